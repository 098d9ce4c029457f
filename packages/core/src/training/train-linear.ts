/**
 * Trains linear models of several labels: logistic regression by stochastic gradient descent with a step of its own for
 * every weight (AdaGrad, Duchi et al. 2011), seeded, the same bytes every time.
 */
import { logistic, writeModel, type ModelHead } from '../evidence/learned/linear-model.js';

export interface Example {
  /** Buckets of its features, each once. */
  buckets: Uint32Array;
  /** Indices of its labels. */
  labels: readonly number[];
  /** Examples of one group (a company) are never on both sides of a fold. */
  group: string;
}

export interface TrainOptions {
  bits: number;
  labels: number;
  epochs?: number;
  rate?: number;
  /** Pull of every weight to 0. */
  decay?: number;
  /** Of the order of the examples. */
  seed?: number;
}

/** Weights while they are trained: `weights[bucket × labels + label]`. */
export interface Trained {
  bits: number;
  labels: number;
  weights: Float32Array;
  biases: Float32Array;
}

export function trainLinear(examples: readonly Example[], options: TrainOptions): Trained {
  const { bits, labels, epochs = 8, rate = 0.2, decay = 1e-5, seed = 1 } = options;
  const weights = new Float32Array(2 ** bits * labels);
  const squares = new Float32Array(2 ** bits * labels);
  const biases = new Float32Array(labels).fill(-3);
  const biasSquares = new Float32Array(labels);
  const scores = new Float64Array(labels);
  const random = randomFrom(seed);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { buckets, labels: wanted } = examples[index]!;
      scoreInto(scores, { bits, labels, weights, biases }, buckets);
      for (let label = 0; label < labels; label++) {
        const gradient = logistic(scores[label]!) - (wanted.includes(label) ? 1 : 0);
        if (Math.abs(gradient) < SETTLED) continue;
        biasSquares[label]! += gradient * gradient;
        biases[label]! -= (rate * gradient) / Math.sqrt(biasSquares[label]! + 1);
        for (const bucket of buckets) {
          const at = bucket * labels + label;
          const pull = gradient + decay * weights[at]!;
          squares[at]! += pull * pull;
          weights[at]! -= (rate * pull) / Math.sqrt(squares[at]! + 1);
        }
      }
    }
  }
  return { bits, labels, weights, biases };
}

/** A gradient below this moves nothing that matters. */
const SETTLED = 0.004;

export function scoreInto(scores: Float64Array, { labels, weights, biases }: Trained, buckets: Uint32Array): void {
  for (let label = 0; label < labels; label++) scores[label] = biases[label]!;
  for (const bucket of buckets) {
    const start = bucket * labels;
    for (let label = 0; label < labels; label++) scores[label]! += weights[start + label]!;
  }
}

/** Scores of every example by a model that saw none of its group: `folds` models, groups dealt out by size. */
export function crossScore(examples: readonly Example[], options: TrainOptions, folds = 5): Float64Array[] {
  const foldOf = dealGroups(examples, folds);
  const scores = examples.map(() => new Float64Array(options.labels));
  for (let fold = 0; fold < folds; fold++) {
    const model = trainLinear(
      examples.filter(({ group }) => foldOf.get(group) !== fold),
      options,
    );
    examples.forEach(({ group, buckets }, index) => {
      if (foldOf.get(group) === fold) scoreInto(scores[index]!, model, buckets);
    });
  }
  return scores;
}

/** The fold of every group, so that folds have about as many examples: largest first, each to the smallest fold. */
export function dealGroups(examples: readonly { group: string }[], folds: number): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { group } of examples) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const filled = new Array<number>(folds).fill(0);
  const foldOf = new Map<string, number>();
  for (const [group, size] of [...sizes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))) {
    const fold = filled.indexOf(Math.min(...filled));
    filled[fold]! += size;
    foldOf.set(group, fold);
  }
  return foldOf;
}

/**
 * Slope and offset that make probabilities of scores (Platt 1999, with his targets for few examples), by Newton's method
 * with steps that are halved until they help (Lin, Lin and Weng 2007).
 */
export function calibrate(scores: readonly number[], hits: readonly boolean[]): { slope: number; offset: number } {
  const yes = hits.filter(Boolean).length;
  const targets = hits.map((hit) => (hit ? (yes + 1) / (yes + 2) : 1 / (hits.length - yes + 2)));
  const loss = (slope: number, offset: number): number =>
    scores.reduce((sum, score, index) => {
      const at = slope * score + offset;
      return sum + Math.max(at, 0) - targets[index]! * at + Math.log1p(Math.exp(-Math.abs(at)));
    }, 0);
  let slope = 1;
  let offset = 0;
  let now = loss(slope, offset);
  for (let round = 0; round < 40; round++) {
    let [gs, go, ss, so, oo] = [0, 0, 1e-6, 0, 1e-6];
    scores.forEach((score, index) => {
      const p = logistic(slope * score + offset);
      const error = p - targets[index]!;
      const spread = p * (1 - p);
      gs += error * score;
      go += error;
      ss += spread * score * score;
      so += spread * score;
      oo += spread;
    });
    const determinant = ss * oo - so * so;
    const ds = (gs * oo - go * so) / determinant;
    const d0 = (go * ss - gs * so) / determinant;
    let step = 1;
    while (step > 1e-6 && !(loss(slope - step * ds, offset - step * d0) < now)) step /= 2;
    if (step <= 1e-6) break;
    slope -= step * ds;
    offset -= step * d0;
    const next = loss(slope, offset);
    if (now - next < 1e-9 * now) break;
    now = next;
  }
  // A label whose scores say nothing, or the opposite, is as likely as it is frequent.
  return slope > 0
    ? { slope: round(slope), offset: round(offset) }
    : { slope: 0, offset: round(logit((yes + 1) / (hits.length + 2))) };
}

const logit = (share: number): number => Math.log(share / (1 - share));

export interface Packing extends Pick<ModelHead, 'name' | 'version' | 'slopes' | 'offsets' | 'sure' | 'possible'> {
  labels: readonly string[];
  /** Weights below this share of a label's largest are left out. */
  least?: number;
}

/** The model's file: a byte a weight, the small ones left out. */
export function packModel({ bits, weights, biases }: Trained, { least = 0.03, ...head }: Packing): Uint8Array {
  const count = head.labels.length;
  const largest = new Float32Array(count);
  weights.forEach((weight, at) => {
    const label = at % count;
    largest[label] = Math.max(largest[label]!, Math.abs(weight));
  });
  const scales = Array.from(largest, (most) => Math.fround((most || 1) / 127));
  const rows = Array.from({ length: 2 ** bits }, (_, bucket) => {
    const row = new Map<number, number>();
    for (let label = 0; label < count; label++) {
      const weight = weights[bucket * count + label]!;
      const byte = Math.round(weight / scales[label]!);
      if (byte !== 0 && Math.abs(weight) >= least * largest[label]!) row.set(label, byte);
    }
    return row;
  });
  return writeModel({ ...head, bits, scales, biases: Array.from(biases, round) }, rows);
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Numbers from 0 to 1, the same for one seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}
