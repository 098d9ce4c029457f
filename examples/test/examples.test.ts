/** The SDK's example scripts run as printed, stay short, and do what their first line says. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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

test('every script at the top is under 40 lines', async () => {
  const scripts = (await readdir(examples)).filter((name) => name.endsWith('.mjs'));
  expect(scripts).toEqual(['analyze-folder.mjs', 'analyze-one.mjs', 'rescore.mjs']);
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
