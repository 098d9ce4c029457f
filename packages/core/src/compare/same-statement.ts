/** When two decks say the same: by kind with figure or name, whatever slide and wording. */
import { foldName } from '../text/company-key.js';
import type { Fact } from '../model/fact.js';

/** Statements of `facts` that `others` do not make, each once, in order of slides. */
export function factsOnlyIn(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const known = new Set(others.filter(isShown).map(statementOf));
  return facts
    .filter((fact) => isShown(fact) && fact.derivedFrom === undefined)
    .filter((fact) => {
      const statement = statementOf(fact);
      if (known.has(statement)) return false;
      known.add(statement);
      return true;
    })
    .sort((a, b) => a.slide - b.slide);
}

function isShown(fact: Fact): boolean {
  return fact.visible;
}

function statementOf(fact: Fact): string {
  const { kind, value, low, high, unit, currency, period, asOf, basis, subjectName, text } = fact;
  const isFigure = [value, low, high].some((bound) => bound !== undefined);
  const name = foldName(subjectName ?? '');
  const said = isFigure ? [value, low, high, unit, currency, period, asOf, basis, name] : [name || foldName(text)];
  return JSON.stringify([kind, ...said.map((part) => part ?? null)]);
}
