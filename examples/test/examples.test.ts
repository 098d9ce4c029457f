/** The SDK's example scripts run as printed, stay short, and do what their first line says. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';

const examples = fileURLToPath(new URL('..', import.meta.url));
const decks = join(examples, 'decks');
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vc-examples-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) => execa(process.execPath, [join(examples, script), ...args]);

test('every script at the top is under 40 lines, and docs/sdk.md names it', async () => {
  const scripts = (await readdir(examples)).filter((name) => name.endsWith('.mjs'));
  const page = await readFile(join(examples, '..', 'docs', 'sdk.md'), 'utf8');
  expect([...page.matchAll(/^\| `([\w-]+\.mjs)`/gm)].map(([, name]) => name).sort()).toEqual(scripts.sort());
  for (const script of scripts) {
    expect((await readFile(join(examples, script), 'utf8')).split('\n').length, script).toBeLessThan(40);
  }
});

test('analyze-one prints the verdict and figures with slide and quote', async () => {
  const { stdout } = await run('analyze-one.mjs', join(decks, 'quaylane-series-a.pdf'), join(data, 'one'));
  expect(stdout).toMatch(/^Quaylane: \d+\/100, (invest|follow-up|pass)$/m);
  expect(stdout).toMatch(/^arr: \$2\.52M \(slide \d+: “.*”\)$/m);
});

test('analyze-folder analyses every PDF with progress, and rescore gives the same scores without opening a deck', async () => {
  const folder = await run('analyze-folder.mjs', decks, join(data, 'folder'));
  const scores = folder.stdout.split('\n').filter((line) => /^\d+\t/.test(line));
  const pdfs = (await readdir(decks)).filter((name) => name.endsWith('.pdf'));
  expect(scores.length).toBeGreaterThanOrEqual(pdfs.length - 1);
  expect(folder.stderr).toContain('ai_scoring completed');

  const { stdout } = await run('rescore.mjs', join(data, 'folder'));
  for (const line of scores) {
    const [score, company] = line.split('\t');
    expect(stdout).toContain(`${company}: ${score} → ${score}`);
  }
}, 120_000);

test('over what analyze-folder left: ranked and compared, exported, reported, held against a thesis, corrected', async () => {
  const held = join(data, 'folder');
  const ranked = (await run('rank-and-compare.mjs', held)).stdout;
  expect(ranked).toMatch(/^5 of \d+\n\d+\tQuaylane\n/);
  expect(ranked).toMatch(/^arr: \$2\.52M \(slide \d+\) \| /m);

  expect((await run('export-memo.mjs', held, data, 'fr', 'md', 'xlsx')).stdout).toMatch(
    /^quaylane-report\.md: \d+ bytes\nquaylane-report\.xlsx: \d+ bytes$/,
  );
  expect(await readFile(join(data, 'quaylane-report.md'), 'utf8')).toContain('Questions à poser d’abord');

  expect((await run('period-report.mjs', held, join(data, 'quarter.xlsx'))).stdout).toMatch(/^.*: \d+/m);
  expect((await readFile(join(data, 'quarter.xlsx'))).subarray(0, 2).toString()).toBe('PK');

  await writeFile(join(data, 'thesis.yaml'), 'name: Early Energy\nsectors: [energy]\n');
  expect((await run('fund-thesis.mjs', join(data, 'thesis.yaml'), held)).stdout).toMatch(
    /^Quaylane: \d+ by \S+; Early Energy: outside \(/m,
  );

  const corrected = (await run('correct.mjs', held, 'Quaylane', '12000')).stdout;
  const [, before, after] = /\$2\.52M → \$12K \(corrected\), score (\d+) → (\d+)$/m.exec(corrected)!.map(Number);
  expect(after).toBeLessThan(before!);
  expect(corrected).toMatch(/^Ana, \d{4}-\d{2}-\d{2}: Confirmed/m);
}, 60_000);

test('without-workspace reads, scores and writes a deck without a data folder', async () => {
  const { stdout } = await run('without-workspace.mjs', join(decks, 'wrenlow-pre-seed.pdf'));
  expect(stdout).toMatch(/^# Wrenlow\n/);
});

test('analyze-folder stops at Ctrl-C and keeps what is finished', async () => {
  const child = run('analyze-folder.mjs', decks, join(data, 'cancelled'));
  let seen = '';
  let interrupted = false;
  child.stderr.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
    if (!interrupted && seen.includes('ai_scoring completed')) interrupted = child.kill('SIGINT');
  });
  const { stderr } = await child;
  expect(stderr).toMatch(/cancelled$/);
  const { stdout } = await run('rescore.mjs', join(data, 'cancelled'));
  expect(stdout.trim().split('\n').length).toBeGreaterThanOrEqual(1);
});
