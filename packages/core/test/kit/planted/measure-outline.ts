/** Compares what is read of a planted deck's company, people, rivals and sections with its truth. */
import { LABELLED_SECTIONS } from '../../../src/evaluation/label.js';
import { sameName } from '../../../src/evaluation/same-name.js';
import { addTally, noTally, type Tally } from '../../../src/evaluation/tally.js';
import type { FactKind } from '../../../src/model/fact-kinds.js';
import type { Evidence } from '../../../src/model/scoring.js';
import type { PlantedDeck } from './planted-deck.js';

export interface OutlineResult {
  company: Tally;
  sector: Tally;
  people: Tally;
  rivals: Tally;
  sections: Tally;
  /** `field: +found` for what is wrong, `field: -stated` for what is missed. */
  differences: string[];
}

export function measureOutline(deck: PlantedDeck, evidence: Evidence): OutlineResult {
  const { truth } = deck;
  const differences: string[] = [];
  const read = evidence.slides.flatMap(({ section, alsoSections }) => [section, ...alsoSections]);
  const sections = LABELLED_SECTIONS.filter((section) => read.includes(section));
  return {
    company: compare('company', [deck.company], evidence.companyName ? [evidence.companyName] : []),
    sector: compare('sector', [deck.sector], [evidence.sector]),
    people: compare('people', truth.people, named('person')),
    rivals: compare('rivals', truth.rivals, named('competitor')),
    sections: truth.sections ? compare('sections', truth.sections, sections) : noTally(),
    differences,
  };

  function named(kind: FactKind): string[] {
    const facts = evidence.facts.filter((fact) => fact.kind === kind);
    return [...new Set(facts.map((fact) => fact.subjectName ?? fact.text))];
  }

  function compare(field: string, stated: readonly string[], found: readonly string[]): Tally {
    const missed = stated.filter((one) => !found.some((other) => sameName(one, other)));
    const wrong = found.filter((one) => !stated.some((other) => sameName(one, other)));
    differences.push(...missed.map((one) => `${field}: -${one}`), ...wrong.map((one) => `${field}: +${one}`));
    return { right: stated.length - missed.length, wrong: wrong.length, missed: missed.length };
  }
}

export function addOutlines(results: readonly OutlineResult[]): Omit<OutlineResult, 'differences'> {
  const total = (field: keyof Omit<OutlineResult, 'differences'>) =>
    results.reduce((sum, result) => addTally(sum, result[field]), noTally());
  return {
    company: total('company'),
    sector: total('sector'),
    people: total('people'),
    rivals: total('rivals'),
    sections: total('sections'),
  };
}
