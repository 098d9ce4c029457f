/** The round as criteria, limits and checks see it: one ask, one sum, one valuation. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../model/fact.js';
import { evidence, fact } from '../testing/build-fact.js';
import { scoreEvidence } from './score-evidence.js';

const ask = fact('ask', { value: 4e6 });
const part = (value: number, subjectName: string, fields: Partial<Fact> = {}) =>
  fact('use_of_funds', { value, subjectName, subject: 'round', text: `${value} % ${subjectName}`, ...fields });

function scored(facts: Fact[]) {
  const result = scoreEvidence(evidence(facts));
  return {
    ...result,
    check: result.checks.find(({ id }) => id === 'use-of-funds-sum')?.status,
    capped: result.caps.some(({ id }) => id === 'C5'),
    ask: result.criteria.find(({ id }) => id === 'R3')?.reasonMessage.id,
  };
}

describe('the use of funds', () => {
  it('shown as a chart on one slide and a list on another is one breakdown', () => {
    const twice = [
      part(60, 'Sales'),
      part(40, 'Product'),
      part(60, 'Commercial', { slide: 2 }),
      part(40, 'Engineers', { slide: 2 }),
    ];
    expect(scored([ask, ...twice])).toMatchObject({ check: 'pass', capped: false, ask: 'scoring.R3.funds' });
  });

  it('does not include the stake that is sold', () => {
    const parts = [part(60, 'Sales'), part(40, 'Product'), part(20, 'Stake for new money')];
    expect(scored([ask, ...parts])).toMatchObject({ check: 'pass', capped: false });
  });

  it('that is too much is said alike by check, limit and reason', () => {
    const parts = [part(60, 'Sales'), part(40, 'Product'), part(45, 'Travel')];
    expect(scored([ask, ...parts])).toMatchObject({ check: 'fail', capped: true, ask: 'scoring.R3.sum' });
  });
});

describe('the ask', () => {
  it('is the open round, not an earlier one with a year', () => {
    const earlier = fact('ask', { value: 1e6, asOf: '2022' });
    const both = [earlier, ask];
    expect(scored(both).metrics.ask).toBe(evidence(both).facts.find(({ value }) => value === 4e6)?.id);
  });

  it('leaves a bare valuation out of the judgement of the terms', () => {
    const bare = fact('pre_money', { value: 400e6, detail: { unspecified: true } });
    const deck = scored([ask, bare]);
    expect(deck.metrics.pre_money).toBeUndefined();
    expect(deck.criteria.find(({ id }) => id === 'R4')?.level).toBe(1);
    expect(deck.flags.filter(({ rule }) => rule === 'F20')).toEqual([]);
  });
});

describe('burn and volume', () => {
  it('of the plan does not contradict today’s', () => {
    const planned = { slide: 9, quote: '24 months at $177k a month' };
    const facts = [
      fact('burn_net', { value: 95e3, period: 'month', asOf: '2025-06' }),
      fact('burn_net', { value: 177e3, period: 'month', asOf: '2025-06', ...planned }),
      fact('runway', { value: 24, unit: 'months', detail: { after: 'round' }, ...planned }),
    ];
    expect(scored(facts).flags.filter(({ rule }) => rule === 'F15')).toEqual([]);
    expect(scored(facts.slice(0, 2)).flags.filter(({ rule }) => rule === 'F15')).toHaveLength(1);
  });

  it('of a quarter does not contradict that of its year', () => {
    const gmv = (value: number, asOf: string, slide: number) => fact('gmv', { value, asOf, slide });
    expect(
      scored([gmv(1.7e6, '2025-Q4', 2), gmv(5.1e6, '2025', 5)]).flags.filter(({ rule }) => rule === 'F15'),
    ).toEqual([]);
  });
});

describe('demand', () => {
  it('is met by whoever has paying customers, and half a customer is none', () => {
    const level = (facts: Fact[], id: string) => scored(facts).criteria.find((one) => one.id === id)?.level;
    expect(level([fact('paying_customers', { value: 12 })], 'G6')).toBe(1);
    expect(level([fact('customers', { value: 2.2 })], 'G3')).toBe(0);
  });
});
