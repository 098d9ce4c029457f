/** Binds the figures of table cells by row and column header, and gives bare numbers the unit of the headers. */
import type { DeckView, ViewSlide, ViewTable } from '../view/view-types.js';
import { foldForLookup, foldText } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { datesIn, findDates, type DateMention } from '../numbers/find-dates.js';
import { wordsOf } from '../../text/words.js';
import { findBasisCues, findSubjectCues } from './cues.js';
import { findMetrics, metricById } from './find-metrics.js';
import { datedBy, settledBy } from './judge-figure.js';
import type { Metric } from './metric.js';
import type { ReadFigure } from './figure-reading.js';
import type { KnownNames, ReadPassage } from './read-passage.js';
import { cellUnit, currencyOf, slideUnit } from './table-frame.js';
import { asDuration } from './as-duration.js';
import { productColumns } from './product-columns.js';
import { tableOwners } from './table-owners.js';
import { acceptsFigure } from './accepts-figure.js';
import { HEADS, ONE_OF, PER_UNIT, RATED_HEAD } from '../words/figures/bind-cell.js';

/** Figures of one cell; empty when the passage is none or its own words have named the metric. */
export function bindCell(
  read: ReadPassage,
  slide: ViewSlide,
  view: DeckView,
  names: KnownNames,
  bound: ReadonlyMap<Figure, ReadFigure>,
): ReadFigure[] {
  const [line] = read.passage.lines;
  if (line?.cell === undefined || read.figures.length === 0) return [];
  const row = readHeader(line.row ?? '', slide.language, names);
  const column = readHeader(line.column ?? '', slide.language, names);
  const owners = tableOwners(line.cell.table, names, slide.language);
  const owner = owners.columns[line.cell.columnIndex] ?? owners.rows[line.cell.rowIndex];
  const found: ReadFigure[] = [];
  for (const figure of [...read.figures]) {
    const own = bound.get(figure);
    const scaled = asDuration(withUnit(figure, read, slide, view), foldForLookup(line.row ?? line.column ?? ''));
    if (scaled !== figure) replaceFigure(read, figure, scaled);
    const named = perUnit(own?.metric ?? metricFor(row, scaled) ?? metricFor(column, scaled), line.cell.table);
    // What a source of income is projected to bring in a year is no price of it.
    const isIncome = column.basis === 'forecast' || isWorkedOut(line.cell.rowText, line.cell.columnIndex);
    const metric = named?.kind === 'price' && isIncome ? undefined : named;
    const date = column.date === undefined ? row.date : settledBy(column.date, datesOf(line.cell.table));
    const basis = column.basis ?? row.basis;
    const said = owner ?? row.said ?? column.said;
    found.push({
      figure: scaled,
      read,
      slide,
      ...(metric !== undefined ? { metric } : {}),
      ...(date !== undefined ? { date } : {}),
      ...(basis !== undefined ? { basis } : {}),
      ...(said !== undefined ? { said } : {}),
    });
  }
  return found;
}

const datesOf = ({ header }: ViewTable): DateMention[] =>
  header.flatMap((cell) => (cell.length <= 40 ? datesIn(cell) : []));

/** Behind a price and the counts that it is taken by, the amounts of a row are what that makes. */
function isWorkedOut(rowText: string, columnIndex: number): boolean {
  const before = rowText.split(' | ').slice(0, columnIndex);
  const price = before.findIndex((cell) => /\p{Sc} ?\d|\d ?\p{Sc}/u.test(cell));
  return price >= 0 && before.slice(price + 1).some((cell) => /^\s*\d[\d.,]*\s*$/u.test(cell));
}

/** Revenue in a table "per customer" is what one customer pays a year; a table of "one plant" is a worked example. */
function perUnit(metric: Metric | undefined, { header }: ViewTable): Metric | undefined {
  if (ONE_OF.test(foldForLookup(header[0] ?? ''))) return undefined;
  if (metric?.kind !== 'revenue' || !PER_UNIT.test(foldForLookup(header[0] ?? ''))) return metric;
  return metricById('acv');
}

interface Header {
  metrics: Metric[];
  date?: ReturnType<typeof datedBy>;
  basis?: ReadFigure['basis'];
  said?: ReadFigure['said'];
}

function readHeader(header: string, language: string, names: KnownNames): Header {
  if (header === '' || header.length > 120) return { metrics: [] };
  const { text } = foldText(header);
  const folded = foldForLookup(text);
  const words = wordsOf(text);
  const [date] = findDates(folded);
  const basis = findBasisCues(words, text, language)[0]?.kind;
  const said = findSubjectCues(words, text, names, folded)[0]?.kind;
  return {
    metrics: findMetrics(text, folded, language, words).map(({ metric }) => metric),
    ...(date !== undefined ? { date: datedBy(date, folded) } : {}),
    ...(basis !== undefined ? { basis } : {}),
    ...(said !== undefined ? { said } : {}),
  };
}

function metricFor(header: Header, figure: Figure): Metric | undefined {
  return header.metrics.find((metric) => acceptsFigure(metric, figure, { folded: '' }));
}

function replaceFigure(read: ReadPassage, old: Figure, scaled: Figure): void {
  const at = read.figures.indexOf(old);
  if (at >= 0) read.figures[at] = scaled;
}

/** "1,200" under "Revenue (k€)" is 1.2 million euros. Brackets around a cell's number make it negative. */
function withUnit(figure: Figure, read: ReadPassage, slide: ViewSlide, view: DeckView): Figure {
  const [line] = read.passage.lines;
  const negative = /^\s*\(.*\)\s*$/u.test(read.text) && figure.value > 0 ? -1 : 1;
  if (
    line !== undefined &&
    figure.scaled &&
    figure.type === 'count' &&
    read.text.trim().length <= figure.text.length + 2
  ) {
    const unit = cellUnit(line, '', slide.language);
    const currency =
      line.cell && unit === undefined
        ? productColumns(line.cell.table, slide, view).get(line.cell.columnIndex)
        : unit && currencyOf(unit, view);
    if (currency === undefined || countsHeads(`${line.row ?? ''} ${line.column ?? ''}`)) return figure;
    return { ...figure, type: 'money', currency };
  }
  if (line === undefined || figure.scaled || (figure.type !== 'count' && figure.type !== 'money')) {
    return negative === 1 ? figure : { ...figure, value: -figure.value };
  }
  const unit = cellUnit(line, slide.title, slide.language) ?? slideUnit(slide);
  if (unit === undefined || (figure.type === 'money' && unit.factor === 1)) {
    return negative === 1 ? figure : { ...figure, value: -figure.value };
  }
  const currency = figure.currency ?? currencyOf(unit, view);
  const isMoney = currency !== undefined && !countsHeads(`${line.row ?? ''} ${line.column ?? ''}`);
  if (figure.type === 'count' && !isMoney) return negative === 1 ? figure : { ...figure, value: -figure.value };
  const times = unit.factor * negative;
  return {
    ...figure,
    type: 'money',
    value: figure.value * times,
    ...(figure.low !== undefined ? { low: figure.low * unit.factor } : {}),
    ...(figure.high !== undefined ? { high: figure.high * unit.factor } : {}),
    tolerance: figure.tolerance * unit.factor,
    ...(currency !== undefined ? { currency } : {}),
  };
}

function countsHeads(header: string): boolean {
  return HEADS.test(foldForLookup(header)) && !RATED_HEAD.test(foldForLookup(header));
}
