/** Parts OCR lines that run across columns or cards: the engine joins what stands on one height, however far apart. */
import { letterSize } from './letter-size.js';
import type { OcrLine, OcrWord } from './text-recognizer.js';

/** A gap wider than this many times the size of the letters parts two columns wherever it is … */
const COLUMN_GAP = 1.7;
/** … and one of this many, if lines above or below keep the same gutter or start where the words after it start. */
const GUTTER = 0.65;
/** A gutter is also this many times wider than the spaces of its line. */
const OF_SPACES = 1.8;
/** A letter-spaced line is parted only at gaps of this many of its spaces. */
const OF_SPACING = 2.5;
/** A bullet or number may stand this far (sizes) before its words. */
const BULLET_GAP = 3.2;
const BULLET = /^(?:[\d\p{L}]{1,2}[.)]|[^\p{L}\p{N}$€£+#@]|[eo])$/u;
/** Lines this far above or below (sizes) are neighbours. */
const NEAR = 3;
/** How near (sizes) the starts of lines of one column are to one another. */
const ALIGNED = 0.3;

/** Every line as the pieces that a reader sees as such. */
export function splitColumns(lines: readonly OcrLine[]): OcrLine[] {
  const all = lines.map(toSpaced);
  return all.flatMap((spaced) =>
    pieces(
      spaced,
      all.filter((other) => other !== spaced && areNear(other, spaced)),
    ),
  );
}

/** A line with the gaps before its words. */
interface Spaced {
  line: OcrLine;
  /** From left to right. */
  words: OcrWord[];
  gaps: Gap[];
  size: number;
  /** Width of a usual space. */
  space: number;
  letterSpaced: boolean;
}

interface Gap {
  x0: number;
  x1: number;
}
const NONE: Gap = { x0: 0, x1: 0 };

function toSpaced(line: OcrLine): Spaced {
  const words = [...line.words].sort((a, b) => a.x - b.x || a.w - b.w);
  const gaps: Gap[] = [];
  let right = -Infinity;
  for (const [index, word] of words.entries()) {
    if (index > 0) gaps.push({ x0: right, x1: word.x });
    right = Math.max(right, word.x + word.w);
  }
  const size = letterSize(words) || line.h;
  const widths = gaps.map(widthOf);
  const middle = median(widths);
  const single = words.filter((word) => [...word.text].length === 1).length;
  const letterSpaced = words.length >= 4 && single >= 0.8 * words.length;
  return { line, words, gaps, size, space: letterSpaced ? middle : Math.min(middle, size / 2), letterSpaced };
}

function pieces(spaced: Spaced, neighbours: readonly Spaced[]): OcrLine[] {
  const { line, words, gaps } = spaced;
  const groups: OcrWord[][] = [];
  for (const [index, word] of words.entries()) {
    const gap = gaps[index - 1];
    const group = groups.at(-1);
    const bulleted =
      index === 1 && BULLET.test(words[0]?.text ?? '') && widthOf(gap ?? NONE) < BULLET_GAP * spaced.size;
    if (group === undefined || (gap !== undefined && !bulleted && parts(gap, spaced, neighbours))) groups.push([word]);
    else group.push(word);
  }
  return groups.length < 2 ? [line] : groups.map(toPiece);
}

function parts(gap: Gap, { size, space, letterSpaced }: Spaced, neighbours: readonly Spaced[]): boolean {
  const wide = widthOf(gap);
  if (letterSpaced) return wide > OF_SPACING * space && wide > COLUMN_GAP * size;
  if (wide > COLUMN_GAP * size) return true;
  if (wide < GUTTER * size || wide < OF_SPACES * space) return false;
  return neighbours.some(
    (other) =>
      other.gaps.some((beside) => widthOf(beside) >= GUTTER * size && shared(gap, beside) >= 0.5 * wide) ||
      Math.abs(other.line.x - gap.x1) < ALIGNED * size,
  );
}

function areNear(a: Spaced, b: Spaced): boolean {
  const apart = Math.max(a.line.y, b.line.y) - Math.min(a.line.y + a.line.h, b.line.y + b.line.h);
  return apart < NEAR * Math.min(a.size, b.size) && apart > -0.5 * Math.min(a.size, b.size);
}

function widthOf({ x0, x1 }: Gap): number {
  return x1 - x0;
}

function shared(a: Gap, b: Gap): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

function toPiece(words: readonly OcrWord[]): OcrLine {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  return {
    text: words.map((word) => word.text).join(' '),
    x,
    y,
    w: Math.max(...words.map((word) => word.x + word.w)) - x,
    h: Math.max(...words.map((word) => word.y + word.h)) - y,
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
    words: [...words],
  };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
