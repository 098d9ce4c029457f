/** The recommendation: the first rule that fits, why, and what nearest would change it. */
import { renderMessage } from '../i18n/render.js';
import { criterionName } from '../model/criterion-name.js';
import { isUnclear } from '../model/plain-gap.js';
import { message, type Message, type MessageValue } from '../model/message.js';
import type { Cap, CriterionResult, Flag, RecommendationRule } from '../model/scores.js';
import { LOCALES, type FollowUpReason, type Locale, type Recommendation } from '../model/values.js';
import type { ScoringText } from './criterion.js';
import type { Rubric } from './rubric-shape.js';
import { roundHalfUp, type Totals } from './score.js';

export interface RecommendInput {
  rubric: Rubric;
  totals: Totals;
  criteria: readonly CriterionResult[];
  flags: readonly Flag[];
  caps: readonly Cap[];
  /** Share of the overall score in percent, by sub-score. */
  weights: Record<string, number>;
  unreadable: boolean;
  /** So few words, or so many slides unread, that a low score says more of the reading than of the deck. */
  thinlyRead: boolean;
  /** ISO 639-1 code of the deck's language. */
  language: string;
}

export interface Recommended {
  recommendation: Recommendation;
  /** Only of a follow-up. */
  recommendationReason?: FollowUpReason;
  recommendationRule: RecommendationRule;
}

/** null when a failed step leaves no overall score to recommend by. */
export function recommend(input: RecommendInput, locale: Locale): Recommended | null {
  const fired = fire(input);
  if (!fired) return null;
  const changes = wouldChange(input, fired.rule);
  return {
    recommendation: fired.recommendation,
    ...(fired.why ? { recommendationReason: fired.why } : {}),
    recommendationRule: {
      rule: fired.rule,
      reason: renderMessage(fired.reason, locale),
      reasonMessage: fired.reason,
      wouldChange: changes.map(({ text, criterionId }) => ({
        text: renderMessage(text, locale),
        textMessage: text,
        ...(criterionId ? { criterionId } : {}),
      })),
      borderline: isBorderline(input),
    },
  };
}

interface Fired {
  recommendation: Recommendation;
  why?: FollowUpReason;
  rule: string;
  reason: Message;
}

/**
 * The first rule that fits. Between the marks it asks for nothing but points, of which showing more never takes any: so a
 * fuller deck is never told a worse verdict than its thinner version.
 */
function fire({ rubric, totals, caps, flags, unreadable, thinlyRead, language }: RecommendInput): Fired | null {
  const limits = rubric.recommendation;
  const capped = (id: string) => caps.some((cap) => cap.id === id);
  const fired = (
    recommendation: Recommendation,
    rule: string,
    text: ScoringText,
    values?: Record<string, MessageValue>,
  ) => ({ recommendation, rule, reason: message(text, values) }) satisfies Fired;
  const followUp = (
    why: FollowUpReason,
    ...rest: [rule: string, text: ScoringText, values?: Record<string, MessageValue>]
  ) => ({ ...fired('follow-up', ...rest), why }) satisfies Fired;
  if (capped('C12')) return fired('pass', 'guaranteed-return', 'scoring.recommend.guaranteed-return');
  if (unreadable) return followUp('thin', 'insufficient-evidence', 'scoring.recommend.insufficient-evidence');
  if (totals.overall === null || totals.high === null) return null;
  const overall = roundHalfUp(totals.overall);
  const { coverage } = totals;
  if (!isKnown(language) && coverage < limits.otherLanguageCoverage) {
    return followUp('thin', 'other-language', 'scoring.recommend.other-language');
  }
  const values = { overall, coverage: { percent: roundHalfUp(coverage * 100) }, high: roundHalfUp(totals.high) };
  if (overall >= limits.invest) {
    const blocks = investBlocks({ rubric, totals, flags });
    return blocks.length > 0 || capped('C9')
      ? followUp('call', 'invest-blocked', 'scoring.recommend.invest-blocked', { ...values, blocks: { list: blocks } })
      : fired('invest', 'all-conditions', 'scoring.recommend.all-conditions', values);
  }
  if (overall >= limits.followUp) {
    return followUp('call', 'middle', 'scoring.recommend.middle', { ...values, invest: limits.invest });
  }
  if (overall >= limits.open) {
    return followUp('thin', 'thin', 'scoring.recommend.thin', { ...values, call: limits.followUp });
  }
  if (thinlyRead) return followUp('thin', 'thinly-read', 'scoring.recommend.thinly-read', values);
  return fired('pass', 'low', 'scoring.recommend.low', { ...values, thin: limits.open });
}

/** A language in which facts are looked for. */
function isKnown(language: string): boolean {
  return (LOCALES as readonly string[]).includes(language);
}

