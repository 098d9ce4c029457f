/**
 * Keys of whatever list a page shows: `j` and `k` move through its rows, Enter or `o` opens one, `x` selects it. A list marks
 * its rows with `data-row`: the id that ends the address a row opens, or nothing where its first link does.
 */
import { useShortcut } from '../lib/use-shortcut.js';

export function useRowKeys(): void {
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useShortcut('o', () => linkOf(currentRow())?.click());
  useShortcut('x', () => currentRow()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click());
}

function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const at = rows.findIndex((row) => row === currentRow());
  const row = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
  row?.scrollIntoView({ block: 'nearest' });
  // On the link, so that Enter opens it and Tab goes on from there.
  (linkOf(row) ?? row)?.focus({ preventScroll: true });
}

function currentRow(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row]') ?? undefined;
}

function linkOf(row: HTMLElement | undefined): HTMLElement | null | undefined {
  const id = row?.dataset.row;
  return row?.querySelector<HTMLElement>(id ? `a[href$="/${CSS.escape(id)}"]` : 'a[href]');
}
