/** What differs between two analyses, and that what is the same is left out. */
import { expect, test } from 'vitest';
import { evidence, fact } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed, strongSeed } from '../../test/kit/sample-evidence.js';
import { compareAnalyses } from './compare-analyses.js';

const deck = (arr: number, more: ReturnType<typeof fact>[] = [], slide = 3) =>
  sampleAnalysis(evidence([fact('arr', { value: arr, slide }), fact('customers', { value: 40, slide: 4 }), ...more]));

test('an analysis does not differ from itself, nor from one that says the same on other slides', () => {
  const empty = { figures: [], criteria: [], flags: { onlyA: [], onlyB: [] }, facts: { onlyA: [], onlyB: [] } };
  expect(compareAnalyses(deck(1e6), deck(1e6))).toMatchObject(empty);
  expect(compareAnalyses(deck(1e6), deck(1e6, [], 5))).toMatchObject(empty);
});

test('figures that differ stand side by side with their facts and how many times one is the other', () => {
  const { figures } = compareAnalyses(deck(1e6), deck(2.5e6, [], 7));
  expect(figures).toMatchObject([
    { kind: 'arr', a: { value: 1e6, slide: 3 }, b: { value: 2.5e6, slide: 7 }, ratio: 2.5 },
  ]);
});

test('what only one shows is null in the other, and named among its statements', () => {
  const rival = fact('competitor', { subjectName: 'Alpha', subject: 'competitor', slide: 6 });
  const again = { ...rival, slide: 8 };
  const { figures, facts } = compareAnalyses(
    deck(1e6),
    deck(1e6, [fact('churn', { value: 3, slide: 5 }), rival, again]),
  );
  expect(figures).toMatchObject([{ kind: 'churn', a: null, b: { slide: 5 }, ratio: null }]);
  expect(facts.onlyA).toEqual([]);
  expect(facts.onlyB.map(({ kind, slide }) => [kind, slide])).toEqual([
    ['churn', 5],
    ['competitor', 6],
  ]);
});

test('amounts in two currencies are not divided', () => {
  const euros = sampleAnalysis(evidence([fact('arr', { value: 1e6, currency: 'EUR' })]));
  expect(compareAnalyses(deck(1e6), euros).figures.find(({ kind }) => kind === 'arr')).toMatchObject({ ratio: null });
});

test('scores and criteria are told from a to b, the heaviest difference first', () => {
  const a = sampleAnalysis(medianSeed());
  const b = sampleAnalysis(strongSeed());
  const { scores, criteria } = compareAnalyses(a, b);
  expect(scores[0]).toEqual({
    score: 'overall',
    a: a.overallScore,
    b: b.overallScore,
    difference: b.overallScore! - a.overallScore!,
  });
  const weights = criteria.map(({ difference, a, b }) => Math.abs(difference) * Math.max(a?.max ?? 0, b?.max ?? 0));
  expect(weights).toEqual([...weights].sort((x, y) => y - x));
  expect(criteria.every(({ a, b }) => a?.points !== b?.points)).toBe(true);
});
