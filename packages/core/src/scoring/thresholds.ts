/** The rubric's own bands, by stage where they depend on it. Data only; money in US dollars, shares in percent. */
import type { Level } from '../model/scores.js';
import type { BusinessModel } from '../model/values.js';
import type { Ladder } from './ladder.js';
import type { ProfileId } from './weights.js';

export interface Thresholds {
  reason: string;
  /** M2: reachable market a year. */
  reachableMarket: Ladder;
  /** M3, G5: how far a product of parts may be from the stated figure. */
  recomputeTolerance: number;
  /** M4: growth of the market a year that earns the top level, and below which it earns half at most. */
  marketGrowth: { strong: number; weak: number };
  /** G1: annual recurring or net revenue. At pre-seed the first payer already earns .75. */
  revenue: Record<ProfileId, Ladder>;
  /** G1: how much more revenue the model needs for the same level. */
  revenueFactor: Record<BusinessModel, number>;
  /** G1: monthly active users of consumer products. */
  activeUsers: Record<ProfileId, Ladder>;
  /** G1: technology readiness of deep tech. */
  readiness: Ladder;
  /** G1: share of GMV taken as revenue when the take rate is not said. */
  assumedTakeRate: number;
  /** G2: growth a year in percent. */
  growth: Record<ProfileId, Ladder>;
  /** P2: level of each state of the product. */
  productStage: Record<ProfileId, Record<'idea' | 'prototype' | 'mvp' | 'live' | 'paying', Level>>;
  /** R1: months of cash after the round. */
  runway: Ladder;
  /** R1: how far ask ÷ burn may be from the stated runway. */
  runwayTolerance: number;
  /** R3: accepted sum of the use of funds in percent. */
  useOfFunds: readonly [number, number];
  /** R4: accepted dilution in percent. */
  dilution: readonly [number, number];
  /** R7: share of the largest customer in revenue. */
  topCustomer: Ladder;
  /** R10: next year over last year. */
  forecast: { grounded: number; wild: number };
}

export const THRESHOLDS: Thresholds = {
  reason:
    'Our choice, between the published neighbours quoted in the benchmarks; meant to be argued with. A fund changes them in its thesis.',
  reachableMarket: [
    [20e6, 0.25],
    [100e6, 0.5],
    [300e6, 0.75],
    [1e9, 1],
  ],
  recomputeTolerance: 0.15,
  marketGrowth: { strong: 15, weak: 5 },
  revenue: {
    'pre-seed': [
      [1, 0.75],
      [50e3, 1],
    ],
    seed: [
      [1, 0.25],
      [50e3, 0.5],
      [150e3, 0.75],
      [500e3, 1],
    ],
    'series-a': [
      [250e3, 0.25],
      [750e3, 0.5],
      [1.5e6, 0.75],
      [2.5e6, 1],
    ],
    'series-b': [
      [2e6, 0.25],
      [5e6, 0.5],
      [8e6, 0.75],
      [12e6, 1],
    ],
  },
  revenueFactor: {
    saas: 1,
    marketplace: 1,
    ecommerce: 2.5,
    fintech: 1,
    consumer: 1,
    deeptech: 1,
    services: 2.5,
    unknown: 1,
  },
  activeUsers: {
    'pre-seed': [
      [100, 0.25],
      [1e3, 0.5],
      [3e3, 0.75],
      [10e3, 1],
    ],
    seed: [
      [1e3, 0.25],
      [10e3, 0.5],
      [30e3, 0.75],
      [100e3, 1],
    ],
    'series-a': [
      [10e3, 0.25],
      [100e3, 0.5],
      [300e3, 0.75],
      [1e6, 1],
    ],
    'series-b': [
      [100e3, 0.25],
      [1e6, 0.5],
      [3e6, 0.75],
      [10e6, 1],
    ],
  },
  readiness: [
    [3, 0.25],
    [4, 0.5],
    [6, 0.75],
    [8, 1],
  ],
  assumedTakeRate: 10,
  growth: {
    'pre-seed': [
      [1, 0.25],
      [50, 0.5],
      [100, 0.75],
      [200, 1],
    ],
    seed: [
      [1, 0.25],
      [50, 0.5],
      [100, 0.75],
      [200, 1],
    ],
    'series-a': [
      [25, 0.25],
      [50, 0.5],
      [100, 0.75],
      [150, 1],
    ],
    'series-b': [
      [20, 0.25],
      [40, 0.5],
      [60, 0.75],
      [100, 1],
    ],
  },
  productStage: {
    'pre-seed': { idea: 0.25, prototype: 0.75, mvp: 1, live: 1, paying: 1 },
    seed: { idea: 0.15, prototype: 0.5, mvp: 0.75, live: 1, paying: 1 },
    'series-a': { idea: 0.15, prototype: 0.25, mvp: 0.5, live: 0.75, paying: 1 },
    'series-b': { idea: 0.15, prototype: 0.15, mvp: 0.25, live: 0.75, paying: 1 },
  },
  runway: [
    [6, 0.25],
    [12, 0.5],
    [18, 0.75],
    [24, 1],
  ],
  runwayTolerance: 0.25,
  useOfFunds: [95, 105],
  dilution: [10, 30],
  topCustomer: [
    [10, 1],
    [25, 0.75],
    [40, 0.25],
  ],
  forecast: { grounded: 3, wild: 5 },
};
