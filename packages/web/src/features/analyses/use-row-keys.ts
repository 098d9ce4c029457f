/** Keys of the list: `j` and `k` move through the rows, Enter or `o` opens the report, `x` selects. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useShortcut } from '../../lib/use-shortcut.js';

/** The id of the row that the keyboard is on. */
export function useRowKeys(ids: readonly string[], onSelect: (id: string) => void): string | undefined {
  const [current, setCurrent] = useState<string>();
  const [, navigate] = useLocation();
  const move = (by: number) => {
    const at = current === undefined ? -1 : ids.indexOf(current);
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    setCurrent(next);
    const row = document.querySelector<HTMLElement>(`[data-row="${next}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // On the link, so that Enter opens it and Tab goes on from there.
    (row?.querySelector<HTMLElement>(`a[href$="/analysis/${next}"]`) ?? row)?.focus({ preventScroll: true });
  };
  const shown = current !== undefined && ids.includes(current) ? current : undefined;
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useShortcut('o', () => shown && navigate(`/analysis/${shown}`));
  useShortcut('x', () => shown && onSelect(shown));
  return shown;
}
