import { describe, expect, it } from 'vitest';
import { fact } from '../testing/build-fact.js';
import { factValue } from './fact-value.js';

describe('a span of time', () => {
  const span = (value: number) => fact('pain_cost', { value, unit: 'months' });
  it('is said in days below a month, and in months from there on', () => {
    expect(factValue(span(11 / 30.4375), 'en')).toBe('11 days');
    expect(factValue(span(1 / 30.4375), 'es')).toBe('1 día');
    expect(factValue(span(14), 'fr')).toBe('14 mois');
    expect(factValue(span(0), 'en')).toBe('0 months');
  });
});
