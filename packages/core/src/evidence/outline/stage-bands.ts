/** What round sizes and revenues mean for the stage, by region. Versioned data; amounts in US dollars. */
import type { Stage } from '../../model/values.js';

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
