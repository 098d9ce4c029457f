/** Turns the placed letters of a line into its text: finds the words, and joins letter-spaced headings. */

/** A letter (or written-out ligature) of a line. */
export interface Placed {
  text: string;
  x0: number;
  x1: number;
  size: number;
  bold: boolean;
  /** Real space characters the file has before it. */
  spacesBefore: number;
}

/** Without a real space, a gap wider than this (ems) still separates words; a normal space is 0.25 em. */
const WORD_GAP = 0.16;
/** A line this long without a real space is set by positions alone. */
const UNSPACED_LINE = 9;
/** Mean gap between letters (ems) from which a line counts as letter-spaced. */
const SPACED = 0.12;

export function lineText(glyphs: readonly Placed[]): string {
  const gaps = gapsOf(glyphs);
  const threshold = wordGap(glyphs, gaps);
  const typed = isTypedSpacing(glyphs) ? typedGap(glyphs, gaps) : undefined;
  let text = '';
  glyphs.forEach((glyph, index) => {
    const gap = gaps[index] ?? 0;
    const apart =
      typed === undefined ? glyph.spacesBefore > 0 || gap > threshold : glyph.spacesBefore > 1 || gap > typed;
    if (index > 0 && apart) text += ' ';
    text += glyph.text;
  });
  return text.normalize('NFC');
}

/** Gap before each letter in ems of the larger of the two letters: a raised sign stands close to a large figure. */
function gapsOf(glyphs: readonly Placed[]): number[] {
  return glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    return before === undefined ? 0 : (glyph.x0 - before.x1) / Math.max(0.1, before.size, glyph.size);
  });
}

function wordGap(glyphs: readonly Placed[], gaps: readonly number[]): number {
  const inside = gaps.filter(
    (_, index) => index > 0 && glyphs[index]?.spacesBefore === 0 && isLetter(glyphs[index]?.text),
  );
  if (inside.length < 3) return WORD_GAP;
  const middle = median(inside);
  if (middle >= SPACED) return Math.max(0.2, middle * 1.6 + 0.05);
  // Where the file writes no spaces at all, gaps are all there is, and they can be narrow.
  const unspaced = glyphs.length >= UNSPACED_LINE && glyphs.every((glyph) => glyph.spacesBefore === 0);
  return unspaced ? Math.max(0.07, middle + 0.1) : Math.max(WORD_GAP, middle + 0.13);
}

/** "P I T C H" typed with spaces: at least four words, nearly all single letters. */
function isTypedSpacing(glyphs: readonly Placed[]): boolean {
  const starts = glyphs.filter((glyph, index) => index === 0 || glyph.spacesBefore > 0).length;
  const letters = glyphs.filter((glyph) => isLetter(glyph.text)).length;
  return starts >= 4 && starts >= 0.8 * glyphs.length && letters >= 0.8 * glyphs.length;
}

function typedGap(glyphs: readonly Placed[], gaps: readonly number[]): number {
  return median(gaps.filter((_, index) => index > 0 && (glyphs[index]?.spacesBefore ?? 0) > 0)) * 1.6 + 0.05;
}

function isLetter(text: string | undefined): boolean {
  const code = text?.charCodeAt(0) ?? 0;
  // Nearly all are ASCII, and this is asked of every letter.
  if (code < 0x80) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return /^\p{L}/u.test(text ?? '');
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
