/** Scale words and letters of en, es, fr and their neighbours: k, mil, million, Md, crore, billón … */
import type { Ambiguity } from '../../model/fact.js';
import { CODE_BEHIND, MONEY_BEHIND } from './currencies.js';
import {
  EURO_BEHIND,
  KORUNAS_BEHIND,
  OF_RUNWAY,
  SCALE_OR,
  SPAN_BEFORE,
  THOUSANDS_OF,
} from '../words/numbers/scales.js';

export interface Scale {
  factor: number;
  /** Place after the scale. */
  end: number;
  ambiguous?: Ambiguity;
  /** `k`, `M`, `B` …: a letter, not a word. */
  letter: boolean;
  /** ISO 4217 of a scale that says its money too: `MDP`, millions of Mexican pesos. */
  currency?: string;
}

interface ScaleWord {
  word: string;
  factor: number;
  /** Only in decks of these languages. */
  only?: readonly string[];
  currency?: string;
  ambiguous?: Ambiguity;
  /** Capitals matter: `M` is million, `m` metres or months. */
  exact?: boolean;
  letter?: boolean;
  /** A letter that must follow the digits at once unless a currency stands before the number or behind it. */
  attached?: boolean;
  /** Only behind amounts of this currency. */
  of?: string;
  /** Only before this, where no currency stands before the number. */
  before?: RegExp;
}

const LONG_SCALE = ['es', 'fr', 'it', 'de', 'nl', 'ca'] as const;
const UNSURE = 'billion-long-or-short' as const;

