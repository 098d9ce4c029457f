/** Multiples said in a word: doubled, triplicado, quadruplé. */
import type { Figure } from './figure.js';
import { TIMES, WORDS } from '../words/numbers/word-multiples.js';

/** `text` as written, `folded` accent-free: French participles are told from nouns by their accent. */
export function wordMultiples(text: string, folded: string): Figure[] {
  if (!TIMES.test(folded)) return [];
  const lower = text.toLowerCase();
  const source = lower.length === text.length ? lower.replace(/ó/gu, 'o') : folded;
  return [...source.matchAll(WORDS)].map((match) => {
    const value = match[1] !== undefined ? 2 : match[2] !== undefined ? 3 : 4;
    const start = match.index;
    const end = start + match[0].length;
    return {
      start,
      end,
      coreEnd: end,
      text: text.slice(start, end),
      type: 'multiple' as const,
      value,
      scaled: false,
      tolerance: value * 0.1,
      ambiguous: [],
      digits: String(value),
      marked: false,
    };
  });
}
