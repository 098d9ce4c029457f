/** Words of a text as they are looked up: without case, accents and ligatures, with their places in the original. */

import { memoize } from './memoize.js';

export interface Word {
  /** NFKC, lower case, no accents: `Équipe` is `equipe`. */
  readonly folded: string;
  /** Place in the original text. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PLAIN_WORD = /[a-z0-9]+/g;
/** Without accents there is nothing to take off. */
const PLAIN = /^[\x00-\x7f]*$/;

/** A text without case and accents, for look-ups only; quotes stay as the deck has them. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : foldOdd(lower);
}

const foldOdd = memoize((lower: string): string =>
  lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss'),
);

/** Letters and digits of `text`, folded, without what stands between them: "E.P.P.-Guard" and "EPP Guard" are one. */
export const bareKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The words of `text` in order. Linear in its length. */
export const wordsOf: (text: string) => readonly Word[] = memoize(readWords);

function readWords(text: string): readonly Word[] {
  const plain = PLAIN.test(text);
  // Of plain text lower case keeps the places, and its letters are found without tables.
  const source = plain ? text.toLowerCase() : text;
  const words: Word[] = [];
  for (const match of source.matchAll(plain ? PLAIN_WORD : WORD)) {
    const [word] = match;
    words.push({ folded: plain ? word : fold(word), start: match.index, end: match.index + word.length });
  }
  return words;
}
