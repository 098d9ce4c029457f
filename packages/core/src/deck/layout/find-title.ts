/** Finds a slide's title: the largest words near the top, not a figure. */
import type { TextBlock } from './group-blocks.js';

export interface FoundTitle {
  block: TextBlock;
  /** Lines of the block that the title takes, and where they begin. */
  from: number;
  to: number;
  text: string;
}

/** Titles longer than this are statements; still the slide's title, but cut from none. */
const LONGEST = 160;
const MOST_LINES = 5;
/** Share of the slide's height below which nothing is a title unless it dwarfs the rest, or is the largest and first. */
const TOP = 0.45;
const DWARFS = 1.5;
const LARGEST = 1.15;
const MOST_WORDS_BELOW = 8;
/** What a figure with its unit, or initials, are worth beside words. */
const FIGURE = 0.25;
/** A sentence in the size of the others, or under a heading that is at least so large beside it, is worth less; so is a list item. */
const STATEMENT = 0.55;
const HEADING = 0.6;
/** A line this much smaller than the one before is no part of a title: a subtitle, a figure. */
const SMALLER = 0.87;

interface Candidate extends FoundTitle {
  size: number;
  /** Fraction of the slide's height. */
  y: number;
}

export function findTitle(blocks: readonly TextBlock[], slide: { height: number }): FoundTitle | undefined {
  const candidates = blocks.flatMap((block) => candidateIn(block, slide.height) ?? []);
  let best: FoundTitle | undefined;
  let bestScore = 0;
  for (const candidate of candidates) {
    const { block, text, size, y, from } = candidate;
    if (size < 9 || (y > TOP && !standsOut(candidate, blocks))) continue;
    const headed = candidates.some((other) => other.y < y && other.size >= HEADING * size);
    const large = size >= LARGEST * bodySize(blocks.filter((other) => other !== block));
    const bold = block.lines[from]?.bold === true ? 1.1 : 1;
    const statement = isItem(text) || ((headed || !large) && isStatement(text, block)) ? STATEMENT : 1;
    const words = isFigureOrInitials(text) ? FIGURE : 1;
    const score = size * bold * statement * words * (1 - 0.5 * Math.min(1, y));
    if (score > bestScore * 1.0001) [best, bestScore] = [candidate, score];
  }
  return best;
}

/** Far down on the slide: a few words, larger than the text of the others by far, or than all of them and above them. */
function standsOut({ block, size, text }: Candidate, blocks: readonly TextBlock[]): boolean {
  if (text.split(' ').length > MOST_WORDS_BELOW) return false;
  const others = blocks.filter((other) => other !== block);
  const largest = Math.max(0, ...others.flatMap((other) => other.lines.map((line) => line.size)));
  const first = others.every((other) => other.y0 > block.y0 || other.look < HEADING * size);
  return size >= DWARFS * bodySize(others) || (first && size >= LARGEST * largest);
}

/** The block's first lines of one size, if they can be a title: some letters, more letters than digits, not a long paragraph. */
function candidateIn(block: TextBlock, height: number): Candidate | undefined {
  if (block.rows !== undefined) return undefined;
  // A slide's number set over its title is not part of it.
  const from = /\p{L}/u.test(block.lines[0]?.text ?? '') ? 0 : 1;
  const size = block.lines[from]?.size ?? 0;
  const end = block.lines.findIndex((line, index) => index > from && line.size < SMALLER * size);
  const to = end < 0 ? block.lines.length : end;
  const text = block.lines
    .slice(from, to)
    .map((line) => line.text)
    .join(' ')
    .trim();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  if (to - from > MOST_LINES || letters < 2 || digits >= letters || text.length > LONGEST) return undefined;
  return { block, from, to, text, size, y: Math.max(0, block.y0) / height };
}

/** "11 days", "58 €/MWh", "up to 40%", "SK": set large in cards, but no slide is headed so when it has words. */
function isFigureOrInitials(text: string): boolean {
  if (/^\p{Lu}{1,2}$/u.test(text)) return true;
  // "3. Plan de marketing" is numbered.
  if (/^\p{Nd}{1,2}[.):]\s/u.test(text)) return false;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return (
    words <= 3 &&
    /^(?:(?:up to|over|more than|about|hasta|más de|jusqu[’']à|plus de|près de)\s)?[^\p{L}]{0,3}\p{Nd}/iu.test(text)
  );
}

function isItem(text: string): boolean {
  return /^[•●▪■◆➢-]/u.test(text);
}

/** A sentence is set large at times, but a shorter line above it is the title. */
function isStatement(text: string, block: TextBlock): boolean {
  const words = text.split(' ').length;
  return (words > 8 && text.endsWith('.')) || (words > 12 && block.lines.length > 2);
}

/** Size of most letters on the slide. */
function bodySize(blocks: readonly TextBlock[]): number {
  const letters = new Map<number, number>();
  for (const line of blocks.flatMap((block) => block.lines)) {
    letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of letters) if (count > most) [best, most] = [size, count];
  return best;
}
