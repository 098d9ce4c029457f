/** Templates are filled by the language’s own rules. */
import { describe, expect, it } from 'vitest';
import { formatAgo, formatBucket, formatMoney, formatNumber } from './format.js';
import { renderText } from './render-text.js';

describe('a template', () => {
  const slides = { one: '{count} diapositiva', other: '{count} diapositivas' };
  it('takes the plural of its language', () => {
    expect([0, 1, 2].map((count) => renderText(slides, 'es', { count }))).toEqual([
      '0 diapositivas',
      '1 diapositiva',
      '2 diapositivas',
    ]);
    // French counts nothing as one.
    expect(renderText({ one: '{count} page', other: '{count} pages' }, 'fr', { count: 0 })).toBe('0 page');
  });
  it('writes numbers as the language does and leaves text alone', () => {
    expect(renderText('{name}: {value}', 'es', { name: 'A {value}', value: 12345.5 })).toBe('A {value}: 12.345,5');
  });
});

describe('formats', () => {
  it('are those of the language', () => {
    expect(formatNumber(58.34, 'fr')).toBe('58,3');
    expect(formatMoney(1_250_000, 'en')).toBe('€1.25M');
    expect(formatMoney(1_250_000, 'en', { full: true })).toBe('€1,250,000');
    expect(formatMoney(180_000.5, 'en', { full: true })).toBe('€180,000.50');
    expect(formatBucket('2026-Q4', 'es')).toBe('T4 2026');
    expect(formatBucket('2026-11-16', 'en')).toBe('Nov 16, 2026');
  });
  it('say how long ago in whole units, and never the future', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatAgo('2026-11-20T11:00:00Z', 'en', now)).toBe('yesterday');
    expect(formatAgo('2026-11-21T11:46:00Z', 'en', now)).toBe('14 minutes ago');
    expect(formatAgo('2026-11-21T12:00:03Z', 'en', now)).toBe('now');
  });
});
