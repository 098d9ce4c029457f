/** Binds the figures of a passage to its metric words: type, clause and distance decide, punctuation is a wall. */
import { HEADS, MARKET_SIZES } from '../../model/kind-sets.js';
import type { Figure } from '../numbers/figure.js';
import type { MetricMention } from './find-metrics.js';
import { isOpenBreak, opensHead } from './passages.js';
import { clauseAt, itemsNear } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';
import { acceptsFigure, countsSomething } from './accepts-figure.js';
import {
  AGAINST,
  ANOTHER,
  APART,
  BILLS,
  EQUALS,
  OF,
  OF_WHOLE,
  ROUND_NAME,
  TO_REACH,
  WITHIN,
} from '../words/figures/bind-passage.js';

export interface Binding {
  figure: Figure;
  mention: MetricMention;
}

interface Pair extends Binding {
  cost: number;
}

/** Labels further than this from their figure are not its labels. */
const REACH = 90;
const DEAREST = 11;

/**
 * The best label of each figure that has one. A label serves one figure, and further ones of the same type
 * when each has a date of its own ("revenue: $1M in 2023, $2M in 2024"). Figures in `taken` are spoken for.
 */
export function bindPassage(read: ReadPassage, taken: ReadonlyMap<Figure, unknown> = new Map()): Binding[] {
  const pairs: Pair[] = [];
  for (const figure of read.figures) {
    if (taken.has(figure)) continue;
    for (const mention of itemsNear(read.metrics, figure.start, REACH)) {
      if (!acceptsFigure(mention.metric, figure, read)) continue;
      const cost = pairCost(figure, mention, read);
      if (cost <= (mention.metric.weak === true ? DEAREST - 3 : DEAREST)) pairs.push({ figure, mention, cost });
    }
  }
  pairs.sort((a, b) => a.cost - b.cost || a.figure.start - b.figure.start || a.mention.start - b.mention.start);
  const bound = new Map<Figure, Pair>();
  const used = new Map<MetricMention, Figure[]>();
  for (const pair of pairs) {
    if (bound.has(pair.figure)) continue;
    const others = used.get(pair.mention) ?? [];
    if (others.length > 0 && !isSeries(others, pair.figure, read)) continue;
    bound.set(pair.figure, pair);
    used.set(pair.mention, [...others, pair.figure]);
  }
  return [...bound.values()].sort((a, b) => a.figure.start - b.figure.start);
}

