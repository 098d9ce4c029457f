/** Single sign-on against a real provider over HTTP: who comes in, as what, what is refused, and who is let in no more. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '@vc-analyst/core/model';
import { openFund, PASSWORD, until, type Fund, type Person } from './support/fund.js';
import { setCookie, type Received } from './support/http.js';
import { openProvider, type TestProvider } from './support/provider.js';

let fund: Fund;
let provider: TestProvider;
let root: Person;
const SSO = {
  clientId: 'vc-analyst',
  label: 'Fund ID',
  groupsClaim: 'groups',
  roles: [
    { group: 'deals', role: 'partner' },
    { group: 'research', role: 'analyst' },
    { group: 'it', role: 'admin' },
  ],
  otherwise: null,
  trustsAddresses: false,
};

beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'kept' }], server: { limits: { sessionCacheMs: 0 } } });
  root = await fund.join('admin', 'root');
  provider = await openProvider(`${url()}/api/sso/callback`);
  const saved = await change({ sso: { ...SSO, issuer: provider.issuer, secret: provider.secret } });
  expect(saved.status).toBe(200);
  // The secret is said to be there, and shown to nobody.
  expect(saved.json).toMatchObject({ sso: { hasSecret: true } });
  expect(saved.text).not.toContain(provider.secret);
}, 60_000);
afterAll(async () => {
  await fund.close();
  await provider.close();
});

const url = () => fund.server.url.replace('localhost', '127.0.0.1');
const change = (body: object, cookie = root.cookie) => fund.send('/api/settings', { method: 'PUT', body, cookie });
const entries = async () =>
  (await fund.workspace.audit.list({ action: 'account.sign-in' satisfies AuditEntry['action'] })).entries;

/** As a browser goes: to the provider, back, and where it is led then. */
async function signInAs(
  who: string,
  tampered: (back: URL) => void = () => undefined,
  next?: string,
): Promise<Received> {
  const begun = await fund.send(`/api/sso${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`);
  expect(begun.status).toBe(302);
  const back = await provider.visit(String(begun.headers.location), who);
  tampered(back);
  const flow = setCookie(begun, 'vc_sso');
  return fund.send(`${back.pathname}${back.search}`, { cookie: `vc_sso=${flow}` });
}
const userOf = async (answer: Received) => {
  const cookie = `vc_session=${setCookie(answer, 'vc_session')}`;
  const { json } = await fund.send('/api/user', { cookie });
  return { cookie, ...(json as { id: string; role: string; username: string; provided?: true }) };
};
const problemOf = ({ status, headers }: Received) => [status, headers.location];

test('somebody new gets an account with the role of their groups, the highest of several', async () => {
  provider.people.set('mia', { email: 'mia@fund.example', email_verified: true, given_name: 'Mia', groups: ['research', 'deals'] }); // prettier-ignore
  const inside = await signInAs('mia');
  expect(problemOf(inside)).toEqual([302, '/']);
  const mia = await userOf(inside);
  expect(mia).toMatchObject({ role: 'partner', username: 'mia@fund.example', firstName: 'Mia', provided: true });
  expect((await entries())[0]).toMatchObject({ by: { id: mia.id }, details: { by: 'provider' }, outcome: 'done' });
  // The next time it is the same account, with the groups of then.
  provider.people.get('mia')!.groups = ['research'];
  expect(await userOf(await signInAs('mia'))).toMatchObject({ id: mia.id, role: 'analyst' });
});

test('who has no role here is not let in, and loses what they had', async () => {
  provider.people.set('leo', { email: 'leo@fund.example', email_verified: true, groups: ['deals'] });
  const { cookie } = await userOf(await signInAs('leo'));
  provider.people.get('leo')!.groups = ['sales'];
  expect(problemOf(await signInAs('leo'))).toEqual([302, '/auth#problem=sso-refused']);
  expect((await fund.send('/api/user', { cookie })).status).toBe(401);
  expect((await entries())[0]).toMatchObject({ outcome: 'refused', details: { code: 'sso-refused' } });
});

test('an account of the verified address is taken over, and its password opens nothing any more', async () => {
  const ana = await fund.join('viewer', 'ana');
  provider.people.set('a-1', { email: 'Ana@fund.example', email_verified: false, groups: ['deals'] });
  expect(problemOf(await signInAs('a-1'))).toEqual([302, '/auth#problem=email-taken']);
  provider.people.get('a-1')!.email_verified = true;
  expect(await userOf(await signInAs('a-1'))).toMatchObject({ id: ana.id, role: 'partner', username: 'ana' });
  const byPassword = await fund.send('/api/login', { method: 'POST', body: { username: 'ana', password: PASSWORD } });
  expect(byPassword.status).toBe(401);
});

