/** The weight of every criterion for one deck: the stage's column, shifted for regulated trades and deep tech. */
import type { BusinessModel, Sector } from '../model/values.js';
import { CRITERION_IDS, type CriterionId } from './criterion-ids.js';
import type { Rubric } from './rubric.js';
import { PROFILES, type ProfileId } from './weights.js';

/** Points of 100 inside the criterion's sub-score. The weights of each sub-score still add up to 100. */
export function weightsFor(
  rubric: Rubric,
  profile: ProfileId,
  deck: { sector: Sector; businessModel: BusinessModel },
): Record<CriterionId, number> {
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
  return weights;
}
