/** What we wrote is never a deck: reports that lie among the decks under any name leave the ranking as it was. */
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let decks: string;
let data: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  decks = join(folder.path, 'decks');
  data = join(folder.path, 'data');
  await mkdir(decks);
  await copyFile(join(sampleDecks, 'aubelle.pdf'), join(decks, 'aubelle.pdf'));
  await vc(['analyze', join(decks, 'aubelle.pdf'), '--out', join(decks, 'Pitch Deck.pdf')], { data });
  await vc(['batch', decks, '--out', join(decks, 'rank.pdf')], { data });
  await copyFile(join(decks, 'Pitch Deck.pdf'), join(decks, 'renamed.pptx'));
}, 60_000);
afterAll(() => folder.remove());

const OWN = ['Pitch Deck.pdf', 'rank.pdf', 'renamed.pptx'];

test('vc batch passes them over with a word, counts them, and the deck keeps its rank', async () => {
  const before = (await vc(['rank', '--json'], { data })).stdout;
  const lines = join(folder.path, 'run.jsonl');
  const { exitCode, stdout, stderr } = await vc(['batch', decks, '--json', '--jsonl', lines], { data });
  expect(exitCode).toBe(0);
  for (const name of OWN) expect(stderr).toContain(`${name}: a report that VC Analyst wrote, passed over`);
  expect(stderr).toContain('1 deck: 0 analysed, 1 known, 3 reports of ours passed over, 0 failed');
  type Entry = Partial<AnalysisSummary> & { passedOver?: { code: string } };
  const entries = JSON.parse(stdout) as Entry[];
  expect(entries.map(({ fileName, passedOver }) => [fileName, passedOver?.code])).toEqual([
    ['aubelle.pdf', undefined],
    ...OWN.map((name) => [name, 'own-report']),
  ]);
  const written = (await readFile(lines, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
  expect(written.filter(({ passedOver }) => passedOver?.code === 'own-report').map(({ fileName }) => fileName)).toEqual(
    OWN,
  );
  expect((await vc(['rank', '--json'], { data })).stdout).toBe(before);
});

test('vc watch passes them over and puts no report beside them', async () => {
  const { exitCode, stderr } = await vc(['watch', decks, '--once', '--lang', 'fr'], { data });
  expect(exitCode).toBe(0);
  for (const name of OWN) expect(stderr).toContain(`${name}\u00a0: un rapport écrit par VC Analyst, laissé de côté`);
  const reports = (await readdir(decks)).filter((name) => name.includes('.vc-report.'));
  expect(reports).toEqual(['aubelle.pdf.vc-report.html']);
});

test('vc analyze refuses one and names the deck to give instead', async () => {
  const { exitCode, stdout } = await vc(['analyze', join(decks, 'renamed.pptx'), '--json'], { data });
  expect(exitCode).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'own-report', data: { deck: 'aubelle.pdf' } } });
});
