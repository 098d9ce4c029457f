/** The audit log over HTTP: what people, guests and the panel do is written down, by whom and on whom, and no secret of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFileAnswer, ROUTES, type Route, type RouteId } from '@vc-analyst/core/contract';
import type { AuditEntry } from '@vc-analyst/core/model';
import { AUDITED } from '../src/services/audited.js';
import { openFund, PANEL_PASSWORD, PASSWORD, type Fund, type Person } from './support/fund.js';

let fund: Fund;
let admin: Person;
let ana: Person;
beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'kept' }, { id: 'gone' }] });
  admin = await fund.join('admin', 'root');
  ana = await fund.join('partner', 'ana');
}, 60_000);
afterAll(() => fund.close());

const post = (body: unknown, cookie?: string) => ({ method: 'POST', body, cookie });
const audit = async (query = '') =>
  ((await fund.send(`/api/audit${query}`, { cookie: admin.cookie })).json as { entries: AuditEntry[] }).entries;
const newest = async () => (await audit('?limit=1'))[0];

test('a sign-in is written down with who and from where, a wrong one too, and never what was typed for a name', async () => {
  await fund.send('/api/login', post({ username: 'ana', password: PASSWORD }));
  const by = { kind: 'account', id: ana.id, name: 'ana' };
  expect(await newest()).toMatchObject({ action: 'account.sign-in', outcome: 'done', by, address: '127.0.0.1' });
  await fund.send('/api/login', post({ username: 'ANA@fund.example', password: 'wrong-canary' }));
  expect(await newest()).toMatchObject({
    outcome: 'refused',
    by: { kind: 'guest' },
    about: { id: ana.id, name: 'ana' },
  });
  await fund.send('/api/login', post({ username: 'typed-password-canary', password: 'x' }));
  const unknown = await newest();
  expect(unknown).toMatchObject({ outcome: 'refused', details: { code: 'credentials-wrong' } });
  expect(unknown).not.toHaveProperty('about');
  expect(JSON.stringify(await audit())).not.toContain('canary');
});

test('what a partner takes out and removes is written down', async () => {
  const as = { cookie: ana.cookie };
  const by = { kind: 'account', name: 'ana' };
  await fund.send('/api/analyses/kept/export?format=csv', as);
  expect(await newest()).toMatchObject({
    action: 'analysis.exported',
    by,
    about: { id: 'kept' },
    details: { format: 'csv' },
  });
  await fund.send('/api/analyses/kept/deck', as);
  expect(await newest()).toMatchObject({
    action: 'deck.downloaded',
    by,
    about: { id: 'kept', name: expect.any(String) as string },
  });
  await fund.send('/api/reports/export?type=overview&period=all&format=csv', as);
  expect(await newest()).toMatchObject({ action: 'fund-report.exported', by, details: { period: 'all' } });
  await fund.send('/api/analyses/gone', { method: 'DELETE', ...as });
  expect(await newest()).toMatchObject({
    action: 'analysis.removed',
    by,
    about: { id: 'gone', name: expect.any(String) as string },
  });
});

test('of a shared report it is written who opened it when, and who guessed its password', async () => {
  const made = await fund.send('/api/analyses/kept/shares', post({ password: 'share-canary-1' }, ana.cookie));
  const { id: share, token } = made.json as { id: string; token: string };
  expect(await newest()).toMatchObject({ action: 'share.made', details: { password: 'yes' } });
  await fund.send(`/api/share/${token}`, post({ password: 'share-canary-2' }));
  expect(await newest()).toMatchObject({
    action: 'share.viewed',
    outcome: 'refused',
    by: { kind: 'guest' },
    details: { share },
  });
  await fund.send(`/api/share/${token}`, post({ password: 'share-canary-1' }));
  expect(await newest()).toMatchObject({
    action: 'share.viewed',
    outcome: 'done',
    about: { id: 'kept' },
    details: { share },
  });
  expect(JSON.stringify(await audit())).not.toMatch(new RegExp(`canary|${token}`));
});

test('acts of the panel, roles and settings are written down with what was changed', async () => {
  await fund.send('/api/admin/login', post({ password: 'panel-canary' }));
  expect(await newest()).toMatchObject({ action: 'panel.sign-in', outcome: 'refused', by: { kind: 'guest' } });
  const panel = await fund.openPanel();
  expect(await newest()).toMatchObject({ action: 'panel.sign-in', outcome: 'done', by: { kind: 'panel' } });
  const body = { username: 'made', email: 'made@x.example', password: 'made-canary-pw', role: 'user', isActive: true };
  const { id } = (await fund.send('/api/admin/users', post(body, panel))).json as { id: string };
  await fund.send(`/api/admin/users/${id}`, { method: 'PUT', cookie: panel, body: { isActive: false } });
  expect(await newest()).toMatchObject({
    action: 'account.managed',
    by: { kind: 'panel' },
    about: { id, name: 'made' },
    details: { fields: 'isActive' },
  });
  await fund.send(`/api/team/${id}/role`, { method: 'PATCH', cookie: admin.cookie, body: { role: 'partner' } });
  expect(await newest()).toMatchObject({
    action: 'member.role-changed',
    by: { name: 'root' },
    about: { name: 'made' },
    details: { role: 'partner' },
  });
  await fund.send('/api/settings', { method: 'PUT', cookie: admin.cookie, body: { registration: 'invite' } });
  expect(await newest()).toMatchObject({ action: 'settings.changed', details: { fields: 'registration' } });
  expect(JSON.stringify(await audit())).not.toContain('canary');
  expect(JSON.stringify(await audit())).not.toContain(PANEL_PASSWORD);
});

test('it is filtered by who, what and when, and exported whole, which is written down too', async () => {
  expect(new Set((await audit('?who=ana&outcome=refused')).map(({ action }) => action))).toEqual(
    new Set(['account.sign-in']),
  );
  expect((await audit('?action=panel.sign-in')).length).toBe(2);
  expect(await audit('?to=2001-01-01')).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await audit(`?from=${today}&to=${today}`)).length).toBeGreaterThan(5);
  const file = await fund.send('/api/audit/export?format=jsonl', { cookie: admin.cookie });
  expect(file.headers['content-disposition']).toMatch(/attachment.*audit-log-.*\.jsonl/);
  const lines = file.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditEntry);
  expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
  expect(await newest()).toMatchObject({ action: 'audit.exported', seq: lines.length + 1 });
  expect(await fund.workspace.audit.verify()).toMatchObject({ entries: lines.length + 1, brokenAt: undefined });
});

test('every route that removes something, hands out a file or is for administrators is written down', () => {
  const isShown: RouteId[] = ['getSlide', 'getSharedSlide'];
  // A draft is kept nowhere, and a second factor that was only begun is none.
  const changesNothing: RouteId[] = ['draftThesis', 'adminBeginSecondFactor'];
  const must = (Object.entries(ROUTES) as [RouteId, Route][]).filter(
    ([id, { method, access, response }]) =>
      method === 'DELETE' ||
      (isFileAnswer(response) && !isShown.includes(id)) ||
      (method !== 'GET' && (access === 'admin-panel' || JSON.stringify(access).match(/settings|manageTeam/))),
  );
  expect(must.length).toBeGreaterThan(12);
  expect(must.map(([id]) => id).filter((id) => !AUDITED[id])).toEqual(changesNothing.toSorted());
});
