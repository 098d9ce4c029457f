/** Several processes on one data folder. The killing of them is in `processes.long.test.ts`. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from './open-folder-store.js';
import { buildChildWriter, firstOutput, type ChildScript } from '../../../test/kit/store/child-process.js';
import { countersDefinition } from '../../../test/kit/store/counters.js';

let child: ChildScript;
beforeAll(async () => {
  child = await buildChildWriter();
});
afterAll(() => child.remove());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-processes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const addOne = <T extends { value: number }>(counter: T): T => ({ ...counter, value: counter.value + 1 });

describe('processes', () => {
  it('four of them count to 200 together, and this one hears of it', async () => {
    const store = await openFolderStore(folder);
    const counters = store.collection(countersDefinition);
    await counters.create({ id: 'shared', value: 0, padding: '' });
    const heard: string[] = [];
    store.onChange(({ id, origin }) => heard.push(`${id} ${origin}`));
    const ends = await Promise.all([1, 2, 3, 4].map(() => child.run('count', folder, '50')));
    expect(ends).toEqual(Array.from({ length: 4 }, () => ({ code: 0, output: '' })));
    expect((await counters.get('shared'))?.value).toBe(200);
    expect(await counters.summaries()).toEqual([{ id: 'shared', value: 200 }]);
    expect(heard).toContain('shared elsewhere');
    await store.close();
    expect(await readdir(join(folder, '.locks'))).toEqual([]);
  });

  it('the lock of a killed one is taken over at once', async () => {
    const store = await openFolderStore(folder, { lockWaitMs: 1500 });
    const counters = store.collection(countersDefinition);
    await counters.create({ id: 'shared', value: 0, padding: '' });
    const holder = child.start('hold', folder);
    await firstOutput(holder);
    await expect(counters.update('shared', addOne)).rejects.toMatchObject({ code: 'store-busy' });
    holder.kill('SIGKILL');
    await new Promise((resolve) => holder.once('close', resolve));
    // Far sooner than a lock without sign of life would count as left behind.
    expect((await counters.update('shared', addOne)).value).toBe(1);
    await store.close();
  });
});

describe('locks', () => {
  /** A lock as the process of another machine leaves it. */
  async function lockOfElsewhere(ageMs: number): Promise<void> {
    const lock = join(folder, '.locks', 'counters');
    await mkdir(lock, { recursive: true });
    await writeFile(join(lock, `${process.pid}-0123456789ab-aabbccddeeff`), '');
    const then = new Date(Date.now() - ageMs);
    await utimes(lock, then, then);
  }

  it('one that shows no sign of life is taken over after its time', async () => {
    await lockOfElsewhere(60_000);
    const store = await openFolderStore(folder);
    await store.collection(countersDefinition).create({ id: 'a', value: 1, padding: '' });
    expect(await readdir(join(folder, '.locks'))).toEqual([]);
    await store.close();
  });

  it('one that is alive is waited for, and named when it stays; reading needs none', async () => {
    const store = await openFolderStore(folder, { lockWaitMs: 300 });
    const counters = store.collection(countersDefinition);
    await counters.create({ id: 'a', value: 1, padding: '' });
    await lockOfElsewhere(0);
    await expect(counters.update('a', addOne)).rejects.toMatchObject({ code: 'store-busy' });
    expect((await counters.get('a'))?.value).toBe(1);
    expect(await counters.summaries()).toEqual([{ id: 'a', value: 1 }]);
    await rm(join(folder, '.locks', 'counters'), { recursive: true });
    await counters.update('a', addOne);
    expect((await counters.get('a'))?.value).toBe(2);
    await store.close();
  });

  it('a writer whose lock was taken from it does not write', async () => {
    const store = await openFolderStore(folder);
    const counters = store.collection(countersDefinition);
    await counters.create({ id: 'a', value: 1, padding: '' });
    const overtaken = counters.update('a', (counter) => {
      // What another machine does when this process stood still for too long.
      void rm(join(folder, '.locks', 'counters'), { recursive: true });
      const end = performance.now() + 50;
      while (performance.now() < end);
      return addOne(counter);
    });
    await expect(overtaken).rejects.toMatchObject({ code: 'store-busy' });
    expect((await counters.get('a'))?.value).toBe(1);
    expect(await counters.summaries()).toEqual([{ id: 'a', value: 1 }]);
    await store.close();
  });
});
