/** Weights of a choice that was learned from labelled decks: what each feature speaks for, and what "none" starts from. */

/** Weight of every feature; of `NONE` what speaks for none of the options. */
export type ChoiceWeights = Readonly<Record<string, number>>;

export const NONE = 'none';

/** What the features of an option add up to. */
export function scoreOf(features: ReadonlyMap<string, number>, weights: ChoiceWeights): number {
  let score = 0;
  for (const [name, value] of features) score += (weights[name] ?? 0) * value;
  return score;
}

/** Probability 0..1 of one option against none. */
export function probabilityOf(features: ReadonlyMap<string, number>, weights: ChoiceWeights): number {
  return 1 / (1 + Math.exp((weights[NONE] ?? 0) - scoreOf(features, weights)));
}
