/** Risk criteria: what shows that a risk is controlled. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import type { CheckResult } from '../../model/scores.js';
import { message } from '../../model/message.js';
import { fact } from '../../testing/build-fact.js';
import { judgeFacts } from '../../../test/kit/judge-facts.js';
import { r1 } from './r1-cash-runway/criterion.js';
import { r2 } from './r2-capital-efficiency/criterion.js';
import { r3 } from './r3-ask/criterion.js';
import { r4 } from './r4-terms/criterion.js';
import { r5 } from './r5-competitive-answer/criterion.js';
import { r6 } from './r6-legal/criterion.js';
import { r7 } from './r7-dependence/criterion.js';
import { r8 } from './r8-numbers-agree/criterion.js';
import { r9 } from './r9-execution/criterion.js';
import { r10 } from './r10-forecast/criterion.js';

const asOf = '2025-12';
const ask = (value: number, fields: Partial<Fact> = {}) => fact('ask', { value, subject: 'round', ...fields });
const runway = (value: number, after = 'round') =>
  fact('runway', { value, unit: 'months', basis: 'target', detail: { after } });
const burn = (value: number) => fact('burn_net', { value, period: 'month', asOf });
const use = (subjectName: string, value: number) => fact('use_of_funds', { subjectName, value, subject: 'round' });

describe('R1 cash and runway', () => {
  it.each([
    [0, [ask(2e6)]],
    [0.25, [burn(50_000)]],
    [0.25, [fact('cash', { value: 1e6 })]],
    [0.15, [runway(5)]],
    [0.25, [runway(11)]],
    [0.5, [runway(17)]],
    [0.75, [runway(18)]],
    [1, [runway(24)]],
    [0.25, [fact('profitability')]],
    [1, [fact('profitability'), fact('revenue', { value: 2e6 })]],
    [0.75, [ask(5e6), burn(50_000)]],
    [0.5, [runway(30), ask(1e6), burn(100_000)]],
    [1, [runway(24), ask(9e6), burn(100_000)]],
  ])('level %s', (level, facts) => expect(judgeFacts(r1, facts).level).toBe(level));
});

describe('R2 capital efficiency', () => {
  const multiple = (value: number) => fact('burn_multiple', { value, unit: 'multiple' });
  const grown = [fact('arr', { value: 2e6, asOf }), fact('arr', { value: 1e6, asOf: '2024-12' })];
  it.each([
    [0.15, [multiple(3.5)]],
    [0.25, [multiple(2.5)]],
    [0.5, [multiple(2)]],
    [0.75, [multiple(1.5)]],
    [1, [multiple(0.9)]],
    [0.5, [...grown, burn(150_000)]],
    [
      0.15,
      [fact('arr', { value: 1e6, asOf }), fact('arr', { value: 1e6, asOf: '2024-12', text: 'flat' }), burn(50_000)],
    ],
    [0.25, [fact('raised_to_date', { value: 1e6 })]],
    [0.25, [fact('raised_to_date', { value: 1e6 }), multiple(9)]],
    [0.5, [fact('raised_to_date', { value: 1e6 }), fact('milestone_done')]],
  ])('level %s', (level, facts) => expect(judgeFacts(r2, facts).level).toBe(level));

  it('planned burn is not set against what has happened', () => {
    const planned = fact('burn_net', { value: 900_000, period: 'month', basis: 'target' });
    expect(judgeFacts(r2, [...grown, planned]).level).toBe(0);
  });
});

describe('R3 the ask', () => {
  const plan = fact('milestone_plan', { asOf: '2026-06', basis: 'target' });
  it.each([
    [0.15, [fact('ask_text')]],
    [0, [fact('ask', { value: 12_600, basis: 'example' })]],
    [0.25, [ask(2e6)]],
    [0.5, [ask(2e6), use('Sales', 60), use('Product', 60)]],
    [0.75, [ask(2e6), use('Sales', 60), use('Product', 40)]],
    [
      0.75,
      [ask(2e6), ...[1.2e6, 0.8e6].map((value) => fact('use_of_funds', { value, unit: 'money', currency: 'USD' }))],
    ],
    [1, [ask(2e6), use('Sales', 60), use('Product', 40), plan]],
    [0.25, [ask(2e6), plan]],
    [0, [use('Sales', 60), use('Product', 40)]],
  ])('level %s', (level, facts) => expect(judgeFacts(r3, facts).level).toBe(level));

  it('uses told in words alone are no silence', () => {
    const words = fact('use_of_funds', { value: undefined, text: 'Sales and product' });
    const { level, reason } = judgeFacts(r3, [ask(2e6), words]);
    expect([level, reason.id]).toEqual([0.25, 'scoring.R3.words']);
  });

  it('a use of funds repeated on two slides adds up once', () => {
    const twice = [1, 2].flatMap((on) => [use('Sales', 60), use('Product', 40)].map((one) => ({ ...one, slide: on })));
    expect(judgeFacts(r3, [ask(2e6), ...twice]).level).toBe(0.75);
  });
});

describe('R4 terms of the round', () => {
  it.each([
    [0, [fact('pre_money', { value: 9e6 })]],
    [1, [ask(3e6)]],
    [0.5, [ask(10e6)]],
    [0.25, [ask(40e6)]],
    [1, [ask(3e6), fact('pre_money', { value: 12e6 })]],
    [0.5, [ask(6e6), fact('pre_money', { value: 8e6 })]],
    [0.25, [ask(3e6), fact('post_money', { value: 90e6 })]],
  ])('level %s', (level, facts) => expect(judgeFacts(r4, facts).level).toBe(level));

  it('European rounds are smaller, by country or by currency', () => {
    const spain = fact('hq', { text: 'Madrid', detail: { country: 'ES' } });
    expect(judgeFacts(r4, [ask(0.6e6)]).level).toBe(0.25);
    expect(judgeFacts(r4, [ask(0.6e6), spain]).level).toBe(1);
    expect(judgeFacts(r4, [ask(0.6e6, { currency: 'EUR' })]).level).toBe(1);
  });
});

describe('R5 to R7, R9', () => {
  it.each([
    [r5, 0.25, [fact('competitor', { subjectName: 'Alpha' })]],
    [r5, 0.5, [fact('advantage', { strength: 'named' })]],
    [r5, 1, [fact('competitive_response', { strength: 'named' })]],
    [r5, 1, [fact('defensibility', { strength: 'named', detail: { mechanism: 'switching' } })]],
    [r6, 0.15, [fact('regulation', { strength: 'assertion', detail: { denied: true } })]],
    [r6, 0.15, [fact('regulation', { strength: 'assertion' })]],
    [r6, 0.25, [fact('regulation', { text: 'GDPR', strength: 'named' })]],
    [r6, 0.5, [fact('regulation', { text: 'CE filed', strength: 'specific' })]],
    [r6, 1, [fact('certificate', { text: 'ISO 27001', strength: 'specific' })]],
    [r7, 0.15, [fact('top_customer_share', { value: 45 })]],
    [r7, 0.25, [fact('top_customer_share', { value: 40 })]],
    [r7, 0.75, [fact('top_customer_share', { value: 25 })]],
    [r7, 1, [fact('top_customer_share', { value: 10 })]],
    [r7, 0.15, [fact('top_customer_share', { value: 8 }), fact('top_customer_share', { value: 60 })]],
    [r7, 0.15, [fact('dependency', { strength: 'named' })]],
    [r7, 0.5, [fact('dependency', { strength: 'specific' })]],
    [r9, 0.15, [fact('execution_risk', { strength: 'assertion' })]],
    [r9, 0.25, [fact('open_role', { text: 'CTO to be hired' })]],
    [r9, 0.75, [fact('execution_risk', { strength: 'specific' })]],
    [r9, 1, ['churn', 'hiring', 'supply'].map((text) => fact('execution_risk', { text, strength: 'specific' }))],
  ])('%#: level %s', (criterion, level, facts) => expect(judgeFacts(criterion, facts).level).toBe(level));
});

describe('R8 figures agree', () => {
  const check = (status: CheckResult['status'], n: number): CheckResult[] =>
    Array.from({ length: n }, (_, index) => ({
      id: `check-${index}`,
      status,
      factIds: [],
      detail: '',
      detailMessage: message('check'),
    }));
  it.each([
    [0, check('notRun', 9)],
    [0.5, check('pass', 1)],
    [0.75, check('pass', 2)],
    [1, check('pass', 3)],
    [0.15, [...check('pass', 3), ...check('fail', 1)]],
  ])('level %s', (level, checks) => expect(judgeFacts(r8, [], { checks }).level).toBe(level));
});

describe('R10 forecast', () => {
  const driver = fact('forecast_driver');
  const last = fact('arr', { value: 1e6, asOf });
  const next = (value: number) => fact('arr', { value, asOf: '2026-12', basis: 'forecast' });
  it.each([
    [0, [last]],
    [0.15, [next(9e6)]],
    [0.15, [last, next(9e6)]],
    [0.25, [last, next(4e6)]],
    [0.25, [driver]],
    [0.5, [driver, next(9e6)]],
    [0.5, [driver, last, next(9e6)]],
    [1, [driver, last, next(3e6)]],
    // An aim without a date is not of the next year where a plan is.
    [1, [driver, last, next(3e6), fact('arr', { value: 2e7, basis: 'target' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(r10, facts).level).toBe(level));
});
