/**
 * The rubric: every number that scoring uses, as versioned data with a reason or a dated source each.
 * Criteria say what is looked for; this file and the data it gathers say what it is worth.
 */
import type { Sector, Severity, Stage } from '../model/values.js';
import * as benchmarks from './benchmarks.js';
import { CAP_LIMITS, type CapId, type CapLimits } from './cap-limits.js';
import type { CriterionId } from './criterion-ids.js';
import { RATES_DATE, RATES_SOURCE, USD_RATES } from './rates.js';
import { THRESHOLDS, type Thresholds } from './thresholds.js';
import {
  CRITERION_WEIGHTS,
  SUB_SCORE_WEIGHTS,
  type CriterionWeights,
  type ProfileId,
  type SubScoreWeights,
} from './weights.js';

export { PROFILES, type ProfileId } from './weights.js';
export type { CriterionId } from './criterion-ids.js';

/** Raised whenever a rule or a number changes what a deck scores. */
export const RUBRIC_VERSION = '1.0.0';

export interface Rubric {
  version: string;
  subScores: Record<ProfileId, SubScoreWeights>;
  criteria: Record<CriterionId, CriterionWeights>;
  /** Sectors whose regulation weighs `shift` points more, taken in halves from R9 and R5. */
  regulated: { sectors: readonly Sector[]; shift: number; reason: string };
  thresholds: Thresholds;
  caps: Record<CapId, CapLimits>;
  /** Points taken off the risk sub-score a flag, and at most in all. */
  flags: { points: Record<Severity, number>; max: number; reason: string };
  recommendation: {
    /** Overall score from which a deck is worth a meeting of partners, a second look, or still a question. */
    invest: number;
    followUp: number;
    open: number;
    /** Conditions of an invest beside the overall score. */
    investCoverage: number;
    investSubScore: number;
    investResilience: number;
    /** Coverage under which a low score may still be silence. */
    openCoverage: number;
    surelyLowCoverage: number;
    /** Best case from which silence is worth a question. */
    openHigh: number;
    /** Coverage under which a low score of a deck in another language says more of the reader than of the deck. */
    otherLanguageCoverage: number;
    /** Below `open`: least share of the points of what is shown, so that saying next to nothing is not a way to be asked. */
    openQuality: number;
    /** Below `open`: least coverage from which that quality means anything. */
    openLeastCoverage: number;
    /** Distance to a threshold that is called borderline. */
    margin: number;
    reason: string;
  };
  /** Least coverage for each confidence; more unread slides than `unreadShare` lower it by one. */
  confidence: { high: number; medium: number; low: number; unreadShare: number; reason: string };
  /** Level that a good answer to something missing is taken to earn. */
  goodAnswer: number;
  rates: Readonly<Record<string, number>>;
  ratesDate: string;
  ratesSource: string;
  benchmarks: typeof benchmarks;
}

export const RUBRIC: Rubric = {
  version: RUBRIC_VERSION,
  subScores: SUB_SCORE_WEIGHTS,
  criteria: CRITERION_WEIGHTS,
  regulated: {
    sectors: ['fintech', 'healthtech', 'mobility', 'energy'],
    shift: 5,
    reason: 'There a missing licence stops the company outright.',
  },
  thresholds: THRESHOLDS,
  caps: CAP_LIMITS,
  flags: {
    points: { critical: 15, high: 8, medium: 4, low: 2 },
    max: 40,
    reason:
      'A critical flag costs as much as any one criterion; the limit keeps a careless deck apart from an empty one.',
  },
  recommendation: {
    invest: 80,
    followUp: 60,
    open: 45,
    investCoverage: 0.6,
    investSubScore: 50,
    investResilience: 60,
    openCoverage: 0.6,
    surelyLowCoverage: 0.5,
    openHigh: 70,
    otherLanguageCoverage: 0.25,
    openQuality: 0.6,
    openLeastCoverage: 0.35,
    margin: 3,
    reason:
      'The bands of the product (80, 60) and one more at 45; a low score with much unsaid is asked about before it is passed on, if what is said is good: without that condition an empty deck would be followed up and a weak one passed on. ' +
      'Borderline is the distance to a band, or a band of outcomes that crosses one while at least half is covered: with less covered it nearly always crosses, and would say nothing.',
  },
  confidence: {
    high: 0.75,
    medium: 0.5,
    low: 0.25,
    unreadShare: 0.2,
    reason: 'Quarters of what the rubric asks for; slides that could not be read make the rest less sure.',
  },
  goodAnswer: 0.75,
  rates: USD_RATES,
  ratesDate: RATES_DATE,
  ratesSource: RATES_SOURCE,
  benchmarks,
};

/** Column of the rubric for a stage: later rounds share the last one, an unknown stage reads as seed. */
export function profileOf(stage: Stage | 'unknown'): ProfileId {
  if (stage === 'pre-seed' || stage === 'seed' || stage === 'series-a') return stage;
  return stage === 'unknown' ? 'seed' : 'series-b';
}
