/** Analyses many decks side by side: one bad deck never stops the rest, and cancelling keeps what is finished. */
import { isVcError, VcError } from '../errors/vc-error.js';
import { summarizeAnalysis, type Analysis } from '../model/analysis.js';
import type { BatchEvent, ProgressEvent } from '../model/progress.js';
import type { AnalyzeOnceResult } from './deduplicate-decks.js';

/** One deck of a run: a name to show, and how to analyse it. */
export interface BatchItem {
  fileName: string;
  /** Where it lies, of several pictures the first; absent for bytes. */
  path?: string | undefined;
  /** Returns `known` when there is an analysis of the same content, `sameAs` when a copy is in work. */
  run(options: {
    signal?: AbortSignal;
    onProgress: (event: ProgressEvent) => void;
    /** To be called when the deck is analysed and only has to be kept: the next one is begun meanwhile. */
    onAnalyzed: () => void;
  }): Promise<AnalyzeOnceResult | { sameAs: string; ended: Promise<AnalyzeOnceResult> }>;
}

/** How a run over many decks goes. */
export interface BatchOptions {
  /** Decks in work at the same time. @default 1; of a workspace what its settings and the machine allow */
  concurrency?: number;
  /** Cancels: running decks stop, the others are not begun. */
  signal?: AbortSignal | undefined;
  /** Ends the run early: running decks are finished, the others are not begun. */
  stopping?: AbortSignal | undefined;
  onEvent?: ((event: BatchEvent) => void) | undefined;
  /** False leaves `analyses` empty: a run over hundreds of decks takes them from `onEvent` and holds none. @default true */
  collect?: boolean;
}

/** What became of the decks of a run. */
export interface BatchResult {
  /** In the order of the items. */
  analyses: Analysis[];
  /** Content that was known, or the same as that of another deck of the run. */
  skipped: { fileName: string; path?: string; analysisId: string }[];
  /** Reports that we wrote ourselves, which lay among the decks. */
  passedOver: { fileName: string; path?: string; error: Error }[];
  failed: { fileName: string; path?: string; error: Error }[];
  /** The run ended before its last deck did. */
  cancelled: boolean;
}

type Ended = Extract<BatchEvent, { type: 'completed' | 'skipped' | 'passed-over' | 'failed' }>;

/** Runs all items. Never throws for a deck: its error is in `failed`, or ends the run when it is a cancel. */
export async function analyzeAll(items: BatchItem[], options: BatchOptions = {}): Promise<BatchResult> {
  const { concurrency = 1, signal, stopping, onEvent, collect = true } = options;
  const analyses = new Map<number, Analysis>();
  const skipped = new Map<number, BatchResult['skipped'][number]>();
  const passedOver = new Map<number, BatchResult['passedOver'][number]>();
  const failed = new Map<number, BatchResult['failed'][number]>();
  /** Of this run: a later copy of its content is the same file as that one. */
  const namesById = new Map<string, string>();
  const copies: Promise<void>[] = [];
  let next = 0;

  const end = (event: Ended) => {
    const { index } = event;
    const file = { fileName: event.fileName, ...(event.path === undefined ? {} : { path: event.path }) };
    if (event.type === 'failed') {
      // Neither analysed nor bad: the next run takes it.
      if (isCancel(event.error)) return;
      failed.set(index, { ...file, error: event.error });
    } else if (event.type === 'passed-over') passedOver.set(index, { ...file, error: event.error });
    else if (event.type === 'skipped') skipped.set(index, { ...file, analysisId: event.analysisId });
    else {
      namesById.set(event.analysis.id, event.fileName);
      if (collect) analyses.set(index, event.analysis);
    }
    onEvent?.(event);
  };

  const run = async (index: number, onAnalyzed: () => void) => {
    const item = items[index]!;
    const { fileName, path } = item;
    const place = { fileName, index, ...(path === undefined ? {} : { path }) };
    onEvent?.({ type: 'started', ...place, total: items.length });
    try {
      const onProgress = (event: ProgressEvent) => onEvent?.({ type: 'progress', ...place, event });
      const answer = await item.run({ ...(signal ? { signal } : {}), onProgress, onAnalyzed });
      if (!('sameAs' in answer)) {
        const sameAs = 'known' in answer ? namesById.get(answer.known.id) : undefined;
        return end(outcomeOf(answer, { ...place, ...(sameAs === undefined ? {} : { sameAs }) }));
      }
      // The lane goes on meanwhile.
      const { sameAs, ended } = answer;
      copies.push(
        ended.then(
          (taken) => end(outcomeOf(taken, { ...place, sameAs })),
          (error: unknown) => end(failureOf(error, place)),
        ),
      );
    } catch (error) {
      end(failureOf(error, place));
    }
  };
  const takeTurns = async () => {
    // Of a lane, at most one deck is still being kept while the next is read.
    let keeping: Promise<void> | undefined;
    while (next < items.length && !signal?.aborted && !stopping?.aborted) {
      let ended!: Promise<void>;
      await new Promise<void>((analyzed) => {
        ended = run(next++, analyzed).finally(analyzed);
      });
      await keeping;
      keeping = ended;
    }
    await keeping;
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(concurrency, items.length)) }, takeTurns));
  await Promise.all(copies);

  const inOrder = <T>(found: Map<number, T>) => [...found].sort(([a], [b]) => a - b).map(([, one]) => one);
  return {
    analyses: inOrder(analyses),
    skipped: inOrder(skipped),
    passedOver: inOrder(passedOver),
    failed: inOrder(failed),
    cancelled: signal?.aborted === true || (stopping?.aborted === true && next < items.length),
  };
}

type Place = { fileName: string; index: number; path?: string };

function outcomeOf(taken: AnalyzeOnceResult, { sameAs, ...place }: Place & { sameAs?: string }): Ended {
  if ('analysis' in taken && sameAs === undefined) return { type: 'completed', ...place, analysis: taken.analysis };
  const known = 'known' in taken ? taken.known : summarizeAnalysis(taken.analysis);
  return { type: 'skipped', ...place, analysisId: known.id, known, ...(sameAs === undefined ? {} : { sameAs }) };
}

function failureOf(thrown: unknown, place: Place): Ended {
  const error = thrown instanceof Error ? thrown : new VcError('internal', { problem: String(thrown) });
  return { type: isVcError(error) && error.code === 'own-report' ? 'passed-over' : 'failed', ...place, error };
}

function isCancel(error: Error): boolean {
  return isVcError(error) && error.code === 'cancelled';
}
