/** The weight of every criterion for one deck, and the points that follow from how it was judged. */
import type { CriterionResult } from '../model/scores.js';
import type { BusinessModel, Sector } from '../model/values.js';
import { CRITERION_IDS } from './criteria/index.js';
import type { CriterionId } from './criterion-id.js';
import type { Rubric } from './rubric-shape.js';
import { PROFILES, type ProfileId } from './weights.js';

/** What a criterion found, whatever it weighs. */
export type JudgedCriterion = Omit<CriterionResult, 'weight' | 'points' | 'max' | 'pointsAtStake'>;

/**
 * The stage's column, shifted for regulated trades and deep tech: points of 100 inside the criterion's sub-score. The
 * weights of each sub-score still add up to 100.
 */
export function weightsFor(
  rubric: Rubric,
  profile: ProfileId,
  deck: { sector: Sector; businessModel: BusinessModel },
): Record<CriterionId, number> & Record<string, number> {
  const column = PROFILES.indexOf(profile);
  const weights = Object.fromEntries(
    CRITERION_IDS.map((id) => [id, rubric.criteria[id].weights[column] ?? 0]),
  ) as Record<CriterionId, number>;
  if (rubric.regulated.sectors.includes(deck.sector)) {
    const from = ['R9', 'R5'] as const;
    for (const id of from) {
      const taken = Math.min(rubric.regulated.shift / from.length, weights[id]);
      weights[id] -= taken;
      weights.R6 += taken;
    }
  }
  if (deck.businessModel === 'deeptech') {
    // Before there are customers to keep, proof is what was reached and who has signed for it.
    weights.G9 += (weights.G4 + weights.G5) / 2;
    weights.G6 += (weights.G4 + weights.G5) / 2;
    weights.G4 = 0;
    weights.G5 = 0;
  }
  const own = (rubric.own?.criteria ?? []).map((one) => [one.id, one.weights[column] ?? 0] as const);
  return Object.assign(weights, Object.fromEntries<number>(own));
}

/** The criteria with the points that they earn by these weights, and those that an answer would still add. */
export function weighCriteria(
  judged: readonly JudgedCriterion[],
  weights: Readonly<Record<string, number>>,
  rubric: Rubric,
  profile: ProfileId,
): CriterionResult[] {
  const share = rubric.subScores[profile].weights;
  return judged.map((one) => {
    const { id, plugin, title, titleMessage } = one;
    const { score, level, rulesLevel, coverage, state, reason, reasonMessage, factIds, candidates } = one;
    const weight = weights[id] ?? 0;
    const open = state === 'missing' || candidates !== undefined ? Math.max(rubric.goodAnswer - level, 0) : 0;
    return {
      id,
      ...(titleMessage ? { plugin, title, titleMessage } : {}),
      score,
      level,
      ...(rulesLevel === undefined ? {} : { rulesLevel }),
      weight,
      points: weight * level,
      max: weight,
      coverage,
      pointsAtStake: (share[score] * weight * open) / 100,
      state,
      reason,
      reasonMessage,
      factIds,
      ...(candidates ? { candidates } : {}),
    };
  });
}
