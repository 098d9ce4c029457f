/** Which figures are no more than planned or supposed, by the head they stand under and the words they stand between. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Basis, Subject } from '../../model/fact.js';
import type { Figure } from '../numbers/figure.js';
import { CLOSELY_TRACKED, HOPED_UNTIL_USE, SALES, TODAY_AMONG_PLANS } from '../../model/kind-sets.js';
import { isPlan, type HeadRole } from './head-roles.js';
import { clauseOf } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';
import {
  AT_SCALE,
  A_PIECE,
  COMES_OF_IT,
  EACH,
  FROM_TO,
  GIVEN,
  IF_SO_MANY,
  LEADS_TO,
  ON_ONE,
  PURPOSE,
  TO_GET,
  UNTIL,
} from '../words/figures/plan-heads.js';

/**
 * The role and the owner that a figure of `kind` has by its words, by its `caption` and by `head`, where they say less
 * than that it is the company's today; empty otherwise.
 */
export function supposed(
  figure: Figure,
  kind: FactKind,
  read: ReadPassage,
  head: HeadRole | undefined,
  caption = '',
): { basis?: Exclude<Basis, 'external' | 'actual'>; said?: Subject } {
  if (head === 'example') return { basis: 'example' };
  const isCell = read.passage.lines[0]?.cell !== undefined;
  if (TODAY_AMONG_PLANS.has(kind)) return isCell && isPlan(head) ? { basis: 'target' } : {};
  const before = read.folded.slice(Math.max(0, figure.start - 60), figure.start);
  const sentence = read.folded.slice(Math.max(0, clauseOf(read, figure.start).start), figure.start);
  if (UNTIL.test(before) || IF_SO_MANY.test(read.folded.slice(figure.end, figure.end + 60))) return { basis: 'target' };
  if ((CLOSELY_TRACKED.has(kind) && PURPOSE.test(sentence)) || TO_GET.test(before) || FROM_TO.test(before))
    return { basis: 'target' };
  if (HOPED_UNTIL_USE.has(kind) && isAtScale(figure, read, caption)) return { basis: 'target' };
  if (CLOSELY_TRACKED.has(kind) && isGivenForAmount(figure, read)) return { basis: 'example' };
  if (SALES.has(kind)) {
    const after = read.folded.slice(figure.end, figure.end + 40);
    if (EACH.test(before) || A_PIECE.test(after) || ON_ONE.test(after)) return { basis: 'example' };
    if (comesOfGiven(figure, read) || (head === 'one' && figure.period === undefined)) return { basis: 'example' };
    if (LEADS_TO.test(before)) return { basis: 'target' };
    // "Under $5M turnover": of whom it is for, since nobody tells of himself what he has not reached.
    if (figure.bound === 'lte') return { said: 'customer' };
    if (head === 'market') return { said: 'market' };
  }
  return isPlan(head) ? { basis: 'target' } : {};
}

/** "With 10,000 users and 5 % conversion: €60,000 ARR": the amount that comes of them. */
function comesOfGiven({ start }: Figure, { figures, folded }: ReadPassage): boolean {
  if (!COMES_OF_IT.test(folded.slice(Math.max(0, start - 8), start))) return false;
  return figures.some(
    (other) => other.end < start && isGiven(other, folded) && !/[.;]\s/u.test(folded.slice(other.end, start)),
  );
}

/** The number of them that it takes, where an amount comes of it. */
function isGivenForAmount(figure: Figure, { figures, folded }: ReadPassage): boolean {
  return (
    isGiven(figure, folded) &&
    figures.some(
      ({ type, start }) =>
        type === 'money' &&
        start > figure.end &&
        COMES_OF_IT.test(folded.slice(Math.max(0, start - 8), start)) &&
        !/[.;]\s/u.test(folded.slice(figure.end, start)),
    )
  );
}

const isGiven = ({ type, start }: Figure, folded: string): boolean =>
  (type === 'count' || type === 'percent') && GIVEN.test(folded.slice(Math.max(0, start - 24), start));

/** The margin once the company is larger: said behind it, before it or by its caption. */
function isAtScale({ start, end }: Figure, { folded }: ReadPassage, caption: string): boolean {
  return [folded.slice(end), folded.slice(Math.max(0, start - 40), start), caption].some((text) => AT_SCALE.test(text));
}
