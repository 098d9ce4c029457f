/** Several processes on one folder: what a killed one was given is done by the next, once, and one account is first. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountsCollection } from '../accounts/account-collection.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { assignVersion } from '../pipeline/assign-version.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { isDeadProcess, newProcessName } from '../store/folder/process-name.js';
import { buildChild, type ChildScript } from '../../test/kit/store/child-process.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed } from '../../test/kit/sample-evidence.js';
import { openAnalysisQueue } from './open-analysis-queue.js';
import { WorkerRegistry, workersCollection } from './worker-registry.js';

let script: ChildScript;
let folder: string;

beforeAll(async () => {
  script = await buildChild(new URL('../../test/kit/jobs/child-server.ts', import.meta.url));
}, 60_000);
afterAll(() => script.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-processes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A server started on the folder after a crash. */
async function startServer(ran: string[]) {
  const store = await openFolderStore(folder);
  const analyses = store.collection(analysesCollection);
  const queue = openAnalysisQueue({
    store,
    analyses,
    workers: new WorkerRegistry({
      workers: store.collection(workersCollection),
      processName: newProcessName(),
      isDeadProcess,
    }),
    concurrency: 2,
    now: () => new Date(),
    locale: 'en',
    engine: async () => ({ name: 'rubric', version: '1.0.0' }),
    sniff: () => Promise.resolve('pdf'),
    rubricVersion: () => Promise.resolve('1.0.0'),
    analyze: (inputs, { given }) => {
      ran.push(new TextDecoder().decode(inputs[0]!.bytes));
      return Promise.resolve(sampleAnalysis(medianSeed(), { companyName: given?.companyName ?? '' }));
    },
    place: assignVersion,
    carry: (result) => Promise.resolve(result),
    record: () => Promise.resolve(),
    removeShares: () => Promise.resolve(),
  });
  return {
    store,
    analyses,
    queue,
    close: async () => {
      await queue.close();
      await store.close();
    },
  };
}

test('killed with -9 in the middle, a process loses nothing it acknowledged, and its heirs run each deck once', async () => {
  const child = script.start('submit', folder, '40');
  const acknowledged: string[] = [];
  let rest = '';
  child.stdout.on('data', (part: Buffer) => {
    const lines = (rest + part.toString()).split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines);
    if (acknowledged.length >= 7) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(acknowledged.length).toBeGreaterThanOrEqual(7);

  const ran: string[] = [];
  const heirs = await Promise.all([startServer(ran), startServer(ran)]);
  await Promise.all(heirs.map(({ queue }) => queue.start()));
  await Promise.all(heirs.map(({ queue }) => queue.idle()));
  const [{ analyses, store }] = heirs;
  for (const id of acknowledged) expect((await analyses.summary(id))?.status).toBe('completed');
  expect(new Set(ran).size).toBe(ran.length);
  const held = await analyses.summaries();
  // One more may have been kept and not yet said; without its deck it says so.
  expect(held.every(({ status, failure }) => status === 'completed' || failure?.code === 'deck-missing')).toBe(true);
  const hashes: string[] = [];
  for await (const hash of store.blobs.hashes()) hashes.push(hash);
  expect(hashes.every((hash) => held.some(({ deckHash }) => deckHash === hash))).toBe(true);
  for (const { close } of heirs) await close();
}, 60_000);

test('of fifty accounts opened at once in five processes exactly one is admin', async () => {
  const ended = await Promise.all(Array.from({ length: 5 }, () => script.run('register', folder, '10')));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  const said = ended.flatMap(({ output }) => output.trim().split('\n'));
  expect(said).toHaveLength(50);
  expect(said.filter((role) => role === 'admin')).toHaveLength(1);
  const store = await openFolderStore(folder);
  const held = await store.collection(accountsCollection).summaries();
  expect(held.filter(({ role }) => role === 'admin')).toHaveLength(1);
  expect(held).toHaveLength(50);
  await store.close();
}, 60_000);
