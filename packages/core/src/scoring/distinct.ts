/** Counts what is named, not how often: people, competitors and customers said twice count once. */
import type { Fact } from '../model/fact.js';

/** One fact for each name (or wording, where there is no name); the strongest stays. */
export function distinct(facts: readonly Fact[]): Fact[] {
  const kept = new Map<string, Fact>();
  for (const fact of facts) {
    const name = sameName(fact.subjectName ?? fact.text);
    const known = kept.get(name);
    if (!known || rank(fact) > rank(known)) kept.set(name, fact);
  }
  return [...kept.values()];
}

/** Nothing to fold but the case. */
const PLAIN_NAME = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** Folded for comparison: case, accents and spaces do not make another name. */
export function sameName(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** 0 = no strength said or a bare assertion, 1 = named, 2 = specific. */
export function rank(fact: Fact): number {
  return fact.strength === 'specific' ? 2 : fact.strength === 'named' ? 1 : 0;
}

/** The facts at least as strong as asked. */
export function atLeast(facts: readonly Fact[], strength: 'named' | 'specific'): Fact[] {
  const least = strength === 'specific' ? 2 : 1;
  return facts.filter((fact) => rank(fact) >= least);
}
