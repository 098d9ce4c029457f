/** Which of several prices is the one that is told. */
import { expect, it } from 'vitest';
import { fact } from '../testing/build-fact.js';
import { mainPrice, pricesBeside } from './main-price.js';

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

it('stands with the others of its slide as they stand there, each amount once', () => {
  const on = (slide: number, value: number) => price(value, { period: 'month', slide });
  const [solo, group, again, elsewhere] = [on(5, 299), on(5, 799), on(5, 299), on(9, 5)];
  expect(
    pricesBeside([solo, elsewhere, group, again])
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual([299, 799]);
  expect(pricesBeside([])).toEqual([]);
});
