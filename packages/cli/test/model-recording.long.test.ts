/** `vc eval` with a model: measured like the rules, recorded once, replayed with no model there. */
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Evaluation } from '@vc-analyst/core';
import { openFakeModel, truthfulModel, type FakeModel } from '@vc-analyst/core/testing';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

const KEY = 'sk-canary-recording';
const DECKS = ['wrenlow-pre-seed.pdf', 'aubelle.pdf'];
let fake: FakeModel;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let labels: string;
let answers: string;
beforeAll(async () => {
  fake = await openFakeModel();
  folder = await temporaryFolder();
  labels = join(folder.path, 'labels.jsonl');
  answers = join(folder.path, 'answers');
  const truth = (await readFile(join(sampleDecks, 'truth.jsonl'), 'utf8')).split('\n');
  const ours = truth.filter((line) => DECKS.some((deck) => line.includes(`"${deck.replace('.pdf', '')}"`)));
  expect(ours).toHaveLength(DECKS.length);
  await writeFile(labels, ours.join('\n'));
  for (const deck of DECKS) await copyFile(join(sampleDecks, deck), join(folder.path, deck));
});
afterAll(async () => {
  await fake.close();
  await folder.remove();
});

const MODEL = ['--engine', 'openai', '--model', 'fake-model'];

/** A data folder of its own each time: nothing is known but what was recorded. */
async function evaluated(args: string[], environment: Record<string, string> = {}) {
  const data = await temporaryFolder();
  const env = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: fake.url, VC_MODEL: '', VC_MAX_COST: '', ...environment };
  const outcome = await vc([...args, '--json'], { data: data.path, env });
  await data.remove();
  return { ...outcome, evaluation: () => JSON.parse(outcome.stdout) as Evaluation };
}

/** Who asked how often says nothing of what was read. */
const measured = ({ model: _model, ...rest }: Evaluation) => rest;

test('a recorded model is measured again with nothing sent, and alike', async () => {
  const first = await evaluated([...MODEL, 'eval', labels, '--record', answers]);
  expect(first.exitCode).toBe(0);
  expect(first.stderr).toMatch(/The text of each deck goes to fake-model/);
  const recorded = first.evaluation();
  expect(recorded.model).toMatchObject({ name: 'fake-model', host: fake.host, decksWithFallback: 0, answersKnown: 0 });
  expect(recorded.model!.requests).toBe(fake.requests.length);
  expect(recorded.model!.tokens.input).toBeGreaterThan(1000);
  expect(recorded.micro.f1).toBeGreaterThan(0.5);
  const before = fake.requests.length;

  // Asked again, only what is not there goes out.
  const again = await evaluated([...MODEL, 'eval', labels, '--record', answers]);
  expect(measured(again.evaluation())).toEqual(measured(recorded));
  expect(fake.requests).toHaveLength(before);

  // No key, no model named, no network: the recording says whose it is.
  const replayed = await evaluated(['--offline', 'eval', labels, '--replay', answers], {
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
  });
  expect(replayed.exitCode).toBe(0);
  expect(measured(replayed.evaluation())).toEqual(measured(recorded));
  expect(replayed.evaluation().model).toMatchObject({
    ...{ name: 'fake-model', requests: 0, answersKnown: before, decksWithFallback: 0, tokens: recorded.model!.tokens },
  });
  expect(fake.requests).toHaveLength(before);
  for (const name of await readdir(answers)) expect(await readFile(join(answers, name), 'utf8')).not.toContain(KEY);
}, 120_000);

test('an answer that was not recorded ends the run and says of which deck', async () => {
  const names = (await readdir(answers)).filter((name) => name !== 'recording.json');
  const before = fake.requests.length;
  await rm(join(answers, names[0]!));
  const torn = await evaluated([...MODEL, 'eval', labels, '--replay', answers]);
  expect(torn.exitCode).toBe(2);
  const { error } = JSON.parse(torn.stdout) as { error: { code: string; data: Record<string, string> } };
  expect(error.code).toBe('engine-unrecorded');
  expect(DECKS).toContain(`${error.data.deck}.pdf`);
  expect(fake.requests).toHaveLength(before);

  // Recorded on, it asks for that one alone.
  expect((await evaluated([...MODEL, 'eval', labels, '--record', answers])).exitCode).toBe(0);
  expect(fake.requests).toHaveLength(before + 1);
  expect((await evaluated(['eval', labels, '--replay', answers])).exitCode).toBe(0);
}, 120_000);

test('what failed while it was recorded fails alike when it is replayed', async () => {
  const truthful = truthfulModel();
  const to = join(folder.path, 'with-failure');
  fake.change({ behaviour: (prompt) => (prompt.task === 'market' ? 'no answer' : truthful(prompt)) });
  const recorded = (await evaluated([...MODEL, 'eval', labels, '--record', to])).evaluation();
  fake.change({});
  expect(recorded.model?.decksWithFallback).toBe(DECKS.length);
  const replayed = (await evaluated(['eval', labels, '--replay', to])).evaluation();
  expect(measured(replayed)).toEqual(measured(recorded));
  expect(replayed.model?.decksWithFallback).toBe(DECKS.length);
  expect(replayed.model?.tokens).toEqual(recorded.model?.tokens);
}, 120_000);

test('a folder holds one model’s answers; the rules have none; a dead endpoint is no measure of a model', async () => {
  const other = ['--engine', 'openai', '--model', 'another', 'eval', labels];
  const [mixed, foreign, none, rules, both, dead] = await Promise.all([
    evaluated([...other, '--record', answers]),
    evaluated([...other, '--record', sampleDecks]),
    evaluated(['eval', labels, '--replay', join(folder.path, 'nowhere')]),
    evaluated(['--engine', 'rubric', 'eval', labels, '--record', join(folder.path, 'rules')]),
    evaluated(['eval', labels, '--record', answers, '--replay', answers]),
    evaluated([...MODEL, 'eval', labels], { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }),
  ]);
  expect([mixed, foreign, none, rules, both].map(({ exitCode }) => exitCode)).toEqual([2, 2, 2, 2, 2]);
  expect(mixed.stdout).toContain('fake-model');
  expect(none.stdout).toContain('--record');
  expect(dead.exitCode).toBe(4);
  expect(JSON.parse(dead.stdout)).toMatchObject({ error: { code: 'engine-unreachable' } });
}, 120_000);
