/** Signing in: guessing is slow, says nothing about who has an account, and the first account is won once. */
import { readFile, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from '../src/index.js';
import { openFund, PASSWORD, PANEL_PASSWORD, type Fund, type FundOptions } from './support/fund.js';

let funds: Fund[] = [];
const open = async (options?: FundOptions) => {
  const fund = await openFund(options);
  funds.push(fund);
  return fund;
};
afterEach(async () => {
  for (const fund of funds) await fund.close();
  funds = [];
});

const login = (fund: Fund, username: string, password: string, headers: Record<string, string> = {}) =>
  fund.send('/api/login', { method: 'POST', body: { username, password }, headers });
const register = (fund: Fund, username: string, more: object = {}, headers: Record<string, string> = {}) =>
  fund.send('/api/register', {
    method: 'POST',
    body: { username, password: PASSWORD, email: `${username}@x.example`, ...more },
    headers,
  });

describe('[R4] wrong passwords', () => {
  test('are cut off after ten of one name, whatever its spelling and whatever forwarding header is invented', async () => {
    const fund = await open();
    await fund.join('analyst', 'victim');
    const spellings = ['victim', 'VICTIM', ' Victim ', '\uff36ictim', 'vIcTiM '];
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      const forged = {
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
      };
      statuses.push((await login(fund, spellings[index % spellings.length]!, `wrong ${index}`, forged)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
    const right = await login(fund, 'victim', PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('at once gain nothing over one after the other', async () => {
    const fund = await open();
    await fund.join('analyst', 'victim');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => login(fund, 'victim', `wrong ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });

  test('of many accounts are cut off by address', async () => {
    const fund = await open({ server: { limits: { signInsAnAddress: 25 } } });
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) statuses.push((await login(fund, `guess-${index}`, 'wrong')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
  });

  test('count by the forwarded address behind a trusted proxy, and only by the one it saw', async () => {
    const fund = await open({ workspace: { trustProxy: true } });
    await fund.join('analyst', 'victim');
    const from = (address: string, index: number) =>
      login(fund, 'victim', `wrong ${index}`, { 'x-forwarded-for': `198.51.100.${index}, ${address}` });
    for (let index = 0; index < 10; index += 1) await from('203.0.113.1', index);
    expect((await from('203.0.113.1', 99)).status).toBe(429);
    expect((await login(fund, 'victim', PASSWORD, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
  });

  test('before a right one are forgiven', async () => {
    const fund = await open();
    await fund.join('analyst', 'clumsy');
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 8; index += 1) await login(fund, 'clumsy', 'wrong');
      expect((await login(fund, 'clumsy', PASSWORD)).status).toBe(200);
    }
  });
});

describe('[R5] who has an account', () => {
  test('cannot be told from the answer to a sign-in', async () => {
    const fund = await open();
    await fund.join('analyst', 'known');
    const inactive = await fund.join('analyst', 'asleep');
    await fund.workspace.accounts.managed.update(inactive.id, {
      username: 'asleep',
      email: 'asleep@fund.example',
      role: 'user',
      isActive: false,
    });
    const bodies = new Set<string>();
    for (const [name, password] of [
      ['known', 'wrong'],
      ['unknown', 'wrong'],
      ['asleep', PASSWORD],
    ] as const) {
      const answer = await login(fund, name, password);
      expect(answer.status).toBe(401);
      const { error } = answer.json as { error: { requestId?: string } };
      delete error.requestId;
      bodies.add(JSON.stringify(error));
    }
    expect(bodies.size).toBe(1);
  });

  test('cannot be told from how long the answer takes', async () => {
    // Hashes dear enough that one left out would be seen.
    const fund = await open({
      workspace: { passwordCost: 12 },
      server: { limits: { signInsAnAccount: 1000, signInsAnAddress: 1000 } },
    });
    await fund.join('analyst', 'known');
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < 10; index += 1) {
      for (const name of ['known', 'unknown'] as const) {
        const begun = performance.now();
        await login(fund, name, `wrong ${index}`);
        times[name].push(performance.now() - begun);
      }
    }
    // The quickest of each: what else the machine does only adds. A dummy hash left out would make one nearly nothing.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.min(known, unknown)).toBeGreaterThan(0.5 * Math.max(known, unknown));
  });

  test('cannot be told from when the tries of a name and an address are used up', async () => {
    const fund = await open();
    await fund.join('analyst', 'known');
    const cutOff = async (name: string, email: string) => {
      for (let tries = 1; ; tries += 1) {
        if ((await login(fund, tries % 2 ? name : email, 'wrong')).status === 429) return tries;
      }
    };
    expect(await cutOff('known', 'known@fund.example')).toBe(await cutOff('nobody', 'nobody@fund.example'));
  });

  test('cannot be told from links that do not work', async () => {
    const fund = await open();
    for (const path of ['/api/invitation', '/api/password-reset']) {
      const answers = await Promise.all(
        ['x'.repeat(43), 'y'.repeat(43)].map((token) =>
          fund.send(path, { method: 'POST', body: { token, password: PASSWORD } }),
        ),
      );
      expect(
        new Set(
          answers.map(({ status, json }) => `${status} ${(json as { error: { message: string } }).error.message}`),
        ).size,
      ).toBe(1);
      expect(answers[0]!.json).toMatchObject({ error: { code: 'link-invalid' } });
    }
  });
});

describe('[R6] passwords', () => {
  test('are kept as scrypt with N 2^15, r 8, p 3 unless configured otherwise', async () => {
    const fund = await open({ workspace: { passwordCost: 15 } });
    await fund.join('analyst', 'dear');
    const accounts = join(fund.dataDir, 'accounts');
    const texts = await Promise.all((await readdir(accounts)).map((name) => readFile(join(accounts, name), 'utf8')));
    expect(texts.join()).toMatch(/scrypt\$(32768|15)\$8\$3\$/);
    expect(texts.join()).not.toContain(PASSWORD);
  });

  test('are six characters or more, long ones too, and none of the commonest', async () => {
    const fund = await open();
    const code = async (password: string, name: string) =>
      ((await register(fund, name, { password })).json as { error?: { code: string } }).error?.code;
    expect(await code('short', 'one')).toBe('password-too-short');
    expect(await code('password', 'two')).toBe('password-common');
    expect(await code('Password1', 'three')).toBe('password-common');
    expect(await code('zq8vtr', 'four')).toBeUndefined();
    expect(await code('long and winding '.repeat(6), 'five')).toBeUndefined();
  });

  test('of weaker hashes are hashed anew at the next sign-in', async () => {
    const fund = await open({ workspace: { passwordCost: 5 } });
    await fund.join('analyst', 'old');
    const { dataDir } = fund;
    const stronger = await open({ dataDir, workspace: { passwordCost: 6 } });
    expect((await login(stronger, 'old', PASSWORD)).status).toBe(200);
    const folder = join(dataDir, 'accounts');
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.join()).toMatch(/scrypt\$(64|6)\$/);
  });
});

test('[R5] a user name imitates no other with letters that look alike', async () => {
  const fund = await open();
  await register(fund, 'root1');
  for (const name of ['r\u043e\u043et1', 'roo\u03c41']) {
    expect((await register(fund, name, { email: 'thief@x.example' })).json, name).toMatchObject({
      error: { code: 'bad-usage' },
    });
  }
  expect((await register(fund, '\u0418\u0432\u0430\u043d', { email: 'ivan@x.example' })).status).toBe(201);
});

describe('[R7] the first account', () => {
  test('of fifty at once is made exactly once, and nobody else is admin', async () => {
    const fund = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => register(fund, `first-${index}`)));
    const roles = answers.filter(({ status }) => status === 201).map(({ json }) => (json as { role: string }).role);
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    expect((await fund.workspace.accounts.team()).filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  test('needs the set-up token when the server is reached from elsewhere, and only the first', async () => {
    const fund = await open({ server: { host: '0.0.0.0' } });
    expect(await (await fund.send('/api/site')).json).toMatchObject({
      registration: 'invite',
      firstAccount: true,
      setupTokenNeeded: true,
    });
    expect((await register(fund, 'thief')).json).toMatchObject({ error: { code: 'setup-token-wrong' } });
    expect((await register(fund, 'thief', { setupToken: 'f'.repeat(32) })).status).toBe(403);
    const won = await register(fund, 'owner', { setupToken: fund.server.setUpToken });
    expect(won.json).toMatchObject({ role: 'admin' });
    expect((await register(fund, 'second', { setupToken: fund.server.setUpToken })).json).toMatchObject({
      error: { code: 'registration-closed' },
    });
  });

  test('needs it too when a proxy passes the request on, or a foreign name leads to this machine', async () => {
    const fund = await open();
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
      { host: 'evil.example' },
    ]) {
      expect((await register(fund, 'thief', {}, headers)).json).toMatchObject({ error: { code: 'setup-token-wrong' } });
    }
  });

  test('needs it behind a proxy that says nothing of itself, once people reach the server by another name', async () => {
    const site = 'https://decks.fund.example';
    const fund = await open({ workspace: { publicUrl: site } });
    const { port } = new URL(fund.server.url);
    // As nginx does by default: the host is the one it passes on to, and nothing is added.
    const passed = { host: `127.0.0.1:${port}`, origin: site };
    expect(fund.server.forThisMachine).toBe(false);
    expect((await fund.send('/api/site', { headers: { host: passed.host } })).json).toMatchObject({
      registration: 'invite',
      setupTokenNeeded: true,
    });
    expect((await register(fund, 'thief', {}, passed)).json).toMatchObject({ error: { code: 'setup-token-wrong' } });
    const owner = await register(fund, 'owner', { setupToken: fund.server.setUpToken }, passed);
    expect(owner.json).toMatchObject({ role: 'admin' });
    expect((await register(fund, 'second', {}, passed)).json).toMatchObject({ error: { code: 'registration-closed' } });
  });

  test.each([
    ['cf-connecting-ip', '203.0.113.7'],
    ['true-client-ip', '203.0.113.7'],
    ['x-client-ip', '203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['x-forwarded-host', 'decks.fund.example'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-port', '443'],
    ['via', '1.1 proxy'],
    ['referer', 'https://decks.fund.example/auth'],
    ['origin', 'null'],
  ])('needs it where %s tells of somebody elsewhere, and registration is not open to them', async (name, value) => {
    const fund = await open();
    const seen = async () => (await fund.send('/api/site', { headers: { [name]: value } })).json;
    expect(await seen()).toMatchObject({ registration: 'invite', setupTokenNeeded: true });
    const local = { origin: fund.server.url, referer: `${fund.server.url}/auth` };
    expect((await register(fund, 'owner', {}, local)).json).toMatchObject({ role: 'admin' });
    expect((await register(fund, 'second', {}, { [name]: value })).status).toBe(403);
    expect(await seen()).toMatchObject({ registration: 'invite' });
  });

  test('needs it where the request speaks as proxies do that nobody configured', async () => {
    const fund = await open();
    const { port, host } = new URL(fund.server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /api/site HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
    expect((await text(socket)).split('\r\n\r\n')[1]).toContain('"setupTokenNeeded":true');
  });

  test('is followed by analysts where registration is open, and by nobody where it is closed', async () => {
    const fund = await open();
    expect((await register(fund, 'owner')).json).toMatchObject({ role: 'admin' });
    expect((await register(fund, 'later')).json).toMatchObject({ role: 'analyst' });
    const closed = await open({ workspace: { registration: 'closed' } });
    await register(closed, 'owner');
    expect((await register(closed, 'later')).json).toMatchObject({ error: { code: 'registration-closed' } });
  });

  test('there is no password that comes with the product', async () => {
    const fund = await open({ server: { adminPassword: undefined } });
    expect(fund.server.madeAdminPassword).toMatch(/^\S{16,}$/);
    for (const password of ['admin', 'password', 'vc-analyst', 'admin123', PANEL_PASSWORD]) {
      expect((await fund.send('/api/admin/login', { method: 'POST', body: { password } })).status).toBe(401);
    }
    expect((await login(fund, 'admin', 'admin')).status).toBe(401);
  });
});

describe('[R27] the administrator panel', () => {
  const knock = (fund: Fund, password: string, headers: Record<string, string> = {}) =>
    fund.send('/api/admin/login', { method: 'POST', body: { password }, headers });

  test('is locked after five wrong passwords, whatever header is invented', async () => {
    const fund = await open();
    const statuses: number[] = [];
    for (let index = 0; index < 100; index += 1)
      statuses.push((await knock(fund, `wrong ${index}`, { 'x-forwarded-for': `203.0.113.${index}` })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await knock(fund, PANEL_PASSWORD)).status).toBe(429);
  });

  test('has a cookie of its own, for twenty minutes, that is no session of the fund', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const fund = await open({ now: () => now });
    const cookie = await fund.openPanel();
    expect((await fund.send('/api/admin/check', { cookie })).json).toMatchObject({ isAdmin: true });
    expect((await fund.send('/api/user', { cookie })).status).toBe(401);
    expect((await fund.send('/api/admin/users', { cookie: cookie.replace('vc_admin', 'vc_session') })).status).toBe(
      401,
    );
    now = new Date(now.getTime() + 19 * 60_000);
    expect((await fund.send('/api/admin/users', { cookie })).status).toBe(200);
    now = new Date(now.getTime() + 21 * 60_000);
    expect((await fund.send('/api/admin/users', { cookie })).status).toBe(401);
    const again = await fund.openPanel();
    await fund.send('/api/admin/logout', { method: 'POST', cookie: again });
    expect((await fund.send('/api/admin/users', { cookie: again })).status).toBe(401);
  });

  test('opens for no password that is short or common, and ends its sessions with every start', async () => {
    const { workspace } = await open();
    const panel = workspace.accounts.adminPanel;
    for (const [given, code] of [
      ['x', 'password-too-short'],
      ['elevensigns', 'password-too-short'],
      ['administrator', 'password-common'],
    ]) {
      await expect(startServer({ workspace, port: 0, adminPassword: given })).rejects.toMatchObject({ code });
    }
    const { token } = (await panel.signIn(PANEL_PASSWORD))!;
    expect(await panel.check(token)).toBe(true);
    await panel.open('another panel password');
    expect(await panel.check(token)).toBe(false);
  });

  test('writes every act into the log, with whom it concerned and without passwords', async () => {
    const fund = await open();
    const cookie = await fund.openPanel();
    const body = {
      username: 'made',
      email: 'made@x.example',
      password: 'a secret of made',
      role: 'user',
      isActive: true,
    };
    const { id } = (await fund.send('/api/admin/users', { method: 'POST', cookie, body })).json as { id: string };
    await fund.send(`/api/admin/users/${id}`, { method: 'PUT', cookie, body: { isActive: false } });
    await fund.send(`/api/admin/users/${id}`, { method: 'DELETE', cookie });
    const acts = fund.log.flatMap((line) => (JSON.parse(line) as { act?: string }).act ?? []);
    expect(acts).toEqual(['sign-in', `create ${id}`, `update ${id}`, `delete ${id}`]);
    expect(fund.log.join()).not.toContain('a secret of made');
  });
});
