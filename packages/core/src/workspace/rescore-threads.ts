/** Threads that help to score stored analyses again, where the machine has cores to spare. */
import type { Rewriter, Rewritten } from '../store/rewriter.js';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnalysisSummary } from '../model/analysis.js';
import type { ScoringRules } from '../pipeline/scoring-rules.js';

/** Fewer analyses are scored before a thread has started. */
const WORTH_A_THREAD = 150;
/** The main thread also reads and writes; more helpers than this would wait for it. */
const MOST_THREADS = 3;

export interface RescoreThreads {
  helpers: Rewriter<AnalysisSummary>[];
  close(): Promise<void>;
}

/** None when threads would not pay. A thread that cannot start does nothing; all is then done by the caller. */
export function startRescoreThreads(analyses: number, rules: ScoringRules | undefined): RescoreThreads {
  const few = analyses < WORTH_A_THREAD || rules?.rubric.own?.here;
  const count = few ? 0 : Math.min(MOST_THREADS, availableParallelism() - 1);
  const threads = Array.from({ length: count }, () => startThread(rules));
  return {
    helpers: threads.map((thread) => thread.rewrite),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Thread {
  rewrite: Rewriter<AnalysisSummary>;
  close(): Promise<void>;
}

type Done = readonly (Rewritten<AnalysisSummary> | undefined)[];

function startThread(rules: ScoringRules | undefined): Thread {
  const worker = new Worker(new URL('../workers/rescore-worker.js', import.meta.url), {
    workerData: rules,
    env: {},
    // Documents are parsed, scored and dropped: a larger nursery spares most of the collecting.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  let gone = false;
  let answer: (done: Done) => void = () => {};
  worker.on('message', (done: Done) => answer(done));
  const leave = () => {
    gone = true;
    answer([]);
  };
  // As from source, where it is not built, or when memory is short.
  worker.on('error', leave);
  worker.on('exit', leave);
  return {
    rewrite: (documents) =>
      new Promise((resolve) => {
        if (gone) return resolve([]);
        answer = resolve;
        worker.postMessage(documents);
      }),
    async close() {
      await worker.terminate();
    },
  };
}
