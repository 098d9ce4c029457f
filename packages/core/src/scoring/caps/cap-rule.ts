/** What a cap is: a limit that one bad fact, or the silence that would hide it, puts on a score. */
import type { Message } from '../../model/message.js';
import { message } from '../../model/message.js';
import type { CheckResult, Flag } from '../../model/scores.js';
import type { ScoreId } from '../../model/values.js';
import type { CapId } from '../cap-limits.js';
import type { ScoringContext } from '../context.js';
import type { JudgedCriterion } from '../criterion-weights.js';
import type { ScoringText } from '../criterion.js';

export interface CapInput {
  context: ScoringContext;
  criteria: readonly JudgedCriterion[];
  checks: readonly CheckResult[];
  flags: readonly Flag[];
}

export interface CapRule {
  id: CapId;
  /** The reason when the cap applies, and what it limits if not all that its data names. */
  apply(input: CapInput): { reason: Message; only?: readonly (ScoreId | 'overall')[]; max?: number } | undefined;
}

/** The cap applies for the reason that `text` gives. */
export function because(
  text: ScoringText,
  only?: readonly (ScoreId | 'overall')[],
): { reason: Message; only?: readonly (ScoreId | 'overall')[] } {
  return { reason: message(text), ...(only ? { only } : {}) };
}

/** Series A and later, where silence on money is an answer. */
export function isLate({ profile }: ScoringContext): boolean {
  return profile === 'series-a' || profile === 'series-b';
}

/** Whether a criterion found nothing. */
export function isMissing(criteria: readonly JudgedCriterion[], id: string): boolean {
  return criteria.some((criterion) => criterion.id === id && criterion.state === 'missing');
}
