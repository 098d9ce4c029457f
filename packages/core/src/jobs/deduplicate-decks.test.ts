/** A copy of a deck in work waits for it, and a cancel touches none but its own caller. */
import { expect, test } from 'vitest';
import { VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import { openDeckDeduplicator, type AnalyzeOnceOptions, type AnalyzeOnceResult } from './deduplicate-decks.js';

const deck = [{ fileName: 'deck.pdf', bytes: new TextEncoder().encode('one deck') }];

/** Analyses that end when they are told to, or with their signal. */
function open() {
  const runs: ((result: AnalyzeOnceResult) => void)[] = [];
  const decks = openDeckDeduplicator({
    knownOf: () => Promise.resolve(undefined),
    keepFiles: () => Promise.resolve(),
    analyze: (_, options) =>
      new Promise((resolve, reject) => {
        runs.push(resolve);
        options?.signal?.addEventListener('abort', () => reject(new VcError('cancelled')));
      }),
  });
  const take = async (options?: AnalyzeOnceOptions) => {
    const taken = await decks.analyzeOnce(deck, options);
    return 'sameAs' in taken ? taken.ended : taken;
  };
  return { runs, take };
}

const finished = { analysis: { id: 'done' } as Analysis };

test('whoever asks for the deck of a cancelled run has it analysed', async () => {
  const { runs, take } = open();
  const cancel = new AbortController();
  const first = take({ signal: cancel.signal });
  const second = take();
  await expect.poll(() => runs.length).toBe(1);
  cancel.abort();
  await expect(first).rejects.toMatchObject({ code: 'cancelled' });
  await expect.poll(() => runs.length).toBe(2);
  runs[1]!(finished);
  expect(await second).toBe(finished);
});

test('who cancels the wait for a copy stops neither the run nor the others', async () => {
  const { runs, take } = open();
  const cancel = new AbortController();
  const first = take();
  const second = take({ signal: cancel.signal });
  await expect.poll(() => runs.length).toBe(1);
  cancel.abort();
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  runs[0]!(finished);
  expect(await first).toBe(finished);
});
