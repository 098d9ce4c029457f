/** From judged criteria to scores: small, pure, total. Nothing is spread over what is missing; rounding comes last. */
import type { Cap, CriterionResult, Flag } from '../model/scores.js';
import { SCORE_IDS, type ScoreId } from '../model/values.js';
import type { Rubric } from './rubric-shape.js';

export interface ScoreOfOne {
  score: ScoreId;
  /** Before caps and rounding; null when a criterion of it could not be judged. */
  raw: number | null;
  /** After caps, not rounded. */
  value: number | null;
  /** With everything missing or only spoken of shown and good, before caps. */
  high: number | null;
  coverage: number;
}

export interface Totals {
  subScores: ScoreOfOne[];
  /** Weighted sum of the capped sub-scores, before the caps on the whole. */
  raw: number | null;
  overall: number | null;
  high: number | null;
  coverage: number;
}

/** Adds up one deck. `weights` are the percents of the five sub-scores. */
export function addUp(
  rubric: Rubric,
  weights: Record<ScoreId, number>,
  criteria: readonly CriterionResult[],
  flags: readonly Flag[],
  caps: readonly Cap[],
): Totals {
  const lost = Math.min(rubric.flags.max, sum(flags.map((flag) => flag.points)));
  const subScores = SCORE_IDS.map((score): ScoreOfOne => {
    const own = criteria.filter((criterion) => criterion.score === score);
    const coverage = sum(own.map((one) => one.weight * one.coverage)) / 100;
    if (own.some((one) => one.state === 'failed')) return { score, raw: null, value: null, high: null, coverage };
    const off = score === 'risk' ? lost : 0;
    const raw = clamp(sum(own.map((one) => one.points)) - off);
    const high = clamp(sum(own.map((one) => (isOpen(one) ? one.weight * rubric.goodAnswer : one.points))) - off);
    return { score, raw, value: Math.min(raw, limitOn(caps, score)), high, coverage };
  });
  const weighted = (pick: (one: ScoreOfOne) => number | null): number | null => {
    const parts = subScores.map((one) => {
      const value = pick(one);
      return value === null ? null : (value * weights[one.score]) / 100;
    });
    return parts.includes(null) ? null : sum(parts as number[]);
  };
  const raw = weighted((one) => one.value);
  return {
    subScores,
    raw,
    overall: raw === null ? null : Math.min(raw, limitOn(caps, 'overall')),
    high: weighted((one) => one.high),
    coverage: sum(subScores.map((one) => (one.coverage * weights[one.score]) / 100)),
  };
}

/** Half goes up; a hair below a half that is only the binary form of a half goes up too. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

/** To six decimals, so that the order of adding never shows in a document. */
export function settle(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Nothing of it is judged: what the deck would answer is not known. */
function isOpen({ state, candidates }: CriterionResult): boolean {
  return state === 'missing' || candidates !== undefined;
}

function limitOn(caps: readonly Cap[], on: Cap['on']): number {
  return Math.min(100, ...caps.filter((cap) => cap.on === on).map((cap) => cap.max ?? 100));
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 100);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
