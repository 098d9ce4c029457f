/** `vc` with a model: chosen by flags, said before and after, and its key nowhere. */
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import { openFakeModel, type FakeModel } from '@vc-analyst/core/testing';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

const KEY = 'sk-canary-cli';
const deck = join(sampleDecks, 'wrenlow-pre-seed.pdf');
let fake: FakeModel;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  fake = await openFakeModel();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await fake.close();
  await folder.remove();
});

function run(args: string[], environment: Record<string, string> = {}) {
  const env = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: fake.url, VC_MODEL: '', VC_MAX_COST: '', ...environment };
  return vc(args, { data: folder.path, env });
}

test('a chosen model is asked, what leaves is said, and the key is written nowhere', async () => {
  const { exitCode, stdout, stderr } = await run([
    '--engine',
    'openai',
    '--model',
    'fake-model',
    'analyze',
    '--json',
    deck,
  ]);
  expect(exitCode).toBe(0);
  const analysis = JSON.parse(stdout) as Analysis;
  expect(analysis.engine).toMatchObject({ name: 'openai', model: 'fake-model', host: fake.host });
  expect(analysis.outbound?.hosts).toMatchObject([{ host: fake.host, requests: fake.requests.length }]);
  expect(stderr).toMatch(/about [\d,]+ tokens in 10 requests go to fake-model at 127\.0\.0\.1/);
  expect(stderr).toContain(`Sent to ${fake.host}: ${fake.requests.length} requests`);
  expect(fake.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  const kept = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const files = kept.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await readFile(file)).includes(KEY), file).toBe(false);
  expect(stdout + stderr).not.toContain(KEY);
});

test('nobody is asked before somebody chose so, or offline; a model that is not there ends with 4', async () => {
  const before = fake.requests.length;
  const chosen = ['--engine', 'openai', '--model', 'fake-model'];
  const [doctor, offline, gone] = await Promise.all([
    run(['doctor', '--json']),
    run([...chosen, '--offline', 'analyze', deck]),
    run([...chosen, 'analyze', '--json', deck], { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }),
  ]);
  expect(doctor.stdout).toContain('set, and not used');
  expect(doctor.stdout + doctor.stderr).not.toContain(KEY);
  expect(fake.requests).toHaveLength(before);
  expect([offline.exitCode, gone.exitCode]).toEqual([2, 4]);
  expect(offline.stderr).toContain('[offline]');
  expect(JSON.parse(gone.stdout)).toMatchObject({
    error: { code: 'engine-unreachable', data: { host: '127.0.0.1:9' } },
  });
});

test('doctor says in which form the endpoint is asked, when told to ask, and sends nothing of a deck for it', async () => {
  const own = await openFakeModel({ endpoint: 'azure', behaviour: () => ({ colour: 'blue' }) });
  const chosen = ['--engine', 'openai', '--model', 'fake-model', 'doctor'];
  const unasked = await run(chosen, { OPENAI_BASE_URL: own.url });
  expect(unasked.stdout).toContain('not tried');
  expect(own.requests.map(({ method }) => method)).toEqual(['GET']);
  const asked = await run([...chosen, '--ask-model'], { OPENAI_BASE_URL: own.url });
  await own.close();
  expect(asked.stderr).toContain(`nothing of a deck, goes to fake-model at ${own.host}`);
  // Lines are as wide as the terminal.
  expect(asked.stdout.replace(/\s+/gu, ' ')).toMatch(
    /takes neither a JSON schema nor JSON mode; answers as text · knows no system role · takes no temperature, .* · sees pictures/,
  );
  expect(own.prompts().every(({ slides }) => slides.length === 0)).toBe(true);
});

test('an address that came with a backup gets neither the key of the environment nor a deck, and is shown', async () => {
  const [from, to] = [join(folder.path, 'theirs'), join(folder.path, 'ours')];
  const file = join(folder.path, 'theirs.tar.gz');
  await mkdir(from);
  await writeFile(join(from, 'config.yaml'), `engine: openai\nmodel: fake-model\nbaseUrl: ${fake.url}\n`);
  await appendFile(join(from, 'config.yaml'), 'publicUrl: https://decks.theirs.example\n');
  expect((await vc(['backup', file], { data: from })).exitCode).toBe(0);

  const restored = await vc(['restore', file], { data: to });
  expect(restored.exitCode).toBe(0);
  for (const [name, value] of [
    ['engine', 'openai'],
    ['baseUrl', fake.url],
    ['publicUrl', 'https://decks.theirs.example'],
  ]) {
    expect(restored.stderr).toContain(`config.yaml of the backup sets ${name} to ${value}; check that it is yours.`);
  }

  const before = fake.requests.length;
  const analyze = (environment: Record<string, string>, ...flags: string[]) =>
    vc([...flags, 'analyze', '--json', deck], {
      data: to,
      env: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: '', VC_MODEL: '', VC_MAX_COST: '', ...environment },
    });
  const [redirected, doctor] = await Promise.all([
    analyze({}),
    vc(['doctor'], { data: to, env: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: '' } }),
  ]);
  expect(redirected.exitCode).toBe(2);
  const { error } = JSON.parse(redirected.stdout) as { error: { code: string; message: string } };
  expect(error.code).toBe('bad-config');
  expect(error.message).toContain(new URL(fake.url).origin);
  expect(error.message).toMatch(/set OPENAI_BASE_URL .* --config/);
  expect(doctor.stdout + doctor.stderr).toContain('goes to no address from there');
  // Neither the deck nor the key, and no list of models either.
  expect(fake.requests).toHaveLength(before);

  // The ways out, in which somebody says that it is theirs, or has no key to lose.
  expect((await analyze({ OPENAI_BASE_URL: fake.url })).exitCode).toBe(0);
  expect(fake.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect((await analyze({}, '--config', join(to, 'config.yaml'))).exitCode).toBe(0);
  expect((await analyze({ OPENAI_API_KEY: '' })).exitCode).toBe(0);
}, 90_000);
