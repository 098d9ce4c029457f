/** Small labels: a badge says how good, a chip says what. */
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.js';

export type Tone = 'good' | 'fair' | 'poor' | 'accent' | 'neutral';

const TONES: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-sunk text-soft',
};

export function Badge({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      {...props}
      className={cx(
        'inline-flex items-center justify-center gap-1 rounded-[7px] px-2.5 py-1 text-[12.5px]/4 font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    />
  );
}

export function Chip({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      {...props}
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-[12px] border border-line bg-card px-2.5 py-0.5 text-[12px]/4.5 text-soft',
        className,
      )}
    />
  );
}
