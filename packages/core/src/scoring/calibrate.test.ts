/** Readings move weights of reason and marks, and nothing else; the sums stay 100. */
import { expect, it } from 'vitest';
import { calibrated } from './calibrate.js';
import { CALIBRATION } from './calibration.js';
import { CRITERION_IDS } from './criteria/index.js';
import { PROFILES, REASONED, RUBRIC } from './rubric.js';

it('raises and lowers weights at the stages that were read, in halves that add up', () => {
  const rubric = calibrated(REASONED, {
    ...CALIBRATION,
    criteria: { M1: 2, M2: 0.5 },
    subScores: { market: 2, team: 1, product: 1, traction: 1, risk: 1 },
  });
  expect(rubric.subScores.seed.weights.market).toBeGreaterThan(REASONED.subScores.seed.weights.market);
  expect(rubric.criteria.M1.weights[1]).toBeGreaterThan(rubric.criteria.M2.weights[1] * 2);
  for (const letter of ['M', 'T', 'P', 'G', 'R']) {
    const ids = CRITERION_IDS.filter((id) => id.startsWith(letter));
    for (const column of PROFILES.keys()) {
      expect(ids.reduce((sum, id) => sum + (rubric.criteria[id].weights[column] ?? 0), 0)).toBe(100);
    }
    for (const id of ids) {
      expect(rubric.criteria[id].weights.every((weight) => weight >= 0 && Number.isInteger(weight * 2))).toBe(true);
      expect(rubric.criteria[id].weights.slice(2)).toEqual(REASONED.criteria[id].weights.slice(2));
      // What a stage is not asked for by reason no reading brings back.
      expect(
        rubric.criteria[id].weights.map((weight, at) => weight > 0 && REASONED.criteria[id].weights[at] === 0),
      ).not.toContain(true);
    }
  }
});

it('is published with marks in their order', () => {
  const { open, followUp, invest } = RUBRIC.recommendation;
  expect([open, followUp, invest].toSorted((a, b) => a - b)).toEqual([open, followUp, invest]);
  expect(followUp).toBe(CALIBRATION.marks.call);
});
