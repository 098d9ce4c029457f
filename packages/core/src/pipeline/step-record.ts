/** Keeps the record of the nine steps of one run: order, time, failure, and the events that listeners see. */
import { isVcError, VcError } from '../errors/vc-error.js';
import type { StepResult } from '../model/analysis.js';
import type { ProgressEvent } from '../model/progress.js';
import { STEP_IDS, type StepId } from '../model/values.js';

export interface StepRun {
  readonly results: StepResult[];
  /** Does a step without which there is no analysis: its error ends the run. */
  vital<T>(step: StepId, work: () => Promise<T>): Promise<T>;
  /** Does a step that the run survives: its error is kept in the record and the answer is undefined. */
  optional<T>(step: StepId, work: () => Promise<T>): Promise<T | undefined>;
  /** Notes which engine answered a step, where there is a choice. */
  answeredBy(step: StepId, engine: NonNullable<StepResult['engine']>): void;
}

/** Starts the record of one run. `signal` is looked at before every step. */
export function startSteps(options: {
  signal?: AbortSignal | undefined;
  onProgress?: ((event: ProgressEvent) => void) | undefined;
}): StepRun {
  const results: StepResult[] = STEP_IDS.map((step) => ({ step, status: 'pending', ms: 0 }));

  async function vital<T>(step: StepId, work: () => Promise<T>): Promise<T> {
    const record = results[STEP_IDS.indexOf(step)]!;
    if (options.signal?.aborted) throw new VcError('cancelled');
    const startedAt = performance.now();
    record.status = 'processing';
    options.onProgress?.({ type: 'step', step, status: 'processing' });
    try {
      const answer = await work();
      record.status = 'completed';
      return answer;
    } catch (error) {
      record.status = 'error';
      record.error = isVcError(error)
        ? { code: error.code, message: error.message }
        : { code: 'internal', message: error instanceof Error ? error.message : String(error) };
      throw error;
    } finally {
      record.ms = Math.round((performance.now() - startedAt) * 10) / 10;
      options.onProgress?.({
        type: 'step',
        step,
        status: record.status === 'completed' ? 'completed' : 'error',
        ms: record.ms,
        ...(record.error ? { message: record.error.message } : {}),
      });
    }
  }

  async function optional<T>(step: StepId, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await vital(step, work);
    } catch (error) {
      if (isVcError(error) && error.code === 'cancelled') throw error;
      return undefined;
    }
  }

  function answeredBy(step: StepId, engine: NonNullable<StepResult['engine']>): void {
    results[STEP_IDS.indexOf(step)]!.engine = engine;
  }

  return { results, vital, optional, answeredBy };
}
