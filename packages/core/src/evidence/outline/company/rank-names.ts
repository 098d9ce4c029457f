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
  /** A sentence says what it is, and it stands on more than one slide or is said to be a firm or a product. */
  defined: boolean;
}

/** The likeliest of `names`; undefined where there are none. */
export function rankNames(names: readonly JudgedName[], weights: ChoiceWeights): RankedName | undefined {
  const scores = names.map(({ features }) => scoreOf(features, weights));
  const none = weights[NONE] ?? 0;
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const first = names[scores.indexOf(highest)];
  if (first === undefined) return undefined;
  const chosen = betterRead(first, names, scores) ?? first;
  const shares = scores.map((score) => Math.exp(score - highest));
  const all = shares.reduce((sum, share) => sum + share, Math.exp(none - highest));
  const form = shares.reduce(
    (sum, share, at) => sum + (names[at] === first || isForm(names[at]!.key, chosen.key) ? share : 0),
    0,
  );
  const { features } = chosen;
  const defined =
    (features.has('defined') && !features.has('once')) || features.has('product') || features.has('company');
  return { name: chosen.spelling, probability: form / all, none: Math.exp(none - highest) / all, defined };
}

function isForm(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= SHORTEST_PART && long.includes(short));
}

/** Letters by which a name that was read wrongly in a picture may differ from the name at its end. */
const MOST_AT_END = 4;

/** The likeliest other spelling of a name that was read in pictures alone: one that is text, or stands on more slides. */
function betterRead(name: JudgedName, names: readonly JudgedName[], scores: readonly number[]): JudgedName | undefined {
  const of = ({ features }: JudgedName, feature: string): number => features.get(feature) ?? 0;
  if (of(name, 'ocr') < 1) return undefined;
  const better = names.filter(
    (other) =>
      of(other, 'count') > 0 &&
      (of(other, 'ocr') < 1 || of(other, 'slides') > of(name, 'slides')) &&
      isMisread(name.key, other.key),
  );
  return better.sort((a, b) => scores[names.indexOf(b)]! - scores[names.indexOf(a)]!)[0];
}

/** Whether one is the other with one letter put in, left out or taken for another, or with a few more at its end. */
function isMisread(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const longer = long.length - short.length;
  if (short.length < SHORTEST_PART || longer > MOST_AT_END) return false;
  if (long.startsWith(short)) return true;
  if (longer > 1 || short.length === SHORTEST_PART) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = short.slice(same + 1 - longer);
  return long.endsWith(rest);
}
