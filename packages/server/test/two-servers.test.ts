/** Two servers of one database: what is done at one holds at the other. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../../core/test/kit/postgres/start-postgres.js';
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
});
