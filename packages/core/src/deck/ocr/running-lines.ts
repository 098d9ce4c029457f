/** Finds what pictured slides repeat in one place, a logo or a footer: it heads none of them. */
import { repeatedKeys } from '../../text/repeated-keys.js';
import type { PageText } from './read-pages.js';
import type { OcrLine } from './text-recognizer.js';

/** On this share of the slides a line is no longer a slide's own. */
const SHARE = 0.3;
/** Steps (share of the slide) in which places are compared. */
const STEP = 0.02;

export function findRunningLines(pages: readonly PageText[]): ReadonlySet<OcrLine> {
  const running = repeatedKeys(
    pages.map((page) => page.lines.map((line) => placeOf(line, page))),
    SHARE,
  );
  return new Set(pages.flatMap((page) => page.lines.filter((line) => running.has(placeOf(line, page)))));
}

function placeOf({ text, x, y, h }: OcrLine, { width, height }: PageText): string {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const middle = Math.round((y + h / 2) / height / STEP);
  return `${letters} ${Math.round(x / width / STEP)} ${middle}`;
}
