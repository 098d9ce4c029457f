/** Repeated statements count once, so that a duplicated slide or a figure on three slides changes nothing. */
import type { Fact } from '../model/fact.js';
import { byContent } from './choose-fact.js';

/** One fact for each distinct statement, ordered by content; of repeats the one on the earliest slide stays. */
export function countOnce(facts: Fact[]): Fact[] {
  const kept = new Map<string, Fact>();
  for (const fact of facts) {
    const key = statementKey(fact);
    const known = kept.get(key);
    if (!known || fact.slide < known.slide) kept.set(key, fact);
  }
  return [...kept.values()].sort(byContent);
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
