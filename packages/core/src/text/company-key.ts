/** Names as people compare them, and when two spellings name one company. */
import { toSearchText } from './search-text.js';

/** A name as people compare it: case, accents and punctuation left out, words apart by single spaces. */
export function foldName(text: string): string {
  return toSearchText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A company's name as people compare it: case, accents, punctuation and legal forms left out. A name of nothing else
 * (“🚀”, “Co.”) is compared as it stands.
 */
export function nameKey(name: string): string {
  const plain = toSearchText(name)
    .replaceAll('.', '')
    .replace(/\b(inc|llc|ltd|limited|gmbh|sas|sarl|sa|sl|bv|ag|co)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain || name.trim().toLowerCase();
}

/** By which decks of one company are known to be such: of an unknown one, nothing is. */
export function companyKey({ id, companyName, companyNameMessage }: NamedDeck): string {
  return companyNameMessage === undefined ? nameKey(companyName) : `unknown ${id}`;
}

interface NamedDeck {
  id: string;
  companyName: string;
  /** Where the name is unknown. */
  companyNameMessage?: object | undefined;
}