// Longest first within one start; lookups are on accent-free lower case unless `exact`.
const WORDS: readonly ScaleWord[] = [
  { word: 'miles de millones', factor: 1e9 },
  { word: 'mil millones', factor: 1e9 },
  { word: 'mil milloes', factor: 1e9 },
  { word: 'mille milliards', factor: 1e12 },
  { word: 'thousand million', factor: 1e9 },
  { word: 'hundred million', factor: 1e8 },
  { word: 'milliarden', factor: 1e9 },
  { word: 'milliards', factor: 1e9 },
  { word: 'milliard', factor: 1e9 },
  { word: 'millardos', factor: 1e9 },
  { word: 'millardo', factor: 1e9 },
  { word: 'miliardi', factor: 1e9 },
  { word: 'millionen', factor: 1e6 },
  { word: 'millones', factor: 1e6 },
  { word: 'millions', factor: 1e6 },
  { word: 'million', factor: 1e6 },
  { word: 'millon', factor: 1e6 },
  { word: 'milhoes', factor: 1e6 },
  { word: 'milhao', factor: 1e6 },
  { word: 'milioni', factor: 1e6 },
  { word: 'mill.', factor: 1e6 },
  { word: 'billones', factor: 1e12, ambiguous: UNSURE },
  { word: 'billon', factor: 1e12, ambiguous: UNSURE },
  { word: 'bilhoes', factor: 1e9 },
  { word: 'bilhao', factor: 1e9 },
  { word: 'billions', factor: 1e12, only: ['fr'], ambiguous: UNSURE },
  { word: 'billion', factor: 1e12, only: ['fr'], ambiguous: UNSURE },
  { word: 'billions', factor: 1e9 },
  { word: 'billion', factor: 1e9 },
  { word: 'trillones', factor: 1e12, ambiguous: UNSURE },
  { word: 'trillon', factor: 1e12, ambiguous: UNSURE },
  { word: 'trillions', factor: 1e12, only: ['fr'], ambiguous: UNSURE },
  { word: 'trillion', factor: 1e12, only: ['fr'], ambiguous: UNSURE },
  { word: 'trillions', factor: 1e12 },
  { word: 'trillion', factor: 1e12 },
  // "R$ 18,7 mi", "R$ 800 mil": as Brazilians write it, in a deck of whatever language.
  { word: 'mil', factor: 1e3, of: 'BRL' },
  { word: 'mi', factor: 1e6, of: 'BRL' },
  { word: 'bi', factor: 1e9, of: 'BRL' },
  { word: 'mi', factor: 1e6, only: ['pt'] },
  { word: 'bi', factor: 1e9, only: ['pt'] },
  { word: 'thousand', factor: 1e3 },
  { word: 'thousands', factor: 1e3 },
  { word: 'tausend', factor: 1e3 },
  { word: 'milliers', factor: 1e3 },
  { word: 'mille', factor: 1e3, only: ['fr', 'it'] },
  { word: 'miles', factor: 1e3, only: ['es'] },
  // "9 mil. Kč": millions, in Czech accounts of whatever language.
  { word: 'mil', factor: 1e6, before: KORUNAS_BEHIND },
  { word: 'mil', factor: 1e3, only: ['es', 'fr', 'pt', 'ca'] },
  { word: 'mil', factor: 1e6, only: ['en'] },
  // "₹11.7 lakh crore", "₹11.7L Cr": a hundred thousand crores.
  ...['lakh crores', 'lakh crore', 'lac crore', 'lakh cr', 'lac cr', 'l crore', 'l cr'].map((word) => ({
    word,
    factor: 1e12,
  })),
  { word: 'crores', factor: 1e7 },
  { word: 'crore', factor: 1e7 },
  { word: 'cr', factor: 1e7, letter: true },
  { word: 'lakhs', factor: 1e5 },
  { word: 'lakh', factor: 1e5 },
  { word: 'lacs', factor: 1e5 },
  { word: 'lac', factor: 1e5 },
  // "₹10.5L"; litres have no rupees before them.
  { word: 'L', factor: 1e5, exact: true, letter: true, attached: true, of: 'INR' },
  { word: 'MDT', factor: 1e6, only: ['fr', 'en'], exact: true, letter: true, currency: 'TND' },
  { word: 'MDH', factor: 1e6, only: ['fr', 'en'], exact: true, letter: true, currency: 'MAD' },
  { word: 'mdp', factor: 1e6, only: ['es', 'en'], letter: true, currency: 'MXN' },
  { word: 'mdd', factor: 1e6, only: ['es', 'en'], letter: true, currency: 'USD' },
  { word: 'tsd', factor: 1e3, only: ['de'] },
  { word: 'mrds', factor: 1e9 },
  { word: 'mrd', factor: 1e9 },
  { word: 'mds', factor: 1e9 },
  { word: 'md', factor: 1e9 },
  { word: 'mln', factor: 1e6 },
  { word: 'mld', factor: 1e9 },
  { word: 'mio', factor: 1e6 },
  // A Swiss milliard: "1,66 mia".
  { word: 'mia', factor: 1e9, only: ['fr', 'de', 'en'] },
  { word: 'mn', factor: 1e6 },
  { word: 'MM', factor: 1e6, exact: true, letter: true },
  { word: 'mm', factor: 1e6, exact: true, letter: true, attached: true },
  { word: 'trn', factor: 1e12 },
  { word: 'tn', factor: 1e12 },
  { word: 'bln', factor: 1e9 },
  { word: 'bn', factor: 1e9, only: LONG_SCALE, ambiguous: UNSURE, letter: true },
  { word: 'bn', factor: 1e9, letter: true },
  { word: 'K', factor: 1e3, exact: true, letter: true },
  { word: 'k', factor: 1e3, exact: true, letter: true },
  { word: 'M', factor: 1e6, exact: true, letter: true },
  { word: 'm', factor: 1e6, exact: true, letter: true, attached: true },
  { word: 'B', factor: 1e9, exact: true, only: LONG_SCALE, ambiguous: UNSURE, letter: true },
  { word: 'B', factor: 1e9, exact: true, letter: true },
  { word: 'b', factor: 1e9, exact: true, letter: true, attached: true },
  // "350 T€", "350 TEUR": a thousand, as German accounts write it; trillions have their sign before them.
  { word: 'T', factor: 1e3, exact: true, letter: true, before: THOUSANDS_OF },
  { word: 'T', factor: 1e12, exact: true, letter: true, attached: true },
  { word: 't', factor: 1e12, exact: true, letter: true, attached: true },
];

const BY_FIRST = groupByFirst(WORDS);

function groupByFirst(words: readonly ScaleWord[]): Map<string, ScaleWord[]> {
  const groups = new Map<string, ScaleWord[]>();
  for (const word of words) {
    const first = word.word[0]?.toLowerCase() ?? '';
    groups.set(first, [...(groups.get(first) ?? []), word]);
  }
  for (const group of groups.values()) group.sort((a, b) => b.word.length - a.word.length);
  return groups;
}

/** Every scale word and letter, in lower case without accents. */
export const SCALE_WORDS: readonly string[] = [...new Set(WORDS.map(({ word }) => word.toLowerCase()))];

/**
 * The scale that starts at `at` (after at most one space or hyphen), or undefined. A scale never begins a
 * longer word ("18 months", "5 Kunden"); `mil M€` and `1000 M€` are read as they say.
 */
