/** README and the documents say lines that work: each that can run offline does, as it is written, in a shell. */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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
  const completions = ['.local/share/bash-completion/completions', '.config/fish/completions'];
  for (const place of ['decks', 'files', 'inbox', ...completions])
    await mkdir(join(folder.path, place), { recursive: true });
  await copyFile(join(sampleDecks, 'quaylane-series-a.pdf'), join(folder.path, 'deck.pdf'));
  for (const deck of ['quaylane-series-a.pdf', 'aubelle.pdf'])
    for (const to of ['decks', 'files']) await copyFile(join(sampleDecks, deck), join(folder.path, to, deck));
  const truth = (await text('examples/decks/truth.jsonl')).split('\n');
  const labels = truth.filter((line) => /"id":\s*"(?:quaylane-series-a|aubelle)"/.test(line));
  for (const to of ['labels.jsonl', 'decks/labels.jsonl']) await writeFile(join(folder.path, to), labels.join('\n'));
  await vc(['batch', 'decks', '--quiet'], { data, cwd: folder.path });
  const held = JSON.parse((await vc(['rank', '--json'], { data })).stdout) as AnalysisSummary[];
  ids.push(...held.map(({ id }) => id));
}, 120_000);
afterAll(() => folder.remove());

/** Servers, and what waits for files to come; what asks a model of somebody else's; what other shells understand. */
const NOT_HERE = /^vc (?:(?:serve|demo|watch|mcp|completion (?:zsh|powershell)|--engine openai)\b|.*--replay)/;

test.each([
  ['README.md', 10],
  ['docs/cli.md', 5],
  ['docs/reports.md', 6],
  ['docs/evaluation.md', 3],
])(
  'the lines of %s run as they stand',
  async (document, most) => {
    const alias = linesOf(await text('README.md')).find((line) => line.startsWith('alias vc='))!;
    const runnable = linesOf(await text(document)).filter((line) => line.startsWith('vc ') && !NOT_HERE.test(line));
    expect(runnable.length).toBeGreaterThanOrEqual(most);
    for (const line of runnable) {
      const shown = line.replaceAll('<id>', ids[0]!);
      const script = [`shopt -s expand_aliases`, alias.replace('$PWD', clone.replace(/\/$/, '')), shown].join('\n');
      const env = { VC_DATA: data, VC_LANG: '', VC_ENGINE: '', HOME: folder.path };
      const { exitCode, stderr } = await execa('bash', ['-c', script], { cwd: folder.path, env, reject: false });
      expect([line, exitCode, exitCode === 0 ? '' : stderr]).toEqual([line, 0, '']);
    }
  },
  240_000,
);

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
  const documents = (await readdir(join(clone, 'docs'))).filter((name) => name.endsWith('.md'));
  const others = [
    'README.md',
    'CONTRIBUTING.md',
    'scripts/start.mjs',
    'packages/cli/README.md',
    'packages/core/README.md',
  ];
  for (const path of [...others, ...documents.map((name) => `docs/${name}`)])
    expect(await text(path), path).not.toMatch(/npx (?:-\S+ )*vc\b(?!-)/);
  expect(await text('README.md')).not.toContain('Not there yet');
});
