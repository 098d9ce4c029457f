/** Who is taken for dead: those whose beat was seen to stand still, whatever clocks say. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VcError } from '../errors/vc-error.js';
import { openStore } from '../workspace/open-store.js';
import { WorkerRegistry, workersCollection, type QueueWorker } from './worker-registry.js';
import type { Collection, Store } from '../store/store.js';

let folder: string;
let store: Store;
let workers: Collection<QueueWorker, QueueWorker>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-workers-'));
  ({ store } = await openStore(folder));
  workers = store.collection(workersCollection);
  await workers.create({ id: 'other', process: 'elsewhere', beat: 0 });
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await rm(folder, { recursive: true });
});

const watcher = (summary = (id: string) => workers.summary(id)) =>
  new WorkerRegistry({
    workers: { ...workers, summary },
    processName: 'watcher',
    isDeadProcess: () => false,
  });
const beat = () => workers.update('other', (worker) => ({ ...worker, beat: worker.beat + 1 }));

/** Looks every five seconds; how many seconds until the other counts as gone. */
async function lookFor(registry: WorkerRegistry, seconds: number): Promise<number | undefined> {
  for (let second = 0; second <= seconds; second += 5) {
    if (await registry.isGone('other')) return second;
    vi.advanceTimersByTime(5000);
  }
  return undefined;
}

test('whose beat stands still is gone after some twenty seconds', async () => {
  expect(await lookFor(watcher(), 60)).toBe(25);
});

test('a clock that is set an hour on or back makes nobody dead, and keeps nobody alive', async () => {
  for (const hours of [1, -1]) {
    const registry = watcher();
    expect(await registry.isGone('other')).toBe(false);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    await beat();
    expect(await registry.isGone('other')).toBe(false);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    expect(await lookFor(registry, 60)).toBe(25);
  }
});

test('a watcher that slept, or whose store was away, has seen nobody die meanwhile', async () => {
  let isAway = false;
  const registry = watcher((id) =>
    isAway ? Promise.reject(new VcError('store-unreachable', { place: 'db' })) : workers.summary(id),
  );
  expect(await registry.isGone('other')).toBe(false);
  isAway = true;
  await expect(lookFor(registry, 60)).rejects.toMatchObject({ code: 'store-unreachable' });
  vi.advanceTimersByTime(3_600_000);
  isAway = false;
  expect(await registry.isGone('other')).toBe(false);
  vi.advanceTimersByTime(5000);
  await beat();
  expect(await lookFor(registry, 15)).toBeUndefined();
});
