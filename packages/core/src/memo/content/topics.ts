/** Criteria as subjects in a sentence, and which of them are missing for sure. */
import { criterionTopic } from '../../model/criterion-name.js';
import type { CriterionResult } from '../../model/scores.js';
import type { MessageValue } from '../../model/message.js';

/** "the team, pricing and cash runway"; undefined for none. */
export function topicsOf(criteria: readonly Pick<CriterionResult, 'id' | 'titleMessage'>[]): MessageValue | undefined {
  if (criteria.length === 0) return undefined;
  return { list: criteria.map((one) => ({ message: criterionTopic(one) })) };
}

/** Where a fact stands by it, a plan say, something was found. */
export function isMissing({ state, pointsAtStake, factIds }: CriterionResult): boolean {
  return state === 'missing' && pointsAtStake > 0 && factIds.length === 0;
}
