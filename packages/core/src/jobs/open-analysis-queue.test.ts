/** What the queue promises: nothing acknowledged is lost, nothing runs twice, nothing is left behind. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';
import type { NewActivity } from '../model/activity.js';
import type { DeckInput } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import { assignVersion } from '../pipeline/assign-version.js';
import type { FileSystem } from '../store/folder/file-system.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { failingFileSystem } from '../../test/kit/store/failing-file-system.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed } from '../../test/kit/sample-evidence.js';
import type { Store } from '../store/store.js';
import type { QueueUpdate } from './analysis-queue.js';
import { openAnalysisQueue, type QueueTools } from './open-analysis-queue.js';
import { WorkerRegistry, workersCollection } from './worker-registry.js';

let folder: string;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-queue-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

const deck = (text = 'one'): DeckInput[] => [
  { fileName: 'deck.pdf', bytes: new TextEncoder().encode(`%PDF-1.7 ${text}`) },
];
const ana = { id: 'ana', firstName: 'Ana' };

/** A run that does what a test asks of it; by default it ends well at once. */
async function openQueue(fields: Partial<QueueTools> & { dead?: string[]; fileSystem?: FileSystem } = {}) {
  const { fileSystem } = fields;
  const store = await openFolderStore(folder, fileSystem ? { fileSystem } : {});
  const analyses = store.collection(analysesCollection);
  const activities: NewActivity[] = [];
  let runs = 0;
  const processName = `process-${Math.random()}`;
  const queue = openAnalysisQueue({
    store,
    analyses,
    workers: new WorkerRegistry({
      workers: store.collection(workersCollection),
      processName,
      isDeadProcess: (name) => fields.dead?.includes(name) ?? false,
    }),
    concurrency: 2,
    now: () => new Date('2026-03-01T10:00:00Z'),
    locale: 'en',
    engine: async () => ({ name: 'rubric', version: '1.0.0' }),
    sniff: () => Promise.resolve('pdf'),
    rubricVersion: () => Promise.resolve('1.0.0'),
    analyze: (inputs, options) => {
      runs += 1;
      return resultOf(inputs, options);
    },
    place: assignVersion,
    carry: (result) => Promise.resolve(result),
    record: (activity) => Promise.resolve(activities.push(activity)),
    removeShares: () => Promise.resolve(),
    ...fields,
  });
  const close = async () => {
    await queue.close();
    await store.close();
  };
  closers.push(close);
  return { store, analyses, queue, activities, processName, runs: () => runs, close };
}

function resultOf(inputs: DeckInput[], { given, onProgress }: AnalyzeOptions = {}): Promise<Analysis> {
  onProgress?.({ type: 'step', step: 'extract', status: 'processing' });
  onProgress?.({ type: 'step', step: 'extract', status: 'completed', ms: 5 });
  const companyName = given?.companyName ?? 'Read from the deck';
  const fields = { fileName: inputs[0]!.fileName, companyName };
  return Promise.resolve(sampleAnalysis(medianSeed(), fields));
}

/** A run that stands still until it is let go or aborted. */
function heldRun() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const begun = vi.fn();
  const analyze: QueueTools['analyze'] = async (inputs, options) => {
    begun();
    await Promise.race([
      held,
      new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new VcError('cancelled')));
      }),
    ]);
    return resultOf(inputs, options);
  };
  return { analyze, begun, release: () => release() };
}

async function blobCount(store: Awaited<ReturnType<typeof openFolderStore>>): Promise<number> {
  let count = 0;
  for await (const _hash of store.blobs.hashes()) count += 1;
  return count;
}

