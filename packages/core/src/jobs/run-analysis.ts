/** One run: the document made ours, the deck read, and its end written where the document still is ours. */
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';
import type { DeckInput } from '../deck/read-deck.js';
import { isVcError, VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { Author } from '../model/fund.js';
import { relativesOf } from '../pipeline/assign-version.js';
import type { StoredSummary } from '../pipeline/analyses-collection.js';
import type { Collection, Store } from '../store/store.js';
import type { QueueUpdate } from './analysis-queue.js';
import { loadDeck } from './deck-blobs.js';
import { hasResult, pendingSteps } from './pending-analysis.js';
import type { RunProgress } from './run-progress.js';
import {
  asVcError,
  failedAnalysis,
  isOpen,
  isPassing,
  MOST_STARTS,
  mergeResult,
  ownersOf,
  withVersion,
} from './run-outcome.js';

export interface Run {
  id: string;
  analysisId: string;
  progress: RunProgress;
  abort: AbortController;
}

export interface RunTools {
  store: Pick<Store, 'blobs'>;
  analyses: Collection<Analysis, StoredSummary>;
  /** Id of this queue. */
  worker: string;
  analyze: (inputs: DeckInput[], options: AnalyzeOptions) => Promise<Analysis>;
  /** The document as version of its company's deck, and with the warning that its content is known. */
  place: (analysis: Analysis, others: readonly AnalysisSummary[]) => Analysis;
  /** The result with the corrections that hold: of the document itself, or of the version before it. */
  carry: (result: Analysis, before: Analysis) => Promise<Analysis>;
  tell: (update: QueueUpdate) => void;
  /** Writes an activity. */
  record: (
    action: 'analysis.completed' | 'analysis.failed',
    analysis: Analysis,
    by: Author,
    concerns: readonly string[],
  ) => Promise<void>;
  /** True when the queue closes: the run is then left to the next start. */
  isClosing: () => boolean;
}

/** Steps are written down at most this often: most follow each other within milliseconds. */
const WRITE_STEPS_EVERY_MS = 500;
/** Who speaks where nobody did anything. */
const PRODUCT: Author = { firstName: 'VC Analyst' };

/** Runs the analysis to its end. Rejects only for what is wrong with the store. */
export async function runAnalysis(run: Run, tools: RunTools): Promise<void> {
  const { store, analyses, tell, record } = tools;
  await work();

  async function work(): Promise<void> {
    const document = await claim();
    if (!document) return;
    if ((document.run?.starts ?? 0) > MOST_STARTS) {
      await fail(new VcError('reading-crashed', { fileName: document.fileName }));
      return;
    }
    const steps = stepWriter();
    let outcome: { result: Analysis } | { error: VcError };
    try {
      const inputs = await loadDeck(store.blobs, document);
      const result = await tools.analyze(inputs, {
        given: document.given ?? {},
        locale: document.textLanguage,
        signal: run.abort.signal,
        onProgress(event) {
          const update = run.progress.take(event);
          if (update) tell(update);
          if (update?.type === 'progress') steps.note();
        },
      });
      outcome = { result };
    } catch (thrown) {
      if (isPassing(thrown)) throw thrown;
      outcome = { error: asVcError(thrown) };
    } finally {
      await steps.close();
    }
    if (tools.isClosing() && run.abort.signal.aborted) {
      await leave();
      return;
    }
    if ('error' in outcome) {
      await fail(outcome.error);
      return;
    }
    try {
      await complete(outcome.result);
    } catch (thrown) {
      const error = asVcError(thrown);
      // What is wrong with the store passes, and the run is taken up again; a result that no store can keep is a bug of
      // ours, and running it again would only meet it again.
      if (isPassing(thrown) || error.code !== 'internal') throw thrown;
      await fail(error);
    }
  }

  /** Makes the run ours; undefined when it is somebody else's, or nothing is to be run. */
  async function claim(): Promise<Analysis | undefined> {
    let isOurs = false;
    const document = await changeIfThere(analyses, run.analysisId, (current) => {
      isOurs = isOpen(current) && current.run?.worker === tools.worker;
      if (!isOurs) return current;
      const starts = (current.run?.starts ?? 0) + 1;
      return {
        ...current,
        status: 'processing',
        run: { id: run.id, worker: tools.worker, starts },
        steps: pendingSteps(),
      };
    });
    return isOurs ? document : undefined;
  }

  /** Left to the next start of the queue, which need not fear it: the deck has stopped no process. */
  async function leave(): Promise<void> {
    await changeIfThere(analyses, run.analysisId, (current) =>
      current.run?.id === run.id ? { ...current, run: { id: run.id, worker: tools.worker } } : current,
    ).catch(() => undefined);
  }

  async function complete(result: Analysis): Promise<void> {
    const before = await analyses.get(run.analysisId);
    if (before?.run?.id !== run.id) return;
    // A name that was given, or an earlier run, has placed it already.
    const isPlaced = before.companyNameFrom === 'user' || hasResult(before);
    const others = (held: readonly AnalysisSummary[]) => held.filter(({ id }) => id !== before.id);
    const previous = isPlaced
      ? before
      : withVersion(before, tools.place(result, others(await relativesOf(result, analyses))));
    const carried = await tools.carry(result, previous);
    const finished = await analyses.exclusively(async (sole) => {
      const current = await sole.get(run.analysisId);
      if (current?.run?.id !== run.id) return undefined;
      const merged = mergeResult(carried, current);
      // Again, while nobody else writes: another deck of the company may have come in between.
      const placed = isPlaced
        ? merged
        : withVersion(merged, tools.place(merged, others(await relativesOf(merged, sole))));
      return sole.update(run.analysisId, () => placed);
    });
    if (!finished) return;
    tell({ type: 'progress', analysisId: finished.id, step: 'completed', status: 'completed' });
    await record('analysis.completed', finished, PRODUCT, ownersOf(finished));
  }

  async function fail(error: VcError): Promise<void> {
    let isOurs = false;
    const failed = await changeIfThere(analyses, run.analysisId, (current) => {
      isOurs = current.run?.id === run.id;
      return isOurs ? failedAnalysis({ ...current, steps: run.progress.steps }, error) : current;
    });
    if (!isOurs || !failed) return;
    tell({ type: 'failed', analysisId: failed.id, code: error.code, data: error.data });
    if (error.code !== 'cancelled') await record('analysis.failed', failed, PRODUCT, ownersOf(failed));
  }

  /** Writes steps into the document as they come, a few at a time. */
  function stepWriter(): { note: () => void; close: () => Promise<void> } {
    let timer: NodeJS.Timeout | undefined;
    let writing: Promise<unknown> = Promise.resolve();
    const write = () => {
      timer = undefined;
      const steps = run.progress.steps.map((step) => ({ ...step }));
      writing = changeIfThere(analyses, run.analysisId, (current) =>
        current.run?.id === run.id ? { ...current, steps } : current,
      ).catch(() => undefined);
    };
    return {
      note: () => (timer ??= setTimeout(write, WRITE_STEPS_EVERY_MS).unref()),
      async close() {
        clearTimeout(timer);
        await writing;
      },
    };
  }
}

/** As `update`; undefined when the document is gone. */
export async function changeIfThere(
  analyses: Collection<Analysis, StoredSummary>,
  id: string,
  change: (current: Analysis) => Analysis,
): Promise<Analysis | undefined> {
  try {
    return await analyses.update(id, change);
  } catch (error) {
    if (isVcError(error) && error.code === 'not-found') return undefined;
    throw error;
  }
}
