/** `vc batch` as a user meets it: lists, formats of the ranking, lines a deck, going on after an interruption. */
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { hasTerminal, KEYS, runInTerminal } from './run-in-terminal.js';
import { sampleDecks, scoreOf, temporaryFolder, vc, vcPath } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Decks of other content, by a comment behind the end of small ones. */
async function makeDecks(place: string, count: number): Promise<string> {
  await mkdir(place, { recursive: true });
  const bytes = await readFile(join(sampleDecks, 'aubelle.pdf'));
  for (let at = 0; at < count; at += 1) {
    await writeFile(join(place, `deck ${at}.pdf`), Buffer.concat([bytes, Buffer.from(`\n%% ${at}\n`)]));
  }
  return place;
}

const linesOf = async (path: string) =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { fileName: string; deckHash?: string; error?: { code: string } });

test('a list names decks and what is known of them; the ranking is written in every format; copies and companies are said', async () => {
  const place = join(folder.path, 'list');
  await mkdir(place);
  for (const [from, to] of [
    ['quaylane-series-a.pdf', 'q.pdf'],
    ['quaylane-series-a.pdf', 'q copy.pdf'],
    ['aubelle.pdf', 'a.pdf'],
    ['pizarrea.pdf', 'p.pdf'],
  ] as const) {
    await copyFile(join(sampleDecks, from), join(place, to));
  }
  const list = join(place, 'list.csv');
  await writeFile(list, 'company;file;sector\n;q.pdf;\n;q copy.pdf;\nGiven;a.pdf;mobility\nGiven;p.pdf;\n;gone.pdf;\n');
  const out = ['csv', 'xlsx', 'json', 'html', 'md', 'pdf'].map((ending) => join(place, `ranking.${ending}`));
  const args = ['batch', list, '--lang', 'es', '--json', ...out.flatMap((path) => ['--out', path])];
  const { exitCode, stdout, stderr } = await vc(args, { data: join(folder.path, 'data') });
  expect(exitCode).toBe(3);
  const told = JSON.parse(stdout) as (AnalysisSummary & { error?: { code: string } })[];
  expect(told.at(-1)).toMatchObject({ fileName: 'gone.pdf', error: { code: 'file-not-found' } });
  const ranked = told.slice(0, -1);
  expect(ranked.map(({ companyName, fileName }) => [companyName, fileName]).sort()).toEqual([
    ['Given', 'a.pdf'],
    ['Given', 'p.pdf'],
    ['Quaylane', 'q.pdf'],
  ]);
  expect(ranked[0]!.companyName).toBe('Quaylane');
  expect(ranked.find(({ fileName }) => fileName === 'a.pdf')?.sector).toBe('mobility');
  expect(stderr).toMatch(/q copy\.pdf: es el mismo archivo que q\.pdf, Quaylane, 81\/100/);
  expect(stderr).toContain('Given tiene 2 decks aquí: ');
  expect(stderr).toMatch(/gone\.pdf no existe.*\[file-not-found\]/);
  expect(stderr).not.toContain('\u001b');
  for (const path of out) expect((await stat(path)).size, path).toBeGreaterThan(500);
  expect(await readFile(out[3]!, 'utf8')).toMatch(/^<!doctype html>[\s\S]*Clasificación[\s\S]*Quaylane/);
  expect(await readFile(out[4]!, 'utf8')).toMatch(/^# Clasificación[\s\S]*\| 1 \| Quaylane \| 81 \|/);
});

describe('a run that was killed', () => {
  const data = () => join(folder.path, 'killed');
  const lines = () => join(folder.path, 'killed.jsonl');

  test('goes on with its options: every deck once, what failed is not read again unless asked', async () => {
    const decks = await makeDecks(join(folder.path, 'decks'), 6);
    await writeFile(join(decks, 'a bad one.pdf'), 'no deck');
    const run = execa(process.execPath, [vcPath, '--data', data(), 'batch', decks, '-j', '1', '--jsonl', lines()], {
      reject: false,
      env: { VC_LANG: '', NO_COLOR: '1' },
    });
    // It tells of each deck as it ends: the third is awaited, whatever the clock says.
    for await (const line of run.iterable({ from: 'stderr' })) if (line.startsWith('[3/7]')) run.kill('SIGKILL');
    await run;
    // It may have been killed in the middle of a line.
    await writeFile(lines(), `${await readFile(lines(), 'utf8')}{"fileName":"deck`);

    const again = await vc(['batch', '--resume'], { data: data() });
    expect(again.exitCode).toBe(3);
    expect(again.stderr).toMatch(/^Going on with the run of .*decks$/m);
    expect(again.stderr).toContain('One deck failed before and is not tried again (--retry-errors tries).');
    const written = await linesOf(lines());
    expect(written.map(({ fileName }) => fileName).sort()).toEqual([
      'a bad one.pdf',
      ...Array.from({ length: 6 }, (_, at) => `deck ${at}.pdf`),
    ]);
    expect(new Set(written.map(({ deckHash }) => deckHash)).size).toBe(7);

    await copyFile(join(sampleDecks, 'pizarrea.pdf'), join(decks, 'a bad one.pdf'));
    const mended = await vc(['batch', '--retry-errors'], { data: data() });
    expect(mended.stderr).toContain('One deck that failed is tried again.');
    expect(mended.stderr).toMatch(/7 decks: 1 analysed, 6 known, 0 failed/);
    expect(mended.exitCode).toBe(0);
    expect((await linesOf(lines())).filter(({ error }) => error)).toEqual([]);
  });

  test('nothing to go on with is said, and a wrong place or ending is found before a deck is', async () => {
    const wrong: [string[], RegExp][] = [
      [['batch', '--resume'], /There is no interrupted run in this workspace.*\[bad-usage\]/],
      [['batch', sampleDecks, '--out', 'ranking.docx'], /docx is not a format.*pdf, xlsx, html, md, csv, json/],
      [['batch', sampleDecks, '--out', join('no-such-folder', 'r.csv')], /no-such-folder does not exist/],
    ];
    for (const [args, sentence] of wrong) {
      const { exitCode, stdout, stderr } = await vc(args, { data: data() });
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(sentence);
    }
  });
});

describe.skipIf(!hasTerminal)('on a terminal', () => {
  test('a table shows decks, steps, time and score; Ctrl-C finishes the decks in work and says how to go on', async () => {
    const decks = await makeDecks(join(folder.path, 'many'), 40);
    const data = join(folder.path, 'terminal');
    const { exitCode, text } = await runInTerminal(['batch', decks, '-j', '2'], {
      data,
      cols: 90,
      rows: 16,
      // One is done, and another in work.
      input: [{ when: /Aubelle · \p{L}[\s\S]*› deck \d+\.pdf +[●◐]/u, send: KEYS.ctrlC }],
    });
    expect(exitCode).toBe(130);
    expect(text).toMatch(/Deck +Step +Time +Score/);
    expect(text).toMatch(/› deck \d+\.pdf +[●◐○]{9}/);
    const score = await scoreOf('aubelle.pdf');
    expect(text).toMatch(new RegExp(`✓ deck \\d+\\.pdf +Aubelle · \\p{L}[\\p{L} …]* +\\d+\\.\\d s +${score}`, 'u'));
    expect(text).toMatch(/Finishing the decks in work; Ctrl-C again stops at once\./);
    const ended = /(\d+) decks?: (\d+) analysed, 0 known, 0 failed/.exec(text);
    const left = /Stopped with (\d+) decks left\. To go on: vc batch --resume/.exec(text);
    expect(Number(ended?.[2]) + Number(left?.[1])).toBe(40);
    const held = JSON.parse((await vc(['list', '--json'], { data })).stdout) as unknown[];
    expect(held).toHaveLength(Number(ended?.[2]));
  });
});
