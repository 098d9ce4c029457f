/** Progress of one run, sent through a per-run callback; the terminal, `/ws` and logs are listeners. */
import type { Analysis, AnalysisSummary } from './analysis.js';
import type { StepId } from './values.js';

export type ProgressEvent =
  /** The deck is open: how many slides it has. */
  | { type: 'opened'; fileName: string; slideCount: number }
  /** A model is about to be asked: where, and what the deck will cost at most. Tokens and cost are estimates. */
  | {
      type: 'sending';
      host: string;
      model: string;
      calls: number;
      tokens: number;
      cost?: { amount: number; currency: string };
      /** Pictures of slides that go too, and their bytes over all requests; absent where none goes. */
      pictures?: { slides: number; bytes: number };
    }
  /** A slide was read (OCR makes this slow). */
  | { type: 'slide'; slide: number; slideCount: number; readBy: string }
  | { type: 'step'; step: StepId; status: 'processing' | 'completed' | 'error'; ms?: number; message?: string }
  | { type: 'warning'; code: string; slide?: number };

/** Events of a run over many decks; `path` is where the deck lies, of several pictures the first, and absent for bytes. */
export type BatchEvent =
  | { type: 'started'; fileName: string; path?: string; index: number; total: number }
  | { type: 'progress'; fileName: string; path?: string; index: number; event: ProgressEvent }
  /** Its content is known: `sameAs` names the deck of this run that it is a copy of. */
  | {
      type: 'skipped';
      fileName: string;
      path?: string;
      index: number;
      analysisId: string;
      known: AnalysisSummary;
      sameAs?: string;
    }
  | { type: 'completed'; fileName: string; path?: string; index: number; analysis: Analysis }
  /** No deck but a report that we wrote: `error` says so, and nothing failed. */
  | { type: 'passed-over'; fileName: string; path?: string; index: number; error: Error }
  | { type: 'failed'; fileName: string; path?: string; index: number; error: Error };
