/** Words that decks of several companies write in lower case: a capital makes no name of them. */
import { wordsOf } from '../../text/words.js';
import { learnedModel } from './models.js';

/** "OpenTable", "Web3", "Cal.com": written as no word of a language is. */
export const isBrand = (name: string): boolean => /\p{Ll}\p{Lu}|\p{L}\d|\.\p{L}/u.test(name);

/** Whether `name` is ordinary words throughout, written as such. */
export function isOrdinary(name: string): boolean {
  const words = wordsOf(name).flatMap(({ folded }) => (folded.length > 1 ? [folded] : []));
  return words.length > 0 && !isBrand(name) && ordinaryShare(words) === 1;
}

/** Whether `name` is a phrase of ordinary words in any of their forms: "Limited Coverage", "Cobertura Limitada". */
export function isOrdinaryPhrase(name: string): boolean {
  const words = wordsOf(name).flatMap(({ folded }) => (folded.length > 1 ? [folded] : []));
  return words.length > 1 && !isBrand(name) && words.every((word) => ordinaryStems().has(stemOf(word)));
}

/** Without the ending that tells number and gender. */
const stemOf = (word: string): string => (word.length < 5 ? word : word.replace(/[aoe]{0,2}s?$/u, ''));

const STEMS = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function ordinaryStems(): ReadonlySet<string> {
  const words = learnedModel('ordinaryWords');
  const stems = STEMS.get(words) ?? new Set([...words].map(stemOf));
  STEMS.set(words, stems);
  return stems;
}

/** The share of `words`, folded, that are ordinary; 0 of none. */
export function ordinaryShare(words: readonly string[]): number {
  const ordinary = learnedModel('ordinaryWords');
  return words.filter((word) => ordinary.has(word)).length / Math.max(1, words.length);
}
