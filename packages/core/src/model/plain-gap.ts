/** Criteria on which nothing was found: those of which a deck's silence can be told in a word, and those that are unclear. */
import type { CriterionResult } from './scores.js';

/**
 * What a reader puts together from several slides (who builds and who sells, what growth costs, which figures confirm
 * each other): that we could not is no silence of the deck.
 */
const PUT_TOGETHER: ReadonlySet<string> = new Set(['M3', 'T4', 'T9', 'P9', 'G7', 'R2', 'R4', 'R5', 'R8']);

/** Nothing stands by it, not even a plan, and an answer would add points. */
export function isMissing({ state, pointsAtStake, factIds }: CriterionResult): boolean {
  return state === 'missing' && pointsAtStake > 0 && factIds.length === 0;
}

/** Missing, and one thing that a slide would name: a price, a market size, a founder. */
export function isPlainGap(criterion: CriterionResult): boolean {
  return isMissing(criterion) && !PUT_TOGETHER.has(criterion.id);
}

/** Nothing was found that could be judged, and the deck rarely speaks of it where so little is seen: no silence that is proven. */
export function isUnclear({ reasonMessage }: Pick<CriterionResult, 'reasonMessage'>): boolean {
  return reasonMessage.id === 'scoring.unclear';
}
