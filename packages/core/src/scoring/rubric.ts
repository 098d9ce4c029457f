/**
 * The rubric: every number that scoring uses, as versioned data with a reason or a dated source each.
 * Criteria say what is looked for and what they weigh; this file and the data it gathers say what an answer is worth.
 */
import * as benchmarks from './benchmarks.js';
import { CAP_LIMITS } from './cap-limits.js';
import { criteria } from './criteria/index.js';
import { RATES_DATE, RATES_SOURCE, USD_RATES } from './rates.js';
import type { Rubric } from './rubric-shape.js';
import { THRESHOLDS } from './thresholds.js';
import { SUB_SCORE_WEIGHTS } from './weights.js';

export { PROFILES, profileOf, type ProfileId } from './weights.js';
export type { Rubric } from './rubric-shape.js';

/** Raised whenever a rule or a number changes what a deck scores. */
export const RUBRIC_VERSION = '1.0.0';

export const RUBRIC: Rubric = {
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
