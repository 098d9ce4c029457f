/**
 * A field above a list in groups, from which one entry is chosen: the focus stays in the field while arrows move through
 * the list, Enter chooses, and screen readers hear which entry is meant (WAI-ARIA combobox with list box).
 */
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

export interface ComboboxGroup {
  id: string;
  title: ReactNode;
  /** At the end of the title's line. */
  note?: ReactNode;
  /** Of what was typed before: nothing is chosen from it by Enter. */
  stale?: boolean;
  entries: readonly { id: string; content: ReactNode }[];
}

interface ComboboxProps {
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  groups: readonly ComboboxGroup[];
  /** Read aloud when it changes: how much was found. */
  status: string;
  onChoose: (id: string) => void;
  /** Under the list, or in its place: hint, loading, nothing found, error. */
  children?: ReactNode;
  /** Under the list. */
  foot?: ReactNode;
}

export function Combobox(props: ComboboxProps) {
  const { label, placeholder, value, onValueChange, groups, status, onChoose, children, foot } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const ids = groups.flatMap(({ entries }) => entries.map((entry) => entry.id));
  const [chosen, setChosen] = useState('');
  // The first until somebody moves, and again when what was meant is gone.
  const active = ids.includes(chosen) ? chosen : ids[0];
  const isStale = groups.some(({ stale, entries }) => stale && entries.some((entry) => entry.id === active));
  const isOpen = ids.length > 0;
  const optionId = (entry: string) => `${id}-${entry}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (step: 1 | -1) => {
    const at = ids.indexOf(active ?? '');
    setChosen(ids[(at + step + ids.length) % ids.length] ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is choosing a character: its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined && !isStale) onChoose(active);
    }
  };

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4.5">
        <Search size={17} aria-hidden className="shrink-0 text-faint" />
        <input
          // The field is what the dialog was opened for.
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            setChosen('');
            onValueChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent pr-10 text-md text-ink outline-none placeholder:text-faint"
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col">
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          aria-busy={groups.some(({ stale }) => stale)}
          hidden={!isOpen}
          className="overflow-y-auto"
        >
          {groups.map((group) => (
            <div
              key={group.id}
              role="group"
              aria-labelledby={`${id}-${group.id}`}
              className={cx('pb-1.5 transition-opacity', group.stale && 'opacity-60')}
            >
              <div
                id={`${id}-${group.id}`}
                role="presentation"
                className="sticky top-0 flex justify-between gap-3 bg-card px-4.5 pt-3 pb-1.5 text-xs font-[550] text-faint"
              >
                {group.title}
                {group.note && <span className="font-normal">{group.note}</span>}
              </div>
              {group.entries.map((entry) => (
                <div
                  key={entry.id}
                  id={optionId(entry.id)}
                  role="option"
                  aria-selected={entry.id === active}
                  onPointerMove={() => setChosen(entry.id)}
                  onClick={() => onChoose(entry.id)}
                  className={cx(
                    'mx-1.5 cursor-pointer scroll-my-10 rounded-md px-3 py-2',
                    entry.id === active && 'bg-sunk',
                  )}
                >
                  {entry.content}
                </div>
              ))}
            </div>
          ))}
        </div>
        {children}
      </div>
      {foot}
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}