test('who wanted to see a page comes to it, and to no other site whatever its address is made to look like', async () => {
  provider.people.set('eva', { email: 'eva@fund.example', email_verified: true, groups: ['deals'] });
  const ledTo = async (next: string) => problemOf(await signInAs('eva', undefined, next));
  expect(await ledTo('/analysis/1f2e?slide=3#questions')).toEqual([302, '/analysis/1f2e?slide=3#questions']);
  for (const elsewhere of [
    ...['https://evil.example/', '//evil.example', '/\\\\evil.example', '\\\\evil.example', '/\t/evil.example'],
    ...['/.//evil.example', '/analysis/..//evil.example', 'https:evil.example', 'javascript:alert(1)', 'data:,x'],
    // Signed in, nobody is led round again, nor to what is no page.
    ...['/api/sso', '/api/logout', '/analysis/../api/logout'],
  ]) {
    expect(await ledTo(elsewhere), elsewhere).toEqual([302, '/']);
  }
  // What the browser kept is no more to be believed than what it asked for.
  const begun = await fund.send('/api/sso');
  const { pathname, search } = await provider.visit(String(begun.headers.location), 'eva');
  const kept = JSON.parse(Buffer.from(setCookie(begun, 'vc_sso')!, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...kept, next: '//evil.example' })).toString('base64url');
  expect(problemOf(await fund.send(`${pathname}${search}`, { cookie: `vc_sso=${forged}` }))).toEqual([302, '/']);
});

test('state, and who began it, must fit; what comes back works once', async () => {
  provider.people.set('zoe', { email: 'zoe@fund.example', email_verified: true, groups: ['deals'] });
  const failed = [302, '/auth#problem=sso-failed'];
  expect(problemOf(await signInAs('zoe', (back) => back.searchParams.set('state', 'another')))).toEqual(failed);
  expect(problemOf(await signInAs('zoe', (back) => back.searchParams.set('code', 'made-up')))).toEqual(failed);
  const begun = await fund.send('/api/sso');
  const { pathname, search } = await provider.visit(String(begun.headers.location), 'zoe');
  // In another browser.
  expect(problemOf(await fund.send(`${pathname}${search}`))).toEqual(failed);
  const other = setCookie(await fund.send('/api/sso'), 'vc_sso');
  expect(problemOf(await fund.send(`${pathname}${search}`, { cookie: `vc_sso=${other}` }))).toEqual(failed);
  const own = `vc_sso=${setCookie(begun, 'vc_sso')}`;
  expect(problemOf(await fund.send(`${pathname}${search}`, { cookie: own }))).toEqual([302, '/']);
  expect(problemOf(await fund.send(`${pathname}${search}`, { cookie: own }))).toEqual(failed);
});

test('who the provider no longer knows is out at the next look, with sessions and API tokens, until they are back', async () => {
  provider.people.set('kim', { email: 'kim@fund.example', email_verified: true, groups: ['research'] });
  const kim = await userOf(await signInAs('kim'));
  const { token } = await fund.workspace.accounts.tokens.make(kim.id, { name: 'script' });
  const statuses = async () => [
    (await fund.send('/api/user', { cookie: kim.cookie })).status,
    (await fund.send('/api/user', { headers: { authorization: `Bearer ${token}` } })).status,
  ];
  // Still let in, with other groups.
  provider.people.get('kim')!.groups = ['deals'];
  await fund.server.reviewPeople();
  await until(async () => (await fund.workspace.accounts.get(kim.id))?.role === 'partner');
  const again = await userOf(await signInAs('kim'));
  await fund.server.reviewPeople();
  expect((await fund.send('/api/user', { cookie: again.cookie })).status).toBe(200);

  const known = provider.people.get('kim')!;
  provider.people.delete('kim');
  await fund.server.reviewPeople();
  expect((await fund.send('/api/user', { cookie: again.cookie })).status).toBe(401);
  expect(await statuses()).toEqual([401, 401]);
  provider.people.set('kim', known);
  expect(await userOf(await signInAs('kim'))).toMatchObject({ id: kim.id });
  expect((await statuses())[1]).toBe(200);
});

test('passwords are switched off only by who came in without one, and then open nothing', async () => {
  const off = { signIn: { secondFactorRequired: false, passwords: false } };
  const refused = await change(off);
  expect([refused.status, (refused.json as { error: { code: string } }).error.code]).toEqual([409, 'sso-first']);
  provider.people.set('ida', { email: 'ida@fund.example', email_verified: true, groups: ['it'] });
  const ida = await userOf(await signInAs('ida'));
  expect((await change(off, ida.cookie)).status).toBe(200);
  // Who is in by a password is out.
  expect((await fund.send('/api/user', { cookie: root.cookie })).status).toBe(401);
  const login = await fund.send('/api/login', { method: 'POST', body: { username: 'root', password: PASSWORD } });
  expect([login.status, (login.json as { error: { code: string } }).error.code]).toEqual([403, 'passwords-off']);
  expect((await fund.send('/api/site')).json).toMatchObject({ passwords: false, sso: { label: 'Fund ID' } });
  // Without a provider nobody would get in.
  const removed = await change({ sso: null }, ida.cookie);
  expect(removed.json).toMatchObject({ sso: null, signIn: { passwords: true } });
  expect((await fund.send('/api/sso')).status).toBe(302);
});
