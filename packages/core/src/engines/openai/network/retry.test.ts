/** An endpoint is obeyed when it says when to come back, and given up when that is too late. */
import { expect, test } from 'vitest';
import { readRetryAfter, withRetries, type RetryPlan } from './retry.js';

const plan: RetryPlan = {
  retries: 2,
  signal: new AbortController().signal,
  timeLeft: () => 10_000,
  retryAfter: () => 1,
  isWorthRetrying: () => true,
};

async function tries(attempt: (n: number) => string, over: Partial<RetryPlan> = {}): Promise<[unknown, number]> {
  let n = 0;
  const outcome = await withRetries(async () => attempt(++n), { ...plan, ...over }).catch(
    (error: Error) => error.message,
  );
  return [outcome, n];
}

const fails = (until: number) => (n: number) => {
  if (n < until) throw new Error('busy');
  return 'done';
};

test('tries again as often as it may, and no more', async () => {
  expect(await tries(fails(3))).toEqual(['done', 3]);
  expect(await tries(fails(9))).toEqual(['busy', 3]);
  expect(await tries(fails(9), { retries: 0 })).toEqual(['busy', 1]);
  expect(await tries(fails(9), { isWorthRetrying: () => false })).toEqual(['busy', 1]);
});

test('does not wait longer than there is time', async () => {
  expect(await tries(fails(2), { retryAfter: () => 20_000 })).toEqual(['busy', 1]);
});

test('reads seconds, milliseconds and dates', () => {
  const now = Date.parse('2026-07-01T10:00:00Z');
  const after = (headers: Record<string, string>) => readRetryAfter(new Headers(headers), now);
  expect(after({ 'retry-after': '3' })).toBe(3000);
  expect(after({ 'retry-after-ms': '250', 'retry-after': '3' })).toBe(250);
  expect(after({ 'retry-after': 'Wed, 01 Jul 2026 10:00:05 GMT' })).toBe(5000);
  expect(after({ 'retry-after': 'soon' })).toBeUndefined();
  expect(after({})).toBeUndefined();
});
