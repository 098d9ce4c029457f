/**
 * Figures as intervals: what a written number can mean. "$1.2M" stands for what rounds to it, "40+" has no
 * upper end, "1.5–2 M€" is what it says. Arithmetic on the ends keeps a check from failing on rounding.
 */
import type { Fact } from '../../model/fact.js';
import { amountOf } from '../amounts.js';

export interface Interval {
  low: number;
  high: number;
  /** The figure as read, for showing. */
  mid: number;
}

/** Used for figures that carry no tolerance: half a percent. */
const UNSTATED_TOLERANCE = 0.005;

/** What the fact's figure can mean, in its own unit; undefined without a figure. */
export function intervalOf(fact: Fact): Interval | undefined {
  const mid = amountOf(fact);
  if (mid === undefined) return undefined;
  const { low, high } = fact;
  if (low !== undefined || high !== undefined) {
    return { low: low ?? Math.min(0, mid), high: high ?? Number.POSITIVE_INFINITY, mid };
  }
  const tolerance = fact.tolerance ?? Math.abs(mid) * UNSTATED_TOLERANCE;
  return { low: mid - tolerance, high: mid + tolerance, mid };
}

/** An exact number. */
export function exactly(value: number): Interval {
  return { low: value, high: value, mid: value };
}

export function plus(a: Interval, b: Interval): Interval {
  return { low: a.low + b.low, high: a.high + b.high, mid: a.mid + b.mid };
}

/** For intervals that are not negative. */
export function times(a: Interval, b: Interval): Interval {
  return { low: a.low * b.low, high: product(a.high, b.high), mid: a.mid * b.mid };
}

export function scaled(a: Interval, factor: number): Interval {
  return times(a, exactly(factor));
}

/** For intervals that are not negative; undefined when the divisor can only be 0. */
export function over(a: Interval, b: Interval): Interval | undefined {
  if (b.high <= 0 || b.mid <= 0) return undefined;
  return {
    low: b.high === Number.POSITIVE_INFINITY ? 0 : a.low / b.high,
    high: b.low <= 0 ? Number.POSITIVE_INFINITY : a.high / b.low,
    mid: a.mid / b.mid,
  };
}

/** Applies a function that grows with its argument. */
export function mapped(a: Interval, grow: (value: number) => number): Interval {
  return { low: grow(a.low), high: grow(a.high), mid: grow(a.mid) };
}

/**
 * Do the two meet, when each end of `computed` may be off by `slack` (a share)? `open` when they meet only
 * because a figure has no upper or lower end, which proves nothing.
 */
export function agreement(computed: Interval, stated: Interval, slack: number): 'agree' | 'differ' | 'open' {
  const low = computed.low - Math.abs(computed.low) * slack;
  const high = computed.high + Math.abs(computed.high) * slack;
  if (stated.low > high || stated.high < low) return 'differ';
  const bounded = [computed.high, stated.high].every(Number.isFinite);
  const near =
    Math.abs(computed.mid - stated.mid) <= Math.max(Math.abs(computed.mid), Math.abs(stated.mid)) * (slack + 0.05);
  return bounded || near ? 'agree' : 'open';
}

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}
