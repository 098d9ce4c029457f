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
  /** Lines that may speak of it, the likeliest first, at most `MOST_CANDIDATES`; where a slide only bears its title, the title. */
  candidates: Candidate[];
  /** Of how many lines these are. */
  lines: number;
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
    const named = once(() => new Set(lines.flatMap(hitsIn).map(({ list }) => list)));
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
    const named = about.length > 0 ? about : read.filter((one) => one.named().has(id));
    const likeliest = Math.max(0, ...hinted.map(({ probability }) => probability));
    if (about.length === 0 && looked && labels.length > 0 && !isSpokenOf(likeliest, named.length > 0))
      return { ...signalOf([]), unread };
    const best = hinted
      .filter(({ probability }) => probability >= likeliest / 2)
      .map(({ slide, quote }) => ({ slide, quote: shortened(quote) }));
    const lines =
      about.length > 0
        ? about.flatMap(({ slide, shown }) => orTitle(shown(), slide))
        : named.flatMap(({ shown }) => shown().filter(({ quote }) => names(quote)));
    return { ...signalOf(isSpokenOf(likeliest, false) ? [...best, ...lines] : [...lines, ...best]), unread };
  };
}

/**
 * Logistic regression over the 3,338 criteria of 139 labelled decks on which nothing was judged, by models that had not
 * seen the deck. From `least` on a deck may speak of a thing: words alone were right in 38 % and left 9 % of silences
 * false, this in 32 % and 4 %.
 */
const SPOKEN_OF = { offset: -0.01, logit: 0.69, word: 1.2, least: 0.09, floor: 0.002 } as const;

const logit = (p: number): number => Math.log(p / (1 - p));

/** Whether a deck may speak of a thing, by the probability of its likeliest line and by whether any line bears a word of it. */
function isSpokenOf(probability: number, named: boolean): boolean {
  const { offset, word, least, floor } = SPOKEN_OF;
  return offset + SPOKEN_OF.logit * logit(Math.max(probability, floor)) + (named ? word : 0) >= logit(least);
}

/** Those that may be shown: no orders to the reader. */
function hintsOf({ number, hints = [] }: SlideSummary): (Hint & { slide: number })[] {
  const orders = new Set(orderingLines(hints.map(({ quote }) => quote)));
  return hints.flatMap((hint, index) => (orders.has(index) ? [] : [{ ...hint, slide: number }]));
}

/** Each line once. */
function signalOf(found: readonly Candidate[]): Omit<Signal, 'unread'> {
  const lines = [...new Map(found.map((one) => [`${one.slide} ${one.quote}`, one])).values()];
  return { candidates: lines.slice(0, MOST_CANDIDATES), lines: lines.length };
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
