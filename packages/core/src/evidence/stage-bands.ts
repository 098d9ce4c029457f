/** What round sizes and revenues mean for the stage, by region. Versioned data; amounts in US dollars. */
import type { Stage } from '../model/values.js';

export type StageRegion = 'us' | 'europe' | 'elsewhere';

/**
 * Upper bounds of a round's size. United States after Carta's and Kruze's ranges (pre-seed to 2.5M, seed to 6M,
 * A to 20M); European early rounds are two to five times smaller (Spain 2025: median 2.1M EUR), those elsewhere
 * smaller again.
 */
export const ASK_BANDS: Readonly<Record<StageRegion, readonly (readonly [number, Stage])[]>> = {
  us: [
    [1_500_000, 'pre-seed'],
    [6_000_000, 'seed'],
    [25_000_000, 'series-a'],
    [60_000_000, 'series-b'],
    [150_000_000, 'series-c'],
  ],
  europe: [
    [800_000, 'pre-seed'],
    [4_000_000, 'seed'],
    [15_000_000, 'series-a'],
    [45_000_000, 'series-b'],
    [120_000_000, 'series-c'],
  ],
  elsewhere: [
    [500_000, 'pre-seed'],
    [3_000_000, 'seed'],
    [12_000_000, 'series-a'],
    [40_000_000, 'series-b'],
    [100_000_000, 'series-c'],
  ],
};

/** Upper bounds of annual recurring revenue, after the readiness ranges of 2025-26 (Series A from about 1.5M). */
export const ARR_BANDS: readonly (readonly [number, Stage])[] = [
  [100_000, 'pre-seed'],
  [1_500_000, 'seed'],
  [6_000_000, 'series-a'],
  [20_000_000, 'series-b'],
  [60_000_000, 'series-c'],
];

/** What lies above all bands. */
export const BEYOND: Stage = 'growth';

export const EUROPEAN_CURRENCIES: ReadonlySet<string> = new Set(
  'EUR GBP CHF SEK NOK DKK PLN CZK HUF RON BGN'.split(' '),
);

/** US dollars for one unit, averages of 2025 to two figures: bands are a factor of two and more wide. */
export const DOLLARS: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 1.13,
  GBP: 1.32,
  CHF: 1.2,
  CAD: 0.72,
  AUD: 0.65,
  NZD: 0.59,
  SEK: 0.1,
  NOK: 0.097,
  DKK: 0.15,
  PLN: 0.27,
  CZK: 0.046,
  HUF: 0.0028,
  RON: 0.22,
  BGN: 0.58,
  MXN: 0.053,
  COP: 0.00025,
  CLP: 0.00105,
  PEN: 0.28,
  ARS: 0.0008,
  BRL: 0.18,
  UYU: 0.025,
  BOB: 0.145,
  CRC: 0.002,
  DOP: 0.016,
  GTQ: 0.13,
  INR: 0.0115,
  SGD: 0.77,
  MYR: 0.23,
  IDR: 0.000061,
  THB: 0.03,
  PHP: 0.0175,
  VND: 0.000039,
  CNY: 0.139,
  HKD: 0.128,
  JPY: 0.0067,
  KRW: 0.0007,
  TWD: 0.032,
  AED: 0.272,
  SAR: 0.267,
  ILS: 0.29,
  TRY: 0.026,
  EGP: 0.02,
  NGN: 0.00065,
  KES: 0.0077,
  GHS: 0.081,
  ZAR: 0.056,
  MAD: 0.108,
  TND: 0.33,
  XOF: 0.0017,
};
