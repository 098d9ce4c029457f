/** The money that lists show and sort by: what a deck asks for, and what it earns. */
import { z } from 'zod';
import { USD_RATES } from './dollar-rates.js';
import type { Fact } from './fact.js';
import { recurringRevenueOf, type RecurringRevenue } from './recurring-revenue.js';

const moneySchema = z.strictObject({
  /** In the currency of the deck. */
  value: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** Roughly, for the order alone: no amount is ever shown in another currency than the deck's. */
  usd: z.number(),
  /** A person corrected it: the deck says something else. */
  isCorrected: z.literal(true).optional(),
});

export const listFiguresSchema = z.strictObject({
  /** What the round asks for; of a range its upper end. Absent when the deck does not show it. */
  ask: moneySchema.optional(),
  /** The best figure of what it earns: ARR, else what it made in its last year. */
  revenue: moneySchema
    .extend({
      kind: z.enum(['arr', 'revenue']),
      /** Twelve times the monthly revenue. */
      isComputed: z.literal(true).optional(),
    })
    .optional(),
});
export type ListFigures = z.infer<typeof listFiguresSchema>;

export function listFiguresOf(analysis: Parameters<typeof recurringRevenueOf>[0]): ListFigures {
  const chosen = (kind: 'ask' | 'revenue') => analysis.facts.find(({ id }) => id === analysis.metrics[kind]);
  const ask = moneyOf(chosen('ask'));
  const revenue = recurring(recurringRevenueOf(analysis)) ?? yearly(chosen('revenue'));
  return { ...(ask && { ask }), ...(revenue && { revenue }) };
}

function recurring(found: RecurringRevenue | undefined): ListFigures['revenue'] {
  const money = moneyOf(found?.fact);
  return money && { ...money, kind: 'arr', ...(found?.from && { isComputed: true as const }) };
}

/** What was made in a month or in all years is no year's revenue. */
function yearly(fact: Fact | undefined): ListFigures['revenue'] {
  const money = fact?.basis === 'actual' && fact.period === 'year' ? moneyOf(fact) : undefined;
  return money && { ...money, kind: 'revenue' };
}

function moneyOf(fact: Fact | undefined): z.infer<typeof moneySchema> | undefined {
  const value = fact?.value ?? fact?.high ?? fact?.low;
  const rate = USD_RATES[fact?.currency ?? ''];
  return value === undefined || rate === undefined
    ? undefined
    : {
        value,
        currency: fact!.currency!,
        usd: value * rate,
        ...(fact!.source === 'person' && { isCorrected: true as const }),
      };
}
