/** Sessions: new at every sign-in, hard to steal, and over the moment they should be. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFund, PASSWORD, PANEL_PASSWORD, until, type Fund } from './support/fund.js';
import { setCookie } from './support/http.js';
import { openSocket } from './support/socket.js';

let fund: Fund;
let admin: string;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  fund = await openFund({ now: () => now, stored: [{ id: 'kept' }] });
  admin = (await fund.join('admin')).cookie;
}, 60_000);
afterAll(() => fund.close());

const login = (username: string, cookie?: string) =>
  fund.send('/api/login', { method: 'POST', body: { username, password: PASSWORD }, cookie });
const isIn = async (cookie: string) => (await fund.send('/api/user', { cookie })).status === 200;

describe('[R1] a session id is new', () => {
  const PLANTED = 'a'.repeat(43);

  test('at sign-in: a planted one is never worth anything', async () => {
    await fund.join('analyst', 'ida');
    const answer = await login('ida', `vc_session=${PLANTED}`);
    const token = setCookie(answer, 'vc_session');
    expect(token).toMatch(/^[\w-]{22,}$/);
    expect(token).not.toBe(PLANTED);
    expect(await isIn(`vc_session=${PLANTED}`)).toBe(false);
  });

  test('at a second sign-in, which ends the first one of the browser', async () => {
    const first = setCookie(await login('ida'), 'vc_session');
    const second = setCookie(await login('ida', `vc_session=${first}`), 'vc_session');
    expect(second).not.toBe(first);
    expect(await isIn(`vc_session=${first}`)).toBe(false);
    expect(await isIn(`vc_session=${second}`)).toBe(true);
  });

  test('at registration', async () => {
    const answer = await fund.send('/api/register', {
      method: 'POST',
      cookie: `vc_session=${PLANTED}`,
      body: { username: 'newcomer', password: PASSWORD, confirmPassword: PASSWORD, email: 'newcomer@x.example' },
    });
    expect(answer.status).toBe(201);
    expect(setCookie(answer, 'vc_session')).not.toBe(PLANTED);
    expect(await isIn(`vc_session=${PLANTED}`)).toBe(false);
  });

  test('at a new password', async () => {
    const { cookie } = await fund.join('analyst', 'petra');
    const body = { password: 'another good password', currentPassword: PASSWORD };
    const answer = await fund.send('/api/user', { method: 'PATCH', cookie, body });
    expect(answer.status).toBe(200);
    expect(await isIn(cookie)).toBe(false);
    expect(await isIn(`vc_session=${setCookie(answer, 'vc_session')}`)).toBe(true);
  });

  test('at a new role', async () => {
    const { id, cookie } = await fund.join('analyst', 'rolf');
    await fund.send(`/api/team/${id}/role`, { method: 'PATCH', cookie: admin, body: { role: 'viewer' } });
    expect(await isIn(cookie)).toBe(false);
  });
});

test('[R38] a session begun while the clock stood in another year ends when it is set right', async () => {
  const rightly = now;
  now = new Date('2040-01-01T00:00:00Z');
  const { cookie } = await fund.join('analyst', 'early');
  expect(await isIn(cookie)).toBe(true);
  now = rightly;
  await until(async () => !(await isIn(cookie)));
});

test('one’s e-mail is changed with the password alone: ways back in lead there', async () => {
  const { cookie } = await fund.join('analyst', 'mona');
  const change = async (body: object) => (await fund.send('/api/user', { method: 'PATCH', cookie, body })).status;
  expect(await change({ email: 'thief@x.example' })).toBe(401);
  expect(await change({ email: 'thief@x.example', currentPassword: 'a guess' })).toBe(401);
  expect(await change({ email: 'mona@fund.example' })).toBe(200);
  expect(await change({ email: 'mona@new.example', currentPassword: PASSWORD })).toBe(200);
});

describe('[R2] every cookie', () => {
  const cookiesOf = async (headers: Record<string, string>, target = fund) => {
    const answers = [
      await target.send('/api/login', { method: 'POST', body: { username: 'ida', password: PASSWORD }, headers }),
      await target.send('/api/admin/login', { method: 'POST', body: { password: PANEL_PASSWORD }, headers }),
    ];
    return answers.flatMap((answer) => answer.headers['set-cookie'] ?? []);
  };

  test('is out of reach for scripts and other sites', async () => {
    const cookies = await cookiesOf({});
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; ?httponly/i);
      expect(cookie).toMatch(/; ?samesite=lax/i);
      expect(cookie).toMatch(/; ?path=\/(;|$)/i);
      expect(cookie).not.toMatch(/; ?domain=/i);
    }
  });

  test('claims nothing of https that an untrusted header says', async () => {
    for (const cookie of await cookiesOf({ 'x-forwarded-proto': 'https' }))
      expect(cookie).not.toMatch(/__Host-|secure/i);
  });

  test('is bound to host and https behind a trusted proxy', async () => {
    const behind = await openFund({ workspace: { trustProxy: true } });
    try {
      await behind.join('analyst', 'ida');
      const cookies = await cookiesOf({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }, behind);
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-vc_/);
        expect(cookie).toMatch(/; ?secure/i);
      }
    } finally {
      await behind.close();
    }
  });
});

describe('[R11] sessions and sockets end at once', () => {
  /** Three sessions and a socket of one person; all must be over soon after `act`. */
  async function endsAll(username: string, act: (id: string, cookies: string[]) => Promise<unknown>, but = 0) {
    const { id, cookie } = await fund.join('analyst', username);
    const cookies = [cookie];
    for (const _ of [1, 2]) cookies.push(`vc_session=${setCookie(await login(username), 'vc_session')}`);
    const socket = await openSocket(fund.server.url, { cookie: cookies[2] });
    await act(id, cookies);
    await until(() => socket.closed !== undefined, 2);
    for (const one of cookies.slice(but)) expect(await isIn(one)).toBe(false);
  }

  test('when the account is made inactive', () =>
    endsAll('sleepy', async (id) => {
      const cookie = await fund.openPanel();
      await fund.send(`/api/admin/users/${id}`, { method: 'PUT', cookie, body: { isActive: false } });
    }));

  test('when the account is deleted', () =>
    endsAll('leaver', async (id) => {
      await fund.send(`/api/admin/users/${id}`, { method: 'DELETE', cookie: await fund.openPanel() });
    }));

  test('when the role changes', () =>
    endsAll('climber', (id) =>
      fund.send(`/api/team/${id}/role`, { method: 'PATCH', cookie: admin, body: { role: 'partner' } }),
    ));

  test('when the member is removed', () =>
    endsAll('gone', (id) => fund.send(`/api/team/${id}`, { method: 'DELETE', cookie: admin })));

  test('when the password changes', () =>
    endsAll('careful', (_, [own]) =>
      fund.send('/api/user', {
        method: 'PATCH',
        cookie: own,
        body: { password: 'a new one entirely', currentPassword: PASSWORD },
      }),
    ));

  test('when somebody signs out, for that session alone', async () => {
    const { cookie } = await fund.join('analyst', 'tidy');
    const other = `vc_session=${setCookie(await login('tidy'), 'vc_session')}`;
    const socket = await openSocket(fund.server.url, { cookie });
    await fund.send('/api/logout', { method: 'POST', cookie });
    await until(() => socket.closed !== undefined, 2);
    expect(await isIn(cookie)).toBe(false);
    expect(await isIn(other)).toBe(true);
  });
});

