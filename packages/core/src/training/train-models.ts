/**
 * Trains the section and the statement model from labelled decks, and measures both by cross-validation: every figure is
 * of decks whose company the measured model had not seen. Seeded: the same corpus gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { bucketsOf } from '../evidence/learned/hashed-features.js';
import { logistic, readModel } from '../evidence/learned/linear-model.js';
import type { LearnedModels } from '../evidence/learned/models.js';
import { slideContexts } from '../evidence/learned/read-learned.js';
import { slideFeatures } from '../evidence/learned/slide-features.js';
import { statementFeatures } from '../evidence/learned/statement-features.js';
import { readOutline } from '../evidence/outline/read-outline.js';
import { viewDeck } from '../evidence/view/deck-view.js';
import type { ViewSlide } from '../evidence/view/view-types.js';
import { kindsOfStatements, type LabelledDeck } from './read-corpus.js';
import { calibrate, crossScore, packModel, trainLinear, type Example } from './train-linear.js';

const FOLDS = 5;
const SECTIONS = { name: 'sections', bits: 16, epochs: 8, rate: 0.1 };
const STATEMENTS = { name: 'statements', bits: 17, epochs: 8, rate: 0.1 };
/** A label that fewer decks bear teaches their words, not its own. */
const FEWEST_DECKS = 8;
/** Share right among what is taken as sure, on decks left out. */
const SURE_PRECISION = 0.75;
/** Share right among what is taken at all: below it the reader of a memo meets more that is wrong than is told. */
const POSSIBLE_PRECISION = 0.4;
/** As sure a probability as a label may need, and as little as makes it possible. */
const SUREST = 0.9;
const LEAST = 0.12;

/** One label's figures on decks left out, at the threshold from which it is possible and from which it is sure. */
export interface LabelFigures {
  label: string;
  examples: number;
  decks: number;
  possible: Rates;
  sure: Rates;
}
export interface Rates {
  threshold: number;
  precision: number;
  recall: number;
}

export interface TrainedModel {
  bytes: Uint8Array;
  labels: LabelFigures[];
  /** Over all labels at their own thresholds. */
  possible: Omit<Rates, 'threshold'>;
  sure: Omit<Rates, 'threshold'>;
  /** The same by language of the deck. */
  languages: Record<string, { possible: Omit<Rates, 'threshold'>; sure: Omit<Rates, 'threshold'>; examples: number }>;
  examples: number;
  /** Of ten bands of probability: what was promised and how much was right. */
  calibration: { promised: number; right: number; count: number }[];
}

export interface Training {
  sections: TrainedModel;
  statements: TrainedModel;
}

export function trainModels(decks: readonly LabelledDeck[], folds = FOLDS): Training {
  // Of the slides the model is shown what the rules alone say of them, as it will be when it reads.
  const slides = decks.flatMap(({ deck, labels }) => {
    const slides: ViewSlide[] = [];
    readOutline(deck, {}, (ruled) => {
      slides.push(...ruled);
      return [];
    });
    const features = slideFeatures(slides);
    return slides.map(({ number }, at) => ({
      features: features[at]!,
      names: labels.sections[number] ?? [],
      group: groupOf(labels.company),
      language: labels.language,
    }));
  });
  const sections = trainOne(slides, SECTIONS, folds);
  // Of the statements, what a section model says that never saw their deck.
  let at = 0;
  const statements = decks.flatMap((labelled) => {
    const { deck, labels } = labelled;
    const likely = deck.slides.map(() => sections.left[at++]!);
    const view = viewDeck(
      deck,
      readOutline(deck, {}, () => likely),
    );
    const kinds = kindsOfStatements(view, labelled);
    return slideContexts(view).flatMap((context) =>
      statementFeatures(context).map((features, index) => ({
        features,
        names: kinds.get(context.statements[index]!) ?? [],
        group: groupOf(labels.company),
        language: labels.language,
      })),
    );
  });
  return { sections: sections.model, statements: trainOne(statements, STATEMENTS, folds).model };
}

/** The models of a training, to look at decks with. */
export function modelsOf(training: Training): LearnedModels {
  return { sections: readModel(training.sections.bytes), statements: readModel(training.statements.bytes) };
}

