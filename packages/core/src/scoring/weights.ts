/** How much each sub-score and each criterion weighs at each stage, with the reason. Data only. */
import type { ScoreId } from '../model/values.js';
import type { CriterionId } from './criterion-ids.js';

/** Columns of the rubric. */
export const PROFILES = ['pre-seed', 'seed', 'series-a', 'series-b'] as const;
export type ProfileId = (typeof PROFILES)[number];

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

/** The weights of one sub-score add up to 100 at every stage. */
export const CRITERION_WEIGHTS: Record<CriterionId, CriterionWeights> = {
  M1: {
    weights: [15, 15, 15, 15],
    reason: 'A market that is sized and cut down to what can be served frames all the rest.',
  },
  M2: { weights: [15, 15, 15, 15], reason: 'A fund’s return needs a market that can carry it.' },
  M3: {
    weights: [15, 20, 20, 15],
    reason: 'Buyers times price is the only size that can be checked; by series B revenue says it better.',
  },
  M4: {
    weights: [10, 10, 10, 10],
    reason: 'A growing market forgives mistakes; weighs little because the figure is usually bought in.',
  },
  M5: { weights: [15, 10, 5, 5], reason: 'Timing matters most before the market has answered.' },
  M6: {
    weights: [20, 15, 10, 10],
    reason: 'No market need is the commonest cause of death in post-mortems (CB Insights, 42 %).',
  },
  M7: { weights: [10, 10, 15, 15], reason: 'Competitors become the question once the need is proven.' },
  M8: {
    weights: [0, 5, 10, 15],
    reason: 'The route to the buyer is premature before a product and decisive afterwards.',
  },
  T1: { weights: [20, 15, 10, 10], reason: 'Without knowing who they are nothing about a team can be judged.' },
  T2: { weights: [20, 20, 20, 15], reason: 'Knowing the buyer’s world is what a deck can show best of a founder.' },
  T3: {
    weights: [15, 15, 15, 15],
    reason: 'Founders who succeeded before do so again more often (30 v. 18 %, Gompers et al. 2010).',
  },
  T4: {
    weights: [15, 15, 10, 10],
    reason: 'Somebody must build and somebody must sell; later hires can close the gap.',
  },
  T5: {
    weights: [10, 10, 5, 0],
    reason: 'Full time is a question of the first rounds and goes without saying at series B.',
  },
  T6: { weights: [10, 10, 10, 5], reason: 'The team must be able to build what the deck claims.' },
  T7: { weights: [10, 5, 10, 10], reason: 'People who put name or money to it; at seed the customers say more.' },
  T8: { weights: [0, 5, 10, 15], reason: 'The round buys people; the later, the more of it does.' },
  T9: {
    weights: [0, 5, 10, 20],
    reason: 'From series B a company is run by heads of functions, not by its founders alone.',
  },
  P1: {
    weights: [20, 15, 10, 10],
    reason: 'If problem and solution are unclear on paper, the rest cannot be believed.',
  },
  P2: { weights: [20, 20, 15, 15], reason: 'What exists beats what is planned.' },
  P3: { weights: [15, 15, 15, 15], reason: 'A difference that is measured is the reason to switch.' },
  P4: { weights: [15, 15, 20, 20], reason: 'What keeps others out grows in weight with the success there is to copy.' },
  P5: { weights: [10, 10, 10, 10], reason: 'How it works tells an invention from a wrapper.' },
  P6: {
    weights: [15, 15, 15, 10],
    reason: 'Users are the only outside witnesses of a product; at series B traction has their say.',
  },
  P7: { weights: [5, 5, 5, 5], reason: 'A roadmap shows order of thought, little more.' },
  P8: { weights: [0, 5, 10, 10], reason: 'Who pays what is premature before the product and basic after it.' },
  P9: { weights: [0, 0, 0, 5], reason: 'Scale and security are asked for by large customers, hence late.' },
  G1: { weights: [20, 25, 20, 25], reason: 'Scale on the model’s own metric is the plainest proof there is.' },
  G2: { weights: [15, 20, 25, 25], reason: 'Growth on that metric is what the next round will pay for.' },
  G3: { weights: [15, 15, 10, 10], reason: 'Named, paying customers can be called.' },
  G4: {
    weights: [5, 10, 15, 15],
    reason: 'Growth without retention is bought; cohorts need time, so it weighs more later.',
  },
  G5: { weights: [0, 5, 10, 10], reason: 'Unit economics are noise before there are enough customers.' },
  G6: { weights: [25, 10, 0, 0], reason: 'Before revenue the only traction is demand somebody has signed for.' },
  G7: { weights: [10, 5, 10, 10], reason: 'A number without date and definition cannot be compared.' },
  G8: { weights: [0, 5, 5, 5], reason: 'Gross margin tells software from services.' },
  G9: { weights: [10, 5, 5, 0], reason: 'Milestones kept are the early form of a track record.' },
  R1: { weights: [15, 20, 20, 20], reason: 'Running out of cash ends companies (CB Insights, 29 to 70 % by survey).' },
  R2: { weights: [0, 5, 15, 20], reason: 'What a unit of growth costs is measurable from series A on.' },
  R3: { weights: [20, 15, 10, 10], reason: 'An investor must know what is asked for and what it buys.' },
  R4: { weights: [10, 10, 10, 10], reason: 'A round far from the norm is hard to close and to follow.' },
  R5: { weights: [10, 10, 10, 5], reason: 'Nineteen per cent of post-mortems name being outcompeted (CB Insights).' },
  R6: { weights: [10, 10, 10, 10], reason: 'Licences and rights can stop a company that does everything else well.' },
  R7: { weights: [5, 5, 10, 10], reason: 'One customer or platform that leaves can take the company with it.' },
  R8: { weights: [10, 10, 10, 10], reason: 'Numbers that agree with each other are the first sign of control.' },
  R9: { weights: [10, 10, 5, 5], reason: 'A risk that is named with a plan is half controlled.' },
  R10: { weights: [10, 5, 0, 0], reason: 'Early forecasts show thinking; later the past says more.' },
};
