/**
 * Calendar periods in UTC and how they are divided. Weeks begin on Monday (ISO 8601). A running period is compared with
 * as much of the one before as has passed of it, so that three days are never held against a whole month. Pure.
 */
import type { ReportPeriod } from '../model/report-figures.js';

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Milliseconds since 1970; `until` is the first moment after. */
export interface Stretch {
  from: number;
  until: number;
}

export interface Period extends Stretch {
  id: ReportPeriod;
  /** Moment of the report: figures of a running period end there. */
  now: number;
  running: boolean;
  /** What movements are told against; null for `all`. */
  before: Stretch | null;
}

const DAY = 86_400_000;

/** From the first to the last thing there is. */
export const EVERYTHING: Stretch = { from: -Infinity, until: Infinity };

/**
 * The period of that kind that holds `of`, which is a moment not later than `now`.
 *
 * `all` runs from the first to the last thing there is, whatever a clock said of it.
 */
export function periodAt(id: ReportPeriod, now: number, of = now): Period {
  if (id === 'all') return { id, ...EVERYTHING, now, running: true, before: null };
  const from = startOf(id, of);
  const until = startOfNext(id, from);
  const beforeFrom = startOf(id, from - 1);
  const running = now < until;
  return {
    id,
    from,
    until,
    now,
    running,
    before: { from: beforeFrom, until: running ? Math.min(from, beforeFrom + (now - from)) : from },
  };
}

export function isWithin(at: number, { from, until }: Stretch): boolean {
  return at >= from && at < until;
}

/** `YYYY-MM-DD` of a moment, UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** `YYYY-MM` of a moment, UTC. */
export function monthOf(at: number): string {
  return dayOf(at).slice(0, -3);
}

/** The same day and time of day `months` earlier, or the last day of that month when it has no such day. */
export function monthsEarlier(at: number, months: number): number {
  const date = new Date(at);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1);
  const days = (startOfNext('month', first) - first) / DAY;
  return first + (Math.min(date.getUTCDate(), days) - 1) * DAY + (at - startOf('day', at));
}

/** `2026-Q4` of a moment, UTC. */
export function quarterOf(at: number): string {
  return dateOf('quarter', at);
}

/** The quarters from that of `first` to that of `last`, as `2026-Q4`. */
export function quartersBetween(first: number, last: number): string[] {
  const quarters: string[] = [];
  for (let at = startOf('quarter', first); at <= last; at = startOfNext('quarter', at)) quarters.push(quarterOf(at));
  return quarters;
}

/** The months from that of `first` to that of `last`, as `YYYY-MM`. */
export function monthsBetween(first: number, last: number): string[] {
  const months: string[] = [];
  for (let at = startOf('month', first); at <= last; at = startOfNext('month', at)) months.push(monthOf(at));
  return months;
}

/** Number and year of the ISO week that holds `at`: the year is that of its Thursday. */
export function isoWeek(at: number): { week: number; year: number } {
  const thursday = startOf('week', at) + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  return { week: 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY)), year };
}

export interface Bucket extends Stretch {
  /** Its first day, or its month, quarter or year: 2026-11-16, 2026-11, 2026-Q4, 2026. */
  date: string;
}

/** Longest run of months, and of quarters, that can still be read as a table or chart. */
const MOST_MONTHS = 24;
const MOST_QUARTERS = 24;

/**
 * The period in pieces, oldest first, those of the future left out: a week by days, a month and a quarter by weeks
 * (clipped at its ends), a year by months, `all` by months, quarters or years as its length asks. `first` and `last`
 * are the first and last thing there is, which only `all` needs.
 */
export function bucketsOf(period: Period, first = period.now, last = period.now): Bucket[] {
  const from = period.id === 'all' ? Math.min(first, period.now) : period.from;
  const until = period.id === 'all' ? Math.max(last, period.now) + 1 : period.until;
  const end = period.running && period.id !== 'all' ? Math.min(until, period.now + 1) : until;
  const unit = unitFor(period.id, from, end);
  const buckets: Bucket[] = [];
  for (let at = startOf(unit, from); at < end; at = startOfNext(unit, at)) {
    const start = Math.max(at, period.id === 'all' ? at : period.from);
    buckets.push({ date: dateOf(unit, start), from: start, until: Math.min(startOfNext(unit, at), period.until) });
  }
  // What a clock set wrong has dated after now, but within the period, belongs to the last piece.
  const newest = buckets.at(-1);
  if (newest) newest.until = Math.max(newest.until, period.until);
  return buckets;
}

function unitFor(id: ReportPeriod, from: number, until: number): Unit {
  if (id === 'week') return 'day';
  if (id === 'month' || id === 'quarter') return 'week';
  if (id === 'year') return 'month';
  const months = (until - from) / (30.44 * DAY);
  return months <= MOST_MONTHS ? 'month' : months <= MOST_QUARTERS * 3 ? 'quarter' : 'year';
}

function dateOf(unit: Unit, at: number): string {
  const day = dayOf(at);
  if (unit === 'day' || unit === 'week') return day;
  if (unit === 'month') return monthOf(at);
  const year = day.slice(0, -6);
  return unit === 'year' ? year : `${year}-Q${Math.floor(new Date(at).getUTCMonth() / 3) + 1}`;
}

/** Midnight at the beginning of the unit that holds `at`. */
export function startOf(unit: Unit, at: number): number {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  switch (unit) {
    case 'day':
      return Math.floor(at / DAY) * DAY;
    case 'week':
      // The first day of 1970 was a Thursday.
      return Math.floor((at + 3 * DAY) / (7 * DAY)) * 7 * DAY - 3 * DAY;
    case 'month':
      return Date.UTC(year, month, 1);
    case 'quarter':
      return Date.UTC(year, month - (month % 3), 1);
    case 'year':
      return Date.UTC(year, 0, 1);
  }
}

function startOfNext(unit: Unit, start: number): number {
  const date = new Date(start);
  const step = { month: 1, quarter: 3, year: 12 };
  if (unit === 'day' || unit === 'week') return start + (unit === 'day' ? DAY : 7 * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step[unit], 1);
}
