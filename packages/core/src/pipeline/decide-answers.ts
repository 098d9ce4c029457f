/** What the fund makes of a founder's answers: counted, ignored, or taken out again; scores follow at once. */
import { VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import type { AnswerState, Founder } from '../model/founder.js';
import type { Author } from '../model/fund.js';
import { rescoreAnalysis } from './score-document.js';
import type { ScoringRules } from './scoring-rules.js';

/** Which answers, and what becomes of them: `received` takes one out and leaves it open. */
export interface AnswerDecision {
  answerIds: readonly string[];
  state: AnswerState;
  by: Author;
  /** ISO 8601. */
  at: string;
}

/**
 * The analysis with the decision in force. Scores are computed again where other answers count than before; without any,
 * they are what the deck scores alone. Pure.
 *
 * @throws VcError `not-found` for an answer that is not there, `not-finished`.
 */
export function decideAnswers(
  analysis: Analysis,
  { answerIds, state, by, at }: AnswerDecision,
  rules?: ScoringRules,
): Analysis {
  const { founder = NOTHING } = analysis;
  const missing = answerIds.find((id) => !founder.answers.some((one) => one.id === id));
  if (missing !== undefined) throw new VcError('not-found', { what: 'answer', id: missing });
  const meant = new Set(answerIds);
  const answers = founder.answers.map(({ by: _by, decidedAt: _at, ...answer }, index) => {
    if (!meant.has(answer.id) || answer.state === state) return founder.answers[index]!;
    return { ...answer, state, ...(state === 'received' ? {} : { by, decidedAt: at }) };
  });
  const counts = ({ state }: { state: AnswerState }) => state === 'counted';
  const changed = answers.some((answer, index) => counts(answer) !== counts(founder.answers[index]!));
  const decided = { ...analysis, founder: { ...founder, answers } };
  return changed ? rescoreAnalysis(decided, analysis.textLanguage, rules) : decided;
}

/** A new reading of the same deck, with the founder's answers of before; those that counted count again. Pure. */
export function countAgain(result: Analysis, { founder }: Analysis, rules?: ScoringRules): Analysis {
  if (!founder) return result;
  const whole = { ...result, founder };
  return founder.answers.some(({ state }) => state === 'counted')
    ? rescoreAnalysis(whole, result.textLanguage, rules)
    : whole;
}

const NOTHING: Founder = { answers: [], files: [] };
