/** Figures as intervals: what digits, ranges and bounds mean, and when two figures meet. */
import { describe, expect, it } from 'vitest';
import { fact } from '../../testing/build-fact.js';
import { agreement, exactly, intervalOf, over, plus, scaled, times } from './interval.js';

describe('intervalOf', () => {
  it('spans what the last digit may mean', () => {
    expect(intervalOf(fact('arr', { value: 1.2e6, tolerance: 5e4 }))).toEqual({
      low: 1.15e6,
      high: 1.25e6,
      mid: 1.2e6,
    });
  });

  it('leaves a bound open on its other side', () => {
    expect(intervalOf(fact('customers', { value: 40, low: 40 }))).toEqual({ low: 40, high: Infinity, mid: 40 });
    expect(intervalOf(fact('ask', { value: 5e5, high: 5e5 }))).toEqual({ low: 0, high: 5e5, mid: 5e5 });
  });

  it('takes a range as it is, and nothing from words', () => {
    expect(intervalOf(fact('ask', { low: 1e6, high: 2e6 }))).toEqual({ low: 1e6, high: 2e6, mid: 1.5e6 });
    expect(intervalOf(fact('pilot', { text: 'with a hospital' }))).toBeUndefined();
  });
});

describe('arithmetic', () => {
  const few = { low: 40, high: Infinity, mid: 40 };
  it('carries open ends along', () => {
    expect(times(few, exactly(10))).toEqual({ low: 400, high: Infinity, mid: 400 });
    expect(over(exactly(400), few)).toEqual({ low: 0, high: 10, mid: 10 });
    expect(plus(few, exactly(2))).toEqual({ low: 42, high: Infinity, mid: 42 });
    expect(scaled(few, 0)).toEqual({ low: 0, high: 0, mid: 0 });
  });

  it('does not divide by nothing', () => {
    expect(over(exactly(1), exactly(0))).toBeUndefined();
  });
});

describe('agreement', () => {
  it('accepts what slack and rounding explain', () => {
    expect(agreement(exactly(100), exactly(114), 0.15)).toBe('agree');
    expect(agreement(exactly(100), exactly(116), 0.15)).toBe('differ');
    expect(agreement({ low: 90, high: 110, mid: 100 }, { low: 108, high: 130, mid: 119 }, 0)).toBe('agree');
  });

  it('takes an open end as no proof', () => {
    expect(agreement(exactly(1000), { low: 40, high: Infinity, mid: 40 }, 0.1)).toBe('open');
    expect(agreement(exactly(42), { low: 40, high: Infinity, mid: 40 }, 0.1)).toBe('agree');
    expect(agreement(exactly(20), { low: 40, high: Infinity, mid: 40 }, 0.1)).toBe('differ');
  });
});
