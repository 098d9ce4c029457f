/**
 * The way from evidence to scores, top to bottom: checks, criteria, flags, caps are judged; sums and recommendation
 * follow by the weights.
 * Pure: the same evidence gives the same answer on every machine and in every year.
 */
import { renderMessage } from '../i18n/render.js';
import { message } from '../model/message.js';
import type { CriterionResult, SubScore } from '../model/scores.js';
import type { Evidence, Scored } from '../model/scoring.js';
import type { Locale, ScoreId } from '../model/values.js';
import { applyCaps, isSparse, isUnreadable, unreadShare } from './caps/index.js';
import { runChecks } from './checks/index.js';
import { chooseMetrics } from './choose-metrics.js';
import { createContext } from './context.js';
import type { CriterionId } from './criterion-id.js';
import { weighCriteria, weightsFor, type JudgedCriterion } from './criterion-weights.js';
import type { ScoringText } from './criterion.js';
import { runFlags } from './flags/index.js';
import { judgeCriteria } from './judge-criteria.js';
import { recommend } from './recommend.js';
import { profileOf, RUBRIC, type Rubric } from './rubric.js';
import { addUp, roundHalfUp, settle, type ScoreOfOne } from './score.js';

export interface ScoreOptions {
  /** The published rubric, or a fund's own. @default RUBRIC */
  rubric?: Rubric;
  /** Language of the rendered texts. @default 'en' */
  locale?: Locale;
}

/** What the deck shows, judged: all of a score that does not depend on what weighs how much. */
export interface Judged extends Pick<Scored, 'checks' | 'flags' | 'caps' | 'metrics'> {
  criteria: readonly JudgedCriterion[];
}

/** Scores what is known of a deck. Never throws: what cannot be scored is null with a reason. */
export function scoreEvidence(evidence: Evidence, { rubric = RUBRIC, locale = 'en' }: ScoreOptions = {}): Scored {
  return weighJudged(judgeEvidence(evidence, rubric, locale), evidence, { rubric, locale });
}

function judgeEvidence(evidence: Evidence, rubric: Rubric, locale: Locale): Judged {
  const context = createContext(evidence, rubric);
  const checks = runChecks(context).map((check) =>
    locale === 'en' ? check : { ...check, detail: renderMessage(check.detailMessage, locale) },
  );
  const criteria = judgeCriteria(context, checks, locale);
  const flags = runFlags(context, criteria, checks, locale);
  const caps = applyCaps({ context, criteria, checks, flags }, locale);
  return { checks, criteria, flags, caps, metrics: chooseMetrics(context) };
}

/** Whether evidence judged as `judged` would be judged the same by `rubric`, which may differ in its weights alone. */
export function judgesAlike(
  { criteria }: Judged,
  deck: Pick<Evidence, 'stage' | 'sector' | 'businessModel'>,
  rubric: Rubric,
): boolean {
  const weights = weightsFor(rubric, profileOf(deck.stage.value), deck);
  // What weighs nothing is not judged.
  const own = rubric.own?.criteria ?? [];
  // A plugin's code may judge otherwise than before; whether it does, only judging shows.
  if (own.length > 0 || criteria.some(({ plugin }) => plugin !== undefined)) return false;
  return criteria.every(({ id, state }) => (state === 'notApplicable') === (weights[id as CriterionId] === 0));
}

/** The scores of a deck once it is judged, in the language of its judgement. */
export function weighJudged(
  judged: Judged,
  evidence: Evidence,
  { rubric = RUBRIC, locale = 'en' }: ScoreOptions = {},
): Scored {
  const { checks, flags, caps, metrics } = judged;
  const profile = profileOf(evidence.stage.value);
  const weights = rubric.subScores[profile].weights;
  const criteria = weighCriteria(judged.criteria, weightsFor(rubric, profile, evidence), rubric, profile);
  const totals = addUp(rubric, weights, criteria, flags, caps);
  const unreadable = isUnreadable(evidence);
  const recommended = recommend(
    {
      ...{ rubric, totals, criteria, flags, caps, weights, unreadable, language: evidence.language },
      thinlyRead: isSparse(evidence) || unreadShare(evidence) > rubric.confidence.unreadShare,
    },
    locale,
  );

  const subScores = totals.subScores.map((one) => toSubScore(one, weights[one.score], unreadable, locale));
  const valueOf = (score: ScoreId) => subScores.find((one) => one.score === score)?.value ?? null;
  const coverageOf = (score: ScoreId) => subScores.find((one) => one.score === score)?.coverage ?? 0;
  const resilience = valueOf('risk');
  const overall = unreadable || totals.overall === null ? null : roundHalfUp(totals.overall);
  const high = totals.high === null ? null : roundHalfUp(totals.high);
  return {
    overallScore: overall,
    marketScore: valueOf('market'),
    teamScore: valueOf('team'),
    productScore: valueOf('product'),
    tractionScore: valueOf('traction'),
    riskScore: resilience === null ? null : 100 - resilience,
    rawScore: unreadable || totals.raw === null ? null : settle(totals.raw),
    subScores,
    coverage: {
      overall: settle(totals.coverage),
      market: coverageOf('market'),
      team: coverageOf('team'),
      product: coverageOf('product'),
      traction: coverageOf('traction'),
      risk: coverageOf('risk'),
    },
    confidence: confidenceIn(evidence, rubric, totals.coverage, unreadable),
    band: overall === null || high === null ? null : { low: overall, high: Math.max(overall, high) },
    criteria: criteria.map(settled),
    caps,
    checks,
    flags,
    recommendation: recommended?.recommendation ?? null,
    ...(recommended?.recommendationReason ? { recommendationReason: recommended.recommendationReason } : {}),
    recommendationRule: recommended?.recommendationRule ?? null,
    metrics,
    rubricVersion: rubric.version,
  };
}

function toSubScore(one: ScoreOfOne, weight: number, unreadable: boolean, locale: Locale): SubScore {
  const coverage = settle(one.coverage);
  const why: ScoringText | undefined = unreadable
    ? 'scoring.C10.unreadable'
    : one.value === null
      ? 'scoring.sub-score-failed'
      : undefined;
  if (why || one.value === null || one.raw === null || one.high === null) {
    const reasonMessage = message(why ?? 'scoring.sub-score-failed');
    const reason = renderMessage(reasonMessage, locale);
    return { score: one.score, value: null, raw: null, weight, coverage, band: null, reason, reasonMessage };
  }
  const value = roundHalfUp(one.value);
  const band = { low: value, high: Math.max(value, roundHalfUp(one.high)) };
  return { score: one.score, value, raw: settle(one.raw), weight, coverage, band };
}

/** How much of what the rubric asks for was shown, lowered by one step when many slides could not be read. */
function confidenceIn(evidence: Evidence, rubric: Rubric, coverage: number, unreadable: boolean): Scored['confidence'] {
  const steps = ['insufficient', 'low', 'medium', 'high'] as const;
  if (unreadable) return 'insufficient';
  const { high, medium, low, unreadShare: limit } = rubric.confidence;
  const reached = [low, medium, high].filter((least) => coverage >= least - 1e-9).length;
  const lowered = unreadShare(evidence) > limit ? Math.max(reached - 1, 0) : reached;
  return steps[lowered]!;
}

function settled(criterion: CriterionResult): CriterionResult {
  return { ...criterion, points: settle(criterion.points), pointsAtStake: settle(criterion.pointsAtStake) };
}
