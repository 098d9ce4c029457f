/** The figures of the dashboard. Pure. */
import type { Dashboard } from '../model/fund-reports.js';
import type { ReportPeriod } from '../model/report-figures.js';
import { mean, sumEuro } from './arithmetic.js';
import { decisionOn, newestOfEach, openBooks, scoresOf, within, type Books } from './companies.js';
import { accuracyOf } from './figures.js';
import { totalOf } from './money.js';
import { bucketsOf, periodAt } from './period.js';
import type { ReportOptions, ReportSources } from './period-report.js';
import { firstAndLast } from './report-input.js';
import { hidesAmounts, visibleTo } from './visible-investments.js';

/** `period` is what the chart shows: the running week, month, quarter or year, or everything. */
export function dashboardOf(
  sources: ReportSources,
  { now, reader, period = 'month' }: Omit<ReportOptions, 'locale'> & { period?: ReportPeriod | undefined },
): Dashboard {
  const hidden = hidesAmounts(reader);
  const books = openBooks(sources.summaries, visibleTo(sources.investments, reader));
  const companies = newestOfEach(books.completed);
  const at = now.getTime();
  return {
    totalAnalyses: books.completed.length,
    thisWeekAnalyses: within(books.completed, periodAt('week', at)).length,
    avgScore: mean(scoresOf(companies)),
    successfulDeals: books.investments.filter(({ status }) => status === 'exited').length,
    pipeline: [...books.decisions.keys()].filter((company) => decisionOn(books, company, Infinity) === 'pipeline')
      .length,
    capitalDeployed: totalOf(books.investments, hidden),
    accuracy: accuracyOf(books.completed),
    amountsHidden: hidden,
    chart: { period, points: pointsOf(books, period, at, hidden) },
  };
}

function pointsOf(books: Books, id: ReportPeriod, now: number, hidden: boolean): Dashboard['chart']['points'] {
  const period = periodAt(id, now);
  const invested = books.investments.map(({ date, investmentAmount }) => ({
    at: Date.parse(`${date}T00:00:00Z`),
    amount: investmentAmount ?? 0,
  }));
  const [firstAnalysis = now, lastAnalysis = now] = firstAndLast(books);
  const first = Math.min(firstAnalysis, ...invested.map(({ at }) => at));
  const last = Math.max(lastAnalysis, ...invested.map(({ at }) => at));
  return bucketsOf(period, first, last).map(({ date, from, until }) => {
    const made = invested.filter(({ at }) => at >= from && at < until);
    const amountUntil = sumEuro(invested.filter(({ at }) => at < until).map(({ amount }) => amount));
    return {
      date,
      analyses: within(books.completed, { from, until }).length,
      investments: made.length,
      amount: hidden ? null : sumEuro(made.map(({ amount }) => amount)),
      total: hidden ? null : amountUntil,
    };
  });
}
