/** The common shape of a check: figures that must give another figure, tried on every set that belongs together. */
import type { NamedMetric } from '../../i18n/metric-name.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { message, type MessageValue } from '../../model/message.js';
import type { CheckResult } from '../../model/scores.js';
import { endMonth } from '../../model/end-month.js';
import type { ScoringContext } from '../context.js';
import { checkResult, couldNotRun, inputsMissing, ownStatement, type Check, type NotRunReason } from './check.js';
import { agreement, type Interval } from './interval.js';

export interface Input {
  /** Any of these kinds may stand for the input. */
  kinds: readonly [FactKind & NamedMetric, ...FactKind[]];
  accept?(fact: Fact): boolean;
  /** Holds at all dates (a price, the terms of the round), so that date and basis need not match. */
  timeless?: boolean;
  /** The metric that is said to be missing. @default the first kind */
  name?: NamedMetric;
}

export interface Comparison<K extends string> {
  id: string;
  inputs: Record<K, Input>;
  /** Share by which the computed figure may be off beyond rounding. */
  slack: number;
  /** undefined: this set cannot be computed. */
  compute(facts: Record<K, Fact>, context: ScoringContext): Interval | undefined;
  stated(facts: Record<K, Fact>, context: ScoringContext): Interval | undefined;
  /** Kinds that, paid by the month or year, tell of another source of what is stated: then it may be more than computed. */
  beside?: readonly FactKind[];
  /** Values of the result's text. */
  values(facts: Record<K, Fact>, computed: number): Record<string, MessageValue>;
}

/** A check that passes when one set of inputs agrees, fails when none does and one of the same date differs. */
export function comparisonCheck<K extends string>(comparison: Comparison<K>): Check {
  const { id, inputs, beside = [] } = comparison;
  const all = Object.values<Input>(inputs);
  return {
    meta: { id, kinds: [...all.flatMap((input) => input.kinds), ...beside] },
    run: (context) => {
      const missing = all.filter((input) => inputFacts(input, context).length === 0);
      if (missing.length > 0) return inputsMissing(id, missing.map(inputName));
      return settle(comparison, context);
    },
  };
}

export function inputName(input: Input): NamedMetric {
  return input.name ?? input.kinds[0];
}

/** At most eight statements an input: a deck with more prices or dates than that gives no clearer answer. */
export const MOST_STATEMENTS = 8;

export function inputFacts(input: Input, context: ScoringContext): Fact[] {
  return input.kinds
    .flatMap((kind) => context.of(kind, (fact) => ownStatement(fact) && (input.accept?.(fact) ?? true)))
    .filter((fact) => context.amount(fact) !== undefined)
    .slice(0, MOST_STATEMENTS);
}

/** Every choice of one fact an input. */
export function factSets<K extends string>(inputs: Record<K, Input>, context: ScoringContext): Record<K, Fact>[] {
  let sets: Partial<Record<K, Fact>>[] = [{}];
  for (const key of Object.keys(inputs) as K[]) {
    const facts = inputFacts(inputs[key], context);
    sets = sets.flatMap((set) => facts.map((fact) => ({ ...set, [key]: fact })));
  }
  return sets as Record<K, Fact>[];
}

/** `same` date and basis, `loose` when a date is not given, `apart` when they differ: "Year 2" and "M+12" are dates too. */
export function sameTime(facts: readonly Fact[]): 'same' | 'loose' | 'apart' {
  if (new Set(facts.map((fact) => fact.basis)).size > 1) return 'apart';
  const months = new Set(facts.map((fact) => endMonth(fact.asOf)));
  // Two plans without a date are of two years, until one says more.
  const planned = facts.length > 1 && facts.some(({ basis }) => basis === 'forecast' || basis === 'target');
  const steps = new Set(facts.flatMap(({ detail }) => detail?.when ?? []));
  if (steps.size > 1) return 'apart';
  if (steps.size === 1 && facts.every(({ detail }) => detail?.when !== undefined)) return 'same';
  if (months.size <= 1) return planned && months.has(-1) ? 'loose' : 'same';
  months.delete(-1);
  return months.size <= 1 ? 'loose' : 'apart';
}

/** Currencies of the money among the facts; one or none is comparable. */
export function currenciesOf(facts: readonly Fact[]): string[] {
  const money = facts.filter((fact) => fact.unit === 'money');
  return [...new Set(money.map((fact) => fact.currency ?? ''))].sort();
}

function settle<K extends string>(comparison: Comparison<K>, context: ScoringContext): CheckResult {
  const { id, inputs, slack, beside = [] } = comparison;
  const paid = (fact: Fact) => ownStatement(fact) && (fact.period === 'month' || fact.period === 'year');
  const hasMore = beside.some((kind) => context.has(kind, paid));
  let failed: CheckResult | undefined;
  let failedBy = 0;
  let reason: NotRunReason = 'unit';
  let currencies: string[] = [];
  // The ratio of one customer side is checked by that side's figures: what stands in one statement comes first.
  const sets = factSets(inputs, context)
    .map((set) => ({
      set,
      places: new Set(Object.values<Fact>(set).map(({ slide, quote }) => `${slide} ${quote}`)).size,
    }))
    .sort((a, b) => a.places - b.places);
  for (const { set } of sets) {
    const facts = Object.values<Fact>(set);
    const timed = facts.filter((_, at) => !Object.values<Input>(inputs)[at]?.timeless);
    const time = sameTime(timed);
    const used = currenciesOf(facts);
    if (used.length > 1) {
      currencies = used;
      reason = 'currency';
      continue;
    }
    if (time === 'apart') {
      reason = 'date';
      continue;
    }
    const computed = comparison.compute(set, context);
    const stated = comparison.stated(set, context);
    if (!computed || !stated) continue;
    const found = agreement(computed, stated, slack);
    if (found === 'agree') return outcome('pass');
    if (found === 'open' || (hasMore && stated.mid > computed.mid)) reason = 'open';
    else if (time === 'loose') reason = 'date';
    else if (distance(computed.mid, stated.mid) >= failedBy) {
      failed = outcome('fail');
      failedBy = distance(computed.mid, stated.mid);
    }

    function outcome(status: 'pass' | 'fail'): CheckResult {
      const values = comparison.values(set, computed?.mid ?? 0);
      return checkResult(id, status, facts, message(`check.${id}.${status}`, values));
    }
  }
  return failed ?? couldNotRun(id, reason, reason === 'currency' ? { currencies: { list: currencies } } : {});
}

function distance(a: number, b: number): number {
  return Math.abs(Math.log(Math.max(a, 1e-9) / Math.max(b, 1e-9)));
}
