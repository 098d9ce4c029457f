/** One worker process: runs a job under limits of time and memory and is killed when it goes over. */
import { fork, type ChildProcess } from 'node:child_process';
import { VcError } from '../../errors/vc-error.js';
import { MIB, OCR_SECONDS } from '../limits.js';
import { fromPlainError, type Answer, type Job } from './messages.js';
import { processorTime, residentMemory } from './resident-memory.js';

const WATCH_MS = 50;
/**
 * A job's time is what its worker computes: on a busy machine it waits for its turn, and is given up to so many times its
 * time by the clock on the wall. Where the system does not tell, the wall clock counts.
 */
const CEILING = 3;
/** For a worker to end the program that draws for it. */
const GRACE_MS = 250;
/** Of the memory limit, what the JavaScript heap may take; pictures and WebAssembly live outside it. */
const HEAP_SHARE = 0.75;
/**
 * A worker reads some decks and ends. V8 means its programs to run for hours: of the time of a hundred decks it spent a
 * third in optimising what was soon over, and in threads for it that take the cores from the other workers. Later Nodes
 * refuse to start with the first of these. A nursery of 16 MB from the start holds most of what a deck leaves behind, so
 * that little of it is ever copied; it grows to that size anyway.
 */
const SHORT_LIVED = [
  ...(process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : []),
  '--v8-pool-size=1',
  '--single-threaded-gc',
  '--min-semi-space-size=16',
];
/** A worker that kept more than this share of its limit would fail the next deck for the last one's size. */
const RETIRE_SHARE = 0.5;

export interface JobOptions {
  fileName: string;
  signal?: AbortSignal | undefined;
  onProgress?: ((event: unknown) => void) | undefined;
}

export interface WorkerProcess {
  /** Heap limit it was started with; a job with another limit needs another worker. */
  readonly memoryMb: number;
  /** False after it ended or grew too much. */
  readonly usable: boolean;
  /** One job at a time. Rejects with `reading-timeout`, `reading-memory`, `reading-crashed`, `cancelled` or the job's own VcError. */
  run(job: Job, options: JobOptions): Promise<unknown>;
  /** Resolves when the process is gone. */
  stop(): Promise<void>;
}

/** A job's time is over. */
export class OutOfTime extends VcError {
  constructor(
    fileName: string,
    limit: number,
    /** It has computed for all of it; otherwise it may only have waited for its turn on a busy machine. */
    readonly computed: boolean,
  ) {
    super('reading-timeout', { fileName, limit });
  }
}

export function startWorkerProcess(file: string, memoryMb: number): WorkerProcess {
  const child = fork(file, [], {
    // Nothing of the parent's environment (keys, proxies) reaches the process that parses strangers' files.
    env: {},
    execArgv: [`--max-old-space-size=${Math.round(memoryMb * HEAP_SHARE)}`, ...SHORT_LIVED],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let usable = true;
  const running: Running = { left: undefined };
  void gone.then(() => {
    usable = false;
    running.left?.();
  });
  rest(child);

  return {
    memoryMb,
    get usable() {
      return usable && child.connected;
    },
    async run(job, options) {
      awake(child);
      try {
        const { result, rss } = await runJob(child, running, job, options);
        if (rss > memoryMb * MIB * RETIRE_SHARE) usable = false;
        if (result instanceof VcError) throw result;
        return result;
      } finally {
        rest(child);
      }
    },
    async stop() {
      usable = false;
      // Whoever waits for the end must live to see it.
      awake(child);
      end(child);
      await gone;
    },
  };
}

interface Outcome {
  result: unknown;
  rss: number;
}

/** What is to be done when the process is gone. Of the job that runs alone: one that ended must not be held on to. */
interface Running {
  left: (() => void) | undefined;
}

function runJob(child: ChildProcess, running: Running, job: Job, options: JobOptions): Promise<Outcome> {
  const { fileName, signal, onProgress } = options;
  const { seconds, memoryMb } = job.limits;
  return new Promise((resolve) => {
    let over: VcError | undefined;
    const kill = (error: VcError) => {
      over ??= error;
      end(child);
    };
    const tooMuchMemory = () => new VcError('reading-memory', { fileName, limit: memoryMb });
    const checkMemory = (rss: number | undefined) => {
      if (rss !== undefined && rss > memoryMb * MIB) kill(tooMuchMemory());
    };
    let allowed = seconds;
    let settled = false;
    const startedAt = performance.now();
    const before = processorTime(child.pid ?? 0);
    const timeout = async () => {
      const [start, now] = [await before, await processorTime(child.pid ?? 0)];
      if (settled) return;
      const passed = (performance.now() - startedAt) / 1000;
      const spent = start === undefined || now === undefined ? passed : now - start;
      const left = Math.min(allowed - spent, CEILING * allowed - passed);
      if (left > 0) timer = setTimeout(() => void timeout(), Math.max(WATCH_MS, left * 1000));
      else kill(new OutOfTime(fileName, allowed, start !== undefined && spent >= allowed));
    };
    let timer = setTimeout(() => void timeout(), allowed * 1000);
    const allowOcr = (slides: number) => {
      clearTimeout(timer);
      allowed = seconds + Math.min(slides, job.limits.ocrSlides) * OCR_SECONDS;
      timer = setTimeout(() => void timeout(), allowed * 1000 - (performance.now() - startedAt));
    };
    const watch = setInterval(() => void residentMemory(child.pid ?? 0).then(checkMemory), WATCH_MS);
    const cancel = () => kill(new VcError('cancelled'));
    const listen = (answer: Answer) => {
      if (answer.type === 'progress') onProgress?.(answer.event);
      else if (answer.type === 'ocr') allowOcr(answer.slides);
      else if (answer.type === 'memory') checkMemory(answer.rss);
      else if (!over) {
        settle({ result: answer.type === 'done' ? answer.result : fromPlainError(answer.error), rss: answer.rss });
      }
    };
    const settle = (outcome: Outcome) => {
      settled = true;
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', cancel);
      child.off('message', listen);
      running.left = undefined;
      resolve(outcome);
    };
    child.on('message', listen);
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted) cancel();
    running.left = () => {
      // V8 aborts when its heap is full.
      const aborted = child.signalCode === 'SIGABRT' || child.exitCode === 134;
      settle({
        result: over ?? (aborted ? tooMuchMemory() : new VcError('reading-crashed', { fileName })),
        rss: 0,
      });
    };
    if (child.exitCode !== null || child.signalCode !== null) return running.left();
    child.send(job, (error) => {
      if (error) kill(new VcError('reading-crashed', { fileName }, { cause: error }));
    });
  });
}

/**
 * Ends it at once, in the middle of whatever it does, unless another program works for it: then it has a moment to end
 * that one and to remove what it wrote.
 */
function end(child: ChildProcess): void {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.once('exit', () => clearTimeout(timer));
}

/** An idle worker does not keep the program running. */
function rest(child: ChildProcess): void {
  child.unref();
  // Bun's channel has neither.
  child.channel?.unref?.();
}

function awake(child: ChildProcess): void {
  child.ref();
  child.channel?.ref?.();
}
