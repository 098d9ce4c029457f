/** Reports as files: every figure of the document stands in every file, and nothing of a name can run in one. */
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Cell, ReportDocument, ReportSection, Said } from '../../model/report-document.js';
import { LOCALES, type Locale } from '../../model/values.js';
import { FORMULAS, NAMES, PAYLOADS } from '../../../test/kit/awkward-texts.js';
import { poppler } from '../../../test/kit/poppler.js';
import { readPdf } from '../../../test/kit/read-pdf.js';
import { readXlsx } from '../../../test/kit/read-xlsx.js';
import { reportFormats } from './index.js';
import { safeCell } from '../../drawing/safe-cell.js';
import { cellText, valueText } from './report-value.js';

const said = (id: string, values: Said['textMessage']['values'] = {}): Said => ({
  text: id,
  textMessage: { id, values },
});

function page(sections: ReportSection[], fields: Partial<ReportDocument> = {}): ReportDocument {
  const title = said('label.overall');
  return {
    title: title.text,
    titleMessage: title.textMessage,
    subtitle: 'Q4',
    subtitleMessage: { id: 'label.date', values: {} },
    textLanguage: 'en',
    generatedAt: '2026-11-21T12:00:00.000Z',
    amountsHidden: false,
    sections,
    ...fields,
  };
}

const titled = (id: string, message: string) => ({ id, title: message, titleMessage: { id: message, values: {} } });

function column(id: string, kind: 'text' | 'count' | 'score' | 'percent' | 'money' | 'date' | 'seconds' | 'points') {
  return { id, heading: id, headingMessage: { id: `label.${id}`, values: {} }, kind };
}

function table(rows: Cell[][], form: 'bars' | 'columns' | 'lines' = 'bars'): ReportSection {
  return {
    kind: 'table',
    ...titled('companies', 'label.company'),
    columns: [
      column('company', 'text'),
      column('points', 'count'),
      column('score.market', 'score'),
      column('coverageWord', 'percent'),
      column('value', 'money'),
      column('date', 'date'),
    ],
    rows,
    ...(rows.length > 0 ? { chart: { form, label: 0, values: [1, 2] } } : {}),
    notes: [said('label.noData')],
    empty: said('label.noFlags'),
  };
}

const stats: ReportSection = {
  kind: 'stats',
  ...titled('summary', 'label.keyFigures'),
  stats: [
    {
      id: 'count',
      label: 'Points',
      labelMessage: { id: 'label.points', values: {} },
      kind: 'count',
      value: 48,
      movement: { before: 23, absolute: 25, relative: 108.7 },
      note: said('label.noData'),
    },
    { id: 'invested', label: 'x', labelMessage: { id: 'label.value', values: {} }, kind: 'money', value: null },
  ],
};

const rows: Cell[][] = [
  ['Northgrid', 12, 61.6, 79.2, 1_250_000, '2026-11-21'],
  [said('label.sector.saas'), 7, null, 20, null, '2026-11'],
];
const full = page([
  stats,
  table(rows),
  table(rows, 'columns'),
  table(rows, 'lines'),
  { kind: 'text', ...titled('about', 'label.rule'), sentences: [said('label.noData'), said('label.noFlags')] },
]);

const render = async (id: string, report: ReportDocument, locale: Locale = 'en') =>
  reportFormats.find((format) => format.id === id)!.render(report, { locale });
const csvOf = async (report: ReportDocument, locale: Locale = 'en'): Promise<string[][]> =>
  parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await render('csv', report, locale)), { bom: true });
const flat = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

