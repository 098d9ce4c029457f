/**
 * Scores in a thread of its own, within limits of time and memory: whatever a document holds, the process that asks
 * stays free and gets an outcome or one clear error. The outcome is the same as in the caller's thread.
 */
import { Worker } from 'node:worker_threads';
import { fromPlainError, type PlainError } from '../deck/isolation/messages.js';
import { workerFile } from '../deck/isolation/worker-file.js';
import { VcError } from '../errors/vc-error.js';
import { doScoring, pluginsOf, type ScoringInput, type ScoringOutcome, type ScoringWork } from './scoring-work.js';

/** Seconds that one piece of work may take; a real deck takes milliseconds. */
const MOST_SECONDS = 20;
/** MiB of JavaScript heap of the thread. */
const MOST_MEMORY = 512;

export interface ScoringJob {
  work: ScoringWork;
  input: ScoringInput<ScoringWork>;
}
export type ScoringAnswer = { result: unknown } | { error: PlainError };

export interface ScoringLimits {
  /** @default 20 */
  seconds?: number;
}

let thread: Worker | undefined;
/** One job at a time: threads beyond the first would take the cores of those who read. */
let last: Promise<unknown> = Promise.resolve();

/**
 * As `doScoring`, of the document of `fileName`. Throws what that throws, `scoring-timeout` when it took longer than the limit, and
 * `internal` when the thread broke down. The next job gets a fresh thread then.
 */
export function scoreApart<K extends ScoringWork>(
  work: K,
  input: ScoringInput<K>,
  fileName: string,
  { seconds = MOST_SECONDS }: ScoringLimits = {},
): Promise<ScoringOutcome<K>> {
  // What no other thread can load is judged here.
  if (pluginsOf(input).here) return Promise.resolve().then(() => doScoring(work, input));
  const mine = last.then(() => runApart({ work, input }, fileName, seconds));
  last = mine.catch(() => undefined);
  return mine as Promise<ScoringOutcome<K>>;
}

function runApart(job: ScoringJob, fileName: string, seconds: number): Promise<unknown> {
  const worker = (thread ??= startThread());
  worker.ref();
  return new Promise((resolve, reject) => {
    const end = (broken: VcError) => {
      if (thread === worker) thread = undefined;
      settle();
      void worker.terminate();
      reject(broken);
    };
    const late = setTimeout(() => end(new VcError('scoring-timeout', { fileName, limit: seconds })), seconds * 1000);
    const answered = (answer: ScoringAnswer) => {
      settle();
      if ('error' in answer) reject(fromPlainError(answer.error));
      else resolve(answer.result);
    };
    const failed = (cause: unknown) =>
      end(new VcError('internal', { problem: 'the scoring thread stopped' }, { cause }));
    function settle(): void {
      clearTimeout(late);
      worker.off('message', answered).off('error', failed).off('exit', failed);
      worker.unref();
    }
    worker.on('message', answered).on('error', failed).on('exit', failed);
    worker.postMessage(job);
  });
}

function startThread(): Worker {
  const worker = new Worker(workerFile('score-worker.js'), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const leave = () => {
    if (thread === worker) thread = undefined;
  };
  return worker.on('error', leave).on('exit', leave);
}
