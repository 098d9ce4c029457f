/** G1: what stands for scale in each business model, each reading with the most it can earn. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact, Period } from '../model/fact.js';
import type { Level } from '../model/scores.js';
import { chooseLower } from './choose-fact.js';
import type { Facts } from './context.js';
import type { CriterionContext } from './criterion.js';

export type ScaleKind = Extract<
  FactKind,
  | 'arr'
  | 'mrr'
  | 'revenue'
  | 'gmv'
  | 'tpv'
  | 'aum'
  | 'tvl'
  | 'take_rate'
  | 'bookings'
  | 'carr'
  | 'mau'
  | 'dau'
  | 'users'
  | 'customers'
  | 'paying_customers'
  | 'pilot'
  | 'loi'
  | 'trl'
>;

export interface ScaleReading {
  kind: 'recurring' | 'revenue' | 'net' | 'assumed-net' | 'volume' | 'signed';
  /** US dollars a year. */
  amount: number;
  facts: Fact[];
  /** Highest level this reading can earn. */
  most: Level;
}

/** What a deck may call revenue although it is money of others. */
const VOLUMES = ['gmv', 'tpv', 'aum', 'tvl'] as const;
const SIGNED = ['carr', 'bookings'] as const;

/** ARR, or MRR × 12: one metric, so the lower of the two when they disagree on a date. */
export function recurringRevenue(
  facts: Facts<'arr' | 'mrr'>,
  context: Pick<CriterionContext, 'usd'>,
): ScaleReading | undefined {
  const factor = (fact: Fact) => (fact.kind === 'mrr' ? 12 : 1);
  const yearlyAmount = (fact: Fact) => times(context.usd(fact), factor(fact));
  const fact = chooseLower([...facts.actual('arr'), ...facts.actual('mrr')], yearlyAmount);
  const amount = fact && yearlyAmount(fact);
  return amount === undefined ? undefined : { kind: 'recurring', amount, facts: [fact!], most: 1 };
}

/** All readings of money that the actual facts give. */
export function moneyReadings(facts: Facts<ScaleKind>, context: CriterionContext): ScaleReading[] {
  const model = context.evidence.businessModel;
  const recurring = recurringRevenue(facts, context);
  const revenue = ([undefined, 'year', 'quarter', 'month', 'once', 'cumulative'] as const).flatMap((period) => {
    const fact = facts.scoring('revenue', (one) => one.period === period);
    const amount = fact && yearly(fact, period, context);
    return fact && amount !== undefined
      ? [{ kind: 'revenue' as const, amount, facts: [fact], most: mostOfRevenue(period, model === 'saas') }]
      : [];
  });
  const take = facts.scoring('take_rate');
  const volumes = VOLUMES.flatMap((kind) => {
    const fact = facts.scoring(kind);
    const amount = fact && context.usdPerYear(fact);
    if (!fact || amount === undefined) return [];
    const flows = kind === 'gmv' || kind === 'tpv';
    const share = take && context.amount(take);
    const readings: ScaleReading[] = [{ kind: 'volume', amount, facts: [fact], most: 0.25 }];
    if (flows && share !== undefined) {
      readings.push({ kind: 'net', amount: (amount * share) / 100, facts: [fact, take!], most: 1 });
    } else if (kind === 'gmv' && (model === 'marketplace' || model === 'unknown')) {
      const assumed = (amount * context.rubric.thresholds.assumedTakeRate) / 100;
      readings.push({ kind: 'assumed-net', amount: assumed, facts: [fact], most: 0.5 });
    }
    return readings;
  });
  const signed = SIGNED.flatMap((kind) => {
    const fact = facts.scoring(kind);
    const amount = fact && context.usdPerYear(fact);
    return fact && amount !== undefined
      ? [{ kind: 'signed' as const, amount, facts: [fact], most: 0.25 as const }]
      : [];
  });
  return [...(recurring ? [recurring] : []), ...revenue, ...volumes, ...signed];
}

function times(amount: number | undefined, factor: number): number | undefined {
  return amount === undefined ? undefined : amount * factor;
}

/** A month or quarter times twelve or four is a run rate; a sum since the start says little of a year. */
function mostOfRevenue(period: Period | undefined, recurringExpected: boolean): Level {
  if (period === 'cumulative') return 0.25;
  return recurringExpected || period === 'month' || period === 'quarter' ? 0.75 : 1;
}

function yearly(fact: Fact, period: Period | undefined, context: CriterionContext): number | undefined {
  return period === undefined || period === 'once' || period === 'cumulative'
    ? context.usd(fact)
    : context.usdPerYear(fact);
}
