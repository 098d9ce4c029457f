/** What scoring reads and what it returns; pure data on both sides, so that `rescore` needs no file. */
import type { Analysis } from './analysis.js';
import type { DeckWarning, HiddenText } from './deck.js';
import type { Fact } from './fact.js';
import type { ModelJudgement, ModelSummary } from './model-use.js';
import type { BusinessModel, Sector, Stage } from './values.js';

/** Everything that is known of a deck once its nine steps have gathered facts. */
export interface Evidence {
  /** As a person gave it or the deck shows it; empty where neither does, whatever the file is called. */
  companyName: string;
  /** In order of slide; ids unique; quotes verified. */
  facts: Fact[];
  /** Slides of the deck with their sections. */
  slides: Analysis['slides'];
  stage: { value: Stage | 'unknown'; basis: 'user' | 'label' | 'ask' | 'arr' | 'unknown'; factIds: string[] };
  sector: Sector;
  sectorRunnerUp?: Sector;
  businessModel: BusinessModel;
  language: string;
  readingDate?: string;
  hidden: HiddenText[];
  /** Steps that failed: criteria that need them are `failed`, their scores null. */
  failedSteps: string[];
  warnings: DeckWarning[];
  /** A model's sentences, each carried by facts of `facts`. */
  modelSummary?: ModelSummary;
  /** What a model said of the criteria, one each at most. */
  judgements?: ModelJudgement[];
}

/** What scoring computes, field by field of the document. */
export type Scored = Pick<
  Analysis,
  | 'overallScore'
  | 'marketScore'
  | 'teamScore'
  | 'productScore'
  | 'tractionScore'
  | 'riskScore'
  | 'rawScore'
  | 'subScores'
  | 'coverage'
  | 'confidence'
  | 'band'
  | 'criteria'
  | 'caps'
  | 'checks'
  | 'flags'
  | 'recommendation'
  | 'recommendationReason'
  | 'recommendationRule'
  | 'metrics'
  | 'rubricVersion'
>;
