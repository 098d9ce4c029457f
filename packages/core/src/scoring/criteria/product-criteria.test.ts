/** Product criteria: which facts earn which level. */
import { describe, expect, it } from 'vitest';
import { fact } from '../../testing/build-fact.js';
import { judgeFacts } from '../../../test/kit/judge-facts.js';
import { p1 } from './p1-problem-solution/criterion.js';
import { p2 } from './p2-maturity/criterion.js';
import { p3 } from './p3-measured-difference/criterion.js';
import { p4 } from './p4-defensibility/criterion.js';
import { p5 } from './p5-how-it-works/criterion.js';
import { p6 } from './p6-users-proof/criterion.js';
import { p7 } from './p7-roadmap/criterion.js';
import { p8 } from './p8-price-and-payer/criterion.js';
import { p9 } from './p9-scale-and-security/criterion.js';

describe('P1 problem and solution', () => {
  it.each([
    [0.25, [fact('problem')]],
    [0.25, [fact('solution')]],
    [0.5, [fact('problem'), fact('solution')]],
    [0.5, [fact('pain'), fact('solution')]],
    [0.75, [fact('problem'), fact('solution'), fact('one_liner')]],
    [1, [fact('pain'), fact('solution'), fact('customer_segment'), fact('pain_cost', { value: 30, unit: 'percent' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(p1, facts).level).toBe(level));
});

describe('P2 maturity', () => {
  const at = (level: string) => fact('product_stage', { detail: { level } });
  it.each([
    ['pre-seed', [0.25, 0.75, 1, 1, 1]],
    ['seed', [0.15, 0.5, 0.75, 1, 1]],
    // The word alone is no payer.
    ['series-a', [0.15, 0.25, 0.5, 0.75, 0.75]],
    ['series-b', [0.15, 0.15, 0.25, 0.75, 0.75]],
  ] as const)('%s asks more of later rounds', (stage, levels) => {
    const found = ['idea', 'prototype', 'mvp', 'live', 'paying'].map(
      (name) => judgeFacts(p2, [at(name)], { stage }).level,
    );
    expect(found).toEqual(levels);
  });

  it('a planned launch is nothing yet, a paying customer proves a live product', () => {
    expect(judgeFacts(p2, [fact('product_stage', { basis: 'forecast', detail: { level: 'live' } })]).level).toBe(0);
    expect(judgeFacts(p2, [fact('paying_customers', { value: 3 })], { stage: 'series-a' }).level).toBe(1);
    expect(judgeFacts(p2, [fact('arr', { value: 9e5, basis: 'target' })]).level).toBe(0);
  });

  it('a stage that the deck names is believed before other words, and users before it', () => {
    const concept = fact('product_stage', { detail: { level: 'idea', said: true } });
    expect(judgeFacts(p2, [at('live'), concept]).level).toBe(judgeFacts(p2, [at('idea')]).level);
    expect(judgeFacts(p2, [fact('users', { value: 500 }), concept]).level).toBe(judgeFacts(p2, [at('live')]).level);
  });

  it('users show a live product and a pilot a first version, planned ones nothing', () => {
    const level = (kind: 'users' | 'pilot', more: Parameters<typeof fact>[1]) =>
      judgeFacts(p2, [fact(kind, more)], { stage: 'seed' }).level;
    expect(level('users', { value: 400 })).toBe(1);
    expect(level('pilot', {})).toBe(0.75);
    expect(level('users', { value: 400, basis: 'target' })).toBe(0);
    expect(level('pilot', { basis: 'target' })).toBe(0);
  });
});

describe('P3 measured difference', () => {
  it.each([
    [0.25, [fact('advantage', { strength: 'assertion' })]],
    [0.5, [fact('advantage', { strength: 'named' })]],
    [0.5, [fact('comparison', { value: 3, unit: 'multiple' })]],
    [0.75, [fact('comparison', { value: 3, unit: 'multiple', subjectName: 'Alpha' })]],
    [0.75, [fact('advantage', { strength: 'specific' })]],
    [1, [fact('comparison', { value: 3, unit: 'multiple', subjectName: 'Alpha', cited: 'MLPerf 2025' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(p3, facts).level).toBe(level));
});

describe('P4 defensibility', () => {
  const data = fact('defensibility', { strength: 'specific', detail: { mechanism: 'data' } });
  it.each([
    [0.25, [fact('defensibility', { strength: 'assertion' })]],
    [0.5, [fact('defensibility', { strength: 'named', detail: { mechanism: 'network' } })]],
    [0.5, [fact('ip', { strength: 'named' })]],
    [0.75, [data]],
    [0.75, [data, fact('defensibility', { text: 'more data', strength: 'specific', detail: { mechanism: 'data' } })]],
    [1, [data, fact('ip', { strength: 'specific' })]],
  ])('level %s', (level, facts) => expect(judgeFacts(p4, facts).level).toBe(level));
});

describe('P5 to P9', () => {
  const price = fact('price', { value: 49, period: 'month' });
  it.each([
    [p5, 0.15, [fact('tech', { text: 'AI-powered', strength: 'assertion' })]],
    [p5, 0.5, [fact('tech', { strength: 'named' })]],
    [p5, 1, [fact('tech', { strength: 'specific' })]],
    [p6, 0.15, [fact('testimonial', { strength: 'assertion' })]],
    [p6, 0.5, [fact('interviews', { value: 40 })]],
    [p6, 0.25, [fact('pilot', { strength: 'named' })]],
    [p6, 0.5, [fact('pilot', { strength: 'named', subjectName: 'Omega' })]],
    [p6, 0.75, [fact('testimonial', { strength: 'specific' })]],
    [p6, 1, [fact('nps', { value: 61 })]],
    [p6, 0, [fact('retention', { value: 80, basis: 'target' })]],
    [p7, 0.25, [fact('milestone_plan', { basis: 'target' })]],
    [p7, 0.75, ['2026-06', '2026-09', '2027'].map((asOf) => fact('milestone_plan', { basis: 'target', asOf }))],
    [p7, 0.5, [fact('milestone_plan', { basis: 'target', asOf: '2026-06' })]],
    [p8, 0.25, [fact('payer')]],
    [p8, 0.5, [fact('revenue_model', { text: 'subscription' })]],
    [p8, 0.75, [price]],
    [p8, 1, [price, fact('payer')]],
    [p8, 0.75, [fact('price', { value: 49 }), fact('payer')]],
    [p9, 0.5, [fact('scale_claim', { strength: 'assertion' })]],
    [p9, 1, [fact('certificate', { text: 'ISO 27001', strength: 'specific' })]],
  ])('%#: level %s', (criterion, level, facts) => expect(judgeFacts(criterion, facts).level).toBe(level));

  it('a price of a competitor is not ours', () => {
    expect(judgeFacts(p8, [fact('price', { value: 49, subject: 'competitor' })]).level).toBe(0);
  });
});
