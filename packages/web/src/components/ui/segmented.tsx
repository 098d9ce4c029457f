/** One of a few, all in sight: period, language, view. Arrow keys move. */
import { useId } from 'react';
import { cx } from '../../lib/cx.js';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; title?: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

export function Segmented<Value extends string>({ label, value, options, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'inline-flex max-w-full flex-wrap rounded-md border border-line bg-sunk p-0.5 print:hidden',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.title}
          className="relative inline-flex h-7 cursor-pointer whitespace-nowrap max-sm:h-9 items-center rounded-[6px] px-2.5 text-sm text-soft hover:text-ink has-checked:bg-card has-checked:font-[550] has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.title}
            onChange={() => onChange(option.value)}
            className="absolute inset-x-0 -inset-y-0.5 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
