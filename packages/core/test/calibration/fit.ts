/**
 * Fits the rubric's weights to readings: ridge regression toward the weights of reason (Hoerl and Kennard, 1970), each
 * factor held between bounds, solved by coordinate descent. Deterministic: no chance, no clock.
 */
import type { ScoreId } from '../../src/model/values.js';
import { calibrated } from '../../src/scoring/calibrate.js';
import type { Calibration } from '../../src/scoring/calibration.js';
import type { CriterionId } from '../../src/scoring/criterion-id.js';
import { weightsFor } from '../../src/scoring/criterion-weights.js';
import { profileOf, REASONED, type Rubric } from '../../src/scoring/rubric.js';
import { weighJudged } from '../../src/scoring/score-evidence.js';
import type { Scored } from '../../src/model/scoring.js';
import { SCORES, type Reading } from './readings.js';

/** No weight is more than doubled or more than halved: the reasons of the rubric stay those of its weights. */
export const BOUNDS = { least: 0.5, most: 2 } as const;
/** How firmly reason holds a weight, in squared points: as much as that many decks on which a factor of 2 errs by a point. */
const PRIOR = { criteria: 4000, subScores: 4000 } as const;
/** Of the decks that readers would follow up, the share that a mark must not lose. */
const KEPT = 0.85;
const ROUNDS = 400;

/** The factors and marks for these readings. */
export function fit(readings: readonly Reading[], date: string): Calibration {
  const criteria: Calibration['criteria'] = {};
  for (const score of SCORES) Object.assign(criteria, fitCriteria(readings, score));
  const subScores = fitSubScores(readings, criteria);
  const set = {
    decks: readings.length,
    companies: new Set(readings.map(({ company }) => companyOf(company))).size,
    readings: readings.length + readings.filter(({ thrice }) => thrice).length * 3,
  };
  const weighed = { date, set, criteria, subScores, marks: { call: 60, thin: 45 } };
  // Drawn decks are fuller than what is handed in: the marks are those of decks of others.
  const ofOthers = readings.filter(({ drawn }) => !drawn);
  return { ...weighed, marks: fitMarks(ofOthers, rubricOf(weighed)) };
}

export function rubricOf(calibration: Calibration): Rubric {
  return calibrated(REASONED, calibration);
}

/** What the product says of a deck by this rubric. */
export function scoreOf({ judged, evidence }: Reading, rubric: Rubric): Scored {
  return weighJudged(judged, evidence, { rubric });
}

export function companyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function fitCriteria(readings: readonly Reading[], score: ScoreId): Calibration['criteria'] {
  const ids = readings[0]!.judged.criteria.filter((one) => one.score === score).map(({ id }) => id as CriterionId);
  const rows = readings.map(({ evidence, judged }) => {
    const weights = weightsFor(REASONED, profileOf(evidence.stage.value), evidence);
    return ids.map((id) => weights[id] * (judged.criteria.find((one) => one.id === id)?.level ?? 0));
  });
  const factors = factorsFor(
    rows,
    readings.map(({ read }) => read[score]),
    PRIOR.criteria,
  );
  return Object.fromEntries(ids.map((id, at) => [id, factors[at]]));
}

function fitSubScores(readings: readonly Reading[], criteria: Calibration['criteria']): Calibration['subScores'] {
  const neutral = { market: 1, team: 1, product: 1, traction: 1, risk: 1 };
  const rubric = rubricOf({
    ...{ date: '', set: { decks: 0, companies: 0, readings: 0 }, criteria },
    ...{ subScores: neutral, marks: { call: 60, thin: 45 } },
  });
  const rows = readings.map((reading) => {
    const { subScores } = scoreOf(reading, rubric);
    return SCORES.map((score) => {
      const one = subScores.find((sub) => sub.score === score);
      return ((one?.raw ?? 0) * (one?.weight ?? 0)) / 100;
    });
  });
  const factors = factorsFor(
    rows,
    readings.map(({ read }) => read.overall),
    PRIOR.subScores,
  );
  return Object.fromEntries(SCORES.map((score, at) => [score, factors[at]])) as Calibration['subScores'];
}

/** Factors f that bring `a + s · Σ f·row` near `wanted`, where a and s are what the unfactored sum needs. To hundredths. */
function factorsFor(rows: readonly (readonly number[])[], wanted: readonly number[], prior: number): number[] {
  const sums = rows.map((row) => row.reduce((total, value) => total + value, 0));
  const scale = Math.max(slopeOf(sums, wanted), 0.2);
  const scaled = rows.map((row) => row.map((value) => value * scale));
  const count = scaled[0]!.length;
  const factors = Array.from({ length: count }, () => 1);
  let offset = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const rest = scaled.map((row, at) => wanted[at]! - row.reduce((sum, value, c) => sum + value * factors[c]!, 0));
    offset = rest.reduce((sum, value) => sum + value, 0) / rest.length;
    const left = rest.map((value) => value - offset);
    for (let c = 0; c < count; c++) {
      const before = factors[c]!;
      let dot = prior;
      let square = prior;
      scaled.forEach((row, at) => {
        dot += row[c]! * (left[at]! + row[c]! * before);
        square += row[c]! * row[c]!;
      });
      const after = Math.min(Math.max(dot / square, BOUNDS.least), BOUNDS.most);
      factors[c] = after;
      scaled.forEach((row, at) => (left[at] = left[at]! - row[c]! * (after - before)));
    }
  }
  return factors.map((factor) => Math.round(factor * 100) / 100);
}

function slopeOf(x: readonly number[], y: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(x), mean(y)];
  const top = x.reduce((sum, value, at) => sum + (value - mx) * (y[at]! - my), 0);
  const below = x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
  return below === 0 ? 0 : top / below;
}

/**
 * From `call` on at least half of the decks were worth a follow-up to their readers; `thin` is the highest mark that loses
 * at most one in seven of those that were.
 */
function fitMarks(readings: readonly Reading[], rubric: Rubric): Calibration['marks'] {
  const decks = readings
    .map((reading) => ({
      overall: scoreOf(reading, rubric).overallScore ?? 0,
      wanted: reading.recommendation !== 'pass',
    }))
    .sort((a, b) => b.overall - a.overall);
  const wanted = decks.filter((deck) => deck.wanted);
  const thin = wanted[Math.max(Math.ceil(wanted.length * KEPT) - 1, 0)]?.overall ?? 0;
  let call = decks[0]?.overall ?? 0;
  for (const mark of new Set(decks.map(({ overall }) => overall))) {
    const from = decks.filter(({ overall }) => overall >= mark);
    if (from.filter((deck) => deck.wanted).length * 2 >= from.length) call = mark;
  }
  return { call: Math.max(call, thin + 1), thin };
}
