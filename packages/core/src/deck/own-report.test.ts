/** Files that we wrote are known by their content, in every format and under every name; decks that speak of us are decks. */
import { writeFile, mkdtemp, rm, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoFormats } from '../memo/index.js';
import { reportFormats } from '../reports/formats/index.js';
import { analysisSchema } from '../model/analysis.js';
import type { ReportDocument } from '../model/report-document.js';
import { marketTrends } from '../reports/market-trends.js';
import { periodReport } from '../reports/period-report.js';
import { evidence, fact } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { manySummaries } from '../../test/kit/sample-summaries.js';
import { OWN_KEY } from '../text/own-mark.js';
import { ownReport, ownReportAt } from './own-report.js';
import { readDeckHere } from './read-deck-here.js';

const deck = 'Ñandú — deck (final), v3 --> "x".pdf';
// As the store keeps it.
const analysis = analysisSchema.parse(
  sampleAnalysis(evidence([fact('arr', { value: 2_500_000, quote: '$2.5M ARR' })]), { fileName: deck }),
);
const now = new Date('2026-11-21T15:00:00.000Z');
const books = { summaries: manySummaries(20, now), investments: [] };
const reports: ReportDocument[] = [
  periodReport(books, { period: 'year', type: 'performance', locale: 'fr', now }),
  marketTrends(books, { locale: 'en', now }),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-own-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(memoFormats.map((format) => [format.id, format] as const))('a report on a deck in %s', (id, format) => {
  test('is known as ours under any name, with its deck, and the same bytes come twice', async () => {
    const bytes = await format.render(analysis, { locale: 'es' });
    const expected = id === 'csv' ? {} : { deck };
    expect(await ownReport(bytes)).toEqual(expected);
    const path = join(folder, `${id}.pitch-deck.pdf`);
    await writeFile(path, bytes);
    expect(await ownReportAt(path)).toEqual(expected);
    expect(Buffer.compare(bytes, await format.render(analysis, { locale: 'es' }))).toBe(0);
    await expect(readDeckHere([{ fileName: 'deck.pdf', bytes }])).rejects.toMatchObject({
      code: 'own-report',
      message: expect.stringContaining(id === 'csv' ? 'give the deck itself' : deck) as string,
    });
  });
});

test.each(reportFormats.map((format) => [format.id, format] as const))(
  'a report on many decks in %s is ours',
  async (_, format) => {
    for (const report of reports) {
      const bytes = await format.render(report, { locale: report.textLanguage });
      expect(await ownReport(bytes), report.title).toEqual({});
    }
  },
);

/** A one-page PDF as another program writes it. */
async function pdfOf(text: string, info: Record<string, string>): Promise<Uint8Array> {
  const doc = new PDFDocument({ info });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.fontSize(30).text(text);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
const read = (bytes: Uint8Array) => readDeckHere([{ fileName: 'a.pdf', bytes }]);

test('a PDF of ours that another program saved anew, or from before there was a mark, is refused when it is read', async () => {
  const saved = await pdfOf('Quaylane 74/100', { Creator: 'Preview', Producer: 'Quartz', [OWN_KEY]: 'deck=q.pdf' });
  await expect(read(saved)).rejects.toMatchObject({ code: 'own-report', data: { deck: 'q.pdf' } });
  const old = await pdfOf('Quaylane 74/100', { Creator: 'VC Analyst', Producer: 'VC Analyst (pdfkit)' });
  await expect(read(old)).rejects.toMatchObject({ code: 'own-report' });
});

test('a deck that speaks of VC Analyst is a deck', async () => {
  const text = `Scored 74/100 by VC Analyst. <meta name="vc-analyst-report" content="report"> ${OWN_KEY} (report)`;
  const bytes = await pdfOf(text, { Title: 'VC Analyst report', Creator: 'Keynote', Keywords: OWN_KEY });
  expect(await ownReport(bytes)).toBeUndefined();
  expect((await read(bytes)).slides).toHaveLength(1);
});

test.each([
  ['notes', '# Deck notes\n\nMade with VC Analyst, see <!-- vc-analyst-report --> and more.\n'],
  ['a table', 'rank,company,score\n1,Acme,3\n'],
  ['data', '{"documents": 1, "documentVersion": 1}'],
  ['a page', '<!doctype html><title>VC Analyst</title>'],
  ['a zip that breaks off', 'PK\u0003\u0004 docProps/vc-analyst-report.xml'],
  ['nothing', ''],
])('%s of others is none of ours', async (_, text) => {
  expect(await ownReport(new TextEncoder().encode(text))).toBeUndefined();
});

test('of a file of gigabytes only head and tail are read', async () => {
  const path = join(folder, 'huge.pdf');
  const file = await open(path, 'w');
  await file.write('%PDF-1.7\n%\n');
  // Larger than any buffer can be.
  await file.truncate(6 * 1024 ** 3);
  await file.close();
  expect(await ownReportAt(path)).toBeUndefined();
});
