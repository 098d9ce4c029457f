/** What a red flag is: a rule that reads facts and checks and says what an investor should look at first. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import type { Message } from '../../model/message.js';
import type { CheckResult } from '../../model/scores.js';
import type { Severity } from '../../model/values.js';
import type { ScoringContext } from '../context.js';
import type { JudgedCriterion } from '../criterion-weights.js';

export interface FlagInput {
  context: ScoringContext;
  criteria: readonly JudgedCriterion[];
  checks: readonly CheckResult[];
}

export interface RaisedFlag {
  /** When it is another matter than the rule's name says. @default the rule's id */
  id?: string;
  severity: Severity;
  reason: Message;
  /** What it rests on; slides and quotes are taken from here. */
  facts: readonly Fact[];
  /** For what is not a fact: text that nobody sees, or that gives orders. */
  slides?: readonly number[];
  quotes?: readonly string[];
  /** Costs nothing whatever its severity. @default false */
  free?: boolean;
}

export interface FlagRule {
  meta: {
    /** Words; the file's name. */
    id: string;
    /** The rubric's number. */
    rule: string;
    kinds: readonly FactKind[];
  };
  raise(input: FlagInput): RaisedFlag[];
}

/** The facts of a check, in its order. */
export function factsOfCheck(check: CheckResult, context: ScoringContext): Fact[] {
  return check.factIds.flatMap((id) => context.facts.find((fact) => fact.id === id) ?? []);
}

/** A flag for a failed check, with the check's own words. */
export function failedCheckFlag(id: string, severity: Severity, { checks, context }: FlagInput): RaisedFlag[] {
  return checks
    .filter((check) => check.id === id && check.status === 'fail')
    .map((check) => ({ severity, reason: check.detailMessage, facts: factsOfCheck(check, context) }));
}
