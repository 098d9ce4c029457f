/** Several of many, as chips: chosen from a list in sight, or typed one after another. */
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Field, Input } from './field.js';

interface ChipChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** In the order of the options, whatever was chosen first. */
export function ChipChoice<Value extends string>({ legend, options, values, onChange }: ChipChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[550]">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex h-7 cursor-pointer items-center rounded-full border border-edge px-3 text-sm text-soft hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:font-[550] has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent max-sm:h-9"
          >
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? target.checked : values.includes(one))),
                )
              }
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChipFieldProps {
  label: string;
  hint: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Offered while typing. */
  suggestions?: readonly string[];
  /** Accessible name of the button that takes one out. */
  removeLabel: (value: string) => string;
}

/** Enter or a comma takes what was typed as one more, and so does leaving the field; Backspace in the empty field takes the last out. */
export function ChipField({ label, hint, values, onChange, suggestions = [], removeLabel }: ChipFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    const added = text
      .split(',')
      .map((one) => one.trim())
      .filter((one, at, all) => one !== '' && !values.includes(one) && all.indexOf(one) === at);
    if (added.length > 0) onChange([...values, ...added]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      take(typed);
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1));
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-1.5">
          {values.map((value) => (
            <span
              key={value}
              className="inline-flex h-7 items-center gap-1 rounded-full border border-accent bg-accent-soft pr-1 pl-3 text-sm"
            >
              {value}
              <button
                type="button"
                aria-label={removeLabel(value)}
                onClick={() => onChange(values.filter((one) => one !== value))}
                className="rounded-full p-1 text-soft hover:text-ink"
              >
                <X size={12} aria-hidden />
              </button>
            </span>
          ))}
          <Input
            {...control}
            list={suggestions.length > 0 ? listId : undefined}
            autoComplete="off"
            className="w-auto min-w-40 flex-1"
            value={typed}
            onChange={({ target }) => (target.value.includes(',') ? take(target.value) : setTyped(target.value))}
            onKeyDown={onKeyDown}
            onBlur={() => take(typed)}
          />
          <datalist id={listId}>
            {suggestions.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </div>
      )}
    </Field>
  );
}
