/** How figures and words of a deck stand inside our sentences. */
import { describe, expect, it } from 'vitest';
import { renderValue } from '../i18n/render.js';
import { fact } from '../testing/build-fact.js';
import { names, shown, shownPerPeriod, words } from './show-value.js';

describe('figures', () => {
  it('keep their unit, their period and the reader’s number format', () => {
    const price = fact('price', { value: 1_250.5, currency: 'EUR', period: 'month' });
    expect(renderValue(shownPerPeriod(price), 'en')).toBe('€1,250.5 a month');
    expect(renderValue(shown(fact('customers', { value: 25_990 })), 'es')).toBe('25.990');
  });

  it('show a range as a range and a bound as a bound, never a middle that the deck does not give', () => {
    expect(renderValue(shown(fact('ask', { low: 1e6, high: 2e6 })), 'en')).toBe('$1M to $2M');
    expect(renderValue(shown(fact('customers', { low: 40 })), 'en')).toBe('at least 40');
  });
});

describe('words', () => {
  it.each([
    ['"Where are my keys?"', 'Where are my keys?'],
    ['“¿Dónde están mis llaves?”.', '¿Dónde están mis llaves?'],
    ['« Où sont mes clés ?', 'Où sont mes clés ?'],
    ['“Ship it” and “test it”', '“Ship it” and “test it”'],
    ['“Ship it”, says Ana', '“Ship it”, says Ana'],
    ['A screen of 5"', 'A screen of 5"'],
  ])('stand in no marks but ours: %s', (text, bare) => {
    expect(words(fact('problem', { text }))).toBe(bare);
  });

  it('lose bullet and final stop, and are cut at a word', () => {
    expect(words(fact('tech', { text: '• Streams speech  to text. ' }))).toBe('Streams speech to text');
    const long = words(fact('tech', { text: 'word '.repeat(60) }));
    expect(long.length).toBeLessThanOrEqual(91);
    expect(long).toMatch(/word…$/);
  });

  it('name each person or firm once', () => {
    const list = ['Alpha', 'Alpha', 'Beta'].map((subjectName) => fact('competitor', { subjectName }));
    expect(renderValue(names(list), 'en')).toBe('Alpha and Beta');
  });
});
