/** [R26] Shares of the whole fund: what administrators see and end, what the fund requires, and what a leaver leaves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry, FundShare } from '@vc-analyst/core/model';
import { openFund, until, type Fund, type Person } from './support/fund.js';

let fund: Fund;
let admin: Person;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  fund = await openFund({ now: () => now, stored: [{ id: 'kept', change: { companyName: 'Wrenlow' } }] });
  admin = await fund.join('admin');
}, 60_000);
afterAll(() => fund.close());

const post = (by: Person, body: object) =>
  fund.send('/api/analyses/kept/shares', { method: 'POST', cookie: by.cookie, body });
async function share(by: Person, body: object = {}) {
  const answer = await post(by, body);
  expect(answer.status).toBe(201);
  return answer.json as FundShare & { token: string };
}
const all = async () => (await fund.send('/api/shares', { cookie: admin.cookie })).json as FundShare[];
const shown = async (id: string) => (await all()).find((one) => one.id === id);
const opens = async (token: string) => (await fund.send(`/api/share/${token}`)).status;
const rule = (shares: object) => fund.send('/api/settings', { method: 'PUT', cookie: admin.cookie, body: { shares } });
const audited = async (action: string) =>
  ((await fund.send(`/api/audit?action=${action}`, { cookie: admin.cookie })).json as { entries: AuditEntry[] })
    .entries[0];

test('[R26] administrators see every link with who made it, its end, its password and how often it was opened', async () => {
  const partner = await fund.join('partner', 'paula');
  const open = await share(partner);
  const locked = await share(admin, { expiresAt: '2026-11-23', password: 'open sesame' });
  await opens(open.token);
  await until(async () => (await shown(open.id))?.views === 1);
  expect(await shown(open.id)).toMatchObject({
    analysisId: 'kept',
    companyName: 'Wrenlow',
    maker: 'paula Test',
    hasPassword: false,
    state: 'open',
    lastViewedAt: now.toISOString(),
  });
  expect(await shown(locked.id)).toMatchObject({ hasPassword: true, expiresAt: '2026-11-23T23:59:59.999Z', views: 0 });
  expect(JSON.stringify(await all())).not.toMatch(/[Hh]ash"|scrypt/);

  now = new Date('2026-11-24T12:00:00Z');
  expect((await shown(locked.id))?.state).toBe('expired');
  now = new Date('2026-11-21T12:00:00Z');

  const path = `/api/analyses/kept/shares/${open.id}`;
  expect((await fund.send(path, { method: 'DELETE', cookie: admin.cookie })).status).toBe(204);
  expect(await shown(open.id)).toBeUndefined();
  expect(await opens(open.token)).toBe(404);
  expect(await audited('share.revoked')).toMatchObject({ about: { name: 'Wrenlow' }, details: { share: open.id } });
});

test('[R26] a link ends by the fund’s rule unless it says otherwise, and links there are keep theirs', async () => {
  const usual = await share(admin);
  expect(usual.expiresAt).toBe('2026-12-21T12:00:00.000Z');
  expect((await rule({ days: 7, passwordRequired: false })).status).toBe(200);
  const short = await share(admin);
  expect(short.expiresAt).toBe('2026-11-28T12:00:00.000Z');
  expect((await audited('share.made'))?.details).toMatchObject({ expiresAt: short.expiresAt, password: 'no' });
  expect((await share(admin, { expiresAt: null })).expiresAt).toBeNull();
  expect((await shown(usual.id))?.expiresAt).toBe(usual.expiresAt);
  now = new Date('2026-11-28T12:00:00Z');
  expect(await opens(short.token)).toBe(404);
  expect(await opens(usual.token)).toBe(200);
  now = new Date('2026-11-21T12:00:00Z');
  for (const days of [0, 366, 1.5]) expect((await rule({ days, passwordRequired: false })).status).toBe(400);
  await rule({ days: null, passwordRequired: false });
  expect((await share(admin)).expiresAt).toBeNull();
});

test('[R26] where the fund requires a password, no link is made without one, by nobody', async () => {
  const partner = await fund.join('partner');
  await rule({ days: 30, passwordRequired: true });
  expect((await fund.send('/api/shares/rules', { cookie: partner.cookie })).json).toEqual({
    days: 30,
    passwordRequired: true,
  });
  const before = (await all()).length;
  for (const body of [{}, { password: '' }, { password: null }]) {
    for (const by of [partner, admin]) {
      const refused = await post(by, body);
      expect([refused.status, refused.json]).toMatchObject([400, { error: { code: 'share-needs-password' } }]);
    }
  }
  expect(await all()).toHaveLength(before);
  expect((await share(partner, { password: 'open sesame' })).hasPassword).toBe(true);
  await rule({ days: 30, passwordRequired: false });
});

test('[R26] links of who is made inactive or removed end at once and for good, those of others stay', async () => {
  const staying = await share(admin);
  const panel = await fund.openPanel();
  const leaver = await fund.join('partner', 'lena');
  const left = await share(leaver);
  const form = { username: 'lena', email: 'lena@fund.example', firstName: 'Lena', lastName: 'Test', role: 'user' };
  const update = (isActive: boolean) =>
    fund.send(`/api/admin/users/${leaver.id}`, { method: 'PUT', cookie: panel, body: { ...form, isActive } });
  expect((await update(true)).status).toBe(200);
  expect(await opens(left.token)).toBe(200);
  expect((await update(false)).status).toBe(200);
  expect(await opens(left.token)).toBe(404);
  expect(await shown(left.id)).toBeUndefined();
  expect((await audited('account.managed'))?.details).toMatchObject({ sharesEnded: '1' });
  expect((await update(true)).status).toBe(200);
  expect(await opens(left.token)).toBe(404);

  const { token } = await fund.workspace.accounts.sessions.start(leaver.id);
  const again = await share({ ...leaver, cookie: `vc_session=${token}` });
  expect((await fund.send(`/api/team/${leaver.id}`, { method: 'DELETE', cookie: admin.cookie })).status).toBe(204);
  expect(await opens(again.token)).toBe(404);
  expect((await audited('member.removed'))?.details).toMatchObject({ sharesEnded: '1' });
  expect(await opens(staying.token)).toBe(200);
});

test('[R26] a link whose maker was gone before opens nothing, and is shown as such', async () => {
  const by = { id: 'gone-since-long', firstName: 'Greta' };
  const { share: old, token } = await fund.workspace.collaboration.shares.create('kept', {}, by);
  expect(await opens(token)).toBe(404);
  expect(await shown(old.id)).toMatchObject({ state: 'maker-left', maker: 'Greta' });
});
