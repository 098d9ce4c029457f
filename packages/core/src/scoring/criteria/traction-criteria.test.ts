/** Traction criteria: which facts earn which level, and what never counts. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import { fact } from '../../testing/build-fact.js';
import { judgeFacts } from '../../../test/kit/judge-facts.js';
import { g1 } from './g1-scale/criterion.js';
import { g2 } from './g2-growth/criterion.js';
import { g3 } from './g3-customers/criterion.js';
import { g4 } from './g4-retention/criterion.js';
import { g5 } from './g5-unit-economics/criterion.js';
import { g6 } from './g6-early-demand/criterion.js';
import { g7 } from './g7-data-quality/criterion.js';
import { g8 } from './g8-gross-margin/criterion.js';
import { g9 } from './g9-milestones/criterion.js';

const asOf = '2025-12';
const arr = (value: number, fields: Partial<Fact> = {}) => fact('arr', { value, asOf, ...fields });

describe('G1 scale', () => {
  it.each([
    ['pre-seed', 0.5, [fact('loi', { strength: 'named' })]],
    ['pre-seed', 0.75, [fact('paying_customers', { value: 1 })]],
    ['pre-seed', 1, [arr(50_000)]],
    ['seed', 0.25, [arr(49_999)]],
    ['seed', 0.5, [arr(50_000)]],
    ['seed', 0.75, [arr(150_000)]],
    ['seed', 1, [arr(500_000)]],
    ['unknown', 1, [arr(500_000)]],
    ['series-a', 0.15, [arr(200_000)]],
    ['series-a', 0.25, [arr(250_000)]],
    ['series-a', 1, [arr(2.5e6)]],
    ['series-b', 0.75, [arr(8e6)]],
    ['growth', 1, [arr(12e6)]],
  ] as const)('%s: level %s', (stage, level, facts) => {
    expect(judgeFacts(g1, [...facts], { stage }).level).toBe(level);
  });

  it('an undated figure does not reach the top', () => {
    expect(judgeFacts(g1, [fact('arr', { value: 900_000 })]).level).toBe(0.75);
  });

  it('monthly recurring revenue counts twelve times, in dollars', () => {
    expect(judgeFacts(g1, [fact('mrr', { value: 12_000, currency: 'EUR', asOf })]).level).toBe(0.75);
    expect(judgeFacts(g1, [fact('mrr', { value: 2_000, asOf })]).level).toBe(0.25);
  });

  it.each(['forecast', 'target', 'external', 'example'] as const)('%s never counts', (basis) => {
    expect(judgeFacts(g1, [arr(9e6, { basis })]).level).toBe(0);
  });

  it('figures of others never count', () => {
    expect(judgeFacts(g1, [arr(9e6, { subject: 'competitor' }), arr(9e6, { subject: 'customer' })]).level).toBe(0);
  });

  it('of two figures for one date the lower scores, of two dates the newer', () => {
    expect(judgeFacts(g1, [arr(600_000), arr(60_000)]).level).toBe(0.5);
    expect(judgeFacts(g1, [arr(60_000, { asOf: '2024-12' }), arr(600_000)]).level).toBe(1);
    expect(judgeFacts(g1, [arr(600_000), fact('mrr', { value: 5_000, asOf })]).level).toBe(0.5);
  });

  it.each([
    ['marketplace', 0.75, [fact('gmv', { value: 2e6, asOf }), fact('take_rate', { value: 10 })]],
    ['marketplace', 0.5, [fact('gmv', { value: 9e6, asOf })]],
    ['fintech', 0.25, [fact('tpv', { value: 900e6, asOf })]],
    ['fintech', 0.25, [fact('aum', { value: 900e6, asOf })]],
    ['ecommerce', 0.5, [fact('revenue', { value: 200_000, period: 'year', asOf })]],
    ['ecommerce', 0.75, [fact('revenue', { value: 400_000, period: 'year', asOf })]],
    ['saas', 0.75, [fact('revenue', { value: 4e6, period: 'year', asOf })]],
    ['saas', 0.25, [fact('bookings', { value: 4e6, asOf })]],
    ['consumer', 0.5, [fact('mau', { value: 10_000, asOf })]],
    ['consumer', 1, [fact('mau', { value: 100_000, asOf })]],
    ['consumer', 0.25, [fact('users', { value: 9e6, asOf })]],
    ['deeptech', 0.75, [fact('trl', { value: 6 })]],
    ['deeptech', 1, [fact('trl', { value: 6 }), fact('loi', { value: 2e6, unit: 'money', currency: 'USD' })]],
  ] as const)('%s: level %s', (businessModel, level, facts) => {
    expect(judgeFacts(g1, [...facts], { businessModel }).level).toBe(level);
  });
});

describe('G2 growth', () => {
  const yoy = (value: number, fields: Partial<Fact> = {}) =>
    fact('growth_yoy', { value, asOf, detail: { base: 100_000 }, ...fields });
  it.each([
    ['seed', 0.15, [yoy(-5)]],
    ['seed', 0.25, [yoy(30)]],
    ['seed', 0.5, [yoy(50)]],
    ['seed', 0.75, [yoy(100)]],
    ['seed', 1, [yoy(200)]],
    ['series-a', 0.75, [yoy(149)]],
    ['series-b', 1, [yoy(100)]],
  ] as const)('%s: level %s', (stage, level, facts) => expect(judgeFacts(g2, [...facts], { stage }).level).toBe(level));

  it.each([
    ['without a base', 0.5, yoy(300, { detail: {} })],
    ['of users', 0.75, yoy(300, { detail: { base: 5, metric: 'users' } })],
    ['without a date', 0.75, fact('growth_yoy', { value: 300, detail: { base: 5 } })],
    ['a monthly rate alone', 0.5, fact('growth_mom', { value: 20, asOf, detail: { base: 5 } })],
    ['of the market', 0, yoy(300, { subject: 'market' })],
    ['a plan', 0, yoy(300, { basis: 'forecast' })],
  ])('%s earns at most %s', (_, level, one) => expect(judgeFacts(g2, [one]).level).toBe(level));

  it('compounds a monthly rate: 7 % a month are more than doubling', () => {
    const series = fact('monthly_series', { detail: { points: 12 } });
    expect(judgeFacts(g2, [fact('growth_mom', { value: 7, asOf }), series]).level).toBe(0.75);
  });

  it('computes growth from two dated figures of one metric', () => {
    expect(judgeFacts(g2, [arr(300_000), arr(100_000, { asOf: '2024-12' })]).level).toBe(1);
    expect(judgeFacts(g2, [arr(300_000), fact('mrr', { value: 1, asOf: '2024-12' })]).level).toBe(0);
  });

  it('a stated rate that the figures contradict stays without base', () => {
    const facts = [arr(130_000), arr(100_000, { asOf: '2024-12' }), yoy(400, { detail: {} })];
    expect(judgeFacts(g2, facts).level).toBe(0.5);
  });
});

describe('G3 customers', () => {
  const logos = ['Sol', 'Luna', 'Mar'].map((subjectName) => fact('logo', { subjectName, subject: 'customer' }));
  it.each([
    [0.25, [fact('waitlist', { value: 900 })]],
    [0.5, [fact('customers', { value: 20 })]],
    [0.5, logos.slice(0, 2)],
    [0.75, [fact('paying_customers', { value: 20 })]],
    [0.75, logos],
    [1, [fact('paying_customers', { value: 20 }), logos[0]!]],
    [0, [fact('customers', { value: 900, basis: 'target' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(g3, facts).level).toBe(level));
});

describe('G4 retention', () => {
  it.each([
    [0.15, fact('nrr', { value: 80, asOf })],
    [0.25, fact('nrr', { value: 95, asOf })],
    [0.5, fact('nrr', { value: 105, asOf })],
    [0.75, fact('nrr', { value: 112, asOf })],
    [1, fact('nrr', { value: 121, asOf })],
    [0.75, fact('nrr', { value: 121 })],
    [0.15, fact('churn', { value: 6, asOf })],
    [0.25, fact('churn', { value: 4, asOf })],
    [0.5, fact('churn', { value: 3, asOf })],
    [1, fact('churn', { value: 1, asOf })],
    [1, fact('churn', { value: 10, period: 'year', asOf })],
    [0.75, fact('retention', { value: 22, asOf, detail: { window: 'd30' } })],
    [0.5, fact('retention', { value: 22, asOf, detail: { window: 'dau_mau' } })],
  ])('level %s', (level, one) => expect(judgeFacts(g4, [one]).level).toBe(level));

  it('of two churn figures the higher one scores', () => {
    expect(judgeFacts(g4, [fact('churn', { value: 1, asOf }), fact('churn', { value: 6, asOf })]).level).toBe(0.15);
  });
});

describe('G5 unit economics', () => {
  const ratio = (value: number) => fact('ltv_cac', { value, unit: 'multiple' });
  const payback = (value: number) => fact('payback', { value, unit: 'months' });
  const parts = [
    fact('cac', { value: 1_000 }),
    fact('arpa', { value: 100, period: 'month' }),
    fact('gross_margin', { value: 80 }),
    fact('churn', { value: 2 }),
  ];
  it.each([
    [0.15, [fact('cac', { value: 500 })]],
    [0.15, [ratio(0.8)]],
    [0.25, [ratio(1.5)]],
    [0.5, [ratio(2.5)]],
    [0.75, [ratio(4)]],
    [0.75, [fact('ltv', { value: 4_000 }), fact('cac', { value: 1_000 })]],
    [1, [ratio(4), ...parts]],
    [0.75, [ratio(8), ...parts]],
    [1, [payback(12)]],
    [0.5, [payback(24)]],
    [0.15, [payback(30)]],
    [0.15, [ratio(5), payback(30)]],
  ])('level %s', (level, facts) => expect(judgeFacts(g5, facts).level).toBe(level));
});

describe('G6 to G9', () => {
  const done = (text: string, date?: string) => fact('milestone_done', { text, ...(date ? { asOf: date } : {}) });
  it.each([
    [g6, 0.25, [fact('signups', { value: 900 })]],
    [g6, 0.5, [fact('waitlist', { value: 900 })]],
    [g6, 0.75, [fact('loi', { subjectName: 'Sol', strength: 'named' })]],
    [g6, 1, [fact('pilot', { subjectName: 'Sol', strength: 'specific' })]],
    [g6, 1, [fact('loi', { value: 90_000, unit: 'money', currency: 'EUR' })]],
    [g7, 0.25, [fact('arr', { value: 9 })]],
    [g7, 0.25, [fact('cumulative_only')]],
    [g7, 0.25, [fact('users', { value: 9, period: 'cumulative', asOf })]],
    [g7, 0.5, [arr(9)]],
    [g7, 0.75, [arr(9), fact('metric_definition')]],
    [g7, 1, [fact('monthly_series', { detail: { points: 9 } }), fact('metric_definition')]],
    [g7, 0, [arr(9, { basis: 'forecast' })]],
    [g8, 0.15, [fact('gross_margin', { value: 55, asOf })]],
    [g8, 0.5, [fact('gross_margin', { value: 65, asOf })]],
    [g8, 0.75, [fact('gross_margin', { value: 75, asOf })]],
    [g8, 1, [fact('gross_margin', { value: 85, asOf })]],
    [g8, 0.75, [fact('gross_margin', { value: 85 })]],
    [g9, 0.5, [done('a', '2025-01'), done('b', '2025-02'), done('c')]],
    [g9, 1, [done('a', '2025-01'), done('b', '2025-02'), done('c', '2025-03')]],
  ])('%#: level %s', (criterion, level, facts) => expect(judgeFacts(criterion, facts).level).toBe(level));

  it('judges a margin by the business model', () => {
    expect(judgeFacts(g8, [fact('gross_margin', { value: 45, asOf })], { businessModel: 'services' }).level).toBe(1);
  });
});
