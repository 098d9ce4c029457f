/** Reads all figures of a deck once: which metric each belongs to, by words, cell or layout, and which stay free. */
import type { ReadFigure, SlideReading } from './figure-reading.js';
import { evidenceSlides } from '../view/deck-view.js';
import type { Basis } from '../../model/fact.js';
import type { DeckView, ViewSlide } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { findDates } from '../numbers/find-dates.js';
import { isUnticked } from '../numbers/newest-date.js';
import { bindCell } from './bind-cell.js';
import { bindBars } from './bind-bars.js';
import { bindBigNumbers } from './bind-big-number.js';
import { bindDates, bindLayout, lonelyFigure } from './bind-layout.js';
import { bindPassage } from './bind-passage.js';
import { asDuration } from './as-duration.js';
import { propagateMetrics } from './propagate-metric.js';
import { formulaOperands } from './formula-operands.js';
import { metricById, type MetricMention } from './find-metrics.js';
import { listNumbers } from './list-numbers.js';
import { headRoles } from './head-roles.js';
import { supposed } from './plan-heads.js';
import { readFormula } from './read-formula.js';
import { dateAt, datedBy, frameOf, isAhead, subjectAt, basisCueAt } from './judge-figure.js';
import type { SlideFrame } from './judge-figure.js';
import type { Metric } from './metric.js';
import { passagesOf } from './passages.js';
import { clauseOf, knownNames, readPassage } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';
import { currencyOf, slideUnit } from './table-frame.js';
import { bindTags } from './bind-tags.js';
import { bindSizes } from './bind-sizes.js';
import { rowFactors } from './row-factors.js';
import { bindAsk, bindTitle } from './bind-title.js';
import { acceptsFigure } from './accepts-figure.js';
import { MARKET_SIZES, SALES } from '../../model/kind-sets.js';
import { FROM_TO } from '../words/figures/plan-heads.js';
import { IN_VOLUME } from '../words/figures/accepts-figure.js';
import { AGO, HAS_HAPPENED, SIZE_OPENS, UP_FROM } from '../words/figures/read-figures.js';

const readings = new WeakMap<DeckView, SlideReading[]>();

/** The figures of every slide that counts. A view never changes, so it is read once. */
export function readFigures(view: DeckView): SlideReading[] {
  const known = readings.get(view);
  if (known !== undefined) return known;
  const names = knownNames(view);
  const read = evidenceSlides(view).map((slide) => readSlide(slide, view, names));
  readings.set(view, read);
  return read;
}

