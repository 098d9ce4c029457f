/** Compares the facts found in a planted deck with its truth: found, missed, wrong, and the errors that must not happen. */
import type { Fact } from '../../../src/model/fact.js';
import type { PlantedDeck, PlantedFact } from './planted-deck.js';

export type Failure =
  | { type: 'missed'; planted: PlantedFact; near: Fact[] }
  | { type: 'wrong'; fact: Fact }
  | { type: 'scale' | 'forecast-as-actual'; planted: PlantedFact; fact: Fact }
  | { type: 'foreign-as-own'; fact: Fact; where: string };

export interface PlantedResult {
  deck: PlantedDeck;
  money: { right: number; found: number; stated: number };
  /** Percentages, counts and durations. */
  others: { right: number; stated: number };
  people: { right: number; found: number; stated: number };
  failures: Failure[];
}

const OWN = new Set<Fact['subject']>(['company', 'round']);
/** Share by which a figure may differ: what rounding in a table of thousands leaves. */
const TOLERANCE = 0.002;

/** Facts that follow from others are not compared: the deck does not state them. */
export function measurePlanted(deck: PlantedDeck, all: readonly Fact[]): PlantedResult {
  const facts = all.filter((fact) => fact.derivedFrom === undefined);
  const { truth } = deck;
  const failures: Failure[] = [];
  const matched = new Set<Fact>();
  const tally = { right: 0, stated: 0 };
  const others = { right: 0, stated: 0 };

  for (const planted of truth.facts) {
    // A fact that the deck states twice is kept once.
    const said = truth.facts.filter((one) => one === planted || isRepetition(one, planted));
    const count = planted.unit === 'money' ? tally : others;
    const fact = facts.find((one) => said.some((place) => states(one, place)));
    count.stated += 1;
    if (fact) {
      count.right += 1;
      matched.add(fact);
    } else {
      const near = facts.filter((one) => one.slide === planted.slide && hasValue(one, planted.value));
      failures.push({ type: 'missed', planted, near });
    }
  }

  const true_ = [...truth.facts, ...truth.alsoTrue];
  const money = facts.filter((fact) => fact.unit === 'money' && fact.value !== undefined && fact.basis !== 'example');
  const claims = money.filter((fact) => OWN.has(fact.subject) || fact.subject === 'market');
  const wrong = claims.filter(
    (fact) =>
      !matched.has(fact) &&
      !true_.some((planted) => states(fact, planted)) &&
      !isOfOutside(fact, [...true_, ...truth.foreign]),
  );
  failures.push(...wrong.map((fact): Failure => ({ type: 'wrong', fact })));

  for (const fact of money) {
    const same = true_.filter(
      ({ slide, kind, unit }) => slide === fact.slide && kind === fact.kind && unit === 'money',
    );
    if (!same.some(({ value }) => hasValue(fact, value))) {
      const off = same.find(({ value }) =>
        [1e3, 1e6, 1e9].some((by) => hasValue(fact, value * by) || hasValue(fact, value / by)),
      );
      if (off) failures.push({ type: 'scale', planted: off, fact });
    }
  }
  for (const planted of truth.facts.filter(({ happened }) => happened === 'ahead')) {
    const alike = facts.filter(
      (one) => one.slide === planted.slide && one.kind === planted.kind && hasValue(one, planted.value),
    );
    for (const fact of alike) {
      const twin = truth.facts.some((one) => one !== planted && one.happened !== 'ahead' && states(fact, one));
      if (fact.basis === 'actual' && !twin) failures.push({ type: 'forecast-as-actual', planted, fact });
    }
  }
  for (const { value, slide, where } of truth.foreign) {
    const taken = facts.filter(
      (fact) =>
        fact.slide === slide &&
        fact.unit === 'money' &&
        hasValue(fact, value) &&
        OWN.has(fact.subject) &&
        fact.basis !== 'external' &&
        fact.basis !== 'example' &&
        !true_.some((planted) => states(fact, planted)),
    );
    for (const fact of taken) failures.push({ type: 'foreign-as-own', fact, where });
  }

  const names = [...new Set(all.filter(({ kind }) => kind === 'person').map((fact) => fact.subjectName ?? fact.text))];
  const people = {
    right: names.filter((name) => truth.people.includes(name)).length,
    found: names.length,
    stated: truth.people.length,
  };
  return { deck, money: { ...tally, found: tally.right + wrong.length }, others, people, failures };
}

function states(fact: Fact, planted: PlantedFact): boolean {
  return (
    fact.kind === planted.kind &&
    fact.slide === planted.slide &&
    fact.unit === planted.unit &&
    hasValue(fact, planted.value) &&
    (planted.high === undefined || (fact.high !== undefined && near(fact.high, planted.high))) &&
    (planted.currency === undefined || fact.currency === planted.currency) &&
    (planted.owner === 'market' ? !OWN.has(fact.subject) || fact.basis === 'external' : OWN.has(fact.subject)) &&
    (planted.happened === undefined || (planted.happened === 'actual') === (fact.basis === 'actual'))
  );
}

/** A figure without a name of its own says only that it is not the company's: right where the market or others have it. */
function isOfOutside(fact: Fact, planted: readonly { slide: number; value: number; owner?: PlantedFact['owner'] }[]) {
  return (
    fact.kind === 'market_other' &&
    planted.some(({ slide, value, owner }) => slide === fact.slide && owner !== 'own' && hasValue(fact, value))
  );
}

function isRepetition(one: PlantedFact, other: PlantedFact): boolean {
  return one.kind === other.kind && one.value === other.value && one.happened === other.happened;
}

function hasValue(fact: Fact, value: number): boolean {
  return [fact.value, fact.low, fact.high].some((one) => one !== undefined && near(one, value));
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(b) * TOLERANCE;
}
