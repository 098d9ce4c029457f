/** Pictures that are the slides of one deck, told by their names: `slide-01.png`, `slide-02.png`, … in one folder. */
import { basename, dirname, extname, join } from 'node:path';
import { DECK_ENDINGS } from '../model/vocabulary.js';

const ENDINGS = new Set([...DECK_ENDINGS.png, ...DECK_ENDINGS.jpeg]);
const byName = new Intl.Collator('en', { numeric: true });

/**
 * The decks that `paths` are, in their order: each the files that it consists of, of a series of pictures all of them in
 * the natural order of their names. A series is at least two pictures of a folder whose names differ in their last number
 * alone, counted from 0 or 1: pictures of a camera (`IMG_4711.jpg`), and years (`acme-2025.png`), are decks of their own.
 */
export function decksOfFiles(paths: readonly string[]): string[][] {
  const series = new Map<string, string[]>();
  for (const path of paths) {
    const key = seriesOf(path);
    if (key !== undefined) series.set(key, [...(series.get(key) ?? []), path]);
  }
  const decks = new Map<string, string[]>();
  for (const path of paths) {
    const pictures = series.get(seriesOf(path) ?? '') ?? [];
    const isDeck = pictures.length > 1 && pictures.some((one) => Number(numberOf(one)?.[2]) <= 1);
    decks.set(isDeck ? seriesOf(path)! : `file ${path}`, isDeck ? pictures.toSorted(byName.compare) : [path]);
  }
  return [...decks.values()];
}

/** What names the series that a picture may belong to: its path without the number. Undefined for other files. */
export function seriesOf(path: string): string | undefined {
  const found = numberOf(path);
  return found && join(dirname(path), `${found[1]}#${found[3]}`).toLowerCase();
}

/** What stands before the last number of a picture's name, the number, and what stands behind it. */
function numberOf(path: string): RegExpExecArray | undefined {
  const ending = extname(path);
  if (!ENDINGS.has(ending.toLowerCase())) return undefined;
  return /^(.*?)(\d+)(\D*)$/s.exec(basename(path, ending)) ?? undefined;
}
