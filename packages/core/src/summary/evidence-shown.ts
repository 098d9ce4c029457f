/** Fourth sentence: what carries the score and what nothing was found on. */
import { criterionTopic } from '../model/criterion-name.js';
import { isPlainGap } from '../model/plain-gap.js';
import { message, type MessageValue } from '../model/message.js';
import type { CriterionResult } from '../model/scores.js';
import type { Sentence, SummaryInput } from './summary-context.js';

const MOST_TOPICS = 3;
/** Names on a slide, dates on figures and sums that agree are what any deck should have: no strength. */
const EXPECTED = new Set(['T1', 'G7', 'R8']);

export function evidenceShown({ scored }: SummaryInput): Sentence | undefined {
  const strong = strongest(scored);
  const missing = mostMissed(scored);
  const factIds = [...new Set(strong.flatMap((criterion) => criterion.factIds))];
  const strengths = topics(strong);
  const gaps = topics(missing);
  if (strong.length > 0 && missing.length > 0) {
    return { message: message('summary.evidence.both', { strengths, gaps }), factIds };
  }
  if (strong.length > 0) return { message: message('summary.evidence.strengths', { strengths }), factIds };
  return missing.length > 0 ? { message: message('summary.evidence.gaps', { gaps }), factIds } : undefined;
}

/** Criteria that are met, those first that carry most of the overall score. */
function strongest(scored: SummaryInput['scored']): CriterionResult[] {
  const share = new Map(scored.subScores.map((sub) => [sub.score, sub.weight]));
  return top(
    scored.criteria.filter((criterion) => criterion.state === 'met' && !EXPECTED.has(criterion.id)),
    (criterion) => (share.get(criterion.score) ?? 0) * criterion.points,
  );
}

/** Criteria on which nothing was found, those first whose answer would add most. */
export function mostMissed(scored: SummaryInput['scored']): CriterionResult[] {
  return top(scored.criteria.filter(isPlainGap), (criterion) => criterion.pointsAtStake);
}

function top(criteria: CriterionResult[], size: (criterion: CriterionResult) => number): CriterionResult[] {
  return criteria.sort((a, b) => size(b) - size(a) || (a.id < b.id ? -1 : 1)).slice(0, MOST_TOPICS);
}

/** The criteria's subjects as a list. */
export function topics(criteria: readonly Pick<CriterionResult, 'id' | 'titleMessage'>[]): MessageValue {
  return { list: criteria.map((one) => ({ message: criterionTopic(one) })) };
}
