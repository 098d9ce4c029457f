/** Two servers of one database: what is done at one holds, and shows, at the other. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import { startPostgres } from '../../core/test/kit/postgres/start-postgres.js';
import { until } from './support/fund.js';
import { openPair, type Pair } from './support/pair.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

describe.skipIf(!postgres)('two servers', () => {
  let pair: Pair;
  beforeEach(async () => {
    pair = await openPair(await postgres!.newDatabase(), { stored: [{ id: 'kept' }] });
  });
  afterEach(() => pair.close());

  test('hold a person to the role that was just given at the other, either way and at once', async () => {
    const [one, other] = pair.funds;
    const admin = await one.join('admin');
    const person = await one.join('viewer');
    const invest = { companyName: 'Norfa', investmentAmount: 10, date: '2026-01-02' };
    let { cookie } = person;
    const add = (at: typeof one) => at.send('/api/portfolio', { method: 'POST', body: invest, cookie });
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const [role, status] of [
        ['partner', 201],
        ['viewer', 403],
      ] as const) {
        // Both have just answered the person, and may remember who it is.
        await Promise.all([add(here), add(there)]);
        const path = `/api/team/${person.id}/role`;
        const given = await here.send(path, { method: 'PATCH', body: { role }, cookie: admin.cookie });
        expect(given.status, given.text).toBe(200);
        // Signed out everywhere by it, and signed in again at the one.
        expect((await add(there)).status).toBe(401);
        cookie = `vc_session=${(await here.workspace.accounts.sessions.start(person.id)).token}`;
        expect((await add(there)).status).toBe(status);
      }
    }
    await one.send(`/api/team/${person.id}`, { method: 'DELETE', cookie: admin.cookie });
    expect((await other.send('/api/user', { cookie })).status).toBe(401);
  });

  test('show on the pages of one what was changed through the other, within a second of it', async () => {
    const [one, other] = pair.funds;
    const person = await one.join('partner');
    // The other has lists and the dashboard ready, as of before.
    const shown = async () => {
      const list = (await other.send('/api/analyses', { cookie: person.cookie })).json as Analysis[];
      const { pipeline } = (await other.send('/api/dashboard/stats', { cookie: person.cookie })).json as never;
      return [list.find(({ id }) => id === 'kept')?.sector, pipeline];
    };
    const before = await shown();
    const sent = { method: 'PATCH', cookie: person.cookie };
    await one.send('/api/analyses/kept', { ...sent, body: { sector: 'fintech', reason: 'slide 2' } });
    await one.send('/api/analyses/kept/decision', { ...sent, body: { decision: 'pipeline' } });
    const changedAt = performance.now();
    await until(async () => JSON.stringify(await shown()) === JSON.stringify(['fintech', 1]), 5);
    expect(before).not.toEqual(['fintech', 1]);
    console.info(`on the other's page after ${Math.round(performance.now() - changedAt)} ms`);
  });
});
