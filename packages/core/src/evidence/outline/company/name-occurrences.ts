/** How each candidate of the company's name occurs in the text of its deck: how often, where, in which case, beside what. */
import type { Deck } from '../../../model/deck.js';
import { foldText } from '../../../text/fold-text.js';
import { fold, wordsOf, type Word } from '../../../text/words.js';
import { roleFrom } from '../../people/role-grammar.js';
import { EVENT_WORDS, IS_A, TEAM_WORDS, WORDS_BEFORE_A_NAME } from '../../words/company-words.js';
import { STOP_WORDS } from '../../words/stop-words.js';
import {
  ARTICLES,
  CALLED_COMPANY,
  HACKATHON,
  IS_PRODUCT,
  LEGAL_FORM,
  PROJECT_WORDS,
} from '../../words/outline/company/name-occurrences.js';

/** One of these phrases, the longest first, as source of a pattern. */
export const alternatives = (phrases: readonly string[]): string =>
  [...phrases].sort((a, b) => b.length - a.length).join('|');
/** “… is a”: what follows a name that is defined. */
export const DEFINES = new RegExp(String.raw`^(?: \([^()]{1,20}\))? ?,? ?(?:${alternatives(IS_A)})(?![\p{L}])`, 'u');
const BEFORE = new Set<string>(WORDS_BEFORE_A_NAME);
const EVENTS = new Set<string>(EVENT_WORDS);
const TEAMS = new Set<string>(TEAM_WORDS);
export const STOPS = new Set(
  ['en', 'es', 'fr', 'pt', 'de'].flatMap((language) => (STOP_WORDS[language] ?? '').split(/\s+/u)),
);

/** What a name is, told behind a mark. */
const TAGLINE = /^\s*(?:[-–—→|]+|:)\s+\p{L}\S*(?:\s+\S+){2}/u;

const LONGEST_KEY = 5;
/** Letters by which most words are known to begin no key. */
const BEGINNING = 3;
const MOST_WORDS = 1500;

/** How a key occurs in the text. */
export interface Occurrences {
  slides: Set<number>;
  count: number;
  capital: number;
  lower: number;
  /** Within a line that does not begin with it. */
  inside: number;
  insideCapital: number;
  alone: number;
  heading: number;
  defined: number;
  /** So, at the beginning of a line. */
  definedFirst: number;
  /** Said to be an app, a platform, a firm. */
  product: number;
  owning: number;
  before: number;
  listed: number;
  role: number;
  event: number;
  /** On a line that names a team, a group or who taught it. */
  team: number;
  /** Before a form in law: "Acme GmbH". */
  legal: number;
  /** Behind "project", or beginning with it. */
  project: number;
  /** Said to be the company: 'Acme (the "Company")'. */
  company: number;
  /** Slides on which it begins a line whose rest says what it is: "Acme — payroll for bakers". */
  led: Set<number>;
  article: number;
  subject: number;
  ocr: number;
  spellings: Map<string, number>;
}

/** Of a key that the text does not hold. */
export const noOccurrences = (): Occurrences => ({
  slides: new Set(),
  count: 0,
  capital: 0,
  lower: 0,
  inside: 0,
  insideCapital: 0,
  alone: 0,
  heading: 0,
  defined: 0,
  definedFirst: 0,
  product: 0,
  owning: 0,
  before: 0,
  listed: 0,
  role: 0,
  event: 0,
  team: 0,
  legal: 0,
  project: 0,
  company: 0,
  led: new Set(),
  article: 0,
  subject: 0,
  ocr: 0,
  spellings: new Map(),
});

