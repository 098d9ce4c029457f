/** Who answers the steps: the seam between the pipeline and whatever reads the deck's text. */
import type { DeckView } from '../evidence/view/view-types.js';
import type { DeckWarning } from '../model/deck.js';
import type { Fact } from '../model/fact.js';
import type { ModelJudgement, ModelSummary, Outbound, Proposal, Rejection } from '../model/model-use.js';
import type { ProgressEvent } from '../model/progress.js';
import type { Scored } from '../model/scoring.js';
import type { Locale, ReaderName, StepId } from '../model/values.js';
import type { Step } from './steps.js';

export interface Engine {
  readonly name: ReaderName;
  /** Changes whenever the same deck could give other facts. */
  readonly version: string;
  readonly model?: string;
  readonly host?: string;
  /** Its name, where a plugin adds it. */
  readonly plugin?: string;
  /** Takes up one deck. What it does in the background ends with `signal`. */
  open(view: DeckView, deck: OpenDeck): DeckReading;
}

export interface OpenDeck {
  /** sha256 of the deck. */
  hash: string;
  /** As a person gave it or the deck shows it; empty where neither does. */
  companyName: string;
  /** Language of the texts that are written. */
  locale: Locale;
  /** What the rubric asks, for engines that judge; absent where nothing is to be judged. */
  criteria?: readonly AskedCriterion[];
  signal?: AbortSignal | undefined;
  onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** PNG of a slide, for engines that look at pictures; absent where slides cannot be drawn. */
  picture?: (slide: number) => Promise<Uint8Array>;
}

/** One criterion as a model is asked it. */
export interface AskedCriterion {
  /** `M1` … `R10`. */
  id: string;
  /** Its title and what it asks, in English. */
  asks: string;
}

/** One deck in the hands of an engine. */
export interface DeckReading {
  /**
   * The facts of the step's kinds that the deck shows, each with a quote that code has found on its slide.
   * Throws when the step cannot be answered; the run then goes on and the scores that need it become null.
   */
  gather(step: Step): Promise<StepAnswer>;
  /** A second look, once the facts are scored. Absent when there is none. */
  review?(facts: readonly Fact[], score: ScoreFacts): Promise<Review>;
}

export interface StepAnswer {
  facts: Fact[];
  /** Said only by engines that can fall back on another. */
  engine?: ReaderName;
  warnings?: DeckWarning[];
}

/** Scores the deck as if `facts` were all it shows. */
export type ScoreFacts = (
  facts: readonly Fact[],
) => Promise<Pick<Scored, 'overallScore' | 'recommendationRule' | 'criteria'>>;

export interface Review {
  /** All facts, those that a further reading did not uphold left out. */
  facts: Fact[];
  rejected: { code: Rejection; step: StepId; proposal: Proposal; values: Record<string, string | number> }[];
  warnings: DeckWarning[];
  outbound: Outbound;
  spread?: { runs: number; low: number; high: number };
  summary?: ModelSummary;
  /** Levels that a model gave, each with the quotes that stand. */
  judgements?: ModelJudgement[];
}
