/** Figures that a slide's title labels or states: one metric over one figure, the amount of the round. */
import type { ViewSlide } from '../view/view-types.js';
import type { Figure } from '../numbers/figure.js';
import { lonelyFigure } from './bind-layout.js';
import { metricById } from './find-metrics.js';
import type { ReadFigure } from './figure-reading.js';
import type { ReadPassage } from './read-passage.js';
import { acceptsFigure } from './accepts-figure.js';

/** A title that names one metric ("TAM", "Our ARR") labels the one figure of the page that can be it. */
export function bindTitle(slide: ViewSlide, reads: readonly ReadPassage[], bound: Map<Figure, ReadFigure>): void {
  const title = reads.find(({ passage }) => passage.lines[0]?.heading === true);
  const named = title?.metrics.filter(({ metric }) => metric.weak !== true) ?? [];
  const metric = named[0]?.metric;
  if (title === undefined || metric === undefined || title.figures.length > 0 || title.text.length > 50) return;
  if (named.some((other) => other.metric.kind !== metric.kind)) return;
  const open = reads.flatMap((read) =>
    read.figures
      .filter((figure) => figure.type !== 'count' && acceptsFigure(metric, figure, { folded: '' }))
      .map((figure) => ({ read, figure })),
  );
  const [only] = open;
  if (only === undefined || open.length > 1 || lonelyFigure(only.read) === undefined) return;
  const known = bound.get(only.figure);
  if (known?.metric !== undefined && known.metric.weak !== true) return;
  bound.set(only.figure, { ...only, slide, metric, ...(known?.label !== undefined ? { label: known.label } : {}) });
}

/** "CHF 8 mio for fifteen cities" over the page of the round: its one amount is what is asked for. */
export function bindAsk(slide: ViewSlide, reads: readonly ReadPassage[], bound: Map<Figure, ReadFigure>): void {
  if (slide.section !== 'ask') return;
  const title = reads.find(({ passage }) => passage.lines[0]?.heading === true);
  const money = title?.figures.filter(({ type }) => type === 'money') ?? [];
  // "$450K on a SAFE, cap $3.5M": the others of the title are told apart by their words.
  const [only, ...others] = money.filter((figure) => bound.get(figure)?.metric === undefined);
  if (money.length === 0) bindBiggest(slide, reads, bound);
  if (title === undefined || only === undefined || others.length > 0) return;
  if (!acceptsFigure(metricById('ask'), only, title) || only.value < LEAST_ASK || only.period !== undefined) return;
  // A larger amount that is asked for, or that stands in larger letters, is the round, and the title's a part of it.
  const asked = [...bound.values()].filter(({ metric, read }) => metric?.kind === 'ask' && read !== title);
  const shown = reads.filter((read) => sizeOf(read) > sizeOf(title)).map(lonelyFigure);
  const larger = [...asked.map(({ figure }) => figure), ...shown].filter((figure) => figure?.type === 'money');
  if (larger.some((figure) => figure!.value > only.value)) return;
  bound.set(only, { figure: only, read: title, slide, metric: metricById('ask') });
}

const sizeOf = ({ passage }: ReadPassage): number => passage.lines[0]?.size ?? 0;

const LEAST_ASK = 10_000;
const MOST_ASK = 1e9;

/** Where a page of the round names no ask: the one largest amount, if it stands alone and no letters are larger. */
function bindBiggest(slide: ViewSlide, reads: readonly ReadPassage[], bound: Map<Figure, ReadFigure>): void {
  if ([...bound.values()].some(({ metric }) => metric?.kind === 'ask')) return;
  const amounts = reads.flatMap((read) =>
    read.figures.filter(({ type }) => type === 'money').map((figure) => ({ read, figure })),
  );
  const most = Math.max(...amounts.map(({ figure }) => figure.value));
  const [biggest, ...others] = amounts.filter(({ figure }) => figure.value === most);
  if (biggest === undefined || others.length > 0 || most < LEAST_ASK || most > MOST_ASK) return;
  const { read, figure } = biggest;
  if (bound.get(figure)?.metric !== undefined || figure.per !== undefined || figure.period !== undefined) return;
  const size = sizeOf(read);
  const largest = Math.max(...amounts.map((other) => sizeOf(other.read)));
  if (lonelyFigure(read) !== figure || size < largest) return;
  // Beside a list of amounts it is the round only if it is their sum.
  const parts = amounts.filter((other) => other.figure !== figure && lonelyFigure(other.read) !== undefined);
  const sum = parts.reduce((total, part) => total + part.figure.value, 0);
  const isList = parts.length > 1 || parts.some((part) => sizeOf(part.read) >= 0.9 * size);
  if (isList && Math.abs(sum - most) > most * 0.01) return;
  bound.set(figure, { ...bound.get(figure), figure, read, slide, metric: metricById('ask') });
}
