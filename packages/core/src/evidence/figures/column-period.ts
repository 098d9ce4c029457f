/** The time that a column of a table sums up: a table whose columns are quarters or months holds what was taken in each. */
import type { Period } from '../../model/fact.js';
import { datesIn } from '../numbers/find-dates.js';
import type { ReadFigure } from './figure-reading.js';

/** One dated column may say of when a sum is; so many say over what each is taken. */
export const FEWEST_PERIODS = 3;
const LONGEST_HEAD = 20;
const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/^\d{4}-Q[1-4]$/u, 'quarter'],
  [/^\d{4}-\d\d$/u, 'month'],
];

/** `quarter` or `month` of a cell whose column is one of several such; undefined for every other figure. */
export function columnPeriod({ read, date }: ReadFigure): Period | undefined {
  const cell = read.passage.lines[0]?.cell;
  const [form, period] = PERIODS.find(([one]) => one.test(date?.asOf ?? '')) ?? [];
  if (cell === undefined || form === undefined) return undefined;
  const alike = cell.table.header.filter((head) => form.test(periodicDate(head) ?? ''));
  return alike.length >= FEWEST_PERIODS ? period : undefined;
}

/** The quarter, month or day that a head of a column is. */
export function periodicDate(head: string): string | undefined {
  if (head.length > LONGEST_HEAD) return undefined;
  const [date] = datesIn(head);
  return date?.asOf !== undefined && date.asOf.length > 4 ? date.asOf : undefined;
}
