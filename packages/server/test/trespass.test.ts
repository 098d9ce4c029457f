/** [R9][R10] What is not one’s own: ids of others open nothing, and fields that are nobody’s to set stay as they are. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '@vc-analyst/core/contract';
import type { Analysis, CurrentUser, Investment, TeamMember } from '@vc-analyst/core';
import { deckBytes, openFund, PASSWORD, seedDocument, type Fund, type Person } from './support/fund.js';
import { form, type Received } from './support/http.js';

let fund: Fund;
let admin: Person;
let analyst: Person;
let viewer: Person;

beforeAll(async () => {
  const seed = await seedDocument();
  fund = await openFund({
    stored: [
      { id: 'kept' },
      { id: 'other', change: { ownerId: 'somebody-else' } },
      { id: 'running', change: { status: 'failed', failure: { code: 'cancelled', message: 'x', data: {} } } },
      {
        id: 'old',
        change: {
          createdAt: '2020-01-01T00:00:00.000Z',
          companyName: 'Older & Co',
          overallScore: 20,
          sector: 'energy',
          fileName: seed.fileName,
        },
      },
    ],
  });
  admin = await fund.join('admin');
  analyst = await fund.join('analyst');
  viewer = await fund.join('viewer');
}, 60_000);
afterAll(() => fund.close());

const get = (path: string, as: Person = admin, headers: Record<string, string> = {}) =>
  fund.send(path, { cookie: as.cookie, headers });
const errorOf = (answer: Received) => errorBodySchema.parse(answer.json).error;

describe('[R9] an id of others', () => {
  test('and an id of nobody are answered alike', async () => {
    const shapes = new Set<string>();
    for (const [path, as] of [
      ['/api/analyses/ID', viewer],
      ['/api/analyses/ID/deck', viewer],
      ['/api/analyses/ID/slides/1', viewer],
      ['/api/analyses/ID/due-diligence', viewer],
    ] as const) {
      for (const id of ['running', 'nothing']) shapes.add(shape(await get(path.replace('ID', id), as), id));
    }
    for (const [method, path, body] of [
      ['DELETE', '/api/analyses/ID', undefined],
      ['PATCH', '/api/analyses/ID', { sector: 'ai', reason: 'x' }],
      ['POST', '/api/analyses/ID/reprocess', {}],
      ['POST', '/api/analyses/ID/shares', {}],
      ['PATCH', '/api/analyses/ID/decision', { decision: 'passed' }],
    ] as const) {
      for (const id of ['other', 'nothing']) {
        shapes.add(shape(await fund.send(path.replace('ID', id), { method, body, cookie: analyst.cookie }), id));
      }
    }
    expect(shapes.size).toBe(1);
    expect((await get('/api/analyses/other')).status).toBe(200);
  });

  test('in a body is of no use either', async () => {
    for (const id of ['running', 'nothing']) {
      const answer = await fund.send('/api/analyses/compare', {
        method: 'POST',
        cookie: viewer.cookie,
        body: { ids: ['kept', id] },
      });
      expect(answer.status).toBe(404);
    }
  });

  test('by its beginning opens nothing', async () => {
    expect((await get('/api/analyses/kep')).status).toBe(404);
    expect((await get('/api/analyses/kept%2f..%2fold')).status).toBe(404);
  });

  test('of a list shows nothing of what a viewer may not see', async () => {
    const ids = ((await get('/api/analyses', viewer)).json as Analysis[]).map(({ id }) => id);
    expect(ids.sort()).toEqual(['kept', 'old', 'other']);
    expect(((await get('/api/analyses?status=failed', viewer)).json as Analysis[]).length).toBe(0);
  });

  function shape(answer: Received, id: string): string {
    const { code, message } = errorOf(answer);
    return `${answer.status} ${code} ${message.replace(id, 'ID')}`;
  }
});

describe('[R10] fields that are nobody’s to set', () => {
  const EXTRA = {
    id: 'mine',
    role: 'admin',
    ownerId: 'x',
    teamId: 'x',
    overallScore: 100,
    status: 'completed',
    isAdmin: true,
    createdAt: '1999-01-01',
  };

  test('are ignored when registering', async () => {
    const answer = await fund.send('/api/register', {
      method: 'POST',
      body: { ...EXTRA, username: 'pushy', password: PASSWORD, email: 'pushy@x.example', __proto__: { role: 'admin' } },
    });
    expect(answer.json).toMatchObject({ role: 'analyst' });
    expect((answer.json as CurrentUser).id).not.toBe('mine');
  });

  test('are ignored in one’s own account', async () => {
    const answer = await fund.send('/api/user', {
      method: 'PATCH',
      cookie: viewer.cookie,
      body: { ...EXTRA, lastName: 'Same' },
    });
    expect(answer.json).toMatchObject({ id: viewer.id, role: 'viewer', lastName: 'Same' });
  });

  test('are ignored in an upload', async () => {
    const { body, headers } = form(
      { companyName: 'W', ...Object.fromEntries(Object.entries(EXTRA).map(([key, value]) => [key, String(value)])) },
      [{ fileName: 'deck.pdf', bytes: deckBytes }],
    );
    const made = (await fund.send('/api/upload-deck', { method: 'POST', cookie: analyst.cookie, body, headers }))
      .json as Analysis;
    expect(made).toMatchObject({ ownerId: analyst.id, status: 'pending', overallScore: null });
    expect(made.id).not.toBe('mine');
    await fund.workspace.queue.idle();
    await fund.send(`/api/analyses/${made.id}`, { method: 'DELETE', cookie: analyst.cookie });
  });

  test('are ignored in comments, ratings, corrections, questions and decisions', async () => {
    const before = (await get('/api/analyses/kept')).json as Analysis;
    const write = (method: string, path: string, body: object) =>
      fund.send(`/api/analyses/kept${path}`, { method, cookie: admin.cookie, body: { ...EXTRA, ...body } });
    const comment = (await write('POST', '/comments', { content: 'x', user: { firstName: 'Somebody' } }))
      .json as Analysis['comments'][number];
    expect(comment.user.id).toBe(admin.id);
    await write('POST', '/feedback', { rating: 3, user: { firstName: 'Somebody' } });
    await write('PATCH', '', { reason: 'slide 1', stage: 'seed' });
    await write('PATCH', '/decision', { decision: 'pipeline', by: { firstName: 'Somebody' } });
    const after = (await get('/api/analyses/kept')).json as Analysis;
    expect({ id: after.id, ownerId: after.ownerId, createdAt: after.createdAt, status: after.status }).toEqual({
      id: before.id,
      ownerId: before.ownerId,
      createdAt: before.createdAt,
      status: before.status,
    });
    expect(after.overallScore).not.toBe(100);
    expect(after.decision?.by.id).toBe(admin.id);
  });

  test('are ignored in investments and invitations', async () => {
    const investment = (
      await fund.send('/api/portfolio', {
        method: 'POST',
        cookie: admin.cookie,
        body: { ...EXTRA, status: 'active', companyName: 'A', investmentAmount: 5, date: '2026-01-01', history: [] },
      })
    ).json as Investment;
    expect(investment.id).not.toBe('mine');
    expect(investment.history).toHaveLength(1);
    const partner = await fund.join('partner');
    const invited = await fund.send('/api/team/invite', {
      method: 'POST',
      cookie: partner.cookie,
      body: { ...EXTRA, email: 'new@x.example', firstName: 'N', lastName: 'N' },
    });
    // A partner invites viewers and analysts alone.
    expect(errorOf(invited).code).toBe('forbidden');
    const team = (await get('/api/team')).json as TeamMember[];
    expect(team.some(({ id, email }) => id === 'mine' || email === 'new@x.example')).toBe(false);
  });
});
