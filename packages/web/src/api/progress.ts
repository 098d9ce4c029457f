/** What is known of a running analysis: its nine steps, the slide being read, how it ended. Pure. */
import type { ServerMessage } from '@vc-analyst/core/contract';
import type { StepId } from '@vc-analyst/core/model';
import { STEP_IDS } from '@vc-analyst/core/vocabulary';

export type StepStatus = 'pending' | 'processing' | 'completed' | 'error';

export interface Progress {
  steps: Readonly<Record<StepId, StepStatus>>;
  /** Slide being read, while the first step runs. */
  slide?: { number: number; count: number };
  /** When the run began, as `performance.now()` counts. */
  begunAt?: number;
  /** The report is there. */
  completed: boolean;
  failure?: { code: string; message: string };
}

export const NO_PROGRESS: Progress = {
  steps: Object.fromEntries(STEP_IDS.map((step) => [step, 'pending'])) as Record<StepId, StepStatus>,
  completed: false,
};

/**
 * The next state after one message, heard `at` a moment of `performance.now()`; messages may come twice, since the
 * server replays them on every subscription.
 */
export function advance(progress: Progress, message: ServerMessage, at: number): Progress {
  switch (message.type) {
    case 'progress': {
      if (message.step === 'completed') {
        const all = Object.fromEntries(STEP_IDS.map((step) => [step, 'completed'])) as Record<StepId, StepStatus>;
        return { steps: all, completed: true };
      }
      // The first step begins: a new run, or the replay of this one.
      const isBegin = message.step === STEP_IDS[0] && message.status === 'processing';
      const isOver = progress.completed || progress.failure !== undefined;
      const begunAt = isOver ? at : (progress.begunAt ?? at);
      const before = isBegin ? { ...NO_PROGRESS, begunAt } : progress;
      const known = message.elapsedMs === undefined ? {} : { begunAt: at - message.elapsedMs };
      return { ...before, ...known, steps: { ...before.steps, [message.step]: message.status } };
    }
    case 'slide':
      return { ...progress, slide: { number: message.slide, count: message.slideCount } };
    case 'failed':
      return { ...progress, failure: message.error };
    default:
      return progress;
  }
}

/** Completed steps of nine, in percent, rounded. */
export function percentDone(progress: Progress): number {
  return Math.round((doneSteps(progress) / STEP_IDS.length) * 100);
}

export function doneSteps(progress: Progress): number {
  return STEP_IDS.filter((step) => progress.steps[step] === 'completed').length;
}

/** The first step that is under way; between two steps the one that comes next; undefined before the first and after the last. */
export function currentStep(progress: Progress): StepId | undefined {
  const running = STEP_IDS.find((step) => progress.steps[step] === 'processing');
  if (running || STEP_IDS.every((step) => progress.steps[step] === 'pending')) return running;
  return STEP_IDS.find((step) => progress.steps[step] === 'pending');
}
