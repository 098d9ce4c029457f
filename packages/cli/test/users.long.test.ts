/** `vc user` and `vc retry`: what a fund's server needs from the terminal. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace, PANEL_ID } from '@vc-analyst/core';
import type { Analysis, ApiTokenView, AuditEntry, ManagedUser } from '@vc-analyst/core/model';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vc, vcPath } from './run-vc.js';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** As `vc`, with something on standard input. */
async function withInput(args: string[], input: string) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [vcPath, '--data', folder.path, ...args], {
    reject: false,
    input,
    env: { VC_PASSWORD_COST: '4', NO_COLOR: '1' },
  });
  return { exitCode, stdout, stderr };
}

test('accounts are added, listed, given a role and a password, and removed', async () => {
  const first = await withInput(['user', 'add', 'ada', '--email', 'ada@fund.example', '--json'], 'kelp anvil 93\n');
  expect(first.stderr).toBe('');
  expect(JSON.parse(first.stdout)).toMatchObject({ username: 'ada', teamRole: 'admin', isActive: true });
  expect((await withInput(['user', 'add', 'bob', '--role', 'partner'], 'kelp anvil 94')).stderr).toContain(
    'bob (partner)',
  );
  const taken = await withInput(['user', 'add', 'ADA'], 'kelp anvil 95');
  expect(taken).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('[username-taken]') as string });
  expect((await withInput(['user', 'add', 'eve'], '123456')).stderr).toContain('[password-common]');
  const last = await withInput(['user', 'role', 'ada', 'viewer'], '');
  expect(last).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('[last-admin]') as string });
  expect((await withInput(['user', 'role', 'BOB', 'viewer'], '')).exitCode).toBe(0);
  expect((await withInput(['user', 'passwd', 'ada@fund.example'], 'another 7 kites')).exitCode).toBe(0);
  const listed = JSON.parse((await withInput(['user', 'list', '--json'], '')).stdout) as ManagedUser[];
  expect(listed.map(({ username, teamRole }) => [username, teamRole])).toEqual([
    ['ada', 'admin'],
    ['bob', 'viewer'],
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/scrypt|kites/);
  expect((await withInput(['user', 'list'], '')).stdout).toMatch(/bob +viewer +active/);
  expect((await withInput(['user', 'rm', 'bob'], '')).exitCode).toBe(0);
  expect((await withInput(['user', 'rm', 'bob'], '')).exitCode).toBe(2);

  // All of it is in the audit log, with nothing of a password, and a change of the log is found.
  const log = JSON.parse((await withInput(['audit', '--who', 'bob', '--json'], '')).stdout) as AuditEntry[];
  expect(log.map(({ action, by, details }) => [action, by.kind, details?.role])).toEqual([
    ['account.removed', 'terminal', undefined],
    ['member.role-changed', 'terminal', 'viewer'],
    ['account.made', 'terminal', 'partner'],
  ]);
  const out = join(folder.path, 'audit.jsonl');
  expect((await withInput(['audit', '--out', out], '')).exitCode).toBe(0);
  const lines = (await readFile(out, 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines.join()).not.toMatch(/kelp|kites/);
  expect((await withInput(['audit', '--verify'], '')).stdout).toContain('5 entries');
  const page = join(folder.path, 'audit', '000000000001.json');
  await writeFile(page, (await readFile(page, 'utf8')).replace('"partner"', '"viewer"'));
  expect(await withInput(['audit', '--verify'], '')).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('2') as string,
  });
  expect((await withInput(['doctor'], '')).stdout).toMatch(/broken +Audit log/);
}, 180_000);

test('a second factor is reset for who lost it, and for the panel', async () => {
  await withInput(['user', 'add', 'ada'], 'kelp anvil 93\n');
  expect((await withInput(['user', 'reset-factor'], '')).stderr).toContain('[bad-usage]');
  expect((await withInput(['user', 'reset-factor', 'ada'], '')).stderr).toContain('[not-found]');
  const workspace = await openWorkspace({ dataDir: folder.path });
  await workspace.accounts.secondFactors.begin(PANEL_ID, 'panel');
  await workspace.close();
  expect((await withInput(['user', 'reset-factor', '--panel'], '')).exitCode).toBe(0);
  const { stdout } = await withInput(['audit', '--action', 'second-factor.reset', '--json'], '');
  expect(JSON.parse(stdout)).toMatchObject([{ by: { kind: 'terminal' }, about: { name: PANEL_ID } }]);
}, 180_000);

test('a token is made for a script, listed without it, and ended', async () => {
  await withInput(['user', 'add', 'ada', '--email', 'ada@fund.example'], 'kelp anvil 93\n');
  const made = await withInput(['token', 'add', 'ada', '--name', 'nightly', '--role', 'viewer', '--days', '7'], '');
  expect(made.stdout).toMatch(/^vca_[\w-]{43}$/);
  const listed = await withInput(['token', 'list', '--json'], '');
  const [token] = JSON.parse(listed.stdout) as ApiTokenView[];
  expect(token).toMatchObject({ name: 'nightly', role: 'viewer' });
  expect(listed.stdout).not.toContain(made.stdout);
  expect((await withInput(['token', 'rm', token!.id.slice(0, 8)], '')).exitCode).toBe(0);
  expect((await withInput(['token', 'rm', token!.id], '')).stderr).toContain('[not-found]');
}, 180_000);

test('a failed analysis is said to be one, exported by nobody, and retried from the stored deck', async () => {
  const data = folder.path;
  const deck = join(sampleDecks, 'rackhaven-seed.pptx');
  const made = JSON.parse((await vc(['analyze', deck, '--json', '--quiet'], { data })).stdout) as Analysis;
  const path = join(data, 'analyses', `${made.id}.json`);
  const stored = JSON.parse(await readFile(path, 'utf8')) as { stamp: string; document: Analysis };
  const failure = { code: 'reading-timeout', message: 'too slow', data: { fileName: made.fileName, limit: 60 } };
  const comments = [{ id: 'c', content: 'Still worth it', createdAt: made.createdAt, user: { firstName: 'Ada' } }];
  const document = { ...stored.document, status: 'failed', failure, comments };
  await writeFile(path, JSON.stringify({ ...stored, stamp: 'edited', document }));

  expect((await vc(['list'], { data })).stdout).toMatch(/– +failed/);
  expect((await vc(['rank'], { data })).stdout).toBe('');
  const shown = await vc(['show', made.id], { data });
  expect(shown.stderr).toContain('[reading-timeout]');
  for (const args of [
    ['export', made.id, '--format', 'md', '--out', '-'],
    ['rescore', made.id],
    ['compare', made.id, made.id],
  ]) {
    expect(await vc(args, { data })).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('[not-finished]') as string,
    });
  }
  const again = await vc(['retry', '--all-failed'], { data });
  expect(again.stderr).toBe('');
  expect(again.exitCode).toBe(0);
  const after = JSON.parse((await vc(['show', made.id, '--json'], { data })).stdout) as Analysis;
  expect(after).toMatchObject({
    status: 'completed',
    overallScore: made.overallScore,
    version: made.version,
    comments,
  });
  expect(after.failure).toBeUndefined();
  expect((await vc(['retry', '--all-failed'], { data })).stderr).toContain('No analysis has failed');
  expect((await vc(['retry'], { data })).exitCode).toBe(2);
}, 180_000);
