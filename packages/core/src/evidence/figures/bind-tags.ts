/** Pairs big amounts with tags that stand apart from them: "$14.2B … TAM", "$3.1B … SAM", side by side. */
import { boxOf } from './bind-layout.js';
import type { Labelled } from './bind-layout.js';
import { lonelyFigure } from './bind-layout.js';
import type { ReadPassage } from './read-passage.js';
import { acceptsFigure } from './accepts-figure.js';

/** A tag is a metric's name and nothing more. */
const LONGEST_TAG = 14;
const FURTHEST = 0.3;
const MOST_PAIRS = 40_000;

/**
 * Pairs each tag with the one lonely figure right beside it, or of its column. Only where two tags and more find one
 * each: then the slide is built so, whatever stands between.
 */
export function bindTags(alone: readonly ReadPassage[], others: readonly ReadPassage[]): Labelled[] {
  const tags = others.filter(isTag);
  const numbers = alone.filter(({ passage }) => passage.lines[0]?.cell === undefined);
  if (tags.length < 2 || tags.length * numbers.length > MOST_PAIRS) return [];
  const beside = eachOnce(pairsBy(isBeside, tags, numbers).filter(({ length }) => length === 1));
  if (beside.length >= 2) return beside;
  const stacked = pairsBy(isInColumn, tags, numbers);
  return stacked.every(({ length }) => length === 1) ? eachOnce(stacked) : [];
}

/** Of each tag the numbers that stand so to it. */
const pairsBy = (
  stands: (read: ReadPassage, label: ReadPassage) => boolean,
  tags: readonly ReadPassage[],
  numbers: readonly ReadPassage[],
): Labelled[][] =>
  tags.map((label) =>
    numbers.flatMap((read) => {
      const figure = lonelyFigure(read);
      return figure !== undefined && stands(read, label) && takesTag(label, figure) ? [{ read, figure, label }] : [];
    }),
  );

/** Nothing where one number has two tags. */
function eachOnce(pairs: readonly Labelled[][]): Labelled[] {
  const found = pairs.flat();
  return new Set(found.map(({ read }) => read)).size === found.length ? found : [];
}

function isTag({ text, figures, metrics, passage }: ReadPassage): boolean {
  return (
    figures.length === 0 &&
    passage.lines[0]?.cell === undefined &&
    text.trim().length <= LONGEST_TAG &&
    metrics.some(({ metric, start, end }) => metric.weak !== true && text.trim().length <= end - start + 2)
  );
}

function takesTag({ metrics }: ReadPassage, figure: NonNullable<ReturnType<typeof lonelyFigure>>): boolean {
  return metrics.some(({ metric }) => acceptsFigure(metric, figure, { folded: '' }));
}

function isInColumn(read: ReadPassage, label: ReadPassage): boolean {
  const [a, b] = [boxOf(read), boxOf(label)];
  const aligned = Math.abs(a.x - b.x) < 0.012 || Math.abs(a.x + a.w / 2 - (b.x + b.w / 2)) < 0.02;
  return aligned && Math.abs(a.y + a.h / 2 - (b.y + b.h / 2)) < FURTHEST;
}

/** A small "TAM" right before or behind its big number. */
function isBeside(read: ReadPassage, label: ReadPassage): boolean {
  const [a, b] = [boxOf(read), boxOf(label)];
  const gap = Math.max(b.x - (a.x + a.w), a.x - (b.x + b.w));
  return gap > -0.005 && gap < NEXT && Math.abs(a.y + a.h / 2 - (b.y + b.h / 2)) < Math.max(a.h, b.h) / 2;
}
const NEXT = 0.04;
