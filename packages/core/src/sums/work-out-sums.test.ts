/** Sums beside a deck: worked out from its own figures of one basis, and only sure figures do not tie. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../model/fact.js';
import type { SumId } from '../model/derived-sum.js';
import { LOCALES } from '../model/values.js';
import { evidence, fact } from '../testing/build-fact.js';
import { scoreEvidence } from '../scoring/score-evidence.js';
import { workOutSums } from './work-out-sums.js';

function sums(facts: Fact[], locale: (typeof LOCALES)[number] = 'en') {
  const deck = evidence(facts);
  return workOutSums({ facts: deck.facts, ...scoreEvidence(deck) }, locale);
}

function sum(id: SumId, facts: Fact[]) {
  return sums(facts).find((one) => one.id === id);
}

const ask = fact('ask', { value: 1_000_000, basis: 'target', subject: 'round' });
const price = (value: number, fields: Partial<Fact> = {}) => fact('price', { value, period: 'year', ...fields });
const planned = (value: number) => fact('customers', { value, basis: 'target', asOf: '2028' });
const asked = (low: number, high: number) => fact('ask', { ...ask, value: (low + high) / 2, low, high });
const plannedArr = (value: number) => fact('arr', { value, basis: 'forecast', asOf: '2028' });
const soldTo = (value: number) => [
  fact('arr', { value: 100_000, asOf: '2026' }),
  fact('customers', { value, asOf: '2026' }),
];

// prettier-ignore
const CASES: [id: SumId, why: string, status: string | undefined, text: string, facts: Fact[]][] = [
  ['take-rate', 'two actual figures', 'derived', '= 12% kept', [fact('revenue', { value: 120_000 }), fact('gmv', { value: 1e6 })]],
  ['take-rate', 'more earned than moved', 'apart', 'more is earned than changes hands', [fact('revenue', { value: 3e6 }), fact('gmv', { value: 1e6 })]],
  ['take-rate', 'a planned volume', undefined, '', [fact('revenue', { value: 120_000 }), fact('gmv', { value: 1e6, basis: 'forecast', asOf: '2028' })]],
  ['take-rate', 'two years', 'open', 'not of the same date', [fact('revenue', { value: 120_000, asOf: '2024' }), fact('gmv', { value: 1e6, asOf: '2026' })]],
  ['take-rate', 'two currencies', 'open', 'different currencies', [fact('revenue', { value: 120_000, currency: 'EUR' }), fact('gmv', { value: 1e6 })]],
  ['revenue-per-customer', 'no price', 'derived', '= $1,000 a year each', soldTo(100)],
  ['revenue-per-customer', 'the price', 'ties', 'in line with the price', [...soldTo(100), price(1100)]],
  ['revenue-per-customer', 'far from the price', 'apart', 'against a price of $50', [...soldTo(100), price(50)]],
  ['revenue-per-customer', 'far, but a bound', 'derived', '= $1,000', [...soldTo(100), price(50, { low: 50 })]],
  ['revenue-per-customer', 'several prices', 'derived', '= $1,000', [...soldTo(100), price(50), price(80)]],
  ['ltv-years', 'with a margin', 'derived', '= 4 years of margin', [fact('ltv', { value: 2000 }), price(1000), fact('gross_margin', { value: 50 })]],
  ['ltv-years', 'longer than anybody stayed', 'apart', '25 years of revenue', [fact('ltv', { value: 5000 }), price(200)]],
  ['ltv-years', 'several prices', 'open', 'several prices', [fact('ltv', { value: 5000 }), price(200), price(900)]],
  ['ask-per-customer', 'a range', 'derived', '= $500 to $1,500 each', [asked(500_000, 1_500_000), planned(1000)]],
  ['revenue-per-customer', 'a range of customers', undefined, '', [fact('arr', { value: 100_000, asOf: '2026' }), fact('customers', { value: 40, low: 30, high: 50, asOf: '2026' })]],
  ['acquisition-plan', 'a cost of another year', undefined, '', [fact('cac', { value: 500, asOf: '2026' }), planned(500), ask]],
  ['acquisition-plan', 'within the round', 'ties', 'out of a round of $1M', [fact('cac', { value: 100 }), planned(2000), ask]],
  ['acquisition-plan', 'more than the round', 'apart', 'more than the round of $1M', [fact('cac', { value: 1000 }), planned(2000), ask]],
  ['ask-per-customer', 'no CAC', 'derived', '= $500 each', [planned(2000), ask]],
  ['ask-months', 'by burn', 'derived', '= 20 months', [ask, fact('burn_net', { value: 50_000, period: 'month' })]],
  ['som-sales', 'by sales of a year', 'derived', '50× today', [fact('som', { value: 5e6 }), fact('arr', { value: 100_000 })]],
  ['som-sales', 'sales beyond it', 'apart', 'more than the market it means to win', [fact('som', { value: 5e6 }), fact('arr', { value: 6e6 })]],
  ['som-sales', 'as much, rounded', 'derived', '0.97× today', [fact('som', { value: 5e6 }), fact('arr', { value: 5.15e6 })]],
  ['som-sales', 'beyond it, but a bound', 'derived', '', [fact('som', { value: 5e6, low: 5e6 }), fact('arr', { value: 6e6 })]],
  ['market-share', 'more than the market', 'apart', '= 160%: more than all of it', [fact('som', { value: 5e6 }), plannedArr(8e6)]],
  ['market-share', 'a part of it', 'derived', '= 8% of it', [fact('som', { value: 1e8 }), plannedArr(8e6)]],
  ['market-share', 'of what it can serve, where it says no SOM', 'apart', 'SAM of $5M', [fact('tam', { value: 5e9 }), fact('sam', { value: 5e6 }), plannedArr(8e6)]],
  ['market-share', 'next to nothing of a world market', undefined, '', [fact('tam', { value: 5e12 }), plannedArr(8e6)]],
  ['market-share', 'two currencies', 'open', 'different currencies', [fact('som', { value: 5e6, currency: 'EUR' }), plannedArr(8e6)]],
  ['market-share', 'a market without a sign of money', undefined, '', [fact('som', { value: 5e6, ambiguous: ['currency-assumed'] }), plannedArr(8e6)]],
  ['market-share', 'a plan without a year', undefined, '', [fact('som', { value: 5e6 }), fact('arr', { value: 8e6, basis: 'forecast' })]],
  ['tam-buyers', 'in one statement', 'derived', '= $20K a buyer', [fact('tam', { value: 1e9, quote: '50,000 labs, $1B' }), fact('buyer_count', { value: 50_000, subject: 'market', quote: '50,000 labs, $1B' })]],
  ['tam-buyers', 'in two statements', undefined, '', [fact('tam', { value: 1e9 }), fact('buyer_count', { value: 50_000, subject: 'market' })]],
  ['tam-buyers', 'without a sign of money', undefined, '', [fact('tam', { value: 3e6, ambiguous: ['currency-assumed'] }), fact('buyer_count', { value: 50, subject: 'market' })]],
  ['tam-buyers', 'of a world over a few', undefined, '', [fact('tam', { value: 3e11 }), fact('buyer_count', { value: 7500, subject: 'market' })]],
  ['tam-buyers', 'of another slide', undefined, '', [fact('tam', { value: 1e9 }), fact('buyer_count', { value: 50_000, subject: 'market', slide: 8 })]],
  ['forecast-growth', 'from what is', 'derived', 'growth of 100% a year', [fact('arr', { value: 1e5, asOf: '2026' }), fact('arr', { value: 4e5, basis: 'forecast', asOf: '2028' })]],
  ['forecast-growth', 'undated', undefined, '', [fact('arr', { value: 1e5 }), fact('arr', { value: 4e5, basis: 'forecast' })]],
  ['forecast-customers', 'at the price', 'derived', '= 4,000 customers', [fact('arr', { value: 4e5, basis: 'forecast', asOf: '2028' }), price(100)]],
  ['forecast-customers', 'as planned', 'ties', 'in line with the planned 4,100', [fact('arr', { value: 4e5, basis: 'forecast', asOf: '2028' }), price(100), planned(4100)]],
  ['forecast-customers', 'not as planned', 'apart', 'against the planned 400', [fact('arr', { value: 4e5, basis: 'forecast', asOf: '2028' }), price(100), planned(400)]],
];

describe('workOutSums', () => {
  it.each(CASES)('%s, %s: %s', (id, _why, status, text, facts) => {
    const found = sum(id, facts);
    expect(found?.status).toBe(status);
    expect(found?.text ?? '').toContain(text);
  });

  it('carries the facts of its figures', () => {
    expect(sum('ask-per-customer', [planned(2000), ask])?.factIds).toHaveLength(2);
  });

  it('leaves to a check what it has told already', () => {
    const facts = [fact('revenue', { value: 120_000 }), fact('gmv', { value: 1e6 }), fact('take_rate', { value: 12 })];
    expect(sum('take-rate', facts)).toBeUndefined();
  });

  it('works out nothing from other companies and examples', () => {
    const theirs = { subject: 'competitor', basis: 'external' } as const;
    expect(sums([fact('revenue', { value: 1e5, ...theirs }), fact('gmv', { value: 1e6, ...theirs })])).toEqual([]);
  });

  it.each(LOCALES)('says each in %s', (locale) => {
    for (const [, , status, , facts] of CASES)
      for (const { text } of status === undefined ? [] : sums(facts, locale))
        expect(text).not.toMatch(/[{}]|undefined|sum\.|check\./);
  });
});
