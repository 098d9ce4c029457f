/** Who answers a step: the seam between the pipeline and whatever reads the deck's text. */
import type { DeckView } from '../evidence/deck-view.js';
import type { Fact } from '../model/fact.js';
import type { Step } from '../steps/index.js';

export interface Engine {
  readonly name: 'rubric' | 'openai';
  /** Changes whenever the same deck could give other facts. */
  readonly version: string;
  readonly model?: string;
  readonly host?: string;
  /**
   * The facts of the step's kinds that the deck shows, each with a quote that code has found on its slide.
   * Throws when the step cannot be answered; the run then goes on and the scores that need it become null.
   */
  gather(step: Step, view: DeckView, options: { signal?: AbortSignal | undefined }): Promise<Fact[]>;
}
