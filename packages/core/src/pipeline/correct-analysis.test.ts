/** A person's word: in force at once, kept with who, when and why, and still in force after the deck is read again. */
import { describe, expect, test } from 'vitest';
import { reapplyCorrections, correctAnalysis } from './correct-analysis.js';
import { takeBackCorrection } from './take-back-correction.js';
import type { CorrectionRequest } from '../model/correction.js';
import { figureOrigin } from '../i18n/figure-origin.js';
import { analysisSchema } from '../model/analysis.js';
import type { Locale } from '../model/values.js';
import { rescoreAnalysis } from './score-document.js';
import { evidence, fact } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { strongSeed } from '../../test/kit/sample-evidence.js';

const note = { by: 'Ana', at: '2026-02-01T10:00:00.000Z', reason: 'The axis says thousands' };
const stated = (value: number) =>
  evidence([
    fact('arr', { value, slide: 4, quote: `ARR of ${value}`, detail: { base: 100_000 } }),
    fact('growth_multiple', {
      id: 'growth_multiple-4-1',
      value: value / 100_000,
      unit: 'multiple',
      slide: 4,
      derivedFrom: ['arr-4-1'],
      quote: `ARR of ${value}`,
      detail: { metric: 'arr', base: 100_000 },
    }),
    fact('arr', { value, slide: 9, quote: `ARR: ${value}`, detail: { base: 100_000 } }),
    fact('ask', { value: 2e6, slide: 10, subject: 'round', currency: 'USD' }),
  ]);
const set = { of: 'fact', factId: 'arr-4-1', set: { value: 300_000 } } as const;

