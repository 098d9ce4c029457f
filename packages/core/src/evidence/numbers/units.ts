/** What stands behind a number and says what it is: %, x, months, hours, km; and its rate: /month, a year, YoY. */
import type { Period } from '../../model/fact.js';
import type { Figure } from './figure.js';
import { MONEY_BEHIND } from './currencies.js';
import {
  BASIS_POINTS,
  DURATION,
  MASS,
  MONTH,
  MONTH_ON_MONTH,
  MULTIPLE,
  OF,
  OTHER,
  PERCENT,
  PERIOD_WORDS,
  PER_PIECE,
  POINTS,
  POINTS_BEHIND,
  QUARTER_ON_QUARTER,
  RUNWAY,
  TIME,
  WEEK_ON_WEEK,
  WORDED,
  YEAR_ON_YEAR,
} from '../words/numbers/units.js';

export interface Unit {
  type: Exclude<Figure['type'], 'money' | 'count'>;
  /** Times the number gives percent, months or hours. */
  factor: number;
  end: number;
  durationUnit?: NonNullable<Figure['durationUnit']>;
  unitWord?: string;
}

/** The physical unit right behind a number or its scale, in its length; money that follows makes a scale of it. */
export function physicalUnit(text: string, folded: string, at: number): { word: string; end: number } | undefined {
  const other = OTHER.exec(folded.slice(at, at + 26));
  const unit = other !== null && !isScaleInCapitals(text, at, other[0]) ? other : MASS.exec(text.slice(at, at + 26));
  if (unit === null || MONEY_BEHIND.test(text.slice(at + unit[0].length, at + unit[0].length + 5))) return undefined;
  return { word: unit[0].trim(), end: at + unit[0].length };
}

/** The unit right behind a number. `folded` is accent-free lower case. */
export function readUnit(text: string, folded: string, at: number, language: string): Unit | undefined {
  const rest = folded.slice(at, at + 26);
  const points = POINTS.exec(rest) ?? undefined;
  if (points !== undefined) return { type: 'points', factor: 1, end: at + points[0].length };
  const basis = BASIS_POINTS.exec(rest);
  if (basis !== null) return { type: 'points', factor: 0.01, end: at + basis[0].length };
  const percent = PERCENT.exec(rest);
  if (percent !== null) {
    const difference = POINTS_BEHIND.exec(folded.slice(at + percent[0].length, at + 40));
    if (difference !== null) return { type: 'points', factor: 1, end: at + percent[0].length + difference[0].length };
    return { type: 'percent', factor: 1, end: at + percent[0].length };
  }
  const multiple = MULTIPLE.exec(rest);
  if (multiple !== null) return { type: 'multiple', factor: 1, end: at + multiple[0].length };
  const duration = DURATION.exec(rest);
  if (duration !== null) {
    const durationUnit = durationUnitOf(duration[1] ?? '', language);
    if (durationUnit !== undefined) {
      return { type: 'duration', factor: MONTHS_IN[durationUnit], end: at + duration[0].length, durationUnit };
    }
  }
  const runway = RUNWAY.exec(rest);
  if (runway !== null) return { type: 'duration', factor: 1, end: at + runway[0].length, durationUnit: 'month' };
  const time = TIME.exec(rest);
  if (time !== null && !(time[1] === 'h' && text[at] === ' ')) {
    return { type: 'time', factor: hoursIn(time[1] ?? ''), end: at + time[0].length, unitWord: time[1] ?? '' };
  }
  const other = physicalUnit(text, folded, at);
  return other && { type: 'other', factor: 1, end: other.end, unitWord: other.word };
}

// "5 MM" is five million, "5 mm" is short; "$3 B" and "5 T" are no volts either.
function isScaleInCapitals(text: string, at: number, unit: string): boolean {
  const written = text.slice(at, at + unit.length).trim();
  return (
    written === 'MM' ||
    (unit.trim() === 'miles' && /\d$/u.test(text.slice(0, at)) && OF.test(text.slice(at + unit.length)))
  );
}

const MONTHS_IN = { day: 12 / 365.25, week: 84 / 365.25, month: 1, year: 12 } as const;

function durationUnitOf(word: string, language: string): Figure['durationUnit'] {
  if (MONTH.test(word)) return 'month';
  if (word === 'mes') return language === 'fr' ? undefined : 'month';
  if (/^(?:w|s)/u.test(word)) return 'week';
  if (/^(?:d|j)/u.test(word)) return 'day';
  if (/^(?:y|a)/u.test(word)) return 'year';
  return undefined;
}

function hoursIn(word: string): number {
  if (word.startsWith('h')) return 1;
  return word.startsWith('m') ? 1 / 60 : 1 / 3600;
}

export interface Rate {
  period?: Period;
  change?: NonNullable<Figure['change']>;
  /** "/user/month" → `user`. */
  per?: string;
  end: number;
}
const CHANGES: readonly (readonly [RegExp, NonNullable<Figure['change']>])[] = [
  [MONTH_ON_MONTH, 'month'],
  [YEAR_ON_YEAR, 'year'],
  [QUARTER_ON_QUARTER, 'quarter'],
  [WEEK_ON_WEEK, 'week'],
];
const SLASHED = /^ ?\/ ?(\p{L}{1,14})\.?(?: ?\/ ?(\p{L}{1,10}))?(?![\p{L}\p{N}])/u;

/** The rate behind a number: "/mo", "per user per month", "al mes", "YoY". */
export function readRate(folded: string, at: number): Rate | undefined {
  const rest = folded.slice(at, at + 48);
  for (const [words, change] of CHANGES) {
    const match = words.exec(rest);
    if (match !== null) return { change, end: at + match[0].length };
  }
  const slashed = SLASHED.exec(rest);
  if (slashed !== null) {
    const end = at + slashed[0].length;
    const unit = PER_PIECE.exec(folded.slice(end, end + 22));
    if (unit !== null && slashed[2] === undefined) return rateOf(unit[1], slashed[1], end + unit[0].length);
    return rateOf(slashed[1], slashed[2], end);
  }
  const worded = WORDED.exec(rest);
  if (worded === null) return undefined;
  if (worded[4] !== undefined) return rateOf(worded[4].replace(/\./gu, ''), undefined, at + worded[0].length);
  // "à fin 2025", "a cinco años": only a period makes a rate of "a".
  if ((worded[1] === 'a' || worded[1] === 'al') && periodOf(worded[2]) === undefined) return undefined;
  return rateOf(worded[2], worded[3], at + worded[0].length, true);
}

function rateOf(first: string | undefined, second: string | undefined, end: number, worded = false): Rate | undefined {
  const one = periodOf(first);
  const two = periodOf(second);
  if (one !== undefined)
    return second !== undefined && two === undefined ? { period: one, per: second, end } : { period: one, end };
  if (first === undefined) return undefined;
  if (two !== undefined) return { period: two, per: first, end };
  // "a strong …" is no rate; "per clinic" and "/clinic" are.
  return worded && second === undefined && first.length < 3 ? undefined : { per: first, end };
}

function periodOf(word: string | undefined): Period | undefined {
  if (word === undefined) return undefined;
  return PERIOD_WORDS.find(([words]) => words.test(word))?.[1];
}
