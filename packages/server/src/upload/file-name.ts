/** The name of an uploaded file, as data: it is shown and stored, and never becomes part of a path. */

const LONGEST = 200;

/** Last part of what the browser sent, without characters that hide or reorder what is read; `deck` when nothing is left. */
export function shownFileName(sent: string | null | undefined): string {
  const last = (sent ?? '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim();
  const name = plain.replace(/^\.+$/, '') || 'deck';
  if (name.length <= LONGEST) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return `${[...name].slice(0, LONGEST - ending.length - 1).join('')}…${ending}`;
}
