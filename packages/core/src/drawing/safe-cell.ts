/** Keeps a spreadsheet from running a deck's text as a formula. */
import { printable } from './printable.js';

/** What starts a formula, once full-width, small and raised forms are written plainly. */
const STARTS = '=+\\-−@|';
const FORMULA = new RegExp(`^[\\s"'\`]*[${STARTS}]`, 'u');
/** "-12 %", "+85%", "−3.5": a signed figure is no formula. */
const SIGNED_FIGURE = /^\s*[-+−]\s?\d[\d.,'’\s]*(?:[%×xkKmM]|[€$£¥])?\s*$/u;
/**
 * A cell may be cut in two where the reader's list separator is not ours, so that what follows a semicolon, tab or line
 * break would start a cell of its own.
 */
const LATER = new RegExp(`([;\\t\\n]["'\\s]*)(?=[${STARTS}＝＋－＠﹦﹢﹣﹫])`, 'gu');

/**
 * `text` for a cell: an apostrophe stands before what a spreadsheet would take for a formula (`=`, `+`, `-`, `@` and `|`
 * in every form, also behind white space or quotation marks; OWASP CSV injection). Signs without a look are taken out.
 * Numbers never come here.
 */
export function safeCell(text: string): string {
  const shown = printable(text);
  const later = shown.replace(LATER, "$1'");
  const plain = shown.normalize('NFKC');
  return FORMULA.test(plain) && !SIGNED_FIGURE.test(plain) ? `'${later}` : later;
}
