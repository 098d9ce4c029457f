/** Sessions last as long as they should, by the clock they are given, and not a second longer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { openAccounts } from './open-accounts.js';
import { newToken } from './tokens.js';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

let folder: string;
let clock: number;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-sessions-'));
  clock = Date.parse('2026-03-01T10:00:00Z');
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

async function open() {
  const store = await openFolderStore(folder);
  closers.push(() => store.close());
  return openAccounts({
    store,
    now: () => new Date(clock),
    minPasswordLength: 6,
    passwordCost: 4,
    factorRequired: () => Promise.resolve(false),
    singleSignOn: () => Promise.resolve(null),
    left: () => Promise.resolve(),
    tell: () => Promise.resolve(),
  });
}

async function signedIn() {
  const accounts = await open();
  const form = { username: 'ada', password: 'violet harbour 7', email: 'ada@fund.example' };
  const user = await accounts.register(form);
  return { accounts, user, ...(await accounts.sessions.start(user.id)) };
}

test('an unused session ends after 7 days to the second, a used one after 30', async () => {
  const { accounts, user, token } = await signedIn();
  const idle = await accounts.sessions.start(user.id);
  clock += 7 * DAY - SECOND;
  expect(await accounts.sessions.find(token)).toBeDefined();
  clock += SECOND;
  expect(await accounts.sessions.find(idle.token)).toBeUndefined();
  for (let day = 8; day < 30; day += 1) {
    clock += DAY;
    expect(await accounts.sessions.find(token)).toBeDefined();
  }
  clock += DAY - 2 * SECOND;
  expect(await accounts.sessions.find(token)).toBeDefined();
  clock += 2 * SECOND;
  expect(await accounts.sessions.find(token)).toBeUndefined();
});

test('a session outlives the process, and what ends it elsewhere ends it here', async () => {
  const { accounts, token, user } = await signedIn();
  const other = await open();
  expect(await other.sessions.find(token)).toMatchObject({ user: { id: user.id } });
  await accounts.sessions.end(token);
  expect(await other.sessions.find(token)).toBeUndefined();
});

test('sessions can be listed and ended one by one or all but one’s own, and only one’s own', async () => {
  const { accounts, user, token } = await signedIn();
  const second = await accounts.sessions.start(user.id);
  const third = await accounts.sessions.start(user.id);
  const listed = await accounts.sessions.list(user.id);
  expect(listed.map(({ id }) => id)).toContain(second.session.id);
  expect(listed).toHaveLength(3);
  expect(await accounts.sessions.endOne('somebody else', second.session.id)).toBe(false);
  expect(await accounts.sessions.endOne(user.id, second.session.id)).toBe(true);
  expect(await accounts.sessions.find(second.token)).toBeUndefined();
  await accounts.sessions.endAll(user.id, { except: token });
  expect(await accounts.sessions.find(third.token)).toBeUndefined();
  expect(await accounts.sessions.find(token)).toBeDefined();
});

test('a planted or changed token is nobody’s', async () => {
  const { accounts, token } = await signedIn();
  for (const planted of ['', 'x', token.slice(1), `${token}A`, token.toLowerCase(), '../accounts']) {
    expect(await accounts.sessions.find(planted)).toBeUndefined();
  }
});

test('sweeping removes what has expired and nothing else', async () => {
  const { accounts, user, token } = await signedIn();
  clock += 6 * DAY;
  await accounts.sessions.start(user.id);
  clock += 2 * DAY;
  expect(await accounts.sessions.sweep()).toBe(1);
  expect(await accounts.sessions.find(token)).toBeUndefined();
  expect(await accounts.sessions.list(user.id)).toHaveLength(1);
});

test('100,000 tokens are 43 characters of 256 bits, and no two alike', () => {
  const tokens = Array.from({ length: 100_000 }, newToken);
  expect(new Set(tokens).size).toBe(100_000);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
});

test('the panel opens with the given password for 20 minutes, and its token is no account’s', async () => {
  const { accounts, token } = await signedIn();
  expect(await accounts.adminPanel.open('given by the environment')).toEqual({});
  expect(await accounts.adminPanel.signIn('something else')).toBeUndefined();
  const panel = await accounts.adminPanel.signIn('given by the environment');
  expect(await accounts.adminPanel.check(panel!.token)).toBe(true);
  expect(await accounts.sessions.find(panel!.token)).toBeUndefined();
  expect(await accounts.adminPanel.check(token)).toBe(false);
  clock += 20 * 60 * SECOND - 1;
  expect(await accounts.adminPanel.check(panel!.token)).toBe(true);
  clock += 1;
  expect(await accounts.adminPanel.check(panel!.token)).toBe(false);
});

test('without a given password one is made, said once, and kept for the next start', async () => {
  const sides = [await open(), await open(), await open()];
  const opened = await Promise.all(sides.map(({ adminPanel }) => adminPanel.open()));
  const made = opened.flatMap((one) => one.made ?? []);
  expect(made).toHaveLength(1);
  for (const { adminPanel } of sides) expect(await adminPanel.signIn(made[0]!)).toBeDefined();
  const next = await open();
  expect(await next.adminPanel.open()).toEqual({});
  const panel = await next.adminPanel.signIn(made[0]!);
  await next.adminPanel.signOut(panel!.token);
  expect(await next.adminPanel.check(panel!.token)).toBe(false);
});
