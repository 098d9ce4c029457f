/** Pairs of statements about one metric, at one date and on one basis, that cannot both hold. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { endMonth } from '../../util/end-month.js';
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

/** Decks show several markets, so sizes are the same thing only where each says its label. */
const LABELLED = new Set<FactKind>(['tam', 'sam', 'som']);
/** What may stand undated for different things: products, quarters, segments. Only equal dates are compared. */
const DATED_ONLY = new Set<FactKind>([
  'revenue',
  'gmv',
  'tpv',
  'users',
  'churn',
  'cac',
  'ltv',
  'gross_margin',
  'headcount',
]);
const FLOWS = new Set<FactKind>(['revenue', 'gmv', 'tpv', 'burn_net']);
/** Smaller differences are rounding or another day of the month. */
const LEAST_RATIO = 1.1;

export interface StatedTwice {
  metric: ComparedMetric;
  first: Fact;
  second: Fact;
  /** Larger over smaller of the two nearest readings; 1 when they agree. */
  ratio: number;
  agrees: boolean;
}

/** Every pair of statements that can be compared, the furthest apart first. */
export function statedTwice(context: ScoringContext): StatedTwice[] {
  const pairs = COMPARED_METRICS.flatMap((metric) => pairsOf(metric, context));
  return pairs.sort((a, b) => b.ratio - a.ratio);
}

/** One pair a metric, the furthest apart: the same quarrel is not told twice. */
export function contradictions(context: ScoringContext): StatedTwice[] {
  const told = new Set<ComparedMetric>();
  return statedTwice(context).filter((pair) => {
    if (pair.agrees || told.has(pair.metric)) return false;
    told.add(pair.metric);
    return true;
  });
}

function pairsOf(metric: ComparedMetric, context: ScoringContext): StatedTwice[] {
  const facts = context.of(
    metric,
    (fact) =>
      (ownStatement(fact) || (LABELLED.has(metric) && fact.basis !== 'example')) &&
      fact.derivedFrom === undefined &&
      fact.ambiguous === undefined &&
      !isPlannedBurn(fact, context) &&
      context.amount(fact) !== undefined,
  );
  return facts.flatMap((first, at) =>
    facts.slice(at + 1).flatMap((second) => {
      if (first.slide === second.slide || !comparable(first, second)) return [];
      const ratio = apartBy(intervalOf(first), intervalOf(second));
      return ratio === undefined ? [] : [{ metric, ...inOrder(first, second), ratio, agrees: ratio < LEAST_RATIO }];
    }),
  );
}

/** The burn from which a runway after the round is worked out is the planned one, not today's. */
function isPlannedBurn(fact: Fact, context: ScoringContext): boolean {
  return (
    fact.kind === 'burn_net' &&
    context.has(
      'runway',
      (one) => one.detail?.after === 'round' && one.slide === fact.slide && one.quote === fact.quote,
    )
  );
}

function comparable(a: Fact, b: Fact): boolean {
  const [monthA, monthB] = [endMonth(a.asOf), endMonth(b.asOf)];
  return (
    a.basis === b.basis &&
    a.unit === b.unit &&
    a.currency === b.currency &&
    a.subject === b.subject &&
    (a.period ?? '') === (b.period ?? '') &&
    monthA === monthB &&
    !(monthA === -1 && DATED_ONLY.has(a.kind)) &&
    sameSpan(a, b) &&
    sameLabel(a, b) &&
    (a.subjectName ?? '').toLowerCase() === (b.subjectName ?? '').toLowerCase() &&
    detailKey(a) === detailKey(b)
  );
}

/** The fourth quarter and the year end together, but what flowed in them is not the same thing. */
function sameSpan(a: Fact, b: Fact): boolean {
  return !FLOWS.has(a.kind) || isQuarter(a) === isQuarter(b);
}

function isQuarter({ asOf }: Fact): boolean {
  return asOf?.includes('-Q') === true;
}

function sameLabel(a: Fact, b: Fact): boolean {
  if (!LABELLED.has(a.kind)) return true;
  const label = new RegExp(`\\b${a.kind}\\b`, 'i');
  return label.test(a.quote) && label.test(b.quote);
}

function detailKey(fact: Fact): string {
  return JSON.stringify(Object.entries(fact.detail ?? {}).sort(([x], [y]) => (x < y ? -1 : 1)));
}

/** 1 when the intervals meet. */
function apartBy(a: Interval | undefined, b: Interval | undefined): number | undefined {
  if (!a || !b || a.low < 0 || b.low < 0) return undefined;
  if (a.high >= b.low && b.high >= a.low) return 1;
  const [small, large] = a.high < b.low ? [a.high, b.low] : [b.high, a.low];
  return small <= 0 ? Number.MAX_SAFE_INTEGER : large / small;
}

function inOrder(a: Fact, b: Fact): { first: Fact; second: Fact } {
  return a.slide <= b.slide ? { first: a, second: b } : { first: b, second: a };
}
