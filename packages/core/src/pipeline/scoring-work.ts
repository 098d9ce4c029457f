/** What is scored apart from the process that asks for it, by name. */
import { reapplyCorrections, correctAnalysis } from './correct-analysis.js';
import { countAgain, decideAnswers } from './decide-answers.js';
import { rescoreStored, scoreDocument } from './score-document.js';
import type { ScoringRules } from './scoring-rules.js';
import { takeBackCorrection } from './take-back-correction.js';
import { scoreEvidence } from '../scoring/score-evidence.js';

const SCORING_WORK = {
  scoreDocument,
  scoreEvidence,
  rescoreStored,
  correctAnalysis,
  takeBackCorrection,
  reapplyCorrections,
  decideAnswers,
  countAgain,
} as const;

type Work = typeof SCORING_WORK;
export type ScoringWork = keyof Work;
export type ScoringInput<K extends ScoringWork> = Parameters<Work[K]>;
export type ScoringOutcome<K extends ScoringWork> = ReturnType<Work[K]>;

/** Does it here. Pure; throws what the function of that name throws. */
export function doScoring<K extends ScoringWork>(work: K, input: ScoringInput<K>): ScoringOutcome<K> {
  return (SCORING_WORK[work] as (...input: unknown[]) => unknown)(...input) as ScoringOutcome<K>;
}

/** Where the criteria of plugins come from that the rubric of a job has. */
export function pluginsOf(input: readonly unknown[]): { modules: readonly string[]; here: boolean } {
  const own = input.flatMap((one) => (one as Partial<ScoringRules> | undefined)?.rubric?.own ?? []);
  return { modules: own.flatMap(({ modules }) => modules), here: own.some(({ here }) => here) };
}
