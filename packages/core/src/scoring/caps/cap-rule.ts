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

/** Series A and later as the deck or a person says it, where silence on money is an answer; an inferred stage limits nothing. */
export function isLate({ profile, evidence }: ScoringContext): boolean {
  return (profile === 'series-a' || profile === 'series-b') && isStated(evidence.stage);
}

/** Whether the stage is said, not inferred from a figure or taken for want of a better one. */
export function isStated({ basis }: ScoringContext['evidence']['stage']): boolean {
  return basis === 'user' || basis === 'label';
}

/** Whether a criterion found nothing, nor any sign of it on a slide: only then is silence proven. */
export function isMissing(criteria: readonly JudgedCriterion[], id: string): boolean {
  return criteria.some((criterion) => criterion.id === id && criterion.state === 'missing');
}