test('a deck handed in is stored pending with its owner at once, and completes', async () => {
  const { queue, analyses, activities, store } = await openQueue();
  const given = { companyName: ' Northgrid ', sector: 'energy' as const };
  const pending = await queue.submit({ inputs: deck(), given, by: ana });
  expect(pending).toMatchObject({ status: 'pending', companyName: 'Northgrid', ownerId: 'ana', overallScore: null });
  expect(await store.blobs.has(pending.deckHash)).toBe(true);
  await queue.idle();
  const done = await analyses.get(pending.id);
  expect(done).toMatchObject({ status: 'completed', id: pending.id, createdAt: pending.createdAt, ownerId: 'ana' });
  expect(done?.run).toBeUndefined();
  expect(done?.given).toEqual({ companyName: 'Northgrid', sector: 'energy' });
  expect(done?.overallScore).not.toBeNull();
  expect(activities.map(({ action, concerns }) => [action, concerns])).toEqual([
    ['analysis.uploaded', []],
    ['analysis.completed', ['ana']],
  ]);
});

test('a failure is kept with code, values and sentence, its owner is told, and a retry completes it', async () => {
  let broken = true;
  const { queue, analyses, activities } = await openQueue({
    analyze: (inputs, options) =>
      broken ? Promise.reject(new VcError('password-protected', { fileName: 'deck.pdf' })) : resultOf(inputs, options),
  });
  const { id } = await queue.submit({ inputs: deck(), given: { companyName: 'Acme' }, by: ana });
  await queue.idle();
  const failed = await analyses.get(id);
  expect(failed).toMatchObject({
    status: 'failed',
    failure: { code: 'password-protected', data: { fileName: 'deck.pdf' } },
  });
  expect(failed?.failure?.message).toMatch(/protected by a password/);
  expect((await analyses.summary(id))?.status).toBe('failed');
  broken = false;
  expect(await queue.retry(id, ana)).toMatchObject({ id, status: 'pending' });
  await queue.idle();
  const done = await analyses.get(id);
  expect(done).toMatchObject({ status: 'completed', version: 1 });
  expect(done?.failure).toBeUndefined();
  expect(activities.map(({ action }) => action)).toEqual([
    'analysis.uploaded',
    'analysis.failed',
    'analysis.reprocessed',
    'analysis.completed',
  ]);
});

test('what a program error says does not reach the document', async () => {
  const { queue, analyses } = await openQueue({ analyze: () => Promise.reject(new Error('ARR of $9M on slide 3')) });
  const { id } = await queue.submit({ inputs: deck() });
  await queue.idle();
  expect(JSON.stringify(await analyses.get(id))).not.toContain('$9M');
});

test('reprocessing keeps id, version and what people added; lists show no score meanwhile', async () => {
  const { analyze, release } = heldRun();
  const first = await openQueue();
  const { id } = await first.queue.submit({ inputs: deck(), given: { companyName: 'Acme' } });
  await first.queue.submit({ inputs: deck('two'), given: { companyName: 'Acme' } });
  await first.queue.idle();
  const comment = { id: 'c1', content: 'Ask again', createdAt: '2026-03-01', user: ana };
  await first.analyses.update(id, (found) => ({
    ...found,
    comments: [comment],
    decision: { value: 'pipeline', at: '2026-03-01', by: ana },
  }));
  await first.close();
  const { queue, analyses } = await openQueue({ analyze });
  await queue.retry(id);
  expect(await analyses.summary(id)).toMatchObject({ status: 'pending', overallScore: null, recommendation: null });
  release();
  await queue.idle();
  expect(await analyses.get(id)).toMatchObject({
    status: 'completed',
    version: 1,
    comments: [comment],
    decision: { value: 'pipeline' },
  });
  expect((await analyses.summary(id))?.overallScore).not.toBeNull();
});

test('no more run at once than allowed, and all come to their turn', async () => {
  let running = 0;
  let most = 0;
  let three = () => {};
  const full = new Promise<void>((resolve) => (three = resolve));
  const { queue, analyses } = await openQueue({
    concurrency: 3,
    analyze: async (inputs, options) => {
      most = Math.max(most, (running += 1));
      if (running === 3) three();
      await full;
      running -= 1;
      return resultOf(inputs, options);
    },
  });
  await Promise.all(Array.from({ length: 12 }, (_, number) => queue.submit({ inputs: deck(`${number}`) })));
  await queue.idle();
  expect(most).toBe(3);
  expect((await analyses.summaries()).filter(({ status }) => status === 'completed')).toHaveLength(12);
});

