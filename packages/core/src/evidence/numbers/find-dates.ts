/** Finds the dates of a text: years, months, quarters, days, fiscal years, plan years ("Year 1"). */
import { foldForLookup, foldText } from '../../text/fold-text.js';
import { memoize } from '../../text/memoize.js';
import {
  A_FISCAL_YEAR,
  A_PLAN_MONTH,
  A_PLAN_YEAR,
  COUNTED,
  DAY_MONTH_YEAR,
  FISCAL_YEAR,
  HEAD,
  MARK,
  MARK_WORD,
  MONEY_BEFORE,
  MONTHS,
  MONTH_DAY_YEAR,
  MONTH_YEAR,
  NO_PROGRAMME,
  PLAN_MONTH,
  PLAN_YEAR,
  QUARTER_YEAR,
  SEASON,
  SEASON_ALONE,
  TAIL,
  YEAR,
  YEARS,
  YEAR_BEFORE,
  YY,
} from '../words/numbers/find-dates.js';

export interface DateMention {
  start: number;
  end: number;
  /** `2025`, `2025-12`, `2025-Q3`, `2025-12-31`; absent for plan years. */
  asOf?: string;
  year?: number;
  /** `A` or `E`, `F`, `P` behind the year. */
  mark?: 'actual' | 'forecast';
  /** "Year 3" of a plan: 3. Always a forecast. */
  planYear?: number;
  fiscal?: boolean;
  /** End of a range of years: "2023-2030" has 2030. */
  until?: string;
}

interface Pattern {
  find: RegExp;
  /** What every match holds, quick to look for: most texts hold none of it and are not searched. */
  sign: RegExp;
  read: (match: RegExpMatchArray) => Omit<DateMention, 'start' | 'end'> | undefined;
}

const pattern = (sign: RegExp, source: string, read: Pattern['read']): Pattern => ({
  find: new RegExp(source, 'gu'),
  sign,
  read,
});

const A_YEAR = new RegExp(YEAR);
const A_MONTH = new RegExp(`(?:${[...new Set(Object.keys(MONTHS).map((month) => month.slice(0, 3)))].join('|')})`);

