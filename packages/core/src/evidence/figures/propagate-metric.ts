/** Carries a metric into the clause that goes on about it: "Facturamos 1,2 M€ en 2024 y prevemos 4 M€ en 2026". */
import { CLOSELY_TRACKED } from '../../model/kind-sets.js';
import type { Figure } from '../numbers/figure.js';
import { basisCueAt, dateAt } from './judge-figure.js';
import { metricById } from './find-metrics.js';
import type { ReadFigure } from './figure-reading.js';
import type { ReadPassage } from './read-passage.js';
import { acceptsFigure } from './accepts-figure.js';
import { AFTER, ANOTHER_YEAR, IN_YEAR, NEXT_YEAR, PART, YEAR_IN_BRACKETS } from '../words/figures/propagate-metric.js';

/** Figures with a forecast word and a date but no metric take that of the figure of their type before them. */
export function propagateMetrics(
  read: ReadPassage,
  bound: ReadonlyMap<Figure, ReadFigure>,
): Omit<ReadFigure, 'slide'>[] {
  const carried: Omit<ReadFigure, 'slide'>[] = [];
  read.figures.forEach((figure, i) => {
    if (isValueAfter(figure, read, bound)) {
      carried.push({ figure, read, metric: metricById('post_money'), carried: true });
      return;
    }
    if (bound.get(figure)?.metric !== undefined) return;
    const basis = basisCueAt(figure, read);
    const previous = read.figures[i - 1];
    const between = previous === undefined ? '' : read.folded.slice(previous.end, figure.start);
    const goesOn =
      NEXT_YEAR.test(between) ||
      YEAR_IN_BRACKETS.test(between) ||
      (ANOTHER_YEAR.test(between) && IN_YEAR.test(read.folded.slice(figure.end, figure.end + 12)));
    if (basis !== 'forecast' && basis !== 'target' && !goesOn) return;
    if (dateAt(figure, read) === undefined && !goesOn) return;
    const earlier = read.figures.slice(Math.max(0, i - 5), i).reverse();
    const source = earlier
      .filter((other) => !PART.test(read.folded.slice(Math.max(0, other.start - 16), other.start)))
      .map((other) => bound.get(other))
      .find((other) => other?.figure.type === figure.type && other.metric !== undefined);
    if (source?.metric === undefined || !CLOSELY_TRACKED.has(source.metric.kind)) return;
    if (figure.start - source.figure.end > 160 || !acceptsFigure(source.metric, figure, read)) return;
    carried.push({ figure, read, metric: source.metric, carried: true });
  });
  return carried;
}

/** "€8M before the investment; €10M after": the value of the company once the money is in. */
function isValueAfter(figure: Figure, read: ReadPassage, bound: ReadonlyMap<Figure, ReadFigure>): boolean {
  if (figure.type !== 'money' || !AFTER.test(read.folded.slice(figure.end, figure.end + 12))) return false;
  return read.figures.some((other) => other.start < figure.start && bound.get(other)?.metric?.kind === 'pre_money');
}
