/** A model's sentences live as long as the facts that carry them, in the language they were written in; what it doubts is told nowhere. */
import type { Fact } from '../model/fact.js';
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

test('they stand in the summary, and the verdict stays the code’s', () => {
  expect(analysisSchema.safeParse(analysis).error).toBeUndefined();
  expect(analysis.summary).toContain(told.text);
  expect(analysis.summary).toMatch(/scores? \d+ of 100/);
  expect(summarizeAnalysis(analysis).summary).toBe(analysis.summary);
});

test('what they leave out is filled by the rules, and what they tell is not told twice', () => {
  const facts = [
    fact('one_liner', { text: 'Heronbay is a platform that schedules dental clinics', strength: 'specific' }),
    fact('arr', { value: 1_200_000, currency: 'USD' }),
  ];
  const withModel = (text: string, factIds: string[]) =>
    sampleAnalysis({ ...evidence(facts), modelSummary: { locale: 'en', sentences: [{ text, factIds }] } }).summary;
  const onFigures = withModel('Its ARR stands at $1.2M.', ['arr-1-1']);
  expect(onFigures).toMatch(/schedules dental clinics.*Its ARR stands at \$1\.2M\./u);
  expect(onFigures).not.toContain('It reports');
  const onOffer = withModel('Heronbay schedules dental clinics.', ['one_liner-1-1']);
  expect(onOffer).toMatch(/^Heronbay schedules dental clinics\. It reports ARR of/u);
});

test('no sentence tells of what the next says that we did not find', () => {
  const own = fact('arr', { value: 1_200_000, currency: 'USD', basis: 'forecast' });
  // A second look said no to it, so it stands for nothing.
  const doubted = fact('arr', { value: 70_000_000, currency: 'INR', secondLook: 'no', slide: 2 });
  const sentences = [{ text: 'Heronbay reports ARR of 7 crore.', factIds: ['arr-2-1'] }];
  const { summary } = sampleAnalysis({ ...evidence([own, doubted]), modelSummary: { locale: 'en', sentences } });
  expect(summary).toMatch(/found no revenue/u);
  expect(summary).not.toContain('7 crore');
});

test('no sentence tells another figure than the document gives, but of another time', () => {
  const newest = fact('arr', { value: 2_000_000, currency: 'USD', asOf: '2026-06' });
  const older = fact('arr', { value: 1_200_000, currency: 'USD', asOf: '2025-06', slide: 2 });
  const other = fact('ask', { value: 5_000_000, currency: 'USD', subject: 'round', slide: 4 });
  const ask = fact('ask', { value: 3_000_000, currency: 'USD', subject: 'round', slide: 3 });
  const facts = evidence([newest, older, ask, other]);
  const told = (text: string, factId: string) =>
    sampleAnalysis({ ...facts, modelSummary: { locale: 'en', sentences: [{ text, factIds: [factId] }] } });
  expect(told('ARR was $1.2M in June 2025.', 'arr-2-1').summary).toContain('June 2025');
  expect(told('It raises this amount.', 'ask-3-1').metrics.ask).toBe('ask-3-1');
  expect(told('It raises this amount.', 'ask-3-1').summary).toContain('this amount');
  expect(told('It raises this amount.', 'ask-4-1').summary).not.toContain('this amount');
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

test('what a second look did not uphold stands in the document and is told in neither memo nor questions', () => {
  const told = (look: Partial<Fact>) => {
    const priced = fact('price', { value: 4900, period: 'month', quote: 'From $4,900 a month', slide: 5, ...look });
    const pilot = fact('pilot', {
      quote: 'Pilot with Larkspur Clinics since May',
      text: 'Larkspur Clinics',
      slide: 6,
      ...look,
    });
    const document = sampleAnalysis(evidence([priced, pilot, fact('customers', { value: 12 })]));
    const { memo, questions, summary, sums, facts } = document;
    expect(facts.filter(({ kind }) => kind === 'price' || kind === 'pilot')).toHaveLength(2);
    return JSON.stringify({ memo, questions, summary, sums });
  };
  expect(told({})).toMatch(/4,900.*Larkspur|Larkspur.*4,900/su);
  expect(told({ secondLook: 'no' })).not.toMatch(/4,900|Larkspur/u);
  expect(told({ secondLook: 'no', foundBy: ['person'] })).toMatch(/Larkspur/u);
});
