/** The workbook read back by other programs: every cell is what the document says, typed as what it is. */
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../i18n/in-language.js';
import { LOCALES } from '../../model/values.js';
import { evidence, fact, person } from '../../testing/build-fact.js';
import { readXlsx, type ReadSheet } from '../../../test/kit/read-xlsx.js';
import { sampleAnalysis } from '../../../test/kit/sample-analysis.js';
import { safeCell } from '../../drawing/safe-cell.js';
import { xlsxFormat } from './xlsx-format.js';

const analysis = sampleAnalysis(
  evidence([
    fact('arr', { value: 2_520_000, quote: '$2.52M ARR', slide: 6, asOf: '2026-09-30' }),
    fact('churn', { value: 0.9, quote: '0.9% churn', slide: 7, period: 'month' }),
    fact('ask', { low: 1_000_000, high: 1_500_000, quote: 'raising $1 – 1.5M', slide: 9, asOf: '2026-Q3' }),
    fact('growth_yoy', { value: -12, quote: '-12 %', text: '-12 %', slide: 6 }),
    person('Łucja _x0041_ Nowak', { role: 'CEO', functions: 'business', founder: true }),
    fact('solution', { text: 'Line one\nline two', quote: 'Line one\nline two' }),
  ]),
  { companyName: 'Northgrid & Söhne <GmbH>', analysisTime: 0.4321 },
);

async function sheets(locale: 'en' | 'es' | 'fr' = 'en'): Promise<ReadSheet[]> {
  return readXlsx(await xlsxFormat.render(analysis, { locale }));
}

const EPOCH = Date.UTC(1899, 11, 30);
const dayOf = (serial: number) => new Date(EPOCH + serial * 86_400_000).toISOString();

describe('an analysis as a workbook', () => {
  test('has its sheets in the reader’s language, each with a frozen and filtered head and widths', async () => {
    const names = {
      en: ['Summary', 'Scores', 'Facts', 'Questions', 'Flags', 'Consistency checks'],
      es: ['Resumen', 'Puntuaciones', 'Datos', 'Preguntas', 'Alertas', 'Comprobaciones de coherenci'],
      fr: ['Résumé', 'Notes', 'Faits', 'Questions', 'Alertes', 'Contrôles de cohérence'],
    };
    for (const locale of LOCALES) {
      const read = await sheets(locale);
      expect(read.map(({ name }) => name)).toEqual(names[locale]);
      for (const { rows, frozenRows, filter, widths } of read) {
        expect(frozenRows).toBe(1);
        expect(filter).toBe(`A1:${String.fromCharCode(64 + rows[0]!.length)}${rows.length}`);
        expect(widths).toHaveLength(rows[0]!.length);
      }
    }
  });

  test('every fact stands in a row with its slide and quote, figures as numbers, days as dates', async () => {
    const rows = (await sheets())[2]!.rows.slice(1);
    expect(rows).toHaveLength(analysis.facts.length);
    analysis.facts.forEach((fact, at) => {
      const row = rows[at]!;
      expect(row[0]!.value).toBe(fact.slide);
      expect(row[2]!.value).toBe(written(fact.text));
      expect(row[3]?.value).toBe(fact.value);
      expect(row[4]?.value).toBe(fact.low);
      expect(row[5]?.value).toBe(fact.high);
      expect(row[7]?.value).toBe(fact.currency);
      expect(row[12]!.value).toBe(written(fact.quote));
      expect(row[13]!.value).toBe(fact.id);
    });
    const asOf = (kind: string) => rows.find((row) => String(row[13]!.value).startsWith(kind))![9]!;
    expect(dayOf(asOf('arr').value as number)).toBe('2026-09-30T00:00:00.000Z');
    expect(asOf('arr').format).toBe('yyyy-mm-dd');
    expect(asOf('ask').value).toBe('2026-Q3');
    expect(rows.find((row) => String(row[13]!.value).startsWith('growth'))![3]!.value).toBe(-12);
  });

  test('criteria carry the document’s points, and they sum to its scores', async () => {
    const rows = (await sheets())[1]!.rows.slice(1);
    const totals = rows.slice(0, 5);
    expect(totals.map((row) => row[4]?.value)).toEqual(
      analysis.subScores.map(({ score }) => analysis[`${score}Score`] ?? undefined),
    );
    for (const [at, criterion] of analysis.criteria.entries()) {
      const row = rows[5 + at]!;
      expect(row[1]!.value).toBe(criterion.id);
      expect(row[4]!.value).toBeCloseTo(criterion.points, 9);
      expect(row[7]!.value).toBeCloseTo(criterion.pointsAtStake, 9);
      expect(row[9]!.value).toBe(written(criterion.reason));
    }
    for (const { score, raw } of analysis.subScores) {
      if (raw === null || score === 'risk') continue;
      const criteria = rows.filter((row) =>
        analysis.criteria.some(({ id, score: of }) => id === row[1]!.value && of === score),
      );
      const points = criteria.reduce((sum, row) => sum + Number(row[4]!.value), 0);
      const most = criteria.reduce((sum, row) => sum + Number(row[5]!.value), 0);
      expect((100 * points) / most).toBeCloseTo(raw, 0);
    }
  });

  test('summary, questions and flags say what the document says', async () => {
    for (const locale of LOCALES) {
      const document = inLanguage(analysis, locale);
      const [summary, , , questions, flags] = await sheets(locale);
      const values = summary!.rows.map((row) => row[1]?.value);
      for (const value of [document.companyName, document.summary, document.overallScore, document.deckHash]) {
        expect(values).toContain(typeof value === 'string' ? written(value) : value);
      }
      expect(questions!.rows.slice(1).map((row) => row[3]!.value)).toEqual(
        document.questions.map(({ question }) => written(question)),
      );
      expect(flags!.rows.slice(1).map((row) => row[1]!.value)).toEqual(
        document.flags.map(({ reason }) => written(reason)),
      );
    }
  });

  test('a moment is a date with its time, coverage a share shown in percent', async () => {
    const [summary] = await sheets('fr');
    const cells = summary!.rows.map((row) => row[1]);
    const made = cells.find((cell) => cell?.format === 'dd/mm/yyyy hh:mm')!;
    expect(dayOf(made.value as number)).toBe(analysis.createdAt);
    expect(cells.find((cell) => cell?.format === '0%')!.value).toBeCloseTo(analysis.coverage.overall, 9);
  });

  test('a score that cannot be given is an empty cell, never 0', async () => {
    const none = { ...analysis, overallScore: null, marketScore: null };
    const [summary] = await readXlsx(await xlsxFormat.render(none, { locale: 'en' }));
    const row = summary!.rows.find((cells) => cells[0]!.value === 'Overall score')!;
    expect(row[1]).toBeUndefined();
  });
});

/** A text as a cell holds it: made safe, and with Excel's own escapes escaped. */
function written(text: string): string {
  return safeCell(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
