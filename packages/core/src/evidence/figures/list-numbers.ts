/** Finds the numbers that only count off what a slide lists: 1, 2, 3 alone on their lines, in the order of reading. */
import type { ReadPassage } from './read-passage.js';

/** Two may be figures: "1 founder, 2 patents". */
const FEWEST = 3;
const LIST_NUMBER = /^[1-9]$/u;

export function listNumbers(reads: readonly ReadPassage[]): ReadPassage[] {
  const numbers = reads.filter(({ text, passage }) => LIST_NUMBER.test(text.trim()) && !passage.lines[0]?.cell);
  const counting = numbers.length >= FEWEST && numbers.every(({ text }, index) => Number(text) === index + 1);
  return counting ? numbers : [];
}
