/** The grammar of rivals' names: brands of one to four words, in lists and behind "vs". */
import { NOT_RIVALS } from '../words/competition-words.js';
import { NON_NAME_WORDS } from '../words/name-words.js';
import { STOP_WORDS } from '../words/stop-words.js';
import { fold, wordsOf } from '../../text/words.js';

const MOST_WORDS = 4;
const LONGEST = 40;
const FIRST =
  /^(?:unlike |de la |de |of |à |au |from |to |vs\.? |versus |a diferencia de |contrairement à |the |el |la |los |las |le |les |l'|other |otros |autres )/iu;
const STOPS = new Set(
  [STOP_WORDS['en'], STOP_WORDS['es'], STOP_WORDS['fr']].flatMap((words) => (words ?? '').split(/\s+/)),
);

/** "EUR 3.1m", "45 MUSD": a cell of money, not a head. */
const AMOUNT =
  /\b(?:USD|EUR|GBP|CHF|MXN|COP|BRL|INR)\b ?\d|\d ?(?:k|m|mm|bn|md|mds|M)? ?(?:USD|EUR|GBP|CHF|MXN|COP|BRL|INR)\b/iu;

/** "Q1", "H2 2026", "T3": a time, no firm. */
const PERIOD = /^(?:[QTHS][1-4]|[1-4][QTHS])(?:\s|$)/u;

/** "Interoperability", "Personalización": nouns of what something can do or is made to be, in en, es and fr, folded. */
const QUALITY = /(?:[ai]bilit(?:y|ies|es?)|[ai]bilidad(?:es)?|i[sz]ations?|izacion(?:es)?)$/u;

/** The name that `text` is as a whole; undefined for our own name, features and other words. */
export function rivalName(text: string, company: string): string | undefined {
  const name = text
    .trim()
    .replace(FIRST, '')
    .replace(/^[\s"'“”•●*-]+|[\s"'“”.,:;!*-]+$/gu, '');
  if (name.length < 2 || name.length > LONGEST || /[@%$€£?!=<>[\]{}|]|https?:|(?:^\d(?!\p{Lu}\p{Ll}{3}))/u.test(name))
    return undefined;
  if (AMOUNT.test(name) || PERIOD.test(name)) return undefined;
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
  if (
    tokens.length > 1 &&
    tokens.some((token) => /^\p{Ll}+$/u.test(token) && !/^(?:of|de|del|la|du|and|y|et|the)$/u.test(token))
  )
    return undefined;
  const isAddress = tokens.length === 1 && /\p{L}\.\p{Ll}/u.test(name);
  if (!isAddress && (STOPS.has(words[0] ?? '') || STOPS.has(words.at(-1) ?? ''))) return undefined;
  const own = fold(company).replace(/[^\p{L}\p{N}]/gu, '');
  const key = words.join('');
  if (own.length >= 3 && (isOwn(key, words[0] ?? '', own) || (key.length >= 4 && own.includes(key)))) return undefined;
  return name;
}

/** "Cal.com", "iPhone Repair", "Bank of Boston": every word begins as a name does, or joins two that do. */
export const isCapitalised = (name: string): boolean =>
  name
    .split(/\s+/u)
    .every((word) => /^(?:[\p{Lu}\p{N}&]|\p{Ll}+(?:\p{Lu}|\.\p{L})|(?:of|de|del|du|and|y|et)$)/u.test(word));

/** Our own name or a product of it; a short name may begin a stranger's ("Nota", "Notairo"). */
const isOwn = (key: string, first: string, own: string): boolean =>
  key === own || first === own || (own.length >= LONG_NAME && key.includes(own));
const LONG_NAME = 6;

/** Brands whose names are everyday words or firms that the person grammar knows as no names. */
const BRANDS: ReadonlySet<string> = new Set([
  ...'google amazon microsoft apple facebook meta oracle ibm cisco sap intel nvidia uber airbnb stripe paypal visa mastercard tesla netflix linkedin twitter github chatgpt gemini copilot claude square notion slack zoom indeed steam x instagram whatsapp tiktok reddit discord telegram youtube openai anthropic spotify yelp ebay etsy shopify salesforce hubspot airtable trello asana jira dropbox wechat snapchat'.split(
    ' ',
  ),
  ...[
    'google reviews',
    'amazon reviews',
    'google maps',
    'google drive',
    'google sheets',
    'google classroom',
    'apple pay',
    'google pay',
    'facebook marketplace',
    'open ai',
  ],
]);

/** Names listed at the start of `clause`: "ChatGPT/NotebookLM: generic", "Acme, Beta and Gamma". */
export function rivalNames(clause: string, company: string): string[] {
  const names: string[] = [];
  for (const part of clause.split(/\s*(?:[,/|;]|\s(?:and|or|y|o|e|et|ou|vs\.?)\s)\s*/u)) {
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
  const lead =
    /^\s*(?:the |el |la |los |las |le |les |l'|an? |existing |traditional )?((?:\p{Lu}[\p{L}\p{N}&.'-]*|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)(?: \p{Lu}[\p{L}\p{N}&.'-]*){0,3})/u.exec(
      part,
    )?.[1];
  return lead === undefined ? undefined : rivalName(lead.replace(/'s$/u, ''), company);
}
