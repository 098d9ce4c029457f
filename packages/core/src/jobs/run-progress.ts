/** How far runs are, for whoever follows them: what was told so far is told again to who comes later. */
import type { Analysis, StepResult } from '../model/analysis.js';
import type { ProgressEvent } from '../model/progress.js';
import { pendingSteps } from './pending-analysis.js';
import type { QueueUpdate } from './analysis-queue.js';

type Listener = (update: QueueUpdate) => void;

/** Steps and end of an analysis as updates, in the order of the run. */
export function updatesOf({ id, status, steps, failure }: Analysis): QueueUpdate[] {
  const updates: QueueUpdate[] = [];
  for (const { step, status, ms } of steps) {
    if (status === 'pending') continue;
    updates.push({ type: 'progress', analysisId: id, step, status: 'processing' });
    if (status !== 'processing') updates.push({ type: 'progress', analysisId: id, step, status, ms });
  }
  if (status === 'completed') {
    updates.push({ type: 'progress', analysisId: id, step: 'completed', status: 'completed' });
  }
  if (status === 'failed' && failure) {
    updates.push({ type: 'failed', analysisId: id, code: failure.code as never, data: failure.data });
  }
  return updates;
}

/** The record of one run, fed by the pipeline. */
export class RunProgress {
  readonly steps: StepResult[] = pendingSteps();
  readonly updates: QueueUpdate[] = [];
  readonly #analysisId: string;
  readonly #begunAt = performance.now();

  constructor(analysisId: string) {
    this.#analysisId = analysisId;
  }

  /** What was told so far, for whoever comes now: the last of it with how long the run takes already. */
  soFar(): QueueUpdate[] {
    const last = this.updates.at(-1);
    if (last?.type !== 'progress') return [...this.updates];
    return [...this.updates.slice(0, -1), { ...last, elapsedMs: Math.round(performance.now() - this.#begunAt) }];
  }

  /** What listeners are told of the event; undefined for what only logs care for. */
  take(event: ProgressEvent): QueueUpdate | undefined {
    const analysisId = this.#analysisId;
    if (event.type === 'slide') {
      return { type: 'slide', analysisId, slide: event.slide, slideCount: event.slideCount };
    }
    if (event.type !== 'step') return undefined;
    const { step, status, ms } = event;
    const at = this.steps.findIndex((one) => one.step === step);
    this.steps[at] = { step, status, ms: ms ?? 0 };
    const update: QueueUpdate = { type: 'progress', analysisId, step, status, ...(ms === undefined ? {} : { ms }) };
    this.updates.push(update);
    return update;
  }
}

/** Who follows which analysis, and what each was told. */
export class Followers {
  readonly #followers = new Map<string, Set<Follower>>();

  follows(id: string): boolean {
    return this.#followers.has(id);
  }

  /** `soFar`, which never rejects, is told first; what comes meanwhile waits for it. */
  add(id: string, listener: Listener, soFar: Promise<QueueUpdate[]>): () => void {
    const follower = new Follower(listener);
    const all = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, all.add(follower));
    void soFar.then((updates) => follower.begin(updates));
    return () => {
      follower.end();
      if (all.delete(follower) && all.size === 0 && this.#followers.get(id) === all) this.#followers.delete(id);
    };
  }

  tell(id: string, update: QueueUpdate): void {
    for (const follower of [...(this.#followers.get(id) ?? [])]) follower.tell(update);
  }
}

class Follower {
  readonly #listener: Listener;
  /** Updates that came before the replay was over. */
  #early: QueueUpdate[] | undefined = [];
  readonly #told = new Set<string>();
  #ended = false;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  begin(soFar: readonly QueueUpdate[]): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const update of [...soFar, ...early]) this.tell(update);
  }

  /** Tells what was not told of this run. */
  tell(update: QueueUpdate): void {
    if (this.#ended) return;
    if (this.#early) {
      this.#early.push(update);
      return;
    }
    if (update.type !== 'slide') {
      const name = update.type === 'progress' ? `${update.step} ${update.status}` : update.type;
      // The first step beginning after an end is another run.
      const ended = ['completed completed', 'failed'].some((end) => this.#told.has(end));
      if (ended && name === 'extract processing') this.#told.clear();
      if (this.#told.has(name)) return;
      this.#told.add(name);
    }
    this.#listener(update);
  }

  end(): void {
    this.#ended = true;
  }
}
