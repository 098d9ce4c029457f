/** The runs of this process: so many at once, those that ended a process before one at a time. */
import { randomUUID } from 'node:crypto';
import { RunProgress } from './run-progress.js';
import type { Run } from './run-analysis.js';

/** Most looks that a run is left alone after the store failed it again and again: five minutes. */
const MOST_LOOKS_PASSED = 60;

export class Runs {
  readonly #run: (run: Run) => Promise<void>;
  readonly #concurrency: () => number;
  readonly #onEnd: () => void;
  readonly #runs = new Map<string, Run>();
  /** Whose run a process did not outlive. They run one at a time: the next time it is clear which of them it was. */
  readonly #suspects = new Set<string>();
  /** Whose runs the store failed: how often, and how many looks are passed until the next. */
  readonly #setbacks = new Map<string, { times: number; looks: number }>();
  #running: Promise<void>[] = [];
  #isClosing = false;

  /** `run` rejects only for what is wrong with the store; `onEnd` is called after each. */
  constructor(run: (run: Run) => Promise<void>, concurrency: () => number, onEnd: () => void) {
    this.#run = run;
    this.#concurrency = concurrency;
    this.#onEnd = onEnd;
  }

  get size(): number {
    return this.#runs.size;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  get(analysisId: string): Run | undefined {
    return this.#runs.get(analysisId);
  }

  hasRoom(): boolean {
    return !this.#isClosing && this.#runs.size < this.#concurrency();
  }

  suspect(analysisId: string): void {
    this.#suspects.add(analysisId);
  }

  /** True of a suspect while another one runs. */
  mustWait(analysisId: string): boolean {
    return this.#suspects.has(analysisId) && this.isSuspectRunning();
  }

  isSuspectRunning(): boolean {
    return [...this.#runs.keys()].some((id) => this.#suspects.has(id));
  }

  /** True when the look leaves the analysis alone: the store failed it before, and may not have healed. */
  isPassed(analysisId: string): boolean {
    const setback = this.#setbacks.get(analysisId);
    if (!setback || setback.looks === 0) return false;
    setback.looks -= 1;
    return true;
  }

  begin(analysisId: string): void {
    const run = { id: randomUUID(), analysisId, progress: new RunProgress(analysisId), abort: new AbortController() };
    this.#runs.set(analysisId, run);
    const done = this.#run(run)
      .then(() => void this.#setbacks.delete(analysisId))
      // What went wrong with the store: the document stays pending or running, and is taken up again.
      .catch(() => {
        const times = (this.#setbacks.get(analysisId)?.times ?? 0) + 1;
        this.#setbacks.set(analysisId, { times, looks: Math.min(2 ** (times - 1) - 1, MOST_LOOKS_PASSED) });
      })
      .finally(() => {
        this.#runs.delete(analysisId);
        this.#suspects.delete(analysisId);
        this.#running = this.#running.filter((one) => one !== done);
        this.#onEnd();
      });
    this.#running.push(done);
  }

  abort(analysisId: string): void {
    this.#runs.get(analysisId)?.abort.abort();
  }

  /** None begins any more; those there are end, and are left to the next start. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const { abort } of this.#runs.values()) abort.abort();
    await Promise.all(this.#running);
  }
}
