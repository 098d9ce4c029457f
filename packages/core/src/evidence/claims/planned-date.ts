/**
 * When a step of a plan is to be done: as its own words say, else the head, row or column that it stands in, else a date that
 * stands alone over it or beside it on the page, as on the line of a roadmap.
 */
import { isBefore } from '../../model/end-month.js';
import { foldForLookup } from '../../text/fold-text.js';
import { DONE, NO_PLAN, OPENS_TASK, PLAN } from '../words/figures/plan-heads.js';
import { headRoles, isPlan } from '../figures/head-roles.js';
import { findDates } from '../numbers/find-dates.js';
import { progressOf } from '../outline/progress-tables.js';
import { evidenceLines } from '../view/deck-view.js';
import { standsOver } from '../view/stands-over.js';
import type { Statement } from '../view/statements.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import {
  BESIDE_DATE,
  COUNTED_TIME,
  MONTH_ALONE,
  OPENED,
  PART_OF_YEAR,
  STILL_OPEN,
  TIME_COLUMN,
  WITHIN,
} from '../words/claims/planned-date.js';

export interface PlannedDate {
  /** The words that say it: `Q2 2026`, `Months 1-3`. */
  when: string;
  /** As of a fact: `2026-Q2`; absent where it is counted from a beginning or has no year. */
  asOf?: string;
}

/** A longer label says more than a date. */
const LONGEST_LABEL = 40;
/** Height of a slide, 0 to 1, between a quarter and the year under it. */
const STACKED = 0.08;

/** What is looked at: a statement, or the passage of a figure. */
export type Placed = Pick<Statement, 'text' | 'folded' | 'under' | 'line' | 'slide' | 'box'>;

/** Undefined where nothing dates the step. */
export function plannedDate(statement: Placed): PlannedDate | undefined {
  const { folded, text, under, line, slide } = statement;
  const own = dateIn(text, folded);
  if (own !== undefined) return own;
  // What stands before a cell is another cell, and dates its own row.
  for (const label of [line.cell ? '' : under, line.row ?? '', line.column ?? ''])
    if (label.length <= LONGEST_LABEL) {
      const date = dateOfLabel(label);
      if (date !== undefined) return date;
    }
  return line.cell === undefined ? datedByPlace(statement, slide) : inTimeColumn(line.cell);
}

/** Under a head of plans, told as still open, or dated after `readingDate`: "6-month targets" over "1 POC in production". */
export function isToCome(statement: Placed, readingDate: string | undefined): boolean {
  const progress = progressOf(statement.line);
  if (progress === 'open' || (progress === undefined && isCalledPlan(statement))) return true;
  if (readingDate === undefined) return false;
  // "February to November": begun is not to come.
  const own = findDates(statement.folded).flatMap(({ asOf }) => asOf ?? []);
  const planned = plannedDate(statement)?.asOf;
  const dates = own.length > 0 ? own : planned === undefined ? [] : [planned];
  return dates.length > 0 && dates.every((date) => isBefore(readingDate, date));
}

/** By its own words, its label or the head over it. */
function isCalledPlan({ text, folded, under, line, slide }: Placed): boolean {
  const row = foldForLookup(line.cell?.rowText ?? text);
  if (STILL_OPEN.test(row) || OPENS_TASK.test(folded)) return true;
  const label = foldForLookup(under);
  if (PLAN.test(label) && !DONE.test(label) && !NO_PLAN.test(label)) return true;
  return isPlan(headRoles(slide)(line)) && !DONE.test(row);
}

