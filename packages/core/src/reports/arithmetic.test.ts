/** Shares sum to 100, averages are recomputed, nothing is NaN. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, median, movementOf, percentile, percentOf, round1, sumEuro, wholeShares } from './arithmetic.js';

const parts = fc.array(fc.nat(10_000), { maxLength: 12 });
const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 60 });

describe('wholeShares', () => {
  it('sums to exactly 100 and is never a whole percent off', () => {
    fc.assert(
      fc.property(parts, (counts) => {
        const whole = counts.reduce((sum, count) => sum + count, 0);
        const shares = wholeShares(counts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : 100);
        if (whole === 0) return;
        counts.forEach((count, index) => expect(Math.abs(shares[index]! - (100 * count) / whole)).toBeLessThan(1));
        // A larger part never gets the smaller share.
        counts.forEach((count, index) =>
          counts.forEach((other, place) => {
            if (count > other) expect(shares[index]!).toBeGreaterThanOrEqual(shares[place]!);
          }),
        );
      }),
    );
  });

  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 2],
      [33, 67],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
    [
      [0, 5],
      [0, 100],
    ],
  ])('shares %j as %j', (counts, shares) => expect(wholeShares(counts)).toEqual(shares));
});

describe('averages', () => {
  it('agree with a plain recomputation', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const sum = values.reduce((total, value) => total + value, 0);
        expect(Math.abs(mean(values)! - sum / values.length)).toBeLessThanOrEqual(0.05 + 1e-9);
        const sorted = [...values].sort((a, b) => a - b);
        const below = values.filter((value) => value <= percentile(values, 0.95)!).length;
        expect(below / values.length).toBeGreaterThanOrEqual(0.95);
        expect(sorted).toContain(percentile(values, 0.95));
        expect(values.filter((value) => value < median(values)!).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > median(values)!).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('are null of nothing, not 0 or NaN', () => {
    expect([mean([]), median([]), percentile([], 0.95), percentOf(0, 0)]).toEqual([null, null, null, null]);
  });

  it('take one value for what it is', () => {
    expect([mean([7]), median([7]), percentile([7], 0.95)]).toEqual([7, 7, 7]);
  });
});

it('rounds halves away from zero, never to minus zero', () => {
  expect([round1(0.25), round1(-0.25), Object.is(round1(-0.01), 0)]).toEqual([0.3, -0.3, true]);
});

it('adds cents exactly', () => {
  expect(sumEuro([0.1, 0.2])).toBe(0.3);
  expect(sumEuro(Array.from({ length: 1000 }, () => 1.1))).toBe(1100);
});

describe('movementOf', () => {
  it('is what a reader finds who subtracts the two figures shown', () => {
    const shown = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 10);
    fc.assert(
      fc.property(shown, shown, (now, before) => {
        const movement = movementOf(now, before);
        expect(movement.absolute).toBeCloseTo(now - before, 6);
        if (before === 0) expect(movement.relative).toBeNull();
        else expect(Math.abs(movement.relative! - (100 * (now - before)) / before)).toBeLessThanOrEqual(0.051);
      }),
    );
  });

  it('is null where one of them cannot be given', () => {
    expect(movementOf(null, 4)).toEqual({ before: 4, absolute: null, relative: null });
    expect(movementOf(4, null)).toEqual({ before: null, absolute: null, relative: null });
  });
});
