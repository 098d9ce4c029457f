/** `vc privacy` and encrypted backups, by the real command: what is kept is handed out, erased, deleted by age, and opened by its key alone. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace, type PersonalData } from '@vc-analyst/core';
import type { Analysis } from '@vc-analyst/core/model';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vcPath } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
});
afterEach(() => folder.remove());

async function run(args: string[], { input = '', of = data } = {}) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [vcPath, '--data', of, ...args], {
    reject: false,
    input,
    env: { VC_PASSWORD_COST: '4', NO_COLOR: '1' },
  });
  return { exitCode, stdout, stderr };
}

test('a person’s data are written out and erased, a company’s deleted, and what is old goes when it is said', async () => {
  await run(['user', 'add', 'ada'], { input: 'kelp anvil 93' });
  await run(['user', 'add', 'bob', '--role', 'partner'], { input: 'kelp anvil 94' });
  const { stdout } = await run(['analyze', join(sampleDecks, 'wrenlow-pre-seed.pdf'), '--json']);
  const { id } = JSON.parse(stdout) as Analysis;
  const workspace = await openWorkspace({ dataDir: data });
  const bob = (await workspace.accounts.managed.list()).find(({ username }) => username === 'bob')!;
  await workspace.collaboration.comments.add(id, 'Ask for the cohort.', { id: bob.id, firstName: 'bob' });
  await workspace.close();

  const out = join(folder.path, 'bob.json');
  expect((await run(['privacy', 'export', 'bob', '--out', out])).exitCode).toBe(0);
  expect((await stat(out)).mode & 0o077).toBe(0);
  const kept = JSON.parse(await readFile(out, 'utf8')) as PersonalData;
  expect(kept.written).toMatchObject([{ analysisId: id, comments: [{ content: 'Ask for the cohort.' }] }]);

  const asked = await run(['privacy', 'erase', 'bob']);
  expect(asked).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--yes') as string });
  expect((await run(['privacy', 'erase', 'bob', '--yes'])).stderr).toContain('1 analysis');
  expect((await run(['privacy', 'export', 'bob'])).exitCode).toBe(2);
  expect((await run(['show', id, '--json'])).stdout).not.toContain(bob.id);
  expect(await run(['privacy', 'erase', 'ada', '--yes'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('[last-admin]') as string,
  });

  expect((await run(['privacy', 'due'])).stderr).toContain('No rule is in force');
  expect((await run(['privacy', 'keep', '24'])).stderr).toContain('None is due now.');
  expect((await run(['privacy', 'keep', 'soon'])).exitCode).toBe(2);
  expect((await run(['privacy', 'erase-company', 'WRENLOW', '--yes'])).stderr).toContain('1 analysis was deleted');
  expect(JSON.parse((await run(['list', '--json'])).stdout)).toEqual([]);
});

test('an encrypted backup is opened by its key and by nothing else', async () => {
  await run(['analyze', join(sampleDecks, 'wrenlow-pre-seed.pdf')]);
  const [key, other, file] = ['key.txt', 'other.txt', 'fund.age'].map((name) => join(folder.path, name));
  const made = await run(['backup-key', key!]);
  await run(['backup-key', other!]);
  expect((await stat(key!)).mode & 0o077).toBe(0);
  const [recipient] = /age1[a-z0-9]+/.exec(made.stdout + made.stderr)!;
  expect((await run(['backup', file!, '--to', recipient])).exitCode).toBe(0);
  expect((await readFile(file!, 'latin1')).slice(0, 21)).toBe('age-encryption.org/v1');

  const elsewhere = { of: join(folder.path, 'elsewhere') };
  for (const keys of [[], ['--key', other!]]) {
    expect((await run(['restore', file!, ...keys], elsewhere)).stderr).toContain('[backup-encrypted]');
  }
  expect((await run(['restore', file!, '--key', key!], elsewhere)).exitCode).toBe(0);
  expect((await run(['list'], elsewhere)).stdout).toContain('Wrenlow');
});