export function readScale(
  text: string,
  folded: string,
  at: number,
  language: string,
  hasCurrencyBefore: boolean,
  currency?: string,
): Scale | undefined {
  let from = at;
  if ((text[from] === ' ' || text[from] === '-') && /\p{L}/u.test(text[from + 1] ?? '')) from++;
  // "$4.0 /billion": nobody means "a billion each".
  const slash = SCALE_OR.exec(folded.slice(at, at + 14));
  if (slash !== null) from = at + slash[0].length;
  const spaced = from > at;
  const group = BY_FIRST.get(folded[from] ?? '');
  if (group === undefined) return undefined;
  for (const word of group) {
    if (word.only !== undefined && !word.only.includes(language)) continue;
    if (word.of !== undefined && word.of !== currency) continue;
    const source = word.exact === true ? text : folded;
    if (!source.startsWith(word.word, from)) continue;
    let end = from + word.word.length;
    if (word.before !== undefined && (hasCurrencyBefore || !word.before.test(text.slice(end, end + 5)))) continue;
    if (
      continuesWord(text, end) &&
      !isCompound(word, text, end) &&
      !(hasCurrencyBefore && !spaced && isSetAgainst(word, text, end))
    )
      continue;
    const moneyBehind = MONEY_BEHIND.test(text.slice(end, end + 5));
    if (word.attached === true && !hasCurrencyBefore && !moneyBehind && (spaced || isMonths(folded, end))) continue;
    if (word.letter === true && spaced && !hasCurrencyBefore && !moneyBehind && !STANDS_ALONE.has(word.word)) continue;
    // "130,000 K-12 schools": a name that begins with a letter.
    if (word.letter === true && spaced && LETTERED.test(text.slice(end, end + 8))) continue;
    // "$180,000.00 M.N.": moneda nacional.
    if (word.word === 'M' && /^\.N\.?(?!\p{L})/u.test(text.slice(end, end + 4))) continue;
    // "mil M€", "US$ 64,7 mil M": a thousand millions.
    let factor = word.factor;
    const next = (hasCurrencyBefore ? /^ (MM?)(?![\p{L}\p{N}])/u : /^ (MM?) ?(?:€|£|\$|EUR|GBP|USD|US\$)/u).exec(
      text.slice(end, end + 9),
    );
    if (word.word === 'mil' && next !== null) {
      factor = 1e9;
      end += 1 + (next[1] ?? '').length;
    }
    const goesOn =
      MONEY_BEHIND.test(text.slice(end + 1, end + 6)) || /^\.(?:,| \p{Ll})/u.test(text.slice(end, end + 3));
    if (text[end] === '.' && ABBREVIATED.has(word.word) && goesOn) end++;
    return {
      factor,
      end,
      letter: word.letter === true,
      ...(word.ambiguous !== undefined ? { ambiguous: word.ambiguous } : {}),
      ...(word.currency !== undefined ? { currency: word.currency } : {}),
    };
  }
  return undefined;
}

/** "$200MTarget ARR": a capital that begins the word of another line, set against the letter of an amount. */
const isSetAgainst = ({ word }: ScaleWord, text: string, end: number): boolean =>
  /^[KMB]$/u.test(word) && /^\p{Lu}\p{Ll}{3}/u.test(text.slice(end, end + 4));

// Written after a space even without a currency: "7,25 Mds", "1,2 M", "7.5 Cr", "350 k".
const STANDS_ALONE = new Set(['M', 'MM', 'K', 'k', 'cr', 'bn', 'B', 'mdp', 'mdd', 'MDT', 'MDH']);
const ABBREVIATED = new Set([
  'mio',
  'mia',
  'mil',
  'mrd',
  'mrds',
  'mds',
  'mld',
  'md',
  'mn',
  'mln',
  'cr',
  'M',
  'MM',
  'tsd',
]);

function continuesWord(text: string, end: number): boolean {
  const next = text[end] ?? '';
  if (/[\p{L}\p{N}]/u.test(next)) {
    // "5M USD" is spaced, but "5MUSD" and "2MEUR" are written too.
    return !CODE_BEHIND.test(text.slice(end, end + 5)) && !EURO_BEHIND.test(text.slice(end, end + 5));
  }
  // "M-Pesa", "k-means", but "2M-3M" is a range and "$5M-worth" rare.
  if (next === '-') return /\p{L}/u.test(text[end + 1] ?? '');
  return next === "'" && /\p{L}/u.test(text[end + 1] ?? '') && text[end + 1] !== 's';
}

/** "a 695 million-person region": the scale is whole, and what it counts is tied to it. */
const isCompound = ({ word }: ScaleWord, text: string, end: number): boolean =>
  word.length >= WHOLE_WORD && text[end] === '-';
const WHOLE_WORD = 6;

/** A number behind a letter and a dash that bears no letter itself: "2 M-3 M" is a range. */
const LETTERED = /^-\d{1,2}(?![\d.,]|\s?[kKmMbB](?!\p{L}))/u;

/** "18m runway", "12x in 36m": the letter counts months. */
function isMonths(folded: string, end: number): boolean {
  return OF_RUNWAY.test(folded.slice(end, end + 14)) || SPAN_BEFORE.test(folded.slice(Math.max(0, end - 16), end));
}
