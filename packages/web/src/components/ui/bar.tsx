/** A bar: how much of a whole, and striped, how much more there could be. */
import { cx } from '../../lib/cx.js';
import type { Tone } from './badge.js';

const FILLS: Record<Tone, string> = {
  good: 'bg-good text-good',
  fair: 'bg-fair text-fair',
  poor: 'bg-poor text-poor',
  accent: 'bg-accent text-accent',
  neutral: 'bg-faint text-faint',
};

interface BarProps {
  /** 0 to 100; more is drawn as 100. */
  value: number;
  /** Where the striped part ends; absent without one. */
  upTo?: number | undefined;
  tone?: Tone;
  /** What a screen reader says. Absent where the number stands beside the bar. */
  label?: string;
  className?: string;
}

export function Bar({ value, upTo, tone = 'accent', label, className }: BarProps) {
  const filled = clamp(value);
  const could = upTo === undefined ? filled : clamp(upTo);
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx('relative h-1.5 overflow-hidden rounded-full bg-sunk', className)}
    >
      <div
        data-fill=""
        className={cx('absolute inset-y-0 left-0 rounded-full', FILLS[tone])}
        style={{ width: `${filled}%` }}
      />
      {could > filled && (
        <div
          className={cx(
            'striped absolute inset-y-0',
            tone === 'neutral' ? 'text-line-strong' : FILLS[tone].split(' ')[1],
          )}
          style={{ left: `${filled}%`, width: `${could - filled}%` }}
        />
      )}
    </div>
  );
}

function clamp(value: number): number {
  return Math.min(100, Math.max(0, value));
}
