/** Finds a slide's title: the largest words near the top, not a figure. */
import type { TextBlock } from './group-blocks.js';

export interface FoundTitle {
  block: TextBlock;
  text: string;
}

/** Titles longer than this are statements; still the slide's title, but cut from none. */
const LONGEST = 160;
/** Share of the slide's height below which nothing is a title unless it dwarfs the rest. */
const TOP = 0.45;
/** What a figure with its unit, or initials, are worth beside words. */
const FIGURE = 0.25;

export function findTitle(blocks: readonly TextBlock[], slide: { height: number }): FoundTitle | undefined {
  let best: FoundTitle | undefined;
  let bestScore = 0;
  const body = bodySize(blocks);
  for (const block of blocks) {
    if (block.rows !== undefined) continue;
    const text = titleText(block);
    if (text === undefined) continue;
    const size = block.lines[0]?.size ?? 0;
    const y = Math.max(0, block.y0) / slide.height;
    if (size < 9 || (y > TOP && size < 1.5 * body)) continue;
    const bold = block.lines[0]?.bold === true ? 1.1 : 1;
    const statement = isStatement(text, block) ? 0.55 : 1;
    const words = isFigureOrInitials(text) ? FIGURE : 1;
    const score = size * bold * statement * words * (1 - 0.5 * Math.min(1, y));
    if (score > bestScore * 1.0001) [best, bestScore] = [{ block, text }, score];
  }
  return best;
}

/** The block's words, if they can be a title: some letters, more letters than digits, not a long paragraph. */
function titleText(block: TextBlock): string | undefined {
  if (block.lines.length > 4) return undefined;
  // A slide's number set over its title is not part of it.
  const text = block.lines
    .map((line) => line.text)
    .filter((line, index) => index > 0 || /\p{L}/u.test(line))
    .join(' ')
    .trim();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return letters < 2 || digits >= letters || text.length > LONGEST ? undefined : text;
}

/** "11 days", "58 €/MWh", "up to 40%", "SK": set large in cards, but no slide is headed so when it has words. */
function isFigureOrInitials(text: string): boolean {
  if (/^\p{Lu}{1,2}$/u.test(text)) return true;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return (
    words <= 3 &&
    /^(?:(?:up to|over|more than|about|hasta|más de|jusqu[’']à|plus de|près de)\s)?[^\p{L}]{0,3}\p{Nd}/iu.test(text)
  );
}

/** A list item or a sentence is set large at times, but a shorter line above it is the title. */
function isStatement(text: string, block: TextBlock): boolean {
  const words = text.split(' ').length;
  return /^[•●▪■◆➢-]/u.test(text) || (words > 8 && text.endsWith('.')) || (words > 12 && block.lines.length > 2);
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
