/** A column of the board: a stage, or the companies on which nothing is decided. */
import type { PipelineCard, PipelineStage } from '@vc-analyst/core/model';

/** Stands for no stage. */
export const UNDECIDED = 'undecided';

export interface Column {
  id: string;
  name: string;
  stage: PipelineStage | null;
  total: number;
  cards: readonly PipelineCard[];
}