describe('[R12] session ids', () => {
  test('have 128 bits or more, are not repeated, and are kept as a hash alone', async () => {
    const { id } = await fund.join('analyst', 'many');
    const tokens = new Set<string>();
    for (let index = 0; index < 200; index += 1) tokens.add((await fund.workspace.accounts.sessions.start(id)).token);
    expect(tokens.size).toBe(200);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const [one = ''] = tokens;
    for (const text of await storedTexts(fund.dataDir)) expect(text.includes(one)).toBe(false);
  });

  test('end after seven idle days, and after thirty in any case', async () => {
    // A clock that is moved by hand: nothing may be remembered by the real one.
    const timed = await openFund({ now: () => now, server: { limits: { sessionCacheMs: 0 } } });
    const isIn = async (cookie: string) => (await timed.send('/api/user', { cookie })).status === 200;
    const start = now;
    const day = 24 * 60 * 60 * 1000;
    const { id } = await timed.join('analyst', 'idle');
    const idle = `vc_session=${(await timed.workspace.accounts.sessions.start(id)).token}`;
    const busy = `vc_session=${(await timed.workspace.accounts.sessions.start(id)).token}`;
    for (let days = 1; days <= 29; days += 1) {
      now = new Date(start.getTime() + days * day);
      expect(await isIn(busy)).toBe(true);
      if (days === 6) expect(await isIn(idle)).toBe(true);
    }
    expect(await isIn(idle)).toBe(false);
    now = new Date(start.getTime() + 30 * day + 1000);
    expect(await isIn(busy)).toBe(false);
    now = start;
    await timed.close();
  });
});

async function storedTexts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.jsonl?$/.test(entry.name));
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
}
