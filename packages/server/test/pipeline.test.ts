/** The pipeline over HTTP: a company moves through the fund's own stages, is given to somebody, and its newest version stands once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Activity,
  Analysis,
  AnalysisSummary,
  PipelineBoard,
  SavedView,
  SettingsView,
} from '@vc-analyst/core/model';
import { openFund, seedDocument, type Fund, type Person } from './support/fund.js';

let fund: Fund;
let admin: Person;
let ana: Person;
let vera: Person;
const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;

beforeAll(async () => {
  const { facts, metrics } = await seedDocument();
  const ask = facts.find(({ id }) => id === metrics.ask)!;
  const inYen = facts.map((fact) => (fact === ask ? { ...fact, value: 9_000_000, currency: 'JPY' } : fact));
  fund = await openFund({
    stored: [
      { id: 'first', change: { createdAt: at(11) } },
      { id: 'second', change: { createdAt: at(13), version: 2, previousId: 'first' } },
      { id: 'third', change: { createdAt: at(14), version: 3, previousId: 'second', status: 'failed' } },
      { id: 'yen', change: { createdAt: at(12), facts: inYen } },
      { id: 'silent', change: { createdAt: at(10), metrics: {} } },
    ],
  });
  admin = await fund.join('admin');
  ana = await fund.join('analyst', 'ana');
  vera = await fund.join('viewer');
}, 60_000);
afterAll(() => fund.close());

const send = (path: string, body?: unknown, as: Person = admin, method = body === undefined ? 'GET' : 'PATCH') =>
  fund.send(path, { method, cookie: as.cookie, ...(body === undefined ? {} : { body }) });
const board = async () => (await send('/api/pipeline')).json as PipelineBoard;
const idsIn = ({ cards }: { cards: readonly { id: string }[] }) => cards.map(({ id }) => id);

test('every company stands once on the board, by its newest finished version, and moves to the stage it is put in', async () => {
  expect(idsIn((await board()).undecided)).toEqual(['second', 'yen', 'silent']);
  const moved = await send('/api/analyses/second/decision', { decision: 'pipeline', stage: 'due-diligence' });
  expect(moved.json).toMatchObject({ decision: { value: 'pipeline', stage: 'due-diligence' } });
  // What the terminal decides names no stage: it is the first that means the same.
  await send('/api/analyses/yen/decision', { decision: 'pipeline' });
  const { undecided, stages } = await board();
  expect(idsIn(undecided)).toEqual(['silent']);
  expect(Object.fromEntries(stages.filter(({ total }) => total > 0).map((stage) => [stage.id, idsIn(stage)]))).toEqual({
    'first-look': ['yen'],
    'due-diligence': ['second'],
  });
  expect((await send('/api/analyses/yen/decision', { decision: 'pipeline', stage: 'passed' })).status).toBe(400);
  expect((await send('/api/analyses/yen/decision', { decision: 'passed', reason: 'made-up' })).status).toBe(400);
  expect((await send('/api/analyses/yen/decision', { decision: 'passed', reason: 'too-early' })).status).toBe(200);
  expect((await board()).stages.at(-1)).toMatchObject({
    id: 'passed',
    total: 1,
    cards: [{ id: 'yen', decision: { reason: 'too-early' } }],
  });
});

test('stages of the fund’s own are set, and a company of a stage that is gone stands in one that means the same', async () => {
  const { pipeline } = (await send('/api/settings')).json as SettingsView;
  const own = [
    { id: 'radar', name: 'On our radar', decision: 'pipeline' },
    { id: 'invested', decision: 'invested' },
    { id: 'passed', name: 'No', decision: 'passed' },
  ];
  const set = (stages: unknown) => send('/api/settings', { pipeline: { ...pipeline, stages } }, admin, 'PUT');
  expect((await set(own.slice(0, 2))).status).toBe(400);
  expect((await set([...own, own[0]])).status).toBe(400);
  expect((await set(own)).status).toBe(200);
  const { stages } = await board();
  expect(stages.map(({ id, name, total }) => [id, name, total])).toEqual([
    ['radar', 'On our radar', 1],
    ['invested', undefined, 0],
    ['passed', 'No', 1],
  ]);
  await set(pipeline.stages);
  expect((await board()).stages.find(({ id }) => id === 'due-diligence')?.total).toBe(1);
});

test('who gets an analysis is told, may manage it, and is written down; next steps stand on the card', async () => {
  const step = { nextStep: { text: 'Call the founder', due: '2026-12-04' } };
  expect((await send('/api/analyses/silent/next-step', step, ana)).status).toBe(404);
  expect((await send('/api/analyses/silent/owner', { ownerId: 'nobody' })).status).toBe(404);
  expect((await send('/api/analyses/silent/owner', { ownerId: ana.id })).json).toEqual({ ownerId: ana.id });
  expect((await send('/api/analyses/silent/next-step', step, ana)).status).toBe(200);
  expect((await board()).undecided.cards).toMatchObject([{ id: 'silent', ownerId: ana.id, nextStep: step.nextStep }]);
  const told = (await send('/api/notifications', undefined, ana)).json as { items: Activity[] };
  expect(told.items.map(({ action, details }) => [action, details])).toEqual([
    ['analysis.assigned', expect.stringMatching(/^ana looks after /) as string],
  ]);
  const { entries } = (await send('/api/audit?action=analysis.assigned')).json as { entries: unknown[] };
  expect(entries).toMatchObject([{ about: { id: 'silent' }, details: { to: ana.id } }]);

  const owned = (await send(`/api/analyses?owner=${ana.id}`)).json as AnalysisSummary[];
  expect(owned.map(({ id }) => id)).toEqual(['silent']);
  expect(
    ((await send('/api/analyses?owner=none&decision=passed')).json as AnalysisSummary[]).map(({ id }) => id),
  ).toEqual(['yen']);
});

test('lists are ordered by what is asked for, whatever its currency, and those that do not say come last', async () => {
  const list = async (sort: string) => (await send(`/api/analyses?sort=${sort}`)).json as AnalysisSummary[];
  const rising = await list('ask.usd');
  expect(rising[0]).toMatchObject({ id: 'yen', ask: { value: 9_000_000, currency: 'JPY' } });
  const usd = rising.flatMap(({ ask }) => ask?.usd ?? []);
  expect(usd).toEqual(usd.toSorted((a, b) => a - b));
  expect((await list('-ask.usd')).at(-1)?.ask).toBeUndefined();
});

test('versions are listed newest first by any of them, and a viewer sees those that can be read', async () => {
  const versions = async (id: string, as = admin) =>
    ((await send(`/api/analyses/${id}/versions`, undefined, as)).json as AnalysisSummary[]).map((one) => one.id);
  for (const id of ['first', 'second', 'third']) expect(await versions(id)).toEqual(['third', 'second', 'first']);
  expect(await versions('first', vera)).toEqual(['second', 'first']);
  expect(await versions('yen')).toEqual(['yen']);
  expect((await send('/api/analyses/third/versions', undefined, vera)).status).toBe(404);
});

test('saved views are one’s own', async () => {
  const views: SavedView[] = [{ name: 'Seed SaaS', query: 'sector=saas&sort=-ask.usd' }];
  expect((await send('/api/user/views', { views }, ana, 'PUT')).json).toEqual(views);
  expect((await send('/api/user/views', undefined, ana)).json).toEqual(views);
  expect((await send('/api/user/views', undefined, vera)).json).toEqual([]);
  expect((await send('/api/user/views', { views: [...views, ...views] }, ana, 'PUT')).status).toBe(400);
});

test('a question waits for whom it was given to, by its day, until it is answered', async () => {
  const needs = async (as = ana) => (await send('/api/user/needs', undefined, as)).json;
  const { questions } = (await send('/api/analyses/yen')).json as Analysis;
  const path = `/api/analyses/yen/questions/${questions[0]!.id}`;
  expect((await send(path, { ownerId: 'nobody' })).status).toBe(404);
  expect((await send(path, { due: 'soon' })).status).toBe(400);
  const given = (await send(path, { ownerId: ana.id, due: '2026-12-03' })).json;
  expect(given).toMatchObject({ owner: 'ana Test', ownerId: ana.id, due: '2026-12-03' });
  expect(await needs()).toMatchObject({ questions: [{ analysisId: 'yen', count: 1, due: '2026-12-03' }] });
  expect(await needs(admin)).toMatchObject({ questions: [] });
  const told = (await send('/api/notifications', undefined, ana)).json as { items: { details: string }[] };
  expect(told.items[0]!.details).toContain('ana Test is to answer a question');
  await send(path, { answer: '12 months, by contract' }, ana);
  expect(await needs()).toMatchObject({ questions: [] });
  // A name from the terminal is no member of the team.
  await send(path, { owner: 'Somebody', status: 'open' });
  expect(await needs()).toMatchObject({ questions: [] });
});

test('whom a comment names is told, and waits for it until they read their notifications', async () => {
  const comment = (content: string) => send('/api/analyses/silent/comments', { content }, admin, 'POST');
  const mentions = async () =>
    ((await send('/api/user/needs', undefined, ana)).json as { mentions: { by: string; analysisId: string }[] })
      .mentions;
  await comment('Write to x@anagram.example, not to @anastasia.');
  expect(await mentions()).toEqual([]);
  await comment('@Ana, is the ask in yen?');
  expect(await mentions()).toMatchObject([{ analysisId: 'silent', by: 'admin-1' }]);
  await send('/api/notifications/read', {}, ana, 'POST');
  expect(await mentions()).toEqual([]);
});