function readSlide(slide: ViewSlide, view: DeckView, names: ReturnType<typeof knownNames>): SlideReading {
  const reads = passagesOf(slide).map((passage) => readPassage(passage, slide, view, names));
  for (const read of listNumbers(reads)) leaveOut(read, () => true);
  const title = foldForLookup(slide.title);
  const frame = frameOf(slide, findDates(title), [title, ...headingsOf(reads)]);
  if (frame.basis === undefined && isAllAhead(slide, reads, view.readingDate)) frame.basis = 'forecast';
  const bound = new Map<Figure, ReadFigure>();
  for (const read of reads) {
    const formula = readFormula(read);
    const operands = formulaOperands(read);
    if (operands.size > 0) leaveOut(read, (figure) => operands.has(figure) && !formula.has(figure));
    for (const [figure, metric] of formula) if (metric) bound.set(figure, { figure, read, slide, metric });
    for (const found of bindPassage(read, formula)) {
      const { metric, start, end } = found.mention;
      bound.set(found.figure, { figure: found.figure, read, slide, metric, mention: { start, end } });
    }
    for (const found of bindCell(read, slide, view, names, bound)) bound.set(found.figure, found);
    for (const found of propagateMetrics(read, bound)) bound.set(found.figure, { ...found, slide });
  }
  for (const figure of rowFactors(reads, bound)) {
    const { metric: _size, ...rest } = bound.get(figure)!;
    bound.set(figure, rest);
  }
  for (const { figure, read, metric, date, label } of bindBars(reads, slide, view))
    bound.set(figure, { figure, read, slide, metric, date, label });
  const lonely = reads.filter((read) => {
    const figure = lonelyFigure(read);
    const metric = figure === undefined ? undefined : bound.get(figure)?.metric;
    return figure !== undefined && (metric === undefined || metric.weak === true);
  });
  const alone = new Set(lonely);
  const labels = reads.filter((read) => !alone.has(read));
  const dated = new Map(bindDates(lonely, labels).map(({ read, label }) => [read, label]));
  const tagged = bindTags(lonely, labels);
  const paired = new Set(tagged.flatMap(({ read, label }) => [read, label]));
  const cards = bindBigNumbers(
    lonely.filter((read) => !paired.has(read)),
    labels.filter((read) => !paired.has(read)),
  );
  const big = cards.filter(({ figure, label }) => mentionFor(label, figure) !== undefined);
  for (const { figure, label } of big) bindRest(label, mentionFor(label, figure), slide, bound);
  // A number whose own words tell of no metric, but of other figures, has no label elsewhere.
  const told = cards.filter(({ label }) => label.figures.length > 0);
  const carded = new Set([...tagged, ...big, ...told].flatMap(({ read, label }) => [read, label]));
  const others = bindLayout(
    lonely.filter((read) => !carded.has(read)),
    labels.filter((read) => !carded.has(read)),
  );
  const free = told.filter((card) => !big.includes(card));
  for (const { read, figure, label } of [...tagged, ...big, ...free, ...others]) {
    const measured = inCurrencyOf(label, asDuration(figure, label.folded));
    if (measured !== figure) read.figures[read.figures.indexOf(figure)] = measured;
    const named = carded.has(read)
      ? mentionFor(label, measured)?.metric
      : metricOfLabel(label, measured, read.folded.slice(measured.end));
    const metric = (isSaidBelow(label, named, bound) ? undefined : named) ?? bound.get(figure)?.metric;
    bound.set(measured, { figure: measured, read, slide, label, ...(metric !== undefined ? { metric } : {}) });
  }
  bindTitle(slide, reads, bound);
  bindSizes(slide, reads, bound);
  bindAsk(slide, reads, bound);
  scaleBySlide(slide, view, bound);
  const figures = reads.flatMap((read) =>
    read.figures.map((figure) =>
      judge(bound.get(figure) ?? { figure, read, slide }, frame, dated.get(read), view.readingDate),
    ),
  );
  return { slide, frame, reads, figures: withBases(figures) };
}

/** "$45" over "monthly burn, USD": the label says which dollar or peso it is. */
function inCurrencyOf({ text }: ReadPassage, figure: Figure): Figure {
  const [currency] = WRITTEN_AS_DOLLAR.exec(text) ?? [];
  return figure.type === 'money' && currency !== undefined && BARE_DOLLAR.test(figure.text)
    ? { ...figure, currency }
    : figure;
}

const WRITTEN_AS_DOLLAR = /(?<!\p{L})(?:USD|CAD|AUD|NZD|SGD|HKD|MXN|COP|CLP|ARS|UYU|DOP)(?!\p{L})/u;
const BARE_DOLLAR = /^\$ ?\d/u;

/** A heading of the round ("The ask") names no number where a sentence says what is asked for. */
function isSaidBelow(
  { passage }: ReadPassage,
  metric: Metric | undefined,
  bound: ReadonlyMap<Figure, ReadFigure>,
): boolean {
  if (metric?.kind !== 'ask' || passage.lines[0]?.heading !== true) return false;
  return [...bound.values()].some((item) => item.metric?.kind === 'ask' && item.mention !== undefined);
}

/** The metric word of a card's text that its big number is told of: the first that fits. */
function mentionFor(label: ReadPassage, figure: Figure): MetricMention | undefined {
  const measured = asDuration(figure, label.folded);
  const fitting = label.metrics.filter(({ metric }) => acceptsFigure(metric, measured, { folded: '' }));
  return fitting.find(({ metric }) => metric.weak !== true) ?? fitting[0];
}

/** Binds the small figures of a card's text anew, without the word that the big number has taken. */
function bindRest(
  label: ReadPassage,
  taken: MetricMention | undefined,
  slide: ViewSlide,
  bound: Map<Figure, ReadFigure>,
): void {
  if (taken === undefined) return;
  for (const figure of label.figures) {
    if (bound.get(figure)?.mention?.start === taken.start) bound.delete(figure);
  }
  const free = { ...label, metrics: label.metrics.filter((mention) => mention !== taken) };
  for (const { figure, mention } of bindPassage(free, bound)) {
    const { metric, start, end } = mention;
    bound.set(figure, { figure, read: label, slide, metric, mention: { start, end } });
  }
}

