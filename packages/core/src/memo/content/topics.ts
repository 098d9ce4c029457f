/** Criteria as subjects in a sentence. */
import { criterionTopic } from '../../model/criterion-name.js';
import type { CriterionResult } from '../../model/scores.js';
import type { MessageValue } from '../../model/message.js';

/** "the team, pricing and cash runway"; undefined for none. */
export function topicsOf(criteria: readonly Pick<CriterionResult, 'id' | 'titleMessage'>[]): MessageValue | undefined {
  if (criteria.length === 0) return undefined;
  return { list: criteria.map((one) => ({ message: criterionTopic(one) })) };
}
