/** The fund's thesis as a user meets it: written by init, told when wrong, applied to what is stored, ranked by. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  const decks = ['quaylane-series-a.pdf', 'termalida-semilla.pdf', 'fluxandre-amorcage.pdf'];
  await vc(['batch', ...decks.map((name) => join(sampleDecks, name)), '--quiet'], { data });
}, 120_000);
afterAll(() => folder.remove());

const ranked = async (...args: string[]) =>
  JSON.parse((await vc(['rank', '--json', ...args], { data })).stdout) as AnalysisSummary[];

test('init writes both files, keeps what is there, and replaces it with --force', async () => {
  const fresh = join(folder.path, 'fresh');
  const first = await vc(['init'], { data: fresh });
  expect(first.exitCode).toBe(0);
  expect(first.stderr).toMatch(/Written: .*config\.yaml\nWritten: .*thesis\.yaml/);
  expect((await vc(['list', '--quiet'], { data: fresh })).exitCode).toBe(0);
  const path = join(fresh, 'thesis.yaml');
  await writeFile(path, 'stages: [seed]\n');
  expect((await vc(['init'], { data: fresh })).stderr).toMatch(/Kept: .*thesis\.yaml/);
  expect(await readFile(path, 'utf8')).toBe('stages: [seed]\n');
  await vc(['init', '--force'], { data: fresh });
  expect(await readFile(path, 'utf8')).toContain('#stages:');
});

test('a wrong thesis ends with 2 and names file, line and key', async () => {
  const path = join(folder.path, 'wrong.yaml');
  await writeFile(path, 'stages: [seed]\nsectors: [saas, spce]\n');
  const { exitCode, stderr } = await vc(['rescore', '--thesis', path], { data });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^wrong\.yaml: line 2, sectors\[1\]: “spce” is not one of fintech.*\[bad-config\]\n?$/);
  expect((await vc(['list', '--thesis', join(folder.path, 'none.yaml')], { data })).stderr).toMatch(/file-not-found/);
});

test('rescore --thesis judges everything stored, changes no score without weights, and rank filters by it', async () => {
  const before = await ranked();
  const sector = before[0]!.sector;
  const path = join(folder.path, 'fund.yaml');
  await writeFile(path, `name: Fund\nsectors: [${sector}]\n`);
  expect((await vc(['rescore', '--thesis', path, '--quiet'], { data })).exitCode).toBe(0);
  const after = await ranked();
  expect(after.map((one) => one.overallScore)).toEqual(before.map((one) => one.overallScore));
  expect(after[0]!.fit?.verdict).toBe('fits');
  expect((await ranked('--fit', 'fits')).every((one) => one.sector === sector)).toBe(true);
  const shown = await vc(['show', after[0]!.id, '--lang', 'fr'], { data });
  expect(shown.stdout).toMatch(/Adéquation à la thèse de Fund\nconforme/);
});

test('weights of a thesis in the data folder make a rubric of their own, and without it all is as published', async () => {
  const before = await ranked();
  await writeFile(join(data, 'thesis.yaml'), 'weights:\n  criteria: { G1: 50 }\n');
  await vc(['rescore', '--quiet'], { data });
  const own = await ranked();
  expect(own.every((one) => /\+thesis-[0-9a-f]{8}$/.test(one.rubricVersion))).toBe(true);
  await writeFile(join(data, 'thesis.yaml'), '# nothing asked\n');
  await vc(['rescore', '--quiet'], { data });
  const published = await ranked();
  expect(published.map((one) => one.overallScore)).toEqual(before.map((one) => one.overallScore));
  expect(published.some((one) => one.fit)).toBe(false);
});

test('rank filters by sector, score and number, and says when nothing matches', async () => {
  const all = await ranked();
  expect(all).toHaveLength(3);
  expect(await ranked('--limit', '2')).toEqual(all.slice(0, 2));
  expect(await ranked('--min-score', String(all[0]!.overallScore))).toHaveLength(1);
  expect((await ranked('--sector', all[1]!.sector)).map((one) => one.id)).toContain(all[1]!.id);
  const none = await vc(['rank', '--min-score', '101'], { data });
  expect(none).toMatchObject({ exitCode: 0, stdout: '' });
  expect(none.stderr).toContain('None of the 3 analyses matches.');
});
