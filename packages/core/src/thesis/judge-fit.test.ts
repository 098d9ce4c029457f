/** What a thesis says of a deck: each question's verdict with its reason, and that silence is never a yes. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '../model/fact.js';
import type { Evidence } from '../model/scoring.js';
import { evidence, fact, slide } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { judgeFit } from './judge-fit.js';
import { thesisSchema, type ThesisInput } from './thesis.js';

const rates = { USD: 1, EUR: 1.1 };

function fitOf(thesis: ThesisInput, facts: Fact[] = [], fields: Partial<Evidence> = {}) {
  const subject = sampleAnalysis(evidence(facts, fields));
  return judgeFit(subject, thesisSchema.parse(thesis), { mark: 'm', rates, locale: 'en' });
}
const verdict = (...given: Parameters<typeof fitOf>) => fitOf(...given)?.verdict;

test('a thesis that asks nothing has no verdict', () => {
  expect(fitOf({ name: 'Fund', weights: { criteria: { G4: 30 } } })).toBeUndefined();
});

test('the stage next to ours is a stretch, further ones are outside', () => {
  const at = (value: 'seed' | 'series-a' | 'series-b') => ({ stage: { value, basis: 'user' as const, factIds: [] } });
  expect(verdict({ stages: ['seed'] }, [], at('seed'))).toBe('fits');
  expect(verdict({ stages: ['seed'] }, [], at('series-a'))).toBe('stretches');
  expect(verdict({ stages: ['seed'] }, [], at('series-b'))).toBe('outside');
});

test('a sector that is only the second reading is a stretch; one that cannot be told is unknown', () => {
  expect(verdict({ sectors: ['fintech'] }, [], { sector: 'saas', sectorRunnerUp: 'fintech' })).toBe('stretches');
  expect(verdict({ sectors: ['fintech'] }, [], { sector: 'saas' })).toBe('outside');
  expect(verdict({ sectors: ['fintech'] }, [], { sector: 'other' })).toBe('unknown');
});

test('the seat is looked up in countries and regions, and cited', () => {
  const seat = [fact('hq', { slide: 7, detail: { country: 'PT' } })];
  expect(fitOf({ geographies: ['iberia'] }, seat)?.answers[0]).toMatchObject({ verdict: 'fits', slides: [7] });
  expect(verdict({ geographies: ['FR', 'nordics'] }, seat)).toBe('outside');
  expect(verdict({ geographies: ['UK'] }, [fact('hq', { detail: { country: 'GB' } })])).toBe('fits');
  expect(fitOf({ geographies: ['FR'] })?.answers[0]).toMatchObject({ verdict: 'unknown', factIds: [] });
});

describe('the cheque', () => {
  const cheque = { min: 500_000, max: 1_000_000, currency: 'EUR', leastShare: 20 };
  const asking = (value: number) => [fact('ask', { value, currency: 'USD', subject: 'round' })];
  test.each([
    [2_000_000, 'fits', '55%'],
    [400_000, 'stretches', 'less than the smallest cheque'],
    [200_000, 'outside', 'less than the smallest cheque'],
    [8_000_000, 'stretches', 'buys 14%'],
    [40_000_000, 'outside', 'buys 3%'],
  ])('against an ask of $%d: %s', (value, expected, words) => {
    const answer = fitOf({ cheque }, asking(value))?.answers[0];
    expect(answer?.verdict).toBe(expected);
    expect(answer?.reason).toContain(words);
    expect(answer?.factIds).toHaveLength(1);
  });
  test('without an ask is not known', () => {
    expect(verdict({ cheque })).toBe('unknown');
  });
});

describe('deal-breakers', () => {
  test('a word counts only whole, whatever its accents and case, and names its slides', () => {
    const slides = [slide(1), { ...slide(2), text: 'Online GÁMBLING for all' }, { ...slide(3), text: 'gamblings' }];
    const answers = fitOf({ dealBreakers: { words: ['gambling'] } }, [], { slides })?.answers;
    expect(answers).toMatchObject([{ verdict: 'outside', slides: [2] }]);
  });

  test('a figure below its bound is outside in any currency, one not shown is unknown', () => {
    const bound = { dealBreakers: { figures: { arr: { atLeast: 100_000, currency: 'EUR' } } } };
    expect(verdict(bound, [fact('arr', { value: 105_000 })])).toBe('outside');
    expect(verdict(bound, [fact('arr', { value: 120_000 })])).toBe('fits');
    expect(verdict(bound)).toBe('unknown');
  });

  test('a revenue of a month is held against a bound a year', () => {
    const bound = { dealBreakers: { figures: { revenue: { atLeast: 500_000, currency: 'USD' } } } };
    expect(verdict(bound, [fact('revenue', { value: 50_000, period: 'month' })])).toBe('fits');
  });

  test('a flag, a sector and a business model rule a deck out', () => {
    const promise = [fact('guaranteed_return', { text: 'returns are guaranteed' })];
    expect(verdict({ dealBreakers: { flags: ['guaranteed-return'] } }, promise)).toBe('outside');
    expect(verdict({ dealBreakers: { sectors: ['saas'] } })).toBe('outside');
    expect(verdict({ dealBreakers: { businessModels: ['services'] } })).toBe('fits');
  });
});

test('one no decides, then a stretch, then what is not shown', () => {
  const thesis: ThesisInput = { stages: ['series-a'], geographies: ['ES'], sectors: ['saas'] };
  expect(verdict(thesis)).toBe('stretches');
  expect(verdict({ ...thesis, stages: ['seed'] })).toBe('unknown');
  expect(verdict({ ...thesis, sectors: ['energy'] })).toBe('outside');
});
