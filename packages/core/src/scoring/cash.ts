/** Cash, burn and the months they last: what the deck states and what follows from its parts. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { endMonth } from '../model/end-month.js';
import type { Facts, ScoringContext } from './context.js';
import { recurringRevenue } from './revenue-scale.js';

export type CashKind = Extract<FactKind, 'cash' | 'burn_net' | 'burn_gross' | 'runway' | 'ask' | 'profitability'>;
type CashContext = Pick<ScoringContext, 'amount' | 'usd' | 'usdPerMonth' | 'rubric'>;

export interface Runway {
  months: number;
  facts: Fact[];
  /** `flat`: computed from the ask and cash at today's burn, not stated. */
  from: 'round' | 'now' | 'flat';
}

/** Ours, whether it happened or is planned for after the round. */
function own(fact: Fact): boolean {
  return (
    fact.basis !== 'external' && fact.basis !== 'example' && fact.subject !== 'competitor' && fact.subject !== 'market'
  );
}

/**
 * The shortest stated runway of each sort. Only where none is stated for after the round, what ask and cash would
 * give at flat burn stands in for it.
 */
export function runways(facts: Facts<CashKind>, context: CashContext): Runway[] {
  const shortest = (from: 'round' | 'now'): Runway[] => {
    const stated = facts.of('runway', (fact) => own(fact) && (fact.detail?.after === 'now') === (from === 'now'));
    return stated
      .flatMap((fact) => {
        const months = context.amount(fact);
        return months === undefined ? [] : [{ months, facts: [fact], from }];
      })
      .sort((a, b) => a.months - b.months)
      .slice(0, 1);
  };
  const round = shortest('round');
  return [...round, ...shortest('now'), ...(round.length > 0 ? [] : flatRunway(facts, context))];
}

/** (Cash + ask) ÷ monthly burn; at least one of cash and ask must be known. */
function flatRunway(facts: Facts<CashKind>, context: CashContext): Runway[] {
  const burn = monthlyBurn(facts, context);
  const ask = lowest(facts.of('ask', own), context);
  const cash = facts.scoring('cash');
  const money = (ask ? (context.usd(ask) ?? 0) : 0) + (cash ? (context.usd(cash) ?? 0) : 0);
  if (!burn || burn.amount <= 0 || money <= 0) return [];
  return [
    { months: money / burn.amount, facts: [burn.fact, ...(ask ? [ask] : []), ...(cash ? [cash] : [])], from: 'flat' },
  ];
}

/** The highest stated net burn in US dollars a month; gross burn where no net burn is stated. */
export function monthlyBurn(
  facts: Facts<'burn_net' | 'burn_gross'>,
  context: CashContext,
): { fact: Fact; amount: number } | undefined {
  for (const kind of ['burn_net', 'burn_gross'] as const) {
    const fact = facts.scoring(kind) ?? facts.of(kind, own)[0];
    const amount = fact && context.usdPerMonth(fact);
    if (fact && amount !== undefined) return { fact, amount: Math.abs(amount) };
  }
  return undefined;
}

/**
 * Whether the stated runway after the round is longer than ask and cash last at today's burn, beyond what the rubric
 * accepts. A shorter one is no contradiction: the money is raised to spend more.
 */
export function runwayDisagrees(facts: Facts<CashKind>, context: CashContext): boolean {
  const stated = runways(facts, context).find((one) => one.from === 'round');
  const [flat] = flatRunway(facts, context);
  if (!stated || !flat || !facts.has('ask', own)) return false;
  return stated.months - flat.months > stated.months * context.rubric.thresholds.runwayTolerance;
}

export interface BurnMultiple {
  value: number;
  facts: Fact[];
}

/** Net burn ÷ net new ARR: as stated, else the actual burn over the growth of ARR between two dated figures. */
export function burnMultiple(
  facts: Facts<'burn_multiple' | 'burn_net' | 'burn_gross' | 'arr' | 'mrr'>,
  context: CashContext,
): BurnMultiple | undefined {
  const stated = facts.scoring('burn_multiple');
  const value = stated && context.amount(stated);
  if (stated && value !== undefined) return { value, facts: [stated] };
  const spent = facts.scoring('burn_net') ?? facts.scoring('burn_gross');
  const burn = spent && context.usdPerMonth(spent);
  const now = recurringRevenue(facts, context);
  const end = now?.facts[0];
  if (!spent || !burn || !now || !end?.asOf) return undefined;
  const before = facts
    .actual(
      end.kind as 'arr' | 'mrr',
      (fact) => fact.asOf !== undefined && endMonth(end.asOf) - endMonth(fact.asOf) >= 6,
    )
    .sort((a, b) => monthsFromYear(a, end) - monthsFromYear(b, end))[0];
  const earlier = before && context.usd(before);
  if (!before || earlier === undefined) return undefined;
  const months = endMonth(end.asOf) - endMonth(before.asOf);
  const added = now.amount - earlier * (end.kind === 'mrr' ? 12 : 1);
  const computed = added > 0 ? (Math.abs(burn) * months) / added : Number.POSITIVE_INFINITY;
  return { value: computed, facts: [spent, before, end] };
}

function monthsFromYear(fact: Fact, end: Fact): number {
  return Math.abs(endMonth(end.asOf) - endMonth(fact.asOf) - 12);
}

function lowest(facts: Fact[], context: CashContext): Fact | undefined {
  return [...facts].sort((a, b) => (context.usd(a) ?? Infinity) - (context.usd(b) ?? Infinity))[0];
}
