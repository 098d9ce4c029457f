/** What is found among several analyses and what people say of them, in the terminal: search, lists, comments, decisions, links. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace } from '@vc-analyst/core';
import type { Activity, Comment } from '@vc-analyst/core/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasTerminal, runInTerminal } from './run-in-terminal.js';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let quaylane: string;
const run = (...args: string[]) => vc(args, { data: folder.path, cwd: folder.path });
const json = async <T>(...args: string[]) => JSON.parse((await run(...args, '--json')).stdout) as T;

beforeAll(async () => {
  folder = await temporaryFolder();
  const decks = ['quaylane-series-a.pdf', 'aubelle.pdf'].map((name) => join(sampleDecks, name));
  const read = await json<{ id?: string; fileName: string; error?: { code: string } }[]>(
    'analyze',
    decks[0]!,
    join(sampleDecks, 'truth.jsonl'),
    decks[1]!,
    '--quiet',
  );
  // What could not be read stands where it was named.
  expect(read.map(({ fileName, error }) => [fileName, error?.code])).toEqual([
    ['quaylane-series-a.pdf', undefined],
    ['truth.jsonl', 'unsupported-type'],
    ['aubelle.pdf', undefined],
  ]);
  quaylane = read[0]!.id!;
}, 120_000);
afterAll(() => folder.remove());

test('search finds facts with slide and quote, on screen, as JSON and as a file', async () => {
  expect((await run('search', 'net', 'reten')).stdout).toMatch(/Quaylane · Net revenue retention 118% · slide 6/);
  const found = await json<{ facts: { analysisId: string; value: string; slide: number }[] }>('search', 'net reten');
  expect(found.facts[0]).toMatchObject({ analysisId: quaylane, value: '118%', slide: 6 });
  expect((await run('search', 'net', 'reten', '--out', 'found.csv')).stdout).toBe('');
  expect(await readFile(join(folder.path, 'found.csv'), 'utf8')).toContain(`6,nrr-6-1,${quaylane}`);
  expect((await run('search', 'net', 'reten', '-q')).stdout).toBe(quaylane);
});

test('lists are narrowed to days and fields, and to ids alone', async () => {
  expect((await run('rank', '-q', '--limit', '1')).stdout).toBe(quaylane);
  expect(await json('list', '--since', '2999-01-01')).toEqual([]);
  // The same filters everywhere, and figures as numbers.
  const sure = [
    '--sector',
    'saas',
    '--min-score',
    '50',
    '--min-coverage',
    '0.5',
    '--decision',
    'none',
    '--owner',
    'none',
  ];
  const arr = 'figures.arr.value,figures.arr.currency';
  for (const command of ['list', 'rank']) {
    expect(await json(command, ...sure, '--fields', arr), command).toEqual([
      { 'figures.arr.value': 2_520_000, 'figures.arr.currency': 'USD' },
    ]);
    expect(await json(command, '--business-model', 'deeptech'), command).toEqual([]);
  }
  expect((await run('search', 'net', 'reten', '--sector', 'energy', '-q')).stdout).toBe('');
  expect((await json<{ facts: { figure: object }[] }>('search', 'net reten')).facts[0]!.figure).toMatchObject({
    value: 118,
    unit: 'percent',
  });
  await run('list', '--out', 'numbers.csv');
  const rows = (await readFile(join(folder.path, 'numbers.csv'), 'utf8')).split(/\r?\n/);
  const cells = rows.find((row) => row.includes(',Quaylane,'))!.split(',');
  expect(cells[rows[0]!.split(',').indexOf('arr.value')]).toBe('2520000');
  expect(await json('rank', '--limit', '1', '--fields', 'companyName,stage.value', 'coverage.nothing')).toEqual([
    { companyName: 'Quaylane', 'stage.value': 'series-a', 'coverage.nothing': null },
  ]);
});

test('lists are written to files', async () => {
  await run('list', '--fields', 'companyName', '--out', 'names.csv', '--out', 'names.json');
  expect((await readFile(join(folder.path, 'names.csv'), 'utf8')).trim().split(/\r?\n/)).toHaveLength(3);
  expect(JSON.parse(await readFile(join(folder.path, 'names.json'), 'utf8'))).toContainEqual({
    companyName: 'Quaylane',
  });
  await run('rank', '--out', 'rank.md');
  expect(await readFile(join(folder.path, 'rank.md'), 'utf8')).toContain('Quaylane');
});

test('an id that may mean several says which', async () => {
  const { exitCode, stderr } = await run('show', quaylane.slice(0, 2));
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`${quaylane.slice(0, 8)} (Quaylane)`);
});

test('comments, ratings and decisions are kept with who made them, and are what happened', async () => {
  const added = await json<Comment>('comment', 'Quaylane', 'Ask for the cohorts.', '--slide', '7', '--by', 'Ana');
  expect((await run('comment', 'Quaylane')).stdout).toMatch(/^Ana .* · slide 7 · .*\n {2}Ask for the cohorts\.$/);
  const change = ['comment', 'Quaylane', 'Cohorts are in.', '--edit', added.id];
  expect((await run(...change, '--by', 'Bob')).stderr).toContain('[forbidden]');
  expect((await run(...change, '--by', 'Ana')).exitCode).toBe(0);
  expect((await run('rate', 'Quaylane', '4', '--by', 'Ana')).exitCode).toBe(0);
  expect((await run('decide', 'Quaylane', 'pipeline', '--note', 'Call.', '--by', 'Ana')).stderr).toContain('pipeline');
  const workspace = await openWorkspace({ dataDir: folder.path });
  const held = await workspace.analyses.get(quaylane).finally(() => workspace.close());
  expect(held).toMatchObject({
    comments: [{ content: 'Cohorts are in.', slide: 7, user: { firstName: 'Ana' } }],
    feedback: [{ rating: 4 }],
    decision: { value: 'pipeline', note: 'Call.' },
  });
  const happened = await json<Activity[]>('activity', 'Quaylane');
  expect(happened.map(({ action }) => action)).toEqual(['analysis.decided', 'feedback.given', 'comment.added']);
  await run('comment', 'Quaylane', '--remove', added.id, '--by', 'Ana');
  expect(await json('comment', 'Quaylane')).toEqual([]);
  expect(await json('decide', 'Quaylane', 'none')).toBe(null);
});

test('a link opens the analysis until it is revoked', async () => {
  const made = await json<{ id: string; token: string; link: string }>(
    'share',
    'add',
    'Quaylane',
    '--until',
    '2999-12-31',
  );
  expect(made.link).toBe(`/share/${made.token}`);
  const opens = async () => {
    const workspace = await openWorkspace({ dataDir: folder.path });
    return (await workspace.collaboration.shares.open(made.token).finally(() => workspace.close()))?.analysis.id;
  };
  expect(await opens()).toBe(quaylane);
  expect((await run('share', 'list', 'Quaylane')).stdout).toMatch(new RegExp(`${made.id} .* 2999-12-31 +– +1$`));
  expect((await run('share', 'visits', 'Quaylane', made.id.slice(0, 8))).stdout).toMatch(/Opened.*Slides\n20\d\d-.*–$/);
  expect(await json('share', 'visits', 'Quaylane', made.id.slice(0, 8))).toMatchObject([{ slides: [] }]);
  expect((await run('share', 'rm', 'Quaylane', made.id.slice(0, 8))).exitCode).toBe(0);
  expect(await opens()).toBe(undefined);
});

test('a founder is asked by a link, and what they answer counts until it is taken out', async () => {
  const asked = ['founder', 'ask', 'Quaylane', '--until', '2999-12-31'];
  const made = await json<{ id: string; token: string; link: string; questionIds: string[] }>(...asked);
  expect(made.link).toBe(`/founder/${made.token}`);
  // Of the open questions the first five, where none is named.
  expect(made.questionIds).toHaveLength(5);
  const [first, second] = made.questionIds as [string, string];
  expect((await json<{ questionIds: string[] }>('founder', 'ask', 'Quaylane', second, first)).questionIds).toEqual([
    second,
    first,
  ]);
  expect((await run('founder', 'answers', 'Quaylane')).stderr).toContain('Nothing has come');

  const text = 'Gross margin is 78% in 2026.\nMonthly churn was 1.8% over the last six months.';
  const workspace = await openWorkspace({ dataDir: folder.path });
  await workspace.collaboration.founderLinks
    .answer(made.token, [{ questionId: first, text }], 'en')
    .finally(() => workspace.close());
  expect((await run('founder', 'list', 'Quaylane')).stdout).toMatch(
    new RegExp(`${made.id} .* 2999-12-31 +1/5 +0 +0$`, 'm'),
  );
  expect((await run('founder', 'answers', 'Quaylane')).stdout).toMatch(
    /^Q\S+ .* · not decided\n(?: {2}.*\n)+ {2}Gross margin is 78% in 2026\.\n {2}Monthly churn/,
  );
  const scoreOf = async () => (await json<{ overallScore: number; deckAlone?: object }>('show', 'Quaylane')).deckAlone;
  expect((await run('founder', 'count', 'Quaylane')).stderr).toMatch(
    /^Quaylane: one answer decided on; overall score \d+\.$/,
  );
  expect(await scoreOf()).toMatchObject({ answers: 1 });
  expect(await json('founder', 'count', 'Quaylane', '--take-out')).toMatchObject([{ state: 'received' }]);
  expect(await scoreOf()).toBeUndefined();

  expect((await run('founder', 'rm', 'Quaylane', made.id.slice(0, 8))).exitCode).toBe(0);
  const after = await openWorkspace({ dataDir: folder.path });
  expect(await after.collaboration.founderLinks.open(made.token, 'en').finally(() => after.close())).toBeUndefined();
  const kept = await json<{ answers: object[] }>('founder', 'answers', 'Quaylane');
  expect(kept.answers).toHaveLength(1);
});

describe.runIf(hasTerminal)('on a terminal', () => {
  test('rm asks: no removes nothing, yes removes', async () => {
    const answered = (send: string) =>
      runInTerminal(['rm', quaylane], { data: folder.path, input: [{ when: '[y/N]', send: `${send}\r` }] });
    expect((await answered('n')).text).toContain('Nothing was removed.');
    expect((await run('rank', '-q')).stdout).toContain(quaylane);
    expect(await answered('y')).toMatchObject({ exitCode: 0 });
    expect((await run('rank', '-q')).stdout).not.toContain(quaylane);
  });
});