/** Takes figures out of a passage and keeps the places of changes right. */
function leaveOut(read: ReadPassage, isOut: (figure: Figure) => boolean): void {
  const all = read.figures;
  read.figures = all.filter((figure) => !isOut(figure));
  for (const figure of read.figures) {
    const next = figure.changesTo === undefined ? undefined : all[figure.changesTo];
    if (next === undefined) continue;
    const place = read.figures.indexOf(next);
    if (place >= 0) figure.changesTo = place;
    else delete figure.changesTo;
  }
}

/** Bare numbers of money metrics on a slide that says "in thousands of EUR". */
function scaleBySlide(slide: ViewSlide, view: DeckView, bound: Map<Figure, ReadFigure>): void {
  const unit = slideUnit(slide);
  if (unit === undefined) return;
  const currency = currencyOf(unit, view);
  for (const [figure, item] of [...bound]) {
    const isBare = figure.type === 'count' && !figure.scaled && item.read.passage.lines[0]?.cell === undefined;
    if (
      !isBare ||
      item.metric === undefined ||
      !item.metric.types.includes('money') ||
      item.metric.types.includes('count')
    )
      continue;
    const scaled: Figure = {
      ...figure,
      type: 'money',
      value: figure.value * unit.factor,
      tolerance: figure.tolerance * unit.factor,
      ...(currency !== undefined ? { currency } : {}),
    };
    item.read.figures[item.read.figures.indexOf(figure)] = scaled;
    bound.delete(figure);
    bound.set(scaled, { ...item, figure: scaled });
  }
}

const TELLS_TODAY = new Set(['traction', 'cover']);
const SEVERAL_DATES = 3;

/** Whether a page has several dates, all of them to come: what stands undated beside them is of then too. */
function isAllAhead(slide: ViewSlide, reads: readonly ReadPassage[], readingDate: string | undefined): boolean {
  if (TELLS_TODAY.has(slide.section) || slide.alsoSections.includes('traction')) return false;
  const dates = new Set(reads.flatMap((read) => read.dates.flatMap(({ asOf }) => asOf ?? [])));
  return dates.size >= SEVERAL_DATES && [...dates].every((asOf) => isAhead(asOf, readingDate, true));
}

/** Short lines in the upper part of the slide that say no more than how long ("Projections (3 years)"): headings of what follows. */
function headingsOf(reads: readonly ReadPassage[]): string[] {
  return reads.flatMap(({ passage, figures, folded }) => {
    const [line] = passage.lines;
    const isBare = figures.every(({ type }) => type === 'duration');
    const short = folded.length <= 60 && isBare && line?.cell === undefined;
    return short && line !== undefined && line.box.y < 0.35 ? [folded] : [];
  });
}

/** The metric that a label names for a figure; the last one named when there are several ("Customers' ARR"). */
function metricOfLabel(label: ReadPassage, figure: Figure, behind: string): Metric | undefined {
  const fitting = label.metrics.filter(
    ({ metric }) => acceptsFigure(metric, figure, { folded: '' }) && !(metric.kind === 'ask' && IN_VOLUME.test(behind)),
  );
  const strong = fitting.filter(({ metric }) => metric.weak !== true);
  return (strong[0] ?? fitting[0])?.metric;
}

/** `dated` is the passage beside a lonely figure that says its date. */
function judge(
  item: ReadFigure,
  frame: SlideFrame,
  dated: ReadPassage | undefined,
  readingDate: string | undefined,
): ReadFigure {
  const { figure, read, label } = item;
  const metric = sizeThatOpens(item) ?? item.metric;
  const stated =
    item.basis ??
    (isUnticked(read.text) ? 'target' : undefined) ??
    basisCueAt(figure, read) ??
    label?.basisCues[0]?.kind;
  const dateRead = dated ?? label;
  const labelDate = dateRead?.dates[0];
  const date =
    item.date ??
    dateAt(figure, read) ??
    (labelDate !== undefined && dateRead !== undefined ? datedBy(labelDate, dateRead.folded) : undefined) ??
    (frame.asOf !== undefined ? { asOf: frame.asOf } : undefined);
  // Who says that it happened, or when it did, is believed; of all else the weaker role holds.
  const isPast = date !== undefined && date.asOf !== '' && readingDate !== undefined && isOver(date.asOf, readingDate);
  const headOver = ({ passage }: ReadPassage) => headRoles(item.slide)(passage.lines[0]);
  const over = headOver(read) ?? (label && headOver(label));
  const head = isPast && over !== 'next' ? undefined : over;
  // "From our current 3 venues to 25": what is current is the first.
  const isAim = FROM_TO.test(read.folded.slice(0, figure.start));
  const told =
    head === 'funded' || isAim
      ? 'target'
      : (head === 'plan' || head === 'next') && isStep(item, stated)
        ? undefined
        : stated;
  const weaker =
    metric === undefined || told !== undefined ? {} : supposed(figure, metric.kind, read, head, label?.folded);
  const said = item.said ?? weaker.said ?? subjectAt(figure, read)?.kind ?? label?.subjectCues[0]?.kind;
  const basis = told ?? weaker.basis;
  return {
    ...item,
    ...(metric !== undefined ? { metric } : {}),
    ...(said !== undefined ? { said } : {}),
    ...(basis !== undefined ? { basis, told: told !== undefined } : {}),
    ...(date !== undefined ? { date } : {}),
  };
}

