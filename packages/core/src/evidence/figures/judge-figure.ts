/** Judges a bound figure: whose it is, whether it happened, and of when. */
import type { Basis, Subject } from '../../model/fact.js';
import type { ViewSlide } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { dateOrder } from '../numbers/find-dates.js';
import type { DateMention } from '../numbers/find-dates.js';
import type { Cue } from './cues.js';
import { clauseAt, clauseOf, itemsNear } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';
import {
  ASSUMED,
  AT_DATE,
  CLAUSE_ENDS,
  COMPARED,
  CONDITION,
  EXAMPLE_HEADING,
  FORECAST_HEADING,
  GROWS,
  JOINED,
  LEADS_TO,
  MADE_UP,
  NO_FORECAST,
  OF_TODAY,
  PLANNED,
  TO_YEAR,
  YEAR_END,
} from '../words/figures/judge-figure.js';

const REACH = 160;

/** Subject by the nearest cue of the clause, else one before it in the sentence, else undefined. */
export function subjectAt(figure: Figure, read: ReadPassage): Cue<Subject> | undefined {
  const clause = clauseAt(read.walls, figure.start);
  let best: { cue: Cue<Subject>; cost: number } | undefined;
  for (const cue of itemsNear(read.subjectCues, figure.start, REACH)) {
    const away = clause - clauseAt(read.walls, cue.start);
    const isBefore = cue.start < figure.start;
    // Markets carry into the next clause ("the market …; growth of 14 %"), speakers do not.
    if (away !== 0 && !(cue.kind === 'market' && away === 1)) continue;
    // Who is told of comes first; "with us" at the end says little.
    const gap = isBefore ? figure.start - cue.end : (cue.start - figure.coreEnd) * 1.5 + 45;
    const cost = gap + away * 40;
    if (best === undefined || cost < best.cost) best = { cue, cost };
  }
  return best?.cue;
}

/** Basis by the cue that governs the figure: the nearest before it, else one behind it with no figure between. */
export function basisCueAt(figure: Figure, read: ReadPassage): Exclude<Basis, 'external'> | undefined {
  const clause = clauseAt(read.walls, figure.start);
  let before: Cue<Exclude<Basis, 'external'>> | undefined;
  let after: Cue<Exclude<Basis, 'external'>> | undefined;
  for (const cue of itemsNear(read.basisCues, figure.start, REACH)) {
    if (clauseAt(read.walls, cue.start) !== clause) continue;
    if (cue.start < figure.start) before = cue;
    else if (after === undefined && cue.start - figure.coreEnd < 60) after = cue;
  }
  if (after !== undefined && CLAUSE_ENDS.test(read.folded.slice(figure.end, after.start))) after = undefined;
  if (after !== undefined && isFigureBetween(figure, after.start, read)) after = undefined;
  if (isCondition(figure, read)) return 'target';
  if (before === undefined) return after?.kind;
  if (after !== undefined && before.kind === 'actual' && after.kind !== 'actual') {
    return after.start - figure.coreEnd < figure.start - before.end ? after.kind : before.kind;
  }
  return before.kind;
}

/** "If all pilots sign we reach …" */
function isCondition(figure: Figure, read: ReadPassage): boolean {
  const { start } = clauseOf(read, figure.start);
  return CONDITION.test(read.folded.slice(start, figure.start));
}

function isFigureBetween(figure: Figure, at: number, read: ReadPassage): boolean {
  return itemsNear(read.figures, at, REACH).some((other) => other.start >= figure.end && other.start < at);
}

export interface FigureDate {
  asOf: string;
  mark?: DateMention['mark'];
  planYear?: boolean;
  /** A year that ends in the middle of one. */
  split?: boolean;
  /** A quarter of a fiscal year, which may begin in the calendar year before. */
  fiscalQuarter?: boolean;
}

/** The date of a figure: nearest in its clause with no like figure between, else the date that leads its line. */
export function dateAt(figure: Figure, read: ReadPassage): FigureDate | undefined {
  const clause = clauseAt(read.walls, figure.start);
  let best: { date: DateMention; cost: number } | undefined;
  for (const date of itemsNear(read.dates, figure.start, REACH)) {
    if (date.start < figure.end && date.end > figure.coreEnd) continue;
    if (COMPARED.test(read.folded.slice(Math.max(0, date.start - 18), date.start))) continue;
    const isAfter = date.start >= figure.coreEnd;
    const [from, to] = isAfter ? [figure.coreEnd, date.start] : [date.end, figure.start];
    const between = read.text.slice(from, Math.max(from, to));
    const lead = date.start - lineStartBefore(read, figure.start);
    // "Cash to Q2 2028. $6M in grants": a date within a sentence goes no further.
    const leads = !isAfter && ((lead <= 12 && (lead === 0 || !/[.!?]\s/u.test(between))) || heads(between));
    if (clauseAt(read.walls, date.start) !== clause && !leads) continue;
    const crossed = itemsNear(read.figures, (from + to) / 2, REACH).filter(
      (other) => other !== figure && other.start >= from && other.end <= to,
    ).length;
    if (crossed > 0 && !leads && !GROWS.test(between)) continue;
    let cost = to - from + crossed * 25;
    if (isAfter && TO_YEAR.test(between)) cost -= 12;
    if (!isAfter && isAfterColon(between)) cost -= 8;
    // "2027 £6m, 2028 £24m": each year leads its amount.
    if (!isAfter && between === ' ') cost -= 16;
    if (isAfter && JOINED.test(between)) cost += 10;
    if (isAfter && PLANNED.test(foldForLookup(between))) cost -= 20;
    // "£1M in 2025 and £3M …": the year belongs to the amount before it.
    if (!isAfter && !leads && followsFigure(date, read)) cost += 20;
    if (best === undefined || cost < best.cost) best = { date, cost };
  }
  return best === undefined || best.cost > 60 ? undefined : datedBy(best.date, read.folded);
}

