/**
 * Trains a choice by weights: a conditional logit (McFadden 1974) over the options of each choice and "none of them", with
 * a pull to what was expected, by full steps of AdaGrad from there. Nothing is drawn by lot: the same choices give the same weights.
 */
import { NONE, type ChoiceWeights } from '../evidence/choice/choice-weights.js';

export interface Choice {
  /** Of a step, against other choices. */
  weight: number;
  /** The features of every option, from 0 to 1. */
  options: readonly ReadonlyMap<string, number>[];
  /** For each option, and last for "none of them". */
  right: readonly boolean[];
  /** Options that are neither right nor wrong. */
  aside: readonly boolean[];
}

const STEPS = 300;
const RATE = 0.3;

/**
 * Weights of the features, rounded to thousandths; `pull` is that of the weights to what is `expected` of them before any
 * deck was seen, 0 where nothing is, against the sum over all choices.
 */
export function trainChoices(choices: readonly Choice[], pull: number, expected: ChoiceWeights = {}): ChoiceWeights {
  const features = [...new Set(choices.flatMap(({ options }) => options.flatMap((each) => [...each.keys()])))].sort();
  const places = new Map([...features, NONE].map((name, at) => [name, at]));
  const rows = choices.map((choice) => rowOf(choice, places));
  const middle = Float64Array.from(places.keys(), (name) => expected[name] ?? 0);
  const weights = middle.slice();
  const squares = new Float64Array(places.size);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => pull * (weight - middle[at]!));
    for (const row of rows) addSlope(slope, row, weights);
    slope.forEach((change, at) => {
      squares[at]! += change * change;
      weights[at]! -= (RATE * change) / Math.sqrt(squares[at]! + 1e-6);
    });
  }
  return Object.fromEntries([...places].map(([name, at]) => [name, Math.round(weights[at]! * 1000) / 1000]));
}

const FOLDS = 8;

/**
 * The weights that the choices of all decks speak for, and for each deck those of folds without any deck of its company;
 * `companies` gives each deck's by a key that is alike for one company.
 */
export function crossTrain(
  choices: readonly (readonly Choice[])[],
  companies: readonly string[],
  pull: number,
): { weights: ChoiceWeights; leftOut: ChoiceWeights[] } {
  const known = [...new Set(companies)].sort();
  const folds = companies.map((company) => known.indexOf(company) % FOLDS);
  const without = Array.from({ length: FOLDS }, (_, fold) =>
    trainChoices(choices.filter((_, at) => folds[at] !== fold).flat(), pull),
  );
  return { weights: trainChoices(choices.flat(), pull), leftOut: folds.map((fold) => without[fold]!) };
}

/** A choice as numbers: the features of candidate `i` lie from `starts[i]` to `starts[i + 1]`. */
interface Row {
  weight: number;
  right: readonly boolean[];
  aside: readonly boolean[];
  starts: Uint32Array;
  at: Uint16Array;
  values: Float64Array;
}

function rowOf({ weight, options, right, aside }: Choice, places: ReadonlyMap<string, number>): Row {
  const entries = [...options.map((features) => [...features]), [[NONE, 1] as const]];
  const flat = entries.flat();
  const starts = new Uint32Array(entries.length + 1);
  entries.forEach((each, index) => (starts[index + 1] = starts[index]! + each.length));
  return {
    weight,
    right,
    aside,
    starts,
    at: Uint16Array.from(flat, ([name]) => places.get(name)!),
    values: Float64Array.from(flat, ([, value]) => value),
  };
}

/** Adds to `slope` what the probability of the right candidates changes by, with each weight. */
function addSlope(slope: Float64Array, { weight, right, aside, starts, at, values }: Row, weights: Float64Array): void {
  const shares = new Float64Array(right.length);
  let highest = -Infinity;
  for (let index = 0; index < right.length; index++) {
    let score = 0;
    for (let entry = starts[index]!; entry < starts[index + 1]!; entry++)
      score += weights[at[entry]!]! * values[entry]!;
    shares[index] = score;
    highest = Math.max(highest, score);
  }
  let all = 0;
  let good = 0;
  for (let index = 0; index < right.length; index++) {
    const share = aside[index] === true ? 0 : Math.exp(shares[index]! - highest);
    shares[index] = share;
    all += share;
    if (right[index] === true) good += share;
  }
  for (let index = 0; index < right.length; index++) {
    const share = shares[index]!;
    const pull = weight * (share / all - (right[index] === true ? share / good : 0));
    for (let entry = starts[index]!; entry < starts[index + 1]!; entry++) slope[at[entry]!]! += pull * values[entry]!;
  }
}
