/** Market criteria: which facts earn which level. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import { fact, slide } from '../../testing/build-fact.js';
import { judgeFacts } from '../../../test/kit/judge-facts.js';
import { m1 } from './m1-market-size/criterion.js';
import { m2 } from './m2-reachable-market/criterion.js';
import { m3 } from './m3-bottom-up/criterion.js';
import { m4 } from './m4-market-growth/criterion.js';
import { m5 } from './m5-why-now/criterion.js';
import { m6 } from './m6-customer-pain/criterion.js';
import { m7 } from './m7-competition/criterion.js';
import { m8 } from './m8-route-to-buyer/criterion.js';

const tam = fact('tam', { value: 5e9, asOf: '2025', cited: 'Gartner 2025' });
const sam = fact('sam', { value: 500e6 });
const som = fact('som', { value: 50e6 });
const rivals = ['Alpha', 'Beta', 'Gamma'].map((subjectName) =>
  fact('competitor', { subjectName, subject: 'competitor' }),
);

describe('M1 market size', () => {
  it.each([
    [0, []],
    [0.25, [fact('market_segment', { text: 'dental software' })]],
    [0.25, [fact('tam', { value: 5e9 })]],
    [0.5, [tam]],
    [0.25, [sam]],
    [0.5, [fact('tam', { value: 5e9 }), sam]],
    [0.5, [fact('tam', { value: 5e9 }), sam, som]],
    [0.75, [tam, sam, som]],
    [
      1,
      [
        fact('tam', { value: 5e9 }),
        sam,
        fact('buyer_count', { value: 5e4 }),
        fact('price', { value: 1e4, period: 'year' }),
      ],
    ],
    // Nothing that is stated follows from them.
    [0.5, [tam, sam, fact('buyer_count', { value: 9e4 }), fact('price', { value: 90, period: 'month' })]],
    [0.15, [fact('tam', { value: 1e8, asOf: '2025' }), fact('sam', { value: 9e8, asOf: '2025' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(m1, facts).level).toBe(level));

  it('tells of what can be served, not of what is hoped for, where both follow from buyers and price', () => {
    const price = fact('price', { value: 1000, period: 'year' });
    const facts = [
      fact('tam', { value: 2e9 }),
      fact('sam', { value: 100e6 }),
      fact('som', { value: 500e3 }),
      ...[100e3, 500].map((value) => fact('buyer_count', { value })),
      price,
    ];
    const { level, factIds } = judgeFacts(m1, facts);
    expect(level).toBe(1);
    expect(factIds).toContain('buyer_count-1-1');
    expect(factIds).not.toContain('buyer_count-1-2');
  });

  it('calls a market without a figure a hint', () => {
    expect(judgeFacts(m1, [fact('market_segment', { text: 'dental software' })]).hint).toBe(true);
  });
});

it('sizes a market at what it is, never where it may go, and all criteria alike', () => {
  const today = fact('tam', { value: 66e9, asOf: '2024', slide: 8 });
  const far = fact('tam', { value: 1e12, asOf: '2032', slide: 8 });
  for (const criterion of [m1, m2]) {
    const size = (...facts: Fact[]) => judgeFacts(criterion, facts).reason.values.size;
    expect(size(today, far)).toEqual({ money: 66e9, currency: 'USD' });
    expect(size(today, { ...far, slide: 9 }), 'another market').toEqual({ money: 1e12, currency: 'USD' });
    expect(size(today, { ...far, asOf: '2025' }), 'a year later').toEqual({ money: 1e12, currency: 'USD' });
  }
});

describe('M2 reachable market', () => {
  it.each([
    [0.15, [fact('sam', { value: 10e6 })]],
    [0.25, [fact('sam', { value: 20e6 })]],
    [0.5, [fact('sam', { value: 100e6 })]],
    [0.5, [fact('sam', { value: 1e9 })]],
    [0.75, [fact('sam', { value: 300e6, cited: 'Gartner 2025' })]],
    [1, [fact('sam', { value: 1e9, cited: 'Gartner 2025' })]],
    [0.25, [fact('tam', { value: 90e9 })]],
    [0.5, [fact('tam', { value: 90e9, cited: 'Gartner 2025' })]],
    [0.75, [fact('buyer_count', { value: 50_000 }), fact('price', { value: 700, period: 'month' })]],
    [0.5, [fact('sam', { value: 100e6 }), fact('sam', { value: 900e6 })]],
  ])('level %s', (level, facts) => expect(judgeFacts(m2, facts).level).toBe(level));

  it('takes the buyers of the whole market for the whole, and no more than the deck says it can serve', () => {
    const price = fact('price', { value: 500, period: 'year' });
    const all = fact('buyer_count', { value: 6e6, cited: 'Gartner 2025' });
    expect(judgeFacts(m2, [all, price]).level).toBe(1);
    expect(judgeFacts(m2, [all, price, fact('tam', { value: 3e9 })])).toMatchObject({
      level: 0.5,
      reason: { id: 'scoring.M2.tam' },
    });
    expect(judgeFacts(m2, [all, price, fact('sam', { value: 20e6 })])).toMatchObject({
      level: 0.25,
      reason: { id: 'scoring.M2.sam-bare' },
    });
  });

  it('asks of a whole market how a part is worked out only where the deck names none', () => {
    const whole = fact('tam', { value: 90e9 });
    const part = fact('som', { value: 1e6 });
    expect(judgeFacts(m2, [whole]).reason.id).toBe('scoring.M2.tam');
    expect(judgeFacts(m2, [whole, part])).toMatchObject({
      reason: { id: 'scoring.M2.tam-parts' },
      factIds: ['tam-1-1', 'som-1-1'],
    });
  });

  it('compares in dollars: 280 million euros are more than 300 million dollars', () => {
    expect(judgeFacts(m2, [fact('sam', { value: 280e6, currency: 'EUR', cited: 'INE 2025' })]).level).toBe(0.75);
  });
});

describe('M3 market built from below', () => {
  const buyers = fact('buyer_count', { value: 10_000 });
  const price = fact('price', { value: 100, period: 'month' });
  it.each([
    [0, [sam]],
    [0.5, [buyers]],
    [0.75, [buyers, price]],
    [0.75, [buyers, price, fact('sam', { value: 50e6 })]],
    [1, [buyers, price, fact('sam', { value: 12.5e6 })]],
  ])('level %s', (level, facts) => expect(judgeFacts(m3, facts).level).toBe(level));
});

describe('M4 market growth', () => {
  it.each([
    [0.25, fact('market_growth', { text: 'booming' })],
    [0.15, fact('market_growth', { value: -2, period: 'year' })],
    [0.5, fact('market_growth', { value: 3, period: 'year', cited: 'OECD' })],
    [0.5, fact('market_growth', { value: 20 })],
    [0.75, fact('market_growth', { value: 20, period: 'year' })],
    [0.75, fact('market_growth', { value: 9, period: 'year', cited: 'OECD' })],
    [1, fact('market_growth', { value: 15, period: 'year', cited: 'OECD' })],
  ])('level %s', (level, one) => expect(judgeFacts(m4, [one]).level).toBe(level));
});

describe('M5 why now', () => {
  it.each([
    [0.25, 'assertion'],
    [0.5, 'named'],
    [1, 'specific'],
  ] as const)('level %s when %s', (level, strength) => {
    expect(judgeFacts(m5, [fact('why_now', { strength })]).level).toBe(level);
  });
});

describe('M6 customer and pain', () => {
  const segment = fact('customer_segment', { text: 'clinics' });
  const pain = fact('pain', { text: 'missed calls' });
  const cost = fact('pain_cost', { value: 30, unit: 'percent' });
  it.each([
    [0.25, [segment]],
    [0.25, [fact('problem')]],
    [0.5, [segment, pain]],
    [0.5, [cost]],
    [0.75, [segment, pain, cost]],
    [1, [segment, cost, fact('interviews', { value: 40 })]],
    [1, [pain, fact('pain_cost', { value: 30, unit: 'percent', cited: 'ADA' })]],
    [0.75, [segment, cost, fact('arr', { value: 5e5, basis: 'forecast' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(m6, facts).level).toBe(level));
});

describe('M7 competition', () => {
  it.each([
    [0, []],
    [0.15, [fact('no_competitor_claim')]],
    [0.25, [fact('competitor_category', { text: 'spreadsheets' })]],
    [0.25, rivals.slice(0, 1)],
    [0.25, rivals.slice(0, 2)],
    [0.5, rivals],
    [0.5, [...rivals, fact('competition_matrix')]],
    [0.75, [...rivals, fact('competition_matrix', { detail: { losing: true } })]],
    [1, [...rivals, fact('competition_matrix', { detail: { losing: true } }), fact('status_quo')]],
  ])('level %s', (level, facts) => expect(judgeFacts(m7, facts).level).toBe(level));

  it('counts a competitor named on three slides once', () => {
    const thrice = [1, 2, 3].map((on) => fact('competitor', { subjectName: 'Alpha', text: `Alpha ${on}`, slide: on }));
    expect(judgeFacts(m7, thrice).level).toBe(0.25);
  });
});

describe('M8 route to the buyer', () => {
  it.each([
    [0.25, [fact('beach_head')]],
    [0.5, [fact('channel', { strength: 'named' })]],
    [0.75, [fact('channel', { strength: 'specific' })]],
    [1, [fact('channel', { strength: 'specific' }), fact('beach_head', { strength: 'specific' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(m8, facts).level).toBe(level));

  it('reads nothing into a slide without facts', () => {
    expect(judgeFacts(m8, [], { slides: [slide(1, 'gtm')] }).level).toBe(0);
  });
});
