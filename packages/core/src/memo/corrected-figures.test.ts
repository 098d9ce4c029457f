/** A figure that a person corrected is marked in every file, with what the deck says; an ARR of twelve months is the same everywhere. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { correctAnalysis } from '../pipeline/correct-analysis.js';
import { summarizeAnalysis, type Analysis } from '../model/analysis.js';
import type { Locale } from '../model/values.js';
import { evidence, fact } from '../testing/build-fact.js';
import { readPdf } from '../../test/kit/read-pdf.js';
import { readXlsx } from '../../test/kit/read-xlsx.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { memoFormats } from './index.js';
import { keyFigures } from './key-figures.js';

const mrr = fact('mrr', {
  id: 'mrr-8-1',
  value: 37_000,
  currency: 'EUR',
  period: 'month',
  quote: '37,000 EUR MRR',
  slide: 8,
  text: '37,000 EUR',
});
const churn = fact('churn', { id: 'churn-9-1', value: 2, unit: 'percent', quote: '2 % churn', slide: 9 });
const read = sampleAnalysis(evidence([mrr, churn]));
const note = { by: 'Ana', at: '2026-02-01T10:00:00.000Z', reason: 'The data room' };
const corrected = correctAnalysis(read, { of: 'fact', factId: mrr.id, set: { value: '45,000' } }, note);

async function fileOf(format: string, analysis: Analysis, locale: Locale = 'en'): Promise<Uint8Array> {
  return memoFormats.find(({ id }) => id === format)!.render(analysis, { locale });
}
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
async function textOf(format: string, analysis: Analysis, locale?: Locale): Promise<string> {
  const bytes = await fileOf(format, analysis, locale);
  if (format === 'pdf') return oneLine((await readPdf(bytes)).text);
  if (format === 'xlsx') {
    const sheets = await readXlsx(bytes);
    return sheets.flatMap(({ rows }) => rows.flatMap((row) => row.map((cell) => String(cell?.value ?? '')))).join('\n');
  }
  const text = new TextDecoder().decode(bytes);
  return oneLine(format === 'html' ? new JSDOM(text).window.document.body.textContent : text);
}

describe('a corrected figure', () => {
  test.each(['html', 'pdf', 'md', 'csv', 'xlsx'])('is marked with what the deck says: %s', async (format) => {
    const mark = 'corrected by a person; the deck says €37K a month';
    expect(await textOf(format, corrected)).toContain(mark);
    expect(await textOf(format, read)).not.toContain('corrected');
  });

  test.each([
    ['es', 'corregido por una persona; el deck dice 37 mil € al mes'],
    ['fr', 'corrigé par une personne ; le deck dit 37 k € par mois'],
  ] as const)('also in %s', async (locale, mark) => {
    expect(await textOf('md', corrected, locale)).toContain(mark);
  });

  test('is not proved by the slide in the page of a file: its neighbour is', async () => {
    const { window } = new JSDOM(new TextDecoder().decode(await fileOf('html', corrected)), {
      runScripts: 'dangerously',
      beforeParse: (page) => Object.assign(page, { matchMedia: () => ({ matches: false }) }),
    });
    const quoteAt = (factId: string) => {
      window.document.querySelector<HTMLElement>(`.ref[data-fact="${factId}"]`)!.click();
      return window.document.querySelector('#viewer .quote')!.textContent;
    };
    expect(quoteAt(mrr.id)).toContain('corrected by a person; the deck says €37K a month');
    expect(quoteAt(mrr.id)).not.toContain('word for word');
    expect(quoteAt(churn.id)).toContain('found word for word');
  });

  test('is marked in what lists, portfolio and summaries say of it', () => {
    expect(summarizeAnalysis(corrected).arr).toBe('€540K (corrected), MRR × 12');
    expect(corrected.summary).toMatch(/€45K[^.]*\(corrected\)/);
  });
});

describe('the ARR of a deck that states its MRR', () => {
  test('is one, marked as computed: key figures, summary and files', async () => {
    expect(read.metrics.arr).toBeUndefined();
    expect(read.arr).toBe('€444K, MRR × 12');
    const [arr] = keyFigures(read);
    expect(arr).toMatchObject({
      kind: 'arr',
      fact: { value: 444_000, currency: 'EUR', slide: 8 },
      from: { id: mrr.id },
    });
    for (const format of ['html', 'md', 'pdf']) {
      const text = await textOf(format, read);
      expect(text).toMatch(/ARR[ |]+€444K/);
      expect(text).toContain('computed: MRR × 12');
      expect(text).not.toMatch(/ARR[ |]+(?:–[ |]+)?not found in the/);
    }
  });

  test('gives way to one that is stated, unless that is of an earlier date', () => {
    const year = (asOf: string) => fact('arr', { value: 300_000, currency: 'EUR', asOf });
    const month = { ...mrr, asOf: '2025-10' };
    expect(keyFigures(sampleAnalysis(evidence([month, year('2025-10')])))[0]).toMatchObject({
      fact: { value: 300_000 },
    });
    const older = sampleAnalysis(evidence([month, year('2024-12')]));
    expect(keyFigures(older)[0]).toMatchObject({ fact: { value: 444_000 } });
    expect(older.arr).toBe('€444K, MRR × 12');
  });
});

describe('a figure that is only planned', () => {
  const asked = (facts: Parameters<typeof evidence>[0]) => keyFigures(sampleAnalysis(evidence(facts)))[0];
  const plan = fact('arr', { value: 12e6, basis: 'forecast', asOf: '2028' });
  test('stands among the key figures as planned, not as absent', () => {
    expect(asked([plan])?.fact).toMatchObject({ value: 12e6, basis: 'forecast' });
    expect(asked([plan, fact('arr', { value: 1e6, asOf: '2026' })])?.fact).toMatchObject({ value: 1e6 });
    expect(asked([])).toEqual({ kind: 'arr' });
  });
});
