/** Progress of one run, sent through a per-run callback; the terminal, `/ws` and logs are listeners. */
import type { Analysis } from './analysis.js';
import type { StepId } from './values.js';

export type ProgressEvent =
  /** The deck is open: how many slides it has. */
  | { type: 'opened'; fileName: string; slideCount: number }
  /** A slide was read (OCR makes this slow). */
  | { type: 'slide'; slide: number; slideCount: number; readBy: string }
  | { type: 'step'; step: StepId; status: 'processing' | 'completed' | 'error'; ms?: number; message?: string }
  | { type: 'warning'; code: string; slide?: number };

/** Events of a run over many decks. */
export type BatchEvent =
  | { type: 'started'; fileName: string; index: number; total: number }
  | { type: 'progress'; fileName: string; index: number; event: ProgressEvent }
  | { type: 'skipped'; fileName: string; index: number; analysisId: string }
  | { type: 'completed'; fileName: string; index: number; analysis: Analysis }
  | { type: 'failed'; fileName: string; index: number; error: Error };
