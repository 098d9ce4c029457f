/** Who is told how a run goes. */
import type { BatchEvent } from '@vc-analyst/core/model';

export interface Follower {
  see(event: BatchEvent): void;
  /** A sentence of ours that stays; `about` names it where programs read. */
  say(text: string, about: string): void;
  /** Takes the view down. */
  end(): void;
}