describe('a fact', () => {
  test('changes wherever the deck states it, with the figures computed from it, and scores follow', () => {
    const before = sampleAnalysis(stated(2_000_000));
    const after = correctAnalysis(before, set, note);
    expect(after.facts.filter(({ kind }) => kind === 'arr')).toMatchObject([
      { value: 300_000, slide: 4, source: 'person', quote: 'ARR of 2000000' },
      { value: 300_000, slide: 9, source: 'person' },
    ]);
    expect(after.facts.find(({ id }) => id === 'growth_multiple-4-1')).toMatchObject({ value: 3 });
    expect(after.arr).toBe('$300K (corrected)');
    const low = correctAnalysis(before, { ...set, set: { value: 20_000 } }, note);
    expect(low.tractionScore).toBeLessThan(before.tractionScore!);
    expect(low.facts.some(({ kind }) => kind === 'growth_multiple')).toBe(false);
    expect(after.corrections).toMatchObject([{ ...note, change: { of: 'fact', was: { value: 2_000_000 } } }]);
    expect(analysisSchema.parse(after)).toEqual(after);
  });

  test('is the figure that is shown and scored, whatever the deck says elsewhere', () => {
    const elsewhere = fact('arr', { value: 1_260_000, slide: 12, asOf: '2025', currency: 'USD' });
    const before = sampleAnalysis(evidence([fact('arr', { value: 2_520_000, slide: 6, currency: 'USD' }), elsewhere]));
    const request = { of: 'fact', factId: 'arr-6-1', set: { value: 25_000 } } as const;
    expect(correctAnalysis(before, request, note).arr).toBe('$25K (corrected)');
    // Of an earlier date it stays what it is: history.
    const dated = { ...request, set: { value: 25_000, asOf: '2023' } };
    expect(correctAnalysis(before, dated, note).arr).toBe('$1.26M');
  });

  test('is kept beside what the deck says, wherever the deck says it and however often it is corrected', () => {
    const before = sampleAnalysis(stated(2_000_000));
    const once = correctAnalysis(before, set, note);
    const twice = correctAnalysis(once, { ...set, set: { value: 250_000 } }, note);
    const arr = twice.facts.filter(({ kind }) => kind === 'arr');
    expect(arr).toMatchObject([
      { value: 250_000, slide: 4, asRead: { value: 2_000_000 } },
      { value: 250_000, slide: 9, asRead: { value: 2_000_000 } },
    ]);
    expect(arr.map((one) => figureOrigin(one, 'en'))).toEqual(
      arr.map(() => 'corrected by a person; the deck says $2M'),
    );
    expect(analysisSchema.parse(twice)).toEqual(twice);
    // Sentences of ours do not pass it off as the deck's.
    expect(twice.summary).toMatch(/\$250K[^.]*\(corrected\)/);
    expect(JSON.stringify(before)).not.toContain('figure.corrected');
  });

  test('is typed as people write numbers, in their language', () => {
    const typed = (value: string, locale?: Locale) =>
      correctAnalysis(sampleAnalysis(stated(2_000_000)), { ...set, set: { value } }, { ...note, locale }).facts.find(
        ({ id }) => id === 'arr-4-1',
      );
    expect(typed('45,000')).toMatchObject({ value: 45_000, asRead: { value: 2_000_000 } });
    expect(typed('45.000', 'es')).toMatchObject({ value: 45_000 });
    expect(typed('1,5M', 'fr')).toMatchObject({ value: 1_500_000 });
    for (const refused of ['45.000', '12%', '-5', '€45k', 'much', '']) {
      expect(() => typed(refused), refused).toThrow(expect.objectContaining({ code: 'bad-number' }) as Error);
    }
    expect(() => typed('45.000')).toThrow('“45.000” can be read as 45,000 or as 45; write 45k or 45.');
  });

  test('given as a number is one that its kind can be', () => {
    const given = (value: number) =>
      correctAnalysis(sampleAnalysis(stated(2_000_000)), { ...set, set: { value } }, note);
    expect(() => given(-5)).toThrow('It cannot be less than 0.');
    expect(given(0).facts.find(({ id }) => id === 'arr-4-1')).toMatchObject({ value: 0 });
  });

  test('is the same where the deck rounds it or leaves the date out, not where it is of another date', () => {
    const arr = (value: number, slide: number, fields = {}) =>
      fact('arr', { value, slide, tolerance: 5_000, ...fields });
    const dated = [arr(2.52e6, 3, { asOf: '2025-12' }), arr(2.524e6, 4), arr(2.52e6, 5, { asOf: '2024-12' })];
    const request = { of: 'fact', factId: 'arr-3-1', set: { value: 120_000 } } as const;
    const after = correctAnalysis(sampleAnalysis(evidence(dated)), request, note);
    expect(after.facts.map(({ value }) => value)).toEqual([120_000, 120_000, 2.52e6]);
  });

  test('that the deck does not state is dropped with what was computed from it', () => {
    const after = correctAnalysis(sampleAnalysis(stated(2e6)), { of: 'drop', factId: 'arr-4-1' }, note);
    expect(after.facts.map(({ kind }) => kind)).toEqual(['ask']);
    expect(after.arr).toBeNull();
    expect(after).not.toHaveProperty('arrMessage');
    expect(after).not.toHaveProperty('growthRateMessage');
  });

  test('of another kind takes the unit of that kind', () => {
    const before = sampleAnalysis(evidence([fact('customers', { value: 40, slide: 3 })]));
    const request = { of: 'fact', factId: 'customers-3-1', set: { kind: 'churn', value: 4 } } as const;
    const after = correctAnalysis(before, request, note);
    expect(after.facts[0]).toMatchObject({ kind: 'churn', value: 4, unit: 'percent', id: 'customers-3-1' });
  });

  test('moves the stage that was read from it, but not one that a person said', () => {
    const read = sampleAnalysis({ ...stated(2e6), stage: { value: 'seed', basis: 'ask', factIds: ['ask-10-1'] } });
    const request = { of: 'fact', factId: 'ask-10-1', set: { value: 20_000_000 } } as const;
    expect(correctAnalysis(read, request, note).stage).toMatchObject({ value: 'series-a', basis: 'ask' });
    const said = correctAnalysis(read, { of: 'stage', to: 'pre-seed' }, note);
    expect(correctAnalysis(said, request, note).stage).toMatchObject({ value: 'pre-seed', basis: 'user' });
  });
});

test('who and why must be said, and what is not there cannot be corrected', () => {
  const analysis = sampleAnalysis(stated(2e6));
  expect(() => correctAnalysis(analysis, set, { ...note, by: ' ' })).toThrow(/name of who/);
  expect(() => correctAnalysis(analysis, set, { ...note, reason: '' })).toThrow(/needs a reason/);
  expect(() => correctAnalysis(analysis, { ...set, factId: 'arr-1-9' }, note)).toThrow(/no fact with the id arr-1-9/);
  const bare = sampleAnalysis(evidence([fact('churn', { value: 4, slide: 2 })]));
  const money = { of: 'fact', factId: 'churn-2-1', set: { kind: 'arr', value: 5 } } as const;
  expect(() => correctAnalysis(bare, money, note)).toThrow(/needs its currency/);
});

