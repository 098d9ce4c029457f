/** A person's corrections, answers and comparisons as a user makes them. */
import { join } from 'node:path';
import { analysisSchema, type Analysis } from '@vc-analyst/core/model';
import type { Comparison } from '@vc-analyst/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

const deck = join(sampleDecks, 'quaylane-series-a.pdf');
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
let first: Analysis;
let ask: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  data = folder.path;
  first = JSON.parse((await vc(['analyze', deck, '--json', '--quiet'], { data })).stdout) as Analysis;
  ask = first.metrics.ask!;
}, 120_000);
afterAll(() => folder.remove());

const correct = (...args: string[]) => vc(['correct', first.id, ...args], { data });

test('show --facts lists what can be corrected, with id, slide and quote', async () => {
  const { stdout } = await vc(['show', first.id, '--facts'], { data });
  expect(stdout).toMatch(new RegExp(`^${ask} +\\S.* s\\. \\d+ +“`, 'm'));
});

test('a corrected figure moves the scores at once and says who, when and why', async () => {
  const args = ['--fact', ask, '--value', '900M', '--reason', 'Misread', '--by', 'Ana', '--json'];
  const after = analysisSchema.parse(JSON.parse((await correct(...args)).stdout));
  expect(after.facts.find(({ id }) => id === ask)).toMatchObject({ value: 900_000_000, source: 'person' });
  expect(after.riskScore).toBeGreaterThan(first.riskScore!);
  expect(after.corrections).toMatchObject([{ by: 'Ana', reason: 'Misread', change: { of: 'fact', factId: ask } }]);
  expect((await vc(['show', first.id], { data })).stdout).toMatch(
    /Corrected by people\n +Ask: \$900M instead of \$\d+M · Ana,/,
  );
  expect((await vc(['show', first.id], { data })).stdout).toMatch(
    /^Ask +\$900M .*corrected by a person; the deck says \$\d+M/m,
  );
});

test('what is typed is read in the language, said as it is stored, and refused where it cannot be', async () => {
  const set = (value: string, ...more: string[]) =>
    correct('--fact', ask, '--value', value, '--reason', 'Misread', '--by', 'Ana', ...more);
  expect((await set('900,000,000')).stdout).toContain('Ask: $900,000,000 → $900,000,000');
  for (const [typed, problem] of [
    ['300.000', /“300\.000” can be read as 300,000 or as 300; write 300k or 300\./],
    ['many', /“many” is not a number; type one such as 45000, 45k or 1\.2M\./],
    ['12%', /is a percentage, but this is an amount of money/],
    ['-5', /cannot be less than 0/],
    ['€5k', /is in EUR, but this amount is in USD/],
  ] as const) {
    const { exitCode, stderr } = await set(typed);
    expect([typed, exitCode]).toEqual([typed, 2]);
    expect(stderr).toMatch(problem);
  }
});

test('company and sector change, and the outcome is one line', async () => {
  const { stdout } = await correct(
    '--company',
    'Quaylane Inc',
    '--sector',
    'saas',
    '--reason',
    'Register',
    '--by',
    'Ana',
  );
  expect(stdout).toMatch(/^Quaylane Inc · Company: Quaylane Inc instead of Quaylane · .*Overall score \d+/);
});

test('the deck analysed again has the corrections in force, and compare shows no difference', async () => {
  const { stdout } = await vc(['analyze', deck, '--json', '--quiet'], { data });
  const again = analysisSchema.parse(JSON.parse(stdout));
  expect(again).toMatchObject({ companyName: 'Quaylane Inc', sector: 'saas', version: 2 });
  expect(again.corrections).toHaveLength(4);
  expect(again.facts.find(({ id }) => id === ask)).toMatchObject({ value: 900_000_000, source: 'person' });
  const compared = await vc(['compare', first.id, again.id], { data });
  expect(compared.exitCode).toBe(0);
  expect(compared.stdout).toContain('Version 1 and version 2');
  expect(compared.stdout).toContain('Nothing differs.');
  expect((await vc(['rank', '--json'], { data })).stdout).not.toContain(first.id.slice(0, 8) + '"');
});

test('compare of two decks names figures with the slides of both', async () => {
  const other = join(sampleDecks, 'termalida-semilla.pdf');
  const { id } = JSON.parse((await vc(['analyze', other, '--json', '--quiet'], { data })).stdout) as Analysis;
  const json = JSON.parse((await vc(['compare', first.id, id, '--json'], { data })).stdout) as Comparison;
  expect(json.figures.find(({ kind }) => kind === 'ask')?.a).toMatchObject({ value: 900_000_000, source: 'person' });
  expect(json.scores.map(({ score }) => score)).toContain('coverage');
  const { stdout } = await vc(['compare', first.id, id, '--lang', 'es'], { data });
  expect(stdout).toMatch(/Cifras que difieren\n[\s\S]*900\sM\s\$.* d\. \d+/);
});

test('a question is answered, kept through a rescore, and listed with its state', async () => {
  const { id } = first.questions[0]!;
  expect((await correct('--question', id, '--answer', 'Two of them', '--owner', 'Luis', '--by', 'Ana')).exitCode).toBe(
    0,
  );
  await vc(['rescore', '--quiet'], { data });
  const { stdout } = await vc(['questions', first.id], { data });
  expect(stdout).toMatch(new RegExp(`${id} [\\s\\S]*answered · owner Luis[\\s\\S]*Answer: Two of them`));
});

test('a fact that the deck does not state is dropped', async () => {
  const { stdout } = await correct('--fact', ask, '--drop', '--reason', 'A plan', '--by', 'Ana', '--json');
  expect((JSON.parse(stdout) as Analysis).facts.some(({ id }) => id === ask)).toBe(false);
});

test.each([
  [['--fact', 'arr-99-1', '--value', '3', '--reason', 'x'], /no fact with the id arr-99-1.*\[not-found\]/],
  [['--sector', 'saas'], /Say why with --reason/],
  [['--value', '3', '--reason', 'x'], /Name the fact with --fact/],
  [['--question', 'Q99', '--answer', 'x'], /no question with the id Q99/],
  [['--reason', 'x'], /Nothing to correct/],
])('%j is bad use', async (args, sentence) => {
  const { exitCode, stderr, stdout } = await correct(...args);
  expect(exitCode).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(sentence);
});
