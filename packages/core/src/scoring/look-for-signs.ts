/** Where a deck speaks of what a criterion asks for although nothing of it could be judged: its lines, verbatim. */
import { orderingLines } from '../instructions/find-in-lines.js';
import type { Candidate } from '../model/scores.js';
import type { Hint, SlideSummary } from '../model/slide-summary.js';
import { buildLexicon, type Hit } from '../text/lexicon.js';
import { memoize, once } from '../text/memoize.js';
import { readableText } from '../text/readable-text.js';
import { repeatedKeys } from '../text/repeated-keys.js';
import { fold, wordsOf } from '../text/words.js';
import type { CriterionId } from './criterion-id.js';
import { SIGNS } from './signs.js';

/** Lines that are shown of all that may speak of it, the likeliest first. */
const MOST_CANDIDATES = 3;
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
/** Of a criterion without slides of its own, those of its score: its answer is drawn on one of them. */
const AROUND = new Map(
  [...SECTIONS].map(([id, own]) => {
    const near = [...SECTIONS].flatMap(([other, sections]) => (other[0] === id[0] ? [...sections] : []));
    return [id, own.size > 0 ? own : new Set(near)] as const;
  }),
);

const hitsIn: (line: string) => readonly Hit<CriterionId>[] = memoize((line) => LEXICON.find(wordsOf(line)));

export interface Signal {
  /** Lines of slides that likely speak of it, the likeliest slide first, at most `MOST_CANDIDATES`; where a slide only bears its title, the title. */
  candidates: Candidate[];
  /** Lines that may speak of it, on whatever slide. */
  lines: number;
  /** Whether the deck may speak of it; of what is `unlikely` it is said that nothing clear was found, of other things neither can be known. */
  odds: 'even' | 'unlikely';
  /** Slides that may speak of it, of which lines, or all, could not be read. */
  unread: SlideSummary[];
}

/** One look through the slides that answers for every criterion: most slides are asked about by many, some by none. */
export function lookForSigns(all: readonly SlideSummary[]): (id: CriterionId) => Signal {
  const slides = eachOnce(all);
  // What stands on slide after slide is about none of them.
  const running = repeatedKeys(slides.map(linesOf), 0);
  const read = slides.map((slide) => {
    const lines = linesOf(slide).filter((line) => !running.has(line));
    const named = once(() => countBy(lines.flatMap((line) => [...new Set(hitsIn(line).map(({ list }) => list))])));
    return { slide, named, shown: once(() => shownLines(slide, lines)) };
  });
  const hints = once(() => slides.flatMap(hintsOf));
  const unreadIn = slides.filter(({ readBy, unreadLines }) => readBy === 'unread' || unreadLines !== undefined);
  // Documents of before were not looked at for hints.
  const looked = slides.some((slide) => slide.hints !== undefined);
  return (id) => {
    const { labels } = SIGNS[id];
    const names = (line: string) => hitsIn(line).some((hit) => hit.list === id);
    const unread = unreadIn.filter((slide) => mayHold(slide, id));
    const hinted = hints().filter(({ says }) => labels.includes(says));
    const about = read.filter(({ slide }) => isAbout(slide, id));
    const naming = read.reduce((sum, one) => sum + (one.named().get(id) ?? 0), 0);
    const named = about.length > 0 ? about : read.filter((one) => one.named().has(id));
    const likeliest = Math.max(0, ...hinted.map(({ probability }) => probability));
    const isAsked = looked && labels.length > 0;
    if (about.length === 0 && isAsked && !isSpokenOf(likeliest, named.length > 0))
      return { candidates: [], lines: 0, odds: 'unlikely', unread };
    const told = isAsked ? oddsOf(id, { likeliest, naming, isAbout: about.length > 0 }) : 1;
    const shown =
      about.length > 0
        ? about.flatMap(({ slide, shown }) => orTitle(shown(), slide))
        : named.flatMap(({ shown }) => shown().filter(({ quote }) => names(quote)));
    const lines = new Set([...hinted, ...shown].map(({ slide, quote }) => `${slide} ${quote}`)).size;
    const isSpoken = told >= EVEN || about.length > 0;
    const pointed = read.flatMap(({ slide, named, shown }) => {
      const own = hinted.filter((hint) => hint.slide === slide.number).sort((a, b) => b.probability - a.probability);
      const traces = { likeliest: own[0]?.probability ?? 0, naming: named().get(id) ?? 0, isAbout: isAbout(slide, id) };
      if (traces.likeliest === 0 && traces.naming === 0 && !traces.isAbout) return [];
      const isWall = slide.logos !== undefined && traces.isAbout;
      if (told < LIKELY && !isWall) return [];
      const isSure = !looked || isWall;
      const odds = isSure ? 1 : oddsOn(id, traces);
      if (odds < LIKELY) return [];
      const telling = [
        ...own.map(({ quote }) => shortened(quote)),
        ...shown().flatMap(({ quote }) => (names(quote) ? [quote] : [])),
      ];
      const some =
        telling.length > 0
          ? [...new Set(telling)].map((quote) => ({ slide: slide.number, quote }))
          : orTitle(shown(), slide);
      return [{ odds, some }];
    });
    return {
      candidates: pointed
        .sort((a, b) => b.odds - a.odds)
        .flatMap(({ some }) => some)
        .slice(0, MOST_CANDIDATES),
      lines,
      odds: isSpoken ? 'even' : 'unlikely',
      unread,
    };
  };
}

