/** Words and signs around a number that bound it: over, up to, about, más de, jusqu'à, 40+. */
import type { Figure } from './figure.js';
import { BEFORE, GROWS, MORE_BEHIND, UNTIL } from '../words/numbers/bounds.js';

export interface Bound {
  bound: NonNullable<Figure['bound']>;
  /** Where the bounding word starts. */
  start: number;
}

/** The bounding word or sign that ends at `at` of accent-free text. */
export function boundBefore(folded: string, at: number): Bound | undefined {
  const from = Math.max(0, at - 28);
  const before = folded.slice(from, at);
  for (const [words, bound] of BEFORE) {
    const match = words.exec(before);
    if (match === null) continue;
    if (bound === 'lte' && UNTIL.test(match[0]) && GROWS.test(folded.slice(Math.max(0, at - 110), from + match.index)))
      return undefined;
    return { bound, start: from + match.index };
  }
  return undefined;
}

/** `+`, "or more", "o más", "et plus", "and up" behind a number; returns where it ends. */
export function boundAfter(folded: string, at: number): number | undefined {
  if (folded[at] === '+' && !/[\d$€£]/u.test(folded[at + 1] ?? '')) return at + 1;
  const words = MORE_BEHIND.exec(folded.slice(at, at + 12));
  return words === null ? undefined : at + words[0].length;
}
