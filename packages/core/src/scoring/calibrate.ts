/** The rubric of reason with the factors of a calibration: weights stay whole to a half, never negative, and add up to 100. */
import type { ScoreId } from '../model/values.js';
import type { Calibration } from './calibration.js';
import { CRITERION_IDS } from './criteria/index.js';
import type { CriterionId } from './criterion-id.js';
import type { Rubric } from './rubric-shape.js';
import { shareOut } from './share-out.js';
import { PROFILES, type ProfileId } from './weights.js';

/** Stages of the decks that were read; the later columns stay as reason set them until there are decks to fit them to. */
export const FITTED: readonly ProfileId[] = ['pre-seed', 'seed'];

/** `rubric` with weights raised and lowered by what careful readings say, and their marks. Pure. */
export function calibrated(rubric: Rubric, { criteria: factors, subScores: shares, marks }: Calibration): Rubric {
  const subScores = { ...rubric.subScores };
  for (const profile of FITTED) {
    const { weights, reason } = rubric.subScores[profile];
    const ids = Object.keys(weights) as ScoreId[];
    const fitted = shareOut(
      ids.map((id) => weights[id] * shares[id]),
      [],
      1,
    );
    subScores[profile] = {
      weights: Object.fromEntries(ids.map((id, at) => [id, fitted[at]])) as Record<ScoreId, number>,
      reason,
    };
  }
  const criteria = { ...rubric.criteria };
  for (const letter of new Set(CRITERION_IDS.map((id) => id.slice(0, 1)))) {
    const ids = CRITERION_IDS.filter((id) => id.startsWith(letter));
    for (const profile of FITTED) {
      const column = PROFILES.indexOf(profile);
      const fitted = shareOut(
        ids.map((id) => (rubric.criteria[id].weights[column] ?? 0) * (factors[id] ?? 1)),
        [],
      );
      ids.forEach((id, at) => (criteria[id] = withWeight(criteria[id], column, fitted[at] ?? 0)));
    }
  }
  return {
    ...rubric,
    subScores,
    criteria,
    recommendation: { ...rubric.recommendation, followUp: marks.call, open: marks.thin },
  };
}

function withWeight(
  one: Rubric['criteria'][CriterionId],
  column: number,
  weight: number,
): Rubric['criteria'][CriterionId] {
  const [preSeed, seed, seriesA, seriesB] = one.weights.map((known, at) => (at === column ? weight : known));
  return { ...one, weights: [preSeed ?? 0, seed ?? 0, seriesA ?? 0, seriesB ?? 0] };
}
