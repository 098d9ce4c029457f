/** Reads bar charts drawn as text: values over a row of years, and one label that says what they are. */
import type { Box } from '../../model/deck.js';
import type { DeckView, ViewSlide } from '../view/view-types.js';
import type { Figure } from '../numbers/figure.js';
import { boxOf, lonelyFigure } from './bind-layout.js';
import { datedBy, settledBy } from './judge-figure.js';
import type { FigureDate } from './judge-figure.js';
import type { Metric } from './metric.js';
import type { ReadPassage } from './read-passage.js';
import { unitIn } from './table-frame.js';
import { acceptsFigure } from './accepts-figure.js';

export interface Bar {
  read: ReadPassage;
  figure: Figure;
  metric: Metric;
  date: FigureDate;
  label: ReadPassage;
}

/** So many dates in a row make an axis. */
const AXIS = 3;
const LONGEST_LABEL = 60;
const MOST_READS = 400;

/**
 * The bars of a slide's one chart: numbers alone on their lines, each over or under its own date. Nothing where
 * several metrics are named, or where a date has two numbers: then nobody can say which is which.
 */
export function bindBars(reads: readonly ReadPassage[], slide: ViewSlide, view: DeckView): Bar[] {
  const outside = reads.filter(({ passage }) => passage.lines[0]?.cell === undefined);
  if (outside.length > MOST_READS) return [];
  const axis = axisOf(outside);
  if (axis.length < AXIS) return [];
  const label = labelOf(outside, slide.language);
  if (label === undefined) return [];
  const numbers = outside.filter((read) => !axis.includes(read) && isNumber(read));
  const pairs = axis.map((tick) => ({ tick, over: numbers.filter((read) => inColumn(boxOf(read), boxOf(tick))) }));
  if (pairs.filter(({ over }) => over.length === 1).length >= AXIS) {
    for (const { tick, over } of pairs) if (over.length === 0) over.push(...likeYears(outside, axis, tick));
  }
  if (pairs.some(({ over }) => over.length > 1) || pairs.filter(({ over }) => over.length === 1).length < AXIS)
    return [];
  const unit = unitIn(label.read.text, slide.language) ?? unitIn(slide.title, slide.language);
  const years = axis.flatMap(({ dates }) => dates.slice(0, 1));
  return pairs.flatMap(({ tick, over }): Bar[] => {
    const [read] = over;
    const figure = read?.figures[0];
    const [mention] = tick.dates;
    const told = mention === undefined ? undefined : datedBy(mention, tick.folded);
    const date = told === undefined ? undefined : settledBy(told, years);
    if (read === undefined || figure === undefined || date === undefined) return [];
    const scaled = scale(figure, unit, label.metric, view);
    if (!acceptsFigure(label.metric, scaled, { folded: '' })) return [];
    if (scaled !== figure) read.figures[0] = scaled;
    return [{ read, figure: scaled, metric: label.metric, date, label: label.read }];
  });
}

/** "2040" over "Q1 26" is no year: the other bars have numbers. */
function likeYears(reads: readonly ReadPassage[], axis: readonly ReadPassage[], tick: ReadPassage): ReadPassage[] {
  const found = reads.filter(
    (read) => !axis.includes(read) && /^\s*20\d\d\s*$/u.test(read.text) && inColumn(boxOf(read), boxOf(tick)),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return [];
  const text = only.text.trim();
  const start = only.text.indexOf(text);
  only.figures = [
    {
      start,
      end: start + text.length,
      text,
      type: 'count',
      value: Number(text),
      scaled: false,
      tolerance: 0.5,
      ambiguous: [],
      digits: text,
      marked: false,
      coreEnd: start + text.length,
    },
  ];
  only.dates = [];
  return [only];
}

function scale(figure: Figure, unit: ReturnType<typeof unitIn>, metric: Metric, view: DeckView): Figure {
  if (unit === undefined || figure.scaled || figure.type !== 'count' || !metric.types.includes('money')) return figure;
  const currency = unit.currency === '$' ? view.dollar.currency : unit.currency;
  return {
    ...figure,
    type: 'money',
    value: figure.value * unit.factor,
    tolerance: figure.tolerance * unit.factor,
    scaled: unit.factor > 1,
    ...(currency === undefined ? {} : { currency }),
  };
}

/** Dates alone on their lines, side by side at one height. */
function axisOf(reads: readonly ReadPassage[]): ReadPassage[] {
  const dates = reads.filter(
    ({ dates, figures, text }) => dates.length === 1 && figures.length === 0 && text.trim().length <= 14,
  );
  const rows = dates.map((one) => dates.filter((other) => Math.abs(boxOf(one).y - boxOf(other).y) < 0.012));
  return rows.reduce((best, row) => (row.length > best.length ? row : best), []);
}

function isNumber(read: ReadPassage): boolean {
  const figure = lonelyFigure(read);
  return (
    figure !== undefined &&
    (figure.type === 'money' || figure.type === 'count') &&
    read.text.trim().length <= figure.text.trim().length + 1
  );
}

const inColumn = (a: Box, b: Box): boolean => Math.abs(a.x + a.w / 2 - (b.x + b.w / 2)) < 0.025;

/** The one short line, legend or title, that names a metric of money or heads. */
function labelOf(reads: readonly ReadPassage[], language: string): { read: ReadPassage; metric: Metric } | undefined {
  const named = reads.flatMap((read) => {
    if (read.text.length > LONGEST_LABEL || read.figures.length > 0) return [];
    const strong = read.metrics.filter(({ metric }) => metric.weak !== true);
    const [first] = strong;
    return first === undefined
      ? []
      : [{ read, metric: first.metric, kinds: new Set(strong.map(({ metric }) => metric.kind)) }];
  });
  const kinds = new Set(named.flatMap((one) => [...one.kinds]));
  if (kinds.size !== 1) return undefined;
  return named.find(({ read }) => unitIn(read.text, language) !== undefined) ?? named[0];
}