/** "SOM (year 3): $85M ARR": the label that opens the line says what the amount is. */
function sizeThatOpens({ metric, figure, read }: ReadFigure): Metric | undefined {
  if (metric === undefined || !SALES.has(metric.kind)) return undefined;
  const [, size] = SIZE_OPENS.exec(read.text.slice(0, figure.start)) ?? [];
  return size === undefined ? undefined : metricById(size.toLowerCase());
}

/** "50 clinics onboarded" under a head of a roadmap: a step is written as if it were done, unless somebody says that it is. */
function isStep({ slide, read, figure }: ReadFigure, stated: Basis | undefined): boolean {
  if (slide.section !== 'roadmap' || stated !== 'actual') return false;
  const { start, end } = clauseOf(read, figure.start);
  return !HAS_HAPPENED.test(read.folded.slice(start, end));
}

/** A year that still runs is not over: heads may plan it. */
const isOver = (asOf: string, readingDate: string): boolean =>
  asOf.length === 4 ? Number(asOf) < Number(readingDate.slice(0, 4)) : !isAhead(asOf, readingDate, false);

const isSameMetric = ({ metric }: ReadFigure, other: ReadFigure): boolean =>
  metric !== undefined && other.metric?.kind === metric.kind;

/** Ties an earlier value to the figure that grew out of it and takes it from the list of current values. */
function withBases(figures: ReadFigure[]): ReadFigure[] {
  const bases = new Map<ReadFigure, number>();
  const earlier = new Set<ReadFigure>();
  const tie = (from: ReadFigure, to: ReadFigure | undefined): void => {
    if (to === undefined || to === from || to.figure.type !== from.figure.type) return;
    if (to.metric !== undefined && from.metric !== undefined && to.metric.kind !== from.metric.kind) return;
    if (from.figure.value >= to.figure.value) return;
    // A market is as large as it is today.
    if (to.metric !== undefined && MARKET_SIZES.has(to.metric.kind)) return;
    bases.set(to, from.figure.value);
    earlier.add(from);
  };
  figures.forEach((item, i) => {
    const { figure, read } = item;
    const next = figure.changesTo === undefined ? undefined : read.figures[figure.changesTo];
    if (next !== undefined) {
      const after = figures.find((other) => other.figure === next);
      if (after !== undefined && after.metric === undefined && item.metric !== undefined) {
        figures[figures.indexOf(after)] = { ...after, metric: item.metric };
      }
      tie(
        item,
        figures.find((other) => other.figure === next),
      );
      return;
    }
    const previous = figures[i - 1];
    const before = read.folded.slice(Math.max(0, figure.start - 40), figure.start);
    if (!UP_FROM.test(before)) return;
    if (previous?.read === read && previous.metric !== undefined) tie(item, previous);
    // "84" over "paying customers, from 38 a year ago".
    else if (previous?.read !== read)
      tie(
        item,
        figures.find(({ label, metric }) => label === read && metric !== undefined) ??
          (AGO.test(before) ? figures.find((other) => other.read !== read && isSameMetric(item, other)) : undefined),
      );
  });
  if (earlier.size === 0) return figures;
  return figures.flatMap((item) => {
    const base = bases.get(item);
    // The earlier value is told only as base: its date is seldom said.
    if (earlier.has(item) && item.date === undefined) return [];
    return [base === undefined ? item : { ...item, base }];
  });
}
