/** What a person says of a fact, carried out on the facts of a deck: changed, dropped, or put back in a later reading. */
import { rederiveFacts } from '../evidence/facts/rederive-facts.js';
import type { FactPatch } from '../model/correction.js';
import { FACT_KINDS, type FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { valueTypes } from '../model/kinds-where.js';

/** The facts with `set` in force on `fact` and wherever the deck states the same again. */
export function changeFact(facts: readonly Fact[], fact: Fact, set: FactPatch): Fact[] {
  const changed = new Set(facts.filter((one) => isSame(one, fact)).map(({ id }) => id));
  const after = facts.map((one) => (changed.has(one.id) ? patched(one, set) : one));
  return rederiveFacts(after, changed);
}

/** The facts without `fact`, wherever the deck states it. */
export function dropFact(facts: readonly Fact[], fact: Fact): Fact[] {
  const dropped = new Set(facts.filter((one) => isSame(one, fact)).map(({ id }) => id));
  return rederiveFacts(
    facts.filter((one) => !dropped.has(one.id)),
    dropped,
  );
}

/** The facts with a person's one among them: the deck no longer reads as it did, but what was said of it stays. */
export function addFact(facts: readonly Fact[], was: Fact, set: FactPatch): { facts: Fact[]; id: string } {
  const taken = new Set(facts.map(({ id }) => id));
  let id = was.id;
  for (let n = 1; taken.has(id); n += 1) id = `${was.kind}-${was.slide}-person-${n}`;
  const added = [...facts, { ...patched(was, set), id }].sort((a, b) => a.slide - b.slide);
  return { facts: rederiveFacts(added, new Set([id])), id };
}

/** The fact that says what `was` said: the same statement, else the same kind from the same words of the slide. */
export function findSame(facts: readonly Fact[], was: Fact): Fact | undefined {
  return (
    facts.find((fact) => fact.id === was.id && isSame(fact, was)) ??
    facts.find((fact) => isSame(fact, was)) ??
    facts.find((fact) => fact.kind === was.kind && fact.slide === was.slide && fold(fact.quote) === fold(was.quote))
  );
}

/** The kind's usual unit by the dictionary of facts; undefined for kinds of words. */
export function usualUnit(kind: FactKind): Fact['unit'] {
  const [usual] = valueTypes(FACT_KINDS[kind]);
  return (['money', 'percent', 'multiple', 'count', 'months'] as const).find((unit) => unit === usual);
}

/** A new figure replaces range, tolerance and doubts of the reading; slide and quote stay the deck's. */
function patched(fact: Fact, set: FactPatch): Fact {
  const { value, low, high, tolerance, ambiguous, derivedFrom: _replaced, unit, ...rest } = fact;
  const kind = set.kind ?? fact.kind;
  const figure = set.value !== undefined;
  const keptUnit = set.unit ?? (set.kind === undefined ? unit : undefined) ?? usualUnit(kind) ?? unit;
  const hasFigure = figure || value !== undefined || low !== undefined || high !== undefined;
  return {
    ...rest,
    ...(figure ? {} : given({ value, low, high, tolerance, ambiguous })),
    ...(hasFigure && keptUnit !== undefined ? { unit: keptUnit } : {}),
    ...given(set),
    kind,
    source: 'person',
    asRead: fact.asRead ?? said(fact),
    foundBy: [...new Set([...(fact.foundBy ?? []), 'person' as const])],
  };
}

/** What the deck says of it: kept beside what a person says. */
function said({ kind, text, value, low, high, unit, currency, period, asOf, basis }: Fact): Fact['asRead'] {
  return { kind, text, basis, ...given({ value, low, high, unit, currency, period, asOf }) };
}

function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/**
 * The same statement, on whatever slide: of one kind, and either in the same words or a figure that is the other one
 * within its rounding, for the same date and period as far as both say.
 */
function isSame(a: Fact, b: Fact): boolean {
  if (a.id === b.id && a.kind === b.kind && a.quote === b.quote && a.value === b.value) return true;
  const alike = (['kind', 'unit', 'currency', 'basis', 'subject'] as const).every((key) => a[key] === b[key]);
  if (!alike || fold(a.subjectName ?? '') !== fold(b.subjectName ?? '')) return false;
  const [left, right] = [amountOf(a), amountOf(b)];
  if (left === undefined || right === undefined) return left === right && fold(a.text) === fold(b.text);
  const rounding = Math.max(a.tolerance ?? 0, b.tolerance ?? 0);
  return Math.abs(left - right) <= rounding && agree(a.period, b.period) && agree(a.asOf, b.asOf);
}

/** "2025" and "2025-12" agree, and so does what one does not say. */
function agree(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a.startsWith(b) || b.startsWith(a);
}

/** The value; else the middle of a range; else its only bound. */
function amountOf({ value, low, high }: Fact): number | undefined {
  if (value !== undefined) return value;
  return low !== undefined && high !== undefined ? (low + high) / 2 : (low ?? high);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}
