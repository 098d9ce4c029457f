/** Which run is gone on with, and what of it is remembered. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { VcError } from '../errors/vc-error.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import type { Store } from '../store/store.js';
import { batchRunsCollection, openBatchRuns } from './batch-runs.js';

let folder: string;
let store: Store;
let time: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-runs-'));
  store = await openFolderStore(folder);
  time = Date.parse('2026-11-21T10:00:00Z');
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const dead = new Set<string>();
/** What a process of that name sees. */
const runsOf = (processName: string) =>
  openBatchRuns({
    runs: store.collection(batchRunsCollection),
    processName,
    isDeadProcess: (name) => dead.has(name),
    now: () => new Date((time += 1000)),
  });
const begun = (places: string[]) => ({ places, settings: { jobs: 2, out: ['r.csv'] } });

test('a run of a process that died is gone on with, one of a process that works is not', async () => {
  const run = await runsOf('first').begin(begun(['/decks']));
  expect(await runsOf('second').last({ interrupted: true })).toBeUndefined();
  dead.add('first');
  expect(await runsOf('second').last({ interrupted: true })).toEqual(run);
  expect(await runsOf('second').last({ interrupted: true, places: ['/other'] })).toBeUndefined();
});

test('the last interrupted run counts, unless a later one over the same place came to its end', async () => {
  const runs = runsOf('one');
  const first = await runs.begin(begun(['/a']));
  await runs.close(first.id, 'stopped');
  const other = await runs.begin(begun(['/b']));
  await runs.close(other.id, 'ended');
  expect((await runs.last({ interrupted: true }))?.id).toBe(first.id);
  expect((await runs.last({ interrupted: false }))?.id).toBe(other.id);
  const again = await runs.begin(begun(['/a']));
  await runs.close(again.id, 'ended');
  expect(await runs.last({ interrupted: true })).toBeUndefined();
});

test('failures are remembered by path, the last one of each, until they are to be tried again', async () => {
  const runs = runsOf('one');
  const { id } = await runs.begin(begun(['/a']));
  for (const code of ['damaged-file', 'empty-file'] as const) {
    await runs.noteFailure(id, { path: '/a/x.pdf', mark: '1 2', error: new VcError(code, { fileName: 'x.pdf' }) });
  }
  await runs.close(id, 'stopped');
  const failures = [{ path: '/a/x.pdf', mark: '1 2', code: 'empty-file', data: { fileName: 'x.pdf' } }];
  expect(await runs.last({ interrupted: true })).toMatchObject({ failures, settings: { jobs: 2, out: ['r.csv'] } });
  const settings = { jobs: 1 };
  expect(await runs.takeUp(id, { settings, forgetFailures: false })).toMatchObject({ failures, settings });
  expect((await runs.takeUp(id, { settings, forgetFailures: true })).failures).toEqual([]);
});

test('old runs are forgotten, those that are at work never', async () => {
  const working = await runsOf('working').begin(begun(['/w']));
  const runs = runsOf('one');
  for (let at = 0; at < 30; at += 1) {
    const { id } = await runs.begin(begun([`/${at}`]));
    await runs.close(id, 'ended');
  }
  const held = await store.collection(batchRunsCollection).summaries();
  expect(held.length).toBeLessThanOrEqual(21);
  expect(held.map(({ id }) => id)).toContain(working.id);
});
