/** Investments are kept with the history of their status; wrong ones are refused with the field that is wrong. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { investmentsCollection } from './investments-collection.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import type { Store } from '../store/store.js';
import { evidence } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { openPortfolio, type Portfolio } from './portfolio.js';
import { openReports } from './reports.js';

let folder: string;
let store: Store;
let portfolio: Portfolio;
let today = new Date('2026-11-21T10:00:00.000Z');
const told: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-portfolio-'));
  store = await openFolderStore(folder);
  told.length = 0;
  portfolio = openPortfolio({
    analyses: store.collection(analysesCollection),
    investments: store.collection(investmentsCollection),
    now: () => today,
    onChange: async (action, { companyName }, by) => told.push(`${action} ${companyName} ${by?.firstName ?? '–'}`),
  });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const acme = { companyName: '  Acme ', investmentAmount: 250_000.005, date: '2026-03-31' } as const;

test('adds, changes and removes, and tells who did it', async () => {
  const added = await portfolio.add({ ...acme, sector: 'ai', round: 'seed' }, { by: { id: 'p1', firstName: 'Ada' } });
  expect(added).toMatchObject({ companyName: 'Acme', investmentAmount: 250_000.01, status: 'active', assigneeIds: [] });
  today = new Date('2026-11-22T10:00:00.000Z');
  await portfolio.update(added.id, { status: 'exited', round: null, investmentAmount: undefined });
  const [kept] = await portfolio.list();
  expect(kept).toEqual({
    ...added,
    round: undefined,
    status: 'exited',
    history: [
      { status: 'active', at: '2026-03-31T00:00:00.000Z' },
      { status: 'exited', at: '2026-11-22T10:00:00.000Z' },
    ],
  });
  await portfolio.remove(added.id.slice(0, 8));
  expect(await portfolio.list()).toEqual([]);
  expect(told).toEqual(['investment.added Acme Ada', 'investment.changed Acme –', 'investment.removed Acme –']);
});

test('an exit of the past counts in its quarter, also when its day is mended later', async () => {
  const { id } = await portfolio.add({ ...acme, status: 'exited', statusDate: '2026-08-15' });
  const reports = openReports({
    analyses: store.collection(analysesCollection),
    investments: store.collection(investmentsCollection),
    lang: 'en',
    now: () => today,
  });
  const exits = async () =>
    (await reports.portfolio()).byQuarter.filter(({ exits: count }) => count > 0).map(({ quarter }) => quarter);
  expect(await exits()).toEqual(['2026-Q3']);
  await portfolio.update(id, { statusDate: '2026-06-30' });
  expect(await exits()).toEqual(['2026-Q2']);
});

test('the investment’s own day moves the beginning of its history', async () => {
  const { id } = await portfolio.add(acme);
  const { date, history } = await portfolio.update(id, { date: '2026-02-28' });
  expect([date, history]).toEqual(['2026-02-28', [{ status: 'active', at: '2026-02-28T00:00:00.000Z' }]]);
});

test('a value is of its day, else of the day it is said, and goes with it', async () => {
  today = new Date('2026-11-21T10:00:00.000Z');
  const { id, ...added } = await portfolio.add({ ...acme, stake: 12.5, currentValue: 600_000.004 });
  expect(added).toMatchObject({ stake: 12.5, currentValue: 600_000, valuedOn: '2026-11-21' });
  expect(await portfolio.update(id, { currentValue: 700_000, valuedOn: '2026-09-30' })).toMatchObject({
    currentValue: 700_000,
    valuedOn: '2026-09-30',
  });
  expect((await portfolio.update(id, { round: 'seed', currentValue: 700_000 })).valuedOn).toBe('2026-09-30');
  expect((await portfolio.update(id, { currentValue: 650_000 })).valuedOn).toBe('2026-11-21');
  const without = await portfolio.update(id, { currentValue: null, stake: null, valuedOn: '2026-09-30' });
  expect([without.currentValue, without.valuedOn, without.stake]).toEqual([undefined, undefined, undefined]);
});

test.each([
  [{ ...acme, companyName: '   ' }, 'companyName'],
  [{ ...acme, investmentAmount: -1 }, 'investmentAmount'],
  [{ ...acme, investmentAmount: Number.NaN }, 'investmentAmount'],
  [{ ...acme, investmentAmount: Number.POSITIVE_INFINITY }, 'investmentAmount'],
  [{ ...acme, date: '2026-02-30' }, 'date'],
  [{ ...acme, sector: 'crypto' as 'ai' }, 'sector'],
  [{ ...acme, stake: 101 }, 'stake'],
  [{ ...acme, currentValue: -1 }, 'currentValue'],
  [{ ...acme, currentValue: 1, valuedOn: '2031-01-01' }, 'valuedOn'],
])('refuses %j', async (investment, field) => {
  await expect(portfolio.add(investment)).rejects.toMatchObject({ code: 'bad-usage' });
  await expect(portfolio.add(investment)).rejects.toThrow(field);
  expect(await portfolio.list()).toEqual([]);
});

test('refuses a day that is still to come, added or changed, and takes one that has begun somewhere', async () => {
  today = new Date('2026-11-21T10:00:00.000Z');
  const ahead = { code: 'bad-usage', message: expect.stringContaining('2031-01-01 is still to come') as string };
  await expect(portfolio.add({ ...acme, date: '2031-01-01' })).rejects.toMatchObject(ahead);
  await expect(portfolio.add({ ...acme, statusDate: '2031-01-01' })).rejects.toMatchObject(ahead);
  expect(await portfolio.list()).toEqual([]);
  const { id } = await portfolio.add({ ...acme, date: '2026-11-22' });
  await expect(portfolio.update(id, { date: '2031-01-01' })).rejects.toMatchObject(ahead);
  expect((await portfolio.get(id)).date).toBe('2026-11-22');
});

test('links only an analysis that is there', async () => {
  await expect(portfolio.add({ ...acme, analysisId: 'gone' })).rejects.toMatchObject({ code: 'not-found' });
  const analysis = sampleAnalysis(evidence([]));
  await store.collection(analysesCollection).create(analysis);
  const { id } = await portfolio.add({ ...acme, analysisId: analysis.id });
  expect((await portfolio.update(id, { analysisId: null })).analysisId).toBeUndefined();
});

test('an id that is unknown, or the beginning of two, is not found', async () => {
  await expect(portfolio.update('nothing', { status: 'failed' })).rejects.toMatchObject({ code: 'not-found' });
  await expect(portfolio.remove('')).rejects.toMatchObject({ code: 'not-found' });
});
