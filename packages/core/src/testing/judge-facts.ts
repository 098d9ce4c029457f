/** Judges one criterion by a handful of facts, as the scoring does. */
import type { Fact } from '../model/fact.js';
import type { CheckResult } from '../model/scores.js';
import type { Evidence } from '../model/scoring.js';
import type { Stage } from '../model/values.js';
import { runChecks } from '../scoring/checks/index.js';
import { createContext } from '../scoring/context.js';
import type { Criterion, Judgement } from '../scoring/criterion.js';
import { RUBRIC } from '../scoring/rubric.js';
import { evidence } from './build-fact.js';

export interface JudgeFactsOptions extends Partial<Omit<Evidence, 'stage' | 'facts'>> {
  stage?: Stage | 'unknown';
  checks?: CheckResult[];
}

/** The judgement of `criterion` on a deck that holds `facts` and nothing else; the checks are run unless given. */
export function judgeFacts(
  criterion: Criterion,
  facts: Fact[],
  { stage = 'seed', checks, ...fields }: JudgeFactsOptions = {},
): Judgement {
  const deck = evidence(facts, { ...fields, stage: { value: stage, basis: 'user', factIds: [] } });
  const context = createContext(deck, RUBRIC);
  return criterion.judge(context, { ...context, checks: checks ?? runChecks(context) });
}
