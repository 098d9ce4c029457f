/** Buttons, and links that look like them. */
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.js';

const LOOKS = {
  plain: 'border-line-strong bg-card text-ink hover:bg-sunk shadow-[0_1px_1px_rgb(0_0_0/.04)]',
  main: 'border-ink bg-ink text-paper hover:opacity-88',
  quiet: 'border-transparent text-soft hover:bg-sunk hover:text-ink',
  danger: 'border-line-strong bg-card text-poor hover:bg-poor-soft',
} as const;

/** On phones no lower than a finger needs. */
const SIZES = {
  md: 'h-9 px-3.5 text-sm max-sm:h-10',
  sm: 'h-7.5 px-2.5 text-sm max-sm:h-10 max-sm:px-3',
  icon: 'size-9 justify-center max-sm:size-10',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** Give the look to the only child, such as a link. */
  asChild?: boolean;
  /** What the button does is under way: it cannot be pressed, and says so. */
  busy?: boolean;
}

export function Button({ look = 'plain', size = 'md', asChild, busy, className, disabled, ...props }: ButtonProps) {
  const Part = asChild ? Slot.Root : 'button';
  return (
    <Part
      {...(!asChild && { type: props.type ?? 'button', disabled: disabled || busy })}
      aria-busy={busy || undefined}
      {...props}
      className={cx(
        'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-[550] whitespace-nowrap transition-colors',
        'disabled:opacity-55 disabled:hover:bg-card aria-busy:cursor-progress print:hidden',
        look === 'main' && 'disabled:hover:bg-ink',
        LOOKS[look],
        SIZES[size],
        className,
      )}
    />
  );
}
