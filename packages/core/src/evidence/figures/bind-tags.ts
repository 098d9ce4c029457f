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
 * Pairs each tag with the one lonely figure of its column. Only where two tags and more find one each: then the
 * slide is built of such columns, whatever stands between.
 */
export function bindTags(alone: readonly ReadPassage[], others: readonly ReadPassage[]): Labelled[] {
  const tags = others.filter(isTag);
  const numbers = alone.filter(({ passage }) => passage.lines[0]?.cell === undefined);
  if (tags.length < 2 || tags.length * numbers.length > MOST_PAIRS) return [];
  const pairs = tags.map((label) => ({
    label,
    partners: numbers.flatMap((read) => {
      const figure = lonelyFigure(read);
      const fits = figure !== undefined && isInColumn(read, label) && takesTag(label, figure);
      return fits ? [{ read, figure, label }] : [];
    }),
  }));
  if (pairs.some(({ partners }) => partners.length !== 1)) return [];
  const found = pairs.flatMap(({ partners }) => partners);
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
