/** [R26] Shares: one deck for who holds the token, until the fund ends it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import { factValue, figureOrigin } from '@vc-analyst/core/i18n';
import { openFund, until, type Fund, type Person } from './support/fund.js';
import { setCookie } from './support/http.js';

let fund: Fund;
let admin: Person;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  fund = await openFund({
    now: () => now,
    stored: [
      {
        id: 'kept',
        change: {
          ownerId: 'x',
          decision: { value: 'passed', at: '2026-01-01T00:00:00.000Z', by: { firstName: 'Secretive' } },
        },
      },
      { id: 'other' },
    ],
  });
  admin = await fund.join('admin');
  await fund.workspace.collaboration.comments.add('kept', 'among ourselves', { firstName: 'Secretive' });
}, 60_000);
afterAll(() => fund.close());

async function share(body: object = {}) {
  const answer = await fund.send('/api/analyses/kept/shares', { method: 'POST', cookie: admin.cookie, body });
  return answer.json as { id: string; token: string; link: string };
}
const open = (token: string, headers = {}) => fund.send(`/api/share/${token}`, { headers });

test('[R26] a token has 128 bits or more, is not repeated and not kept', async () => {
  const tokens = new Set<string>();
  for (let index = 0; index < 12; index += 1) tokens.add((await share()).token);
  expect(tokens.size).toBe(12);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  const folder = join(fund.dataDir, 'shares');
  const stored = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(stored).toHaveLength(12);
  for (const token of tokens) expect(stored.join().includes(token)).toBe(false);
});

test('[R26] it shows that deck, and nothing that the fund says among its own', async () => {
  const { token, link } = await share();
  expect(link).toBe(`${fund.server.url}/share/${token}`);
  const answer = await open(token);
  expect(answer.status).toBe(200);
  const shown = answer.json as Analysis;
  expect(shown.companyName).toBeTruthy();
  expect(shown.comments).toEqual([]);
  expect(answer.text).not.toMatch(/Secretive|among ourselves|ownerId/);
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  const slide = await fund.send(`/api/share/${token}/slides/1?width=320`);
  expect(slide.headers['content-type']).toBe('image/png');
});

test('[R26] it shows the report as it was when it was made: what is corrected later is not in it, what was is marked', async () => {
  const before = (await fund.send('/api/analyses/other', { cookie: admin.cookie })).json as Analysis;
  const read = before.facts.find(({ unit, value }) => unit === 'money' && value !== undefined)!;
  const shareOther = async () => {
    const made = await fund.send('/api/analyses/other/shares', { method: 'POST', cookie: admin.cookie, body: {} });
    return (made.json as { token: string }).token;
  };
  const factBehind = async (token: string) => {
    const answer = await open(token);
    expect(answer.json).not.toHaveProperty('corrections');
    expect(answer.text).not.toMatch(/Their data room/);
    expect(answer.json).toMatchObject({ asOf: now.toISOString() });
    return (answer.json as Analysis).facts.find(({ id }) => id === read.id)!;
  };
  const earlier = await shareOther();
  const correction = { fact: { id: read.id, set: { value: 45_000, currency: 'EUR' } }, reason: 'Their data room' };
  await fund.send('/api/analyses/other', { method: 'PATCH', cookie: admin.cookie, body: correction });
  expect(await factBehind(earlier)).toEqual(read);
  const shown = await factBehind(await shareOther());
  expect(shown).toMatchObject({ value: 45_000, source: 'person', asRead: { value: read.value, text: read.text } });
  expect(figureOrigin(shown, 'en')).toBe(`corrected by a person; the deck says ${factValue(read, 'en')}`);
});

test('[R26] whoever may end a link sees when it was opened and how long slides lay open, and of whom nothing', async () => {
  const { id, token } = await share();
  const visits = async (path = `/api/analyses/kept/shares/${id}/visits`) => fund.send(path, { cookie: admin.cookie });
  const opened = await open(token, { 'user-agent': 'Telltale/1.0' });
  expect(opened.headers['set-cookie']).toBeUndefined();
  const { visitId, slideCount } = opened.json as Analysis & { visitId: string };
  await until(async () => ((await visits()).json as unknown[]).length === 1);
  expect((await visits()).json).toEqual([{ at: now.toISOString(), slides: [] }]);

  const tell = async (slides: object[], visit = visitId) =>
    (await fund.send(`/api/share/${token}/visits/${visit}`, { method: 'POST', body: { slides } })).status;
  const start = now;
  now = new Date(start.getTime() + 60_000);
  expect(await tell([{ slide: 2, seconds: 20 }, { slide: 1, seconds: 5 }])).toBe(204); // prettier-ignore
  // Told again it grows, told less it stays; no slide that there is not, no more than has passed.
  expect(await tell([{ slide: 2, seconds: 30 }, { slide: 1, seconds: 3 }, { slide: slideCount + 1, seconds: 9 }])).toBe(204); // prettier-ignore
  const slides = [
    { slide: 1, seconds: 5 },
    { slide: 2, seconds: 30 },
  ];
  expect((await visits()).json).toEqual([{ at: start.toISOString(), slides }]);
  expect(await tell([{ slide: 3, seconds: 80_000 }])).toBe(204);
  expect((await visits()).json).toEqual([{ at: start.toISOString(), slides: [...slides, { slide: 3, seconds: 30 }] }]);
  expect((await visits()).text).not.toMatch(/Telltale|127\.0\.0\.1|::1/);
  now = start;

  expect(await tell([], 'somebody-else')).toBe(404);
  expect(await tell([{ slide: 0, seconds: 5 }])).toBe(400);
  expect((await visits(`/api/analyses/other/shares/${id}/visits`)).status).toBe(404);
  await fund.send(`/api/analyses/kept/shares/${id}`, { method: 'DELETE', cookie: admin.cookie });
  expect(await tell([])).toBe(404);
  expect((await visits()).status).toBe(404);
});

test('[R26] it leads nowhere else', async () => {
  const { token } = await share();
  const cookies = [`vc_share=${token}`, `vc_session=${token}`, `vc_admin=${token}`];
  for (const cookie of cookies) {
    for (const path of [
      '/api/analyses',
      '/api/analyses/kept',
      '/api/analyses/other',
      '/api/analyses/kept/deck',
      '/api/user',
      '/api/admin/users',
      '/api/team',
    ]) {
      expect((await fund.send(path, { cookie })).status, `${cookie} ${path}`).toBe(401);
    }
  }
  for (const neighbour of [token.slice(0, -1), `${token}A`, token.toLowerCase(), token.split('').reverse().join('')]) {
    if (neighbour !== token) expect((await open(neighbour)).status).toBe(404);
  }
});

test('[R26] with a password it opens to who knows it, and guessing is slow', async () => {
  const { token } = await share({ password: 'open sesame' });
  expect((await open(token)).json).toMatchObject({ error: { code: 'share-password' } });
  expect((await fund.send(`/api/share/${token}/slides/1`)).status).toBe(401);
  const unlock = (password: string) => fund.send(`/api/share/${token}`, { method: 'POST', body: { password } });
  const opened = await unlock('open sesame');
  expect((opened.json as Analysis).id).toBe('kept');
  const cookie = `vc_share=${setCookie(opened, 'vc_share')}`;
  expect((await fund.send(`/api/share/${token}/slides/1?width=320`, { cookie })).status).toBe(200);
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) statuses.push((await unlock(`guess ${index}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect((await unlock('open sesame')).status).toBe(429);
});

test('[R26] a guest who asks for many pictures at once waits for few, and keeps nobody else from theirs', async () => {
  const { token } = await share();
  const wide = await fund.send(`/api/share/${token}/slides/2?width=1001`);
  expect(wide.bytes.readUInt32BE(16)).toBe(1280);
  const { slideCount } = (await open(token)).json as Analysis;
  const asked = [2000, 2000, 640, 640, 640, 320, 320, 320].flatMap((width) =>
    Array.from({ length: slideCount }, (_, index) => `/api/share/${token}/slides/${index + 1}?width=${width}`),
  );
  const greedy = Promise.all(asked.map((path) => fund.send(path)));
  const own = await fund.send('/api/analyses/other/slides/1?width=320', { cookie: admin.cookie });
  expect(own.status).toBe(200);
  const answers = await greedy;
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json).toMatchObject({ error: { code: 'too-many-pictures' } });
  expect(refused.every(({ status, headers }) => status === 429 && headers['retry-after'] === '5')).toBe(true);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(24);
  expect((await fund.send(asked[0] ?? '')).status).toBe(200);
});

test('[R26] it ends at its day, and at once when it is revoked or the analysis is removed', async () => {
  const dated = await share({ expiresAt: '2026-11-23' });
  expect((await open(dated.token)).status).toBe(200);
  now = new Date('2026-11-24T00:00:01Z');
  expect((await open(dated.token)).status).toBe(404);
  now = new Date('2026-11-21T12:00:00Z');

  const revoked = await share();
  expect(
    (await fund.send(`/api/analyses/other/shares/${revoked.id}`, { method: 'DELETE', cookie: admin.cookie })).status,
  ).toBe(404);
  expect(
    (await fund.send(`/api/analyses/kept/shares/${revoked.id}`, { method: 'DELETE', cookie: admin.cookie })).status,
  ).toBe(204);
  const after = await open(revoked.token);
  expect(after.status).toBe(404);
  expect((await fund.send(`/api/share/${revoked.token}/slides/1`)).status).toBe(404);

  const past = await fund.send('/api/analyses/kept/shares', {
    method: 'POST',
    cookie: admin.cookie,
    body: { expiresAt: '2020-01-01' },
  });
  expect(past.status).toBe(400);

  const last = await share();
  await fund.send('/api/analyses/kept', { method: 'DELETE', cookie: admin.cookie });
  expect((await open(last.token)).status).toBe(404);
});

test('[R26] tokens stand in no log line', async () => {
  const lines = fund.log.join('\n');
  expect(lines).toContain('/api/share/{token}');
  expect(lines).not.toMatch(/share\/[\w-]{20,}/);
});
