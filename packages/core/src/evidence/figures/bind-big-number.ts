/** Binds the big number of a card to the smaller words under or beside it, whatever other figures stand in them. */
import type { Box } from '../../model/deck.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Figure } from '../numbers/figure.js';
import { boxOf, lonelyFigure } from './bind-layout.js';
import type { Labelled } from './bind-layout.js';
import type { ReadPassage } from './read-passage.js';

/** Letters of a big number are at least this much larger than those of its words. */
const LARGER = 1.35;
const LONGEST_LABEL = 180;
const MOST_PAIRS = 40_000;
type Side = 'below' | 'right';

interface Pair extends Labelled {
  gap: number;
}

/**
 * Pairs big numbers with their words. Cards of one slide are built alike, so the side on which more of them find
 * words is tried first; a label serves one number, the nearest.
 */
export function bindBigNumbers(alone: readonly ReadPassage[], others: readonly ReadPassage[]): Labelled[] {
  const numbers = alone.filter((read) => isOutside(read) && sizeOf(read) > 0);
  const labels = others.filter((read) => isOutside(read) && isWords(read));
  if (numbers.length * labels.length > MOST_PAIRS) return [];
  const below = pairsOn('below', numbers, labels);
  const right = pairsOn('right', numbers, labels);
  const sides = right.length > below.length ? [right, below] : [below, right];
  const done = new Set<ReadPassage>();
  const pairs: Labelled[] = [];
  for (const { read, figure, label } of sides.flat()) {
    if (done.has(read) || done.has(label)) continue;
    done.add(read).add(label);
    pairs.push({ read, figure, label });
  }
  return pairs;
}

function isOutside({ passage }: ReadPassage): boolean {
  return passage.lines[0]?.cell === undefined;
}

function sizeOf({ passage }: ReadPassage): number {
  return passage.lines[0]?.size ?? 0;
}

function isWords(read: ReadPassage): boolean {
  if (read.text.length > LONGEST_LABEL || read.passage.lines[0]?.heading === true) return false;
  return sizeOf(read) > 0 && (read.text.match(/\p{L}{2,}/gu)?.length ?? 0) > 0;
}

function pairsOn(side: Side, numbers: readonly ReadPassage[], labels: readonly ReadPassage[]): Pair[] {
  const pairs: Pair[] = [];
  for (const read of numbers) {
    const figure = lonelyFigure(read);
    if (figure === undefined) continue;
    const best = nearest(side, read, figure, labels);
    if (best !== undefined) pairs.push(best);
  }
  return pairs.sort((a, b) => a.gap - b.gap);
}

function nearest(side: Side, read: ReadPassage, figure: Figure, labels: readonly ReadPassage[]): Pair | undefined {
  let best: Pair | undefined;
  const box = boxOf(read);
  for (const label of labels) {
    if (label === read || sizeOf(read) < LARGER * sizeOf(label) || tellsItself(label, figure)) continue;
    const gap = side === 'below' ? gapBelow(box, boxOf(label)) : gapRight(box, boxOf(label));
    if (gap !== undefined && (best === undefined || gap < best.gap)) best = { read, figure, label, gap };
  }
  return best;
}

/** Beside what is raised stand its terms, each with its own amount: "Pre-money $8M". */
const TERMS = new Set<FactKind>(['pre_money', 'post_money', 'val_cap', 'raised_to_date']);

const tellsItself = ({ metrics, figures }: ReadPassage, { type }: Figure): boolean =>
  type === 'money' &&
  metrics.some(({ metric }) => TERMS.has(metric.kind)) &&
  figures.some((own) => own.type === 'money' || own.scaled);

function gapBelow(number: Box, label: Box): number | undefined {
  const gap = label.y - (number.y + number.h);
  const isAligned =
    Math.abs(number.x - label.x) < 0.02 || Math.abs(number.x + number.w / 2 - (label.x + label.w / 2)) < 0.03;
  return isAligned && gap > -0.03 && gap < 0.06 ? Math.max(0, gap) : undefined;
}

function gapRight(number: Box, label: Box): number | undefined {
  const gap = label.x - (number.x + number.w);
  const middle = number.y + number.h / 2;
  const isBeside = middle > label.y - 0.01 && middle < label.y + label.h + 0.01;
  return isBeside && gap > -0.01 && gap < 0.14 ? Math.max(0, gap) : undefined;
}
