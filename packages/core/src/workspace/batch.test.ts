/** Decks of a run are taken in as they are listed, whichever is read from the disk first. */
import { expect, test } from 'vitest';
import type { DeckInput } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import { openBatches } from './batch.js';

test('a file that loads slowly keeps its turn, one that cannot be loaded holds nobody up', async () => {
  const taken: string[] = [];
  let letFirstLoad = (): void => undefined;
  const lastIsLoaded = new Promise<void>((resolve) => (letFirstLoad = resolve));
  const batches = openBatches({
    store: { collection: () => ({}) as never },
    processes: { newName: () => 'one', isDead: () => false },
    work: {
      analyzeOnce: (inputs) => {
        taken.push(inputs[0]!.fileName);
        return Promise.resolve({ analysis: { fileName: inputs[0]!.fileName } as Analysis });
      },
    },
    async load(deck): Promise<DeckInput[]> {
      const fileName = deck as string;
      if (fileName === 'gone.pdf') throw new VcError('file-not-found', { fileName });
      if (fileName === 'slow.pdf') await lastIsLoaded;
      if (fileName === 'last.pdf') letFirstLoad();
      return [{ fileName, bytes: new Uint8Array() }];
    },
    ready: () => Promise.resolve(),
    concurrency: () => 4,
    now: () => new Date(0),
  });
  const { failed } = await batches.analyzeAll(['slow.pdf', 'gone.pdf', 'copy.pdf', 'last.pdf']);
  expect(taken).toEqual(['slow.pdf', 'copy.pdf', 'last.pdf']);
  expect(failed.map(({ fileName }) => fileName)).toEqual(['gone.pdf']);
});