/** Whether `text` is a date and nothing else: no step of a plan. */
export function isDateAlone(text: string): boolean {
  const folded = foldForLookup(text);
  if (text.length > LONGEST_LABEL || dateOfLabel(text) === undefined) return false;
  let rest = folded;
  for (const { start, end } of [...findDates(folded)].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  rest = rest.replace(PART_OF_YEAR, ' ').replace(COUNTED_TIME, ' ').replace(MONTH_ALONE, ' ').replace(BESIDE_DATE, ' ');
  return !/\p{L}/u.test(rest);
}

function dateIn(text: string, folded: string = foldForLookup(text)): PlannedDate | undefined {
  const date = findDates(folded)
    .filter(({ asOf }) => asOf !== undefined)
    .at(-1);
  if (date?.asOf !== undefined) return { when: text.slice(date.start, date.end), asOf: date.asOf };
  const part = PART_OF_YEAR.exec(folded);
  if (part !== null) return { when: text.slice(part.index, part.index + part[0].length) };
  return [COUNTED_TIME, MONTH_ALONE].flatMap((time) => timeIn(text, folded, time) ?? [])[0];
}

/** "6 months of runway" is no date: it opens the step, stands in brackets, or follows "within". */
function timeIn(text: string, folded: string, time: RegExp): PlannedDate | undefined {
  const counted = time.exec(folded);
  if (counted === null) return undefined;
  const before = folded.slice(0, counted.index);
  const behind = folded.slice(counted.index + counted[0].length);
  const opens = /^\W*$/u.test(before) && OPENED.test(behind);
  const isAside = /\(\s*$/u.test(before) && /^\s*\)/u.test(behind);
  return opens || isAside || WITHIN.test(before) ? whenIn(text, counted) : undefined;
}

/** In a label a length of time is a date wherever it stands: "Phase 2 – 6 months". */
function dateOfLabel(text: string): PlannedDate | undefined {
  const date = dateIn(text);
  if (date !== undefined) return date;
  const counted = COUNTED_TIME.exec(foldForLookup(text));
  return counted === null ? undefined : whenIn(text, counted);
}

const whenIn = (text: string, { index, 0: words }: RegExpExecArray): PlannedDate => ({
  when: text.slice(index, index + words.length),
});

/** A row of a table whose column of time holds something. */
function inTimeColumn({ table, rowIndex }: NonNullable<ViewLine['cell']>): PlannedDate | undefined {
  const row = table.rows[rowIndex] ?? [];
  for (const cell of row) {
    const said = cell.length > LONGEST_LABEL ? undefined : dateIn(cell);
    if (said !== undefined) return said;
  }
  const at = table.header.findIndex((head) => TIME_COLUMN.test(foldForLookup(head.trim())));
  const when = row[at]?.trim() ?? '';
  if (!/\d/u.test(when) || when.length > LONGEST_LABEL) return undefined;
  // Under "Year" stands "1".
  return { when: /^\d{1,2}$/u.test(when) ? `${table.header[at]!.trim()} ${when}` : when };
}

const labels = new WeakMap<ViewSlide, readonly ViewLine[]>();

/** More dates than that stand on no page that people read. */
const MOST_LABELS = 60;

function dateLabels(slide: ViewSlide): readonly ViewLine[] {
  const known =
    labels.get(slide) ??
    evidenceLines(slide)
      .filter(({ text, cell }) => !cell && isDateAlone(text))
      .slice(0, MOST_LABELS);
  labels.set(slide, known);
  return known;
}

/** The nearest date that stands alone: at the left in the same row, else over the step. */
function datedByPlace({ line, box }: Placed, slide: ViewSlide): PlannedDate | undefined {
  const all = dateLabels(slide);
  const inRow = all
    .filter(
      (label) => label.box.x + label.box.w <= box.x && label.box.y < box.y + box.h && box.y < label.box.y + label.box.h,
    )
    .toSorted((a, b) => b.box.x - a.box.x)[0];
  if (inRow !== undefined) return dateOfLabel(inRow.text);
  const over = all.filter((label) => standsOver(label, line)).toSorted((a, b) => b.box.y - a.box.y);
  const [nearest, next] = over;
  if (nearest === undefined) return undefined;
  // A quarter over its year.
  const both =
    next !== undefined && nearest.box.y - next.box.y <= STACKED ? dateIn(`${next.text} ${nearest.text}`) : undefined;
  return both?.asOf === undefined ? dateOfLabel(nearest.text) : both;
}
