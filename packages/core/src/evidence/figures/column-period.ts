/** The time that a column or row of a table sums up: a table whose columns are quarters or months holds what was taken in each. */
import type { Period } from '../../model/fact.js';
import { foldForLookup } from '../../text/fold-text.js';
import { datesIn } from '../numbers/find-dates.js';
import { PAID_PER, TAKEN_OVER } from '../words/figures/column-period.js';
import type { ReadFigure } from './figure-reading.js';

/** One dated column may say of when a sum is; so many say over what each is taken. */
export const FEWEST_PERIODS = 3;
const LONGEST_HEAD = 20;
const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/^\d{4}-Q[1-4]$/u, 'quarter'],
  [/^\d{4}-\d\d$/u, 'month'],
];

/** `quarter` or `month` of a cell whose column or row is one of several such; undefined for every other figure. */
export function periodOfCell({ read, date }: ReadFigure): Period | undefined {
  const line = read.passage.lines[0];
  const cell = line?.cell;
  if (line === undefined || cell === undefined) return undefined;
  const named = [line.column ?? '', line.row ?? ''].flatMap((head) => namedPeriod(foldForLookup(head)) ?? []);
  if (named[0] !== undefined) return named[0];
  // Quarters of a year that is said elsewhere, or nowhere.
  const quarters = [cell.table.header, cell.table.rows.map(([first]) => first ?? '')];
  const own = [line.column ?? '', line.row ?? ''];
  if (own.some((head, at) => isQuarter(head) && quarters[at]!.filter(isQuarter).length >= FEWEST_PERIODS))
    return 'quarter';
  const [form, period] = PERIODS.find(([one]) => one.test(date?.asOf ?? '')) ?? [];
  if (form === undefined) return undefined;
  const alike = cell.table.header.filter((head) => form.test(periodicDate(head) ?? ''));
  return alike.length >= FEWEST_PERIODS ? period : undefined;
}

/** "Monthly revenue", "CA mensuel": over what the head says that each sum is taken. */
const namedPeriod = (head: string): Period | undefined => TAKEN_OVER.find(([words]) => words.test(head))?.[1];

/** "Price/month", "MXN/mes": what the head of its column or row says that a price is paid for. */
export function paidPer({ read, figure }: ReadFigure): Period | undefined {
  const line = read.passage.lines[0];
  if (line?.cell === undefined || figure.per !== undefined) return undefined;
  const heads = [line.column ?? '', line.row ?? ''].map((head) => foldForLookup(head));
  return heads.flatMap((head) => PAID_PER.find(([words]) => words.test(head))?.[1] ?? [])[0];
}

const isQuarter = (head: string): boolean => /^\s*(?:[QT][1-4]|[1-4][QT])\s*$/u.test(head);

/** The quarter, month or day that a head of a column is. */
export function periodicDate(head: string): string | undefined {
  if (head.length > LONGEST_HEAD) return undefined;
  const [date] = datesIn(head);
  return date?.asOf !== undefined && date.asOf.length > 4 ? date.asOf : undefined;
}
