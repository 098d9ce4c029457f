/** What the store counts of the analyses for the dashboard: they may be too many to be read. */
import type { AnalysisSummary } from '../model/analysis.js';
import { DECISIONS } from '../model/fund.js';
import type { DashboardCounts } from '../reports/dashboard.js';
import type { StoredSummary } from '../search/stored-summary.js';
import type { AggregateQuery, Group } from '../store/aggregate.js';
import type { SummaryFilter } from '../store/query.js';

/** Every day of the book with what it brought. */
export const DAYS = {
  groups: [{ field: 'createdAt', first: 10 }, 'status'],
  figures: ['ratings.count', 'ratings.sum'],
  often: true,
} as const satisfies AggregateQuery<StoredSummary>;

/** Scores of companies: each counts once, by its newest deck. */
export const SCORES = {
  filter: { conditions: [{ field: 'status', equals: 'completed' }] },
  last: { each: 'company', by: ['createdAt', 'version'] },
  figures: ['overallScore'],
  often: true,
} as const satisfies AggregateQuery<StoredSummary>;

/** The few on which somebody has decided. */
export const DECIDED = {
  conditions: [{ field: 'decision.value', oneOf: DECISIONS }],
} as const satisfies SummaryFilter<StoredSummary>;

/** The answers to `DAYS`, `SCORES` and `DECIDED`, as the report reads them. */
export function dashboardCounts(
  days: readonly Group[],
  [scores]: readonly Group[],
  decided: readonly AnalysisSummary[],
): DashboardCounts {
  return {
    days: days.map(({ values: [day, status], count, figures: [ratings, stars] }) => ({
      at: Date.parse(`${day}T00:00:00Z`),
      completed: status === 'completed' ? count : 0,
      ratings: status === 'completed' ? { count: ratings!.sum, sum: stars!.sum } : { count: 0, sum: 0 },
    })),
    scores: scores!.figures[0]!,
    decided,
  };
}
