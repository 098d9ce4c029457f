/** [R3] Nothing changes on behalf of another site: every route that changes something, against what a foreign page can send. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route, type RouteId } from '@vc-analyst/core/contract';
import { openFund, type Fund } from './support/fund.js';

let fund: Fund;
let cookie: string;

beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'kept' }] });
  cookie = `${(await fund.join('admin')).cookie}; ${await fund.openPanel()}`;
}, 60_000);
afterAll(() => fund.close());

const changing = (Object.entries(ROUTES) as [RouteId, Route][]).filter(([, { method }]) => method !== 'GET');
const pathOf = ({ path }: Route) => path.replace('{id}', 'kept').replace(/\{\w+\}/g, 'x'.repeat(20));

describe.each(changing)('[R3] %s', (_, route) => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an origin that begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['no origin to speak of', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['fetch metadata of another site', { 'sec-fetch-site': 'cross-site' }],
    ['fetch metadata of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s', async (_what, headers) => {
    const answer = await fund.send(pathOf(route), { method: route.method, cookie, body: {}, headers });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ error: { code: 'cross-site' } });
  });
});

const taking = changing.filter(([, { body, form }]) => body ?? form);

describe.each(taking)('[R3] %s', (_, route) => {
  test('refuses what a form can send', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      ...(route.form ? [] : ['multipart/form-data; boundary=x']),
    ]) {
      const answer = await fund.send(pathOf(route), {
        method: route.method,
        cookie,
        body: '{"decision":"passed","role":"admin","password":"x"}',
        headers: { 'content-type': type },
      });
      expect([404, 415], type).toContain(answer.status);
    }
  });
});

test('[R3] our own pages and clients that are no browsers are served', async () => {
  const host = new URL(fund.server.url).host;
  for (const headers of [{ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, {}]) {
    const answer = await fund.send('/api/analyses/kept/comments', {
      method: 'POST',
      cookie,
      body: { content: 'x' },
      headers,
    });
    expect(answer.status).toBe(201);
  }
});

test('[R3] no GET changes anything: a link on another site does not even sign out', async () => {
  const { id } = await fund.join('analyst');
  const own = `vc_session=${(await fund.workspace.accounts.sessions.start(id)).token}`;
  const there = await fund.send('/api/logout', { cookie: own, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(there.status).toBe(302);
  expect((await fund.send('/api/user', { cookie: own })).status).toBe(200);
  const here = await fund.send('/api/logout', { cookie: own, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(here.headers.location).toBe('/');
  expect((await fund.send('/api/user', { cookie: own })).status).toBe(401);
});

test('[R3] no answer lets another site read it', async () => {
  const answer = await fund.send('/api/analyses', { cookie, headers: { origin: 'https://evil.example' } });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});
