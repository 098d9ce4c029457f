/** A summary counts the questions, flags and stars that it leaves out, and fits its schema. */
import { expect, it } from 'vitest';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed } from '../../test/kit/sample-evidence.js';
import { analysisSummarySchema, summarizeAnalysis } from './analysis.js';

const analysis = sampleAnalysis(medianSeed());
const [first, second, ...others] = analysis.questions;

it('counts every question once, by status, category and priority', () => {
  const { questionCounts } = summarizeAnalysis({
    ...analysis,
    questions: [{ ...first!, status: 'answered' }, { ...second!, status: 'open' }, ...others],
  });
  expect(questionCounts?.answered).toEqual({
    [first!.category]: { high: 0, medium: 0, low: 0, [first!.priority]: 1 },
  });
  const open = Object.values(questionCounts?.open ?? {}).flatMap((counts) => Object.values(counts));
  expect(open.reduce((sum, count) => sum + count, 0)).toBe(analysis.questions.length - 1);
});

it('counts flags by severity, and stars over all who rated', () => {
  const stars = (rating: number) => ({ id: `f${rating}`, rating, createdAt: '2026-01-02', user: { firstName: 'Ada' } });
  const flag = { ...analysis.flags[0], severity: 'high' as const };
  const summary = summarizeAnalysis({
    ...analysis,
    flags: [flag, flag] as typeof analysis.flags,
    feedback: [stars(5), stars(2)],
  });
  expect(summary).toMatchObject({
    flagCounts: { critical: 0, high: 2, medium: 0, low: 0 },
    ratings: { count: 2, sum: 7 },
  });
});

it('fits its schema, and has nothing that says nothing', () => {
  const bare = summarizeAnalysis({ ...analysis, questions: [], flags: [] });
  expect(analysisSummarySchema.parse(summarizeAnalysis(analysis))).toEqual(summarizeAnalysis(analysis));
  expect(analysisSummarySchema.parse(bare)).toEqual(bare);
  expect(Object.keys(bare)).not.toContain('questionCounts');
  expect(Object.keys(bare)).not.toContain('ratings');
});
