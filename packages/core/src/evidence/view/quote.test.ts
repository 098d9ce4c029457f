/** Quotes hold when the slide says the same, whatever spaces, dashes, ligatures and line breaks it uses. */
import { describe, expect, it } from 'vitest';
import { findQuote, quoteText } from './quote.js';

describe('findQuote', () => {
  it.each([
    ['$1.2M ARR', 'We closed at $1.2M ARR', 'exact'],
    ['closed at $1.2M', 'We closed\nat  $1.2M ARR', 'normalised'],
    ['2020-2025', 'from 2020–2025', 'normalised'],
    ['"paid" pilots', 'three “paid” pilots', 'normalised'],
    ['financiers', 'acteurs ﬁnanciers', 'normalised'],
    ['1 250 k€', 'CA : 1\u202f250 k€', 'normalised'],
  ])('%s in %s: %s', (quote, text, how) => {
    expect(findQuote(quote, quoteText(text))).toBe(how);
  });

  it.each([
    ['$1.3M ARR', 'We closed at $1.2M ARR'],
    ['', 'anything'],
    ['   ', 'anything'],
    ['arr', 'ARR'],
    ['102', '10²'],
  ])('does not find %j in %j', (quote, text) => {
    expect(findQuote(quote, quoteText(text))).toBeUndefined();
  });
});
