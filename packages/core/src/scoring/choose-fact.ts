/** Which of several figures of one metric counts: by date first, never by the slide it stands on. */
import type { Fact } from '../model/fact.js';
import { endMonth } from '../model/end-month.js';

type Measure = (fact: Fact) => number | undefined;

/** Same order for the same statements, whatever slides they stand on. */
export function byContent(a: Fact, b: Fact): number {
  return (
    compare(a.kind, b.kind) ||
    endMonth(b.asOf) - endMonth(a.asOf) ||
    (a.value ?? a.low ?? 0) - (b.value ?? b.low ?? 0) ||
    compare(a.subjectName ?? '', b.subjectName ?? '') ||
    compare(a.text, b.text) ||
    compare(a.quote, b.quote)
  );
}

/** Newest dated figure; undated ones only when none is dated; of equals the lower. A person's word goes before the deck's. */
export function chooseNewest(facts: Fact[], measure: Measure): Fact | undefined {
  const last = Math.max(...facts.map(monthOf));
  return lowest(trusted(facts.filter((fact) => monthOf(fact) === last)), measure);
}

/**
 * The figure that scores. Figures of an earlier date give way to the newest; what remains (the newest date and
 * everything undated) should agree, and the lower one is taken: a deck does not gain by saying a second number. What a
 * person corrected is not held against what the deck says elsewhere.
 */
export function chooseLower(facts: Fact[], measure: Measure): Fact | undefined {
  const last = Math.max(...facts.map(monthOf));
  return lowest(trusted(facts.filter((fact) => fact.asOf === undefined || monthOf(fact) === last)), measure);
}

/** Last month that the figure covers; a person who gives no date speaks of today. */
function monthOf(fact: Fact): number {
  return fact.source === 'person' && fact.asOf === undefined ? Number.POSITIVE_INFINITY : endMonth(fact.asOf);
}

function trusted(facts: Fact[]): Fact[] {
  const said = facts.filter(({ source }) => source === 'person');
  return said.length > 0 ? said : facts;
}

function lowest(facts: Fact[], measure: Measure): Fact | undefined {
  return facts
    .map((fact) => ({ fact, size: measure(fact) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.size - b.size || endMonth(b.fact.asOf) - endMonth(a.fact.asOf) || byContent(a.fact, b.fact))[0]
    ?.fact;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
