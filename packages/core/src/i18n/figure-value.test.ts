/** Figures of facts as each language writes them: units, ranges, bounds and periods. */
import { describe, expect, it } from 'vitest';
import { renderValue } from './index.js';
import type { Fact } from '../model/fact.js';
import { fact } from '../testing/build-fact.js';
import { figureValue, monthsValue } from './figure-value.js';

const shown = (one: Fact, locale: 'en' | 'es' | 'fr' = 'en') =>
  renderValue(figureValue(one), locale).replace(/[\u00a0\u202f]/g, ' ');

describe('figureValue', () => {
  it.each([
    [fact('ask', { low: 1.5e6, high: 2e6, currency: 'EUR' }), '€1.5M to €2M'],
    [fact('customers', { value: 40, low: 40 }), 'at least 40'],
    [fact('ask', { value: 5e5, high: 5e5 }), 'at most $500K'],
    [fact('burn_net', { value: 45_000, period: 'month', currency: 'EUR' }), '€45K a month'],
    [fact('growth_yoy', { value: 85, period: 'year' }), '85%'],
    [fact('ltv_cac', { value: 4, unit: 'multiple' }), '4×'],
    [fact('runway', { value: 1, unit: 'months' }), '1 month'],
    [fact('users', { value: 12_000 }), '12,000'],
    [fact('gmv', { value: 5e6, period: 'cumulative' }), '$5M'],
    [fact('pilot', { text: 'with a hospital' }), 'with a hospital'],
  ])('writes %#', (one, text) => {
    expect(shown(one)).toBe(text);
  });

  it('keeps the deck’s words for money without a currency', () => {
    const { currency: _, ...bare } = fact('arr', { value: 3e5, text: '300k ARR' });
    expect(shown(bare)).toBe('300k ARR');
  });

  it('follows the reader’s language', () => {
    const burn = fact('burn_net', { value: 45_000, period: 'month', currency: 'EUR' });
    expect(shown(burn, 'es')).toBe('45 mil € al mes');
    expect(shown(burn, 'fr')).toBe('45 k € par mois');
  });
});

describe('monthsValue', () => {
  it('keeps tenths below a year, whole months above', () => {
    expect(renderValue(monthsValue(5.78), 'en')).toBe('5.8 months');
    expect(renderValue(monthsValue(18.4), 'en')).toBe('18 months');
  });
});

it.each([
  ['en', '$16T'],
  ['es', '16 billones $'],
  ['fr', '16 000 Md $'],
] as const)('a sum of twelve zeros is not read as one of nine, in %s', (locale, told) => {
  expect(shown(fact('tam', { value: 16e12, currency: 'USD' }), locale)).toBe(told);
});