/**
 * Silence, on which flags rest, is told by plainer odds: by the likeliest line and by whether any line bears a word of it,
 * whatever the criterion. Of what falls below `least` a deck speaks of 3 %, and no honest deck is accused for it.
 */
const SILENT = { offset: -0.01, logit: 0.69, word: 1.2, least: 0.09, floor: 0.002 } as const;

const logit = (p: number): number => Math.log(p / (1 - p));

function isSpokenOf(probability: number, named: boolean): boolean {
  const { offset, word, least, floor } = SILENT;
  return offset + SILENT.logit * logit(Math.max(probability, floor)) + (named ? word : 0) >= logit(least);
}

/**
 * Logistic regression over the 3,489 criteria of 139 labelled decks on which nothing was judged, by models that had not
 * seen the deck, with an offset of its own for every criterion, pulled to 0. How long the deck is has no say: blank
 * slides and page numbers tell nothing. Read by models that had not seen them, a deck speaks of 9 % of what is
 * called unclear and of 34 % of what is left open.
 */
const SPOKEN_OF = { offset: -0.78, logit: 0.51, naming: 0.92, about: 0.33, floor: 0.002 } as const;
const EVEN = 0.15;
/** How much more readily a deck speaks of it than of another thing, in log odds; 0 where none stands. */
const SPOKEN_MORE: Partial<Record<CriterionId, number>> = {
  ...{ M1: -0.3, M2: -0.5, M3: 0.2, M4: 1, M5: 0.6, M6: 2.3, M7: 0.4, M8: -0.7 },
  ...{ T1: 0.3, T3: 0.1, T6: 0.4, T7: -0.3, T8: -0.3 },
  ...{ P1: 1.1, P2: 0.6, P3: 1.2, P4: -1, P5: 0.6, P6: 0.2, P7: 0.4, P8: 0.1 },
  ...{ G1: 0.2, G2: -1.6, G3: -1.6, G4: 0.2, G5: -0.1, G6: -0.2, G9: -0.4 },
  ...{ R1: -0.2, R3: -0.1, R4: -0.2, R5: -0.5, R6: -0.7, R9: -0.4, R10: -0.9 },
};

/**
 * The same of one slide, over the 30,729 slides of those criteria: a reader is sent to a slide that likelier speaks of it than
 * not, where the deck does. With weights that had not seen the deck 62 % of such slides do; of those that merely bore a sign it was 35 %.
 */
const ON_SLIDE = { offset: -0.98, logit: 0.39, naming: 1.71, about: 0.99, floor: 0.002 } as const;
const LIKELY = 0.5;
const ON_SLIDE_MORE: Partial<Record<CriterionId, number>> = {
  ...{ M1: 0.1, M2: 0.2, M3: 0.6, M4: -0.2, M5: -0.3, M6: 0.8, M7: 0.8, M8: -0.2 },
  ...{ T1: -1, T2: -0.5, T3: 0.1, T4: 0.2, T5: 0.7, T6: 0.3, T7: -1.1, T8: -0.6, T9: 0.1 },
  ...{ P1: 2.3, P2: 0.3, P3: 0.7, P4: 1.7, P5: 1.9, P6: -0.3, P8: -0.6 },
  ...{ G1: -0.2, G2: -0.5, G3: 0.4, G4: -0.8, G5: -0.9, G6: -0.1, G7: -0.2, G8: -0.3, G9: -0.4 },
  ...{ R1: -0.8, R2: -0.5, R3: -0.9, R4: -0.1, R5: 1.6, R6: -1, R7: -0.8, R9: -0.1 },
};

