/**
 * What a text says of names without saying which: no company and no person of a deck stands in another, so a model can
 * only learn where names stand and what stands beside them.
 */
import type { FeatureSink } from './hashed-features.js';
import { fold } from '../../text/words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { isBrand, ordinaryShare } from './ordinary-words.js';

/** A name that may be a firm's or a product's, one with a known given name, and letters that stand for words. */
export type NameClass = '<name>' | '<person>' | '<short>';

/** A word, or a sign that stands between names and what is said of them. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’.&-]*|[–—:(),;/|→-]/gu;
const SHORTEST = 2;
const MOST = 60;

/** The words of `text`, folded, each name replaced by its class and each figure by `#`; signs stand for themselves. */
export function namedWords(text: string): string[] {
  const shouts = text === text.toUpperCase();
  const words: string[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    if (words.length === MOST) break;
    const word = wordOf(token, shouts);
    if (!(isName(word) && words.at(-1) === word)) words.push(word);
  }
  return words;
}

/** The words of `text`, folded, that are part of names of which no given name is known. */
export function strangeNames(text: string): string[] {
  const shouts = text === text.toUpperCase();
  return [...text.matchAll(TOKEN)].flatMap(([token]) => (wordOf(token, shouts) === '<name>' ? [fold(token)] : []));
}

export const isName = (word: string | undefined): word is NameClass =>
  word === '<name>' || word === '<person>' || word === '<short>';

function wordOf(token: string, shouts: boolean): string {
  if (/^\p{N}/u.test(token)) return '#';
  const folded = fold(token).replace(/['’.]+$/u, '');
  const isCapitalised = /^\p{Lu}/u.test(token) || isBrand(token);
  if (!isCapitalised || folded.length < SHORTEST || (ordinaryShare([folded]) > 0 && !isBrand(token))) return folded;
  if (GIVEN_NAMES.has(folded)) return '<person>';
  return !shouts && /^\p{Lu}{2,5}$/u.test(token) ? '<short>' : '<name>';
}

/** Adds under `field` where names stand in `text`, what stands beside them and how many there are. */
export function addNames(features: FeatureSink, field: string, text: string): void {
  const words = namedWords(text);
  const names = words.filter(isName).length;
  if (names === 0) return;
  features.add(`${field}#${Math.min(names, 4)}`);
  if (isName(words[0])) {
    features.add(`${field}^${words[0]} ${words[1] ?? ''}`);
    features.add(`${field}^${words[0]}`);
  }
  if (words.every((word) => isName(word) || !/^[\p{L}#]/u.test(word))) features.add(`${field}!`);
  words.forEach((word, at) => {
    if (!isName(word)) return;
    features.add(`${field}<${words[at - 1] ?? ''} ${word}`);
    features.add(`${field}>${word} ${words[at + 1] ?? ''}`);
  });
}
