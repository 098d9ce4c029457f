/** The rubric's data: complete, adding up, and with a reason for every number. */
import { describe, expect, it } from 'vitest';
import { SCORE_IDS, SECTORS, BUSINESS_MODELS } from '../model/values.js';
import { criteria } from './criteria/index.js';
import * as texts from './criteria/texts.js';
import { weightsFor } from './criterion-weights.js';
import { PROFILES, profileOf, RUBRIC } from './rubric.js';

describe('rubric', () => {
  it('lists every criterion once, those of a sub-score together and numbered from 1', () => {
    expect(criteria.map(({ meta }) => meta.id).sort()).toEqual(Object.keys(texts).sort());
    const numbered = SCORE_IDS.flatMap((score) =>
      criteria.filter(({ meta }) => meta.score === score).map(({ meta }, at) => `${meta.id.slice(0, 1)}${at + 1}`),
    );
    expect(criteria.map(({ meta }) => meta.id)).toEqual(numbered);
  });

  it('weighs the sub-scores to 100 at every stage', () => {
    for (const profile of PROFILES) {
      expect(Object.values(RUBRIC.subScores[profile].weights).reduce((a, b) => a + b)).toBe(100);
    }
  });

  it('weighs the criteria of each sub-score to 100 at every stage, in every sector and model', () => {
    for (const profile of PROFILES) {
      for (const sector of SECTORS) {
        for (const businessModel of BUSINESS_MODELS) {
          const weights = weightsFor(RUBRIC, profile, { sector, businessModel });
          for (const score of SCORE_IDS) {
            const own = criteria.filter(({ meta }) => meta.score === score);
            expect(own.reduce((total, { meta }) => total + weights[meta.id], 0)).toBe(100);
          }
        }
      }
    }
  });

  it('gives regulation more weight in regulated trades, and readiness in place of cohorts to deep tech', () => {
    const saas = weightsFor(RUBRIC, 'seed', { sector: 'saas', businessModel: 'saas' });
    const fintech = weightsFor(RUBRIC, 'seed', { sector: 'fintech', businessModel: 'saas' });
    expect(fintech.R6 - saas.R6).toBe(5);
    const energy = weightsFor(RUBRIC, 'series-a', { sector: 'energy', businessModel: 'deeptech' });
    expect([energy.G4, energy.G5, energy.G6]).toEqual([0, 0, 12.5]);
  });

  it('has a reason or a source for all its data', () => {
    const reasons = [
      ...Object.values(RUBRIC.criteria).map(({ reason }) => reason),
      ...Object.values(RUBRIC.subScores).map(({ reason }) => reason),
      ...Object.values(RUBRIC.caps).map(({ reason }) => reason),
      ...Object.values(RUBRIC.benchmarks).flatMap((one) => ('source' in one ? [one.source] : [])),
      RUBRIC.thresholds.reason,
      RUBRIC.ratesSource,
    ];
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(20);
  });

  it('reads later rounds as series B and an unknown stage as seed', () => {
    expect([profileOf('growth'), profileOf('series-c'), profileOf('unknown')]).toEqual([
      'series-b',
      'series-b',
      'seed',
    ]);
  });
});
