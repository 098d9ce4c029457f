/** Which analyses somebody asks for: one meaning of every filter, for the SDK, the terminal, the API and assistants. */
import type { AnalysisSummary } from '../model/analysis.js';
import type { Decision } from '../model/fund.js';
import type { BusinessModel, FollowUpReason, Recommendation, Sector, Stage } from '../model/values.js';
import { summaryMatcher, type Condition, type SummaryFilter } from '../store/query.js';

/** In which words are looked for. */
export const SEARCHED_FIELDS = ['companyName', 'fileName', 'summary'] as const;

/** What an analysis must be; of several values one must hold, and what is not given asks for nothing. */
export interface AnalysisFilter {
  status?: readonly AnalysisSummary['status'][] | undefined;
  sector?: readonly Sector[] | undefined;
  stage?: readonly (Stage | 'unknown')[] | undefined;
  businessModel?: readonly BusinessModel[] | undefined;
  recommendation?: readonly Recommendation[] | undefined;
  /** What a follow-up is for: a call, or more evidence first. */
  reason?: readonly FollowUpReason[] | undefined;
  /** Verdicts of the thesis; `none` for decks held against none. */
  fit?: readonly (NonNullable<AnalysisSummary['fit']>['verdict'] | 'none')[] | undefined;
  /** What the fund decided; `none` where it has not. */
  decision?: readonly (Decision['value'] | 'none')[] | undefined;
  /** Accounts that handed the decks in, by id; `none` for what the terminal or a script analysed. */
  owner?: readonly string[] | undefined;
  /** Least overall score, 0 to 100: a deck without one has less. */
  minScore?: number | undefined;
  /** Least coverage of what the rubric asks, 0 to 1. */
  minCoverage?: number | undefined;
  /** ISO day (UTC) on which it was made, or later. */
  since?: string | undefined;
  /** Words that must stand in company, file name or summary; case and accents do not count. */
  q?: string | undefined;
}

/** The filter as a store is asked it. */
export function storeFilter(wanted: AnalysisFilter): SummaryFilter<AnalysisSummary> {
  const conditions: Condition<AnalysisSummary>[] = [];
  const oneOf = (field: Condition<AnalysisSummary>['field'], values: readonly string[] | undefined) => {
    if (values) conditions.push({ field, oneOf: values.map((value) => (value === 'none' ? null : value)) });
  };
  const atLeast = (field: Condition<AnalysisSummary>['field'], least: number | string | undefined) => {
    if (least !== undefined) conditions.push({ field, atLeast: least });
  };
  oneOf('status', wanted.status);
  oneOf('sector', wanted.sector);
  oneOf('stage.value', wanted.stage);
  oneOf('businessModel', wanted.businessModel);
  oneOf('recommendation', wanted.recommendation);
  oneOf('recommendationReason', wanted.reason);
  oneOf('fit.verdict', wanted.fit);
  oneOf('decision.value', wanted.decision);
  oneOf('ownerId', wanted.owner);
  atLeast('overallScore', wanted.minScore);
  atLeast('coverage.overall', wanted.minCoverage);
  atLeast('createdAt', wanted.since);
  const search = wanted.q === undefined ? undefined : { text: wanted.q, fields: SEARCHED_FIELDS };
  return { conditions, search };
}

/** Those of `summaries` that are asked for, in their order. */
export function chooseAnalyses(summaries: readonly AnalysisSummary[], wanted: AnalysisFilter): AnalysisSummary[] {
  return summaries.filter(summaryMatcher(storeFilter(wanted)));
}

/** Without those that a later reading of the same company's deck follows. */
export function newestVersions(summaries: readonly AnalysisSummary[]): AnalysisSummary[] {
  const followed = new Set(summaries.map(({ previousId }) => previousId));
  return summaries.filter(({ id }) => !followed.has(id));
}