/** "2028 → A | B": a date with an arrow or colon holds for all parts of its row. */
function heads(between: string): boolean {
  return /^\s*(?:→|->|:)/u.test(between) && !/[.;!?…](?:\s|$)/u.test(between);
}

function followsFigure(date: DateMention, read: ReadPassage): boolean {
  return itemsNear(read.figures, date.start, 40).some(
    (other) =>
      other.coreEnd <= date.start &&
      date.start - other.coreEnd < 14 &&
      AT_DATE.test(read.folded.slice(other.coreEnd, date.start)),
  );
}

function isAfterColon(between: string): boolean {
  return /^\s*[:=\u2192(-]/u.test(between);
}

function lineStartBefore(read: ReadPassage, at: number): number {
  let start = 0;
  for (const begin of read.passage.starts) if (begin <= at) start = begin;
  return start;
}

export function datedBy(date: DateMention, folded: string): FigureDate | undefined {
  if (date.planYear !== undefined) return { asOf: '', mark: 'forecast', planYear: true };
  if (date.asOf === undefined) return undefined;
  const mark = date.mark === undefined ? {} : { mark: date.mark };
  if (date.until !== undefined) return { asOf: date.until, ...mark };
  const yearEnd = date.asOf.length === 4 && YEAR_END.test(folded.slice(Math.max(0, date.start - 20), date.start));
  // A year that ends in the middle of one is no calendar year: “season 24/25”.
  const split = date.fiscal === true && /\d[-/]'?\d\d/.test(folded.slice(date.start, date.end));
  const quarter = date.fiscal === true && date.asOf.length > 4;
  return {
    asOf: yearEnd ? `${date.asOf}-12` : date.asOf,
    ...mark,
    ...(split ? { split } : {}),
    ...(quarter ? { fiscalQuarter: true } : {}),
  };
}

/** Where some of the years beside a date are marked as planned ("2026 (p)"), those before are over, and those after are planned. */
export function settledBy(date: FigureDate, beside: readonly DateMention[]): FigureDate {
  if (date.mark !== undefined || date.planYear === true) return date;
  const planned = beside.flatMap(({ mark, year }) => (mark === 'forecast' && year !== undefined ? [year] : []));
  if (planned.length === 0) return date;
  return { ...date, mark: Number(date.asOf.slice(0, 4)) > Math.min(...planned) ? 'forecast' : 'actual' };
}

/** What the slide says about all its figures: a forecast heading, a date in the heading. */
export interface SlideFrame {
  basis?: Exclude<Basis, 'external'>;
  asOf?: string;
  /** A heading calls the figures assumptions, prices and rates too. */
  assumed?: boolean;
}

/** Plans stand on these slides unless they say that something has happened. */
const PLANS = new Set(['roadmap', 'ask', 'gtm']);

/**
 * Reads the frame of a slide from its headings: its title and, near the top, short lines without figures.
 * `dates` are those of the title.
 */
export function frameOf(slide: ViewSlide, dates: DateMention[], headings: readonly string[]): SlideFrame {
  const frame: SlideFrame = {};
  // Beside a head of what is reached, one of goals stands over its own column alone.
  const tellsOfToday = slide.section === 'traction' && headings.some((heading) => OF_TODAY.test(heading));
  if (
    headings.some((heading) => EXAMPLE_HEADING.test(heading)) ||
    slide.lines.some(({ folded }) => MADE_UP.test(folded))
  )
    frame.basis = 'example';
  else if (headings.some((heading, at) => isForecast(heading) && (at === 0 || !tellsOfToday))) frame.basis = 'forecast';
  else if (PLANS.has(slide.section) && !slide.alsoSections.includes('traction')) frame.basis = 'target';
  if (headings.some((heading) => ASSUMED.test(heading))) frame.assumed = true;
  const [date] = dates;
  // "Plan to 2028" ends there; its figures are not all of that year.
  if (date !== undefined && LEADS_TO.test((headings[0] ?? '').slice(0, date.start))) return frame;
  if (dates.length === 1 && date?.asOf !== undefined && date.until === undefined) frame.asOf = date.asOf;
  return frame;
}

const isForecast = (heading: string): boolean => FORECAST_HEADING.test(heading) && !NO_FORECAST.test(heading);

/** True when a figure of `asOf` lies after the day on which the deck is read. */
export function isAhead(asOf: string, readingDate: string | undefined, flow: boolean): boolean {
  if (readingDate === undefined) return false;
  const readingYear = Number(readingDate.slice(0, 4));
  const year = Number(asOf.slice(0, 4));
  if (year !== readingYear) return year > readingYear;
  if (asOf.length === 4) {
    // A whole year's flow told before the year is over.
    const month = Math.floor((dateOrder(readingDate) - readingYear * 372 - 1) / 31);
    return flow && readingDate.length > 4 && month < 10;
  }
  // Of two days the later is ahead; a month may not be over when the deck is written in it.
  const slack = asOf.length === DAY && readingDate.length === DAY ? 0 : 31;
  return readingDate.length > 4 && dateOrder(asOf) > dateOrder(readingDate) + slack;
}

const DAY = '2026-05-24'.length;
