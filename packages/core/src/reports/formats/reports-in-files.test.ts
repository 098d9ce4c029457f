/** Every report there is, made of books of a fund, in every file: the figures on paper and in cells are the document's. */
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { type ReportDocument } from '../../model/report-document.js';
import { REPORT_TYPES } from '../../model/vocabulary.js';
import type { Locale } from '../../model/values.js';
import { corporateAnalysis } from '../corporate-analysis.js';
import { marketTrends } from '../market-trends.js';
import { periodReport } from '../period-report.js';
import { portfolioReport } from '../portfolio-report.js';
import { NAMES } from '../../../test/kit/awkward-texts.js';
import { readPdf } from '../../../test/kit/read-pdf.js';
import { readXlsx } from '../../../test/kit/read-xlsx.js';
import { manySummaries, sampleInvestment, sampleSummary } from '../../../test/kit/sample-summaries.js';
import { reportFormats } from './index.js';
import { cellText } from './report-value.js';

const now = new Date('2026-11-21T15:00:00.000Z');
const books = {
  summaries: manySummaries(60, now),
  investments: Array.from({ length: 6 }, (_, at) =>
    sampleInvestment({ id: `i-${at}`, companyName: `Firm ${at}`, date: `2026-0${at + 1}-10` }),
  ),
};
type Books = typeof books;

const empty: Books = { summaries: [], investments: [] };
const one: Books = { summaries: [sampleSummary({ companyName: NAMES.hebrew })], investments: [] };

function reportsOf(held: Books, locale: Locale): [string, ReportDocument][] {
  return [
    ...REPORT_TYPES.map((type): [string, ReportDocument] => [
      type,
      periodReport(held, { period: 'year', type, locale, now }),
    ]),
    ['corporate', corporateAnalysis(held, { locale, now })],
    ['trends', marketTrends(held, { locale, now })],
    ['portfolio', portfolioReport(held, { locale, now })],
  ];
}

const render = async (id: string, report: ReportDocument) =>
  reportFormats.find((format) => format.id === id)!.render(report, { locale: report.textLanguage });

describe.each(reportsOf(books, 'en'))('%s', (name, report) => {
  test('in CSV: every cell of every table, in order', async () => {
    const [head, ...lines]: string[][] = parse(Buffer.from(await render('csv', report)), { bom: true });
    const value = head!.indexOf('value');
    for (const section of report.sections) {
      const read = lines.filter(([id, title]) => id === section.id && title === section.title);
      if (section.kind === 'table') {
        const cells = section.rows.flatMap((row) =>
          row.map((cell) => (typeof cell === 'object' && cell ? cell.text : String(cell ?? ''))),
        );
        expect(read.slice(0, cells.length).map((line) => line[value])).toEqual(cells);
      } else if (section.kind === 'stats') {
        expect(read.map((line) => line[value])).toEqual(section.stats.map((stat) => String(stat.value ?? '')));
      }
    }
  });

  test('in Excel: a sheet a section, its numbers summing to the document’s', async () => {
    const sheets = await readXlsx(await render('xlsx', report));
    const written = report.sections.filter(({ kind }) => kind !== 'text');
    expect(sheets).toHaveLength(written.length + 1);
    written.forEach((section, at) => {
      if (section.kind !== 'table') return;
      const rows = sheets[at + 1]!.rows.slice(1, section.rows.length + 1);
      section.columns.forEach(({ kind }, index) => {
        if (kind === 'text' || kind === 'date') return;
        const scale = kind === 'percent' ? 100 : 1;
        const sum = rows.reduce((total, row) => total + Number(row[index]?.value ?? 0) * scale, 0);
        const wanted = section.rows.reduce(
          (total, row) => total + (typeof row[index] === 'number' ? row[index] : 0),
          0,
        );
        expect(sum).toBeCloseTo(wanted, 6);
      });
    });
  });

  test('on paper: title, every heading and every figure', async () => {
    const { text, bookmarks } = await readPdf(await render('pdf', report));
    // Lines and pages break inside cells, so spaces say nothing.
    const read = text.replace(/\s/g, '');
    expect(bookmarks).toEqual([report.title, ...report.sections.map(({ title }) => title)]);
    for (const section of report.sections) {
      if (section.kind === 'text')
        for (const said of section.sentences) expect(read).toContain(said.text.replace(/\s/g, ''));
      if (section.kind !== 'table') continue;
      for (const row of section.rows) {
        row.forEach((cell, at) => {
          const { kind } = section.columns[at]!;
          if (kind !== 'text') expect(read, name).toContain(cellText(cell, kind, 'en').replace(/\s/g, ''));
        });
      }
    }
  });
});

test.each([
  ['an empty fund', empty, 'es'],
  ['a fund with one deck', one, 'fr'],
] as const)('%s has every file', async (_, held, locale) => {
  for (const [name, report] of reportsOf(held, locale)) {
    for (const { id } of reportFormats) expect((await render(id, report)).length, `${name} ${id}`).toBeGreaterThan(200);
  }
});
