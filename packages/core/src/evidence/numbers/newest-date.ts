/** The date of a deck: the one it gives itself, else the newest that it states about something that has happened; never the clock. */
import { foldForLookup } from '../../text/fold-text.js';
import { dateOrder, findDates } from './find-dates.js';
import type { DateMention } from './find-dates.js';
import {
  AHEAD,
  BEGUN,
  BEHIND,
  CITED,
  COPYRIGHT,
  DATE_OF_DECK,
  NOT_OF_DECK,
  NOW,
  TICKED,
} from '../words/numbers/newest-date.js';

/** Texts of one slide; `bareCounts` tells whether a date without a word of the past is taken as past there. */
export interface DatedTexts {
  texts: readonly string[];
  bareCounts: boolean;
}

/** A line that dates a deck is a short one. */
const LONGEST_OWN = 140;

/**
 * The date that a deck gives itself by `texts`, those of its cover and footers: what is called its date, else the newest that is a
 * month or a day, else the newest year. Not what is said to have begun or to come, nor what is cited.
 */
export function ownDateIn(texts: readonly string[]): string | undefined {
  const called = texts.flatMap((text) => text.split(' · ')).filter((part) => DATE_OF_DECK.test(foldForLookup(part)));
  return datesIn(called) ?? datesIn(texts);
}

function datesIn(texts: readonly string[]): string | undefined {
  const dates = texts.flatMap((text) => {
    const folded = foldForLookup(text);
    if (text.length > LONGEST_OWN || CITED.test(folded)) return [];
    return findDates(folded).flatMap(({ asOf, until, mark, fiscal, start }) => {
      if (asOf === undefined || mark === 'forecast' || fiscal === true) return [];
      if (NOT_OF_DECK.test(folded.slice(0, start)) || AHEAD.test(justBefore(folded, start))) return [];
      if (until === undefined || until === '') return asOf;
      return COPYRIGHT.test(folded) ? until : [];
    });
  });
  return newest(dates.filter((date) => date.length > 4)) ?? newest(dates);
}

/**
 * The newest of the dates that are not said to lie ahead: dates with a forecast word, an E/F/P mark or at the
 * end of a range do not count; bare ones only on slides where `bareCounts`, and then none of a later year than what is
 * so now. Without such, bare years count up to the one after the newest that is past or names a month. The year
 * in which something began dates no deck. Of a deck that is dated `year`, only what has happened in it; of a file that says
 * when it was last written, no bare date after that.
 */
export function newestDateIn(
  slides: readonly DatedTexts[],
  { year, writtenAt }: { year?: string | undefined; writtenAt?: string | undefined } = {},
): string | undefined {
  const found = {
    now: [] as string[],
    past: [] as string[],
    begun: [] as string[],
    bare: [] as string[],
    years: [] as string[],
  };
  for (const { texts, bareCounts } of slides) {
    for (const text of texts) {
      if (!/\d\d/u.test(text)) continue;
      const folded = foldForLookup(text);
      for (const date of findDates(folded)) {
        const kind = kindIn(text, date, folded);
        if (date.asOf === undefined || kind === 'ahead' || (kind === 'bare' && !bareCounts)) continue;
        found[kind === 'bare' && date.asOf.length === 4 ? 'years' : kind].push(date.asOf);
      }
    }
  }
  const begunBy = endOfWriting(writtenAt, [...found.now, ...found.past]);
  const isOfLater = [...found.bare, ...found.years].some((date) => !begunBy(date));
  found.bare = found.bare.filter(begunBy);
  found.years = found.years.filter(begunBy);
  const told = [...found.now, ...found.past, ...found.bare];
  if (year !== undefined) return newest(told.filter((date) => date.startsWith(`${year}-`)));
  const now = newest(found.now);
  if (now !== undefined) return newest(told.filter((date) => yearOf(date) <= yearOf(now)));
  const sure = newest([...told, ...found.begun.filter((date) => date.length > 4)]);
  const years = found.years.filter((date) => sure === undefined || yearOf(date) <= yearOf(sure) + 1);
  // Of a deck that tells of later days alone, the file's own day says that they lie ahead.
  return newest([...(sure === undefined ? [] : [sure]), ...years]) ?? (isOfLater ? writtenAt?.slice(0, 7) : undefined);
}

/** Files are older than this only by a clock that nobody set. */
const FIRST_DECK = '2000';

/** Whether a date had begun when the file was written; of a file whose clock is behind what its slides tell as happened, any. */
function endOfWriting(writtenAt: string | undefined, happened: readonly string[]): (date: string) => boolean {
  if (writtenAt === undefined || writtenAt < FIRST_DECK) return () => true;
  const begun = (date: string) =>
    date.length === 4 ? date <= writtenAt.slice(0, 4) : firstMonth(date) <= writtenAt.slice(0, 7);
  return happened.every(begun) ? begun : () => true;
}

const firstMonth = (date: string): string =>
  date.replace(/Q([1-4])$/u, (_, quarter: string) => String(Number(quarter) * 3 - 2).padStart(2, '0')).slice(0, 7);

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Whether a line opens with a box that nobody has ticked yet. */
export const isUnticked = (text: string): boolean => /^\s*(?:[☐⬜◻]|\[ ?\])/u.test(text);

type Kind = 'now' | 'past' | 'begun' | 'bare' | 'ahead';

function kindIn(text: string, date: DateMention, folded: string): Kind {
  if (isUnticked(text)) return 'ahead';
  return TICKED.test(text) ? 'past' : kindOf(date, folded);
}

function kindOf(date: DateMention, folded: string): Kind {
  if (date.mark === 'forecast' || date.planYear !== undefined) return 'ahead';
  if (date.mark === 'actual') return 'now';
  const before = folded.slice(Math.max(0, date.start - 48), date.start);
  const after = folded.slice(date.end, date.end + 24);
  const near = justBefore(folded, date.start);
  if (AHEAD.test(near)) return 'ahead';
  if (NOW.test(near)) return AHEAD.test(before) ? 'bare' : 'now';
  if (BEGUN.test(near)) return 'begun';
  if (BEHIND.test(near)) return AHEAD.test(before) ? 'bare' : 'past';
  if (AHEAD.test(before) || AHEAD.test(after)) return 'ahead';
  if (NOW.test(before)) return 'now';
  if (BEGUN.test(before)) return 'begun';
  return BEHIND.test(before) ? 'past' : 'bare';
}

/** The words just before a date weigh most: "by 2030", "since 2021". */
const justBefore = (folded: string, start: number): string => folded.slice(Math.max(0, start - 14), start);

function newest(dates: string[]): string | undefined {
  let best: string | undefined;
  for (const date of dates) if (best === undefined || dateOrder(date) > dateOrder(best)) best = date;
  return best;
}