test('an answer to a question needs no reason, marks it answered, and survives a rescore', () => {
  const before = sampleAnalysis(strongSeed());
  const { id } = before.questions[0]!;
  const request = { of: 'question', questionId: id, set: { answer: 'Yes', owner: 'Luis' } } as const;
  const after = rescoreAnalysis(correctAnalysis(before, request, { ...note, reason: undefined }));
  expect(after.questions.find((question) => question.id === id)).toMatchObject({
    answer: 'Yes',
    owner: 'Luis',
    status: 'answered',
  });
  expect(after.overallScore).toBe(before.overallScore);
});

describe('the deck read again', () => {
  const corrected = correctAnalysis(sampleAnalysis(stated(2e6)), set, note);

  test('has the same corrections in force, and the same scores', () => {
    const again = reapplyCorrections(sampleAnalysis(stated(2e6), { id: 'sample-2' }), corrected);
    expect({ ...again, id: 'sample-1' }).toEqual(corrected);
  });

  test('keeps a fact that is no longer found as the person’s', () => {
    const again = reapplyCorrections(sampleAnalysis(evidence([])), corrected);
    expect(again.facts[0]).toMatchObject({ kind: 'arr', value: 300_000, source: 'person', quote: 'ARR of 2000000' });
    expect(again.arr).toBe('$300K (corrected)');
  });

  test('in another version with a new figure, the new figure stands', () => {
    const next = sampleAnalysis(stated(3e6), { deckHash: 'b'.repeat(64) });
    expect(reapplyCorrections(next, corrected).arr).toBe('$3M');
  });

  test('in another version that still reads the same, the correction stands', () => {
    const next = sampleAnalysis(stated(2e6), { deckHash: 'b'.repeat(64) });
    expect(reapplyCorrections(next, corrected).arr).toBe('$300K (corrected)');
  });

  test('takes over name, sector and stage, unless a person gives them anew', () => {
    const note2 = { ...note, reason: 'See the cover' };
    let before = correctAnalysis(sampleAnalysis(stated(2e6)), { of: 'company', to: 'Right Name' }, note2);
    before = correctAnalysis(before, { of: 'sector', to: 'energy' }, note2);
    const again = reapplyCorrections(sampleAnalysis(stated(2e6)), before);
    expect(again).toMatchObject({ companyName: 'Right Name', companyNameRead: 'Example', sector: 'energy' });
    const given = reapplyCorrections(sampleAnalysis(stated(2e6)), before, { sector: 'saas', companyName: 'Example' });
    expect(given).toMatchObject({ companyName: 'Example', sector: 'saas' });
  });
});

describe('taking the last correction back', () => {
  const before = sampleAnalysis(stated(2_000_000));

  test.each<[string, CorrectionRequest]>([
    ['a fact, wherever it stands, with what was computed from it', set],
    ['a fact of another kind', { of: 'fact', factId: 'arr-4-1', set: { kind: 'revenue' } }],
    ['a fact that was dropped', { of: 'drop', factId: 'arr-9-1' }],
    ['a name', { of: 'company', to: 'Zephyr' }],
    ['a sector', { of: 'sector', to: 'energy' }],
    ['a stage', { of: 'stage', to: 'series-b' }],
    ['a business model', { of: 'businessModel', to: 'services' }],
  ])('restores %s', (_, request) => {
    const clean = rescoreAnalysis(before, before.textLanguage);
    const corrected = correctAnalysis(clean, request, note);
    expect(corrected).not.toEqual(clean);
    const back = takeBackCorrection(corrected);
    expect(back).toEqual({ ...clean, corrections: [] });
    expect(analysisSchema.parse(corrected)).toEqual(corrected);
  });

  test('takes one at a time, leaves answers, and says when there is none', () => {
    const twice = correctAnalysis(correctAnalysis(before, set, note), { of: 'company', to: 'Zephyr' }, note);
    const [question] = twice.questions;
    const answered = correctAnalysis(
      twice,
      { of: 'question', questionId: question!.id, set: { answer: 'Six' } },
      { ...note, reason: '' },
    );
    const once = takeBackCorrection(answered);
    expect(once.companyName).toBe(before.companyName);
    expect(once.facts.find(({ id }) => id === 'arr-4-1')).toMatchObject({ value: 300_000, source: 'person' });
    const none = takeBackCorrection(once);
    expect(none.facts).toEqual(before.facts);
    expect(none.questions.find(({ id }) => id === question!.id)).toMatchObject({ answer: 'Six' });
    expect(() => takeBackCorrection(none)).toThrow('There is no correction to take back.');
  });

  test('works on the next reading of the deck, to which corrections are carried', () => {
    const corrected = correctAnalysis(before, set, note);
    const again = reapplyCorrections(before, corrected);
    expect(takeBackCorrection(again).facts).toEqual(before.facts);
  });
});
