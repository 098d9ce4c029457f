/** Analyses many decks side by side: one bad deck never stops the rest, and cancelling keeps what is finished. */
import { isVcError, VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import type { BatchEvent, ProgressEvent } from '../model/progress.js';

/** One deck of a run: a name to show, and how to analyse it. */
export interface BatchItem {
  fileName: string;
  /** Answers `known` instead when the workspace holds an analysis of the same content. */
  run(options: {
    signal?: AbortSignal;
    onProgress: (event: ProgressEvent) => void;
  }): Promise<{ analysis: Analysis } | { known: string }>;
}

export interface BatchOptions {
  /** Decks in work at the same time. @default 1 */
  concurrency?: number;
  /** Cancels: running decks stop, the others are not begun. */
  signal?: AbortSignal | undefined;
  onEvent?: ((event: BatchEvent) => void) | undefined;
}

export interface BatchResult {
  /** In the order of the items. */
  analyses: Analysis[];
  skipped: { fileName: string; analysisId: string }[];
  failed: { fileName: string; error: Error }[];
  cancelled: boolean;
}

/** Runs all items. Never throws for a deck: its error is in `failed`, or ends the run when it is a cancel. */
export async function analyzeAll(items: BatchItem[], options: BatchOptions = {}): Promise<BatchResult> {
  const { concurrency = 1, signal, onEvent } = options;
  const outcomes = new Array<BatchEvent | undefined>(items.length);
  let next = 0;

  const takeTurns = async () => {
    while (next < items.length && !signal?.aborted) {
      const index = next++;
      const item = items[index]!;
      onEvent?.({ type: 'started', fileName: item.fileName, index, total: items.length });
      const outcome = await runItem(item, index, signal, onEvent);
      outcomes[index] = outcome;
      onEvent?.(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(concurrency, items.length)) }, takeTurns));

  const ended = outcomes.filter((outcome) => outcome !== undefined);
  return {
    analyses: ended.flatMap((outcome) => (outcome.type === 'completed' ? [outcome.analysis] : [])),
    skipped: ended.flatMap((outcome) => (outcome.type === 'skipped' ? [outcome] : [])),
    failed: ended.flatMap((outcome) =>
      outcome.type === 'failed' && !isCancel(outcome.error)
        ? [{ fileName: outcome.fileName, error: outcome.error }]
        : [],
    ),
    cancelled: signal?.aborted ?? false,
  };
}

async function runItem(
  item: BatchItem,
  index: number,
  signal: AbortSignal | undefined,
  onEvent: BatchOptions['onEvent'],
): Promise<BatchEvent> {
  const { fileName } = item;
  try {
    const onProgress = (event: ProgressEvent) => onEvent?.({ type: 'progress', fileName, index, event });
    const answer = await item.run({ ...(signal ? { signal } : {}), onProgress });
    return 'known' in answer
      ? { type: 'skipped', fileName, index, analysisId: answer.known }
      : { type: 'completed', fileName, index, analysis: answer.analysis };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new VcError('internal', { problem: String(thrown) });
    return { type: 'failed', fileName, index, error };
  }
}

function isCancel(error: Error): boolean {
  return isVcError(error) && error.code === 'cancelled';
}
