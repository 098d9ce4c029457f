/** Up to n worker processes: started when needed, reused, replaced when one was killed or grew too large. */
import { setMaxListeners } from 'node:events';
import { VcError } from '../../errors/vc-error.js';
import type { Job } from './messages.js';
import { workerFile } from './worker-file.js';
import { startWorkerProcess, type JobOptions, type WorkerProcess } from './worker-process.js';

export interface WorkerPool {
  /** `job` may depend on the worker it gets, and is asked for when there is one. First come, first served. */
  run(job: (worker: WorkerProcess) => Job | Promise<Job>, memoryMb: number, options: JobOptions): Promise<unknown>;
  /** Ends all workers; what runs or waits is rejected with `cancelled`. */
  close(): Promise<void>;
}

export function openWorkerPool(size: number): WorkerPool {
  const idle: WorkerProcess[] = [];
  const busy = new Set<WorkerProcess>();
  const waiting: (() => void)[] = [];
  const closing = new AbortController();
  // Everything that waits listens to it.
  setMaxListeners(0, closing.signal);
  let taken = 0;

  const turn = async (signal: AbortSignal): Promise<void> => {
    if (taken < size) {
      taken++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const mine = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(new VcError('cancelled'));
      };
      waiting.push(mine);
      signal.addEventListener('abort', leave, { once: true });
    });
  };
  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else taken--;
  };
  const takeWorker = async (memoryMb: number): Promise<WorkerProcess> => {
    const worker = idle.pop();
    if (worker?.usable && worker.memoryMb === memoryMb) return worker;
    await worker?.stop();
    return startWorkerProcess(workerFile(), memoryMb);
  };

  return {
    async run(job, memoryMb, options) {
      const signal = options.signal ? AbortSignal.any([options.signal, closing.signal]) : closing.signal;
      if (signal.aborted) throw new VcError('cancelled');
      await turn(signal);
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
        next();
      }
    },
    async close() {
      closing.abort();
      await Promise.all([...idle.splice(0), ...busy].map((worker) => worker.stop()));
    },
  };
}
