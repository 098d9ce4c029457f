/** Whom a deck says that it is for, by its own nouns: "software for funeral homes" makes "742 homes live" a count of customers. */
import { foldForLookup } from '../../text/fold-text.js';
import { statementsOf } from '../view/statements.js';
import type { DeckView } from '../view/view-types.js';
import { countsOrganisations } from './buyers.js';
import type { ReadFigure } from './figure-reading.js';
import {
  ALL_OF_THEM,
  ARTICLE,
  BY_YEAR,
  COUNTRIES,
  FOR,
  HAVE_TRIED,
  IN_USE,
  NO_BUYERS,
  PHRASE_ENDS,
  PLACES,
  PLURAL,
} from '../words/figures/served-nouns.js';

const CACHE = new WeakMap<DeckView['slides'], ReadonlySet<string>>();
/** Words behind a preposition, and behind a number, among which the noun is. */
const NEAR = 4;
const SHORTEST = 4;
/** A noun of one slide alone may be anything. */
const FEWEST = 2;

/**
 * Nouns, as `nounOf` has them, that stand behind "for", "para", "aux" and the like or open a statement of the problem, and
 * on at least two slides of `view`. Linear.
 */
function servedNouns(view: DeckView): ReadonlySet<string> {
  const known = CACHE.get(view.slides);
  if (known) return known;
  const slides = new Map<string, Set<number>>();
  const served = new Set<string>();
  for (const { folded, slide } of statementsOf(view)) {
    for (const [word] of folded.matchAll(/[\p{L}-]{4,}/gu)) {
      const noun = nounOf(word);
      slides.set(noun, (slides.get(noun) ?? new Set()).add(slide.number));
    }
    const phrases = [...folded.matchAll(FOR)].map((match) => folded.slice(match.index + match[0].length));
    if (slide.section === 'problem') phrases.push(folded.replace(ARTICLE, ''));
    for (const word of phrases.flatMap(phraseOf)) served.add(nounOf(word));
  }
  const nouns = new Set([...served].filter((noun) => (slides.get(noun)?.size ?? 0) >= FEWEST && !NO_BUYERS.test(noun)));
  CACHE.set(view.slides, nouns);
  return nouns;
}

/** Whether what stands right behind a number counts some of `nouns`: "18,240 active shops", up to the end of the phrase. */
function countsServed(behind: string, nouns: ReadonlySet<string>): boolean {
  return phraseOf(foldForLookup(behind)).some((word) => nouns.has(nounOf(word)));
}

/** What a figure counts: the text right behind it, or its label; of a cell what its row is called. */
export function countedBy({ figure, read, label }: ReadFigure): string {
  const behind = read.text.slice(figure.end);
  return behind.trim() === '' ? (label?.text ?? read.passage.lines[0]?.row ?? '') : behind;
}

/** Whether a figure counts firms, shops and the like, or those whom the deck says that it is for. */
export const countsCustomers = (item: ReadFigure, view: DeckView): boolean =>
  countsServed(countedBy(item), servedNouns(view)) || countsOrganisations(countedBy(item));

/** Whether a passage counts those who were asked, or all that there are. */
export const isOfAll = (folded: string): boolean => ALL_OF_THEM.test(folded);

/** The words of `folded` up to the end of its first phrase. */
function phraseOf(folded: string): string[] {
  const words: string[] = [];
  for (const [word] of folded.matchAll(/[^\s]+/gu)) {
    const bare = word.replace(/[^\p{L}-]/gu, '');
    if (words.length === NEAR || PHRASE_ENDS.test(bare)) break;
    if (bare.length >= SHORTEST && /s$|[xa]$/u.test(bare)) words.push(bare);
    if (/[.,;:!?)]$/u.test(word)) break;
  }
  return words;
}

/** A word in the plural without its ending: "shops", "tiendas", "hôpitaux". */
const nounOf = (word: string): string => word.replace(PLURAL, '');

/** Whether what stands right behind a number says that they use, buy or pay: "active", "live", "on board", "sous contrat". */
export const isInUse = (behind: string): boolean => IN_USE.test(foldForLookup(behind));

/** Whether what stands right behind a number says that they have tried it or have it. */
export const haveTried = (behind: string): boolean => HAVE_TRIED.test(foldForLookup(behind));

/** Whether what stands right behind a number gives a year by which it is to be so. */
export const isPlanned = (behind: string): boolean => BY_YEAR.test(foldForLookup(behind));

/** Whether what stands right behind a number counts places, staff or money men: where and by whom, not for whom. */
export const countsPlaces = (behind: string): boolean => PLACES.test(foldForLookup(behind));

/** Whether what stands right behind a number counts countries, which buy nothing. */
export const countsCountries = (behind: string): boolean => COUNTRIES.test(foldForLookup(behind));
