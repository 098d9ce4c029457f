/** How well scores agree with careful readings, by cross-validation over companies: rank, error and confusion of verdicts. */
import type { Scored } from '../../src/model/scoring.js';
import { companyOf, fit, rubricOf, scoreOf } from './fit.js';
import { SCORES, type Reading } from './readings.js';

export const FOLDS = 10;

export interface Agreement {
  decks: number;
  /** Spearman's rank correlation, overall and by sub-score. */
  rank: Record<(typeof SCORES)[number] | 'overall', number>;
  /** Mean absolute error of the overall score, in points. */
  error: number;
  /** Mean overall score, ours and theirs. */
  means: [ours: number, theirs: number];
  /** By what the reader recommends: how many of ours are what. */
  verdicts: Record<string, Record<string, number>>;
}

export interface Predicted {
  reading: Reading;
  scored: Scored;
}

/** Every deck scored by a rubric that was fitted without any deck of its company. */
export function crossValidate(readings: readonly Reading[], date: string): Predicted[] {
  const companies = [...new Set(readings.map(({ company }) => companyOf(company)))].sort();
  const foldOf = ({ company }: Reading) => companies.indexOf(companyOf(company)) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const rubric = rubricOf(
      fit(
        readings.filter((one) => foldOf(one) !== fold),
        date,
      ),
    );
    return readings
      .filter((one) => foldOf(one) === fold)
      .map((reading) => ({ reading, scored: scoreOf(reading, rubric) }));
  }).flat();
}

export function agreement(list: readonly Predicted[]): Agreement {
  const pairs = (score: (typeof SCORES)[number] | 'overall') =>
    list.map(({ reading, scored }) => [valueOf(scored, score), reading.read[score]] as const);
  const overall = pairs('overall');
  const verdicts: Agreement['verdicts'] = {};
  for (const { reading, scored } of list) {
    const ours = verdictOf(scored);
    const row = (verdicts[reading.recommendation] ??= {});
    row[ours] = (row[ours] ?? 0) + 1;
  }
  return {
    decks: list.length,
    rank: Object.fromEntries(
      (['overall', ...SCORES] as const).map((score) => [score, spearman(pairs(score))]),
    ) as Agreement['rank'],
    error: mean(overall.map(([a, b]) => Math.abs(a - b))),
    means: [mean(overall.map(([a]) => a)), mean(overall.map(([, b]) => b))],
    verdicts,
  };
}

/** `invest`, `call`, `thin` or `pass`. */
export function verdictOf({ recommendation, recommendationReason }: Scored): string {
  return recommendation === 'follow-up' ? (recommendationReason ?? 'call') : (recommendation ?? 'none');
}

function valueOf(scored: Scored, score: (typeof SCORES)[number] | 'overall'): number {
  if (score === 'overall') return scored.overallScore ?? 0;
  return scored.subScores.find((one) => one.score === score)?.value ?? 0;
}

/** Spearman's rho with mean ranks for ties. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [ranks(pairs.map(([x]) => x)), ranks(pairs.map(([, y]) => y))];
  const [ma, mb] = [mean(a), mean(b)];
  const top = a.reduce((sum, x, at) => sum + (x - ma) * (b[at]! - mb), 0);
  const below = Math.sqrt(a.reduce((sum, x) => sum + (x - ma) ** 2, 0) * b.reduce((sum, y) => sum + (y - mb) ** 2, 0));
  return below === 0 ? 0 : top / below;
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const smaller = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return smaller + (equal - 1) / 2;
  });
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, value) => sum + value, 0) / list.length;
}
