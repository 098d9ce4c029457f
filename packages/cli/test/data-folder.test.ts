/** The data folder in a user's hands: restored, shown, configured, backed up, migrated; and the errors on the way. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analysisSchema } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEYS, hasTerminal, runInTerminal } from './run-in-terminal.js';
import { temporaryFolder, vc } from './run-vc.js';

const fixture = fileURLToPath(new URL('../../core/test/fixtures/data-folder-0.1.0.tar.gz', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
let restored: Awaited<ReturnType<typeof vc>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  restored = await vc(['restore', fixture], { data });
});
afterAll(() => folder.remove());

test('restore says what it brought back, on stderr', () => {
  expect(restored).toMatchObject({ exitCode: 0, stdout: '' });
  expect(restored.stderr).toMatch(/2 analyses, 2 decks and 2 accounts, as of 2026-11-21/);
});

test('a folder that holds something is refused in one sentence, in the reader’s language', async () => {
  const { exitCode, stdout, stderr } = await vc(['restore', fixture, '--lang', 'es'], { data });
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr.trim()).toMatch(/^[^\n]* no está vacía; [^\n]*\[folder-not-empty\]$/);
});

test('show finds the company by name, and --json is nothing but the document', async () => {
  const { exitCode, stdout, stderr } = await vc(['show', 'WRENLOW', '--json'], { data });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(analysisSchema.parse(JSON.parse(stdout)).companyName).toBe('Wrenlow');
});

test('one slide is its text alone; a slide that is not there is named', async () => {
  const { stdout } = await vc(['show', 'wrenlow', '--slide', '2'], { data });
  expect(stdout).toMatch(/^slide 2 · /);
  expect(stdout).not.toContain('slide 3 · ');
  const { exitCode, stderr } = await vc(['show', 'wrenlow', '--slide', '99'], { data });
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/there is no slide 99\. \[bad-usage\]$/m);
});

test('config says where each value came from, and never prints a key', async () => {
  await writeFile(join(data, 'config.yaml'), 'concurrency: 3\n');
  const env = { VC_LANG: 'fr', OPENAI_API_KEY: 'sk-canary' };
  const { exitCode, stdout } = await vc(['config', '--json', '--data', data], { env });
  expect(exitCode).toBe(0);
  expect(stdout).not.toContain('canary');
  expect(JSON.parse(stdout)).toMatchObject({
    file: join(data, 'config.yaml'),
    settings: {
      dataDir: { value: data, from: 'flag' },
      lang: { value: 'fr', from: 'environment' },
      concurrency: { value: 3, from: 'file' },
      port: { value: 3000, from: 'default' },
    },
    secrets: { OPENAI_API_KEY: true },
  });
});

test('backup writes one file, replaces none unasked, and migrate finds nothing to do', async () => {
  const file = join(folder.path, 'fund.tar.gz');
  const made = await vc(['backup', file, '--json'], { data });
  expect(JSON.parse(made.stdout)).toMatchObject({ documents: { analyses: 2, accounts: 2 }, blobs: 2, leftOut: [] });
  const again = await vc(['backup', file, '--json'], { data });
  expect(again.exitCode).toBe(2);
  expect(JSON.parse(again.stdout)).toMatchObject({ error: { code: 'file-exists', data: { fileName: 'fund.tar.gz' } } });
  const before = await readdir(data);
  const migrated = await vc(['migrate', '--json'], { data });
  expect(JSON.parse(migrated.stdout)).toMatchObject({ from: 1, to: 1, documents: 0 });
  expect(await readdir(data)).toEqual(before);
});

test('a wrong command line is one sentence with its code, and data with --json', async () => {
  const { exitCode, stdout, stderr } = await vc(['shw', '--json']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    error: { code: 'bad-usage', message: expect.stringContaining('shw') as string },
  });
});

test('doctor names what is broken and how to mend it', async () => {
  await writeFile(join(data, 'thesis.yaml'), 'stages: [sead]\n');
  const { exitCode, stdout } = await vc(['doctor', '--json'], { data });
  await writeFile(join(data, 'thesis.yaml'), '');
  expect(exitCode).toBe(1);
  const findings = JSON.parse(stdout) as { what: string; state: string; detail: string }[];
  expect(findings.filter(({ state }) => state === 'broken')).toMatchObject([
    { what: 'Thesis', detail: expect.stringMatching(/thesis\.yaml: line 1.*sead/) as string },
  ]);
  expect(findings.find(({ what }) => what === 'OCR')?.state).toBe('ok');
});

test.skipIf(!hasTerminal)('on a terminal show is turned page by page, and the screen is as before', async () => {
  const { exitCode, raw, after } = await runInTerminal(['show', 'wrenlow', '--lang', 'en'], {
    data,
    input: [
      { when: /\[Scores\][\s\S]*q quit/, send: KEYS.right },
      { when: /\[Figures\][\s\S]*q quit/, send: '5' },
      { when: /\[Questions\][\s\S]*q quit/, send: 'q' },
    ],
  });
  expect(exitCode).toBe(0);
  expect(after[0]).toMatch(/Wrenlow {2}\d+\/100/);
  expect(after[1]).toMatch(/s\. \d+\s+“/);
  expect(raw.indexOf('\u001b[?1049h')).toBeLessThan(raw.indexOf('Wrenlow'));
  expect(raw.lastIndexOf('\u001b[?1049l')).toBeGreaterThan(raw.lastIndexOf('Wrenlow'));
});

test.skipIf(!hasTerminal)('--plain with NO_COLOR leaves a terminal without a single code', async () => {
  const { raw, exitCode } = await runInTerminal(['show', 'wrenlow', '--plain'], { data, env: { NO_COLOR: '1' } });
  expect(exitCode).toBe(0);
  expect(raw).toContain('Wrenlow');
  expect(raw).not.toContain('\u001b');
});
