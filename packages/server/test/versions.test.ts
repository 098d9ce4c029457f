/** A second version of a deck over HTTP: what people said of the first comes along, says so, and leads back to it. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analysis, AnalysisSummary } from '@vc-analyst/core';
import { deckBytes, openFund, until, type Fund, type Person } from './support/fund.js';
import { form, type Sent } from './support/http.js';

const fuller = await readFile(fileURLToPath(new URL('../../../examples/decks/quaylane-series-a.pdf', import.meta.url)));

let fund: Fund;
let ines: Person;

beforeAll(async () => {
  fund = await openFund();
  ines = await fund.join('partner');
});
afterAll(() => fund.close());

async function ask<T>(path: string, sent: Sent = {}): Promise<T> {
  const answer = await fund.send(path, { ...sent, cookie: ines.cookie });
  expect(answer.status, `${sent.method ?? 'GET'} ${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
  return answer.json as T;
}

async function upload(bytes: Uint8Array, fileName: string): Promise<Analysis> {
  const { body, headers } = form({ companyName: 'Wrenlow' }, [{ fileName, bytes }]);
  const { id } = await ask<Analysis>('/api/upload-deck', { method: 'POST', body, headers });
  await until(async () => (await ask<Analysis>(`/api/analyses/${id}`)).status === 'completed');
  return ask<Analysis>(`/api/analyses/${id}`);
}

test('decision, comment and answer stand in the second version as said of the first, in list, document and exports', async () => {
  const first = await upload(deckBytes, 'wrenlow.pdf');
  const at = `/api/analyses/${first.id}`;
  const answer = 'Nine of the ten schools have renewed';
  await ask(`${at}/decision`, { method: 'PATCH', body: { decision: 'pipeline', note: 'After the summer' } });
  await ask(`${at}/next-step`, { method: 'PATCH', body: { nextStep: { text: 'Write to them', due: '2026-12-01' } } });
  await ask(`${at}/comments`, { method: 'POST', body: { content: 'Ask about the list', slide: 3 } });
  for (const { id } of first.questions)
    await ask(`${at}/questions/${id}`, { method: 'PATCH', body: { answer, status: 'answered' } });

  const second = await upload(fuller, 'wrenlow-2.pdf');
  const said = { version: 1, analysisId: first.id };
  expect(second).toMatchObject({ version: 2, previousId: first.id, ownerId: ines.id });
  expect(second.decision).toMatchObject({ value: 'pipeline', note: 'After the summer', saidOf: said });
  expect(second.nextStep).toMatchObject({ text: 'Write to them', due: '2026-12-01', saidOf: said });
  expect(second.comments).toMatchObject([{ content: 'Ask about the list', saidOf: { ...said, slide: 3 } }]);
  // What the new deck no longer leaves open is not asked again.
  const again = second.questions.filter(({ id }) => first.questions.some((one) => one.id === id));
  expect(again.length).toBeGreaterThan(0);
  for (const question of again) expect(question).toMatchObject({ answer, saidOf: said });

  const listed = (await ask<AnalysisSummary[]>('/api/analyses')).find(({ id }) => id === second.id);
  expect(listed).toMatchObject({ version: 2, previousId: first.id, decision: { value: 'pipeline', saidOf: said } });
  for (const language of ['en', 'es', 'fr'] as const) {
    await ask('/api/user/language', { method: 'PUT', body: { language } });
    const { text } = await fund.send(`/api/analyses/${second.id}/export?format=md`, { cookie: ines.cookie });
    expect(text).toMatch(
      { en: /renewed.*said of version 1/u, es: /renewed.*versión 1/u, fr: /renewed.*version 1/u }[language],
    );
  }

  // Said of the new one, it is the new one's; what it stands on in the first is untouched.
  await ask(`/api/analyses/${second.id}/decision`, { method: 'PATCH', body: { decision: 'passed' } });
  const { decision } = await ask<Analysis>(`/api/analyses/${second.id}`);
  expect(decision).toMatchObject({ value: 'passed' });
  expect(decision).not.toHaveProperty('saidOf');
  expect((await ask<Analysis>(at)).decision).toMatchObject({ value: 'pipeline' });
}, 60_000);
