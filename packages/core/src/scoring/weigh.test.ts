/** A fund's own weights: as it says where it says, the rest in proportion, and always a whole. */
import { expect, test } from 'vitest';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { strongSeed } from '../../test/kit/sample-evidence.js';
import { rulesOf } from '../pipeline/scoring-rules.js';
import { CRITERION_IDS } from './criteria/index.js';
import { PROFILES, RUBRIC } from './rubric.js';
import { weightProblems, withWeights } from './weigh.js';

test('every sub-score still adds up to 100 at every stage, whatever is named', () => {
  const rubric = withWeights(RUBRIC, { criteria: { G4: 33, M1: 0, T2: 41.5, R1: 100, R2: 0 } }, 'x');
  for (const letter of 'MTPGR') {
    for (const column of PROFILES.keys()) {
      const ids = CRITERION_IDS.filter((id) => id.startsWith(letter));
      expect(ids.reduce((sum, id) => sum + rubric.criteria[id].weights[column]!, 0)).toBeCloseTo(100, 9);
    }
  }
  // Nobody asks a company before its seed round for retention.
  expect(rubric.criteria.G4.weights).toEqual([0, 33, 33, 33]);
  expect(rubric.criteria.P1).toEqual(RUBRIC.criteria.P1);
});

test('what a stage does not ask stays unasked, and the others keep their proportion', () => {
  const { criteria } = withWeights(RUBRIC, { criteria: { G5: 40 } }, 'x');
  expect(criteria.G5.weights).toEqual([0, 40, 40, 40]);
  // Weights are shown in halves, so the proportion is kept as near as these allow.
  const shareOf = ({ G1, G3 }: typeof criteria) => G1.weights[1] / G3.weights[1];
  expect(shareOf(criteria)).toBeCloseTo(shareOf(RUBRIC.criteria), 0);
});

test('weights that cannot be a whole are refused', () => {
  expect(weightProblems(RUBRIC, { G4: 60, G1: 60 })).toHaveLength(1);
  const unknown = weightProblems(RUBRIC, { X1: 10 });
  expect(unknown).toMatchObject([{ key: 'X1' }]);
  for (const letter of 'MTPGR') {
    expect(unknown[0]?.problem).toContain(
      `${letter}1 to ${CRITERION_IDS.filter((id) => id.startsWith(letter)).at(-1)}`,
    );
  }
  expect(weightProblems(RUBRIC, { G4: 60 })).toEqual([]);
});

test('the document says that other weights made its scores, and fit alone changes none', () => {
  const published = sampleAnalysis(strongSeed());
  const weighed = sampleAnalysis(strongSeed(), {}, rulesOf({ weights: { criteria: { G4: 60, G2: 0 } } }));
  const judged = sampleAnalysis(strongSeed(), {}, rulesOf({ sectors: ['energy'] }));
  expect(weighed.rubricVersion).toMatch(/^\d+\.\d+\.\d+\+thesis-[0-9a-f]{8}$/);
  expect(weighed.tractionScore).not.toBe(published.tractionScore);
  expect(judged.fit?.verdict).toBe('outside');
  expect({ ...judged, fit: undefined }).toEqual({ ...published, fit: undefined });
});

test('the mark of a thesis follows its content, not the order of its keys', () => {
  const one = rulesOf({ stages: ['seed'], sectors: ['saas'] }).thesis?.mark;
  expect(rulesOf({ sectors: ['saas'], stages: ['seed'] }).thesis?.mark).toBe(one);
  expect(rulesOf({ sectors: ['saas'], stages: ['series-a'] }).thesis?.mark).not.toBe(one);
});
