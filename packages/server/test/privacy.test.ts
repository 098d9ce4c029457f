/** How long analyses are kept, and what is kept of a person or company: told before, done as told, and written down. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFund, type Fund, type Person } from './support/fund.js';

let fund: Fund;
let root: Person;
const now = new Date('2026-11-25T12:00:00Z');
const TERMINAL = { kind: 'terminal' as const, name: 'tests' };

const stored = (id: string, createdAt: string, companyName: string, more: object = {}) => ({
  id,
  change: { createdAt, companyName, ...more },
});

beforeEach(async () => {
  fund = await openFund({
    now: () => now,
    stored: [
      stored('old', '2024-11-24T00:00:00.000Z', 'Oldham'),
      stored('edge', '2024-11-25T13:00:00.000Z', 'Edgeware'),
      stored('owned', '2023-01-01T00:00:00.000Z', 'Holdfast', {
        decision: { value: 'invested', at: '2023-02-01T00:00:00.000Z', by: { firstName: 'x' } },
      }),
      stored('version', '2022-01-01T00:00:00.000Z', ' HOLDFAST '),
      stored('bought', '2023-01-01T00:00:00.000Z', 'Boughton'),
      stored('failed', '2023-01-01T00:00:00.000Z', 'Faversham', { status: 'failed' }),
      stored('new', '2026-11-20T00:00:00.000Z', 'Newbury'),
    ],
  });
  root = await fund.join('admin', 'root');
  await fund.workspace.portfolio.add({ companyName: 'Boughton', investmentAmount: 1, date: '2023-02-01' });
}, 60_000);
afterEach(() => fund.close());

const ids = async () => (await fund.workspace.analyses.list()).map(({ id }) => id).sort();
const change = (body: object) => fund.send('/api/settings', { method: 'PUT', body, cookie: root.cookie });

test('nothing is deleted by age until the fund says so; what would be is told; what is invested in stays', async () => {
  expect(await fund.workspace.retention.due()).toEqual([]);
  expect(await fund.workspace.retention.apply(TERMINAL)).toEqual([]);
  const asked = await fund.send('/api/retention?months=24', { cookie: root.cookie });
  expect(asked.json).toEqual({
    count: 2,
    oldest: [
      { id: 'failed', companyName: 'Faversham', createdAt: '2023-01-01T00:00:00.000Z' },
      { id: 'old', companyName: 'Oldham', createdAt: '2024-11-24T00:00:00.000Z' },
    ],
  });
  const all = await fund.send('/api/retention?months=24&keepInvested=false', { cookie: root.cookie });
  expect(all.json).toMatchObject({ count: 5 });
  expect(await ids()).toHaveLength(7);

  expect((await change({ retention: { months: 24, keepInvested: true } })).status).toBe(200);
  const gone = await fund.workspace.retention.apply({ kind: 'schedule' });
  expect(gone.map(({ id }) => id)).toEqual(['failed', 'old']);
  expect(await ids()).toEqual(['bought', 'edge', 'new', 'owned', 'version']);
  const { entries } = await fund.workspace.audit.list({ action: 'analysis.removed' });
  expect(entries).toMatchObject([
    { by: { kind: 'schedule' }, about: { name: 'Oldham' }, details: { because: 'retention' } },
    { by: { kind: 'schedule' }, about: { name: 'Faversham' } },
  ]);
});

test('months are counted to the hour', async () => {
  const { retention } = fund.workspace;
  expect((await retention.due({ months: 24, keepInvested: false })).map(({ id }) => id)).not.toContain('edge');
  expect((await retention.due({ months: 23, keepInvested: false })).map(({ id }) => id)).toContain('edge');
});

/** Everything that lies in the data folder but the audit log. */
async function folderText(): Promise<string> {
  const names = await readdir(fund.dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile() && !one.parentPath.includes('audit') && !one.parentPath.includes('blobs')); // prettier-ignore
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n');
}

test('a person’s data are one document, and after an erasure neither name nor id is left; what they wrote stays', async () => {
  const { workspace } = fund;
  const ada = await fund.join('partner', 'adelheid');
  const other = await fund.join('partner', 'bertram');
  const author = { id: ada.id, firstName: 'adelheid' };
  const { comments, feedback, decisions, pipeline, shares } = workspace.collaboration;
  await comments.add('new', 'The team is strong.', author);
  await comments.add('new', 'I doubt it.', { id: other.id, firstName: 'bertram' });
  await feedback.give('new', { rating: 4 }, author);
  await decisions.decide('new', { value: 'pipeline', note: 'call them' }, author);
  await pipeline.assign('new', ada.id, { id: other.id, firstName: 'bertram' });
  await pipeline.plan('new', { text: 'Call two customers' }, author);
  await workspace.accounts.setViews(ada.id, [{ name: 'Mine', query: 'owner=me' }]);
  await shares.create('new', {}, author);
  const reason = 'the founder said so';
  await workspace.analyses.correct('new', { of: 'sector', to: 'fintech' }, { by: 'adelheid', reason, author });
  await workspace.accounts.tokens.make(ada.id, { name: 'script' });

  const data = await workspace.privacy.export(ada.id);
  expect(data).toMatchObject({
    account: { username: 'adelheid', email: 'adelheid@fund.example' },
    tokens: [{ name: 'script' }],
    shares: [{ analysisId: 'new' }],
    written: [{ analysisId: 'new', comments: [{ content: 'The team is strong.' }], feedback: [{ rating: 4 }], decision: { value: 'pipeline' }, nextStep: { text: 'Call two customers' } }], // prettier-ignore
    views: [{ name: 'Mine' }],
    owned: ['new'],
  });
  expect(JSON.stringify(data)).not.toMatch(/passwordHash|tokenHash|I doubt it/);
  expect(data.activities.length).toBeGreaterThanOrEqual(4);

  expect(await folderText()).toContain('adelheid');
  const erased = await workspace.privacy.erase(ada.id);
  expect(erased).toMatchObject({ analyses: 1 });
  const left = await folderText();
  expect(left).not.toContain('adelheid');
  expect(left).not.toContain(ada.id);
  const analysis = await workspace.analyses.get('new');
  expect(analysis.comments).toMatchObject([
    { content: 'The team is strong.', user: { firstName: '–' } },
    { content: 'I doubt it.', user: { firstName: 'bertram' } },
  ]);
  expect(analysis).toMatchObject({ nextStep: { text: 'Call two customers', by: { firstName: '–' } } });
  expect(analysis).toMatchObject({ corrections: [{ by: '–', reason }], feedback: [{ rating: 4 }] });
  expect((await fund.send('/api/user', { cookie: ada.cookie })).status).toBe(401);
  await expect(workspace.privacy.erase(root.id)).rejects.toMatchObject({ code: 'last-admin' });
});

test('a company is erased with all its versions and what is told of them, and nothing else', async () => {
  const { workspace } = fund;
  await workspace.collaboration.comments.add('version', 'Old news.', { firstName: 'x' });
  expect(await workspace.privacy.eraseCompany('holdfast')).toMatchObject({ analyses: 2 });
  expect(await ids()).toEqual(['bought', 'edge', 'failed', 'new', 'old']);
  expect((await folderText()).toLowerCase()).not.toContain('holdfast');
  await expect(workspace.privacy.eraseCompany('Holdfast')).rejects.toMatchObject({ code: 'not-found' });
});
