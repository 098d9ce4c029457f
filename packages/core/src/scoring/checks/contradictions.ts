/** What several slides say of one metric, at one date and on one basis: whether it agrees, and whether that is proven. */
import type { FactKind } from '../../model/fact-kinds.js';
import { DATED_ONLY, FLOWS, MARKET_SIZES } from '../../model/kind-sets.js';
import type { Fact } from '../../model/fact.js';
import { endMonth } from '../../model/end-month.js';
import type { ScoringContext } from '../context.js';
import { ownStatement } from './check.js';
import { intervalOf, type Interval } from './interval.js';

/** Metrics that have one value at a time (runway has two: now, and after the round); market sizes are compared by their own labels. */
export const COMPARED_METRICS = [
  'arr',
  'mrr',
  'revenue',
  'gmv',
  'tpv',
  'aum',
  'tvl',
  'customers',
  'paying_customers',
  'users',
  'mau',
  'dau',
  'headcount',
  'nrr',
  'grr',
  'churn',
  'gross_margin',
  'take_rate',
  'cac',
  'ltv',
  'ltv_cac',
  'payback',
  'cash',
  'burn_net',
  'ask',
  'raised_to_date',
  'pre_money',
  'post_money',
  'sam',
  'som',
  'tam',
] as const satisfies readonly FactKind[];
export type ComparedMetric = (typeof COMPARED_METRICS)[number];

/** Smaller differences are rounding or another day of the month. */
const LEAST_RATIO = 1.1;

/** Metrics of which a figure that bears the name is today's, without a date; others may be of a country or a product. */
const STANDING: Partial<Record<FactKind, RegExp>> = { arr: /\barr\b/i, mrr: /\bmrr\b/i };
/** OCR confidence below which a figure may be misread. */
const SURELY_READ = 0.8;

/** What the deck says of one metric, date, basis, unit and currency on several slides: the two figures furthest apart. */
export interface StatedTwice {
  metric: ComparedMetric;
  first: Fact;
  second: Fact;
  /** Larger over smaller of the two nearest readings; 1 when they agree. */
  ratio: number;
  agrees: boolean;
  /**
   * Both figures prove what they say: actual, exact, surely read, of one stated date or named as what is always today's. Others may differ for a reason that was not read, and are asked about instead.
   */
  proven: boolean;
  /** All statements that were compared. */
  facts: readonly Fact[];
}

/** One entry a metric, date, basis and unit that several slides state; proven ones first, then the furthest apart. */
export function statedTwice(context: ScoringContext): StatedTwice[] {
  return COMPARED_METRICS.flatMap((metric) =>
    [...alikeOf(metric, context)].flatMap(([, alike]) => {
      const proofs = furthestApart(metric, alike.filter(isProof), true);
      return proofs && !proofs.agrees ? proofs : (furthestApart(metric, alike, false) ?? []);
    }),
  ).sort((a, b) => Number(b.proven) - Number(a.proven) || b.ratio - a.ratio);
}

/** What is proven to differ, one entry a metric, the furthest apart: the same quarrel is not told twice. */
export function contradictions(context: ScoringContext): StatedTwice[] {
  const told = new Set<ComparedMetric>();
  return statedTwice(context).filter((pair) => {
    if (pair.agrees || !pair.proven || told.has(pair.metric)) return false;
    told.add(pair.metric);
    return true;
  });
}