// In order of trust; a later one never overlaps an earlier one.
const PATTERNS: readonly Pattern[] = [
  pattern(/\d-[01]\d/, `${HEAD}(${YEAR})-([01]\\d)(?:-([0-3]\\d))?${TAIL}`, ([, y, m, d]) => {
    if (!isMonth(m)) return undefined;
    return { asOf: d === undefined ? `${y}-${m}` : `${y}-${m}-${d}`, year: Number(y) };
  }),
  pattern(/\d[./-]\d{1,2}[./-]\d/, `${HEAD}([0-3]?\\d)[./-]([0-3]?\\d)[./-](${YEAR})${TAIL}`, ([, a, b, y]) =>
    readDay(Number(a), Number(b), Number(y)),
  ),
  pattern(/[01]\d[./]/, `${HEAD}([01]\\d)[./](${YEAR})${TAIL}`, ([, m, y]) =>
    isMonth(m) ? { asOf: `${y}-${m}`, year: Number(y) } : undefined,
  ),
  pattern(A_MONTH, DAY_MONTH_YEAR, ([, d, m, y]) => ({
    asOf: `${y}-${twoDigits(MONTHS[m ?? ''])}-${twoDigits(Number(d))}`,
    year: Number(y),
  })),
  pattern(A_MONTH, MONTH_DAY_YEAR, ([, m, d, y]) => ({
    asOf: `${y}-${twoDigits(MONTHS[m ?? ''])}-${twoDigits(Number(d))}`,
    year: Number(y),
  })),
  pattern(A_MONTH, MONTH_YEAR, ([whole, m, y]) => {
    // "September 30" is a day of a year not said; "Sep 25" is read as 2025, as charts write it.
    if (isDayOfMonth(whole, m ?? '', y ?? '')) return undefined;
    const year = fullYear(y);
    return { asOf: `${year}-${twoDigits(MONTHS[m ?? ''])}`, year };
  }),
  pattern(/[qt][1-4]/, QUARTER_YEAR, ([whole, q, y, mark]) => {
    const date = quarter(q, y, mark);
    return date && A_FISCAL_YEAR.test(whole) ? { ...date, fiscal: true } : date;
  }),
  pattern(/[1-4][qt]/, `${HEAD}([1-4])[qt](?: ?[-/] ?| |)(${YY})(${MARK})?${TAIL}`, ([, q, y, mark]) =>
    quarter(q, y, mark),
  ),
  pattern(/[qt][1-4]/, `${HEAD}(${YEAR})[ -]?[qt]([1-4])${TAIL}`, ([, y, q]) => quarter(q, y, undefined)),
  pattern(/[hs][12]/, `${HEAD}[hs]([12]) ?[-/]? ?(${YY})${TAIL}`, ([, h, y]) => half(h, y)),
  pattern(/[12][hs]/, `${HEAD}([12])[hs] ?[-/]? ?(${YEAR}|'\\d\\d)${TAIL}`, ([, h, y]) => half(h, y)),
  pattern(A_FISCAL_YEAR, FISCAL_YEAR, ([, y, until, mark]) => ({
    ...yearOf(endOfSpan(y, until), mark),
    fiscal: true,
  })),
  // A year that ends in the middle of one: "curso 24/25", "exercice 2024-25".
  pattern(/\d[-/]\d\d/, SEASON, ([, y, until, mark]) => ({ ...yearOf(endOfSpan(y, until), mark), fiscal: true })),
  pattern(/^\d\d[-/]\d\d/, SEASON_ALONE, ([, from, until, mark]) =>
    Number(from) >= 13 && Number(until) === Number(from) + 1 ? { ...yearOf(until, mark), fiscal: true } : undefined,
  ),
  pattern(A_YEAR, YEARS, ([, from, until, mark]) => ({
    ...yearOf(from, mark),
    until: until ?? '',
  })),
  pattern(/\d[-/]\d\d/, `${HEAD}(${YEAR})[-/](\\d\\d)${TAIL}`, ([, from, until]) => {
    const end = Number((from ?? '').slice(0, 2) + (until ?? ''));
    return end === Number(from) + 1 ? { asOf: String(end), year: end, fiscal: true } : undefined;
  }),
  pattern(A_YEAR, `${HEAD}(${YEAR}) ?\\(?(${MARK})\\)?${TAIL}`, ([, y, mark]) => yearOf(y, mark)),
  pattern(A_YEAR, `${HEAD}(${YEAR}) \\(?(${MARK_WORD})\\)?(?=$| ?:)`, ([, y, mark]) => yearOf(y, mark)),
  pattern(/'\d\d/, `(?<=[ (]|^)'(\\d\\d)(${MARK})?${TAIL}`, ([, y, mark]) => yearOf(y, mark)),
  pattern(A_PLAN_YEAR, PLAN_YEAR, ([, n]) => ({
    planYear: Number(n),
    mark: 'forecast',
  })),
  // "By month 12": counted from the round. "Month 3 retention" is a time after the sign-up.
  pattern(A_PLAN_MONTH, PLAN_MONTH, ([, n, plus]) => ({
    planYear: Math.ceil(Number(n ?? plus) / 12) || 1,
    mark: 'forecast',
  })),
  pattern(A_YEAR, `(?<![\\p{L}\\p{N}.,'$€£])${NO_PROGRAMME}(${YEAR})(?![\\p{L}\\p{N}%€$£]|[.,]\\d| ?[*×])`, ([, y]) =>
    yearOf(y, undefined),
  ),
];

/** Dates of `folded` (accent-free lower case, see `foldForLookup`), by place, never overlapping. Linear. */
export const findDates: (folded: string) => DateMention[] = memoize(readDates);

/** The same of text as a slide or a cell writes it, with whatever apostrophe. */
export const datesIn = (raw: string): DateMention[] => findDates(foldForLookup(foldText(raw).text));

function readDates(folded: string): DateMention[] {
  const found: DateMention[] = [];
  if (!/\d/u.test(folded)) return found;
  const taken = new Uint8Array(folded.length);
  for (const { find, sign, read } of PATTERNS) {
    if (!sign.test(folded)) continue;
    for (const match of folded.matchAll(find)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken[start] === 1 || taken[end - 1] === 1) continue;
      const date = read(match);
      if (date === undefined) continue;
      if (date.asOf?.length === 4 && date.mark === undefined && end - start === 4 && isCounted(folded, start, end))
        continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...date });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function isCounted(folded: string, start: number, end: number): boolean {
  // "Rs. 2000" is an amount.
  if (MONEY_BEFORE.test(folded.slice(Math.max(0, start - 6), start))) return true;
  if (!COUNTED.test(folded.slice(end, end + 16))) return false;
  return !YEAR_BEFORE.test(folded.slice(Math.max(0, start - 10), start));
}

/** A fiscal year written with both its years is known by the one in which it ends: FY24/25 is 2025. */
function endOfSpan(from: string | undefined, until: string | undefined): string | undefined {
  return until !== undefined && fullYear(until) === fullYear(from) + 1 ? until : from;
}

function yearOf(written: string | undefined, mark: string | undefined): Omit<DateMention, 'start' | 'end'> {
  const year = fullYear(written);
  return { asOf: String(year), year, ...markOf(mark) };
}

function markOf(mark: string | undefined): Pick<DateMention, 'mark'> {
  if (mark === undefined) return {};
  return { mark: /^[ar]/u.test(mark) ? 'actual' : 'forecast' };
}

function quarter(
  q: string | undefined,
  y: string | undefined,
  mark: string | undefined,
): Omit<DateMention, 'start' | 'end'> | undefined {
  const year = fullYear(y);
  if (year < 2000) return undefined;
  return { asOf: `${year}-Q${q}`, year, ...markOf(mark) };
}

function half(h: string | undefined, y: string | undefined): Omit<DateMention, 'start' | 'end'> | undefined {
  const year = fullYear(y);
  return year < 2000 ? undefined : { asOf: `${year}-${h === '1' ? '06' : '12'}`, year };
}

// 12/05/2025 is two dates in two countries: then only the year is sure.
function readDay(a: number, b: number, year: number): Omit<DateMention, 'start' | 'end'> | undefined {
  if (a < 1 || b < 1 || a > 31 || b > 31 || (a > 12 && b > 12)) return undefined;
  if (a > 12) return { asOf: `${year}-${twoDigits(b)}-${twoDigits(a)}`, year };
  if (b > 12) return { asOf: `${year}-${twoDigits(a)}-${twoDigits(b)}`, year };
  return a === b ? { asOf: `${year}-${twoDigits(a)}-${twoDigits(b)}`, year } : { asOf: String(year), year };
}

function fullYear(written: string | undefined): number {
  const digits = (written ?? '').replace("'", '');
  if (digits.length === 4) return Number(digits);
  const short = Number(digits);
  return short < 70 ? 2000 + short : 1900 + short;
}

function isMonth(month: string | undefined): boolean {
  const number = Number(month);
  return number >= 1 && number <= 12;
}

function isDayOfMonth(whole: string, month: string, written: string): boolean {
  if (written.length !== 2 || /['/-]/u.test(whole)) return false;
  const day = Number(written);
  return day > 0 && day <= 31 && (day > 27 || (month.length > 5 && day < 20));
}

function twoDigits(number: number | undefined): string {
  return String(number ?? 0).padStart(2, '0');
}

/** Sorts dates of any precision: `2025` is its end, `2025-Q3` its September. */
export function dateOrder(asOf: string): number {
  const year = Number(asOf.slice(0, 4));
  const quarterOf = /-Q([1-4])$/u.exec(asOf)?.[1];
  if (quarterOf !== undefined) return year * 372 + Number(quarterOf) * 3 * 31;
  const [, month, day] = asOf.split('-');
  return year * 372 + (month === undefined ? 12 : Number(month)) * 31 + (day === undefined ? 0 : Number(day) - 31);
}
