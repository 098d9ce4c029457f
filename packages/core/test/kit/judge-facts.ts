/** Judges one criterion by a handful of facts, as the scoring does. */
import type { Fact } from '../../src/model/fact.js';
import type { CheckResult } from '../../src/model/scores.js';
import type { Evidence } from '../../src/model/scoring.js';
import type { Stage } from '../../src/model/values.js';
import { runChecks } from '../../src/scoring/checks/index.js';
import { createContext } from '../../src/scoring/context.js';
import type { Criterion, Judgement } from '../../src/scoring/criterion.js';
import { RUBRIC } from '../../src/scoring/rubric.js';
import { evidence } from '../../src/testing/build-fact.js';

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
