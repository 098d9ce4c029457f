/** Threads that help to score stored analyses again, where the machine has cores to spare. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnalysisSummary } from './model/analysis.js';
import type { ScoringRules } from './scoring-rules.js';
import type { Rewriter, Rewritten, StoredBytes } from './store/store.js';

/** Fewer analyses are scored before a thread has started. */
const WORTH_A_THREAD = 150;
/** The main thread also reads and writes; more helpers than this would wait for it. */
const MOST_THREADS = 3;

type Done = ReadonlyMap<string, Rewritten<AnalysisSummary>>;
const NOTHING: Done = new Map();

export interface RescoreThreads {
  rewrite: Rewriter<AnalysisSummary>;
  close(): Promise<void>;
}

/** Undefined when threads would not pay. A thread that cannot start takes nothing; all is then done by the caller. */
export function startRescoreThreads(analyses: number, rules: ScoringRules | undefined): RescoreThreads | undefined {
  const count = Math.min(MOST_THREADS, availableParallelism() - 1);
  if (count < 1 || analyses < WORTH_A_THREAD) return undefined;
  const threads = Array.from({ length: count }, () => startThread(rules));
  return {
    rewrite(documents) {
      const ready = threads.filter((thread) => thread.ready);
      const shares = ready.map((_, lane) => documents.filter((_, index) => index % (ready.length + 1) === lane));
      const taken = new Set(shares.flatMap((share) => share.map(({ id }) => id)));
      const done = Promise.all(ready.map((thread, lane) => thread.rewrite(shares[lane] ?? [])));
      return { taken, done: done.then((parts) => new Map(parts.flatMap((part) => [...part]))) };
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Thread {
  readonly ready: boolean;
  /** What it has done of the documents; nothing when it ended meanwhile. */
  rewrite(documents: readonly StoredBytes[]): Promise<Done>;
  close(): Promise<void>;
}

function startThread(rules: ScoringRules | undefined): Thread {
  const worker = new Worker(new URL('./rescore-worker.js', import.meta.url), { workerData: rules, env: {} });
  let ready = false;
  let answer: (done: Done) => void = () => {};
  worker.on('online', () => (ready = true));
  worker.on('message', (done: [string, Rewritten<AnalysisSummary>][]) => answer(new Map(done)));
  const gone = () => {
    ready = false;
    answer(NOTHING);
  };
  // As from source, where it is not built, or when memory is short.
  worker.on('error', gone);
  worker.on('exit', gone);
  return {
    get ready() {
      return ready;
    },
    rewrite(documents) {
      return new Promise((resolve) => {
        answer = resolve;
        worker.postMessage(documents);
      });
    },
    async close() {
      await worker.terminate();
    },
  };
}
