/** What a view of a run knows: decks in work, the last that ended, counts, and how long the rest will take. Pure. */
import type { BatchEvent, StepId } from '@vc-analyst/core/model';

export interface RunningDeck {
  index: number;
  fileName: string;
  startedAt: number;
  slide?: { number: number; of: number };
  steps: Partial<Record<StepId, 'processing' | 'completed' | 'error'>>;
}

export interface EndedDeck {
  event: Extract<BatchEvent, { type: 'completed' | 'skipped' | 'passed-over' | 'failed' }>;
  /** Milliseconds that it was in work. */
  took: number;
}

export interface RunState {
  total: number;
  startedAt: number;
  running: ReadonlyMap<number, RunningDeck>;
  /** The last ones, in the order in which they ended. */
  ended: readonly EndedDeck[];
  counts: { analysed: number; known: number; own: number; failed: number };
  /** Milliseconds that the last analysed decks took; known ones take none. */
  times: readonly number[];
  /** Most decks that were analysed at once. */
  concurrency: number;
}

/** As many as the tallest terminal shows. */
const KEPT = 200;
/** Decks whose time tells how long the next ones take. */
const TIMED = 40;

export const startState = (total: number, startedAt: number): RunState => ({
  total,
  startedAt,
  running: new Map(),
  ended: [],
  counts: { analysed: 0, known: 0, own: 0, failed: 0 },
  times: [],
  concurrency: 1,
});

/** The state after `event`; `now` in milliseconds of the clock of `startedAt`. */
export function advance(state: RunState, event: BatchEvent, now: number): RunState {
  const running = new Map(state.running);
  const { index, fileName } = event;
  const deck = running.get(index);
  if (event.type === 'started') {
    running.set(index, { index, fileName, startedAt: now, steps: {} });
    // One that is analysed and only kept takes no other's place.
    const analysing = [...running.values()].filter(({ steps }) => steps.ai_scoring !== 'completed').length;
    return { ...state, running, concurrency: Math.max(state.concurrency, analysing) };
  }
  if (event.type === 'progress') {
    const progress = event.event;
    if (!deck || (progress.type !== 'slide' && progress.type !== 'step')) return state;
    running.set(
      index,
      progress.type === 'slide'
        ? { ...deck, slide: { number: progress.slide, of: progress.slideCount } }
        : { ...deck, steps: { ...deck.steps, [progress.step]: progress.status } },
    );
    return { ...state, running };
  }
  running.delete(index);
  const took = deck ? now - deck.startedAt : 0;
  const { analysed, known, own, failed } = state.counts;
  return {
    ...state,
    running,
    ended: [...state.ended.slice(1 - KEPT), { event, took }],
    counts: {
      analysed: analysed + Number(event.type === 'completed'),
      known: known + Number(event.type === 'skipped'),
      own: own + Number(event.type === 'passed-over'),
      failed: failed + Number(event.type === 'failed'),
    },
    times: event.type === 'completed' ? [...state.times.slice(1 - TIMED), took] : state.times,
  };
}

export function endedCount({ counts }: RunState): number {
  return counts.analysed + counts.known + counts.own + counts.failed;
}

/** Milliseconds that the rest will take by what the last decks took; undefined while too few have ended. */
export function remaining(state: RunState): number | undefined {
  const { times, concurrency, total } = state;
  if (times.length < Math.min(3, concurrency)) return undefined;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return (mean * (total - endedCount(state))) / concurrency;
}
