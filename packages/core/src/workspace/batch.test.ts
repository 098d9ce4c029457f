/** Decks of a run are taken in as they are listed, whichever is read from the disk first, and none is held when it is done. */
import { setImmediate as otherWork } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { DeckInput } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import { openBatches } from './batch.js';

/** Batches over decks that are their names, analysed as `analyze` says. */
const batchesOf = (
  analyze: (fileName: string) => Analysis | Promise<Analysis>,
  load: (fileName: string) => Promise<void>,
  concurrency: number,
) =>
  openBatches({
    store: { collection: () => ({}) as never },
    processes: { newName: () => 'one', isDead: () => false },
    work: { analyzeOnce: async ([input]) => ({ analysis: await analyze(input!.fileName) }) },
    async load(deck): Promise<DeckInput[]> {
      await load(deck as string);
      return [{ fileName: deck as string, bytes: new Uint8Array() }];
    },
    ready: () => Promise.resolve(),
    concurrency: () => concurrency,
    now: () => new Date(0),
  });

test('a file that loads slowly keeps its turn, one that cannot be loaded holds nobody up', async () => {
  const taken: string[] = [];
  let letFirstLoad = (): void => undefined;
  const lastIsLoaded = new Promise<void>((resolve) => (letFirstLoad = resolve));
  const batches = batchesOf(
    (fileName) => {
      taken.push(fileName);
      return { fileName } as Analysis;
    },
    async (fileName) => {
      if (fileName === 'gone.pdf') throw new VcError('file-not-found', { fileName });
      if (fileName === 'slow.pdf') await lastIsLoaded;
      if (fileName === 'last.pdf') letFirstLoad();
    },
    4,
  );
  const { failed } = await batches.analyzeAll(['slow.pdf', 'gone.pdf', 'copy.pdf', 'last.pdf']);
  expect(taken).toEqual(['slow.pdf', 'copy.pdf', 'last.pdf']);
  expect(failed.map(({ fileName }) => fileName)).toEqual(['gone.pdf']);
});

test('a run that collects nothing holds no analysis that is done', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const made: WeakRef<Analysis>[] = [];
  const held: number[] = [];
  const batches = batchesOf(
    async (fileName) => {
      // What was looked at in a turn of the event loop lives until its end.
      await otherWork();
      collectGarbage();
      held.push(made.filter((one) => one.deref() !== undefined).length);
      const analysis = { fileName } as Analysis;
      made.push(new WeakRef(analysis));
      return analysis;
    },
    () => Promise.resolve(),
    2,
  );
  await batches.analyzeAll(
    Array.from({ length: 40 }, (_, at) => `${at}.pdf`),
    { collect: false },
  );
  expect(made).toHaveLength(40);
  expect(Math.max(...held)).toBeLessThan(6);
});
