/** The name of the company: the likeliest of what cover, running lines, sentences, addresses and metadata offer, or none. */
import type { Deck } from '../../model/deck.js';
import type { Fact } from '../../model/fact.js';
import { foldForLookup } from '../../text/fold-text.js';
import { fold } from '../../text/words.js';
import { learnedModel } from '../learned/models.js';
import { isOrdinary } from '../learned/ordinary-words.js';
import { DECK_WORDS } from '../words/company-words.js';
import { NON_NAME_WORDS } from '../words/name-words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { judgeNames, type JudgedName } from './company/name-features.js';
import { rankNames, type RankedName } from './company/rank-names.js';
import { FILE_NUMBER, FILE_WORD, IS_DECK } from '../words/outline/company-name.js';
import { LEGAL_FORM } from '../words/outline/company/name-occurrences.js';

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
  const names = judgeNames(deck).filter((name) => !isSomebody(name));
  const weights = learnedModel('companyName');
  const first = rankNames(names, weights);
  const best =
    first && isLikely(first)
      ? first
      : rankNames(
          names.filter(({ spelling }) => isOnDeck(spelling, deck)),
          weights,
        );
  if (best) return { name: completed(spaced(capitalised(best.name), deck), deck), from: 'deck' };
  return nameOfFile(deck.fileName);
}

/** "Fundadora ⏎ Ana Ruiz" on the cover: whose given name is known and who has a role wherever she is named is no company. */
const isSomebody = ({ spelling, features }: JudgedName): boolean =>
  (features.get('personRole') ?? 0) > MOSTLY && GIVEN_NAMES.has(fold(spelling.split(' ')[0] ?? ''));
/** Share of the places where it stands. */
const MOSTLY = 0.5;

/** The name that a model read and its critic upheld, where it is another than the one that we read. */
export function nameUpheld(facts: readonly Fact[]): string | undefined {
  return facts.find(
    ({ kind, secondLook, foundBy }) =>
      kind === 'company_name' && secondLook === 'yes' && foundBy?.includes('rubric') !== true,
  )?.subjectName;
}

/** Likely enough to be called by, and likelier than none, or said to be it. */
export const isLikely = ({ probability, none, defined }: RankedName): boolean =>
  (probability >= ENOUGH && probability > none) || (defined && probability >= ENOUGH_SAID);

/** "Dorvane — Pitch Deck" on the cover: a name that is no everyday words, that this is a deck, and no word more. */
function isOnDeck(name: string, { slides: [cover] }: Deck): boolean {
  const own = foldForLookup(name);
  if (isOrdinary(name) || own.split(' ').some((word) => DECK_WORDS.has(word) || NON_NAME_WORDS.has(word))) return false;
  return (cover?.text ?? '').split('\n').some((line) => {
    const folded = foldForLookup(line);
    const [at] = placesOf(folded, own);
    if (at === undefined) return false;
    const rest = `${folded.slice(0, at)} ${folded.slice(at + own.length)}`;
    const words = rest.match(/\p{L}+|\d+/gu) ?? [];
    return IS_DECK.test(rest) && words.every((word) => DECK_WORDS.has(word) || /\d/u.test(word));
  });
}

/** Where a name stands twice and more, and nearly always before the same short capitals, they are part of it. */
const LEAST_TIMES = 2;
const NEARLY_ALWAYS = 0.8;

/** "Go Ghana AI" is not "Go Ghana"; a legal form is no part. */
function completed(name: string, { slides }: Deck): string {
  const own = foldForLookup(name);
  const next = slides.flatMap(({ text }) => {
    const folded = foldForLookup(text);
    return placesOf(folded, own).map((at) => CAPITALS.exec(text.slice(at + own.length))?.[1] ?? '');
  });
  const [most = ''] = [...new Set(next)].sort((a, b) => count(next, b) - count(next, a));
  const isPart =
    most !== '' &&
    !LEGAL_FORM.test(fold(` ${most}`)) &&
    next.length >= LEAST_TIMES &&
    count(next, most) >= NEARLY_ALWAYS * next.length;
  return isPart ? `${name} ${most}` : name;
}

/** "OpenSailPBC", from an address, is "Open Sail" where the deck writes it so; its legal form is no part. */
function spaced(name: string, { slides }: Deck): string {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}\p{Ll}+/gu) ?? [];
  if (parts.length < 2 || parts.join('') !== name) return name;
  const last = parts.at(-1)!;
  const words = LEGAL_FORM.test(fold(` ${last}`)) ? parts.slice(0, -1) : parts;
  const isAddressed = (text: string, at: number) => /[/@.]/u.test(text[at - 1] ?? '');
  const written = slides.some(({ text }) =>
    placesOf(foldForLookup(text), foldForLookup(name)).some((at) => !isAddressed(text, at)),
  );
  if (written || words.length < 2) return name;
  const apart = words.join(' ');
  return slides.some(({ text }) => placesOf(foldForLookup(text), foldForLookup(apart)).length > 0) ? apart : name;
}

const CAPITALS = /^ (\p{Lu}{2,3})(?![\p{L}\p{N}])/u;
const count = (words: readonly string[], word: string): number => words.filter((each) => each === word).length;

/** Where `name` stands as words of its own, and in no address. Linear. */
function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (!GOES_ON_BEFORE.test(text[at - 1] ?? '') && !GOES_ON.test(text.slice(end, end + 2))) places.push(at);
  }
  return places;
}

const GOES_ON_BEFORE = /[\p{L}\p{N}@]/u;
const GOES_ON = /^(?:[\p{L}\p{N}]|\.\p{L})/u;

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
