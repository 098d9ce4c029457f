/** An administrator tries a thesis on the decks there are, saves it, and has every deck judged by it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFund, until, type Fund } from './support/fund.js';

let fund: Fund;
let admin: string;
beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'early' }, { id: 'late' }] });
  admin = (await fund.join('admin')).cookie;
}, 60_000);
afterAll(() => fund.close());

const draft = (body: object) => fund.send('/api/settings/thesis/draft', { method: 'POST', cookie: admin, body });

test('a draft says what it would find, keeps nothing, and answers in text and form', async () => {
  const { stage } = (await fund.send('/api/analyses/early', { cookie: admin })).json as { stage: { value: string } };
  const suits = await draft({ text: `stages: [${stage.value}]` });
  expect(suits.json).toMatchObject({ form: { stages: [stage.value] }, verdicts: { of: 2, fits: 2, outside: 0 } });
  const { form } = suits.json as { form: { never: object } };
  const changed = await draft({ text: '# ours', form: { ...form, never: { ...form.never, words: ['a', 'the'] } } });
  expect(changed.status).toBe(400);
  const asked = await draft({ text: '# ours', form: { ...form, stages: ['growth'] } });
  expect(asked.json).toMatchObject({ verdicts: { of: 2, fits: 0, outside: 2 } });
  expect((asked.json as { text: string }).text).toMatch(/^# ours\n+stages: \[ growth \]/);
  // Amounts stay as somebody wrote them while something else is changed.
  const cheque = 'cheque: { min: 250k, max: 1.5M, currency: EUR }';
  const read = (await draft({ text: cheque })).json as { form: object };
  expect(read.form).toMatchObject({ cheque: { min: 250_000, max: 1_500_000, leastShare: 10 } });
  const named = (await draft({ text: cheque, form: { ...read.form, name: 'Ours' } })).json as { text: string };
  expect(named.text).toMatch(/min: 250k, max: 1\.5M/);
  expect((await draft({ text: 'name: A fund' })).json).toMatchObject({ verdicts: null });
  const wrong = await draft({ text: 'name: A\nsectors: [fintec]' });
  expect(wrong.json).toMatchObject({
    error: { code: 'bad-config', message: expect.stringContaining('line 2, sectors[0]') as string },
  });
  expect((await fund.send('/api/settings', { cookie: admin })).json).toMatchObject({ thesis: '' });
});

test('what is saved is applied to every deck when asked, and it is told when that is done', async () => {
  const save = { method: 'PUT', cookie: admin, body: { thesis: 'stages: [growth]' } } as const;
  expect((await fund.send('/api/settings', save)).status).toBe(200);
  const apply = (method: 'POST' | 'GET') => fund.send('/api/settings/thesis/apply', { method, cookie: admin });
  const state = async () => (await apply('GET')).json as { running: boolean; last: { changed: number } | null };
  expect((await apply('POST')).status).toBe(202);
  await until(async () => !(await state()).running);
  expect((await state()).last).toMatchObject({ changed: 2 });
  for (const id of ['early', 'late']) {
    expect((await fund.send(`/api/analyses/${id}`, { cookie: admin })).json).toMatchObject({
      fit: { verdict: 'outside' },
    });
  }
  const entries = (await fund.send('/api/audit?action=decks.rescored', { cookie: admin })).json as {
    entries?: unknown[];
  };
  expect(JSON.stringify(entries)).toContain('decks.rescored');
});