describe('a report', () => {
  test('in CSV has one figure a row, as the document has it', async () => {
    const [head, ...lines] = await csvOf(full);
    const read = lines.map((line) => Object.fromEntries(head!.map((name, at) => [name, line[at]!])));
    const first = read.filter(({ section, title }) => section === 'companies' && title === 'Company').slice(0, 6);
    expect(first.map(({ value }) => value)).toEqual(['Northgrid', '12', '61.6', '79.2', '1250000', '2026-11-21']);
    expect(first.map(({ item }) => item)).toEqual(Array(6).fill('Northgrid'));
    const stat = read.find(({ section, item }) => section === 'summary' && item === 'Points')!;
    expect(stat).toMatchObject({ value: '48', before: '23', change: '25', change_percent: '108.7' });
    expect(Number(stat.value) - Number(stat.before)).toBe(Number(stat.change));
    expect(read.find(({ item }) => item === 'Value')!.value).toBe('');
    expect(read.filter(({ section }) => section === 'about')).toHaveLength(2);
  });

  test('in Excel has numbers, shares, amounts and dates as what they are', async () => {
    const sheets = await readXlsx(await render('xlsx', full));
    expect(sheets.map(({ name }) => name)).toEqual(['Report', 'Key figures', 'Company', 'Company 2', 'Company 3']);
    const cells = sheets[2]!.rows[1]!;
    expect(cells.map((cell) => cell?.value).slice(0, 5)).toEqual(['Northgrid', 12, 61.6, 0.792, 1_250_000]);
    expect(cells.map((cell) => cell?.format)).toEqual(['@', '#,##0', '0.0', '0.0%', '#,##0 "€"', 'yyyy-mm-dd']);
    expect(sheets[2]!.rows[2]!.map((cell) => cell?.value)).toEqual(['SaaS', 7, undefined, 0.2, undefined, '2026-11']);
    expect(sheets[2]!.filter).toBe('A1:F3');
    const stat = sheets[1]!.rows[1]!.map((cell) => cell?.value);
    expect(stat.slice(1, 4)).toEqual([48, 23, 25]);
    expect(stat[4]).toBeCloseTo(25 / 23, 3);
  });

  test.each(LOCALES)('as PDF says every figure in the reader’s format (%s)', async (locale) => {
    const { text, alts, roles, bookmarks, language } = await readPdf(await render('pdf', full, locale));
    const read = flat(text);
    expect(language).toBe(locale);
    for (const [at, kind] of (['text', 'count', 'score', 'percent', 'money', 'date'] as const).entries()) {
      expect(read).toContain(flat(cellText(rows[0]![at]!, kind, locale)));
    }
    expect(read).toContain(valueText(48, 'count', locale));
    expect(read).toContain(flat(`+25 (+${valueText(108.7, 'percent', locale)})`));
    expect(alts).toHaveLength(2);
    expect(roles.get('Table')).toBe(3);
    expect(bookmarks).toHaveLength(6);
  });

  test('says that amounts are hidden instead of showing them as 0', async () => {
    const hidden = page([table([['Northgrid', 1, 2, 3, null, '2026']])], { amountsHidden: true });
    const { text } = await readPdf(await render('pdf', hidden));
    expect(text).toContain('Amounts of money are hidden');
    expect(text).not.toContain('€0');
    expect((await csvOf(hidden)).flat()).not.toContain('0.00');
  });

  test('without rows or sections says so', async () => {
    for (const report of [page([]), page([table([]), { ...stats, stats: [] }])]) {
      for (const { id } of reportFormats) expect((await render(id, report)).length, id).toBeGreaterThan(20);
    }
    const { text } = await readPdf(await render('pdf', page([table([])])));
    expect(text).toContain('No rule raised a flag.');
  });

  test('is the same file twice', async () => {
    for (const { id } of reportFormats) {
      const [one, two] = [await render(id, full, 'es'), await render(id, full, 'es')];
      expect(Buffer.compare(one, two), id).toBe(0);
    }
  });
});

describe('names that break files', () => {
  const names = [...PAYLOADS, ...FORMULAS, ...Object.values(NAMES)];
  const hostile = page(
    (['bars', 'columns', 'lines'] as const).map((form) =>
      table(
        names.map((name, at): Cell[] => [name, at, at, at, at * 1000, '2026-11-21']),
        form,
      ),
    ),
  );

  test('stand as text in Excel, one a row', async () => {
    for (const { rows: read, formulas } of (await readXlsx(await render('xlsx', hostile))).slice(1)) {
      expect(formulas).toBe(0);
      names.forEach((name, at) => {
        const value = read[at + 1]![0]?.value ?? '';
        expect(value).toBe(safeCell(name));
        expect(String(value).normalize('NFKC')).not.toMatch(/^["\s]*[=+\-−@|]/u);
      });
    }
  });

  test('stand as text in CSV, and no row is torn', async () => {
    const read = await csvOf(hostile);
    expect(read.filter(([section]) => section === 'companies')).toHaveLength(3 * (names.length * 6 + 1));
    for (const cell of read.flat()) {
      for (const part of cell.split(/[;\n\t]/)) expect(part.normalize('NFKC')).not.toMatch(/^["\s]*[=+\-−@|]/u);
    }
  });

  test('stand on paper', async ({ skip }) => {
    const bytes = await render('pdf', hostile);
    const { pages, text } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(3);
    expect(flat(text)).toContain('=HYPERLINK("http://127.0.0.1/","x")');
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/(?:JavaScript|URI\b)/);
    const read = poppler('pdftotext', bytes);
    if (read === undefined) return skip('pdftotext is not installed');
    expect(read).toContain('Łódź');
  });

  test('stand as text in HTML: no element, no attribute, no address of theirs', async () => {
    const source = new TextDecoder().decode(await render('html', hostile));
    expect(source).not.toMatch(/<(script|img|svg|iframe|a)\b/i);
    expect(source.match(/<td/g)).toHaveLength(3 * names.length * 6);
    expect(source).toContain('&lt;script&gt;');
  });

  test('stand as text in Markdown, one a row', async () => {
    const lines = new TextDecoder().decode(await render('md', hostile)).split('\n');
    const rows = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    expect(rows).toHaveLength(3 * (names.length + 1));
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(7);
  });
});
