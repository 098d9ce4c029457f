/** A proposed figure: it must stand in the quote in a unit of its kind; sure where its metric's word stands beside or above it. */
import { lineAt } from '../../../evidence/figures/passages.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import { metricDraft } from '../../../evidence/extractors/figures-metrics.js';
import { findMetrics } from '../../../evidence/figures/find-metrics.js';
import type { Metric } from '../../../evidence/figures/metric.js';
import { METRICS } from '../../../evidence/figures/metrics.js';
import { clauseAt } from '../../../evidence/figures/read-passage.js';
import { readFigures } from '../../../evidence/figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../../../evidence/figures/figure-reading.js';
import { acceptsFigure } from '../../../evidence/figures/accepts-figure.js';
import { foldForLookup, foldText } from '../../../text/fold-text.js';
import type { Figure } from '../../../evidence/numbers/figure.js';
import type { FactKind } from '../../../model/fact-kinds.js';
import type { FactDraft } from '../../../model/fact.js';
import type { Rejection } from '../../../model/model-use.js';
import { BALANCES, SUBJECT_BY_KIND, TOTALS } from '../../../model/kind-sets.js';
import type { ProposedFact } from '../answer-schemas.js';
import type { LocatedQuote } from './locate-quote.js';
import { fitsUnit, plainFigure, type FigureOnSlide } from './plain-draft.js';
import { readPassageAs } from './narrow-view.js';
import type { Verdict } from './verdict.js';

/** Kinds that a word of the metric lexicon names. */
const NAMED = new Set<FactKind>(METRICS.map(({ kind }) => kind));

export function gateFigure(proposed: ProposedFact, located: LocatedQuote, view: DeckView): Verdict {
  const reading = readFigures(view).find(({ slide }) => slide.number === proposed.slide);
  const meant = figuresMeant(proposed, located, reading);
  if (reading === undefined || meant.length === 0) return { outcome: 'rejected', code: 'figure-not-in-quote' };
  const fitting = meant.find((item) => fitsUnit(proposed.kind, { item, reading }, view));
  if (fitting === undefined) return { outcome: 'rejected', code: 'wrong-unit' };
  const doubted = (code: Rejection, values?: Record<string, string>): Verdict => ({
    outcome: 'doubted',
    code,
    draft: plainFigure(proposed, { item: fitting, reading }, located, view),
    ...(values ? { values } : {}),
  });

  // The rubric has read it as just that on the whole slide, and turned it away.
  if (meant.some((item) => item.metric?.kind === proposed.kind && metricDraft(item, reading, view) === undefined)) {
    return doubted('not-read-so');
  }
  const taken = meant.find((item) => tellsOther(item, proposed.kind));
  if (taken?.metric) return doubted('other-metric', { kind: taken.metric.kind });

  const accept = (draft: FactDraft): Verdict =>
    isAboutAnother(proposed, draft) ? doubted('wrong-subject') : { outcome: 'accepted', draft };
  let named = false;
  for (const item of meant) {
    for (const candidate of namedAs(proposed.kind, item, reading, located)) {
      named = true;
      const draft = metricDraft(candidate, reading, view);
      if (draft?.kind === proposed.kind) return accept(draft);
    }
  }
  // Growth, buyers and shares of the round are told without a metric's name: their own rules read the passage.
  if (!NAMED.has(proposed.kind)) {
    const read = readPassageAs(proposed.kind, { lines: located.lines, view });
    const found = read.find((fact) => fact.slide === proposed.slide && equalsFact(fact, proposed));
    if (found !== undefined) return accept(found);
  }
  return doubted(named ? 'not-read-so' : 'metric-not-named');
}

function figuresMeant(proposed: ProposedFact, located: LocatedQuote, reading: SlideReading | undefined): ReadFigure[] {
  return (reading?.figures ?? []).filter((item) => standsIn(item, located) && equals(item.figure, proposed));
}

/** The figure that the proposal gives, where it stands in the quote. */
export function figureIn(proposed: ProposedFact, located: LocatedQuote, view: DeckView): FigureOnSlide | undefined {
  const reading = readFigures(view).find(({ slide }) => slide.number === proposed.slide);
  const [item] = figuresMeant(proposed, located, reading);
  return reading && item && { item, reading };
}

function isAboutAnother({ kind, subject }: ProposedFact, draft: FactDraft): boolean {
  const isFree = subject === undefined || SUBJECT_BY_KIND.has(kind) || draft.subject === 'round';
  return !isFree && subject !== draft.subject;
}

