/**
 * The first amount under a head that names a part of the market ("Serviceable addressable market (SAM)") is that part,
 * or what its line says that it comes to ("2% of the wheat market (€562M), so €11M").
 */
import type { ViewSlide } from '../view/view-types.js';
import type { Figure } from '../numbers/figure.js';
import { MARKET_SIZES } from '../../model/kind-sets.js';
import { acceptsFigure } from './accepts-figure.js';
import type { ReadFigure } from './figure-reading.js';
import type { Metric } from './metric.js';
import type { ReadPassage } from './read-passage.js';
import { CALLED, COMES_TO } from '../words/figures/bind-sizes.js';

const LONGEST_HEAD = 60;
/** Less is a price, or what one customer spends. */
const LEAST = 1e6;
/** Shares of the slide between a head and what stands under it. */
const REACH = 0.3;

/** Heads that stand so are two and more: a lone one is a title, and `bindTitle` reads it. */
export function bindSizes(slide: ViewSlide, reads: readonly ReadPassage[], bound: Map<Figure, ReadFigure>): void {
  const heads = reads.flatMap((read) => {
    const metric = sizeOf(read);
    return metric === undefined ? [] : [{ read, metric }];
  });
  if (heads.length < 2) return;
  const labels = new Set([...bound.values()].map(({ label }) => label));
  for (const { read: head, metric } of heads) {
    if (labels.has(head)) continue;
    const next = firstUnder(head, heads, reads, metric);
    const known = next && bound.get(next.figure);
    if (next === undefined || (known?.metric !== undefined && !isLoose(known))) continue;
    bound.set(next.figure, { ...known, ...next, slide, metric });
  }
}

/** The one part of the market that a head names, in short and without an amount. */
function sizeOf({ figures, metrics, text, passage }: ReadPassage): Metric | undefined {
  if (
    figures.some(({ type }) => type === 'money') ||
    text.length > LONGEST_HEAD ||
    passage.lines[0]?.cell !== undefined
  )
    return undefined;
  const called = metrics.filter(
    ({ metric, start, end }) => MARKET_SIZES.has(metric.kind) && isCalled(text, start, end),
  );
  const lettered = called.filter(({ start, end }) => LETTERS.test(text.slice(start, end)));
  const named = lettered.length > 0 ? lettered : called;
  const kinds = new Set(named.map(({ metric }) => metric.kind));
  return kinds.size === 1 ? named[0]!.metric : undefined;
}

const LETTERS = /^[TS][AO]M$/u;

const isCalled = (text: string, start: number, end: number): boolean => CALLED.test(text.slice(start, end));

/** Its words say no more than that it is of a market: "Market size: ₦1.8T". */
const isLoose = ({ metric, mention, read }: ReadFigure): boolean =>
  metric?.weak === true ||
  (metric?.kind === 'tam' && (mention === undefined || !isCalled(read.text, mention.start, mention.end)));

function firstUnder(
  head: ReadPassage,
  heads: readonly { read: ReadPassage }[],
  reads: readonly ReadPassage[],
  metric: Metric,
): { read: ReadPassage; figure: Figure } | undefined {
  const box = head.passage.lines[0]!.box;
  const under = reads
    .filter(({ passage }) => {
      const [line] = passage.lines;
      if (line === undefined || line.cell !== undefined) return false;
      const away = line.box.y - box.y;
      return away > 0 && away < REACH && line.box.x < box.x + box.w && box.x < line.box.x + line.box.w;
    })
    .sort((a, b) => a.passage.lines[0]!.box.y - b.passage.lines[0]!.box.y);
  for (const read of under) {
    if (heads.some((other) => other.read === read)) return undefined;
    const sizes = read.figures.filter(
      (one) => one.type === 'money' && one.value >= LEAST && acceptsFigure(metric, one, { folded: '' }),
    );
    const figure = sizes.find(({ start }) => COMES_TO.test(read.text.slice(0, start))) ?? sizes[0];
    if (figure !== undefined) return { read, figure };
  }
  return undefined;
}
