/** The figures of the dashboard. Pure. */
import type { Dashboard } from '../model/fund-reports.js';
import type { AnalysisSummary } from '../model/analysis.js';
import type { Investment } from '../model/investment.js';
import type { ReportPeriod } from '../model/report-figures.js';
import { round1, sumEuro } from './arithmetic.js';
import { decisionOn, openBooks } from './companies.js';
import { accuracyOf } from './figures.js';
import { totalOf } from './money.js';
import { bucketsOf, isWithin, periodAt, type Stretch } from './period.js';
import type { ReportOptions } from './period-report.js';
import { hidesAmounts, visibleTo } from './visible-investments.js';

/** What is counted of the analyses, which may be too many to be read. */
export interface DashboardCounts {
  /** By their first moment; a day may come more than once. */
  days: readonly Day[];
  /** Overall scores of companies, each by its newest deck. */
  scores: { count: number; sum: number };
  /** Those on which somebody has decided. */
  decided: readonly AnalysisSummary[];
}

interface Day {
  at: number;
  completed: number;
  /** Of those completed: how many, and the sum of their stars. */
  ratings: { count: number; sum: number };
}

/** `period` is what the chart shows: the running week, month, quarter or year, or everything. */
export function dashboardOf(
  counts: DashboardCounts,
  investments: readonly Investment[],
  { now, reader, period = 'month' }: Omit<ReportOptions, 'locale'> & { period?: ReportPeriod | undefined },
): Dashboard {
  const hidden = hidesAmounts(reader);
  const { days, scores } = counts;
  const books = openBooks(counts.decided, visibleTo(investments, reader));
  const total = (of: (day: Day) => number) => days.reduce((sum, day) => sum + of(day), 0);
  const at = now.getTime();
  return {
    totalAnalyses: total(({ completed }) => completed),
    thisWeekAnalyses: completedIn(days, periodAt('week', at)),
    avgScore: scores.count > 0 ? round1(scores.sum / scores.count) : null,
    successfulDeals: books.investments.filter(({ status }) => status === 'exited').length,
    pipeline: [...books.decisions.keys()].filter((company) => decisionOn(books, company, Infinity) === 'pipeline')
      .length,
    capitalDeployed: totalOf(books.investments, hidden),
    accuracy: accuracyOf({ count: total(({ ratings }) => ratings.count), sum: total(({ ratings }) => ratings.sum) }),
    amountsHidden: hidden,
    chart: { period, points: pointsOf(days, books.investments, period, at, hidden) },
  };
}

function completedIn(days: readonly Day[], stretch: Stretch): number {
  return days.reduce((sum, { at, completed }) => sum + (isWithin(at, stretch) ? completed : 0), 0);
}

function pointsOf(
  days: readonly Day[],
  investments: readonly Investment[],
  id: ReportPeriod,
  now: number,
  hidden: boolean,
): Dashboard['chart']['points'] {
  const period = periodAt(id, now);
  const invested = investments.map(({ date, investmentAmount }) => ({
    at: Date.parse(`${date}T00:00:00Z`),
    amount: investmentAmount ?? 0,
  }));
  const moments = [...days, ...invested].map(({ at }) => at);
  const first = moments.reduce((least, at) => Math.min(least, at), days.length === 0 ? now : Infinity);
  const last = moments.reduce((most, at) => Math.max(most, at), days.length === 0 ? now : -Infinity);
  return bucketsOf(period, first, last).map(({ date, from, until }) => {
    const made = invested.filter(({ at }) => at >= from && at < until);
    const amountUntil = sumEuro(invested.filter(({ at }) => at < until).map(({ amount }) => amount));
    return {
      date,
      analyses: completedIn(days, { from, until }),
      investments: made.length,
      amount: hidden ? null : sumEuro(made.map(({ amount }) => amount)),
      total: hidden ? null : amountUntil,
    };
  });
}