/** The statements of a metric by what makes them comparable. */
function alikeOf(metric: ComparedMetric, context: ScoringContext): Map<string, Fact[]> {
  const planned = metric === 'burn_net' ? plannedBurns(context) : undefined;
  // Decks show several markets, so sizes are the same thing only where each says its label.
  const label = MARKET_SIZES.has(metric) ? new RegExp(`\\b${metric}\\b`, 'i') : undefined;
  const groups = new Map<string, Fact[]>();
  for (const fact of context.of(metric)) {
    const ours = ownStatement(fact) || (label !== undefined && fact.basis !== 'example');
    if (!ours || fact.derivedFrom !== undefined || fact.ambiguous !== undefined) continue;
    if (label?.test(fact.quote) === false || planned?.has(placeOf(fact)) === true) continue;
    if (endMonth(fact.asOf) === -1 && (DATED_ONLY.has(metric) || isAhead(fact))) continue;
    const key = comparisonKey(fact);
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  return groups;
}

/** Two plans without a date are of two years. */
function isAhead({ subject, basis }: Fact): boolean {
  return subject === 'company' && (basis === 'forecast' || basis === 'target');
}

function isProof(fact: Fact): boolean {
  return (
    fact.basis === 'actual' &&
    fact.low === undefined &&
    fact.high === undefined &&
    (fact.confidence ?? 1) >= SURELY_READ &&
    (endMonth(fact.asOf) !== -1 || STANDING[fact.kind]?.test(fact.quote) === true)
  );
}

/**
 * The two of `alike` on different slides whose readings lie furthest apart; undefined with fewer. In one pass: the
 * lowest upper ends meet the highest lower ends, each of two slides.
 */
function furthestApart(metric: ComparedMetric, alike: readonly Fact[], proven: boolean): StatedTwice | undefined {
  const read = alike.flatMap((fact) => {
    const interval = intervalOf(fact);
    return interval && interval.low >= 0 ? [{ fact, ...interval }] : [];
  });
  const lows = firstOfTwoSlides(read, (a, b) => a.high < b.high);
  const highs = firstOfTwoSlides(read, (a, b) => a.low > b.low);
  let furthest: StatedTwice | undefined;
  for (const one of lows) {
    for (const other of highs) {
      if (one.fact.slide === other.fact.slide) continue;
      const ratio = apartBy(one, other);
      if (furthest && furthest.ratio >= ratio) continue;
      const facts = read.map(({ fact }) => fact);
      furthest = { metric, ...inOrder(one.fact, other.fact), ratio, agrees: ratio < LEAST_RATIO, proven, facts };
    }
  }
  return furthest;
}

/** The first by `before`, and the first of those on another slide. */
function firstOfTwoSlides<T extends { fact: Fact }>(all: readonly T[], before: (a: T, b: T) => boolean): T[] {
  const firstOf = (some: readonly T[]) =>
    some.reduce<T | undefined>((first, one) => (first === undefined || before(one, first) ? one : first), undefined);
  const first = firstOf(all);
  const second = first && firstOf(all.filter(({ fact }) => fact.slide !== first.fact.slide));
  return [first, second].filter((one) => one !== undefined);
}

/** The burn from which a runway after the round is worked out is the planned one, not today's. */
function plannedBurns(context: ScoringContext): Set<string> {
  return new Set(context.of('runway', ({ detail }) => detail?.after === 'round').map(placeOf));
}

function placeOf({ slide, quote }: Fact): string {
  return `${slide} ${quote}`;
}

/** The same for statements that speak of one thing, at one date and on one basis. */
function comparisonKey(fact: Fact): string {
  return JSON.stringify([
    fact.basis,
    fact.unit,
    fact.currency,
    fact.subject,
    fact.period ?? '',
    endMonth(fact.asOf),
    // The fourth quarter and the year end together, but what flowed in them is not the same thing.
    FLOWS.has(fact.kind) && fact.asOf?.includes('-Q') === true,
    (fact.subjectName ?? '').toLowerCase(),
    Object.entries(fact.detail ?? {}).sort(([x], [y]) => (x < y ? -1 : 1)),
  ]);
}

/** 1 when the intervals meet. */
function apartBy(a: Interval, b: Interval): number {
  if (a.high >= b.low && b.high >= a.low) return 1;
  const [small, large] = a.high < b.low ? [a.high, b.low] : [b.high, a.low];
  return small <= 0 ? Number.MAX_SAFE_INTEGER : large / small;
}

function inOrder(a: Fact, b: Fact): { first: Fact; second: Fact } {
  return a.slide <= b.slide ? { first: a, second: b } : { first: b, second: a };
}
