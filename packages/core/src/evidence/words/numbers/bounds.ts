/** Words that `numbers/bounds` looks for, as patterns. Data only. */

/** "Will grow up to 34 Md$ in 2031" says where it gets, not how much at most. */
export const UNTIL = /^(?:hasta|jusqu'a|up to)/u;

export const GROWS =
  /\b(?:grow\w*|grew|cagr|tcac|tcam|tcca|crec\w*|progress\w*|croit|croitre|croiss\w*|expand\w*|subi\w*|aument\w*|augment\w*|pas(?:e|o|er|ar|a|ando)|ris(?:e|es|ing)|climb\w*)\b[^.;|]*$/u;

export const MORE_BEHIND = /^ (?:or more|and up|o mas|y mas|ou plus|et plus)(?!\p{L})/u;

const LEAST =
  '(?:more than|greater than|in excess of|upwards of|over|above|at least|minimum(?: of)?|exceeding|exceeds|mas de|por encima de|superior a|superan?|supera los|al menos|minimo|plus de|au[- ]dela de|superieur a|au moins|>=?|≥|\\+ de)';
const MOST =
  "(?:less than|fewer than|lower than|no more than|up to|as much as|at most|maximum(?: of)?|under|below|menos de|hasta|como maximo|maximo|inferior a|por debajo de|moins de|jusqu'a|inferieur a|au plus|maximum|<=?|≤)";
const ABOUT =
  '(?:approximately|approx\\.?|around|roughly|about|circa|ca\\.|some|nearly|almost|close to|an estimated|estimated|aproximadamente|aprox\\.?|alrededor de|cerca de|unos|unas|casi|environ|autour de|pres de|presque|quelque|~|≈|±)';

export const BEFORE: readonly (readonly [RegExp, 'gte' | 'lte' | 'about'])[] = [
  [new RegExp(`(?<![\\p{L}\\p{N}])${LEAST} ?(?:the |los |las |les )?$`, 'u'), 'gte'],
  [new RegExp(`(?<![\\p{L}\\p{N}])${MOST} ?(?:the |los |las |les )?$`, 'u'), 'lte'],
  [new RegExp(`(?<![\\p{L}\\p{N}])${ABOUT} ?$`, 'u'), 'about'],
];
