/** The queue of a server: decks are kept the moment they are handed in, analysed a few at a time, and survive a crash. */
import type { GivenFacts } from '../pipeline/analyze-options.js';
import type { DeckInput } from '../deck/read-deck.js';
import type { ErrorCode, ErrorData } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import type { Author } from '../model/fund.js';
import type { Locale, StepId } from '../model/values.js';

/** A deck that is handed in. */
export interface Submission {
  /** One file, or several images that are its slides. */
  inputs: DeckInput[];
  given?: GivenFacts | undefined;
  /** Language of the stored texts. @default the configuration's */
  locale?: Locale | undefined;
  /** Who hands it in; `id` becomes the document's `ownerId`. */
  by?: Author | undefined;
}

/** What `/ws` tells of one analysis. */
export type QueueUpdate =
  /** A step began or ended; `completed` as a step says that the report is there. */
  | {
      type: 'progress';
      analysisId: string;
      step: StepId | 'completed';
      status: 'processing' | 'completed' | 'error';
      ms?: number;
      /** Milliseconds since the run began; on the last of what is replayed of a run in this process. */
      elapsedMs?: number;
    }
  /** A slide was read; only of runs in this process, and not replayed. */
  | { type: 'slide'; analysisId: string; slide: number; slideCount: number }
  /** It ended without a report; `errorText(new VcError(code, data), locale)` says why. */
  | { type: 'failed'; analysisId: string; code: ErrorCode; data: ErrorData }
  | { type: 'removed'; analysisId: string };

/** Throws, as `VcError`: `not-found`; `bad-usage` for a status that does not allow it. */
export interface AnalysisQueue {
  /**
   * Keeps the deck and a document with status `pending`, then returns it: from here on nothing is lost by a crash.
   * Throws what is wrong with the file at a glance: `empty-file`, `file-too-large`, `unsupported-type`, …
   */
  submit(submission: Submission): Promise<Analysis>;
  /**
   * Analyses the stored deck again (a failed one, or reprocessing): id, version, comments, feedback, decision, shares
   * and corrections stay, the result is replaced. Returns the document, pending. Does nothing to one that runs.
   */
  retry(id: string, by?: Author): Promise<Analysis>;
  /** Stops a pending or running analysis: it has failed with `cancelled`, or is as it was before a reprocessing. */
  cancel(id: string): Promise<Analysis>;
  /** Removes an analysis in whatever state, with its shares, and its deck unless another analysis is of it. */
  remove(id: string, by?: Author): Promise<void>;
  /** Steps so far, in the order of the run, whichever process runs it; empty for an unknown id. */
  steps(id: string): Promise<QueueUpdate[]>;
  /**
   * Replays the steps so far to `listener`, then tells of each as it comes, also of runs in other processes.
   * Returns the function that ends it.
   */
  follow(id: string, listener: (update: QueueUpdate) => void): () => void;
  /** Every step of every run in this process, for logs. */
  onStep(listener: (update: QueueUpdate) => void): () => void;
  /**
   * How many milliseconds each deck that was handed in here waited until a run took it up, in this process or another; of
   * the other up to a second too many. Not of those that a crash left.
   */
  onTakenUp(listener: (waitedMs: number) => void): () => void;
  /** Pending and running analyses of one owner, or of all. */
  waiting(ownerId?: string): Promise<number>;
  /**
   * Takes up what processes that died left pending or running, now and from time to time. Call it once in a server.
   * Returns how many were taken up at once. With `runs: false` this process analyses nothing: others must share the store,
   * which only PostgreSQL allows.
   */
  start(options?: { runs?: boolean }): Promise<number>;
  /** Resolves when this process has nothing pending or running. */
  idle(): Promise<void>;
  /** Stops runs; they are taken up again by the next `start`. Called by the workspace's `close`. */
  close(): Promise<void>;
}
