/**
 * What reports count. Every completed analysis is work done; but a company counts once, by its newest deck, in every
 * average, share and ranking: a deck that was uploaded again, or its next version, makes no second company. Pure.
 */
import type { AnalysisSummary } from '../model/analysis.js';
import type { Decision } from '../model/fund.js';
import type { Investment } from '../model/investment.js';
import type { ReportBasis } from '../model/report-figures.js';
import { companyKey, nameKey } from '../text/company-key.js';
import { keptBy } from './kept-by.js';
import { EVERYTHING, isWithin, type Stretch } from './period.js';

/** An analysis with what counting needs, worked out once. */
export interface Counted {
  summary: AnalysisSummary;
  /** When it was analysed; milliseconds since 1970. */
  at: number;
  /** Same for all analyses of one company. */
  company: string;
}

/** Everything a report is made from. */
export interface Books {
  /** Completed analyses, oldest first. */
  completed: readonly Counted[];
  /** Analyses that failed or have not ended. */
  others: readonly Counted[];
  investments: Investment[];
  /** Companies that the fund has invested in. */
  investedIn: Set<string>;
  /** Every decision of a company with when it was made, newest last. */
  decisions: Map<string, { at: number; value: Decision['value'] }[]>;
}

const countedOf = keptBy((summary: AnalysisSummary): Counted => ({
  summary,
  at: Date.parse(summary.createdAt),
  company: companyKey(summary),
}));

/** What of the books the summaries alone say. */
const analysesOf = keptBy((summaries: readonly AnalysisSummary[]) => {
  const counted = summaries
    .map(countedOf)
    .sort((a, b) => a.at - b.at || a.summary.version - b.summary.version || compareText(a.summary.id, b.summary.id));
  const companyOf = new Map(counted.map(({ summary, company }) => [summary.id, company]));
  const decisions: Books['decisions'] = new Map();
  for (const { summary, company } of counted) {
    if (!summary.decision) continue;
    const made = decisions.get(company) ?? [];
    decisions.set(company, made);
    made.push({ at: Date.parse(summary.decision.at), value: summary.decision.value });
    made.sort((a, b) => a.at - b.at);
  }
  return {
    completed: counted.filter(({ summary }) => summary.status === 'completed'),
    others: counted.filter(({ summary }) => summary.status !== 'completed'),
    companyOf,
    decisions,
  };
});

/** Opens the books. `investments` must be those that the reader may see: nothing later asks again. */
export function openBooks(summaries: readonly AnalysisSummary[], investments: readonly Investment[]): Books {
  const { companyOf, ...analyses } = analysesOf(summaries);
  return {
    ...analyses,
    investments: [...investments],
    investedIn: new Set(
      investments.map((investment) => companyOf.get(investment.analysisId ?? '') ?? nameKey(investment.companyName)),
    ),
  };
}

/** The newest analysis of each company among `counted`, which are oldest first. */
export const newestOfEach = keptBy((counted: readonly Counted[]): readonly Counted[] => [
  ...new Map(counted.map((one) => [one.company, one])).values(),
]);

export function within(counted: readonly Counted[], stretch: Stretch): readonly Counted[] {
  if (stretch.from === EVERYTHING.from && stretch.until === EVERYTHING.until) return counted;
  return counted.filter(({ at }) => isWithin(at, stretch));
}

/** What the fund last decided on the company before `until`; undefined while it has not. */
export function decisionOn(books: Books, company: string, until: number): Decision['value'] | undefined {
  return books.decisions.get(company)?.findLast(({ at }) => at < until)?.value;
}

/** Counts of the analyses of a stretch of time. */
export function basisOf(books: Books, stretch: Stretch): ReportBasis {
  const completed = within(books.completed, stretch);
  const companies = newestOfEach(completed);
  const scored = scoresOf(companies).length;
  const others = within(books.others, stretch);
  const failed = others.filter(({ summary }) => summary.status === 'failed').length;
  return {
    analyses: completed.length,
    companies: companies.length,
    scored,
    unscored: companies.length - scored,
    failed,
    running: others.length - failed,
  };
}

/** Overall scores; a company without one is left out, never counted as 0. */
export function scoresOf(companies: readonly Counted[]): number[] {
  return companies.flatMap(({ summary }) => summary.overallScore ?? []);
}

/** By code units: the same order everywhere, whatever the locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Best score first; then the better shown, then by name. Those without a score are left out. */
export const byScore = keptBy((companies: readonly Counted[]): readonly (Counted & { score: number })[] =>
  companies
    .flatMap((one) => (one.summary.overallScore === null ? [] : { ...one, score: one.summary.overallScore }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.summary.coverage.overall - a.summary.coverage.overall ||
        compareText(a.summary.companyName, b.summary.companyName) ||
        compareText(a.summary.id, b.summary.id),
    ),
);
