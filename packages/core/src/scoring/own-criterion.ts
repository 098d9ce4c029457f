/** Criteria that plugins add, as data: it travels with the rubric, while the function that judges is kept by a key. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { SlideSummary } from '../model/slide-summary.js';
import type { BusinessModel, Locale, ScoreId, Sector, Stage, StepId } from '../model/values.js';

export type Texts = Record<Locale, string>;

export interface OwnCriterion {
  /** `climate/impact`: the plugin's name, and the criterion's. */
  id: string;
  plugin: string;
  score: ScoreId;
  title: Texts;
  kinds: readonly FactKind[];
  /** Steps that find these facts. */
  steps: readonly StepId[];
  /** Points of the sub-score's 100 at pre-seed, seed, series A, series B and later; 0 = not asked. */
  weights: readonly [number, number, number, number];
  /** Key of the function that judges it. */
  judge: string;
}

/** The criteria of all plugins, and where another process finds the functions. */
export interface OwnCriteria {
  criteria: readonly OwnCriterion[];
  /** Addresses of the modules to load. */
  modules: readonly string[];
  /** Some are objects that this process alone has. */
  here: boolean;
}

/** What a plugin's criterion may know beside its facts. */
export interface JudgedDeck {
  stage: Stage | 'unknown';
  sector: Sector;
  businessModel: BusinessModel;
  /** ISO 639-1. */
  language: string;
  readingDate?: string;
  slides: readonly SlideSummary[];
}

/** How a plugin's criterion is met. */
export interface OwnJudgement {
  /** 0 (nothing found) to 1. Above 0 only with facts. */
  level: number;
  /** One sentence: what was found, or what is missing. */
  reason: Texts;
  /** Of the facts it was given, those that carry the level. */
  factIds: readonly string[];
  /** Only a hint or a bare assertion: counts as half covered. */
  hint: boolean;
}

export type OwnJudge = (facts: readonly Fact[], deck: JudgedDeck) => OwnJudgement;
