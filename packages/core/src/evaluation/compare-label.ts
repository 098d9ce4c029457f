/** Compares one analysis with what a careful reader saw: a tally a field, and how a wrong figure is wrong. Pure. */
import type { Analysis } from '../model/analysis.js';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { LABELLED_SECTIONS, type Label } from './label.js';
import { sameName } from './same-name.js';
import type { Tally } from './tally.js';

export const FIELDS = [
  'company',
  'sector',
  'language',
  'round',
  'ask',
  'marketSize',
  'arr',
  'growthRate',
  'burnRate',
  'users',
  'teamMembers',
  'competitors',
  ...LABELLED_SECTIONS.map((section) => `section.${section}` as const),
] as const;
export type Field = (typeof FIELDS)[number];

/** Where the reading and the label part. */
export interface Difference {
  field: Field;
  /** What the label says; null when the deck does not show it. */
  expected: string | number | null;
  found: string | number | null;
  /** The figure is right but for a factor of 10³, 10⁶ or 10⁹. */
  scaleError?: true;
}

export interface Comparison {
  fields: Partial<Record<Field, Tally>>;
  differences: Difference[];
}

/** Share by which a figure may differ from its label. */
const TOLERANCE = 0.01;

export function compareLabel(analysis: Analysis, label: Label): Comparison {
  const fields: Partial<Record<Field, Tally>> = {};
  const differences: Difference[] = [];

  function count(field: Field, expected: string | number | null, found: string | number | null, same: boolean): void {
    if (expected === null && found === null) return;
    fields[field] = {
      right: same ? 1 : 0,
      wrong: !same && found !== null ? 1 : 0,
      missed: !same && expected !== null ? 1 : 0,
    };
    if (same) return;
    const scaleError = typeof expected === 'number' && typeof found === 'number' && isScaleError(expected, found);
    differences.push({ field, expected, found, ...(scaleError ? { scaleError } : {}) });
  }

  function countNames(field: Field, expected: string[], found: string[]): void {
    const missed = expected.filter((name) => !found.some((other) => sameName(name, other)));
    const wrong = found.filter((name) => !expected.some((other) => sameName(name, other)));
    fields[field] = { right: expected.length - missed.length, wrong: wrong.length, missed: missed.length };
    for (const name of missed) differences.push({ field, expected: name, found: null });
    for (const name of wrong) differences.push({ field, expected: null, found: name });
  }

  function countFigure(field: Field, expected: number | null, currency: string | null, kinds: FactKind[]): void {
    const fact = kinds.map((kind) => metric(analysis, kind)).find((found) => found !== undefined);
    const found = fact?.value ?? fact?.high ?? fact?.low ?? null;
    const values = [fact?.value, fact?.low, fact?.high].filter((value) => value !== undefined);
    const same =
      expected !== null &&
      values.some((value) => near(value, expected)) &&
      (!currency || !fact?.currency || fact.currency === currency);
    count(field, expected, found, same);
  }

  if (label.company) {
    count('company', label.company, analysis.companyName, sameName(label.company, analysis.companyName));
  }
  if (label.sector) count('sector', label.sector, analysis.sector, label.sector === analysis.sector);
  if (label.language) count('language', label.language, analysis.language, label.language === analysis.language);
  if (label.round !== undefined) {
    // Only a round that the deck names is compared: one concluded from the ask is our reading, not the deck's word.
    const found = analysis.stage.basis === 'label' ? analysis.stage.value : null;
    count('round', label.round, found, label.round !== null && label.round === found);
  }
  if (label.ask !== undefined) countFigure('ask', label.ask?.amount ?? null, label.ask?.currency ?? null, ['ask']);
  if (label.marketSize !== undefined) {
    const { value = null, currency = null } = label.marketSize ?? {};
    // A market counted in people has no amount: then no figure is expected, and one found in people is no error.
    const found = metric(analysis, 'tam');
    if (value !== null || found?.unit === 'money') countFigure('marketSize', value, currency, ['tam']);
  }
  if (label.arr !== undefined) {
    const kinds: FactKind[] = label.arr && !/arr/i.test(label.arr.kind ?? 'ARR') ? ['revenue'] : ['arr'];
    countFigure('arr', label.arr?.value ?? null, label.arr?.currency ?? null, kinds);
  }
  if (label.growthRate !== undefined) {
    countFigure('growthRate', label.growthRate?.value ?? null, null, ['growth_yoy', 'growth_mom']);
  }
  if (label.burnRate !== undefined) {
    countFigure('burnRate', label.burnRate?.value ?? null, label.burnRate?.currency ?? null, [
      'burn_net',
      'burn_gross',
    ]);
  }
  if (label.users !== undefined) countUsers();
  if (label.teamMembers) countNames('teamMembers', label.teamMembers, namesOf(analysis, 'person'));
  if (label.competitors) countNames('competitors', label.competitors, namesOf(analysis, 'competitor'));
  for (const section of LABELLED_SECTIONS) {
    const expected = label.hasSlide?.[section];
    if (expected === undefined) continue;
    const found = analysis.slides.some((slide) => slide.section === section || slide.alsoSections.includes(section));
    count(`section.${section}`, expected ? 'yes' : null, found ? 'yes' : null, expected && found);
  }
  return { fields, differences };

  /** The label quotes the slide: any count of users or customers whose digits stand in it is right. */
  function countUsers(): void {
    const text = label.users?.text ?? null;
    const kinds: FactKind[] = [
      'customers',
      'paying_customers',
      'users',
      'mau',
      'dau',
      'signups',
      'pilot',
      'interviews',
    ];
    const found = analysis.facts.filter(
      (fact) =>
        kinds.includes(fact.kind) && fact.value !== undefined && fact.basis === 'actual' && fact.subject === 'company',
    );
    const same =
      text !== null && found.some((fact) => text.replace(/[.,\s]/g, '').includes(String(fact.value ?? fact.low)));
    const shown = kinds
      .slice(0, 5)
      .map((kind) => metric(analysis, kind))
      .find((fact) => fact !== undefined);
    count('users', text, same ? text : (shown?.text ?? null), same);
  }
}

function metric(analysis: Analysis, kind: FactKind): Fact | undefined {
  const id = analysis.metrics[kind];
  return id === undefined ? undefined : analysis.facts.find((fact) => fact.id === id);
}

function namesOf(analysis: Analysis, kind: FactKind): string[] {
  const names = analysis.facts.filter((fact) => fact.kind === kind).map((fact) => fact.subjectName ?? fact.text);
  return names.filter((name, index) => names.findIndex((other) => sameName(name, other)) === index);
}

function near(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= Math.abs(expected) * TOLERANCE;
}

function isScaleError(expected: number, found: number): boolean {
  return [1e3, 1e6, 1e9].some((factor) => near(found, expected * factor) || near(found * factor, expected));
}
