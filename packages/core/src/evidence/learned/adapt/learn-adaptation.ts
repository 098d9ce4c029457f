/**
 * Learns from statements that people judged: for every label a few weights beside the model's own, pulled to 0, while
 * statements that nobody judged hold it to what it said (learning without forgetting, Li and Hoiem 2016). What a kind
 * gains is measured on companies left out, and only kinds that get no worse change. No chance in it: the same
 * judgements give the same weights.
 */
import type { KindMeasure } from '../../../model/adaptation.js';
import type { FactKind } from '../../../model/fact-kinds.js';
import { logistic, type ModelHead } from '../linear-model.js';
import { addedBy, scoreOf, type Weights } from './adapt-model.js';

export interface StatementExample {
  /** Statements of one company are never on both sides of a fold. */
  company: string;
  buckets: Uint32Array;
  /** Of the model as it comes, by label. */
  probabilities: Float64Array;
  /** Kinds of which it is known whether it says them; empty where nobody judged it. */
  says: ReadonlyMap<FactKind, boolean>;
}

export interface Learned {
  measured: KindMeasure[];
  /** Of the labels of the kinds that are applied. */
  weights: Map<string, Weights>;
}

/** Fewer judgements of a kind, or of fewer companies, cannot be measured. */
export const FEWEST_JUDGED = 4;
export const FEWEST_COMPANIES = 2;

const MOST_FOLDS = 10;
const ROUNDS = 40;
/** Pull of the weights to 0. */
const PULL = 0.03;
/** What a statement that nobody judged counts beside one that somebody did. */
const UNJUDGED = 0.05;
/** Below that no statement comes near a label. */
const LEAST_PROBABILITY = 0.01;

interface Example {
  company: string;
  buckets: Uint32Array;
  /** Of the model as it comes. */
  score: number;
  target: number;
  counts: number;
}

/** `labelsOf` are the labels of the model that a kind is read from; a kind without any is not learned. */
export function learnAdaptation(
  examples: readonly StatementExample[],
  head: ModelHead,
  labelsOf: (kind: FactKind) => readonly string[],
): Learned {
  const learned: Learned = { measured: [], weights: new Map() };
  for (const kind of kindsToLearn(examples, labelsOf)) {
    const labels = labelsOf(kind).map((label) => head.labels.indexOf(label));
    const ofLabels = labels.map((label) => examplesOf(examples, kind, label, labels));
    const measure = measureKind(examples, kind, labels, ofLabels, head);
    learned.measured.push(measure);
    if (!measure.applied) continue;
    labels.forEach((label, at) => learned.weights.set(head.labels[label]!, fit(ofLabels[at]!, head.bits)));
  }
  return learned;
}

/** Kinds that were judged often enough, in the order of the alphabet. */
function kindsToLearn(
  examples: readonly StatementExample[],
  labelsOf: (kind: FactKind) => readonly string[],
): FactKind[] {
  const companies = new Map<FactKind, string[]>();
  for (const { company, says } of examples)
    for (const kind of says.keys()) companies.set(kind, [...(companies.get(kind) ?? []), company]);
  return [...companies]
    .filter(([kind, of]) => of.length >= FEWEST_JUDGED && new Set(of).size >= FEWEST_COMPANIES && labelsOf(kind).length)
    .map(([kind]) => kind)
    .sort();
}

/** Every statement as an example of one label: as it was judged, else as the model has it. */
function examplesOf(
  examples: readonly StatementExample[],
  kind: FactKind,
  label: number,
  labels: readonly number[],
): Example[] {
  return examples.flatMap(({ company, buckets, probabilities, says }) => {
    const probability = probabilities[label]!;
    const said = says.get(kind);
    if (said === undefined && probability < LEAST_PROBABILITY) return [];
    const isLikeliest = labels.every((other) => probabilities[other]! <= probability);
    const isJudged = said === false || (said === true && isLikeliest);
    const target = isJudged ? Number(said) : probability;
    return [{ company, buckets, score: scoreOf(probability), target, counts: isJudged ? 1 : UNJUDGED }];
  });
}

/** Logistic regression beside scores that are given, by gradient descent in a fixed order with steps that get smaller. */
function fit(examples: readonly Example[], bits: number): Weights {
  const weights = new Float64Array(2 ** bits);
  const seen = new Uint32Array(2 ** bits);
  for (const { buckets } of examples) for (const bucket of buckets) seen[bucket]! += 1;
  for (let round = 0; round < ROUNDS; round++) {
    const step = 1 / (1 + round / 4);
    for (const { buckets, score, target, counts } of examples) {
      const share = 1 / Math.sqrt(buckets.length || 1);
      let added = 0;
      for (const bucket of buckets) added += weights[bucket]!;
      const pushed = counts * (logistic(score + added * share) - target) * share;
      for (const bucket of buckets) weights[bucket]! -= step * (pushed + (PULL * weights[bucket]!) / seen[bucket]!);
    }
  }
  const kept = new Map<number, number>();
  weights.forEach((weight, bucket) => {
    const rounded = Math.round(weight * 1000) / 1000;
    if (Math.abs(rounded) >= LEAST_WEIGHT) kept.set(bucket, rounded);
  });
  return kept;
}

/** A smaller one moves nothing. */
const LEAST_WEIGHT = 0.01;

function measureKind(
  examples: readonly StatementExample[],
  kind: FactKind,
  labels: readonly number[],
  ofLabels: readonly Example[][],
  head: ModelHead,
): KindMeasure {
  const judgedBy = examples.filter(({ says }) => says.has(kind)).map(({ company }) => company);
  const companies = [...new Set(judgedBy)].sort();
  const folds = Math.min(MOST_FOLDS, companies.length);
  const foldOf = new Map(companies.map((company, at) => [company, at % folds]));
  const measure = { wrongBefore: 0, wrongAfter: 0, lossBefore: 0, lossAfter: 0, othersChanged: 0 };
  for (let fold = 0; fold < folds; fold++) {
    const weights = ofLabels.map((of) =>
      fit(
        of.filter(({ company }) => foldOf.get(company) !== fold),
        head.bits,
      ),
    );
    for (const { company, buckets, probabilities, says } of examples) {
      if (foldOf.get(company) !== fold) continue;
      const before = labels.map((label) => probabilities[label]!);
      const after = before.map((probability, at) => logistic(scoreOf(probability) + addedBy(weights[at]!, buckets)));
      const isRead = (of: readonly number[]): boolean => of.some((one, at) => one >= head.possible[labels[at]!]!);
      const said = says.get(kind);
      if (said === undefined) {
        if (isRead(before) !== isRead(after)) measure.othersChanged += 1;
        continue;
      }
      measure.wrongBefore += Number(isRead(before) !== said);
      measure.wrongAfter += Number(isRead(after) !== said);
      measure.lossBefore += loss(Math.max(...before), said);
      measure.lossAfter += loss(Math.max(...after), said);
    }
  }
  const judged = judgedBy.length;
  const { wrongBefore, wrongAfter } = measure;
  const [lossBefore, lossAfter] = [measure.lossBefore / judged, measure.lossAfter / judged].map(
    (one) => Math.round(one * 1000) / 1000,
  ) as [number, number];
  const applied = wrongAfter <= wrongBefore && lossAfter < lossBefore;
  return { kind, judged, companies: companies.length, ...measure, lossBefore, lossAfter, applied };
}

/** Negative logarithm of what was thought likely of what is so. */
function loss(probability: number, said: boolean): number {
  return -Math.log(Math.max(1e-6, said ? probability : 1 - probability));
}
