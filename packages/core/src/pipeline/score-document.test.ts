/** A model's sentences live as long as the facts that carry them, in the language they were written in. */
import { expect, test } from 'vitest';
import { correctAnalysis } from './correct-analysis.js';
import { inLanguage } from '../i18n/in-language.js';
import { analysisSchema, summarizeAnalysis } from '../model/analysis.js';
import { rescoreAnalysis } from './score-document.js';
import { evidence, fact } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';

const told = { text: 'Heronbay has ARR of $1.2M.', factIds: ['arr-1-1'] };
const analysis = sampleAnalysis({
  ...evidence([fact('arr', { value: 1_200_000, currency: 'USD' }), fact('customers', { value: 84 })]),
  modelSummary: { locale: 'en', sentences: [told] },
});

test('they open the summary, and the verdict stays the code’s', () => {
  expect(analysisSchema.safeParse(analysis).error).toBeUndefined();
  expect(analysis.summary.startsWith(told.text)).toBe(true);
  expect(analysis.summary).toMatch(/scores? \d+ of 100/);
  expect(summarizeAnalysis(analysis).summary).toBe(analysis.summary);
});

test('in another language the rubric’s own sentences stand, and return with the first', () => {
  const spanish = inLanguage(analysis, 'es');
  expect(spanish.summary).not.toContain('Heronbay has ARR');
  expect(inLanguage(spanish, 'en').summary).toBe(analysis.summary);
  expect(inLanguage(summarizeAnalysis(spanish), 'en').summary).toBe(analysis.summary);
});

test('scoring again keeps them; correcting a fact of theirs drops them', () => {
  expect(rescoreAnalysis(analysis).summary).toBe(analysis.summary);
  const note = { by: 'Ana', at: '2026-02-01T10:00:00.000Z', reason: 'The slide says so' };
  const other = correctAnalysis(analysis, { of: 'fact', factId: 'customers-1-1', set: { value: 90 } }, note);
  expect(other.modelSummary?.sentences).toEqual([told]);
  const corrected = correctAnalysis(analysis, { of: 'fact', factId: 'arr-1-1', set: { value: 900_000 } }, note);
  expect(corrected.modelSummary).toBeUndefined();
  expect(corrected.summary).not.toContain('$1.2M');
});
