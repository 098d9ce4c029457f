/** What every type of period report is made from, worked out once, and what it makes of it. */
import type { Movement, ReportSection, Said } from '../model/report-document.js';
import type { ReportFigures, ReportType } from '../model/report.js';
import { movementOf } from './arithmetic.js';
import { newestOfEach, within, type Books, type Counted } from './companies.js';
import type { Period } from './period.js';

export interface ReportInput {
  books: Books;
  period: Period;
  /** True where the reader may see no amount. */
  hidden: boolean;
  now: CountedStretch;
  /** null for `all`. */
  before: CountedStretch | null;
}

export interface CountedStretch {
  /** Completed analyses, oldest first. */
  analyses: readonly Counted[];
  /** Each company's newest among them. */
  companies: readonly Counted[];
}

/** What a type adds to what all reports begin and end with. */
export interface TypedReport<T extends ReportType> {
  figures: ReportFigures<T>;
  sections: ReportSection[];
  /** What is found, in a sentence or two. @default what the summary says */
  finding?: Said[];
}

export function reportInput(books: Books, period: Period, hidden: boolean): ReportInput {
  const stretch = (analyses: readonly Counted[]) => ({ analyses, companies: newestOfEach(analyses) });
  return {
    books,
    period,
    hidden,
    now: stretch(within(books.completed, period)),
    before: period.before && stretch(within(books.completed, period.before)),
  };
}

/** How `figure` moved against the period before; undefined where there is none. */
export function moved(
  { now, before }: Pick<ReportInput, 'now' | 'before'>,
  figure: (stretch: CountedStretch) => number | null,
): Movement | undefined {
  return before ? movementOf(figure(now), figure(before)) : undefined;
}

/** When the first and the last completed analysis or failure was; what `all` is divided by. */
export function firstAndLast({ completed, others }: Books): [first: number | undefined, last: number | undefined] {
  const ends = [completed[0], completed.at(-1), others[0], others.at(-1)].flatMap((one) => one?.at ?? []);
  return ends.length === 0 ? [undefined, undefined] : [Math.min(...ends), Math.max(...ends)];
}
