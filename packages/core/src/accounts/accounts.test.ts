/** People come in, sign in and leave by the rules, also when fifty do so at once. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import type { AccountEvent, Actor } from './accounts.js';
import { openAccounts } from './open-accounts.js';

const DAY = 24 * 3600 * 1000;
const GOOD = 'violet harbour 7 kites';

let folder: string;
let clock: number;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-accounts-'));
  clock = Date.parse('2026-03-01T10:00:00Z');
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

async function open({ passwordCost = 4 } = {}) {
  const store = await openFolderStore(folder);
  closers.push(() => store.close());
  const events: AccountEvent[] = [];
  const accounts = openAccounts({
    store,
    now: () => new Date(clock),
    minPasswordLength: 6,
    passwordCost,
    factorRequired: () => Promise.resolve(false),
    singleSignOn: () => Promise.resolve(null),
    left: () => Promise.resolve(),
    tell: (event) => Promise.resolve(void events.push(event)),
  });
  return Object.assign(accounts, { events });
}

const person = (name: string) => ({
  username: name,
  password: GOOD,
  email: `${name}@fund.example`,
  firstName: name,
  lastName: 'Test',
});

async function withTeam() {
  const accounts = await open();
  const admin = await accounts.register(person('ada'));
  const by: Actor = { id: admin.id, firstName: 'ada', role: 'admin' };
  return { accounts, admin, by };
}

test('the first account is admin, later ones are analysts, and the rest of the form decides nothing', async () => {
  const accounts = await open();
  expect(await accounts.isEmpty()).toBe(true);
  const forged = { ...person('ada'), role: 'viewer', id: 'forged', isActive: false } as never;
  const first = await accounts.register(forged);
  expect(first).toMatchObject({ role: 'admin', username: 'ada' });
  expect(first.id).not.toBe('forged');
  const forgedToo = { ...person('bob'), role: 'admin' } as never;
  expect((await accounts.register(forgedToo)).role).toBe('analyst');
  await expect(accounts.register(person('eve'), { onlyFirst: true })).rejects.toMatchObject({ code: 'not-first' });
});

test('of fifty first accounts at once on five openings of the folder exactly one is admin', async () => {
  const sides = await Promise.all(Array.from({ length: 5 }, () => open()));
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, number) =>
      sides[number % 5]!.register(person(`user${number}`), { onlyFirst: number % 2 === 0 }),
    ),
  );
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.role] : []));
  expect(made.filter((role) => role === 'admin')).toHaveLength(1);
  expect((await sides[0]!.team()).filter(({ role }) => role === 'admin')).toHaveLength(1);
});

test('of fifty accounts of one name or address at once, written in any case, exactly one is made', async () => {
  const { accounts } = await withTeam();
  const other = await open();
  const cases = ['carol', 'Carol', 'CAROL', 'cArol'];
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, number) =>
      (number % 2 ? accounts : other).register({
        ...person(number < 25 ? cases[number % 4]! : `user${number}`),
        email: number < 25 ? `${number}@fund.example` : `${cases[number % 4]}@Fund.example`,
      }),
    ),
  );
  const codes = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
  expect(codes.filter((code) => code === 'username-taken')).toHaveLength(24);
  expect(codes.filter((code) => code === 'email-taken')).toHaveLength(24);
});

test.each([
  ['short', 'abc12', 'password-too-short'],
  ['long', 'x1'.repeat(513), 'password-too-long'],
  ['common', 'Password1', 'password-common'],
  ['the own name', 'maria-2024', 'password-common'],
])('a password is refused that is %s', async (_, password, code) => {
  const accounts = await open();
  await expect(accounts.register({ ...person('maria'), password })).rejects.toMatchObject({ code });
  expect(await accounts.isEmpty()).toBe(true);
});

test('a sentence of 200 characters is a fine password', async () => {
  const accounts = await open();
  const password = 'the quick brown kite '.repeat(10).trim();
  await accounts.register({ ...person('ada'), password });
  expect(await accounts.checkPassword('ada', password)).toBeDefined();
});

test.each([
  [{ username: '' }],
  [{ username: 'x'.repeat(65) }],
  [{ username: 'someone@else.example' }],
  [{ username: 'a\u0000b' }],
  [{ email: 'no address' }],
  [{ firstName: 'x'.repeat(201) }],
])('a form with %j is refused', async (fields) => {
  const accounts = await open();
  await expect(accounts.register({ ...person('ada'), ...fields })).rejects.toMatchObject({ code: 'bad-usage' });
});

test('signing in takes name or address in any case, and refuses the rest alike', async () => {
  const { accounts, by } = await withTeam();
  expect(await accounts.checkPassword('ADA', GOOD)).toMatchObject({ username: 'ada' });
  expect(await accounts.checkPassword(' Ada@FUND.example ', GOOD)).toMatchObject({ username: 'ada' });
  const { member } = await accounts.invite({ email: 'p@fund.example', firstName: 'Pat', lastName: 'P' }, by);
  await accounts.register(person('bob'));
  const users = await accounts.managed.list();
  const bob = users.find(({ username }) => username === 'bob')!;
  await accounts.managed.update(bob.id, { ...bob, isActive: false });
  for (const [name, password] of [
    ['ada', 'wrong password'],
    ['nobody', GOOD],
    ['', GOOD],
    ['bob', GOOD],
    [member.email, ''],
  ] as const) {
    expect(await accounts.checkPassword(name, password)).toBeUndefined();
  }
});

test('an unknown name takes as long as a wrong password', async () => {
  const accounts = await open({ passwordCost: 12 });
  await accounts.register(person('ada'));
  const times = { ada: [] as number[], nobody: [] as number[] };
  // In turns, so that whatever else the machine does falls on both alike; the first turn warms up.
  for (let turn = 0; turn < 16; turn += 1) {
    for (const name of ['ada', 'nobody'] as const) {
      const start = performance.now();
      await accounts.checkPassword(name, 'wrong password');
      if (turn > 0) times[name].push(performance.now() - start);
    }
  }
  const median = (all: number[]) => all.sort((a, b) => a - b)[7]!;
  const [known, unknown] = [median(times.ada), median(times.nobody)];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test('hashes are scrypt with their parameters, and weaker ones are made anew at the next sign-in', async () => {
  const weak = await open({ passwordCost: 4 });
  await weak.register(person('ada'));
  const strong = await open({ passwordCost: 5 });
  const stored = async () => {
    const [file] = await readdir(join(folder, 'accounts'));
    return readFile(join(folder, 'accounts', file!), 'utf8');
  };
  expect(await stored()).toContain('scrypt$16$8$3$');
  expect(await strong.checkPassword('ada', 'wrong one')).toBeUndefined();
  expect(await stored()).toContain('scrypt$16$8$3$');
  expect(await strong.checkPassword('ada', GOOD)).toBeDefined();
  expect(await stored()).toContain('scrypt$32$8$3$');
  expect(await weak.checkPassword('ada', GOOD)).toBeDefined();
});

test('an invitation lets one person in once, for 14 days, with the role it gives', async () => {
  const { accounts, by } = await withTeam();
  const { member, link } = await accounts.invite(
    { email: 'Pat@fund.example', role: 'partner', firstName: 'Pat', lastName: 'Moss' },
    by,
  );
  expect(member).toMatchObject({ status: 'pending', role: 'partner' });
  expect(await accounts.invitation(link.token)).toMatchObject({ email: 'Pat@fund.example', firstName: 'Pat' });
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, number) =>
      accounts.acceptInvitation(link.token, { username: `pat${number}`, password: GOOD }),
    ),
  );
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ id: member.id, role: 'partner', email: 'Pat@fund.example' });
  expect(
    tries.every((one) => one.status === 'fulfilled' || (one.reason as { code: string }).code === 'link-invalid'),
  ).toBe(true);
  expect(await accounts.checkPassword(made[0]!.username, GOOD)).toMatchObject({ id: member.id });
});

test('an invitation ends after 14 days, by a newer one, and with the member', async () => {
  const { accounts, by } = await withTeam();
  const form = { email: 'pat@fund.example', firstName: 'Pat', lastName: 'Moss' };
  const first = await accounts.invite(form, by);
  const second = await accounts.invite(form, by);
  expect(second.member.id).toBe(first.member.id);
  await expect(accounts.invitation(first.link.token)).rejects.toMatchObject({ code: 'link-invalid' });
  clock += 14 * DAY - 1000;
  expect(await accounts.invitation(second.link.token)).toBeDefined();
  clock += 1000;
  await expect(accounts.invitation(second.link.token)).rejects.toMatchObject({ code: 'link-invalid' });
  const third = await accounts.invite(form, by);
  await accounts.remove(third.member.id, by);
  await expect(accounts.invitation(third.link.token)).rejects.toMatchObject({ code: 'link-invalid' });
  await expect(accounts.invitation('no such token at all')).rejects.toMatchObject({ code: 'link-invalid' });
});

test.each([
  ['viewer', 'viewer', false],
  ['analyst', 'viewer', false],
  ['partner', 'analyst', true],
  ['partner', 'partner', false],
  ['partner', 'admin', false],
  ['admin', 'admin', true],
] as const)('a %s may invite a %s: %s', async (own, role, allowed) => {
  const { accounts } = await withTeam();
  const by: Actor = { id: 'x', firstName: 'X', role: own };
  const asked = accounts.invite({ email: 'n@fund.example', role, firstName: 'N', lastName: 'N' }, by);
  if (allowed) expect((await asked).member.role).toBe(role);
  else await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
});

test('a partner cannot turn an admin’s open invitation into another one', async () => {
  const { accounts, by } = await withTeam();
  const form = { email: 'n@fund.example', firstName: 'N', lastName: 'N' };
  await accounts.invite({ ...form, role: 'admin' }, by);
  const partner: Actor = { id: 'p', firstName: 'P', role: 'partner' };
  await expect(accounts.invite({ ...form, role: 'viewer' }, partner)).rejects.toMatchObject({ code: 'forbidden' });
});

test('nobody changes or removes oneself, and the last admin stays, also when two go at once', async () => {
  const { accounts, by } = await withTeam();
  await expect(accounts.changeRole(by.id, 'viewer', by)).rejects.toMatchObject({ code: 'not-oneself' });
  await expect(accounts.remove(by.id, by)).rejects.toMatchObject({ code: 'not-oneself' });
  const bob = await accounts.register(person('bob'));
  await accounts.changeRole(bob.id, 'admin', by);
  const byBob: Actor = { id: bob.id, firstName: 'bob', role: 'admin' };
  const both = await Promise.allSettled([
    accounts.changeRole(bob.id, 'viewer', by),
    accounts.changeRole(by.id, 'viewer', byBob),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [admin] = (await accounts.managed.list()).filter(({ role }) => role === 'admin');
  const form = { ...admin!, isActive: false };
  await expect(accounts.managed.update(admin!.id, form)).rejects.toMatchObject({ code: 'last-admin' });
  await expect(accounts.managed.remove(admin!.id)).rejects.toMatchObject({ code: 'last-admin' });
  await expect(accounts.managed.setTeamRole(admin!.id, 'partner')).rejects.toMatchObject({ code: 'last-admin' });
});

test('a reset link is worth nothing once its owner has chosen a password', async () => {
  const { accounts, admin, by } = await withTeam();
  const { token } = await accounts.makeResetLink(admin.id, by);
  await accounts.changePassword(admin.id, { current: GOOD, next: 'chosen by oneself 7' });
  await expect(accounts.resetPassword(token, 'chosen by the finder 8')).rejects.toMatchObject({ code: 'link-invalid' });
  expect(await accounts.checkPassword('ada', 'chosen by oneself 7')).toBeDefined();
});

test('a reset link sets a password once, for a day, and ends every session', async () => {
  const { accounts, admin, by } = await withTeam();
  const { token: session } = await accounts.sessions.start(admin.id);
  const { token } = await accounts.makeResetLink(admin.id, by);
  await expect(accounts.resetPassword(token, '123456')).rejects.toMatchObject({ code: 'password-common' });
  await accounts.resetPassword(token, 'a wholly new sentence');
  expect(await accounts.sessions.find(session)).toBeUndefined();
  expect(await accounts.checkPassword('ada', GOOD)).toBeUndefined();
  expect(await accounts.checkPassword('ada', 'a wholly new sentence')).toBeDefined();
  await expect(accounts.resetPassword(token, 'another new sentence')).rejects.toMatchObject({ code: 'link-invalid' });
  const late = await accounts.makeResetLink(admin.id, by);
  clock += DAY;
  await expect(accounts.resetPassword(late.token, GOOD)).rejects.toMatchObject({ code: 'link-invalid' });
});

test('a new password, role or inactivity ends all sessions of the account, and says so', async () => {
  const { accounts, admin, by } = await withTeam();
  const bob = await accounts.register(person('bob'));
  const heard: string[] = [];
  accounts.onAccessChange((id) => heard.push(id));
  const signIn = async () => (await accounts.sessions.start(bob.id)).token;
  const ended = async (act: () => Promise<unknown>) => {
    const tokens = [await signIn(), await signIn(), await signIn()];
    heard.length = 0;
    await act();
    const left = await Promise.all(tokens.map((token) => accounts.sessions.find(token)));
    return left.every((one) => one === undefined) && heard.includes(bob.id);
  };
  await expect(accounts.changePassword(bob.id, { current: 'wrong one', next: GOOD })).rejects.toMatchObject({
    code: 'credentials-wrong',
  });
  expect(await ended(() => accounts.changePassword(bob.id, { current: GOOD, next: 'another fine one' }))).toBe(true);
  expect(await ended(() => accounts.changeRole(bob.id, 'partner', by))).toBe(true);
  const form = { ...person('bob'), password: '', role: 'user' as const, isActive: true };
  expect(await ended(() => accounts.managed.update(bob.id, { ...form, password: 'yet another one' }))).toBe(true);
  expect(await ended(() => accounts.managed.update(bob.id, { ...form, isActive: false }))).toBe(true);
  await accounts.managed.update(bob.id, form);
  expect(await ended(() => accounts.remove(bob.id, by))).toBe(true);
  await expect(accounts.sessions.start(bob.id)).rejects.toMatchObject({ code: 'not-found' });
  expect((await accounts.get(admin.id))?.role).toBe('admin');
});

test('the panel’s “user” keeps a team role, and makes a viewer of who is new or was admin', async () => {
  const { accounts, by } = await withTeam();
  const bob = await accounts.register(person('bob'));
  await accounts.changeRole(bob.id, 'partner', by);
  const form = { ...person('bob'), password: '', role: 'user' as const, isActive: true };
  expect((await accounts.managed.update(bob.id, form)).teamRole).toBe('partner');
  expect((await accounts.managed.update(bob.id, { ...form, role: 'admin' })).teamRole).toBe('admin');
  expect((await accounts.managed.update(bob.id, form)).teamRole).toBe('viewer');
  const fresh = await accounts.managed.create({ ...person('new'), email: '', role: 'user', isActive: true });
  expect(fresh).toMatchObject({ teamRole: 'viewer', email: '' });
  await expect(accounts.managed.create({ ...person('ADA'), role: 'user', isActive: true })).rejects.toMatchObject({
    code: 'username-taken',
  });
  expect(await accounts.checkPassword('bob', GOOD)).toBeDefined();
});

test('no view and no list of the store holds a hash of a password', async () => {
  const { accounts, by } = await withTeam();
  const { link } = await accounts.invite({ email: 'n@fund.example', firstName: 'N', lastName: 'N' }, by);
  const { token } = await accounts.sessions.start(by.id);
  const views = JSON.stringify([await accounts.team(), await accounts.managed.list(), await accounts.get(by.id)]);
  expect(views).not.toMatch(/scrypt|[Hh]ash/);
  const index = await readFile(join(folder, '.index', 'accounts.jsonl'), 'utf8');
  expect(index).not.toContain('scrypt');
  for (const name of await readdir(folder, { recursive: true })) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    for (const secret of [token, link.token, GOOD]) expect(text).not.toContain(secret);
  }
});

test('what happens to people is told with who did it', async () => {
  const { accounts, by } = await withTeam();
  const { member, link } = await accounts.invite({ email: 'n@fund.example', firstName: 'Nora', lastName: 'M' }, by);
  await accounts.acceptInvitation(link.token, { username: 'nora', password: GOOD });
  await accounts.changeRole(member.id, 'viewer', by);
  await accounts.remove(member.id, by);
  expect(accounts.events.map(({ action, name, by: who }) => [action, name, who.firstName])).toEqual([
    ['member.joined', 'ada Test', 'ada'],
    ['member.invited', 'Nora M', 'ada'],
    ['member.joined', 'Nora M', 'Nora'],
    ['member.role-changed', 'Nora M', 'ada'],
    ['member.removed', 'Nora M', 'ada'],
  ]);
});