/** Decks of one company are one group. */
export const groupOf = (company: string): string => company.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

interface Named {
  features: ReadonlySet<string>;
  names: readonly string[];
  group: string;
  language: string;
}

function trainOne(
  named: readonly Named[],
  { name, bits, epochs, rate }: typeof SECTIONS,
  folds: number,
): { model: TrainedModel; left: { label: string; probability: number }[][] } {
  const decksOf = new Map<string, Set<string>>();
  for (const { names, group } of named) {
    for (const label of names) decksOf.set(label, (decksOf.get(label) ?? new Set()).add(group));
  }
  const labels = [...decksOf]
    .filter(([, groups]) => groups.size >= FEWEST_DECKS)
    .map(([label]) => label)
    .sort();
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const examples = named.map(({ features, names, group }): Example => ({
    buckets: bucketsOf(features, bits),
    labels: [...new Set(names.flatMap((label) => indexOf.get(label) ?? []))],
    group,
  }));
  const options = { bits, labels: labels.length, epochs, rate };
  const scores = crossScore(examples, options, folds);
  const fits = labels.map((_, label) =>
    calibrate(
      scores.map((score) => score[label]!),
      examples.map((example) => example.labels.includes(label)),
    ),
  );
  const left = scores.map((score) =>
    labels.map((label, index) => ({
      label,
      probability: logistic(fits[index]!.slope * score[index]! + fits[index]!.offset),
    })),
  );
  const figures = labels.map((label, index): LabelFigures => {
    const rows = left.map((row, at) => ({
      probability: row[index]!.probability,
      hit: examples[at]!.labels.includes(index),
    }));
    return {
      label,
      examples: rows.filter(({ hit }) => hit).length,
      decks: decksOf.get(label)!.size,
      possible: bestF1(rows),
      sure: firstPrecise(rows),
    };
  });
  const both = (left: readonly { probability: number }[][], examples: readonly Example[]) => ({
    possible: overall(
      left,
      examples,
      figures.map(({ possible }) => possible.threshold),
    ),
    sure: overall(
      left,
      examples,
      figures.map(({ sure }) => sure.threshold),
    ),
  });
  const version = createHash('sha256')
    .update(JSON.stringify([name, bits, epochs, rate, labels]))
    .update(JSON.stringify(named.map(({ features, names }) => [[...features], names])))
    .digest('hex')
    .slice(0, 8);
  const bytes = packModel(trainLinear(examples, options), {
    name,
    version,
    labels,
    slopes: fits.map(({ slope }) => slope),
    offsets: fits.map(({ offset }) => offset),
    sure: figures.map(({ sure }) => sure.threshold),
    possible: figures.map(({ possible }) => possible.threshold),
  });
  return {
    model: {
      bytes,
      labels: figures,
      ...both(left, examples),
      languages: Object.fromEntries(
        [...new Set(named.map(({ language }) => language))].sort().map((language) => {
          const own = (_: unknown, at: number): boolean => named[at]!.language === language;
          return [language, { ...both(left.filter(own), examples.filter(own)), examples: examples.filter(own).length }];
        }),
      ),
      examples: examples.length,
      calibration: calibrationOf(left, examples),
    },
    left,
  };
}

/** A label that the corpus does not teach well enough is never taken. */
const NEVER: Rates = { threshold: 2, precision: 0, recall: 0 };

interface Row {
  probability: number;
  hit: boolean;
}

/** The threshold that serves precision and recall alike, among those from which enough is right. */
function bestF1(rows: readonly Row[]): Rates {
  const all = ratesByThreshold(rows).filter(
    ({ threshold, precision }) => threshold >= LEAST && threshold <= SUREST && precision >= POSSIBLE_PRECISION,
  );
  const f1 = ({ precision, recall }: Rates): number => (2 * precision * recall) / (precision + recall || 1);
  return all.reduce((best, rates) => (f1(rates) > f1(best) ? rates : best), NEVER);
}

/** The lowest threshold from which enough is right. */
function firstPrecise(rows: readonly Row[]): Rates {
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

function overall(
  left: readonly { probability: number }[][],
  examples: readonly Example[],
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

function calibrationOf(
  left: readonly { probability: number }[][],
  examples: readonly Example[],
): TrainedModel['calibration'] {
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