/** The figure's own characters lie in the quote, on one of its lines. */
function standsIn({ figure, read }: ReadFigure, { quote, lines }: LocatedQuote): boolean {
  if (!lines.includes(lineAt(read.passage, figure.start).line)) return false;
  const written = read.text.slice(figure.start, figure.coreEnd).trim();
  const text = foldText(quote.replace(/\s+/gu, ' ')).text;
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    if (!/[\d.,]/u.test(text[at - 1] ?? ' ') && !/\d/u.test(text[at + written.length] ?? ' ')) return true;
  }
  return false;
}

/** Of two readings of one figure, rounding is no difference. */
const ROUNDING = 0.005;

function equals(figure: Figure, { value, currency }: ProposedFact): boolean {
  if (value === undefined) return false;
  if (currency !== undefined && figure.currency !== undefined && currency !== figure.currency) return false;
  return [figure.value, figure.low, figure.high].some((read) => isClose(read, value, figure.tolerance));
}

/** The same figure, as far as the proposal says. */
export function equalsFact(fact: FactDraft, { value, currency, unit }: ProposedFact): boolean {
  if (value === undefined) return false;
  if (currency !== undefined && fact.currency !== undefined && currency !== fact.currency) return false;
  if (unit !== undefined && fact.unit !== undefined && unit !== fact.unit) return false;
  return [fact.value, fact.low, fact.high].some((read) => isClose(read, value, fact.tolerance));
}

function isClose(read: number | undefined, value: number, tolerance = 0): boolean {
  return read !== undefined && Math.abs(read - value) <= Math.max(tolerance, Math.abs(read) * ROUNDING, 1e-9);
}

/** True when the deck's own words, cells or layout bind the figure to a metric of another kind. */
function tellsOther({ metric }: ReadFigure, kind: FactKind): boolean {
  return metric !== undefined && metric.weak !== true && metric.kind !== kind;
}

const LEAST_TOTAL = 1000;

function isPlausible(kind: FactKind, { value, period, per }: Figure): boolean {
  if (TOTALS.has(kind) && (value < LEAST_TOTAL || per !== undefined)) return false;
  return !BALANCES.has(kind) || period === undefined || period === 'once' || period === 'cumulative';
}

/** The figure as one of `kind`, for every word of the kind in its passage, its headers or the headings that is free. */
function namedAs(kind: FactKind, item: ReadFigure, reading: SlideReading, located: LocatedQuote): ReadFigure[] {
  const { figure, read } = item;
  if (!isPlausible(kind, figure)) return [];
  // A word tells of one figure of its passage.
  if (reading.figures.some((other) => other !== item && other.read === read && other.metric?.kind === kind)) return [];
  const fits = (metric: Metric): boolean => metric.kind === kind && acceptsFigure(metric, figure, read);
  const clause = clauseAt(read.walls, figure.start);
  const beside = read.metrics
    .filter(
      ({ metric, start, end }) =>
        fits(metric) && clauseAt(read.walls, start) === clause && isQuoted(read.text.slice(start, end), located),
    )
    .map(({ metric, start, end }): ReadFigure => ({ ...item, metric, mention: { start, end } }));
  // "84" in one box, "paying customers" in the next, quoted as one.
  const labels = reading.reads
    .filter(
      (other) =>
        other !== read &&
        other.figures.length === 0 &&
        other.passage.lines.every((line) => located.lines.includes(line)),
    )
    .flatMap((label) =>
      label.metrics.filter(({ metric }) => fits(metric)).map(({ metric }): ReadFigure => ({ ...item, metric, label })),
    );
  const { language } = reading.slide;
  const metricsIn = (text: string | undefined): Metric[] =>
    text === undefined
      ? []
      : findMetrics(foldText(text).text, foldForLookup(foldText(text).text), language).map(({ metric }) => metric);
  const [line] = read.passage.lines;
  const heads = [line?.column, line?.row].flatMap((head) => metricsIn(head).filter(fits));
  return [
    ...beside,
    ...labels,
    ...[...heads, ...titleMetric(kind, reading, metricsIn).filter(fits)].map((metric) => ({ ...item, metric })),
  ];
}

function isQuoted(words: string, { quote }: LocatedQuote): boolean {
  return foldForLookup(foldText(quote.replace(/\s+/gu, ' ')).text).includes(foldForLookup(words));
}

/** A title names what a figure under it is when it names one metric only, and no other figure is told as that. */
function titleMetric(kind: FactKind, reading: SlideReading, metricsIn: (text: string) => Metric[]): Metric[] {
  const named = metricsIn(reading.slide.title).filter(({ weak }) => weak !== true);
  const isClear = named.every((metric) => metric.kind === kind);
  return isClear && !reading.figures.some(({ metric }) => metric?.kind === kind) ? named : [];
}
