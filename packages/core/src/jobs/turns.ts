/** How decks wait for their turn: the seam between the queue and a store that one process works off, or several share. */
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { SummaryFilter } from '../store/query.js';

export interface Turns {
  /** Analyses that may have been left by whoever ran them. */
  readonly leftBehind: SummaryFilter<AnalysisSummary>;
  /** Status of one whose deck is still on its way. */
  readonly arriving: 'pending' | 'processing';
  /** The deck is there: returns the document as it waits. */
  arrived(document: Analysis): Promise<Analysis>;
  /** True of one that waits for a turn in this process. */
  has(id: string): boolean;
  /** Decks that wait for a turn in this process. */
  readonly size: number;
  /** It may run from now on; a `suspect` is one whose run a process did not outlive. */
  add(id: string, suspect?: boolean): void;
  /** It waits no more. */
  drop(id: string): void;
  /** Begins what may run now. */
  take(): Promise<void>;
  /** Another process changed some analysis. */
  changedElsewhere(): void;
  close(): void;
}
