/** A search finds companies, facts and questions by words, in the reader's language, and reads only what may match. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import type { Analysis } from '../model/analysis.js';
import type { MarkedText } from '../model/search.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import type { Store } from '../store/store.js';
import { evidence, fact } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { openSearch } from './search.js';

let folder: string;
let store: Store;
const read: string[] = [];

const DAY: Record<string, string> = { elan: '2026-01-01', norte: '2026-02-01', sol: '2026-03-01', kanji: '2026-03-02' };

function document(
  id: string,
  companyName: string,
  facts: Parameters<typeof evidence>[0],
  fields: Partial<Analysis> = {},
) {
  return sampleAnalysis(evidence(facts, { companyName }), {
    id,
    fileName: `${id}-deck.pdf`,
    createdAt: `${DAY[id] ?? '2025-06-01'}T00:00:00.000Z`,
    deckHash: id.padEnd(64, '0'),
    files: [],
    ...fields,
  });
}

const LONG = `${'Before the figure stands much else. '.repeat(5)}Clinics renew at 97 %. ${'And much stands behind. '.repeat(3)}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-search-'));
  store = await openFolderStore(folder);
  const analyses = store.collection(analysesCollection);
  const elan = [
    fact('arr', { value: 1_200_000, currency: 'EUR', quote: 'ARR of 1.2 M€ in December', slide: 4 }),
    fact('advantage', { text: 'hidden words', quote: 'Unsichtbares Geheimnis', visible: false }),
    fact('retention', { value: 97, quote: LONG.trim().slice(0, 240), slide: 7 }),
  ];
  await analyses.create(document('elan', 'Élan Santé', elan, { sector: 'healthtech' }));
  await analyses.create(document('norte', 'Norte', [fact('arr', { value: 300_000, quote: 'ARR is $300K', slide: 2 })]));
  await analyses.create(document('sol', 'Sol Norte', [fact('pain', { text: 'Nurses retype every note' })]));
  await analyses.create(document('kanji', '東京データ株式会社', [fact('pain', { text: '看護師の負担が大きい' })]));
  await analyses.create(document('failed', 'Norte Aguas', [fact('pain', { text: 'water' })], { status: 'failed' }));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function search(...[text, query]: Parameters<ReturnType<typeof openSearch>>) {
  const analyses = store.collection(analysesCollection);
  read.length = 0;
  return openSearch({
    analyses: {
      summaries: () => analyses.summaries(),
      revision: () => analyses.revision(),
      get: (id) => {
        read.push(id);
        return analyses.get(id);
      },
    },
    lang: 'en',
  })(text, query);
}

const plain = (marked: MarkedText) => marked.map(({ text }) => text).join('');
const hits = (marked: MarkedText) => marked.filter(({ hit }) => hit).map(({ text }) => text);

test('finds a company by the beginning of a word of its name, whatever its accents, and marks the word', async () => {
  const { companies } = await search('elan san');
  expect(companies.map(({ analysisId }) => analysisId)).toEqual(['elan']);
  expect(companies[0]!.companyName).toEqual([{ text: 'Élan', hit: true }, { text: ' ' }, { text: 'Santé', hit: true }]);
  expect((await search('lan')).companies).toEqual([]);
  expect(read).toEqual([]);
});

test('puts newer companies first, and those of a sector or file behind those of the name', async () => {
  expect((await search('norte')).companies.map(({ analysisId }) => analysisId)).toEqual(['sol', 'norte', 'failed']);
  expect((await search('healthtech')).companies.map(({ analysisId }) => analysisId)).toEqual(['elan']);
  expect((await search('norte', { limit: 1 })).more.companies).toBe(true);
});

test('finds a fact by its figure’s name in the reader’s language, with value, quote and slide', async () => {
  const { facts } = await search('retention', { locale: 'en' });
  expect(facts.map(({ analysisId, kind, slide }) => [analysisId, kind, slide])).toEqual([['elan', 'retention', 7]]);
  expect(plain(facts[0]!.value!)).toBe('97%');
  expect((await search('retencion', { locale: 'es' })).facts.map(({ factId }) => factId)).toEqual([facts[0]!.factId]);
  expect((await search('retencion', { locale: 'en' })).facts).toEqual([]);
});

test('lets a fact leave words to its company, but not all of them', async () => {
  expect((await search('norte arr')).facts.map(({ analysisId }) => analysisId)).toEqual(['norte']);
  expect((await search('elan')).facts).toEqual([]);
  expect((await search('arr zebra')).facts).toEqual([]);
});

test('finds a figure as the deck writes it and as the reader’s language does', async () => {
  for (const text of ['1.2 M', '€1.2M']) expect((await search(text)).facts[0]?.analysisId, text).toBe('elan');
  expect((await search('1,2 M€', { locale: 'es' })).facts[0]?.analysisId).toBe('elan');
});

test('cuts a long quote to where the word stands and marks it', async () => {
  const { quote } = (await search('renew')).facts[0]!;
  expect(hits(quote)).toEqual(['renew']);
  expect(plain(quote).length).toBeLessThan(160);
  expect(LONG).toContain(plain(quote).replace(/^… | …$/g, ''));
});

test('finds words inside of scripts that set no spaces', async () => {
  const { companies, facts } = await search('データ');
  expect(companies.map(({ analysisId }) => analysisId)).toEqual(['kanji']);
  expect(facts).toEqual([]);
  expect((await search('負担')).facts.map(({ analysisId }) => analysisId)).toEqual(['kanji']);
});

test('finds questions by our own words in the reader’s language, and by what was answered', async () => {
  const analyses = store.collection(analysesCollection);
  const { questions } = (await analyses.get('norte'))!;
  const [first] = questions;
  const inSpanish = (await search('norte que', { locale: 'es', limit: 50 })).questions;
  expect(inSpanish.length).toBeGreaterThan(0);
  expect(inSpanish.every(({ question }) => hits(question).length > 0)).toBe(true);
  expect((await search('zanahorias')).questions).toEqual([]);
  await analyses.update('norte', (analysis) => ({
    ...analysis,
    questions: analysis.questions.map((one) =>
      one.id === first!.id ? { ...one, answer: 'They sell zanahorias' } : one,
    ),
  }));
  const [answered] = (await search('zanahoria')).questions;
  expect(answered).toMatchObject({ analysisId: 'norte', questionId: first!.id });
  expect(hits(answered!.said!)).toEqual(['zanahorias']);
});

test('never finds what no slide shows, and nothing in what is not finished', async () => {
  expect((await search('geheimnis')).facts).toEqual([]);
  expect((await search('water')).facts).toEqual([]);
  expect(
    (await search('norte', { among: { status: ['completed'] } })).companies.map(({ analysisId }) => analysisId),
  ).not.toContain('failed');
});

test('says nothing to a text without words', async () => {
  for (const text of ['', '  ', '€ – !']) {
    expect(await search(text)).toMatchObject({ companies: [], facts: [], questions: [] });
  }
});

test('a damaged document stops no search', async () => {
  const analyses = store.collection(analysesCollection);
  await analyses.create(document('broken', 'Broken', [fact('pain', { text: 'Quicksilver everywhere' })]));
  expect((await search('quicksilver')).facts.length).toBe(1);
  await writeFile(join(folder, 'analyses', 'broken.json'), '{');
  expect((await search('quicksilver')).facts).toEqual([]);
});

test('shows one figure of a line, and not only one company where others match as well', async () => {
  const analyses = store.collection(analysesCollection);
  const series = [1, 2, 3].map((value) => fact('users', { value, quote: 'Users | 1 | 2 | 3', slide: 9 }));
  const lines = [1, 2, 3, 4, 5].map((slide) => fact('users', { value: slide * 100, slide }));
  await analyses.create(document('series', 'Series', [...series, ...lines]));
  await analyses.create(document('other', 'Other', [fact('users', { value: 7, basis: 'forecast' })]));
  const { facts, more } = await search('users', { limit: 4 });
  expect(facts.map(({ analysisId }) => analysisId)).toEqual(['series', 'series', 'series', 'other']);
  expect(more.facts).toBe(true);
  const all = (await search('users', { limit: 50 })).facts.filter(({ analysisId }) => analysisId === 'series');
  expect(all.filter(({ slide }) => slide === 9).length).toBe(1);
  expect(all.length).toBe(6);
});
