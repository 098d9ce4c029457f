/** Binds figures that stand alone ("$1.2M" in a card) to the label above, below or beside them. */
import type { Box } from '../../model/deck.js';
import type { Figure } from '../numbers/figure.js';
import type { ReadPassage } from './read-passage.js';
import { acceptsFigure } from './accepts-figure.js';
import { RATE_BEHIND } from '../words/figures/bind-layout.js';

/** A figure whose line says nothing else, and the line that labels it. */
export interface Labelled {
  read: ReadPassage;
  figure: Figure;
  label: ReadPassage;
}

type Side = 'above' | 'below' | 'left' | 'right';
const SIDES: readonly Side[] = ['below', 'above', 'left', 'right'];

/** Passages longer than this many pairs are no slide that anybody reads. */
const MOST_PAIRS = 40_000;

/**
 * Pairs the figures of `alone`, whose lines say nothing else, with labels among `others`. On one slide all cards are built alike, so the side on which most
 * figures find a near label is tried first. A label serves one figure, the nearest. What is left is paired by
 * column: names of metrics under the bars of a chart.
 */
export function bindLayout(alone: readonly ReadPassage[], others: readonly ReadPassage[]): Labelled[] {
  const lonely = lonelyFigures(alone.filter(isOutside));
  const outside = [...alone, ...others].filter(isOutside);
  const labels = others.filter((read) => isOutside(read) && isLabel(read));
  if (lonely.length * labels.length > MOST_PAIRS) return [];
  const near = pairBySide(lonely, labels);
  const carded = cardsInRow(near);
  const paired = new Set(
    near.flatMap((pair) =>
      pair.label.metrics.length > 0 || carded.has(pair) || isUnderItsName(pair) ? [pair.read, pair.label] : [],
    ),
  );
  const columns = pairByColumn(
    lonely.filter(({ read }) => !paired.has(read)),
    labels.filter((label) => !paired.has(label) && isMetricName(label)),
  );
  const aligned = [
    ...columns,
    ...pairByRow(
      lonely.filter(({ read }) => !paired.has(read)),
      labels,
      outside,
    ),
  ];
  const moved = new Set(aligned.map(({ read }) => read));
  return [...near.filter(({ read }) => !moved.has(read)), ...aligned];
}

/** Pairs lonely figures with passages that say a date and nothing else ("$26.6 billion" over "2022"). */
export function bindDates(alone: readonly ReadPassage[], others: readonly ReadPassage[]): Labelled[] {
  const lonely = lonelyFigures(alone.filter(isOutside)).filter(({ read }) => read.dates.length === 0);
  const dates = others
    .filter(isOutside)
    .filter(({ dates, figures, text }) => dates.length === 1 && figures.length === 0 && text.trim().length <= 14);
  return lonely.length * dates.length > MOST_PAIRS ? [] : pairBySide(lonely, dates);
}

function isOutside({ passage }: ReadPassage): boolean {
  return passage.lines[0]?.cell === undefined;
}

function lonelyFigures(reads: readonly ReadPassage[]): { read: ReadPassage; figure: Figure }[] {
  return reads.flatMap((read) => {
    const figure = lonelyFigure(read);
    return figure === undefined ? [] : [{ read, figure }];
  });
}

function pairBySide(lonely: { read: ReadPassage; figure: Figure }[], labels: ReadPassage[]): Labelled[] {
  if (lonely.length === 0 || labels.length === 0) return [];
  const found = new Map<Side, (Labelled & { gap: number })[]>();
  for (const side of SIDES) found.set(side, pairOn(side, lonely, labels));
  const order = [...SIDES].sort((a, b) => worth(found.get(b) ?? []) - worth(found.get(a) ?? []));
  const done = new Set<ReadPassage>();
  const used = new Set<ReadPassage>();
  const result: Labelled[] = [];
  for (const side of order) {
    for (const { read, figure, label } of found.get(side) ?? []) {
      if (done.has(read) || used.has(label)) continue;
      done.add(read);
      used.add(label);
      result.push({ read, figure, label });
    }
  }
  return result;
}

