/** A card: a titled part of a screen. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('overflow-hidden rounded-lg border border-line bg-card', className)} />;
}

interface PanelProps {
  title: string;
  /** Beside the title: a count, a link. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  /** No room around the content: lists and tables reach the edges. */
  flush?: boolean;
  id?: string;
}

/** A section with a heading that names it. */
export function Panel({ title, aside, children, className, flush, id }: PanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className={cx('overflow-hidden rounded-lg border border-line bg-card', className)}
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4.5 py-2">
        <h2 id={headingId} className="text-md font-semibold tracking-[-0.005em]">
          {title}
        </h2>
        {aside !== undefined && <div className="num flex items-center gap-2 text-sm text-faint">{aside}</div>}
      </header>
      {flush ? children : <div className="p-4.5">{children}</div>}
    </section>
  );
}
