/** The second factor: set up, asked for, given once, tried few times, required by the fund, lost and reset. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '@vc-analyst/core/model';
import { openFund, PANEL_PASSWORD, PASSWORD, type Fund, type Person } from './support/fund.js';
import { setCookie, type Received } from './support/http.js';
import { openSocket } from './support/socket.js';

let fund: Fund;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  fund = await openFund({ now: () => now, stored: [{ id: 'kept' }] });
}, 60_000);
afterAll(() => fund.close());

/** The phone: what an app shows for the key at the moment; each call is another period. */
function codeOf(secret: string, ahead = 30): string {
  now = new Date(now.getTime() + ahead * 1000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
const post = (path: string, body: object, cookie?: string) => fund.send(path, { method: 'POST', body, cookie });
const codeFrom = ({ json }: Received) => (json as { error?: { code: string } }).error?.code;
const signIn = (username: string, code?: string) =>
  post('/api/login', { username, password: PASSWORD, ...(code === undefined ? {} : { code }) });

async function setUp(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await post('/api/user/second-factor', { password: PASSWORD }, person.cookie);
  expect(begun.status).toBe(201);
  const { secret, uri } = begun.json as { secret: string; uri: string };
  expect(uri).toContain(`secret=${secret}`);
  const set = await post('/api/user/second-factor/confirm', { code: codeOf(secret) }, person.cookie);
  expect(set.status).toBe(200);
  return { secret, recoveryCodes: (set.json as { recoveryCodes: string[] }).recoveryCodes };
}
const entries = async (action: string) =>
  (await fund.workspace.audit.list({ action: action as AuditEntry['action'] })).entries;

describe('of an account', () => {
  test('is set up with the password and a first code, ends other sessions, and is asked for at every sign-in', async () => {
    const ana = await fund.join('analyst', 'ana');
    const elsewhere = (await fund.workspace.accounts.sessions.start(ana.id)).token;
    const wrong = await post('/api/user/second-factor', { password: 'a guess at it' }, ana.cookie);
    expect([wrong.status, codeFrom(wrong)]).toEqual([401, 'credentials-wrong']);
    const { secret, recoveryCodes } = await setUp(ana);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await fund.send('/api/user', { cookie: ana.cookie })).status).toBe(200);
    expect((await fund.send('/api/user', { cookie: `vc_session=${elsewhere}` })).status).toBe(401);

    const asked = await signIn('ana');
    expect([asked.status, codeFrom(asked), setCookie(asked, 'vc_session')]).toEqual([
      401,
      'second-factor-needed',
      undefined,
    ]);
    expect(codeFrom(await signIn('ana', '000000'))).toBe('second-factor-wrong');
    const code = codeOf(secret);
    const inside = await signIn('ana', code);
    expect(inside.status).toBe(200);
    expect(setCookie(inside, 'vc_session')).toMatch(/^[\w-]{43}$/);
    // Somebody who looked over the shoulder has nothing of it.
    expect(codeFrom(await signIn('ana', code))).toBe('second-factor-wrong');
    // A wrong password is told as ever, code or not.
    const guess = await post('/api/login', { username: 'ana', password: 'a guess at it', code: codeOf(secret) });
    expect(codeFrom(guess)).toBe('credentials-wrong');

    expect(await entries('second-factor.set')).toMatchObject([{ by: { kind: 'account', name: 'ana' } }]);
    const [newest, , refused] = await entries('account.sign-in');
    expect(newest).toMatchObject({ outcome: 'refused', details: { code: 'credentials-wrong' } });
    expect(refused).toMatchObject({ outcome: 'done', details: { factor: 'app' } });
  });

  test('a recovery code opens once, and is kept as a hash', async () => {
    const ben = await fund.join('analyst', 'ben');
    const { secret, recoveryCodes } = await setUp(ben);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn('ben', ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(codeFrom(await signIn('ben', first))).toBe('second-factor-wrong');
    expect((await fund.send('/api/user/second-factor', { cookie: ben.cookie })).json).toMatchObject({
      recoveryLeft: 9,
    });

    const folder = join(fund.dataDir, 'second-factors');
    const kept = (
      await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    ).join();
    for (const code of recoveryCodes) expect(kept).not.toContain(code);

    const renewed = await post('/api/user/second-factor/recovery-codes', { code: codeOf(secret) }, ben.cookie);
    expect(renewed.status).toBe(200);
    expect(codeFrom(await signIn('ben', second))).toBe('second-factor-wrong');
    expect((await signIn('ben', (renewed.json as { recoveryCodes: string[] }).recoveryCodes[0])).status).toBe(200);
  });

  test('may be done without, for a code', async () => {
    const cleo = await fund.join('analyst', 'cleo');
    const { secret } = await setUp(cleo);
    expect(codeFrom(await post('/api/user/second-factor/end', { code: '123456' }, cleo.cookie))).toBe(
      'second-factor-wrong',
    );
    expect((await post('/api/user/second-factor/end', { code: codeOf(secret) }, cleo.cookie)).status).toBe(204);
    expect((await signIn('cleo')).status).toBe(200);
    // What is in force is not begun anew by who found an open browser, even with the password.
    await setUp(cleo);
    expect((await post('/api/user/second-factor', { password: PASSWORD }, cleo.cookie)).status).toBe(403);
  });

  test('codes are tried ten times, from however many addresses and sessions; being asked for one is no try', async () => {
    const dan = await fund.join('analyst', 'dan');
    const { secret } = await setUp(dan);
    for (let asked = 0; asked < 15; asked += 1) expect(codeFrom(await signIn('dan'))).toBe('second-factor-needed');
    const tried = new Set<string | undefined>();
    // At another door, so that those of sign-ins do not count.
    for (let at = 0; at < 10; at += 1) {
      tried.add(codeFrom(await post('/api/user/second-factor/end', { code: String(100_000 + at) }, dan.cookie)));
    }
    expect([...tried]).toEqual(['second-factor-wrong']);
    const right = await signIn('dan', codeOf(secret));
    expect([right.status, codeFrom(right)]).toEqual([429, 'too-many-attempts']);
  });

  test('of somebody who lost phone and codes is reset in the panel, which ends their sessions', async () => {
    const eva = await fund.join('analyst', 'eva');
    await setUp(eva);
    const panel = await fund.openPanel();
    const users = (await fund.send('/api/admin/users', { cookie: panel })).json as { id: string }[];
    expect(users.find(({ id }) => id === eva.id)).toMatchObject({ hasSecondFactor: true });
    const path = `/api/admin/users/${eva.id}/second-factor`;
    expect((await fund.send(path, { method: 'DELETE', cookie: eva.cookie })).status).toBe(401);
    expect((await fund.send(path, { method: 'DELETE', cookie: panel })).status).toBe(204);
    expect((await fund.send(path, { method: 'DELETE', cookie: panel })).status).toBe(404);
    expect((await fund.send('/api/user', { cookie: eva.cookie })).status).toBe(401);
    expect((await signIn('eva')).status).toBe(200);
    expect(await entries('second-factor.reset')).toMatchObject([{ by: { kind: 'panel' }, about: { name: 'eva' } }]);
  });
});

describe('that the fund requires', () => {
  let other: Fund;
  beforeAll(async () => {
    other = fund;
    fund = await openFund({ now: () => now, stored: [{ id: 'kept' }], server: { limits: { sessionCacheMs: 0 } } });
  }, 60_000);
  afterAll(async () => {
    await fund.close();
    fund = other;
  });

  test('lets nobody do anything else before, by cookie, token or socket, and the panel neither', async () => {
    const root = await fund.join('admin', 'root');
    const { token } = await fund.workspace.accounts.tokens.make(root.id, { name: 'script' });
    const panel = await fund.openPanel();
    const required = { signIn: { secondFactorRequired: true } };
    const saved = await fund.send('/api/settings', { method: 'PUT', body: required, cookie: root.cookie });
    expect(saved.status).toBe(200);

    for (const sent of [{ cookie: root.cookie }, { headers: { authorization: `Bearer ${token}` } }]) {
      const refused = await fund.send('/api/analyses', sent);
      expect([refused.status, codeFrom(refused)]).toEqual([403, 'second-factor-required']);
    }
    await expect(openSocket(fund.server.url, { cookie: root.cookie })).rejects.toThrow('HTTP 403');
    expect((await signIn('root')).json).toMatchObject({ username: 'root', mustEnrol: true });
    expect(codeFrom(await fund.send('/api/admin/users', { cookie: panel }))).toBe('second-factor-required');
    expect((await fund.send('/api/admin/check', { cookie: panel })).json).toEqual({ isAdmin: true, mustEnrol: true });

    const { secret } = await setUp(root);
    expect((await fund.send('/api/analyses', { cookie: root.cookie })).status).toBe(200);
    (await openSocket(fund.server.url, { cookie: root.cookie })).socket.terminate();
    expect((await post('/api/user/second-factor/end', { code: codeOf(secret) }, root.cookie)).status).toBe(403);

    const begun = await post('/api/admin/second-factor', { password: PANEL_PASSWORD }, panel);
    const { secret: panelSecret } = begun.json as { secret: string };
    const set = await post('/api/admin/second-factor/confirm', { code: codeOf(panelSecret) }, panel);
    expect(set.status).toBe(200);
    expect((await fund.send('/api/admin/users', { cookie: panel })).status).toBe(200);
    const enter = (code?: string) =>
      post('/api/admin/login', { password: PANEL_PASSWORD, ...(code === undefined ? {} : { code }) });
    expect(codeFrom(await enter())).toBe('second-factor-needed');
    expect(codeFrom(await enter('111111'))).toBe('second-factor-wrong');
    expect((await enter(codeOf(panelSecret))).json).toEqual({ isAdmin: true, mustEnrol: false });
    expect(await entries('panel.sign-in')).toMatchObject([
      { outcome: 'done' },
      { outcome: 'refused', details: { code: 'second-factor-wrong' } },
      { outcome: 'done' },
    ]);
  });
});
