/** Builders for tests: a fact of a kind with sensible defaults, and evidence around facts. */
import { FACT_KINDS, type FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { MARKET_FIGURES } from '../model/kind-sets.js';
import { valueTypes } from '../model/kinds-where.js';
import type { Evidence } from '../model/scoring.js';
import type { Section } from '../model/values.js';

/**
 * A visible fact on slide 1 about the company: money in US dollars, percentages, else counts. The text and the
 * quote are made from kind and values, so that different facts read differently.
 */
export function fact(kind: FactKind, fields: Partial<Fact> = {}): Fact {
  const figure = fields.value ?? fields.low ?? fields.high;
  const text =
    fields.text ?? `${kind} ${fields.subjectName ?? ''} ${figure ?? ''} ${fields.asOf ?? ''}`.replace(/ +/g, ' ');
  const [usual] = valueTypes(FACT_KINDS[kind]);
  const unit = usual === 'money' || usual === 'percent' ? usual : 'count';
  const market = MARKET_FIGURES.has(kind) || kind === 'market_segment';
  return {
    id: '',
    kind,
    text: text.trim(),
    basis: market ? 'external' : 'actual',
    subject: market ? 'market' : 'company',
    slide: 1,
    quote: text.trim(),
    source: 'text',
    visible: true,
    ...(figure === undefined ? {} : { unit }),
    ...(figure !== undefined && unit === 'money' ? { currency: 'USD' } : {}),
    ...fields,
  };
}

/** A person with role; `functions` as a comma list. */
export function person(name: string, fields: { role?: string; functions?: string; founder?: boolean } = {}): Fact {
  return fact('person', { text: name, subjectName: name, subject: 'person', detail: { ...fields } });
}

/** Evidence around `facts`: they get ids in order, and every slide they stand on gets enough text to be readable. */
export function evidence(facts: Fact[], fields: Partial<Evidence> = {}): Evidence {
  const count = Math.max(10, ...facts.map(({ slide }) => slide));
  const numbers = new Map<string, number>();
  return {
    companyName: 'Example',
    facts: facts.map((one) => {
      const place = `${one.kind}-${one.slide}`;
      const n = (numbers.get(place) ?? 0) + 1;
      numbers.set(place, n);
      return { ...one, id: one.id === '' ? `${place}-${n}` : one.id };
    }),
    slides: Array.from({ length: count }, (_, index) => slide(index + 1)),
    stage: { value: 'seed', basis: 'user', factIds: [] },
    sector: 'saas',
    businessModel: 'saas',
    language: 'en',
    hidden: [],
    failedSteps: [],
    warnings: [],
    ...fields,
  };
}

/** A readable slide of 60 words. */
export function slide(number: number, section: Section = 'other'): Evidence['slides'][number] {
  return {
    number,
    title: `Slide ${number}`,
    section,
    alsoSections: [],
    readBy: 'text',
    words: 60,
    text: `Slide ${number}. ${'word '.repeat(58)}`.trim(),
  };
}