test('fifty uploads of one deck at once are fifty versions of one company and one file', async () => {
  const { queue, analyses, store } = await openQueue({ concurrency: 4 });
  const made = await Promise.all(
    Array.from({ length: 50 }, () => queue.submit({ inputs: deck(), given: { companyName: 'Acme' } })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(50);
  await queue.idle();
  const held = await analyses.summaries();
  expect(held.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 1),
  );
  expect(await blobCount(store)).toBe(1);
  const warned = await Promise.all(
    made.map(async ({ id }) => (await analyses.get(id))?.warnings.map(({ code }) => code)),
  );
  expect(warned.filter((codes) => codes?.includes('duplicate-of'))).toHaveLength(49);
});

test('removing while others hand in the same deck leaves no document without deck and no deck without document', async () => {
  const { queue, analyses, store } = await openQueue({ concurrency: 4 });
  const made = await Promise.all(Array.from({ length: 25 }, () => queue.submit({ inputs: deck() })));
  await Promise.all([
    ...made.map(({ id }) => queue.remove(id)),
    ...Array.from({ length: 25 }, (_, number) => queue.submit({ inputs: deck(number % 2 ? 'one' : 'two') })),
  ]);
  await queue.idle();
  const held = await analyses.summaries();
  expect(held).toHaveLength(25);
  expect(held.every(({ status }) => status === 'completed')).toBe(true);
  expect(await blobCount(store)).toBe(2);
  await Promise.all(held.map(({ id }) => queue.remove(id)));
  expect(await blobCount(store)).toBe(0);
});

test('an image that two decks share stays until the last of them goes', async () => {
  const { queue, store } = await openQueue();
  const image = (name: string): DeckInput => ({ fileName: `${name}.png`, bytes: new TextEncoder().encode(name) });
  const one = await queue.submit({ inputs: [image('a'), image('b')] });
  const two = await queue.submit({ inputs: [image('b'), image('c')] });
  await queue.idle();
  await queue.remove(one.id);
  expect(await blobCount(store)).toBe(2);
  await queue.remove(two.id);
  expect(await blobCount(store)).toBe(0);
});

test('removed while it runs, an analysis stops and does not come back', async () => {
  const { analyze, begun } = heldRun();
  const { queue, analyses, store } = await openQueue({ analyze });
  const { id } = await queue.submit({ inputs: deck() });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  await queue.remove(id);
  await queue.idle();
  expect(await analyses.get(id)).toBeUndefined();
  expect(await blobCount(store)).toBe(0);
  await expect(queue.remove(id)).rejects.toMatchObject({ code: 'not-found' });
});

test('cancelled, a first run has failed, and a reprocessed analysis is as it was', async () => {
  const before = await openQueue();
  const { id: known } = await before.queue.submit({ inputs: deck('known') });
  await before.queue.idle();
  await before.close();
  const { analyze, begun } = heldRun();
  const { queue, analyses } = await openQueue({ analyze });
  const { id } = await queue.submit({ inputs: deck() });
  await queue.retry(known);
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
  await queue.cancel(id);
  await queue.cancel(known);
  await queue.idle();
  expect(await analyses.get(id)).toMatchObject({ status: 'failed', failure: { code: 'cancelled' } });
  expect((await analyses.get(known))?.status).toBe('completed');
  expect((await analyses.summary(known))?.overallScore).not.toBeNull();
});

test('what a dead process left pending and running is taken up, once, by whoever starts', async () => {
  const { analyze, begun } = heldRun();
  const dying = await openQueue({ analyze, concurrency: 1 });
  const running = await dying.queue.submit({ inputs: deck('running') });
  const waiting = await dying.queue.submit({ inputs: deck('waiting') });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  // While it lives nobody else takes its work.
  const living = await openQueue();
  expect(await living.queue.start()).toBe(0);
  const heirs = await Promise.all([1, 2, 3].map(() => openQueue({ dead: [dying.processName] })));
  const taken = await Promise.all(heirs.map(({ queue }) => queue.start()));
  await Promise.all(heirs.map(({ queue }) => queue.idle()));
  expect(taken.reduce((sum, count) => sum + count)).toBe(2);
  expect(heirs.reduce((sum, { runs }) => sum + runs(), 0)).toBe(2);
  for (const { id } of [running, waiting]) {
    expect((await living.analyses.get(id))?.status).toBe('completed');
  }
});

test('closing leaves running work for the next start', async () => {
  const { analyze, begun } = heldRun();
  const first = await openQueue({ analyze });
  const { id } = await first.queue.submit({ inputs: deck() });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  await first.close();
  const next = await openQueue();
  expect((await next.analyses.get(id))?.status).toBe('processing');
  expect(await next.queue.start()).toBe(1);
  await next.queue.idle();
  expect((await next.analyses.get(id))?.status).toBe('completed');
});

describe('a store that fails while decks run, and heals', () => {
  /** A disk that takes nothing while it is `full`, or of which nothing can be opened while handles are `short`. */
  const failingDisk = () => {
    const disk = { full: false, short: false };
    const fileSystem = failingFileSystem((call, path, flags) => {
      if (disk.short && call === 'open' && path.includes('blobs')) return 'EMFILE';
      if (!disk.full) return undefined;
      return call === 'write' || call === 'sync' || (call === 'open' && flags !== 'r') ? 'ENOSPC' : undefined;
    });
    return { disk, fileSystem };
  };
  afterEach(() => void vi.useRealTimers());

  test('costs no deck: what ran and what waited is taken up again without a restart', async () => {
    const { disk, fileSystem } = failingDisk();
    const { analyze, begun, release } = heldRun();
    const { queue, analyses, activities, store } = await openQueue({ analyze, fileSystem, concurrency: 1 });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await queue.start();
    const made = [];
    for (const name of ['one', 'two', 'three']) made.push(await queue.submit({ inputs: deck(name), by: ana }));
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    disk.full = true;
    release();
    await queue.idle();
    const statuses = async () => (await analyses.summaries()).map(({ status }) => status);
    expect((await statuses()).toSorted()).toEqual(['pending', 'pending', 'processing']);
    // Looked at while it is full, too: nothing is lost by that.
    vi.advanceTimersByTime(5000);
    await queue.idle();
    disk.full = false;
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(5000);
      expect(await statuses()).toEqual(['completed', 'completed', 'completed']);
    }, 10_000);
    await queue.idle();
    expect(await blobCount(store)).toBe(3);
    expect(await queue.waiting('ana')).toBe(0);
    expect(activities.filter(({ action }) => action === 'analysis.completed')).toHaveLength(3);
  });

  test('leaves nothing that a retry by hand would not complete at once', async () => {
    const { disk, fileSystem } = failingDisk();
    const { analyze, begun, release } = heldRun();
    const { queue, analyses } = await openQueue({ analyze, fileSystem });
    const { id } = await queue.submit({ inputs: deck() });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    disk.full = true;
    release();
    await queue.idle();
    disk.full = false;
    await queue.retry(id);
    await queue.idle();
    expect((await analyses.get(id))?.status).toBe('completed');
  });

  test('does not make a deck fail for want of file handles', async () => {
    const { disk, fileSystem } = failingDisk();
    const { analyze, begun, release } = heldRun();
    const { queue, analyses } = await openQueue({ analyze, fileSystem, concurrency: 1 });
    await queue.submit({ inputs: deck('first') });
    const { id } = await queue.submit({ inputs: deck('second') });
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    disk.short = true;
    release();
    await queue.idle();
    disk.short = false;
    expect((await analyses.get(id))?.status).toBe('processing');
    await queue.retry(id);
    await queue.idle();
    expect((await analyses.get(id))?.status).toBe('completed');
  });

  test('finds no deck too early: one whose file is still being written is left alone', async () => {
    let letWrite = () => {};
    const held = new Promise<void>((resolve) => (letWrite = resolve));
    const isWriting = vi.fn();
    const real = await openFolderStore(folder);
    closers.push(() => real.close());
    const put: Store['blobs']['put'] = async (bytes) => {
      isWriting();
      await held;
      return real.blobs.put(bytes);
    };
    const blobs = new Proxy(real.blobs, {
      get(target, name) {
        if (name === 'put') return put;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const { queue, analyses, runs } = await openQueue({
      store: { blobs, onChange: (listener) => real.onChange(listener) },
    });
    const submitted = queue.submit({ inputs: deck() });
    await vi.waitFor(() => expect(isWriting).toHaveBeenCalled());
    expect(await queue.start()).toBe(0);
    letWrite();
    const { id } = await submitted;
    await queue.idle();
    expect((await analyses.get(id))?.status).toBe('completed');
    expect(runs()).toBe(1);
  });
});

describe('a deck that stops the process itself', () => {
  /** Runs until the process is killed: nothing of it is written any more. */
  async function crashWith(handIn: string[] = [], dead: string[] = []) {
    const ran: string[] = [];
    const crashing = await openQueue({
      dead,
      analyze: (inputs) => {
        ran.push(new TextDecoder().decode(inputs[0]!.bytes).slice('%PDF-1.7 '.length));
        return new Promise(() => {});
      },
    });
    // It never ends, so it cannot be waited for either.
    closers.splice(closers.indexOf(crashing.close), 1, () => crashing.store.close());
    for (const name of handIn) await crashing.queue.submit({ inputs: deck(name), by: ana });
    await crashing.queue.start();
    return { ...crashing, ran };
  }

  test('is taken up once more, and then fails with a reason that names it and is told to its owner', async () => {
    const first = await crashWith(['poison']);
    await vi.waitFor(() => expect(first.ran).toHaveLength(1));
    const second = await crashWith([], [first.processName]);
    await vi.waitFor(() => expect(second.ran).toHaveLength(1));
    const third = await openQueue({ dead: [first.processName, second.processName] });
    await third.queue.start();
    await third.queue.idle();
    expect(third.runs()).toBe(0);
    const [{ id } = { id: '' }] = await third.analyses.summaries();
    const failed = await third.analyses.get(id);
    expect(failed).toMatchObject({
      status: 'failed',
      failure: { code: 'reading-crashed', data: { fileName: 'deck.pdf' } },
    });
    expect(failed?.failure?.message).toContain('deck.pdf');
    expect(third.activities.map(({ action, concerns }) => [action, concerns])).toEqual([['analysis.failed', ['ana']]]);
    // Whoever wants to know may still have it run.
    await third.queue.retry(id);
    await third.queue.idle();
    expect((await third.analyses.get(id))?.status).toBe('completed');
  });

  test('takes no other along: of those that ran when it happened, one runs at a time', async () => {
    const first = await crashWith(['poison', 'innocent']);
    await vi.waitFor(() => expect(first.ran).toHaveLength(2));
    const second = await crashWith([], [first.processName]);
    await vi.waitFor(() => expect(second.ran).toHaveLength(1));
    await second.queue.submit({ inputs: deck('another') });
    await vi.waitFor(() => expect(second.ran).toHaveLength(2));
    expect(second.ran[1]).toBe('another');
    const third = await openQueue({ dead: [first.processName, second.processName] });
    await third.queue.start();
    await third.queue.idle();
    const ends = (await third.analyses.summaries()).map(({ status }) => status).toSorted();
    expect(ends).toEqual(['completed', 'completed', 'failed']);
  });

  test('is not one that was at work at an orderly stop, however often', async () => {
    let id = '';
    for (let stop = 0; stop < 4; stop += 1) {
      const { analyze, begun } = heldRun();
      const { queue, close } = await openQueue({ analyze });
      if (id === '') ({ id } = await queue.submit({ inputs: deck() }));
      else expect(await queue.start()).toBe(1);
      await vi.waitFor(() => expect(begun).toHaveBeenCalled());
      await close();
    }
    const { queue, analyses } = await openQueue();
    await queue.start();
    await queue.idle();
    expect((await analyses.get(id))?.status).toBe('completed');
  });
});

test('a start removes a document that a crash left without its deck: nobody was told of it', async () => {
  const { queue, analyses, store } = await openQueue();
  const { id, deckHash } = await queue.submit({ inputs: deck() });
  await queue.idle();
  const whole = await analyses.get(id);
  const ghost = { id: 'waiting', worker: 'a process that is gone' };
  await analyses.create({
    ...whole!,
    id: 'ghost',
    status: 'pending',
    criteria: [],
    deckHash: 'f'.repeat(64),
    files: [{ ...whole!.files[0]!, hash: 'f'.repeat(64) }],
    run: ghost,
  });
  await queue.start();
  await queue.idle();
  expect(await analyses.summary('ghost')).toBeUndefined();
  expect(await analyses.summary(id)).toBeDefined();
  expect(await store.blobs.has(deckHash)).toBe(true);
});

test('a start removes decks that a crash left without document, and says when a deck is missing', async () => {
  const { queue, analyses, store } = await openQueue();
  const { id, deckHash } = await queue.submit({ inputs: deck() });
  await queue.idle();
  await store.blobs.put(new TextEncoder().encode('left behind'));
  await queue.start();
  expect(await blobCount(store)).toBe(1);
  await store.blobs.remove(deckHash);
  await queue.retry(id);
  await queue.idle();
  expect(await analyses.get(id)).toMatchObject({ status: 'failed', failure: { code: 'deck-missing' } });
});

test('who follows hears the steps so far, the next, and the end, each once', async () => {
  const { analyze, begun, release } = heldRun();
  const { queue } = await openQueue({
    analyze: async (inputs, options) => {
      options.onProgress?.({ type: 'step', step: 'extract', status: 'processing' });
      return analyze(inputs, { ...options, onProgress: options.onProgress });
    },
  });
  const { id } = await queue.submit({ inputs: deck() });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  const heard: QueueUpdate[] = [];
  queue.follow(id, (update) => heard.push(update));
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  // Whoever comes in the middle is told how long it takes already.
  expect(heard[0]).toMatchObject({ elapsedMs: expect.any(Number) as number });
  release();
  await queue.idle();
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ step: 'completed', status: 'completed' }));
  expect(heard.map((update) => update.type === 'progress' && `${update.step} ${update.status}`)).toEqual([
    'extract processing',
    'extract completed',
    'completed completed',
  ]);
  const late: QueueUpdate[] = [];
  queue.follow(id, (update) => late.push(update));
  await vi.waitFor(() => expect(late.at(-1)).toMatchObject({ step: 'completed' }));
});

test('who follows in another process hears the end of the run, and of a removal', async () => {
  const { analyze, begun, release } = heldRun();
  const runner = await openQueue({ analyze });
  const other = await openQueue();
  const { id } = await runner.queue.submit({ inputs: deck() });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  const heard: QueueUpdate[] = [];
  other.queue.follow(id, (update) => heard.push(update));
  release();
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ step: 'completed' }), 5000);
  await runner.queue.remove(id);
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ type: 'removed' }), 5000);
});

test('another process can stop a run', async () => {
  const { analyze, begun } = heldRun();
  const runner = await openQueue({ analyze });
  const other = await openQueue();
  const { id } = await runner.queue.submit({ inputs: deck() });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  await other.queue.cancel(id);
  await runner.queue.idle();
  expect(await runner.analyses.get(id)).toMatchObject({ status: 'failed', failure: { code: 'cancelled' } });
});
