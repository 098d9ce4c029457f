/** Folds deck text for matching: compatibility forms, dashes, quotes, spaces and letter-spaced headings. */
import { memoize } from './memoize.js';

export interface FoldedText {
  text: string;
  /** For every character of `text` its place in the original; absent when places are equal. */
  places?: number[];
}

const SINGLE: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\ufe58': '-',
  '\ufe63': '-',
  '\uff0d': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u00b4': "'",
  '`': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u201f': '"',
  '\u2033': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u200a': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2004': ' ',
  '\u2005': ' ',
  '\u2006': ' ',
  '\u2008': ' ',
  '\u205f': ' ',
  '\u3000': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
  '\v': ' ',
  '\f': ' ',
  '\u00ad': '',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u2060': '',
  '\ufeff': '',
};

// Superscripts stay apart: folding "10²" to "102" would make another number of it.
const KEPT = /[\u00b2\u00b3\u00b9\u2070-\u209f\u2122\u00bc-\u00be]/u;

const foldCharacter = memoize((character: string): string => {
  const single = SINGLE[character];
  if (single !== undefined) return single;
  if (character < '\u0080' || KEPT.test(character)) return character;
  return character.normalize('NFKC');
});

/** ASCII that folds to itself, as most lines are: they need not be taken apart. */
const UNCHANGED = /^[ -_a-~]*$/;

/** Characters that NFKC makes of one at most: of U+FDFA. */
const LONGEST_FOLD = 18;

/** NFKC with dashes, quotes and spaces made plain. Case and accents stay. Linear. */
export const foldText: (raw: string) => FoldedText = memoize(foldWhole);

function foldWhole(raw: string): FoldedText {
  if (UNCHANGED.test(raw)) return joinSpacedLetters(raw) ?? { text: raw };
  let text = '';
  const places: number[] = [];
  let moved = false;
  let place = 0;
  for (const character of raw) {
    const folded = foldCharacter(character);
    if (folded.length !== character.length) moved = true;
    for (let i = 0; i < folded.length; i++) places.push(place + Math.min(i, character.length - 1));
    text += folded;
    place += character.length;
  }
  const joined = joinSpacedLetters(text);
  if (joined !== undefined) return { text: joined.text, places: joined.places.map((at) => places[at] ?? at) };
  return moved ? { text, places } : { text };
}

/** Whether a text has at most `most` characters, as written and as folded. */
export function isWithin(raw: string, most: number): boolean {
  return raw.length <= most && (raw.length * LONGEST_FOLD <= most || foldedLength(raw) <= most);
}

/** Characters of a text as written or as folded, whichever are more. */
export function foldedLength(raw: string): number {
  return Math.max(raw.length, foldText(raw).text.length);
}

/**
 * The beginning of `raw` that is at most `most` characters long, as written and as folded, and how many of them it takes.
 */
export function startWithin(raw: string, most: number): { text: string; size: number } {
  const text = raw.slice(0, most);
  const folded = foldText(text);
  if (folded.text.length <= most) return { text, size: Math.max(text.length, folded.text.length) };
  return { text: text.slice(0, folded.places?.[most] ?? most), size: most };
}

/**
 * Lower case without accents, each character in its place (same length as the input), for lexicon lookup.
 */
export function foldForLookup(text: string): string {
  return UNCHANGED.test(text) ? text.toLowerCase() : foldOdd(text);
}

const foldOdd = memoize((text: string): string => {
  let folded = '';
  for (let i = 0; i < text.length; i++) folded += lookupCharacter(text[i] ?? '');
  return folded;
});

function lookupCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  const base = character.normalize('NFD')[0] ?? character;
  const lower = base.toLowerCase();
  return lower.length === character.length ? lower : character;
}

/** "P ROD U CTO - D E M O" → "PRODUCTO - DEMO": headings whose letters were set apart. */
function joinSpacedLetters(text: string): { text: string; places: number[] } | undefined {
  if (text.length > 200 || !looksLetterSpaced(text)) return undefined;
  let joined = '';
  const places: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === ' ' && isLetter(text[i - 1]) && isLetter(text[i + 1]) && text[i - 1] !== ' ') continue;
    joined += text[i];
    places.push(i);
  }
  return { text: joined, places };
}

function looksLetterSpaced(text: string): boolean {
  const words = text.split(' ').filter((word) => isLetter(word[0]));
  if (words.length < 5) return false;
  const short = words.filter((word) => word.length <= 3).length;
  const single = words.filter((word) => word.length === 1).length;
  const capitals = text === text.toUpperCase();
  return single >= words.length * 0.3 && short >= words.length * (capitals ? 0.75 : 0.95);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}
