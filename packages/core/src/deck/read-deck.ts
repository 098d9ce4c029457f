/** Reads decks in worker processes: whatever a file does, the caller gets a deck or one clear error, and goes on. */
import type { Deck } from '../model/deck.js';
import type { WorkerProcess } from './isolation/worker-process.js';
import { openWorkerPool } from './isolation/worker-pool.js';
import { withDefaults, type ReadLimits } from './limits.js';
import { checkInputs, deckName, type ReadOptions } from './read-deck-here.js';
import type { DeckInput, SlideRead } from './deck-input.js';

export type { ReadLimits } from './limits.js';
export type { ReadOptions } from './read-deck-here.js';
export type { DeckInput, SlideRead } from './deck-input.js';

/** Reads decks and draws slides in processes of their own. Close it when done. */
export interface DeckReader {
  /**
   * Reads one file, or several images as the slides of one deck in natural name order.
   * Throws a VcError with one of the deck's codes, or `cancelled`.
   */
  read(inputs: DeckInput[], options?: ReadOptions): Promise<Deck>;
  /**
   * Reads as `read` and does `task` with the deck in the same worker, within the same limits; `onProgress` is told
   * what that tells. What a task is, and what comes of it, is between its sender and the worker's entry.
   */
  runTask(
    task: unknown,
    inputs: DeckInput[],
    options?: Omit<ReadOptions, 'onSlide'> & { onProgress?: ((event: unknown) => void) | undefined },
  ): Promise<unknown>;
  /**
   * PNG of slide `slide` (from 1), `width` pixels wide. Throws `slide-not-found` for one that the deck does not have, and
   * what reading it throws.
   */
  picture(
    input: DeckInput | StoredDeck,
    slide: number,
    width: number,
    options?: Pick<ReadOptions, 'limits' | 'signal'>,
  ): Promise<Uint8Array>;
  /** Ends the workers; reads that still run are rejected with `cancelled`. */
  close(): Promise<void>;
}

/** A file of a deck that is loaded when a worker is free for it, and not again for its next picture. */
export interface StoredDeck extends Pick<DeckInput, 'fileName'> {
  /** Of the content: two files of one hash are one. */
  hash: string;
  load: () => Promise<Uint8Array>;
}

/** How many decks are read at once, within which limits. */
export interface DeckReaderOptions {
  /** Decks read at the same time, each in its own process. @default 1 */
  workers?: number;
  limits?: Partial<ReadLimits>;
}

/** Workers start with the first read and do not keep a script running when they are idle. */
export function openDeckReader(options: DeckReaderOptions = {}): DeckReader {
  const pool = openWorkerPool(Math.max(1, options.workers ?? 1));
  /** Which file a worker drew last, by its hash or its bytes: it is not sent again for the next slide. */
  const drawn = new WeakMap<WorkerProcess, string | Uint8Array>();

  const runTask: DeckReader['runTask'] = async (task, inputs, { limits: own, signal, onProgress, ocr = true } = {}) => {
    const limits = withDefaults(options.limits, own);
    const fileName = deckName(inputs);
    // Here already: an oversized file never reaches a worker.
    checkInputs(inputs, limits);
    const job = (worker: WorkerProcess) => {
      drawn.delete(worker);
      return { type: 'read', inputs, limits, ocr, task, progress: onProgress !== undefined } as const;
    };
    return pool.run(job, limits.memoryMb, { fileName, signal, onProgress });
  };

  return {
    runTask,
    read: async (inputs, { onSlide, ...how } = {}) =>
      (await runTask(undefined, inputs, {
        ...how,
        ...(onSlide ? { onProgress: (event) => onSlide(event as SlideRead) } : {}),
      })) as Deck,
    async picture(input, slide, width, { limits: own, signal } = {}) {
      const limits = withDefaults(options.limits, own);
      const { fileName } = input;
      const file = 'bytes' in input ? input.bytes : input.hash;
      let drawer: WorkerProcess | undefined;
      if ('bytes' in input) checkInputs([input], limits);
      const job = async (worker: WorkerProcess) => {
        drawer = worker;
        const picture = { type: 'picture', fileName, slide, width, limits } as const;
        if (drawn.get(worker) === file) return picture;
        const bytes = 'bytes' in input ? input.bytes : await input.load();
        checkInputs([{ fileName, bytes }], limits);
        drawn.set(worker, file);
        return { ...picture, bytes };
      };
      try {
        return (await pool.run(job, limits.memoryMb, { fileName, signal })) as Uint8Array;
      } catch (error) {
        // Whether it still holds the file is not known.
        if (drawer) drawn.delete(drawer);
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
