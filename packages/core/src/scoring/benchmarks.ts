/** Bands taken from published benchmarks, each with where it comes from and how far to trust it. Data only. */
import type { BusinessModel } from '../model/values.js';
import type { Ladder } from './ladder.js';
import type { ProfileId } from './weights.js';

export interface Benchmark<T> {
  bands: T;
  source: string;
}

/** Burn multiple: net burn ÷ net new ARR; lower is better. */
export const BURN_MULTIPLE: Benchmark<Ladder> = {
  bands: [
    [1, 1],
    [1.5, 0.75],
    [2, 0.5],
    [3, 0.25],
  ],
  source: 'David Sacks, “The Burn Multiple” (2020): under 1 amazing, 1–1.5 great, 1.5–2 good, 2–3 suspect, over 3 bad.',
};

/** Net revenue retention in percent; higher is better. */
export const NET_RETENTION: Benchmark<Ladder> = {
  bands: [
    [90, 0.25],
    [100, 0.5],
    [110, 0.75],
    [120, 1],
  ],
  source: 'Second-hand Series A tables of 2025 (median 105 %, good above 115 %); bands are our choice around them.',
};

/** Gross revenue retention or the share of customers kept for a year, in percent; higher is better. */
export const GROSS_RETENTION: Benchmark<Ladder> = {
  bands: [
    [60, 0.25],
    [80, 0.5],
    [90, 0.75],
    [95, 1],
  ],
  source: 'Our choice, in step with monthly churn: 5 % a month keeps 54 %, 2 % keeps 78 %, 1 % keeps 89 % of a year.',
};

/** Churn in percent a month; lower is better. */
export const MONTHLY_CHURN: Benchmark<Ladder> = {
  bands: [
    [1, 1],
    [2, 0.75],
    [3, 0.5],
    [5, 0.25],
  ],
  source: 'Second-hand tables of 2025: small business 3–5 % typical, 2 % good; enterprise 0.5–1 % typical.',
};

/** Users still there after 30 days, in percent. */
export const DAY_30_RETENTION: Benchmark<Ladder> = {
  bands: [
    [5, 0.25],
    [10, 0.5],
    [20, 0.75],
    [30, 1],
  ],
  source: 'General knowledge of consumer apps, not one source: 5–10 % is usual, 20 % good.',
};

/** Daily over monthly active users, in percent. */
export const STICKINESS: Benchmark<Ladder> = {
  bands: [
    [10, 0.25],
    [20, 0.5],
    [35, 0.75],
    [50, 1],
  ],
  source: 'General knowledge: 20 % fair, 50 % excellent.',
};

/** Buyers who buy again, or any other stated share of users kept, in percent. */
export const REPEAT_RATE: Benchmark<Ladder> = {
  bands: [
    [15, 0.25],
    [25, 0.5],
    [40, 0.75],
    [60, 1],
  ],
  source: 'General knowledge of shops and marketplaces (a quarter to 40 % buy again); not one source.',
};

/** CAC payback in months; lower is better. */
export const PAYBACK_MONTHS: Benchmark<Ladder> = {
  bands: [
    [12, 1],
    [18, 0.75],
    [24, 0.5],
  ],
  source: 'Common investor bands: under 12 good, 12–18 favourable, about 20 typical.',
};

/** Lifetime value over acquisition cost; higher is better. The top level also asks for parts that recompute. */
export const LTV_CAC: Benchmark<Ladder> = {
  bands: [
    [1, 0.25],
    [2, 0.5],
    [3, 0.75],
  ],
  source: 'Common investor floor of 3; below 1 every customer loses money.',
};

/** Gross margin in percent: below `alarm` .15, below `normal` .5, up to `above` .75, higher 1. */
export const GROSS_MARGIN: Benchmark<Record<BusinessModel, { alarm: number; normal: number; above: number }>> = {
  bands: {
    saas: { alarm: 60, normal: 70, above: 80 },
    marketplace: { alarm: 50, normal: 60, above: 75 },
    ecommerce: { alarm: 25, normal: 35, above: 50 },
    fintech: { alarm: 45, normal: 55, above: 70 },
    consumer: { alarm: 45, normal: 55, above: 70 },
    deeptech: { alarm: 35, normal: 45, above: 60 },
    services: { alarm: 15, normal: 25, above: 40 },
    unknown: { alarm: 45, normal: 55, above: 70 },
  },
  source:
    'RaiseReady Book, gross margin by model (read 2025). Fintech, consumer and unknown models have no line there and use its line for software with services.',
};

export const REGIONS = ['us', 'europe', 'elsewhere'] as const;
export type Region = (typeof REGIONS)[number];

/** Usual rounds in US dollars: amount raised and value before the money. */
export const ROUND_NORMS: Benchmark<
  Record<Region, Record<ProfileId, { amount: readonly [number, number]; preMoney: readonly [number, number] }>>
> = {
  bands: {
    us: {
      'pre-seed': { amount: [0.25e6, 2.5e6], preMoney: [2e6, 12e6] },
      seed: { amount: [1.5e6, 6e6], preMoney: [6e6, 25e6] },
      'series-a': { amount: [6e6, 20e6], preMoney: [20e6, 80e6] },
      'series-b': { amount: [15e6, 60e6], preMoney: [60e6, 300e6] },
    },
    europe: {
      'pre-seed': { amount: [0.1e6, 1.5e6], preMoney: [0.8e6, 6e6] },
      seed: { amount: [0.4e6, 4e6], preMoney: [2e6, 15e6] },
      'series-a': { amount: [2e6, 14e6], preMoney: [7e6, 50e6] },
      'series-b': { amount: [6e6, 40e6], preMoney: [20e6, 200e6] },
    },
    elsewhere: {
      'pre-seed': { amount: [0.1e6, 2e6], preMoney: [0.8e6, 8e6] },
      seed: { amount: [0.4e6, 5e6], preMoney: [2e6, 18e6] },
      'series-a': { amount: [3e6, 16e6], preMoney: [8e6, 60e6] },
      'series-b': { amount: [8e6, 50e6], preMoney: [25e6, 250e6] },
    },
  },
  source:
    'US: Carta Q1 2025 medians (pre-money seed $16M, series A $48M) and common round sizes. Europe: Observatorio Bankinter 2025 (median Spanish round €2.14M), ' +
    'French means of 2020 (seed €0.65M, A €2M, B €6M). Series B and “elsewhere” are our widening of these. Kept wide, because the stage names differ by country.',
};
