/** The columns of the rubric, and how much each sub-score weighs in them, with the reason; a criterion's weights are its own. */
import type { ScoreId, Stage } from '../model/values.js';

/** Columns of the rubric. */
export const PROFILES = ['pre-seed', 'seed', 'series-a', 'series-b'] as const;
export type ProfileId = (typeof PROFILES)[number];

/** Column of the rubric for a stage: later rounds share the last one, an unknown stage reads as seed. */
export function profileOf(stage: Stage | 'unknown'): ProfileId {
  if (stage === 'pre-seed' || stage === 'seed' || stage === 'series-a') return stage;
  return stage === 'unknown' ? 'seed' : 'series-b';
}

export interface SubScoreWeights {
  /** Percent of the overall score; the five add up to 100. */
  weights: Record<ScoreId, number>;
  reason: string;
}

export const SUB_SCORE_WEIGHTS: Record<ProfileId, SubScoreWeights> = {
  'pre-seed': {
    weights: { market: 25, team: 30, product: 20, traction: 10, risk: 15 },
    reason:
      'Before there is a business the team and the opportunity are what can be judged; close to the Payne scorecard (team 30, opportunity 25).',
  },
  seed: {
    weights: { market: 20, team: 25, product: 20, traction: 20, risk: 15 },
    reason: 'First customers exist and begin to speak for the company; the team still leads.',
  },
  'series-a': {
    weights: { market: 20, team: 20, product: 15, traction: 30, risk: 15 },
    reason: 'The question of the round is whether the machine repeats, so traction leads.',
  },
  'series-b': {
    weights: { market: 15, team: 15, product: 15, traction: 35, risk: 20 },
    reason: 'Numbers exist for nearly everything; scale, efficiency and control of cash decide.',
  },
};

export interface CriterionWeights {
  /** Points of the sub-score's 100 at pre-seed, seed, series A, series B and later; 0 = not asked at that stage. */
  weights: readonly [number, number, number, number];
  reason: string;
}
