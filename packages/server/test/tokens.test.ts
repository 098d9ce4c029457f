/** API tokens and one's own sessions: what they let in, how far, and that they end the moment they should. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFund, PASSWORD, until, type Fund, type Person } from './support/fund.js';
import { setCookie, type Sent } from './support/http.js';
import { openSocket } from './support/socket.js';

let fund: Fund;
let now = new Date('2026-11-21T12:00:00Z');
let ana: Person;
let root: Person;
beforeAll(async () => {
  fund = await openFund({ now: () => now, stored: [{ id: 'kept' }, { id: 'other' }] });
  ana = await fund.join('partner', 'ana');
  root = await fund.join('admin', 'root');
}, 60_000);
afterAll(() => fund.close());

interface Made {
  id: string;
  token: string;
  role: string;
  expiresAt: string;
}
const make = async (body: object, by = ana) =>
  (await fund.send('/api/user/tokens', { method: 'POST', cookie: by.cookie, body: { name: 'script', ...body } }))
    .json as Made;
const by = (token: string, sent: Sent = {}): Sent => ({ ...sent, headers: { authorization: `Bearer ${token}` } });
const statusBy = async (token: string, path = '/api/user', sent: Sent = {}) =>
  (await fund.send(path, by(token, sent))).status;

describe('an API token', () => {
  test('speaks for its person without cookie, is shown once, and kept as a hash', async () => {
    const made = await make({});
    expect(made.token).toMatch(/^vca_[\w-]{43}$/);
    expect((await fund.send('/api/user', by(made.token))).json).toMatchObject({ id: ana.id, role: 'partner' });
    const tokens = () => fund.send('/api/user/tokens', { cookie: ana.cookie });
    // Its use is written down in passing.
    await until(async () => (await tokens()).text.includes(`"lastUsedAt":"${now.toISOString()}"`));
    const listed = await tokens();
    expect(listed.json).toMatchObject([{ id: made.id, name: 'script' }]);
    expect(listed.text).not.toContain(made.token);
    const folder = join(fund.dataDir, 'api-tokens');
    const kept = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(kept.join()).toContain('script');
    expect(kept.join()).not.toContain(made.token);
    expect(fund.log.join()).not.toContain(made.token);
  });

  test('does no more than its role, and none has a higher one than its person', async () => {
    const { token } = await make({ role: 'viewer' });
    expect(await statusBy(token, '/api/analyses')).toBe(200);
    expect(await statusBy(token, '/api/analyses/other', { method: 'DELETE' })).toBe(403);
    expect(await statusBy(token, '/api/analyses/kept/export?format=csv')).toBe(403);
    const higher = await fund.send('/api/user/tokens', {
      method: 'POST',
      cookie: ana.cookie,
      body: { name: 'x', role: 'admin' },
    });
    expect(higher.status).toBe(403);
    const whole = await make({});
    await fund.workspace.accounts.managed.setTeamRole(ana.id, 'viewer');
    await until(async () => (await statusBy(whole.token, '/api/analyses/other', { method: 'DELETE' })) === 403);
    await fund.workspace.accounts.managed.setTeamRole(ana.id, 'partner');
    ana.cookie = `vc_session=${(await fund.workspace.accounts.sessions.start(ana.id)).token}`;
  });

  test('makes no tokens, changes no password, ends no session, opens no panel', async () => {
    const { token, id } = await make({}, root);
    for (const [method, path, body] of [
      ['POST', '/api/user/tokens', { name: 'heir' }],
      ['GET', '/api/user/tokens', undefined],
      ['DELETE', `/api/user/tokens/${id}`, undefined],
      ['PATCH', '/api/user', { password: 'another good password', currentPassword: PASSWORD }],
      ['DELETE', '/api/user/sessions', undefined],
    ] as const) {
      expect(await statusBy(token, path, { method, body }), `${method} ${path}`).toBe(403);
    }
    expect(await statusBy(token, '/api/admin/users')).toBe(401);
    expect(await statusBy(token, '/api/settings')).toBe(200);
  });

  test('that is wrong is refused even beside a session that holds, and a session is no token', async () => {
    for (const token of ['vca_nothing', ana.cookie.split('=')[1]!]) {
      expect((await fund.send('/api/user', { ...by(token), cookie: ana.cookie })).status).toBe(401);
    }
    const { token } = await make({});
    expect((await fund.send('/api/user', { cookie: `vc_session=${token}` })).status).toBe(401);
    expect((await fund.send('/api/user', { headers: { authorization: `Basic ${token}` } })).status).toBe(401);
  });

  test('changes nothing for another site', async () => {
    const { token } = await make({});
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
    expect((await fund.send('/api/user/language', { method: 'PUT', headers, body: { language: 'fr' } })).status).toBe(
      403,
    );
  });

  test('ends on its day, when it is ended, and with its person; nobody ends another’s', async () => {
    const short = await make({ days: 1 });
    const ended = await make({});
    expect((await fund.send(`/api/user/tokens/${ended.id}`, { method: 'DELETE', cookie: root.cookie })).status).toBe(
      404,
    );
    expect(await statusBy(ended.token)).toBe(200);
    expect((await fund.send(`/api/user/tokens/${ended.id}`, { method: 'DELETE', cookie: ana.cookie })).status).toBe(
      204,
    );
    expect(await statusBy(ended.token)).toBe(401);
    const before = now;
    now = new Date(now.getTime() + 86_400_000 - 1000);
    expect(await statusBy(short.token)).toBe(200);
    now = new Date(now.getTime() + 2000);
    await until(async () => (await statusBy(short.token)) === 401);
    expect(await fund.workspace.accounts.tokens.sweep()).toBe(1);
    now = before;
    const luc = await fund.join('analyst', 'luc');
    const his = await make({}, luc);
    await fund.send(`/api/team/${luc.id}`, { method: 'DELETE', cookie: root.cookie });
    expect(await statusBy(his.token)).toBe(401);
    expect(await fund.workspace.accounts.tokens.list(luc.id)).toEqual([]);
  });

  test('opens the socket, which ends with it', async () => {
    const { id, token } = await make({});
    const socket = await openSocket(fund.server.url, { headers: { authorization: `Bearer ${token}` } });
    socket.say({ type: 'subscribe', analysisId: 'kept' });
    await until(() => socket.messages.length > 0);
    await fund.send(`/api/user/tokens/${id}`, { method: 'DELETE', cookie: ana.cookie });
    await until(() => socket.closed !== undefined);
    expect(socket.closed?.code).toBe(1008);
    await expect(openSocket(fund.server.url, { headers: { authorization: `Bearer ${token}` } })).rejects.toThrow('401');
  });

  test('is in the audit log when it is made, used for an export, and ended', async () => {
    const { id, token } = await make({ name: 'nightly' });
    await fund.send('/api/analyses/kept/export?format=csv', by(token));
    await fund.send(`/api/user/tokens/${id}`, { method: 'DELETE', cookie: ana.cookie });
    const { entries } = await fund.workspace.audit.list({ who: 'ana' }, { limit: 3 });
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ['token.ended', { token: id }],
      ['analysis.exported', { format: 'csv', viaToken: id }],
      ['token.made', { name: 'nightly' }],
    ]);
  });
});

describe('one’s own sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const login = async (headers: Record<string, string> = {}) => {
    const answer = await fund.send('/api/login', {
      method: 'POST',
      body: { username: 'mia', password: PASSWORD },
      headers,
    });
    return `vc_session=${setCookie(answer, 'vc_session')}`;
  };
  const list = async (cookie: string) =>
    (await fund.send('/api/user/sessions', { cookie })).json as {
      id: string;
      current: boolean;
      client?: string;
      address?: string;
    }[];

  test('are listed with browser and address, and ended one by one or all but the one that asks', async () => {
    const mia = await fund.join('analyst', 'mia');
    const cookies = [await login({ 'user-agent': FIREFOX }), await login(), await login()];
    const held = await list(cookies[0]!);
    expect(held).toHaveLength(4);
    expect(held.find(({ current }) => current)).toMatchObject({ client: 'Firefox, Linux', address: '127.0.0.1' });
    const own = (await list(cookies[1]!)).find(({ current }) => current)!;
    const end = (id: string, cookie: string) => fund.send(`/api/user/sessions/${id}`, { method: 'DELETE', cookie });
    expect((await end(own.id, root.cookie)).status).toBe(404);
    expect((await end(own.id, cookies[0]!)).status).toBe(204);
    expect((await fund.send('/api/user', { cookie: cookies[1] })).status).toBe(401);
    await fund.send('/api/user/sessions', { method: 'DELETE', cookie: cookies[0] });
    expect(await list(cookies[0]!)).toMatchObject([{ current: true }]);
    for (const cookie of [cookies[2], mia.cookie]) expect((await fund.send('/api/user', { cookie })).status).toBe(401);
  });
});
