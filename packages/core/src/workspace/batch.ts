/** Many decks of a workspace: side by side, each content once, and remembered so that an interrupted run goes on. */
import { basename, resolve } from 'node:path';
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';
import { findDeckFiles } from '../deck/deck-files.js';
import { decksOfFiles } from '../deck/picture-series.js';
import type { DeckInput } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';
import { analyzeAll, type BatchItem, type BatchOptions, type BatchResult } from '../jobs/analyze-all.js';
import { batchRunsCollection, openBatchRuns, type BatchRuns } from '../jobs/batch-runs.js';
import type { AnalyzeOnceResult } from '../jobs/deduplicate-decks.js';
import type { Store } from '../store/store.js';
import type { ProcessNames } from './open-store.js';
import type { AnalysesWork } from './open-analyses.js';

/** A deck: a path, bytes with a name, or several images that are its slides. */
export type DeckSource = string | DeckInput | (string | DeckInput)[];

/** How a run over many decks goes. */
export interface WorkspaceBatchOptions extends BatchOptions {
  /** For each deck, by its file's name and its place in the list: what a person says of it. */
  optionsOf?: (fileName: string, index: number) => Omit<AnalyzeOptions, 'signal' | 'onProgress'>;
  /** For each deck: the error of an earlier try, which then stands instead of another one. */
  failureOf?: (index: number) => VcError | undefined;
}

export interface Batches {
  readonly analyzeAll: (decks: string | DeckSource[], options?: WorkspaceBatchOptions) => Promise<BatchResult>;
  readonly analyzeNew: (deck: DeckSource, options?: AnalyzeOptions) => Promise<AnalyzeOnceResult>;
  readonly runs: BatchRuns;
}

export function openBatches({
  store,
  processes,
  work,
  load,
  ready,
  concurrency,
  now,
}: {
  store: Pick<Store, 'collection'>;
  processes: ProcessNames;
  work: Pick<AnalysesWork, 'analyzeOnce'>;
  load: (deck: DeckSource) => Promise<DeckInput[]>;
  /** Rejects when no deck could be analysed now, whichever it is. */
  ready: () => Promise<unknown>;
  /** Decks to have in work at the same time. */
  concurrency: () => number;
  now: () => Date;
}): Batches {
  return {
    async analyzeAll(decks, { optionsOf, failureOf, ...batch } = {}) {
      const sources = typeof decks === 'string' ? decksOfFiles(await findDeckFiles(decks)) : decks;
      if (sources.length === 0) throw new VcError('no-decks', { folder: typeof decks === 'string' ? decks : '' });
      await ready();
      // Loaded side by side, taken in in the order of the list: of two copies it is the first that is analysed.
      let turn: Promise<unknown> = Promise.resolve();
      const items = sources.map((source, index): BatchItem => {
        const [first] = [source].flat();
        const path = typeof first === 'string' ? resolve(first) : undefined;
        const fileName = path === undefined ? ((first as DeckInput | undefined)?.fileName ?? '') : basename(path);
        return {
          fileName,
          path,
          async run(options) {
            const before = failureOf?.(index);
            if (before) throw before;
            const mine = turn;
            const entry = (async () => {
              const [inputs] = await Promise.all([load(source), mine]);
              return { taken: work.analyzeOnce(inputs, { ...optionsOf?.(fileName, index), ...options }) };
            })();
            // Without what they came to, which would hold on to every analysis of the run.
            turn = Promise.allSettled([mine, entry]).then(() => undefined);
            return (await entry).taken;
          },
        };
      });
      return analyzeAll(items, { concurrency: concurrency(), ...batch });
    },

    async analyzeNew(deck, options) {
      const taken = await work.analyzeOnce(await load(deck), options);
      return 'sameAs' in taken ? taken.ended : taken;
    },

    runs: openBatchRuns({
      runs: store.collection(batchRunsCollection),
      processName: processes.newName(),
      isDeadProcess: (name) => processes.isDead(name),
      now,
    }),
  };
}
