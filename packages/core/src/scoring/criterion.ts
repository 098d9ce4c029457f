/** What a criterion is: what it asks, which facts it reads, and one pure function from facts to a level. */
import type { scoring } from '../i18n/en/scoring.js';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { message, type Message, type MessageValue } from '../model/message.js';
import type { CheckResult, Level } from '../model/scores.js';
import type { ScoreId, StepId } from '../model/values.js';
import type { Facts, ScoringContext } from './context.js';
import type { CriterionId } from './criterion-id.js';
import type { CriterionWeights } from './weights.js';

/** Id of a text of the scoring, a criterion's own among them. */
export type ScoringText = keyof typeof scoring;

export interface CriterionMeta<K extends FactKind = FactKind> extends CriterionWeights {
  id: CriterionId;
  score: ScoreId;
  /** Short name, and one line that says what is asked for. */
  title: ScoringText;
  asks: ScoringText;
  /** Kinds of facts it reads; `judge` is given no others. */
  kinds: readonly K[];
  /** Steps that find these facts: when one failed, the criterion cannot be judged. */
  steps: readonly StepId[];
}

export interface Judgement {
  level: Level;
  reason: Message;
  factIds: string[];
  /** Only a hint or a bare assertion: half coverage. */
  hint: boolean;
}

/** What a criterion may know beside its facts. */
export interface CriterionContext extends Pick<
  ScoringContext,
  'profile' | 'stage' | 'rubric' | 'usd' | 'usdPerYear' | 'usdPerMonth' | 'amount'
> {
  evidence: Pick<ScoringContext['evidence'], 'sector' | 'businessModel' | 'slides' | 'readingDate' | 'language'>;
  checks: readonly CheckResult[];
}

export interface Criterion<K extends FactKind = FactKind> {
  meta: CriterionMeta<K>;
  judge(facts: Facts<K>, context: CriterionContext): Judgement;
}

/** Types a criterion by its own kinds, then widens it so that all of them fit one list. */
export function defineCriterion<K extends FactKind>(criterion: Criterion<K>): Criterion {
  return criterion;
}

/** Nothing was found; `text` says what. */
export function missing(text: ScoringText, values: Record<string, MessageValue> = {}): Judgement {
  return { level: 0, reason: message(text, values), factIds: [], hint: false };
}

/** Figures of the company that are still to come. */
export function plansOf<K extends FactKind>(facts: Pick<Facts<K>, 'of'>, kinds: readonly K[]): Fact[] {
  return kinds.flatMap((kind) =>
    facts.of(kind, ({ basis, subject }) => (basis === 'forecast' || basis === 'target') && subject === 'company'),
  );
}

/** A plan earns nothing, but whoever gives one is not silent. */
export function planOnly(text: ScoringText, plan: Fact, values: Record<string, MessageValue>): Judgement {
  return { ...missing(text, values), factIds: [plan.id] };
}

/** A level that verified facts carry. */
export function judged(
  level: Level,
  text: ScoringText,
  facts: readonly (Fact | undefined)[],
  values: Record<string, MessageValue> = {},
): Judgement {
  const factIds = [...new Set(facts.flatMap((fact) => (fact ? [fact.id] : [])))];
  return { level, reason: message(text, values), factIds, hint: false };
}

/** A level that rests on a hint or a bare assertion alone. */
export function hinted(
  level: Level,
  text: ScoringText,
  facts: readonly (Fact | undefined)[],
  values: Record<string, MessageValue> = {},
): Judgement {
  return { ...judged(level, text, facts, values), hint: true };
}

/** The best of several readings of the same facts; earlier ones win ties, a hint loses to what is verified. */
export function best(readings: readonly (Judgement | undefined)[], none: Judgement): Judgement {
  let found = none;
  for (const reading of readings) {
    if (!reading) continue;
    if (reading.level > found.level || (reading.level === found.level && found.hint && !reading.hint)) found = reading;
  }
  return found;
}
