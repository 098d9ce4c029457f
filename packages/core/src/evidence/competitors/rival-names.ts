/** The grammar of rivals' names: brands of one to four words, in lists and behind "vs". */
import { NOT_RIVALS } from '../words/competition-words.js';
import { NON_NAME_WORDS } from '../words/name-words.js';
import { STOP_WORDS } from '../words/stop-words.js';
import { bareKey, wordsOf } from '../../text/words.js';
import {
  ABBREVIATION,
  AMOUNT,
  BETWEEN_NAMES,
  BRANDS,
  CAPITALISED,
  COMPOUND,
  FIRST,
  GOES_ON,
  JOINS,
  KIND_BEHIND,
  KIND_LED,
  LEADING_NAME,
  QUALITY,
} from '../words/competitors/rival-names.js';

const MOST_WORDS = 4;
const LONGEST = 40;
const STOPS = new Set(
  [STOP_WORDS['en'], STOP_WORDS['es'], STOP_WORDS['fr']].flatMap((words) => (words ?? '').split(/\s+/)),
);

/** "Q1", "H2 2026", "T3", "Y2", "M18": a time, no firm. */
const PERIOD = /^(?:[QTHS][1-4]|[1-4][QTHS]|[YM]\d{1,2})(?:\s|$)/u;

/** "Acme (radar)": what stands behind a name in brackets is said of it. */
const ASIDE = /^(\p{Lu}[^()]+?)\s*\([^()]*\)$/u;

/** The name that `text` is as a whole; undefined for our own name, features and other words. */
export function rivalName(text: string, company: string): string | undefined {
  // "Acme: slow and dear" says something of Acme.
  const name = text
    .split(/:\s/u)[0]!
    .trim()
    .replace(ASIDE, '$1')
    .replace(FIRST, '')
    .replace(/^[\s"'“”•●*-]+|[\s"'“”.,:;!*-]+$/gu, '');
  if (name.length < 2 || name.length > LONGEST || /[@%$€£?!=<>~≈[\]{}|]|https?:|(?:^\d(?!\p{Lu}\p{Ll}{3}))/u.test(name))
    return undefined;
  if (KIND_LED.test(name) || AMOUNT.test(name) || PERIOD.test(name) || COMPOUND.test(name) || / \/ /u.test(name))
    return undefined;
  const words = wordsOf(name).map((word) => word.folded);
  if (words.length === 0 || words.length > MOST_WORDS || QUALITY.test(words.at(-1) ?? '')) return undefined;
  if (!/\p{Lu}|\p{L}\d|(?:\p{L}\.\p{Ll}{2,4}$)/u.test(name)) return undefined;
  if (words.every((word) => NOT_RIVALS.has(word) || STOPS.has(word) || /^\d+$/.test(word))) return undefined;
  // A phrase of everyday words is a feature: at least one word must be strange.
  if (
    words.every((word) => NON_NAME_WORDS.has(word) || NOT_RIVALS.has(word) || STOPS.has(word)) &&
    !BRANDS.has(words.join(' '))
  )
    return undefined;
  // A word in lower case makes a phrase of it, unless it joins two others.
  const tokens = name.split(/\s+/u);
  if (tokens.length > 1 && tokens.some((token) => /^\p{Ll}+$/u.test(token) && !JOINS.test(token))) return undefined;
  const isAddress = tokens.length === 1 && /\p{L}\.\p{Ll}/u.test(name);
  if (!isAddress && (STOPS.has(words[0] ?? '') || STOPS.has(words.at(-1) ?? ''))) return undefined;
  const own = bareKey(company);
  const key = words.join('');
  if (own.length >= 3 && (isOwn(key, words[0] ?? '', own) || (key.length >= 4 && own.includes(key)))) return undefined;
  return name;
}

/** "Cal.com", "iPhone Repair", "Bank of Boston": every word begins as a name does, or joins two that do. */
export const isCapitalised = (name: string): boolean => name.split(/\s+/u).every((word) => CAPITALISED.test(word));

/** Our own name or a product of it; a short name may begin a stranger's ("Nota", "Notairo"). */
const isOwn = (key: string, first: string, own: string): boolean =>
  key === own || first === own || (own.length >= LONG_NAME && key.includes(own));
const LONG_NAME = 6;

/** Names listed at the start of `clause`: "ChatGPT/NotebookLM: generic", "Acme, Beta and Gamma". */
export function rivalNames(clause: string, company: string): string[] {
  const names: string[] = [];
  for (const part of clause.replace(GOES_ON, '').split(BETWEEN_NAMES)) {
    const whole = rivalName(part, company);
    const name = whole ?? leadingName(part, company);
    if (name === undefined) break;
    names.push(name);
    // What follows a name in its own part ends the list.
    if (whole === undefined) break;
  }
  return names;
}

/** The capitalised words that `part` begins with. */
function leadingName(part: string, company: string): string | undefined {
  const [whole = '', lead] = LEADING_NAME.exec(part) ?? [];
  // "LMS traditionnels": a kind of product in short.
  const isKind = lead !== undefined && ABBREVIATION.test(lead) && KIND_BEHIND.test(part.slice(whole.length));
  return lead === undefined || isKind ? undefined : rivalName(lead.replace(/'s$/u, ''), company);
}
