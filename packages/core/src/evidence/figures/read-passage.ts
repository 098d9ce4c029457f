/** What stands in a passage: figures, dates, metric words and cues, each with its place, and the clauses. */
import type { DeckView, ViewSlide } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { findDates } from '../numbers/find-dates.js';
import type { DateMention } from '../numbers/find-dates.js';
import { findFigures } from '../numbers/find-figures.js';
import { wordsOf } from '../../text/words.js';
import { findBasisCues, findSubjectCues } from './cues.js';
import type { Cue } from './cues.js';
import { findMetrics } from './find-metrics.js';
import type { MetricMention } from './find-metrics.js';
import type { Passage } from './passages.js';
import type { Basis, Subject } from '../../model/fact.js';
import { ABBREVIATED, OCR_EURO, WALL } from '../words/figures/read-passage.js';

export interface ReadPassage {
  passage: Passage;
  slide: ViewSlide;
  text: string;
  folded: string;
  figures: Figure[];
  dates: DateMention[];
  metrics: MetricMention[];
  basisCues: Cue<Exclude<Basis, 'external'>>[];
  subjectCues: Cue<Subject>[];
  /** Where clauses end, in order. A label does not reach over a wall. */
  walls: number[];
}

/** Names by which the deck's company and its competitors are known, for `findSubjectCues`. */
export interface KnownNames {
  company: string[];
  competitors: string[];
}

export function knownNames(view: DeckView): KnownNames {
  const fold = (name: string): string => foldForLookup(name).trim();
  return {
    company: view.companyName === undefined ? [] : [fold(view.companyName)],
    competitors: view.competitorNames.map(fold).filter((name) => name.length > 2),
  };
}

export function readPassage(passage: Passage, slide: ViewSlide, view: DeckView, names: KnownNames): ReadPassage {
  const { text, folded } = passage;
  const words = wordsOf(text);
  const dates = findDates(folded);
  return {
    passage,
    slide,
    text,
    folded,
    dates,
    figures: figuresOf(passage, slide, view, dates),
    metrics: findMetrics(text, folded, slide.language, words),
    basisCues: findBasisCues(words, text, slide.language),
    subjectCues: findSubjectCues(words, text, names, folded),
    walls: findWalls(text, folded),
  };
}

function figuresOf(passage: Passage, slide: ViewSlide, view: DeckView, dates: DateMention[]): Figure[] {
  const context = { convention: view.convention, language: slide.language, dollar: view.dollar };
  const euros = isEuroScan(passage, slide, view) ? withEuros(passage.text) : passage.text;
  const text = isReadByOcr(passage) ? euros.replace(S_FOR_DOLLAR, '$') : euros;
  const figures = findFigures(text, context, dates);
  if (text === euros) return figures;
  // The sign is read into it: the fact says that its currency is assumed.
  return figures.map((figure) =>
    figure.type === 'money' && passage.text[figure.start] === 'S'
      ? {
          ...figure,
          text: passage.text.slice(figure.start, figure.start + figure.text.length),
          ambiguous: [...figure.ambiguous, 'currency-assumed' as const],
        }
      : figure,
  );
}

/** "S1M", "S250K": OCR takes a dollar for a letter. */
const S_FOR_DOLLAR = /(?<![\p{L}\p{N}])S(?=\d{1,3}(?:[.,]\d{1,3})?(?:MM?|K|k|B)(?![\p{L}\p{N}]))/gu;

/** Words, or the printed values of a chart that is a picture. */
function isReadByOcr({ lines: [line] }: Pick<Passage, 'lines'>): boolean {
  return line?.source === 'ocr' || line?.block.confidence !== undefined;
}

/** OCR reads "108 M€" as "108 ME" or "108 MC"; in a deck that counts in euros they are meant. */
function isEuroScan({ lines }: Pick<Passage, 'lines'>, slide: ViewSlide, view: DeckView): boolean {
  if (!isReadByOcr({ lines })) return false;
  return (
    view.currency === 'EUR' || ((slide.language === 'es' || slide.language === 'fr') && view.currency === undefined)
  );
}

// Letter for letter, so that all places stay.
function withEuros(text: string): string {
  return text.replace(OCR_EURO, '$1$2€').replace(/(?<=\d) E(?=$|[ .,;)])/gu, ' €');
}

function findWalls(text: string, folded: string): number[] {
  const walls: number[] = [];
  for (const match of text.matchAll(WALL)) {
    if (match[0] === '.' && ABBREVIATED.test(folded.slice(Math.max(0, match.index - 8), match.index))) continue;
    walls.push(match.index);
  }
  return walls;
}

/** How many walls stand before `at`: equal numbers, same clause. */
export function clauseAt(walls: readonly number[], at: number): number {
  let low = 0;
  let high = walls.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((walls[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the clause around `at` begins and ends. */
export function clauseOf(
  { walls, text }: Pick<ReadPassage, 'walls' | 'text'>,
  at: number,
): { start: number; end: number } {
  const clause = clauseAt(walls, at);
  return { start: clause === 0 ? 0 : (walls[clause - 1] ?? -1) + 1, end: walls[clause] ?? text.length };
}

/** Items of a sorted list that lie within `reach` characters of `at`. Logarithmic plus the items found. */
export function itemsNear<T extends { start: number; end: number }>(
  items: readonly T[],
  at: number,
  reach: number,
): T[] {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.start ?? 0) < at - reach) low = middle + 1;
    else high = middle;
  }
  const near: T[] = [];
  for (let i = low; i < items.length && (items[i]?.start ?? 0) <= at + reach; i++) {
    const item = items[i];
    if (item !== undefined) near.push(item);
  }
  return near;
}
