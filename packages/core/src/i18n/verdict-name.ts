/** What a recommendation is called: a follow-up by what it is for. */
import type { FollowUpReason, Recommendation } from '../model/values.js';

export interface Recommended {
  recommendation: Recommendation | null;
  recommendationReason?: FollowUpReason | undefined;
}

export type VerdictName = `recommendation.${Recommendation}` | `verdict.${FollowUpReason}`;

/** Name among the terms, without `label.`; undefined where nothing is recommended. */
export function verdictName(of: Recommended & { recommendation: Recommendation }): VerdictName;
export function verdictName(of: Recommended): VerdictName | undefined;
export function verdictName({ recommendation, recommendationReason }: Recommended): VerdictName | undefined {
  if (recommendation === null) return undefined;
  return recommendation === 'follow-up' && recommendationReason
    ? `verdict.${recommendationReason}`
    : `recommendation.${recommendation}`;
}
