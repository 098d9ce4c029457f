/** Links to founders: chosen questions for who holds the token, answers and files for the fund, and nothing else for anybody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analysis, AuditEntry } from '@vc-analyst/core';
import type { FounderLink, FounderPage } from '@vc-analyst/core/model';
import { deckBytes, openFund, until, type Fund, type Person } from './support/fund.js';
import { form, type Received } from './support/http.js';

let fund: Fund;
let admin: Person;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  fund = await openFund({
    now: () => now,
    stored: [{ id: 'kept' }, { id: 'other' }],
    workspace: { limits: { fileMb: 5 } },
    server: { limits: { uploadsADay: 12 } },
  });
  admin = await fund.join('admin');
  await fund.workspace.collaboration.comments.add('kept', 'among ourselves', { firstName: 'Secretive' });
}, 60_000);
afterAll(() => fund.close());

const codeOf = (answer: Received) => (answer.json as { error?: { code: string } }).error?.code;
const kept = async () => (await fund.send('/api/analyses/kept', { cookie: admin.cookie })).json as Analysis;
const links = async () =>
  (await fund.send('/api/analyses/kept/founder-links', { cookie: admin.cookie })).json as FounderLink[];
const open = (token: string) => fund.send(`/api/founder/${token}`);
const answer = (token: string, answers: object[]) =>
  fund.send(`/api/founder/${token}/answers`, { method: 'POST', body: { answers } });
const sendFile = (token: string, fileName: string, bytes: Uint8Array) => {
  const { body, headers } = form({}, [{ fileName, bytes }]);
  return fund.send(`/api/founder/${token}/files`, { method: 'POST', body, headers });
};
const decide = (answerIds: string[], state: string) =>
  fund.send('/api/analyses/kept/founder-answers', {
    method: 'PATCH',
    cookie: admin.cookie,
    body: { answerIds, state },
  });
async function ask(questionIds: string[], more: object = {}) {
  const body = { questionIds, ...more };
  const made = await fund.send('/api/analyses/kept/founder-links', { method: 'POST', cookie: admin.cookie, body });
  expect(made.status, made.text).toBe(201);
  return made.json as FounderLink & { token: string; link: string };
}

test('a founder reads the chosen questions alone, answers, comes back and changes; the fund sees it live', async () => {
  const before = await kept();
  const [first, second, hidden] = before.questions.map(({ id }) => id) as [string, string, string];
  const made = await ask([first, second]);
  expect(made.link).toBe(`${fund.server.url}/founder/${made.token}`);
  expect(made.expiresAt).toBe('2026-12-05T12:00:00.000Z');
  const opened = await open(made.token);
  const page = opened.json as FounderPage;
  expect(page.questions.map(({ id, answer }) => [id, answer])).toEqual([[first, ''], [second, '']]); // prettier-ignore
  expect(opened.text).not.toMatch(/Secretive|among ourselves|overallScore|pass|quote/);
  expect(opened.text).not.toContain(before.questions.find(({ id }) => id === hidden)!.question);
  expect(opened.headers['referrer-policy']).toBe('no-referrer');
  expect(opened.headers['x-robots-tag']).toContain('noindex');
  expect(opened.headers['set-cookie']).toBeUndefined();

  const { headers: onPage } = await fund.send(`/founder/${made.token}`);
  expect(onPage['referrer-policy']).toBe('no-referrer');
  const text = 'Gross margin is 78% in 2026. Monthly churn was 1.8% over the last six months.';
  const sent = await answer(made.token, [{ questionId: first, text: ` ${text}\r\n` }]);
  expect((sent.json as FounderPage).questions[0]).toMatchObject({ answer: text, isTaken: false });
  expect(codeOf(await answer(made.token, [{ questionId: hidden, text: 'unasked' }]))).toBe('not-found');
  expect(codeOf(await answer(made.token, [{ questionId: first, text: 'x'.repeat(5001) }]))).toBe('bad-request');
  expect((await kept()).founder!.answers).toMatchObject([{ questionId: first, text, state: 'received' }]);
  // What came scores nothing by itself.
  expect((await kept()).overallScore).toBe(before.overallScore);
  expect(await links()).toMatchObject([{ state: 'open', answered: 1, questionIds: [first, second] }]);
  const needs = (await fund.send('/api/notifications', { cookie: admin.cookie })).text;
  expect(needs).toContain('answered 1 question');

  // Counted, it is evidence and taken over; taken out, all is as it was.
  const { id } = (await kept()).founder!.answers[0]!;
  const counted = (await decide([id], 'counted')).json as Analysis;
  expect(counted.deckAlone).toMatchObject({ answers: 1, overallScore: before.overallScore });
  expect(counted.facts.some(({ source, quote }) => source === 'answer' && text.includes(quote))).toBe(true);
  const late = (await answer(made.token, [{ questionId: first, text: 'No, 20%.' }])).json as FounderPage;
  expect(late.questions[0]).toMatchObject({ answer: text, isTaken: true });
  const list = (await fund.send('/api/analyses', { cookie: admin.cookie })).json as Analysis[];
  expect(list.find((one) => one.id === 'kept')!.deckAlone).toEqual({ answers: 1, overallScore: before.overallScore });
  const { founder: _founder, judgedBy: _build, ...out } = (await decide([id], 'received')).json as Analysis;
  // What was stored before was not judged by a build.
  expect(out).toEqual(before);
  // An empty text takes it back.
  await answer(made.token, [{ questionId: first, text: '' }]);
  expect((await kept()).founder!.answers).toEqual([]);
});

test('files are checked as decks are, kept for the fund, and analysed when a person asks', async () => {
  const { token } = await ask([(await kept()).questions[0]!.id]);
  expect([(await sendFile(token, 'notes.pdf', Buffer.from('no pdf'))).status, codeOf(await sendFile(token, 'empty.pdf', new Uint8Array()))]).toEqual([415, 'empty-file']); // prettier-ignore
  expect(codeOf(await sendFile(token, 'huge.pdf', new Uint8Array(6 * 2 ** 20)))).toBe('file-too-large');
  const sent = await sendFile(token, 'data-room.pdf', deckBytes);
  expect(sent.status, sent.text).toBe(201);
  const [file] = (sent.json as FounderPage).files;
  expect(file).toMatchObject({ fileName: 'data-room.pdf', bytes: deckBytes.length });
  const got = await fund.send(`/api/analyses/kept/founder-files/${file!.id}`, { cookie: admin.cookie });
  expect(got.bytes.equals(deckBytes)).toBe(true);
  expect((await fund.send(`/api/analyses/kept/founder-files/${file!.id}`)).status).toBe(401);
  const count = async () => ((await fund.send('/api/analyses', { cookie: admin.cookie })).json as Analysis[]).length;
  expect(await count()).toBe(2);
  const analysis = `/api/analyses/kept/founder-files/${file!.id}/analysis`;
  const next = (await fund.send(analysis, { method: 'POST', cookie: admin.cookie })).json as Analysis;
  expect(next).toMatchObject({ fileName: 'data-room.pdf', previousId: expect.any(String) as string });
  await until(async () => (await fund.workspace.analyses.get(next.id)).status === 'completed', 60);
  // Taken back it is gone for the fund, and stays where a deck needs it.
  const left = await fund.send(`/api/founder/${token}/files/${file!.id}`, { method: 'DELETE' });
  expect((left.json as FounderPage).files).toEqual([]);
  const gone = await fund.send(`/api/analyses/kept/founder-files/${file!.id}`, { cookie: admin.cookie });
  expect(gone.status).toBe(404);
  expect((await fund.send(`/api/analyses/${next.id}/deck`, { cookie: admin.cookie })).bytes.equals(deckBytes)).toBe(
    true,
  );
}, 60_000);

test('ended, revoked and other tokens open nothing, and no share opens questions nor the other way round', async () => {
  const [question] = (await kept()).questions;
  const { token, id } = await ask([question!.id], { expiresAt: '2026-11-22' });
  const share = await fund.send('/api/analyses/kept/shares', { method: 'POST', cookie: admin.cookie, body: {} });
  const other = (share.json as { token: string }).token;
  const refused = async (one: string) => [
    (await open(one)).status,
    (await answer(one, [{ questionId: question!.id, text: 'x' }])).status,
    (await sendFile(one, 'a.pdf', deckBytes)).status,
  ];
  expect(await refused(other)).toEqual([404, 404, 404]);
  expect((await fund.send(`/api/share/${token}`)).status).toBe(404);
  expect(await refused(token.slice(1) + 'x')).toEqual([404, 404, 404]);
  expect((await open(token)).status).toBe(200);
  // Neither is ended as the other.
  const path = '/api/analyses/kept';
  const end = (kind: string) => fund.send(`${path}/${kind}/${id}`, { method: 'DELETE', cookie: admin.cookie });
  expect((await end('shares')).status).toBe(404);
  const start = now;
  now = new Date('2026-11-23T00:00:01Z');
  expect(await refused(token)).toEqual([404, 404, 404]);
  expect((await links()).find((one) => one.id === id)).toMatchObject({ state: 'expired' });
  now = start;
  expect((await open(token)).status).toBe(200);
  expect((await end('founder-links')).status).toBe(204);
  expect(await refused(token)).toEqual([404, 404, 404]);

  const past = { questionIds: [question!.id], expiresAt: '2020-01-01' };
  const made = await fund.send(`${path}/founder-links`, { method: 'POST', cookie: admin.cookie, body: past });
  expect(codeOf(made)).toBe('bad-request');
  const viewer = await fund.join('viewer');
  const asks = { method: 'POST', cookie: viewer.cookie, body: { questionIds: [question!.id] } };
  expect((await fund.send(`${path}/founder-links`, asks)).status).toBe(403);
});

test('it is written down who made, opened, answered and decided, never what was said; and all goes with the analysis', async () => {
  const entries = (await fund.send('/api/audit', { cookie: admin.cookie })).json as { entries: AuditEntry[] };
  const actions = new Set(entries.entries.map(({ action }) => action));
  for (const action of [
    'founder-link.made',
    'founder-link.viewed',
    'founder-link.answered',
    'founder-answers.decided',
    'founder-link.revoked',
  ])
    // prettier-ignore
    expect(actions).toContain(action);
  expect(JSON.stringify(entries)).not.toMatch(/Gross margin/);
  const { token } = await ask([(await kept()).questions[0]!.id]);
  expect(fund.log.join('')).not.toContain(token);
  const shares = async () => (await fund.send('/api/shares', { cookie: admin.cookie })).json as { analysisId: string; asks?: number }[]; // prettier-ignore
  expect((await shares()).some(({ asks }) => asks === 1)).toBe(true);
  await fund.send('/api/analyses/kept', { method: 'DELETE', cookie: admin.cookie });
  expect((await open(token)).status).toBe(404);
  expect((await shares()).filter(({ analysisId }) => analysisId === 'kept')).toEqual([]);
});
