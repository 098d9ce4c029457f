/** The grammar of people's names: two to four capitalised words, particles, titles, letters after the name. */
import { AGENT_WORDS, NAME_PARTICLES, NAME_TITLES, NON_NAME_WORDS, POST_NOMINALS } from '../words/name-words.js';
import { COUNTRY_WORDS } from '../words/country-words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { LOCALES } from '../../model/values.js';
import { memoize, once } from '../../text/memoize.js';
import { fold } from '../../text/words.js';
import { FORMER, IN_STATE, PLACE, TITLE, WORD_SURNAMES } from '../words/people/name-grammar.js';

export interface PersonName {
  /** Without titles and letters after it. */
  bare: string;
  /** As written, titles included. */
  full: string;
  /** An assistant program listed like a colleague. */
  agent: boolean;
}
const FEWEST = 2;
const MOST = 4;
const LONGEST = 60;
const TOKEN = /^(?:\p{Lu}['’]?\p{L}+(?:[-'’]\p{L}+)*|\p{Lu}\p{L}*\.?)$/u;

/**
 * The name that `text` is, undefined when it is anything else. All capitals are allowed; one capital letter alone
 * only between or after other words of the name. `single` allows one word, for lists of names.
 */
export function nameFrom(text: string, options: { single?: boolean } = {}): PersonName | undefined {
  return options.single === true ? readName(text, true) : fullName(text);
}

/** Every country by its name in the languages that are read (ISO 3166, as the runtime knows it), and large cities. */
const places = once((): ReadonlySet<string> => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const countries = LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => fold(names.of(code) ?? '') || []);
  });
  return new Set([...Object.values(COUNTRY_WORDS).flat(), ...countries]);
});

/** Countries, large cities, and what is written like one: "Buenos Aires", "Santa Cruz". */
export const isPlace = (text: string): boolean =>
  places().has(fold(text.replace(/[.,;]+$/u, '').trim())) || PLACE.test(text) || IN_STATE.test(text);

const fullName = memoize((text: string) => readName(text, false));

function readName(text: string, single: boolean): PersonName | undefined {
  const full = text.trim().replace(/^[\s"'“”«»•●*#-]+|[\s"'“”«»•●*:;,.-]+$/gu, '');
  if (full.length < (single ? 3 : 4) || full.length > LONGEST || /[\d@[\]{}<>?!+=%$€£_/\\|]/u.test(full))
    return undefined;
  if (isPlace(full) || FORMER.test(full)) return undefined;
  const tokens = full.replace(/[:,]/gu, ' ').split(/\s+/u);
  let from = 0;
  while (
    from < tokens.length &&
    NAME_TITLES.has(plain(tokens[from])) &&
    (tokens.length - from > FEWEST || TITLE.test(tokens[from] ?? ''))
  )
    from++;
  let to = tokens.length;
  while (to - from > 1 && isPostNominal(tokens[to - 1]!, to - from)) to--;
  const name = tokens.slice(from, to);
  const agent = name.length <= 3 && name.some((token) => AGENT_WORDS.has(plain(token)));
  const strong = name.filter((token) => !isParticle(token));
  if (strong.length > MOST || strong.length < (single || from > 0 ? 1 : FEWEST) || name.length > MOST + 3)
    return undefined;
  if (name[0] === undefined || (isParticle(name[0]) && strong.length < FEWEST)) return undefined;
  if (!strong.every((token) => TOKEN.test(token))) return undefined;
  if (
    strong.filter((token) => plain(token).length >= 2).length < (strong.length > 1 ? 1 : 0) ||
    (plain(strong[0]).length < 2 && !isInitial(strong))
  )
    return undefined;
  if (
    !agent &&
    strong.some(
      (token, at) =>
        !isWordSurname(strong, at) &&
        (NON_NAME_WORDS.has(plain(token)) ||
          token.split('-').some((part) => part.length > 3 && NON_NAME_WORDS.has(plain(part)))),
    )
  )
    return undefined;
  // "iPhone", "MVP", "API": mixed capitals inside and short capitals alone are no names.
  if (
    strong.every((token) => token.length <= 4 && token === token.toUpperCase() && /^\p{Lu}+$/u.test(token)) &&
    strong.length < 3 &&
    strong.join('').length < 6
  )
    return undefined;
  // "IIT Bombay": letters that stand for words, before a word that is written as one.
  if (/^\p{Lu}{3,4}$/u.test(strong[0] ?? '') && strong.some((token) => /\p{Ll}/u.test(token)) && !agent)
    return undefined;
  return { bare: name.join(' ').replace(/[.,]$/u, ''), full, agent };
}

/** "Emeka Small", "Lucía Segura": a word behind a given name that is a surname as well. */
function isWordSurname(name: readonly string[], at: number): boolean {
  const word = plain(name[at]);
  const isLast = at > 0 && at === name.length - 1;
  return (
    isLast && (WORD_SURNAMES.sure.has(word) || (WORD_SURNAMES.likely.has(word) && GIVEN_NAMES.has(plain(name[0]))))
  );
}

/** "A. Rivera": one given name in short before a surname. */
const isInitial = ([first = '', surname = '', ...more]: readonly string[]): boolean =>
  /^\p{Lu}\.$/u.test(first) && plain(surname).length > 2 && more.length === 0;

/** Letters behind a name of `words` words; "Ma" is the surname of Chen Ma, "MA" and "M.A." are letters. */
const isPostNominal = (token: string, words: number): boolean =>
  POST_NOMINALS.has(plain(token)) && token.length <= 6 && (words > FEWEST || /\.|\p{Lu}.*\p{Lu}/u.test(token));

const plain = (token: string | undefined): string => fold((token ?? '').replace(/[.,:'’]/gu, ''));

const isParticle = (token: string): boolean => token === token.toLowerCase() && NAME_PARTICLES.has(plain(token));