/** The keys in the text of the deck, and how often each word is written small. Linear in the text. */
export function occurrencesOf(deck: Pick<Deck, 'slides'>, keys: ReadonlySet<string>) {
  const occurrences = new Map<string, Occurrences>();
  const lowerWords = new Map<string, number>();
  const beginnings = new Set([...keys].map((key) => key.slice(0, BEGINNING)));
  const mayBegin = (word: string): boolean => word.length < BEGINNING || beginnings.has(word.slice(0, BEGINNING));
  for (const slide of deck.slides) {
    let left = MOST_WORDS;
    const lines = slide.blocks.flatMap((block) =>
      block.lines.map((line) => ({ text: foldText(line.text.slice(0, 600)).text, block })),
    );
    for (const [at, { text, block }] of lines.entries()) {
      const words = wordsOf(text);
      left -= words.length;
      if (left < 0) break;
      for (const word of words)
        if (text.slice(word.start, word.end) === text.slice(word.start, word.end).toLowerCase())
          lowerWords.set(word.folded, (lowerWords.get(word.folded) ?? 0) + 1);
      const shouting = text === text.toUpperCase();
      const hasEvent = words.some(({ folded }) => isEvent(folded));
      const hasTeam = words.some(({ folded }) => TEAMS.has(folded));
      let besideRole: boolean | undefined;
      words.forEach((word, from) => {
        if (!mayBegin(word.folded)) return;
        let joined = '';
        for (let to = from; to < words.length && to - from < LONGEST_KEY; to++) {
          joined += words[to]!.folded;
          if (joined.length > 44) break;
          if (!keys.has(joined)) continue;
          const found = occurrences.get(joined) ?? noOccurrences();
          occurrences.set(joined, found);
          const written = text.slice(word.start, words[to]!.end);
          found.slides.add(slide.number);
          found.count++;
          const address =
            /[@/.]$/u.test(text.slice(0, word.start)) || /^(?:\.\p{Ll}|@)/u.test(text.slice(words[to]!.end));
          if (!address) {
            found.spellings.set(written, (found.spellings.get(written) ?? 0) + 1);
            if (/\p{Lu}/u.test(written)) found.capital++;
            else found.lower++;
            if (from > 0 && !shouting) {
              found.inside++;
              if (/(?:^\p{Lu})|\p{Ll}\p{Lu}/u.test(written)) found.insideCapital++;
            }
          }
          if (from === 0 && to === words.length - 1) found.alone++;
          if (block.title === true) found.heading++;
          const after = text.slice(words[to]!.end, words[to]!.end + 50);
          const afterFolded = fold(after);
          if (DEFINES.test(afterFolded)) {
            found.defined++;
            if (from === 0) found.definedFirst++;
          }
          if (from === 0 && IS_PRODUCT.test(afterFolded)) found.product++;
          if (LEGAL_FORM.test(afterFolded)) found.legal++;
          if (CALLED_COMPANY.test(afterFolded)) found.company++;
          if (from === 0 && TAGLINE.test(after)) found.led.add(slide.number);
          if (/^'s\s/u.test(after)) found.owning++;
          if (from > 0 && BEFORE.has(words[from - 1]!.folded)) found.before++;
          if (/^\s*,\s*\p{Lu}/u.test(after) || /\p{L}\s*,\s*$/u.test(text.slice(0, word.start))) found.listed++;
          if (from > 0 && ARTICLES.has(words[from - 1]!.folded)) found.article++;
          if (from === 0 && /^\s\p{Ll}{3,}/u.test(after) && !STOPS.has(words[to + 1]?.folded ?? '')) found.subject++;
          if (hasEvent) found.event++;
          if (hasTeam) found.team++;
          if (isProject(words, from, to, text)) found.project++;
          if (block.source === 'ocr') found.ocr++;
          besideRole ??= isRole(lines[at + 1]?.text ?? '');
          if (besideRole || roleFrom(after) !== undefined) found.role++;
        }
      });
    }
  }
  return { occurrences, lowerWords };
}

/** Names of events: a hackathon is no company. */
export const isEvent = (word: string): boolean => EVENTS.has(word) || HACKATHON.test(word);

/** "Project Carmel" and nothing between. */
function isProject(words: readonly Word[], from: number, to: number, text: string): boolean {
  const at = PROJECT_WORDS.has(words[from]!.folded) ? from : from - 1;
  const [project, name] = [words[at], words[at + 1]];
  return (
    at < to &&
    project !== undefined &&
    name !== undefined &&
    PROJECT_WORDS.has(project.folded) &&
    text.slice(project.end, name.start) === ' '
  );
}

const isRole = (text: string): boolean => text.length < 60 && roleFrom(text) !== undefined;
