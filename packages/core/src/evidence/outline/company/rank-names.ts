/** Which candidate is the company's name, and how sure that is: weights learned from labelled decks (`training/`). */
import { NONE, scoreOf, type ChoiceWeights } from '../../choice/choice-weights.js';
import type { JudgedName } from './name-features.js';

/** Letters and digits of a name that another spelling may be a part of. */
const SHORTEST_PART = 3;

export interface RankedName {
  name: string;
  /** That this name, or a longer or shorter form of it, is the company's: 0..1. */
  probability: number;
  /** That none of the candidates is. */
  none: number;
  /** A sentence says what it is, and it stands on more than one slide. */
  defined: boolean;
}

/** The likeliest of `names`; undefined where there are none. */
export function rankNames(names: readonly JudgedName[], weights: ChoiceWeights): RankedName | undefined {
  const scores = names.map(({ features }) => scoreOf(features, weights));
  const none = weights[NONE] ?? 0;
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const chosen = names[scores.indexOf(highest)];
  if (chosen === undefined) return undefined;
  const shares = scores.map((score) => Math.exp(score - highest));
  const all = shares.reduce((sum, share) => sum + share, Math.exp(none - highest));
  const form = shares.reduce((sum, share, at) => sum + (isForm(names[at]!.key, chosen.key) ? share : 0), 0);
  const defined = chosen.features.has('defined') && !chosen.features.has('once');
  return { name: chosen.spelling, probability: form / all, none: Math.exp(none - highest) / all, defined };
}

function isForm(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= SHORTEST_PART && long.includes(short));
}
