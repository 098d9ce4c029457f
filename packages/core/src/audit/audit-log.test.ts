/** The audit log: nothing is lost among many writers, and what somebody changed in the files is found. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuditNote } from '../model/audit.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { auditFile } from './audit-files.js';
import { auditCollection, openAuditLog, type AuditLog } from './audit-log.js';

let folder: string;
const closers: (() => Promise<void>)[] = [];
let minutes = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-audit-'));
  minutes = 0;
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

async function close(): Promise<void> {
  for (const end of closers.splice(0)) await end();
}

/** Another process, as far as the store knows. */
async function open(entriesAPage?: number): Promise<AuditLog> {
  const store = await openFolderStore(folder, {});
  closers.push(() => store.close());
  return openAuditLog(
    store.collection(auditCollection),
    () => new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1))),
    entriesAPage,
  );
}

const note = (more: Partial<AuditNote> = {}): AuditNote => ({
  action: 'account.sign-in',
  outcome: 'done',
  by: { kind: 'account', id: 'a1', name: 'ana' },
  ...more,
});

test('two processes that write at once make one chain, of which nothing is missing', async () => {
  const logs = [await open(), await open()];
  await Promise.all(Array.from({ length: 60 }, (_, index) => logs[index % 2]!.record(note())));
  const { entries, head, brokenAt } = await logs[0]!.verify();
  expect({ entries, seq: head?.seq, brokenAt }).toEqual({ entries: 60, seq: 60, brokenAt: undefined });
});

test('goes on over many pages, lists the newest first page by page, and finds by who, what and when', async () => {
  const log = await open(20);
  for (let index = 1; index <= 75; index += 1) {
    await log.record(index % 25 === 0 ? note({ action: 'settings.changed', about: { name: 'Luc Ferry' } }) : note());
  }
  const seen: number[] = [];
  let before: number | undefined;
  do {
    const page = await log.list({}, { limit: 30, before });
    seen.push(...page.entries.map(({ seq }) => seq));
    before = page.next;
  } while (before !== undefined);
  expect(seen).toEqual(Array.from({ length: 75 }, (_, index) => 75 - index));
  const seqs = async (filter: Parameters<AuditLog['list']>[0]) =>
    (await log.list(filter)).entries.map(({ seq }) => seq);
  expect(await seqs({ action: 'settings.changed' })).toEqual([75, 50, 25]);
  expect(await seqs({ who: 'FERRY', to: '2026-01-01T00:40:00.000Z' })).toEqual([25]);
  expect(await seqs({ from: '2026-01-01T01:14:00.000Z', outcome: 'done' })).toEqual([75, 74]);
  expect(await seqs({ who: 'a' })).toHaveLength(50);
  expect(await seqs({ outcome: 'refused' })).toEqual([]);
});

test.each([
  ['a word was changed', (page: string) => page.replace('"name":"ana"', '"name":"eve"'), 1],
  ['an entry was taken out', (page: string) => without(page, 2), 3],
  ['the first ones were taken out', (page: string) => without(page, 0), 1],
])('finds that %s', async (_, change, at) => {
  const log = await open();
  for (let index = 0; index < 5; index += 1) await log.record(note());
  await close();
  const [name] = (await readdir(join(folder, 'audit'))).filter((one) => one.endsWith('.json'));
  const path = join(folder, 'audit', name!);
  const page = await readFile(path, 'utf8');
  const changed = change(page);
  expect(changed).not.toBe(page);
  await writeFile(path, changed);
  expect((await (await open()).verify()).brokenAt).toBe(at);
});

test('of a log that was cut off at its end the head is another', async () => {
  const log = await open();
  for (let index = 0; index < 3; index += 1) await log.record(note());
  const { head } = await log.verify();
  await close();
  const [name] = (await readdir(join(folder, 'audit'))).filter((one) => one.endsWith('.json'));
  const path = join(folder, 'audit', name!);
  await writeFile(path, without(await readFile(path, 'utf8'), 2));
  const after = await (await open()).verify();
  expect(after.brokenAt).toBeUndefined();
  expect(after.head?.hash).not.toBe(head?.hash);
});

test('a spreadsheet is given no formula, and another program follows the chain of the JSONL', async () => {
  const log = await open();
  await log.record(note({ by: { kind: 'account', name: '=HYPERLINK("http://evil.example")' } }));
  await log.record(note({ about: { name: 'Zoë “Ruiz”' }, details: { b: '1', a: '2' } }));
  const text = async (format: 'csv' | 'jsonl') =>
    new TextDecoder().decode((await auditFile(log.all(), format, new Date())).bytes);
  expect(await text('csv')).toContain(`,"'=HYPERLINK`);
  const lines = (await text('jsonl')).trim().split('\n');
  expect(lines).toHaveLength(2);
  const { createHash } = await import('node:crypto');
  let previous = '0'.repeat(64);
  for (const line of lines) {
    const { hash, ...rest } = JSON.parse(line) as { hash: string; previous: string };
    expect(rest.previous).toBe(previous);
    const keys = new Set<string>();
    JSON.stringify(rest, (key, value: unknown) => (keys.add(key), value));
    expect(
      createHash('sha256')
        .update(JSON.stringify(rest, [...keys].sort()))
        .digest('hex'),
    ).toBe(hash);
    previous = hash;
  }
});

function without(page: string, index: number): string {
  const file = JSON.parse(page) as { document: { entries: unknown[] } };
  file.document.entries.splice(index, 1);
  return JSON.stringify(file, null, 1);
}
