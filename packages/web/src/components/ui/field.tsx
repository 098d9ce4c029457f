/** Form fields: label, control, hint and error, tied together for screen readers. */
import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

// On phones as large as a finger, with letters that keep the browser from zooming in.
const CONTROL =
  'w-full rounded-md border border-edge bg-card px-3 text-base text-ink placeholder:text-faint disabled:opacity-60 aria-invalid:border-poor max-sm:text-[16px]';
const ONE_LINE = 'h-9 max-sm:h-10';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Behind the label: "optional". */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Draws the control with the given properties: `{(control) => <Input {...control} {...register('email')} />}`. */
  children: (control: ControlProps) => ReactElement;
}

export function Field({ label, note, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-[550]">
        {label}
        {note && <span className="ml-1.5 font-normal text-faint">{note}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={cx(CONTROL, ONE_LINE, 'read-only:bg-sunk', className)} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...props} className={cx(CONTROL, 'min-h-20 py-2', className)} />;
}

/** The system's own select: it works with every keyboard, screen reader and phone, and injects no style. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...props} className={cx(CONTROL, ONE_LINE, 'appearance-none truncate pr-8')} />
      <ChevronDown
        size={15}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-faint"
      />
    </span>
  );
}

export function Checkbox({ label, className, ...props }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={cx('flex items-start gap-2.5 text-base max-sm:py-2', className)}>
      <input type="checkbox" {...props} className="mt-0.5 size-4 shrink-0 accent-[var(--accent)]" />
      <span>{label}</span>
    </label>
  );
}
