/**
 * A linear model of several labels over hashed features: logistic regression, one weight a bucket and label, kept as
 * one byte each and only where it is not nearly 0. Every answer is a calibrated probability and can be explained.
 */
import { eachBucket, type FeatureWriter } from './hashed-features.js';

/** What stands at the head of a model's file, as JSON. */
export interface ModelHead {
  /** What it labels: `sections`, `statements`. */
  name: string;
  /** Of the training: changes whenever an answer could. */
  version: string;
  labels: readonly string[];
  /** Of the buckets. */
  bits: number;
  /** Weight of a label = byte × its scale. */
  scales: readonly number[];
  biases: readonly number[];
  /** Probability = 1 ÷ (1 + e^-(slope × score + offset)), fitted on decks left out (Platt scaling). */
  slopes: readonly number[];
  offsets: readonly number[];
  /** Probability from which a label is taken, and from which it is possible, chosen on decks left out. */
  sure: readonly number[];
  possible: readonly number[];
  /** Entries of all buckets. */
  entries: number;
}

export interface LinearModel {
  readonly head: ModelHead;
  /** Probability 0..1 of every label, in the order of `head.labels`, of a thing whose features fall into these distinct buckets. */
  probabilities(buckets: Uint32Array): Float64Array;
  /** The features that spoke most for `label`, strongest first, with their share of the score. */
  why(features: FeatureWriter, label: number, most?: number): { feature: string; weight: number }[];
}

const MAGIC = 'VCLM1\n';

/** The file of a model: magic, length of the head, head, offsets of the buckets, labels and weights of the entries. */
export function writeModel(head: Omit<ModelHead, 'entries'>, rows: readonly ReadonlyMap<number, number>[]): Uint8Array {
  const entries = rows.reduce((sum, row) => sum + row.size, 0);
  const text = new TextEncoder().encode(JSON.stringify({ ...head, entries } satisfies ModelHead));
  const labels = new Uint8Array(entries);
  const weights = new Int8Array(entries);
  let at = 0;
  for (const row of rows) {
    for (const [label, weight] of [...row].sort(([a], [b]) => a - b)) {
      labels[at] = label;
      weights[at] = weight;
      at += 1;
    }
  }
  // Few buckets have many entries: their number fits a byte, and the offsets follow from the numbers.
  const counts = Uint8Array.from(rows, (row) => row.size);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, text.length, true);
  const parts = [new TextEncoder().encode(MAGIC), size, text, counts, labels, new Uint8Array(weights.buffer)];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    file.set(part, place);
    place += part.length;
  }
  return file;
}

/** Throws a RangeError for bytes that no `writeModel` wrote. */
export function readModel(bytes: Uint8Array): LinearModel {
  const start = MAGIC.length + 4;
  if (new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw new RangeError('not a model');
  const length = new DataView(bytes.buffer, bytes.byteOffset + MAGIC.length, 4).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(start, start + length))) as ModelHead;
  const buckets = 2 ** head.bits;
  const scales = Float64Array.from(head.scales);
  const counts = bytes.subarray(start + length, start + length + buckets);
  const labels = bytes.subarray(start + length + buckets, start + length + buckets + head.entries);
  const weights = Int8Array.from(bytes.subarray(start + length + buckets + head.entries));
  if (counts.length !== buckets || labels.length !== head.entries || weights.length !== head.entries) {
    throw new RangeError('the model is cut off');
  }
  const starts = new Uint32Array(buckets + 1);
  for (let bucket = 0; bucket < buckets; bucket++) starts[bucket + 1] = starts[bucket]! + counts[bucket]!;

  return {
    head,
    probabilities(found) {
      const scores = Float64Array.from(head.biases);
      for (const bucket of found) {
        const end = starts[bucket + 1]!;
        for (let at = starts[bucket]!; at < end; at++) {
          const label = labels[at]!;
          scores[label]! += weights[at]! * scales[label]!;
        }
      }
      return scores.map((score, label) => logistic(head.slopes[label]! * score + head.offsets[label]!));
    },
    why(features, label, most = 6) {
      const said = new Map<number, { feature: string; weight: number }>();
      eachBucket(features, head.bits, (bucket, name) => {
        const end = starts[bucket + 1]!;
        let at = starts[bucket]!;
        // A bucket's labels are in order.
        while (at < end && labels[at]! < label) at++;
        const weight = at < end && labels[at] === label ? weights[at]! * scales[label]! : 0;
        if (weight > 0 && !said.has(bucket)) said.set(bucket, { feature: name(), weight });
      });
      return [...said.values()].sort((a, b) => b.weight - a.weight || (a.feature < b.feature ? -1 : 1)).slice(0, most);
    },
  };
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
