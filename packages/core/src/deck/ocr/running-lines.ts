/** Finds what pictured slides repeat in one place, a logo or a footer: it heads none of them. */
import type { PageText } from './read-pages.js';
import type { OcrLine } from './text-recognizer.js';

/** On so many slides, and this share of them, a line is no longer a slide's own. */
const FEWEST = 3;
const SHARE = 0.3;
/** Steps (share of the slide) in which places are compared. */
const STEP = 0.02;

export function findRunningLines(pages: readonly PageText[]): ReadonlySet<OcrLine> {
  const places = new Map<string, { page: PageText; line: OcrLine }[]>();
  for (const page of pages) {
    for (const line of page.lines) {
      const key = placeOf(line, page);
      const held = places.get(key);
      if (held === undefined) places.set(key, [{ page, line }]);
      else held.push({ page, line });
    }
  }
  const least = Math.max(FEWEST, SHARE * pages.length);
  const running = [...places.values()].filter((found) => new Set(found.map(({ page }) => page)).size >= least);
  return new Set(running.flat().map(({ line }) => line));
}

function placeOf({ text, x, y, h }: OcrLine, { width, height }: PageText): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const middle = Math.round((y + h / 2) / height / STEP);
  return `${letters} ${Math.round(x / width / STEP)} ${middle}`;
}
