/** Words of a text as they are looked up: without case, accents and ligatures, with their places in the original. */

export interface Word {
  /** NFKC, lower case, no accents: `Équipe` is `equipe`. */
  folded: string;
  /** Place in the original text. */
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PLAIN = /^[a-z0-9]+$/;

/** A text without case and accents, for look-ups only; quotes stay as the deck has them. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

/** The words of `text` in order. Linear in its length. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({ folded: fold(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return words;
}
