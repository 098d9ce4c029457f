/** What a consistency check is, and how its result is written. */
import { metricName, type NamedMetric } from '../../i18n/metric-name.js';
import { renderMessage } from '../../i18n/render.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { message, type Message, type MessageValue } from '../../model/message.js';
import type { CheckResult } from '../../model/scores.js';
import type { ScoringContext } from '../context.js';

export interface Check {
  meta: {
    /** File name without its ending. */
    id: string;
    /** Kinds of facts it compares. */
    kinds: readonly FactKind[];
  };
  run(context: ScoringContext): CheckResult;
}

/** Ids of the facts are unique and sorted, so that the result does not depend on the order of slides. */
export function checkResult(
  id: string,
  status: CheckResult['status'],
  facts: readonly Fact[],
  detailMessage: Message,
): CheckResult {
  return {
    id,
    status,
    factIds: [...new Set(facts.map((fact) => fact.id))],
    detail: renderMessage(detailMessage, 'en'),
    detailMessage,
  };
}

export type NotRunReason = 'currency' | 'date' | 'unit' | 'open' | 'restated' | 'several-prices' | 'reading-date';

export function couldNotRun(id: string, reason: NotRunReason, values: Record<string, MessageValue> = {}): CheckResult {
  return checkResult(id, 'notRun', [], message(`check.not-run.${reason}`, values));
}

/** `metrics` are those that the deck does not show. */
export function inputsMissing(id: string, metrics: readonly NamedMetric[]): CheckResult {
  const list = metrics.map((metric) => metricName(metric));
  return checkResult(id, 'notRun', [], message('check.not-run.missing', { missing: { list } }));
}

/** Statements of the company about itself or its round; other firms' figures and examples are never compared. */
export function ownStatement(fact: Fact): boolean {
  return (
    (fact.subject === 'company' || fact.subject === 'round') &&
    fact.basis !== 'external' &&
    fact.basis !== 'example' &&
    // What we worked out of other figures agrees with them.
    fact.derivedFrom === undefined
  );
}
