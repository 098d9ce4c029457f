/** Where a deck speaks of what a criterion asks for although nothing of it could be judged: its lines, verbatim. */
import { orderingLines } from '../instructions/find-in-lines.js';
import type { Candidate } from '../model/scores.js';
import type { SlideSummary } from '../model/slide-summary.js';
import { buildLexicon, type Hit } from '../text/lexicon.js';
import { memoize } from '../text/memoize.js';
import { readableText } from '../text/readable-text.js';
import { fold, wordsOf } from '../text/words.js';
import type { CriterionId } from './criterion-id.js';
import { SIGNS } from './signs.js';

/** Lines that are shown of all that speak of it. */
export const MOST_CANDIDATES = 5;
/** A longer line is a paragraph run together; its beginning is shown. */
const LONGEST_LINE = 160;
/** Share of a title's words from which they name what the slide is about. */
const NAMES_IT = 0.5;

const LEXICON = buildLexicon(
  Object.fromEntries(Object.entries(SIGNS).map(([id, { words }]) => [id, words])) as Record<
    CriterionId,
    readonly string[]
  >,
);
const SECTIONS = new Map(
  Object.entries(SIGNS).map(([id, { slides }]) => [id as CriterionId, new Set<string>(slides)] as const),
);

const hitsIn: (line: string) => readonly Hit<CriterionId>[] = memoize((line) => LEXICON.find(wordsOf(line)));

export interface Signal {
  /** Lines that speak of it, in the order of the deck, at most `MOST_CANDIDATES`; where a slide only bears its title, the title. */
  candidates: Candidate[];
  /** Of how many lines these are. */
  lines: number;
}

/** One look through the slides that answers for every criterion. */
export function lookForSigns(slides: readonly SlideSummary[]): (id: CriterionId) => Signal {
  const read = slides.map((slide) => {
    const lines = slide.text.split(/\n+/).map((line) => line.trim());
    return { slide, lines, shown: once(() => shownLines(slide, lines)) };
  });
  return (id) => {
    const names = (line: string) => hitsIn(line).some((hit) => hit.list === id);
    const about = read.filter(({ slide }) => isAbout(slide, id));
    const found =
      about.length > 0
        ? about.flatMap(({ slide, shown }) => (shown().length > 0 ? shown() : titleOf(slide)))
        : read.flatMap(({ lines, shown }) => (lines.some(names) ? shown().filter(({ quote }) => names(quote)) : []));
    return { candidates: found.slice(0, MOST_CANDIDATES), lines: found.length };
  };
}

/** Most slides are asked about by many criteria, some by none. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function isAbout({ section, alsoSections, title }: SlideSummary, id: CriterionId): boolean {
  const homes = SECTIONS.get(id)!;
  if (homes.has(section) || alsoSections.some((also) => homes.has(also))) return true;
  const hit = hitsIn(title).find(({ list }) => list === id);
  return hit !== undefined && hit.nextWord - hit.firstWord >= Math.max(wordsOf(title).length * NAMES_IT, 1);
}

/** The lines of a slide that read as words, without its title and without orders to the reader. */
function shownLines({ number, title }: SlideSummary, lines: readonly string[]): Candidate[] {
  const orders = new Set(orderingLines(lines));
  const named = fold(title);
  return lines.flatMap((line, index) => {
    if (orders.has(index) || fold(line) === named) return [];
    const quote = line.length > LONGEST_LINE ? line.slice(0, line.lastIndexOf(' ', LONGEST_LINE) + 1).trim() : line;
    return quote !== '' && readableText(quote, { most: LONGEST_LINE + 1 }) !== undefined
      ? [{ slide: number, quote }]
      : [];
  });
}

function titleOf({ number, title }: SlideSummary): Candidate[] {
  return title.trim() === '' || orderingLines([title]).length > 0 ? [] : [{ slide: number, quote: title.trim() }];
}
