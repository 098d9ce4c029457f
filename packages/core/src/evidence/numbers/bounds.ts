/** Words and signs around a number that bound it: over, up to, about, más de, jusqu'à, 40+. */
import type { Figure } from './figure.js';

export interface Bound {
  bound: NonNullable<Figure['bound']>;
  /** Where the bounding word starts. */
  start: number;
}

const LEAST =
  '(?:more than|greater than|in excess of|upwards of|over|above|at least|minimum(?: of)?|exceeding|exceeds|mas de|por encima de|superior a|superan?|supera los|al menos|minimo|plus de|au[- ]dela de|superieur a|au moins|>=?|≥|\\+ de)';
const MOST =
  "(?:less than|fewer than|lower than|no more than|up to|as much as|at most|maximum(?: of)?|under|below|menos de|hasta|como maximo|maximo|inferior a|por debajo de|moins de|jusqu'a|inferieur a|au plus|maximum|<=?|≤)";
const ABOUT =
  '(?:approximately|approx\\.?|around|roughly|about|circa|ca\\.|some|nearly|almost|close to|an estimated|estimated|aproximadamente|aprox\\.?|alrededor de|cerca de|unos|unas|casi|environ|autour de|pres de|presque|quelque|~|≈|±)';

const BEFORE: readonly (readonly [RegExp, Bound['bound']])[] = [
  [new RegExp(`(?<![\\p{L}\\p{N}])${LEAST} ?(?:the |los |las |les )?$`, 'u'), 'gte'],
  [new RegExp(`(?<![\\p{L}\\p{N}])${MOST} ?(?:the |los |las |les )?$`, 'u'), 'lte'],
  [new RegExp(`(?<![\\p{L}\\p{N}])${ABOUT} ?$`, 'u'), 'about'],
];

/** "Will grow up to 34 Md$ in 2031" says where it gets, not how much at most. */
const UNTIL = /^(?:hasta|jusqu'a|up to)/u;
const GROWS =
  /\b(?:grow\w*|grew|cagr|tcac|tcam|tcca|crec\w*|progress\w*|croit|croitre|croiss\w*|expand\w*|subi\w*|aument\w*|augment\w*|pas(?:e|o|er|ar|a|ando)|ris(?:e|es|ing)|climb\w*)\b[^.;|]*$/u;

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
  const words = /^ (?:or more|and up|o mas|y mas|ou plus|et plus)(?!\p{L})/u.exec(folded.slice(at, at + 12));
  return words === null ? undefined : at + words[0].length;
}
