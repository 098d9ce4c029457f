/** The statement model with what a fund's corrections add: the same labels, thresholds and features, another score. */
import type { Adaptation } from '../../../model/adaptation.js';
import type { DeckView } from '../../view/view-types.js';
import { bucketOf, bucketsOf, featureNames, type Features } from '../hashed-features.js';
import { logistic, type LinearModel } from '../linear-model.js';
import { learnedModel } from '../models.js';

const adapted = new WeakMap<Adaptation, { base: LinearModel; model: LinearModel }>();

/** The model by which statements of this deck are read. */
export function statementModel({ adaptation }: Pick<DeckView, 'adaptation'>): LinearModel {
  const base = learnedModel('statements');
  if (!adaptation || !fits(adaptation)) return base;
  const known = adapted.get(adaptation);
  if (known?.base === base) return known.model;
  const model = adaptModel(base, adaptation);
  adapted.set(adaptation, { base, model });
  return model;
}

/** Whether it was learned beside the model in use; beside another one its weights mean nothing. */
export function fits({ base }: Pick<Adaptation, 'base'>): boolean {
  return base === nameOf(learnedModel('statements'));
}

/** `statements 1f2e3d4c`. */
export function nameOf({ head }: LinearModel): string {
  return `${head.name} ${head.version}`;
}

/** Weights of a feature by bucket. */
export type Weights = ReadonlyMap<number, number>;

/** What the features of a statement add to a score: long statements weigh no more than short ones. */
export function addedBy(weights: Weights, buckets: Uint32Array): number {
  let sum = 0;
  for (const bucket of buckets) sum += weights.get(bucket) ?? 0;
  return sum / Math.sqrt(buckets.length || 1);
}

/** The score of a probability, away from what is certain. */
export function scoreOf(probability: number): number {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  return Math.log(kept / (1 - kept));
}

function adaptModel(base: LinearModel, { mark, weights }: Adaptation): LinearModel {
  const { head } = base;
  const added = head.labels.map(
    (label) => new Map((weights[label] ?? []).map(([bucket, weight]) => [bucket, weight / 1000])),
  );
  return {
    head: { ...head, version: `${head.version}+fund-${mark}` },
    probabilities(buckets) {
      return base
        .probabilities(buckets)
        .map((probability, label) =>
          added[label]!.size === 0 ? probability : logistic(scoreOf(probability) + addedBy(added[label]!, buckets)),
        );
    },
    why(features, label, most = 6) {
      return strongest(base.why(features, label, Infinity), added[label]!, featureNames(features), head, label, most);
    },
  };
}

/** What spoke for a label in the model and in what was added to it, strongest first. */
function strongest(
  said: ReturnType<LinearModel['why']>,
  added: Weights,
  features: Features,
  { bits, slopes }: LinearModel['head'],
  label: number,
  most: number,
): ReturnType<LinearModel['why']> {
  if (added.size === 0) return said.slice(0, most);
  const slope = slopes[label]!;
  // In one measure: the model's own weights count by its slope.
  const byFeature = new Map(said.map(({ feature, weight }) => [feature, weight * slope]));
  const size = Math.sqrt(bucketsOf(features, bits).length || 1);
  for (const feature of features) {
    const weight = added.get(bucketOf(feature, bits));
    if (weight !== undefined) byFeature.set(feature, (byFeature.get(feature) ?? 0) + weight / size);
  }
  return [...byFeature]
    .map(([feature, weight]) => ({ feature, weight }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.feature < b.feature ? -1 : 1))
    .slice(0, most);
}
