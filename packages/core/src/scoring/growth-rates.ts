/** Growth of the company as a rate a year, from stated rates and from dated figures of one metric. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { endMonth } from '../model/end-month.js';
import type { Facts } from './context.js';
import type { CriterionContext } from './criterion.js';

/** Metrics whose growth counts in full, and those that count as use without money. */
export const MONEY_METRICS = ['arr', 'mrr', 'revenue', 'gmv', 'tpv'] as const satisfies readonly FactKind[];
export const USE_METRICS = [
  'paying_customers',
  'customers',
  'mau',
  'dau',
  'users',
] as const satisfies readonly FactKind[];
export type GrowthKind =
  | (typeof MONEY_METRICS)[number]
  | (typeof USE_METRICS)[number]
  | 'growth_yoy'
  | 'growth_mom'
  | 'growth_multiple'
  | 'monthly_series';

export interface GrowthRate {
  /** Percent a year. */
  yearly: number;
  facts: Fact[];
  /** From what to what is known: a base, or dated figures that agree. */
  based: boolean;
  dated: boolean;
  money: boolean;
  /** From fewer than three points of a series by month. */
  thin: boolean;
}

const SHORTEST_SPAN = 3;
const AGREEMENT = 0.15;

/** Every rate that the actual facts give. */
export function growthRates(facts: Facts<GrowthKind>, context: CriterionContext): GrowthRate[] {
  const computed = [...MONEY_METRICS, ...USE_METRICS].flatMap((kind) => fromFigures(facts, kind, context));
  const series = facts.actual('monthly_series', (fact) => Number(fact.detail?.points ?? 3) >= 3)[0];
  const stated = (['growth_yoy', 'growth_mom', 'growth_multiple'] as const).flatMap((kind) =>
    metricsOf(facts, kind).flatMap((metric) => {
      const fact = facts.scoring(kind, (one) => metricOf(one) === metric);
      const yearly = fact && yearlyRate(fact, context.amount(fact));
      if (!fact || yearly === undefined) return [];
      const support = computed.find((rate) => rate.money === isMoney(fact) && agrees(rate.yearly, yearly));
      const based = fact.detail?.base !== undefined || (fact.derivedFrom?.length ?? 0) > 1 || !!support || !!series;
      const dated = fact.asOf !== undefined || !!support?.dated;
      return [
        {
          yearly,
          facts: [fact, ...(support?.facts ?? [])],
          based,
          dated,
          money: isMoney(fact),
          thin: kind === 'growth_mom' && !series,
        },
      ];
    }),
  );
  // Of rates that reach the same level the one of money is told.
  return [...stated, ...computed].sort((a, b) => Number(b.money) - Number(a.money));
}

/** (1 + r) a month, a quarter or a year compounded to a year, in percent. */
export function yearlyRate(fact: Fact, amount: number | undefined): number | undefined {
  if (amount === undefined) return undefined;
  const power = { day: 365, week: 52, month: 12, quarter: 4, year: 1, once: 1, cumulative: 1 };
  if (fact.kind === 'growth_mom') return compound(1 + amount / 100, 12);
  if (fact.kind === 'growth_multiple') return compound(amount, power[fact.period ?? 'year']);
  return amount;
}

function compound(factor: number, power: number): number {
  return (Math.max(factor, 0) ** power - 1) * 100;
}

/** Growth between the oldest and the newest dated figure of one metric, at least three months apart. */
function fromFigures(facts: Facts<GrowthKind>, kind: GrowthKind, context: CriterionContext): GrowthRate[] {
  const periods = new Set(facts.actual(kind).map((fact) => fact.period));
  return [...periods].flatMap((period) => {
    const ofPeriod = facts.actual(kind, (fact) => fact.period === period && fact.asOf !== undefined);
    const end = facts.scoring(kind, (fact) => ofPeriod.some((one) => one === fact));
    if (!end) return [];
    const yearBefore = endMonth(end.asOf) - 12;
    const start = ofPeriod
      .filter((fact) => endMonth(end.asOf) - endMonth(fact.asOf) >= SHORTEST_SPAN)
      .sort((a, b) => distance(a, yearBefore) - distance(b, yearBefore) || size(b, context) - size(a, context))[0];
    const from = start && size(start, context);
    const to = size(end, context);
    if (!start || !from) return [];
    const months = endMonth(end.asOf) - endMonth(start.asOf);
    return [
      {
        yearly: compound(to / from, 12 / months),
        facts: [start, end],
        based: true,
        dated: true,
        money: (MONEY_METRICS as readonly string[]).includes(kind),
        thin: false,
      },
    ];
  });
}

function distance(fact: Fact, month: number): number {
  return Math.abs(endMonth(fact.asOf) - month);
}

function size(fact: Fact, context: CriterionContext): number {
  return context.usd(fact) ?? 0;
}

function metricOf(fact: Fact): string {
  return String(fact.detail?.metric ?? '');
}

function metricsOf(facts: Facts<GrowthKind>, kind: GrowthKind): string[] {
  return [...new Set(facts.actual(kind).map(metricOf))];
}

/** Growth that names no metric is taken as growth of the business. */
export function isMoney(fact: Fact): boolean {
  const metric = metricOf(fact);
  return metric === '' || (MONEY_METRICS as readonly string[]).includes(metric);
}

function agrees(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(AGREEMENT * Math.abs(b), 5);
}
