import { describe, expect, it } from 'vitest';
import { fact } from '../testing/build-fact.js';
import { factValue } from './fact-value.js';

describe('a span of time', () => {
  const span = (value: number) => fact('pain_cost', { value, unit: 'months' });
  it('is said in days below a month, and in months from there on', () => {
    expect(factValue(span(11 / 30.4375), 'en')).toBe('11 days');
    expect(factValue(span(1 / 30.4375), 'es')).toBe('1 día');
    expect(factValue(span(14), 'fr')).toBe('14 mois');
    expect(factValue(span(60 / 30.4375), 'en')).toBe('2 months');
    expect(factValue(span(0), 'en')).toBe('0 months');
  });
});

describe('an amount', () => {
  const amount = (currency: string) => fact('revenue', { value: 38e6, unit: 'money', currency });
  it.each([
    ['en', 'USD', '$38M'],
    ['en', 'CAD', 'CA$38M'],
    ['en', 'COP', 'COP 38M'],
    ['en', 'SEK', 'SEK 38M'],
    ['en', 'INR', '₹38M'],
    ['es', 'MXN', '38 M MXN'],
    ['es', 'USD', '38 M $'],
    ['fr', 'CAD', '38 M $CA'],
    ['fr', 'GBP', '38 M £'],
  ] as const)('says in %s that it is in %s where the sign is that of several', (locale, currency, shown) => {
    expect(factValue(amount(currency), locale)?.replace(/\s/gu, ' ')).toBe(shown);
  });
});
