/** Averages, shares and movements as every report counts them. Pure; no answer is ever NaN. */
import type { Movement } from '../model/report-document.js';

/** One decimal, halves away from zero. */
export function round1(value: number): number {
  return (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10 || 0;
}

/** Euro with cents; keeps sums of cents exact. */
export function sumEuro(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}

/** Mean with one decimal; null of nothing. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : round1(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Middle value, or the mean of the two in the middle, with one decimal; null of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle]!;
  return round1(sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2);
}

/** The smallest value that `share` of all values do not exceed (nearest rank), with one decimal; null of nothing. */
export function percentile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return round1(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!);
}

/** Part of a whole in percent, one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : round1((100 * part) / whole);
}

/**
 * Whole percent that sum to 100, by largest remainder: among equal remainders the larger part, then the one that comes
 * first. All 0 when there is nothing to share.
 */
export function wholeShares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / whole);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  parts
    .map((part, index) => ({ part, index, remainder: exact[index]! - shares[index]! }))
    .sort((a, b) => b.remainder - a.remainder || b.part - a.part || a.index - b.index)
    .slice(0, missing)
    .forEach(({ index }) => (shares[index]! += 1));
  return shares;
}

/** How a figure moved, told from the figures as shown, so that a reader who subtracts finds the same. */
export function movementOf(now: number | null, before: number | null): Movement {
  if (now === null || before === null) return { before, absolute: null, relative: null };
  return {
    before,
    // Two decimals: amounts have cents.
    absolute: Math.round((now - before) * 100) / 100 || 0,
    relative: before === 0 ? null : round1((100 * (now - before)) / before),
  };
}
