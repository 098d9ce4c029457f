/** Which processes run analyses, and which of them are gone: their runs may be taken over. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Collection, CollectionDefinition } from '../store/store.js';

const workerSchema = z.strictObject({
  id: z.string(),
  /** Name by which the process can be asked for on its own machine. */
  process: z.string(),
  /** Another number at every sign of life. */
  beat: z.number().int().nonnegative(),
});
export type QueueWorker = z.infer<typeof workerSchema>;

export const workersCollection: CollectionDefinition<QueueWorker, QueueWorker> = {
  name: 'workers',
  schema: workerSchema,
  version: 1,
  summarize: (worker) => worker,
};

const BEAT_EVERY_MS = 4000;
const REST_AFTER_MS = 30_000;
/**
 * A worker whose beat a watcher has seen stand still for so long is gone. No machine's clock is compared with another's, the
 * database's neither: each may be wrong or set by hours.
 */
const GONE_AFTER_MS = 20_000;
/** More does not count between two looks: whoever slept, or had no store, has not seen the beat stand still. */
const MOST_BETWEEN_LOOKS_MS = 6000;

export interface WorkerTools {
  workers: Collection<QueueWorker, QueueWorker>;
  processName: string;
  /** True only when a process of that name is dead for sure. */
  isDeadProcess: (name: string) => boolean;
}

export class WorkerRegistry {
  /** Name of this queue among all that share the store. */
  readonly id = randomUUID();
  readonly #tools: WorkerTools;
  /** The beat last seen of each other worker, when it was looked at, and how long it has been seen to stand still. */
  readonly #beats = new Map<string, { beat: number; lookedAt: number; stillMs: number }>();
  #timer: NodeJS.Timeout | undefined;
  #registered: Promise<unknown> | undefined;
  #resting: NodeJS.Timeout | undefined;
  #leaving: Promise<unknown> = Promise.resolve();

  constructor(tools: WorkerTools) {
    this.#tools = tools;
  }

  /** Resolves when the others can see that this worker lives; from then on it says so from time to time. */
  async register(): Promise<void> {
    this.#stayAwake();
    await this.#leaving;
    const { workers, processName } = this.#tools;
    this.#registered ??= workers.create({ id: this.id, process: processName, beat: 0 }).catch((error: unknown) => {
      // A disk that was full: the next time may do.
      this.#registered = undefined;
      throw error;
    });
    await this.#registered;
    this.#timer ??= setInterval(() => {
      workers
        .update(this.id, (worker) => ({ ...worker, beat: worker.beat + 1 }))
        // As above: the next beat tries again.
        .catch(() => undefined);
    }, BEAT_EVERY_MS).unref();
  }

  /** There is nothing left to run: after a while the others need not hear of this worker, nor the disk. */
  rest(): void {
    this.#resting ??= setTimeout(() => {
      this.#resting = undefined;
      void this.#leave();
    }, REST_AFTER_MS).unref();
  }

  /** True when the worker cannot be running anything. */
  async isGone(id: string): Promise<boolean> {
    if (id === this.id) return false;
    const worker = await this.#tools.workers.summary(id);
    if (!worker || this.#tools.isDeadProcess(worker.process)) return true;
    const seen = this.#beats.get(id);
    const now = performance.now();
    const stillMs =
      seen?.beat === worker.beat ? seen.stillMs + Math.min(now - seen.lookedAt, MOST_BETWEEN_LOOKS_MS) : 0;
    this.#beats.set(id, { beat: worker.beat, lookedAt: now, stillMs });
    return stillMs > GONE_AFTER_MS;
  }

  /** Removes what workers left that are gone. */
  async tidy(): Promise<void> {
    for (const { id } of await this.#tools.workers.summaries()) {
      if (await this.isGone(id)) {
        this.#beats.delete(id);
        await this.#tools.workers.remove(id);
      }
    }
  }

  async close(): Promise<void> {
    this.#stayAwake();
    await this.#leave();
  }

  #stayAwake(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
  }

  #leave(): Promise<unknown> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const registered = this.#registered;
    this.#registered = undefined;
    this.#leaving = Promise.all([this.#leaving, registered])
      .then(() => (registered ? this.#tools.workers.remove(this.id) : false))
      // Who stays in the book without beating is gone to the others as well.
      .catch(() => false);
    return this.#leaving;
  }
}
