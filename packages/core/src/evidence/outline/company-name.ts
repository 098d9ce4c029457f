/** The name of the company: the likeliest of what cover, running lines, sentences, addresses and metadata offer, or none. */
import type { Deck } from '../../model/deck.js';
import { fold } from '../../text/words.js';
import { learnedModel } from '../learned/models.js';
import { DECK_WORDS } from '../words/company-words.js';
import { judgeNames } from './company/name-features.js';
import { rankNames, type RankedName } from './company/rank-names.js';
import { FILE_NUMBER, FILE_WORD } from '../words/outline/company-name.js';

export interface CompanyName {
  name: string;
  /** `file`: only the file's name was left, and says nothing of the deck; `unknown`: that was no name either. */
  from: 'user' | 'deck' | 'file' | 'unknown';
}

/** From this probability on, and likelier than none, nine in ten are right on decks of companies that no weight had seen. */
const ENOUGH = 0.2;
/** The same of a name that a sentence says to be a firm or a product. */
const ENOUGH_SAID = 0.1;

/**
 * The company's name as the deck shows it, else made from the file's name, which says nothing of the deck: no reading
 * rests on it. `given` wins. Empty where it is unknown.
 */
export function readCompanyName(deck: Deck, given?: string): CompanyName {
  // A line break would go through every table.
  const said = given?.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (said) return { name: said, from: 'user' };
  const best = rankNames(judgeNames(deck), learnedModel('companyName'));
  if (best !== undefined && isLikely(best)) return { name: capitalised(best.name), from: 'deck' };
  return nameOfFile(deck.fileName);
}

/** Likely enough to be called by, and likelier than none, or said to be it. */
export const isLikely = ({ probability, none, defined }: RankedName): boolean =>
  (probability >= ENOUGH && probability > none) || (defined && probability >= ENOUGH_SAID);

/** A name in small letters alone stands in a sentence as any other. */
const capitalised = (name: string): string =>
  /\p{Lu}/u.test(name) ? name : name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What is left where no deck was read, or it shows no name. */
export function nameOfFile(fileName: string): CompanyName {
  const name = companyNameFrom(fileName);
  return name === undefined ? { name: '', from: 'unknown' } : { name, from: 'file' };
}

/** A name out of a file's name, without ending, numbers of versions, dates and the words of decks; undefined where that is all. */
function companyNameFrom(fileName: string): string | undefined {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/\(\d+\)/g, ' ')
    .split(/[\s_+.,()[\]-]+/)
    .filter((word) => {
      const folded = fold(word);
      return /\p{L}/u.test(word) && !DECK_WORDS.has(folded) && !FILE_WORD.test(folded) && !FILE_NUMBER.test(word);
    });
  return words.length === 0
    ? undefined
    : words
        .slice(0, 5)
        .join(' ')
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