/** What keeps a high score from partner time, each as half a sentence. */
function investBlocks({ rubric, totals, flags }: Pick<RecommendInput, 'rubric' | 'totals' | 'flags'>): MessageValue[] {
  const limits = rubric.recommendation;
  const blocks: MessageValue[] = [];
  const block = (text: ScoringText, values: Record<string, MessageValue>) =>
    blocks.push({ message: message(text, values) });
  if (totals.coverage < limits.investCoverage) {
    block('scoring.block.coverage', { coverage: { percent: roundHalfUp(totals.coverage * 100) } });
  }
  for (const { score, value } of totals.subScores) {
    const least = score === 'risk' ? limits.investResilience : limits.investSubScore;
    if ((value ?? 0) < least) block('scoring.block.score', { score, value: roundHalfUp(value ?? 0), least });
  }
  const n = flags.filter((flag) => flag.severity === 'critical' || flag.severity === 'high').length;
  if (n > 0) block('scoring.block.flags', { n });
  return blocks;
}

function isBorderline({ rubric, totals, unreadable }: RecommendInput): boolean {
  if (unreadable || totals.overall === null || totals.high === null) return false;
  const { invest, followUp, open, margin, surelyLowCoverage } = rubric.recommendation;
  const overall = roundHalfUp(totals.overall);
  const high = roundHalfUp(totals.high);
  return [invest, followUp, open].some(
    (threshold) =>
      Math.abs(overall - threshold) <= margin ||
      (totals.coverage >= surelyLowCoverage && overall < threshold && high >= threshold),
  );
}

interface Change {
  text: Message;
  criterionId?: string;
}

/** Steps that are named: of a deck that lacks evidence the three that would decide. */
const NEAREST = 2;
const DECISIVE = 3;

/** What stands in the way comes first; then the criteria whose good answer adds most. */
function wouldChange(input: RecommendInput, rule: string): Change[] {
  if (rule === 'insufficient-evidence') return [{ text: message('scoring.change.readable') }];
  if (rule === 'other-language') return [{ text: message('scoring.change.language') }];
  if (rule === 'guaranteed-return') return [{ text: message('scoring.change.promise') }];
  return [...blocks(input, rule), ...gains(input, shortOf(input))].slice(
    0,
    rule === 'thin' || rule === 'thinly-read' ? DECISIVE : NEAREST,
  );
}

/** Flags and caps that hold the recommendation where it is. */
function blocks({ caps, flags, totals }: RecommendInput, rule: string): Change[] {
  const changes: Change[] = [];
  if (rule === 'invest-blocked') {
    for (const flag of flags.filter(({ severity }) => severity === 'critical' || severity === 'high')) {
      changes.push({ text: message('scoring.change.flag', { flag: { message: flag.reasonMessage } }) });
    }
  }
  const [lowest] = caps
    .filter((cap) => cap.on === 'overall' && cap.max !== undefined && cap.max < (totals.raw ?? 0))
    .sort((a, b) => (a.max ?? 0) - (b.max ?? 0));
  if (lowest) changes.push({ text: message('scoring.change.cap', { reason: { message: lowest.reasonMessage } }) });
  return changes;
}

/** Points up to the next better recommendation, by its plain mark; 0 where points are not what is lacking. */
function shortOf({ rubric, totals }: RecommendInput): number {
  const overall = roundHalfUp(totals.overall ?? 0);
  const { open, followUp, invest } = rubric.recommendation;
  const next = [open, followUp, invest].find((mark) => mark > overall);
  return next === undefined ? 0 : next - overall;
}

function gains({ rubric, criteria, weights }: RecommendInput, short: number): Change[] {
  return criteria
    .filter(({ state, level }) => (state === 'missing' || state === 'partial') && level < rubric.goodAnswer)
    .map((criterion) => ({
      criterion,
      gain: ((weights[criterion.score] ?? 0) * criterion.weight * (rubric.goodAnswer - criterion.level)) / 100,
    }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ criterion, gain }) => {
      const spoken = criterion.candidates?.[0]?.slide;
      const text = stepOf(criterion);
      const values = {
        ...(spoken === undefined ? {} : { slide: spoken }),
        criterion: { message: criterionName(criterion) },
        points: Math.round(gain * 10) / 10,
        short,
      };
      return { text: message(text, values), criterionId: criterion.id };
    });
}

/** What a better answer starts from: nothing, what is shown, a slide to look at, or what nobody could judge. */
function stepOf(criterion: CriterionResult): ScoringText {
  const { level, candidates } = criterion;
  if (level === 0) return 'scoring.change.show';
  if (candidates === undefined) return 'scoring.change.strengthen';
  if (candidates.length > 0) return 'scoring.change.judge';
  return isUnclear(criterion) ? 'scoring.change.unclear' : 'scoring.change.open';
}
