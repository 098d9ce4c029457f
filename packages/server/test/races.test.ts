/** [R37] Fifty at once: nothing twice, nothing lost, nothing left over. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analysis, TeamMember } from '@vc-analyst/core';
import { deckBytes, openFund, PASSWORD, until, type Fund, type Person } from './support/fund.js';
import { form } from './support/http.js';

const AT_ONCE = 50;
let fund: Fund;
let admin: Person;

beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'kept' }] });
  admin = await fund.join('admin');
}, 60_000);
afterAll(() => fund.close());

const many = <T>(act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
const upload = async () => {
  const { body, headers } = form({ companyName: 'Twin' }, [{ fileName: 'twin.pdf', bytes: deckBytes }]);
  const answer = await fund.send('/api/upload-deck', { method: 'POST', cookie: admin.cookie, body, headers });
  return answer.json as Analysis;
};

test('[R37] an invitation accepted by fifty lets one in', async () => {
  const invited = await fund.send('/api/team/invite', {
    method: 'POST',
    cookie: admin.cookie,
    body: { email: 'one@x.example', role: 'analyst', firstName: 'O', lastName: 'N' },
  });
  const { invitation } = invited.json as { invitation: { link: string } };
  const invitationToken = new URL(invitation.link).searchParams.get('invitation')!;
  const answers = await many((index) =>
    fund.send('/api/register', {
      method: 'POST',
      body: { username: `one-${index}`, password: PASSWORD, email: 'one@x.example', invitationToken },
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const team = (await fund.send('/api/team', { cookie: admin.cookie })).json as TeamMember[];
  expect(team.filter(({ email }) => email === 'one@x.example')).toMatchObject([{ status: 'active', role: 'analyst' }]);
});

test('[R37] a user name wanted by fifty is given once', async () => {
  const answers = await many((index) =>
    fund.send('/api/register', {
      method: 'POST',
      body: { username: 'Popular', password: PASSWORD, email: `popular-${index}@x.example` },
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('[R37] fifty comments and ratings at once are all kept, one rating a person', async () => {
  const answers = await many((index) =>
    fund.send('/api/analyses/kept/comments', {
      method: 'POST',
      cookie: admin.cookie,
      body: { content: `comment ${index}` },
    }),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  await many((index) =>
    fund.send('/api/analyses/kept/feedback', {
      method: 'POST',
      cookie: admin.cookie,
      body: { rating: 1 + (index % 5) },
    }),
  );
  const kept = (await fund.send('/api/analyses/kept', { cookie: admin.cookie })).json as Analysis;
  expect(new Set(kept.comments.map(({ content }) => content)).size).toBe(AT_ONCE);
  expect(kept.feedback).toHaveLength(1);
});

test('[R37] the same deck sent at once by five is five analyses, and removed by fifty leaves nothing', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, upload));
  expect(new Set(made.map(({ id }) => id)).size).toBe(5);
  await fund.workspace.queue.idle();
  const all = (await fund.send('/api/analyses?q=Twin', { cookie: admin.cookie })).json as Analysis[];
  expect(all.map(({ status }) => status)).toEqual(Array(5).fill('completed'));
  expect(new Set(all.map(({ version }) => version)).size).toBe(5);
  const statuses = (
    await many((index) => fund.send(`/api/analyses/${made[index % 5]!.id}`, { method: 'DELETE', cookie: admin.cookie }))
  ).map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(5);
  expect(statuses.every((status) => status === 204 || status === 404)).toBe(true);
  expect(((await fund.send('/api/analyses?q=Twin', { cookie: admin.cookie })).json as Analysis[]).length).toBe(0);
});

test('[R37] deleted while it is analysed, an analysis does not come back', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, upload));
  await Promise.all(
    made.map(({ id }, index) =>
      new Promise((resolve) => setTimeout(resolve, index * 40)).then(() =>
        fund.send(`/api/analyses/${id}`, { method: 'DELETE', cookie: admin.cookie }),
      ),
    ),
  );
  await fund.workspace.queue.idle();
  for (const { id } of made)
    expect((await fund.send(`/api/analyses/${id}`, { cookie: admin.cookie })).status).toBe(404);
  const files = await readdir(join(fund.dataDir, 'analyses'));
  for (const { id } of made) expect(files.some((name) => name.includes(id))).toBe(false);
});

test('[R37] reprocessed by fifty, an analysis runs and keeps what people said of it', async () => {
  const { id } = await upload();
  await fund.workspace.queue.idle();
  await fund.send(`/api/analyses/${id}/comments`, { method: 'POST', cookie: admin.cookie, body: { content: 'stays' } });
  const statuses = (
    await many(() => fund.send(`/api/analyses/${id}/reprocess`, { method: 'POST', cookie: admin.cookie }))
  ).map(({ status }) => status);
  expect(statuses.every((status) => status === 202 || status === 409)).toBe(true);
  await until(
    async () =>
      ((await fund.send(`/api/analyses/${id}`, { cookie: admin.cookie })).json as Analysis).status === 'completed',
    30,
  );
  const again = (await fund.send(`/api/analyses/${id}`, { cookie: admin.cookie })).json as Analysis;
  expect(again.comments.map(({ content }) => content)).toEqual(['stays']);
});

test('[R37] the last two admins who remove one another leave one', async () => {
  const small = await openFund();
  try {
    const [one, two] = [await small.join('admin'), await small.join('admin')];
    await Promise.all([
      small.send(`/api/team/${two.id}`, { method: 'DELETE', cookie: one.cookie }),
      small.send(`/api/team/${one.id}`, { method: 'DELETE', cookie: two.cookie }),
      small.send(`/api/team/${two.id}/role`, { method: 'PATCH', cookie: one.cookie, body: { role: 'viewer' } }),
      small.send(`/api/team/${one.id}/role`, { method: 'PATCH', cookie: two.cookie, body: { role: 'viewer' } }),
    ]);
    expect(
      (await small.workspace.accounts.team()).filter(({ role }) => role === 'admin').length,
    ).toBeGreaterThanOrEqual(1);
  } finally {
    await small.close();
  }
});
