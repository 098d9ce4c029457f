/** Sums, caps and rounding on their own. */
import { describe, expect, it } from 'vitest';
import { message } from '../model/message.js';
import type { Cap, CriterionResult, Flag } from '../model/scores.js';
import { SCORE_IDS, type ScoreId } from '../model/values.js';
import { RUBRIC } from './rubric.js';
import { addUp, roundHalfUp } from './score.js';

const WEIGHTS: Record<ScoreId, number> = { market: 20, team: 20, product: 20, traction: 20, risk: 20 };

function result(score: ScoreId, level: number, fields: Partial<CriterionResult> = {}): CriterionResult {
  return {
    id: 'M1',
    score,
    level,
    weight: 100,
    points: 100 * level,
    max: 100,
    coverage: level > 0 ? 1 : 0,
    pointsAtStake: 0,
    state: level > 0 ? 'partial' : 'missing',
    reason: '',
    reasonMessage: message(''),
    factIds: [],
    ...fields,
  };
}

function all(level: number): CriterionResult[] {
  return SCORE_IDS.map((score) => result(score, level));
}

function flag(points: number): Flag {
  const reason = { reason: '', reasonMessage: message('') };
  return { id: 'x', rule: 'F01', severity: 'high', points, slides: [], quotes: [], factIds: [], ...reason };
}

function cap(on: Cap['on'], max?: number): Cap {
  return { id: 'C1', on, ...(max === undefined ? {} : { max }), reason: '', reasonMessage: message('') };
}

describe('addUp', () => {
  it('weighs the sub-scores and covers what is shown', () => {
    const totals = addUp(RUBRIC, WEIGHTS, all(0.75), [], []);
    expect(totals).toMatchObject({ raw: 75, overall: 75, high: 75, coverage: 1 });
  });

  it('gives nothing for what is missing, but shows how high a good answer would bring it', () => {
    const totals = addUp(RUBRIC, WEIGHTS, [...all(1).slice(1), result('market', 0)], [], []);
    expect(totals).toMatchObject({ overall: 80, high: 95, coverage: 0.8 });
  });

  it('takes flags off the risk score only, at most forty points', () => {
    const totals = addUp(RUBRIC, WEIGHTS, all(1), [flag(15), flag(15), flag(15)], []);
    expect(totals.subScores.map(({ value }) => value)).toEqual([100, 100, 100, 100, 60]);
    expect(addUp(RUBRIC, WEIGHTS, all(0), [flag(15)], []).subScores.at(-1)!.value).toBe(0);
  });

  it('caps a sub-score before the sum and the whole after it; the raw figure of a sub-score stays', () => {
    const totals = addUp(RUBRIC, WEIGHTS, all(1), [], [cap('team', 20), cap('overall', 59), cap('overall', 69)]);
    expect(totals.subScores[1]).toMatchObject({ raw: 100, value: 20 });
    expect(totals).toMatchObject({ raw: 84, overall: 59, high: 100 });
  });

  it('a cap on the recommendation moves no score', () => {
    expect(addUp(RUBRIC, WEIGHTS, all(1), [], [cap('recommendation')]).overall).toBe(100);
  });

  it('a failed criterion leaves its score and the whole open, the others stand', () => {
    const failed = result('team', 0, { state: 'failed' });
    const totals = addUp(RUBRIC, WEIGHTS, [...all(1).filter(({ score }) => score !== 'team'), failed], [], []);
    expect(totals).toMatchObject({ raw: null, overall: null, high: null });
    expect(totals.subScores.map(({ value }) => value)).toEqual([100, null, 100, 100, 100]);
  });
});

describe('roundHalfUp', () => {
  it.each([
    [79.5, 80],
    [79.49, 79],
    [0.5, 1],
    [100 * 0.285 + 51, 80],
  ])('%s → %s', (value, rounded) => expect(roundHalfUp(value)).toBe(rounded));
});
