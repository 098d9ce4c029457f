/** What criteria, checks, flags and caps read: the evidence through a few questions that all of them ask alike. */
import type { FactKind } from '../model/fact-kinds.js';
import { LESS_IS_BETTER, WHOLE_HEADS } from '../model/kind-sets.js';
import type { Fact, FactOf } from '../model/fact.js';
import { countsAsSaid, doubtOf, isNotUpheld } from '../model/only-seen.js';
import type { Evidence } from '../model/scoring.js';
import type { Stage } from '../model/values.js';
import { amountOf, inUsd, perMonth, perYear } from './amounts.js';
import { chooseLower, chooseNewest } from './choose-fact.js';
import { countOnce } from './count-once.js';
import type { Rubric } from './rubric-shape.js';
import { profileOf, type ProfileId } from './weights.js';

/** Facts of the kinds `K`; a criterion is given only those that its `meta.kinds` names. */
export interface Facts<K extends FactKind = FactKind> {
  /** Visible facts of the kind, repeated statements once, in an order that does not depend on slides. */
  of<L extends K>(kind: L, filter?: (fact: Fact) => boolean): FactOf<L>[];
  /** Only what has happened and is about the company itself. */
  actual<L extends K>(kind: L, filter?: (fact: Fact) => boolean): FactOf<L>[];
  /** The newest actual figure: the one that is shown. */
  newest(kind: K, filter?: (fact: Fact) => boolean): Fact | undefined;
  /** The actual figure that scores: the newest date, and of figures that conflict on it the less favourable one. */
  scoring(kind: K, filter?: (fact: Fact) => boolean): Fact | undefined;
  has(kind: K, filter?: (fact: Fact) => boolean): boolean;
}

export interface ScoringContext extends Facts {
  evidence: Evidence;
  rubric: Rubric;
  stage: Stage | 'unknown';
  /** Column of the rubric: later rounds share `series-b`, an unknown stage reads as `seed`. */
  profile: ProfileId;
  /** All facts that may count: visible, not part of an order to the reader, repeated statements once, at most 200 of a kind. */
  facts: Fact[];
  /** Amount in US dollars by the rubric's dated table; undefined without amount or for an unknown currency. */
  usd(fact: Fact): number | undefined;
  /** Amount in US dollars a year or a month; the fact's period decides, a total (`once`) counts as it is. */
  usdPerYear(fact: Fact): number | undefined;
  usdPerMonth(fact: Fact): number | undefined;
  /** Value, or the middle of a range, or its only bound. */
  amount(fact: Fact): number | undefined;
}

/** Larger is more favourable. */
function merit(fact: Fact, size: number | undefined): number | undefined {
  return size !== undefined && LESS_IS_BETTER.has(fact.kind) ? -size : size;
}

/** Different statements of one kind that are weighed, the newest first: a bound for what is compared with each other. */
const MOST_OF_A_KIND = 200;

/** The context of one deck. `rubric` is the published one or a fund's own. */
export function createContext(evidence: Evidence, rubric: Rubric): ScoringContext {
  const orders = evidence.facts.filter((fact) => fact.visible && fact.kind === 'instruction');
  const isPart = partsOfRound(evidence.facts);
  const byKind = new Map<FactKind, Fact[]>();
  const facts = countOnce(
    evidence.facts.filter(
      (fact) =>
        fact.visible &&
        countsAsSaid(fact) &&
        !isPartOf(fact, orders) &&
        !isBrokenCount(fact) &&
        !isNotUpheld(fact) &&
        !isPart(fact),
    ),
  ).filter((fact) => {
    const alike = byKind.get(fact.kind);
    if (!alike) byKind.set(fact.kind, [fact]);
    else if (alike.length < MOST_OF_A_KIND) alike.push(fact);
    else return false;
    return true;
  });
  // The likeliest first.
  for (const alike of byKind.values()) alike.sort((a, b) => doubtOf(a) - doubtOf(b));
  const of = <L extends FactKind>(kind: L, filter?: (fact: Fact) => boolean): FactOf<L>[] => {
    const alike = byKind.get(kind) as FactOf<L>[] | undefined;
    if (!alike) return [];
    return filter ? alike.filter(filter) : [...alike];
  };
  const actual = <L extends FactKind>(kind: L, filter?: (fact: Fact) => boolean): FactOf<L>[] =>
    of(kind, (fact) => fact.basis === 'actual' && fact.subject === 'company' && (!filter || filter(fact)));
  const usd = (fact: Fact) => inUsd(amountOf(fact), fact.currency, rubric.rates);
  return {
    evidence,
    rubric,
    stage: evidence.stage.value,
    profile: profileOf(evidence.stage.value),
    facts,
    of,
    actual,
    newest: (kind, filter) => chooseNewest(actual(kind, filter), usd),
    scoring: (kind, filter) => chooseLower(actual(kind, filter), (fact) => merit(fact, usd(fact))),
    has: (kind, filter) => of(kind, filter).length > 0,
    usd,
    usdPerYear: (fact) => perYear(usd(fact), fact.period),
    usdPerMonth: (fact) => perMonth(usd(fact), fact.period),
    amount: amountOf,
  };
}

/** A row of the use of funds is no round of its own, where a line besides says what is asked for. */
function partsOfRound(facts: readonly Fact[]): (fact: Fact) => boolean {
  const key = ({ slide, quote, value }: Fact) => `${slide} ${value} ${quote}`;
  const parts = new Set(facts.filter(({ kind }) => kind === 'use_of_funds').map(key));
  const asks = facts.filter(({ kind, value }) => kind === 'ask' && value !== undefined);
  const told = asks.some((ask) => !parts.has(key(ask)));
  return (fact) => fact.kind === 'ask' && told && parts.has(key(fact));
}

/** "2.2 customers" is a figure of something else. */
function isBrokenCount(fact: Fact): boolean {
  return WHOLE_HEADS.has(fact.kind) && fact.value !== undefined && !Number.isInteger(fact.value);
}

/** Facts inside a text that gives orders to its reader are void with it; the same words elsewhere on the slide are not. */
function isPartOf(fact: Fact, orders: readonly Fact[]): boolean {
  return (
    fact.kind !== 'instruction' &&
    orders.some(
      (order) =>
        order.slide === fact.slide &&
        (order.quote.includes(fact.quote) || fact.quote.includes(order.quote)) &&
        standTogether(order.box, fact.box),
    )
  );
}

function standTogether(a: Fact['box'], b: Fact['box']): boolean {
  if (!a || !b) return true;
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
