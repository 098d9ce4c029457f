/** What is cut off the end, and that a long text costs no more than its end. */
import { expect, it } from 'vitest';
import { withoutEnd } from './without-end.js';

it.each([
  ['Acme Ltd. …', /[\s.…]/u, 'Acme Ltd'],
  ['Ácme ☀️🚀', /[^\p{L}]/u, 'Ácme'],
  ['…', /…/u, ''],
  ['', /…/u, ''],
  ['. Acme', /\./u, '. Acme'],
])('%j without %s is %j', (text, mark, rest) => {
  expect(withoutEnd(text, mark)).toBe(rest);
});

it('looks at the end alone', () => {
  let looked = 0;
  const mark = { test: (character: string) => ((looked += 1), character === '.') };
  expect(withoutEnd(`${'.'.repeat(100_000)}a..`, mark)).toHaveLength(100_001);
  expect(looked).toBe(3);
});
