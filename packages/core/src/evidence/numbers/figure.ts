/** A figure: one number of a text with all that was written about it. */
import type { Ambiguity, Period } from '../../model/fact.js';

export type FigureType =
  | 'money'
  | 'percent'
  /** A difference of percentages: 3 pp, 150 bps. */
  | 'points'
  | 'multiple'
  | 'count'
  /** Months. */
  | 'duration'
  /** Hours. */
  | 'time'
  /** Number with a physical or other unit: 50 km, 3D, 5G. Never a metric. */
  | 'other';

export interface Figure {
  /** Place in the text, from the bound, sign or currency to the scale, unit and period. */
  start: number;
  end: number;
  text: string;
  type: FigureType;
  /** Best single value; the middle of a range. */
  value: number;
  low?: number;
  high?: number;
  /** `gte`: "40+", "over 40"; `lte`: "up to 40"; `about`: "~40". */
  bound?: 'gte' | 'lte' | 'about';
  /** ISO 4217, when written. */
  currency?: string;
  scaled: boolean;
  /** The sign as written: "+85 %", "-5 %". */
  sign?: '+' | '-';
  period?: Period;
  /** Of a change: "20 % MoM". */
  change?: 'day' | 'week' | 'month' | 'quarter' | 'year';
  /** "/user/month" → `user`. */
  per?: string;
  /** Absolute, in units of `value`. */
  tolerance: number;
  ambiguous: Ambiguity[];
  /** `year`, `month` …: as written, for durations. */
  durationUnit?: 'day' | 'week' | 'month' | 'year';
  /** The unit word of `other` and `time`. */
  unitWord?: string;
  /** Index of the figure that this one changes into: "from $350k to $1.2M". */
  changesTo?: number;
  /** Digits without marks: "7416888". */
  digits: string;
  marked: boolean;
  /** Place after the number's own parts, without the period that follows. */
  coreEnd: number;
}
