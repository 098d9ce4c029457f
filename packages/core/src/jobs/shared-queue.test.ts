/** The queue over a store that several servers and workers share: whoever is free takes the next, and nobody twice. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../test/kit/postgres/start-postgres.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed } from '../../test/kit/sample-evidence.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { assignVersion } from '../pipeline/assign-version.js';
import { openStore } from '../workspace/open-store.js';
import type { QueueUpdate } from './analysis-queue.js';
import { openAnalysisQueue, type QueueTools } from './open-analysis-queue.js';
import { WorkerRegistry, workersCollection } from './worker-registry.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

const deck = (text: string) => [{ fileName: 'deck.pdf', bytes: new TextEncoder().encode(`%PDF-1.7 ${text}`) }];
const NEXT = {
  filter: { conditions: [{ field: 'status', equals: 'pending' }] },
  sort: [{ by: 'createdAt', order: 'ascending' }],
} as const;

describe.skipIf(!postgres)('a queue that several processes share', () => {
  let address = '';
  const closers: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    address = await postgres!.newDatabase();
  });
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  /** One process; `name` is what its analyses say. */
  async function open(name: string, fields: Partial<QueueTools> = {}, dead: string[] = []) {
    const { store, claimFirst } = await openStore('', address);
    const analyses = store.collection(analysesCollection);
    const ran: string[] = [];
    const queue = openAnalysisQueue({
      store,
      analyses,
      claim: (change) => claimFirst!(analysesCollection, NEXT, change),
      workers: new WorkerRegistry({
        workers: store.collection(workersCollection),
        processName: name,
        isDeadProcess: (other) => dead.includes(other),
      }),
      concurrency: 1,
      now: () => new Date('2026-03-01T10:00:00Z'),
      locale: 'en',
      engine: () => Promise.resolve({ name: 'rubric', version: '1.0.0' }),
      sniff: () => Promise.resolve('pdf'),
      rubricVersion: () => Promise.resolve('1.0.0'),
      analyze: (inputs) => {
        ran.push(new TextDecoder().decode(inputs[0]!.bytes));
        return Promise.resolve(sampleAnalysis(medianSeed(), { companyName: `read by ${name}` }));
      },
      place: assignVersion,
      carry: (result) => Promise.resolve(result),
      record: () => Promise.resolve(),
      removeShares: () => Promise.resolve(),
      ...fields,
    });
    closers.push(async () => {
      await queue.close();
      await store.close();
    });
    return { queue, analyses, ran };
  }

  it('is worked off by whoever is free, each deck once, and by no server that only serves', async () => {
    const server = await open('server');
    await server.queue.start({ runs: false });
    const workers = [await open('first'), await open('second')];
    for (const { queue } of workers) await queue.start();
    const handedIn = await Promise.all(
      Array.from({ length: 12 }, (_, index) => server.queue.submit({ inputs: deck(`${index}`) })),
    );
    expect(handedIn.every(({ status }) => status === 'pending')).toBe(true);
    await expect.poll(() => server.queue.waiting(), { timeout: 20_000 }).toBe(0);
    expect(server.ran).toEqual([]);
    const ran = workers.flatMap((worker) => worker.ran);
    expect(new Set(ran).size).toBe(12);
    expect(ran).toHaveLength(12);
    expect((await server.analyses.summaries()).every(({ status }) => status === 'completed')).toBe(true);
  });

  it('tells the server that took a deck in how long it waited until another process took it up', async () => {
    const server = await open('server');
    await server.queue.start({ runs: false });
    const waited: number[] = [];
    server.queue.onTakenUp((ms) => waited.push(ms));
    const { id } = await server.queue.submit({ inputs: deck('first') });
    await server.queue.cancel((await server.queue.submit({ inputs: deck('withdrawn') })).id);
    const handedInAt = performance.now();
    const worker = await open('worker');
    const least = performance.now() - handedInAt;
    await worker.queue.start();
    await expect.poll(() => waited.length, { timeout: 10_000 }).toBe(1);
    expect(waited[0]).toBeGreaterThan(least);
    await expect.poll(async () => (await server.analyses.get(id))?.status, { timeout: 10_000 }).toBe('completed');
    await server.queue.retry(id);
    await expect.poll(() => waited.length, { timeout: 10_000 }).toBe(2);
    expect(waited[1]).toBeLessThan(performance.now() - handedInAt);
  });

  it('tells who follows on one server of a run that another process makes', async () => {
    const server = await open('server');
    await server.queue.start({ runs: false });
    await (await open('worker')).queue.start();
    const { id } = await server.queue.submit({ inputs: deck('one') });
    const told: QueueUpdate[] = [];
    server.queue.follow(id, (update) => told.push(update));
    await expect.poll(() => told.at(-1), { timeout: 10_000 }).toMatchObject({ step: 'completed' });
  });

  it('takes up what a worker left that is gone; should it wake up, it writes nothing', async () => {
    let wakeUp = () => {};
    const asleep = new Promise<void>((resolve) => (wakeUp = resolve));
    const begun = vi.fn();
    const sleeper = await open('sleeper', {
      analyze: async () => {
        begun();
        await asleep;
        return sampleAnalysis(medianSeed(), { companyName: 'read by a sleeper' });
      },
    });
    await sleeper.queue.start();
    const { id } = await sleeper.queue.submit({ inputs: deck('one') });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 10_000 });
    const other = await open('other', {}, ['sleeper']);
    expect(await other.queue.start()).toBe(1);
    await expect.poll(async () => (await other.analyses.get(id))?.status, { timeout: 10_000 }).toBe('completed');
    wakeUp();
    await sleeper.queue.idle();
    expect(await other.analyses.get(id)).toMatchObject({ companyName: 'read by other', status: 'completed' });
  });

  it('goes on where PostgreSQL was ended in the middle of it', { timeout: 240_000 }, async () => {
    const server = await open('server');
    await server.queue.start({ runs: false });
    await (await open('worker')).queue.start();
    const ids: string[] = [];
    for (let number = 0; number < 4; number += 1)
      ids.push((await server.queue.submit({ inputs: deck(`${number}`) })).id);
    const told: QueueUpdate[] = [];
    server.queue.follow(ids[0]!, (update) => told.push(update));
    postgres!.kill();
    server.queue.follow(ids[1]!, (update) => told.push(update));
    await server.queue.steps(ids[1]!).catch(() => undefined);
    postgres!.start();
    const statuses = async () => {
      const all = await Promise.all(ids.map((id) => server.analyses.get(id).catch(() => undefined)));
      return all.map((one) => one?.status);
    };
    await expect.poll(statuses, { timeout: 25_000 }).toEqual(ids.map(() => 'completed'));
    // Also those who followed while the database was away.
    const ended = () => told.flatMap((one) => ('step' in one && one.step === 'completed' ? one.analysisId : []));
    await expect.poll(() => ended().sort(), { timeout: 10_000 }).toEqual(ids.slice(0, 2).sort());
  });
});
