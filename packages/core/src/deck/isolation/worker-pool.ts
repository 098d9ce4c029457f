/**
 * Up to n worker processes: started when needed, reused, replaced when one was killed or grew too large. A job that ran
 * out of time on a busy machine is tried once more alone.
 */
import { setMaxListeners } from 'node:events';
import { VcError } from '../../errors/vc-error.js';
import type { Job } from './messages.js';
import { workerFile } from './worker-file.js';
import { OutOfTime, startWorkerProcess, type JobOptions, type WorkerProcess } from './worker-process.js';

export interface WorkerPool {
  /** `job` may depend on the worker it gets, and is asked for when there is one, again for a second attempt. */
  run(job: (worker: WorkerProcess) => Job | Promise<Job>, memoryMb: number, options: JobOptions): Promise<unknown>;
  /** Ends all workers; what runs or waits is rejected with `cancelled`. */
  close(): Promise<void>;
}

/** Of a job that runs: whether another ran beside it. */
interface Turn {
  beside: boolean;
}

/** `file`: what a worker starts with. @default the built one */
export function openWorkerPool(size: number, file?: string): WorkerPool {
  const idle: WorkerProcess[] = [];
  const busy = new Set<WorkerProcess>();
  const waiting: { places: number; go: () => void }[] = [];
  const running = new Set<Turn>();
  const closing = new AbortController();
  // Everything that waits listens to it.
  setMaxListeners(0, closing.signal);
  let taken = 0;

  /** First come, first served: what needs all places holds up those that came after it. */
  const admit = () => {
    for (let first = waiting[0]; first && taken + first.places <= size; first = waiting[0]) {
      waiting.shift();
      taken += first.places;
      first.go();
    }
  };
  const turn = async (places: number, signal: AbortSignal): Promise<void> => {
    await new Promise<void>((resolve, reject) => {
      const mine = {
        places,
        go: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(new VcError('cancelled'));
        admit();
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(mine);
      admit();
    });
  };
  const takeWorker = async (memoryMb: number): Promise<WorkerProcess> => {
    const worker = idle.pop();
    if (worker?.usable && worker.memoryMb === memoryMb) return worker;
    await worker?.stop();
    return startWorkerProcess(file ?? workerFile(), memoryMb);
  };

  const attempt = async (
    places: number,
    mine: Turn,
    ...[job, memoryMb, options]: Parameters<WorkerPool['run']>
  ): Promise<unknown> => {
    const signal = options.signal ? AbortSignal.any([options.signal, closing.signal]) : closing.signal;
    if (signal.aborted) throw new VcError('cancelled');
    await turn(places, signal);
    running.add(mine);
    if (running.size > 1) for (const each of running) each.beside = true;
    let worker: WorkerProcess | undefined;
    try {
      worker = await takeWorker(memoryMb);
      busy.add(worker);
      return await worker.run(await job(worker), { ...options, signal });
    } finally {
      if (worker) {
        busy.delete(worker);
        if (worker.usable && !closing.signal.aborted) idle.push(worker);
        else await worker.stop();
      }
      running.delete(mine);
      taken -= places;
      admit();
    }
  };

  return {
    async run(...given) {
      const mine = { beside: false };
      try {
        return await attempt(1, mine, ...given);
      } catch (error) {
        // One that was alone and has computed all its time would only do so again.
        if (!(error instanceof OutOfTime) || (error.computed && !mine.beside)) throw error;
        return attempt(size, { beside: false }, ...given);
      }
    },
    async close() {
      closing.abort();
      await Promise.all([...idle.splice(0), ...busy].map((worker) => worker.stop()));
    },
  };
}
