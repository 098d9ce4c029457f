/** README and the documents say lines that work: each that can run offline does, as it is written, in a shell. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

const clone = fileURLToPath(new URL('../../..', import.meta.url));
const text = (path: string) => readFile(join(clone, path), 'utf8');
const linesOf = (document: string) =>
  [...document.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.trim().split('\n'));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
const ids: string[] = [];
beforeAll(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  for (const place of ['decks', 'inbox']) await mkdir(join(folder.path, place));
  for (const to of ['deck.pdf', 'decks/quaylane-series-a.pdf'])
    await copyFile(join(sampleDecks, 'quaylane-series-a.pdf'), join(folder.path, to));
  await copyFile(join(sampleDecks, 'aubelle.pdf'), join(folder.path, 'decks/aubelle.pdf'));
  await vc(['batch', 'decks', '--quiet'], { data, cwd: folder.path });
  const held = JSON.parse((await vc(['rank', '--json'], { data })).stdout) as AnalysisSummary[];
  ids.push(...held.map(({ id }) => id));
}, 120_000);
afterAll(() => folder.remove());

/** Servers, what waits for files to come, and what wants labels of one's own. */
const ENDLESS = /^vc (?:serve|demo|watch|mcp|eval)\b/;

test('the lines of README run as they stand', async () => {
  const lines = linesOf(await text('README.md'));
  const alias = lines.find((line) => line.startsWith('alias vc='))!;
  const runnable = lines.filter((line) => line.startsWith('vc ') && !ENDLESS.test(line));
  expect(runnable.length).toBeGreaterThan(9);
  for (const line of runnable) {
    const shown = line.replaceAll('<id>', ids[0]!);
    const script = [`shopt -s expand_aliases`, alias.replace('$PWD', clone.replace(/\/$/, '')), shown].join('\n');
    const env = { VC_DATA: data, VC_LANG: '', VC_ENGINE: '' };
    const { exitCode, stderr } = await execa('bash', ['-c', script], { cwd: folder.path, env, reject: false });
    expect([line, exitCode, exitCode === 0 ? '' : stderr]).toEqual([line, 0, '']);
  }
}, 240_000);

test('docs/mcp.md configures a command that starts, from anywhere', async () => {
  const [, block] = /^```json\n([\s\S]*?)^```/m.exec(await text('docs/mcp.md'))!;
  const { mcpServers } = JSON.parse(block!) as { mcpServers: Record<string, { command: string; args: string[] }> };
  const { command, args } = mcpServers['vc-analyst']!;
  const real = args.map((word) =>
    word.replace('/path/to/vc-analyst', clone).replace('/path/to/decks', join(folder.path, 'decks')),
  );
  const { exitCode, stderr } = await execa(command, real, {
    cwd: dirname(folder.path),
    env: { VC_DATA: data },
    input: '',
    reject: false,
  });
  expect([exitCode, stderr]).toEqual([0, '']);
});

test('no document tells anybody to run npx vc, which is somebody else’s package outside of the clone', async () => {
  for (const path of [
    'README.md',
    'scripts/start.mjs',
    'docs/cli.md',
    'docs/server.md',
    'docs/evaluation.md',
    'docs/mcp.md',
  ])
    expect(linesOf(await text(path)).join('\n') + (path.endsWith('.mjs') ? await text(path) : ''), path).not.toMatch(
      /npx vc/,
    );
  expect(await text('README.md')).not.toContain('Not there yet');
});
