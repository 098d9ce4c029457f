/** Answers are given again without asking, and forgotten before they fill the memory. */
import { expect, it } from 'vitest';
import { memoize } from './memoize.js';

it('asks once for a text, and each time for a long one', () => {
  const asked: string[] = [];
  const lengthOf = memoize((text) => {
    asked.push(text);
    return text.length;
  });
  const long = 'x'.repeat(1000);
  expect([lengthOf('ab'), lengthOf('ab'), lengthOf(long), lengthOf(long)]).toEqual([2, 2, 1000, 1000]);
  expect(asked).toEqual(['ab', long, long]);
});

it('remembers that there was no answer', () => {
  let asked = 0;
  const none = memoize(() => {
    asked += 1;
    return undefined;
  });
  none('a');
  none('a');
  expect(asked).toBe(1);
});

it('forgets what it knows when it knows too much', () => {
  let asked = 0;
  const count = memoize(() => (asked += 1));
  for (let i = 0; i < 5000; i += 1) count(String(i));
  count('0');
  expect(asked).toBe(5001);
});
