/** Finds what pictured slides repeat in one place, a logo or a footer: it heads none of them. */
import { countGroups } from '../../text/count-groups.js';
import type { PageText } from './read-pages.js';
import type { OcrLine } from './text-recognizer.js';

/** On so many slides, and this share of them, a line is no longer a slide's own. */
const FEWEST = 3;
const SHARE = 0.3;
/** Steps (share of the slide) in which places are compared. */
const STEP = 0.02;

export function findRunningLines(pages: readonly PageText[]): ReadonlySet<OcrLine> {
  const counts = countGroups(pages.map((page) => page.lines.map((line) => placeOf(line, page))));
  const least = Math.max(FEWEST, SHARE * pages.length);
  return new Set(pages.flatMap((page) => page.lines.filter((line) => (counts.get(placeOf(line, page)) ?? 0) >= least)));
}

function placeOf({ text, x, y, h }: OcrLine, { width, height }: PageText): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const middle = Math.round((y + h / 2) / height / STEP);
  return `${letters} ${Math.round(x / width / STEP)} ${middle}`;
}