interface Traces {
  /** Probability of the likeliest line. */
  likeliest: number;
  /** Lines that bear a word of it. */
  naming: number;
  isAbout: boolean;
}

/** How likely a deck speaks of a thing on which nothing was judged. */
const oddsOf = (id: CriterionId, traces: Traces): number => likelihood(SPOKEN_OF, SPOKEN_MORE[id], traces);
/** How likely a slide of it does. */
const oddsOn = (id: CriterionId, traces: Traces): number => likelihood(ON_SLIDE, ON_SLIDE_MORE[id], traces);

function likelihood(by: typeof SPOKEN_OF | typeof ON_SLIDE, more = 0, { likeliest, naming, isAbout }: Traces): number {
  const { floor } = by;
  const score =
    by.offset +
    more +
    by.logit * logit(Math.min(Math.max(likeliest, floor), 1 - floor)) +
    by.naming * Math.log1p(naming) +
    (isAbout ? by.about : 0);
  return 1 / (1 + Math.exp(-score));
}

const countBy = <Key>(keys: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Those that may be shown: no orders to the reader. */
function hintsOf({ number, hints = [] }: SlideSummary): (Hint & { slide: number })[] {
  const orders = new Set(orderingLines(hints.map(({ quote }) => quote)));
  return hints.flatMap((hint, index) => (orders.has(index) ? [] : [{ ...hint, slide: number }]));
}

function orTitle(lines: Candidate[], slide: SlideSummary): Candidate[] {
  return lines.length > 0 ? lines : titleOf(slide);
}

const linesOf = ({ text }: SlideSummary): string[] => text.split(/\n+/).map((line) => line.trim());

/** A slide that repeats another word for word says nothing new. */
function eachOnce(slides: readonly SlideSummary[]): SlideSummary[] {
  const texts = new Set<string>();
  return slides.filter(({ text }) => text === '' || (!texts.has(text) && texts.add(text)));
}

function isAbout({ section, alsoSections, title }: SlideSummary, id: CriterionId): boolean {
  const homes = SECTIONS.get(id)!;
  if (homes.has(section) || alsoSections.some((also) => homes.has(also))) return true;
  const hit = hitsIn(title).find(({ list }) => list === id);
  return hit !== undefined && hit.nextWord - hit.firstWord >= Math.max(wordsOf(title).length * NAMES_IT, 1);
}

/** Whether its answer may be among a slide's lines that were not read: the slide is about it, or most of it is unread and nothing tells what it is about. */
function mayHold(slide: SlideSummary, id: CriterionId): boolean {
  const { section, unreadLines = 0 } = slide;
  const mostlyUnread = unreadLines >= linesOf(slide).filter((line) => line !== '').length;
  return isAbout(slide, id) || AROUND.get(id)!.has(section) || (section === 'other' && mostlyUnread);
}

/** The lines of a slide that read as words, without its title and without orders to the reader. */
function shownLines({ number, title }: SlideSummary, lines: readonly string[]): Candidate[] {
  const orders = new Set(orderingLines(lines));
  const named = fold(title);
  return lines.flatMap((line, index) => {
    if (orders.has(index) || fold(line) === named) return [];
    const quote = shortened(line);
    return quote !== '' && readableText(quote, { most: LONGEST_LINE + 1 }) !== undefined
      ? [{ slide: number, quote }]
      : [];
  });
}

const shortened = (line: string): string =>
  line.length > LONGEST_LINE ? line.slice(0, line.lastIndexOf(' ', LONGEST_LINE) + 1).trim() : line;

function titleOf({ number, title }: SlideSummary): Candidate[] {
  return title.trim() === '' || orderingLines([title]).length > 0 ? [] : [{ slide: number, quote: title.trim() }];
}
