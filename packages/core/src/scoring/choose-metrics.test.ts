/** The figures at the head of a document. */
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../i18n/in-language.js';
import type { Analysis } from '../model/analysis.js';
import type { Fact } from '../model/fact.js';
import { evidence, fact } from '../testing/build-fact.js';
import { chooseMetrics, metricTexts } from './choose-metrics.js';
import { createContext } from './context.js';
import { RUBRIC } from './rubric.js';

function textsOf(facts: Fact[], locale: 'en' | 'es' | 'fr' = 'en') {
  const deck = evidence(facts);
  return metricTexts(deck.facts, chooseMetrics(createContext(deck, RUBRIC)), locale);
}

describe('metrics', () => {
  it('are absent when the deck does not show them', () => {
    expect(textsOf([])).toEqual({ marketSize: null, arr: null, growthRate: null, burnRate: null });
  });

  it('are no value of another firm or of a day to come, a hundred rounds and more', () => {
    const chosen = (value: number) =>
      chooseMetrics(
        createContext(
          evidence([
            fact('ask', { value: 1e6, basis: 'target', subject: 'round' }),
            fact('pre_money', { value, subject: 'round' }),
          ]),
          RUBRIC,
        ),
      ).pre_money;
    expect(chosen(3.5e9)).toBeUndefined();
    expect(chosen(8e6)).toBeDefined();
  });

  it('are the newest actual figures of the company, in its currency and the reader’s format', () => {
    const facts = [
      fact('arr', { value: 350_000, currency: 'EUR', asOf: '2024-12' }),
      fact('arr', { value: 1.2e6, currency: 'EUR', asOf: '2025-12' }),
      fact('arr', { value: 9e6, currency: 'EUR', asOf: '2027', basis: 'forecast' }),
      fact('growth_yoy', { value: 85 }),
      fact('growth_yoy', { value: 22, subject: 'market' }),
      fact('burn_net', { value: 45_000, currency: 'EUR', period: 'month' }),
      fact('tam', { value: 2.5e9, currency: 'EUR' }),
      fact('sam', { value: 350e6, currency: 'EUR' }),
    ];
    expect(textsOf(facts)).toMatchObject({
      marketSize: '€2.5B',
      arr: '€1.2M',
      growthRate: '85%',
      burnRate: '€45K a month',
    });
    const french = textsOf(facts, 'fr');
    expect(french.arr?.replace(/\s/g, ' ')).toBe('1,2 M €');
    // The document, and what lists keep of it, say them in the language they are read in.
    const shown = inLanguage({ ...textsOf(facts), textLanguage: 'en' as const }, 'fr');
    expect(shown).toEqual({ ...french, textLanguage: 'fr' });
  });

  it('show how money grows before how users do', () => {
    const users = fact('growth_mom', { value: 25, detail: { metric: 'users' } });
    const revenue = fact('growth_mom', { value: 30, detail: { metric: 'revenue' } });
    expect(textsOf([users, revenue]).growthRate).toMatch(/^30%/u);
    expect(textsOf([users]).growthRate).toMatch(/^25%/u);
  });

  it('of today go before the last year of a table, where they are more and the deck is younger', () => {
    const slides = [
      { number: 1, section: 'traction', alsoSections: [] },
      { number: 2, section: 'financials', alsoSections: [] },
    ] as unknown as Analysis['slides'];
    const of = (readingDate: string | undefined, value: number, slide = 1) => {
      const facts = [fact('arr', { value: 1.9e6, asOf: '2024', slide: 2 }), fact('arr', { value, slide })];
      const deck = { ...evidence(facts), slides, ...(readingDate === undefined ? {} : { readingDate }) };
      return metricTexts(deck.facts, chooseMetrics(createContext(deck, RUBRIC)), 'en').arr;
    };
    expect(of('2025-09', 3.4e6)).toBe('$3.4M');
    expect(of('2025', 3.4e6)).toBe('$3.4M');
    // Nobody says when: no younger than the table, less than it, or on a page of plans and prices.
    expect(of('2024', 3.4e6)).toBe('$1.9M');
    expect(of(undefined, 3.4e6)).toBe('$1.9M');
    expect(of('2025-09', 1.2e6)).toBe('$1.9M');
    expect(of('2025-09', 3.4e6, 2)).toBe('$1.9M');
  });

  it('revenue is never shown as recurring, twelve months of it are', () => {
    expect(textsOf([fact('revenue', { value: 5e6, period: 'year' })]).arr).toBeNull();
    expect(textsOf([fact('mrr', { value: 20_000 })]).arr).toBe('$240K, MRR × 12');
    expect(textsOf([fact('mrr', { value: 20_000 })], 'fr').arr).toMatch(/^240.k.\$, soit MRR × 12$/);
  });

  it('prefers market money to heads, and a stated ask at its lower figure', () => {
    const deck = evidence([
      fact('tam', { value: 30e6, unit: 'count' }),
      fact('tam', { value: 4e9 }),
      fact('ask', { value: 3e6 }),
      fact('ask', { value: 2e6 }),
    ]);
    const metrics = chooseMetrics(createContext(deck, RUBRIC));
    expect(deck.facts.find(({ id }) => id === metrics.tam)!.value).toBe(4e9);
    expect(deck.facts.find(({ id }) => id === metrics.ask)!.value).toBe(2e6);
  });

  it('shows the market that the deck calls so before a wider one, and the one of today before one to come', () => {
    const shownOf = (...facts: Fact[]) => textsOf(facts).marketSize;
    const wider = fact('tam', { value: 34e9, quote: '$34B flows through the wholesale market' });
    expect(shownOf(wider, fact('tam', { value: 20e9, quote: '$20B operators without a bank (TAM)' }))).toBe('$20B');
    expect(shownOf(wider, fact('tam', { value: 20e9, quote: '$20B operators without a bank' }))).toBe('$34B');
    // What the market is to be is shown where the deck says nothing else.
    const later = fact('tam', { value: 23e9, quote: 'Pet memorials, growing to $23B', detail: { ahead: true } });
    expect(shownOf(fact('tam', { value: 2e9, quote: 'Pet memorials are worth $2B' }), later)).toBe('$2B');
    expect(shownOf(later)).toBe('$23B');
    // The row that says it holds what buyers pay too.
    const paid = fact('tam', { value: 30_000, quote: 'TAM: importers | 62,000 | $30,000 | $1.86B' });
    expect(shownOf(fact('tam', { value: 1.86e9, quote: 'A $1.86B market' }), paid)).toBe('$1.86B');
    expect(shownOf(wider, fact('tam', { value: 2e9, quote: 'TAM, micro-investment | $2B | Allied Research' }))).toBe(
      '$2B',
    );
  });
});
