/** Which words of a text a search meant, and the text in pieces with those marked. */
import type { MarkedText } from '../model/search.js';
import { toSearchText, wordPlaces, wordsOf } from '../text/search-text.js';

/** A word of a search: the beginning of a word, and of scripts that set no spaces any part of one. */
export interface Sought {
  word: string;
  anywhere: boolean;
}

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** More words than a person types; each costs a look through all analyses. */
const MOST_WORDS = 10;

/** The words of what was typed, each once. */
export function soughtWords(text: string): Sought[] {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  return words.map((word) => ({ word, anywhere: WITHOUT_SPACES.test(word) }));
}

export function isMeant(found: string, { word, anywhere }: Sought): boolean {
  return anywhere ? found.includes(word) : found.startsWith(word);
}

/** The words of a text, folded, each behind a space: what `stands` looks through. */
export function spacedWords(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join('');
}

/** Whether the word searched for is meant by one of `spaced`, which `spacedWords()` made. */
export function stands({ word, anywhere }: Sought, spaced: string): boolean {
  return spaced.includes(anywhere ? word : ` ${word}`);
}

/** Whether one of the words searched for stands in `text`. */
export function isAnyIn(text: string, sought: readonly Sought[]): boolean {
  // Cutting into words costs many times what looking for a few letters does.
  const folded = toSearchText(text);
  if (!sought.some(({ word }) => folded.includes(word))) return false;
  const spaced = spacedWords(text);
  return sought.some((one) => stands(one, spaced));
}

/** The text with the words meant marked; where it is longer than `most`, the part in which the first of them stands. */
export function markWords(text: string, sought: readonly Sought[], most = Infinity): MarkedText {
  const meant = wordPlaces(text).filter(({ word }) => sought.some((one) => isMeant(word, one)));
  const [from, to] = text.length > most ? excerpt(text, meant[0]?.start ?? 0, most) : [0, text.length];
  const pieces: MarkedText = [];
  const add = (piece: string, hit: boolean): void => {
    if (piece) pieces.push(hit ? { text: piece, hit } : { text: piece });
  };
  let at = from;
  for (const { start, end } of meant) {
    if (start < at || end > to) continue;
    add((at === from && from > 0 ? '… ' : '') + text.slice(at, start), false);
    add(text.slice(start, end), true);
    at = end;
  }
  add((at === from && from > 0 ? '… ' : '') + text.slice(at, to) + (to < text.length ? ' …' : ''), false);
  return pieces;
}

/** From a word's beginning to a word's end, with what is meant after a third of it. */
function excerpt(text: string, meant: number, most: number): [from: number, to: number] {
  const earliest = Math.min(Math.max(0, meant - Math.floor(most / 3)), text.length - most);
  const space = earliest === 0 ? -1 : text.indexOf(' ', earliest);
  const from = space >= 0 && space < meant ? space + 1 : earliest;
  const last = from + most >= text.length ? text.length : text.lastIndexOf(' ', from + most);
  return [from, last > Math.max(from, meant) ? last : Math.min(text.length, from + most)];
}
