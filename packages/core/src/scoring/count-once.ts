/** Repeated statements count once, so that a duplicated slide or a figure on three slides changes nothing. */
import type { Fact } from '../model/fact.js';
import { byContent } from './choose-fact.js';

/** One fact for each distinct statement, ordered by content; of repeats the one on the earliest slide stays. */
export function countOnce(facts: Fact[]): Fact[] {
  const kept: Fact[] = [];
  for (const alike of groupsBy(facts, figureKey)) {
    if (alike.length === 1) kept.push(...alike);
    // Only these are worth the comparison of their words.
    else
      for (const same of groupsBy(alike, statementKey)) kept.push(same.reduce((a, b) => (b.slide < a.slide ? b : a)));
  }
  return kept.sort(byContent);
}

function groupsBy(facts: readonly Fact[], key: (fact: Fact) => string): Iterable<Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const of = key(fact);
    const group = groups.get(of);
    if (group) group.push(fact);
    else groups.set(of, [fact]);
  }
  return groups.values();
}

function figureKey({ kind, value, unit, basis, subject }: Fact): string {
  return `${kind} ${value} ${unit} ${basis} ${subject}`;
}

function statementKey(fact: Fact): string {
  return JSON.stringify([
    fact.kind,
    fold(fact.text),
    fact.value,
    fact.low,
    fact.high,
    fact.unit,
    fact.currency,
    fact.period,
    fact.asOf,
    fact.basis,
    fact.subject,
    fold(fact.subjectName ?? ''),
    fact.strength,
    fact.cited,
    Object.entries(fact.detail ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