/** So many numbers in one row, each over its caption, are cards of one kind. */
const CARDS = 3;

/** Pairs of a row of cards: a number there is of its own caption, whatever else stands in its column. */
function cardsInRow(pairs: readonly Labelled[]): ReadonlySet<Labelled> {
  const over = pairs.filter(({ read, label }) => boxOf(label).y > boxOf(read).y);
  return new Set(
    over.filter((pair) => over.filter((other) => sameRow(boxOf(pair.read), boxOf(other.read))).length >= CARDS),
  );
}

/** "Amount" and right under it, from the same margin, "€300K": no name further down is its own. */
function isUnderItsName({ read, label }: Labelled): boolean {
  const [figure, name] = [boxOf(read), boxOf(label)];
  const gap = figure.y - (name.y + name.h);
  return Math.abs(figure.x - name.x) < 0.005 && gap >= 0 && gap <= figure.h * 0.6;
}

/** A name at the left and its figure at the right of one row that holds nothing else. */
function pairByRow(
  lonely: { read: ReadPassage; figure: Figure }[],
  labels: ReadPassage[],
  all: readonly ReadPassage[],
): Labelled[] {
  if (lonely.length * all.length > MOST_PAIRS) return [];
  return lonely.flatMap(({ read, figure }) => {
    const box = boxOf(read);
    const row = all.filter((other) => other !== read && sameRow(box, boxOf(other)));
    const [label] = row;
    if (label === undefined || row.length > 1 || label.metrics.length === 0) return [];
    if (!labels.includes(label) && !isCountedRow(label, figure)) return [];
    return boxOf(label).x < box.x ? [{ read, figure, label }] : [];
  });
}

/** "TAM: clinics in Europe 12,000", with the money of that market further right. */
function isCountedRow(label: ReadPassage, figure: Figure): boolean {
  const named = label.metrics.some(({ metric }) => metric.types.includes('money') && metric.types.includes('count'));
  return (
    named && figure.type === 'money' && label.figures.every(({ type }) => type === 'count') && label.text.length <= 90
  );
}

function sameRow(a: Box, b: Box): boolean {
  return Math.abs(a.y + a.h / 2 - (b.y + b.h / 2)) < Math.max(a.h, b.h) * 0.5;
}

/** A label that is the name of a metric and nothing more. */
function isMetricName(label: ReadPassage): boolean {
  const strong = label.metrics.filter(({ metric }) => metric.weak !== true);
  return strong.length > 0 && label.text.trim().length <= 30;
}

/** Figures and metric names whose middles stand in one column, each with just one partner. */
function pairByColumn(lonely: { read: ReadPassage; figure: Figure }[], labels: ReadPassage[]): Labelled[] {
  const inColumn = (a: Box, b: Box): boolean => Math.abs(a.x + a.w / 2 - (b.x + b.w / 2)) < 0.03;
  return lonely.flatMap(({ read, figure }) => {
    const box = boxOf(read);
    const partners = labels.filter((label) => inColumn(box, boxOf(label)));
    const [label] = partners;
    if (label === undefined || partners.length > 1) return [];
    const rivals = lonely.filter((other) => inColumn(boxOf(other.read), boxOf(label)));
    return rivals.length === 1 ? [{ read, figure, label }] : [];
  });
}

function worth(pairs: { gap: number }[]): number {
  return pairs.reduce((sum, { gap }) => sum + 1 / (0.02 + gap), 0);
}