function pairCost(figure: Figure, mention: MetricMention, read: ReadPassage): number {
  const labelFirst = mention.end <= figure.start;
  const from = labelFirst ? mention.end : figure.coreEnd;
  const to = labelFirst ? figure.start : mention.start;
  if (to < from) return 0;
  if (clauseAt(read.walls, from) !== clauseAt(read.walls, to)) return Infinity;
  const between = read.text.slice(from, to);
  // "5% of the SAM ($500M × 5% = $25M)": what it comes to is no SAM.
  if (labelFirst && isResult(figure, between) && MARKETS.has(mention.metric.id) && isPartOf(mention, read))
    return Infinity;
  // "TAM: 410,000 children × $18 × 2 pairs = $14.8M".
  if (labelFirst && isResult(figure, between) && MARKETS.has(mention.metric.id)) return 1;
  if (!labelFirst && figure.type === 'money' && TO_REACH.test(read.folded.slice(from, to))) return Infinity;
  // "32 portals (admin, pro, client)": one of what the counted things are for.
  if (!labelFirst && figure.type === 'count' && ONE_OF_LIST.test(between)) return Infinity;
  // "SAM (FL, TX and NY, 42% of the US): $680M": the remark parts no label from its figure, unless it names it: "Revenue (MRR): $45K".
  const isNamedBetween = itemsNear(read.metrics, (from + to) / 2, REACH).some(
    (other) => other !== mention && other.start >= from && other.end <= to && acceptsFigure(other.metric, figure, read),
  );
  if (labelFirst && !isNamedBetween && REMARKED.test(between)) return 1;
  let cost = wordCount(between);
  // "£9.5bn of that, and it is the part that we can reach (SAM)".
  if (!labelFirst && read.text[mention.start - 1] === '(' && read.text[mention.end] === ')') cost = Math.min(cost, 3);
  // In English the label often follows ("$1.2M ARR"), in Spanish and French it leads ("CA 2024 : …").
  const leads = read.slide.language !== 'en';
  if (leads !== labelFirst) cost += 0.6;
  if (labelFirst && EQUALS.test(between)) cost -= 1;
  if (!labelFirst && OF.test(between)) cost -= 0.5;
  // "Raised before: $850K pre-seed": a round's name behind an amount says less than the label before it.
  if (!labelFirst && mention.metric.id === 'ask' && ROUND_NAME.test(read.folded.slice(mention.start, mention.end)))
    cost += 0.7;
  // "£12m Series A: £7m factory, £5m team": the name belongs to the amount before it.
  if (labelFirst && mention.metric.id === 'ask' && followsAmount(mention, read)) cost += 6;
  // "We bill €12k in monthly recurring revenue": the verb says less than the name behind the amount.
  if (mention.metric.id === 'revenue' && BILLS.test(read.folded.slice(mention.start, mention.end))) cost += 2.5;
  if (between.includes(',')) cost += 2;
  if (/[()]/u.test(between) && !/^ ?\($/u.test(between)) cost += 2;
  // "15 000 € MRR (180 000 € ARR)": what stands right behind an amount names it, and not the one in brackets.
  if (labelFirst && /^ ?\($/u.test(between) && followsAmount(mention, read)) cost += 2;
  if (ANOTHER.test(` ${between} `)) cost += 1;
  if (/(?:->|→|=>)/u.test(between)) cost += 2;
  for (const other of itemsNear(read.figures, (from + to) / 2, REACH)) {
    if (other === figure || other.start < from || other.end > to) continue;
    cost +=
      other.type === figure.type || (acceptsFigure(mention.metric, other, read) && !countsBuyers(other, mention, read))
        ? 6
        : 1;
  }
  if (!labelFirst && isShareOf(figure, mention, read)) return Infinity;
  if (countsBuyers(figure, mention, read) || countsOthers(figure, mention, read)) return Infinity;
  for (const other of itemsNear(read.metrics, (from + to) / 2, REACH)) {
    if (other === mention || other.start < from || other.end > to) continue;
    if (acceptsFigure(other.metric, figure, read)) cost += other.metric.weak === true ? 0.5 : 4;
  }
  if (isOpenBreak(read.passage, from, to)) cost += 7;
  // "Average ticket: €15  Revenue: €2": each has its own label before it.
  if (!labelFirst && LABELLED.test(read.text.slice(0, figure.start)) && LABEL_ENDS.test(read.text.slice(mention.end)))
    cost += 8;
  // "1,000: other universities": the number heads what follows.
  if (!labelFirst && /^\s*:/u.test(between)) cost += 8;
  // "… = $1.08B" before the line "SOM (obtainable):".
  if (!labelFirst && opensHead(read.passage, mention.start)) cost += 8;
  if (mention.metric.weak === true) cost += 2;
  return cost;
}

const REMARKED = /^ ?\([^()]{1,80}\) ?: ?[~≈]?$/u;

const ONE_OF_LIST = /^\s*\p{L}[^()]*\([^()]*,[^()]*$/u;

/** "€40 (30 % of bookings)": the word is what the percentage between is of. */
function isShareOf(figure: Figure, { start }: MetricMention, read: ReadPassage): boolean {
  return itemsNear(read.figures, start, 24).some(
    ({ type, end, ...other }) =>
      type === 'percent' &&
      other.start >= figure.coreEnd &&
      end <= start &&
      OF_WHOLE.test(read.folded.slice(end, start)),
  );
}

/** A percentage stands before the label, which is what it is of. */
export function isPartOf({ start }: MetricMention, { figures, folded }: ReadPassage): boolean {
  return figures.some(
    ({ type, end }) =>
      type === 'percent' &&
      end <= start &&
      (OF_WHOLE.test(folded.slice(end, start)) || TIMES.test(folded.slice(end, start))),
  );
}
const TIMES = /^ ?[×x*] ?$/u;

/** A label with its colon, right before; and a label that runs up to its colon. */
const LABELLED = /\p{L}[)\s]*:\s*$/u;
const LABEL_ENDS = /^[\p{L}\s]{0,24}:/u;

const followsAmount = ({ start }: MetricMention, read: ReadPassage): boolean => followsFigure('money', start, read);

/** Whether a figure of `type` stands right before `start`. */
function followsFigure(type: Figure['type'], start: number, read: ReadPassage): boolean {
  return itemsNear(read.figures, start, 12).some(
    (other) => other.type === type && other.end <= start && read.text.slice(other.end, start).trim() === '',
  );
}

const MARKETS: ReadonlySet<string> = MARKET_SIZES;
/** Less money than this beside a number of buyers is what one of them pays. */
const LEAST_MARKET = 1e6;

const isResult = ({ type, value }: Figure, between: string): boolean =>
  type === 'money' && value >= LEAST_MARKET && /[=≈]\s*$/u.test(between);

/** "SAM: 6,200 plants, €2.9bn": the amount behind it is the market, the number its buyers. */
function countsBuyers(figure: Figure, { metric }: MetricMention, read: ReadPassage): boolean {
  if (figure.type !== 'count' || !MARKETS.has(metric.id)) return false;
  const next = itemsNear(read.figures, figure.coreEnd, REACH).find(
    (other) =>
      other.start >= figure.coreEnd && other.type === 'money' && other.per === undefined && other.value >= LEAST_MARKET,
  );
  if (next === undefined) return false;
  if (clauseAt(read.walls, figure.start) !== clauseAt(read.walls, next.start)) return false;
  return !itemsNear(read.metrics, next.start, REACH).some(
    (mention) => MARKETS.has(mention.metric.id) && mention.start >= figure.coreEnd && mention.end <= next.start,
  );
}

/** "Stole 91 NFTs from users", "a client is matched against 400 notaries": something else than the heads is counted. */
function countsOthers(figure: Figure, { metric, start, end }: MetricMention, read: ReadPassage): boolean {
  if (figure.type !== 'count' || !(HEADS.has(metric.kind) || metric.kind === 'interviews')) return false;
  if (start >= figure.coreEnd) return APART.test(read.folded.slice(figure.coreEnd, start));
  const between = read.folded.slice(end, figure.start);
  if (AGAINST.test(between)) return true;
  // "500 users · 2 towns", "users (they choose the next 50 signs)".
  const isApart = WITHIN.test(between) || /\([^)]*$/u.test(between) || followsFigure('count', start, read);
  return isApart && countsSomething(figure, read.folded);
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function isSeries(others: Figure[], figure: Figure, read: ReadPassage): boolean {
  if (others.some((other) => other.type !== figure.type || other.changesTo !== undefined)) return false;
  const dated = [...others, figure].map((item) => nearestDate(item, read));
  return dated.every((date) => date !== undefined) && new Set(dated).size === dated.length;
}

function nearestDate(figure: Figure, read: ReadPassage): number | undefined {
  const dates = itemsNear(read.dates, figure.start, 40);
  let best: { at: number; gap: number } | undefined;
  for (const date of dates) {
    const gap = date.start >= figure.coreEnd ? date.start - figure.coreEnd : figure.start - date.end;
    if (gap < 0 || gap > 16) continue;
    if (best === undefined || gap < best.gap) best = { at: date.start, gap };
  }
  return best?.at;
}
