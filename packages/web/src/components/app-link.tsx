/** Links inside the app: what they lead to is loaded while they are pointed at or focused. */
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { prefetch } from '../lib/prefetch.js';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

export function AppLink({ href, onMouseEnter, onFocus, ...props }: AppLinkProps) {
  return (
    <Link
      {...props}
      href={href}
      onMouseEnter={(event) => {
        prefetch(href);
        onMouseEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}
