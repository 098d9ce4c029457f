/**
 * The rubric: every number that scoring uses, as versioned data with a reason or a dated source each.
 * Criteria say what is looked for and what they weigh; this file and the data it gathers say what an answer is worth.
 */
import * as benchmarks from './benchmarks.js';
import { calibrated } from './calibrate.js';
import { CALIBRATION } from './calibration.js';
import { CAP_LIMITS } from './cap-limits.js';
import { criteria } from './criteria/index.js';
import { RATES_DATE, RATES_SOURCE, USD_RATES } from './rates.js';
import type { Rubric } from './rubric-shape.js';
import { THRESHOLDS } from './thresholds.js';
import { SUB_SCORE_WEIGHTS } from './weights.js';

export { PROFILES, profileOf, type ProfileId } from './weights.js';
export type { Rubric } from './rubric-shape.js';

/** Raised whenever a rule or a number changes what a deck scores. */
export const RUBRIC_VERSION = '2.22.0';

/** The rubric as reason sets it, before careful readings move a weight or a mark. */
export const REASONED: Rubric = {
  version: RUBRIC_VERSION,
  subScores: SUB_SCORE_WEIGHTS,
  criteria: Object.fromEntries(
    criteria.map(({ meta: { id, weights, reason } }) => [id, { weights, reason }]),
  ) as Rubric['criteria'],
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
    surelyLowCoverage: 0.5,
    otherLanguageCoverage: 0.25,
    margin: 3,
    reason:
      'The band of the product for an invest (80); the marks below it are those from which careful readers asked for a call or for more evidence (`calibration.ts`). ' +
      'They ask for points alone, so that showing more never loses the meeting. Borderline is the distance to a mark, or a band of outcomes that crosses one while at least half is covered: with less covered it nearly always crosses, and would say nothing.',
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

/** The published rubric. */
export const RUBRIC: Rubric = calibrated(REASONED, CALIBRATION);
