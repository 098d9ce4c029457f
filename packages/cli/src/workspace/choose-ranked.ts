/** Which of the analyses a ranking holds: finished, the newest of each company's, and what is asked for. */
import type { AnalysisSummary } from '@vc-analyst/core';

export interface RankFilter {
  sector?: readonly string[] | undefined;
  stage?: readonly string[] | undefined;
  recommendation?: readonly string[] | undefined;
  fit?: readonly string[] | undefined;
  /** 0 to 100. */
  minScore?: number | undefined;
  /** Also versions that a later reading of the same company's deck follows. @default false */
  allVersions?: boolean | undefined;
}

/** Those of `held` that `filter` lets through, in their order. */
export function chooseRanked(held: readonly AnalysisSummary[], filter: RankFilter): AnalysisSummary[] {
  const finished = held.filter(({ status }) => status === 'completed');
  const current = filter.allVersions ? finished : newestVersions(finished);
  return current.filter((summary) => isWanted(summary, filter));
}

function isWanted(summary: AnalysisSummary, { sector, stage, recommendation, fit, minScore }: RankFilter): boolean {
  const isIn = (value: string | null, wanted: readonly string[] | undefined) => !wanted || wanted.includes(value ?? '');
  return (
    isIn(summary.sector, sector) &&
    isIn(summary.stage.value, stage) &&
    isIn(summary.recommendation, recommendation) &&
    isIn(summary.fit?.verdict ?? null, fit) &&
    (minScore === undefined || (summary.overallScore ?? -1) >= minScore)
  );
}

function newestVersions(summaries: AnalysisSummary[]): AnalysisSummary[] {
  const followed = new Set(summaries.map((summary) => summary.previousId));
  return summaries.filter((summary) => !followed.has(summary.id));
}
