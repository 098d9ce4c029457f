/** Which of several prices is the one that is told. */
import { expect, it } from 'vitest';
import { fact } from '../testing/build-fact.js';
import { mainPrice } from './main-price.js';

const price = (value: number, more: Parameters<typeof fact>[1] = {}) => fact('price', { value, ...more });

it('is the middle one of what is paid by the month or year, whatever a call or a piece costs', () => {
  const perCall = price(0.01);
  const plans = [price(299, { period: 'month' }), price(9_990, { period: 'year' }), price(1_499, { period: 'month' })];
  expect(mainPrice([perCall, ...plans])).toBe(plans[1]);
  const onTop = price(9_000, { period: 'month', quote: 'External API: +$9,000 a month' });
  expect(mainPrice([...plans, onTop])).toBe(plans[1]);
  expect(mainPrice([perCall])).toBe(perCall);
  expect(mainPrice([])).toBeUndefined();
});