/** The one figure of a passage that holds little else and no metric of its own. */
export function lonelyFigure(read: ReadPassage): Figure | undefined {
  const [figure, ...others] = read.figures;
  if (figure === undefined || figure.type === 'other') return undefined;
  // "€4–6M (target €5M)": what the brackets add is of the same thing.
  const aside = /\([^()]{1,30}\)\s*$/u.exec(read.text);
  if (others.some(({ start }) => aside === null || start < aside.index || figure.end > aside.index)) return undefined;
  if (read.text.length > 60) return undefined;
  // "GMV, last 12 months" is a label that names a time.
  if (figure.type === 'duration' && read.metrics.some(({ metric }) => !metric.types.includes('duration')))
    return undefined;
  // "SOM: 4 % by 2029" is the label of an amount.
  if (
    read.metrics.some(({ metric }) => metric.weak !== true) &&
    !read.metrics.some(({ metric }) => acceptsFigure(metric, figure, read))
  )
    return undefined;
  // "farmers, 34% women" is the label of a number.
  if (/\p{L}{3,}[,;]\s*$/u.test(read.text.slice(0, figure.start))) return undefined;
  const rest = `${read.text.slice(0, figure.start)} ${read.text.slice(figure.end)}`;
  // "Per month, up to 40" is the rate of an amount.
  if (RATE_BEHIND.test(rest) && figure.type === 'count') return undefined;
  // "~$120M (Y5 target slice)": what the brackets add is no label of its own.
  const words = rest.replace(/^\s*[~≈>]?\s*\([^()]{1,30}\)\s*$/u, '').match(/\p{L}+/gu) ?? [];
  return words.length <= 2 ? figure : undefined;
}

function isLabel(read: ReadPassage): boolean {
  // A label may name a time: "obtainable in 5 years", "GMV, last 12 months".
  if (read.figures.some(({ type }) => type !== 'other' && type !== 'duration') || read.text.length > 90) return false;
  const words = read.text.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.length <= 12;
}

function pairOn(
  side: Side,
  lonely: { read: ReadPassage; figure: Figure }[],
  labels: ReadPassage[],
): (Labelled & { gap: number })[] {
  const pairs: (Labelled & { gap: number })[] = [];
  for (const { read, figure } of lonely) {
    let best: (Labelled & { gap: number }) | undefined;
    for (const label of labels) {
      if (label === read) continue;
      const gap = gapOn(side, boxOf(read), boxOf(label), sameBlock(read, label));
      if (gap !== undefined && (best === undefined || gap < best.gap)) best = { read, figure, label, gap };
    }
    if (best !== undefined) pairs.push(best);
  }
  // The nearest figure has the label.
  return pairs.sort((a, b) => a.gap - b.gap);
}

function sameBlock(a: ReadPassage, b: ReadPassage): boolean {
  return a.passage.lines[0]?.block === b.passage.lines[0]?.block;
}

/** Around all lines of a passage. */
export function boxOf(read: ReadPassage): Box {
  const boxes = read.passage.lines.map((line) => line.box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Gap in slide heights from the figure to a label on `side`, undefined when it is not on that side or too far. */
function gapOn(side: Side, figure: Box, label: Box, together: boolean): number | undefined {
  if (side === 'above' || side === 'below') {
    const gap = side === 'below' ? label.y - (figure.y + figure.h) : figure.y - (label.y + label.h);
    const overlap = Math.min(figure.x + figure.w, label.x + label.w) - Math.max(figure.x, label.x);
    const centred = Math.abs(figure.x + figure.w / 2 - (label.x + label.w / 2)) < 0.08;
    const startTogether = Math.abs(figure.x - label.x) < 0.03;
    if (overlap <= 0 || !(centred || startTogether || together)) return undefined;
    const most = together ? 0.09 : Math.max(0.05, Math.min(0.1, figure.h * 1.2));
    // Boxes of large letters reach into those beside them.
    const into = startTogether && !together ? Math.max(0.03, Math.min(0.08, figure.h)) : 0.03;
    return gap > -into && gap < most ? Math.max(0, gap) : undefined;
  }
  const gap = side === 'right' ? label.x - (figure.x + figure.w) : figure.x - (label.x + label.w);
  const middle = Math.abs(figure.y + figure.h / 2 - (label.y + label.h / 2));
  if (middle > Math.max(figure.h, label.h) * 0.6) return undefined;
  return gap > -0.02 && gap < 0.12 ? Math.max(0, gap) + 0.01 : undefined;
}
