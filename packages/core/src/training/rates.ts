/** How right a model is on decks left out: precision and recall by threshold, the thresholds to take, calibration. */
import type { Example } from './train-linear.js';

/** Share right among what is taken as sure, on decks left out. */
const SURE_PRECISION = 0.75;
/** Share right among what is taken at all: below it the reader of a memo meets more that is wrong than is told. */
const POSSIBLE_PRECISION = 0.4;
/** As sure a probability as a label may need, and as little as makes it possible. */
const SUREST = 0.9;
const LEAST = 0.12;

export interface Rates {
  threshold: number;
  precision: number;
  recall: number;
}

export interface Band {
  promised: number;
  right: number;
  count: number;
}

/** A label that the corpus does not teach well enough is never taken. */
const NEVER: Rates = { threshold: 2, precision: 0, recall: 0 };

export interface Row {
  probability: number;
  hit: boolean;
}

/** The threshold that serves precision and recall alike, among those from which enough is right. */
export function bestF1(rows: readonly Row[]): Rates {
  const all = ratesByThreshold(rows).filter(
    ({ threshold, precision }) => threshold >= LEAST && threshold <= SUREST && precision >= POSSIBLE_PRECISION,
  );
  const f1 = ({ precision, recall }: Rates): number => (2 * precision * recall) / (precision + recall || 1);
  return all.reduce((best, rates) => (f1(rates) > f1(best) ? rates : best), NEVER);
}

/** The lowest threshold from which enough is right. */
export function firstPrecise(rows: readonly Row[]): Rates {
  const precise = ratesByThreshold(rows).filter(
    ({ precision, threshold }) => precision >= SURE_PRECISION && threshold <= SUREST,
  );
  return precise[0] ?? NEVER;
}

const STEPS = Array.from({ length: 45 }, (_, step) => Math.round((0.02 + step * 0.02) * 100) / 100);

function ratesByThreshold(rows: readonly Row[]): Rates[] {
  const hits = rows.filter(({ hit }) => hit).length;
  return STEPS.map((threshold) => {
    const taken = rows.filter(({ probability }) => probability >= threshold);
    const right = taken.filter(({ hit }) => hit).length;
    return { threshold, precision: round(right / Math.max(1, taken.length)), recall: round(right / Math.max(1, hits)) };
  });
}

export function overall(
  left: readonly { probability: number }[][],
  examples: readonly Pick<Example, 'labels'>[],
  thresholds: readonly number[],
): Omit<Rates, 'threshold'> {
  let [right, taken, wanted] = [0, 0, 0];
  left.forEach((row, at) => {
    wanted += examples[at]!.labels.length;
    row.forEach(({ probability }, label) => {
      if (probability < thresholds[label]!) return;
      taken += 1;
      if (examples[at]!.labels.includes(label)) right += 1;
    });
  });
  return { precision: round(right / Math.max(1, taken)), recall: round(right / Math.max(1, wanted)) };
}

export function calibrationOf(
  left: readonly { probability: number }[][],
  examples: readonly Pick<Example, 'labels'>[],
): Band[] {
  const bands = Array.from({ length: 10 }, () => ({ promised: 0, right: 0, count: 0 }));
  left.forEach((row, at) => {
    row.forEach(({ probability }, label) => {
      const band = bands[Math.min(9, Math.floor(probability * 10))]!;
      band.count += 1;
      band.promised += probability;
      if (examples[at]!.labels.includes(label)) band.right += 1;
    });
  });
  return bands.map(({ promised, right, count }) => ({
    promised: round(promised / Math.max(1, count)),
    right: round(right / Math.max(1, count)),
    count,
  }));
}

const round = (share: number): number => Math.round(share * 1000) / 1000;
