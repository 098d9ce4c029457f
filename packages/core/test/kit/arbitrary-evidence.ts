/** Evidence at random for property tests: facts of every kind with figures of a plausible size, on ten slides. */
import * as fc from 'fast-check';
import { FACT_KIND_IDS, type FactKind } from '../../src/model/fact-kinds.js';
import type { Fact } from '../../src/model/fact.js';
import type { Evidence } from '../../src/model/scoring.js';
import { BUSINESS_MODELS, SECTORS, STAGES } from '../../src/model/values.js';
import { evidence, fact } from '../../src/testing/build-fact.js';

const PEOPLE = ['Ana Ruiz', 'Marc Petit', 'Lena Koch', 'Ivo Sala'] as const;
const FIRMS = ['Alpha', 'Beta', 'Gamma', 'Delta'] as const;
const DATES = [undefined, '2024', '2024-12', '2025-Q3', '2025-12'] as const;

/** Details that criteria tell apart, by kind. */
const DETAILS: Partial<Record<FactKind, readonly Record<string, string | number | boolean>[]>> = {
  person: [
    { role: 'CEO', founder: true, functions: 'commercial,general' },
    { role: 'CTO', founder: true, functions: 'technical' },
    { role: 'Head of Sales', functions: 'commercial' },
    {},
  ],
  commitment: [{ level: 'full' }, { level: 'part' }, { level: 'implied' }],
  product_stage: [{ level: 'idea' }, { level: 'prototype' }, { level: 'mvp' }, { level: 'live' }, { level: 'paying' }],
  defensibility: [{ mechanism: 'data' }, { mechanism: 'network' }, { mechanism: 'switching' }],
  competition_matrix: [{ losing: true }, { allOurs: true }, {}],
  runway: [{ after: 'round' }, { after: 'now' }],
  regulation: [{}, { denied: true }, { status: 'obtained' }],
  technical_depth: [{ what: 'role' }, { what: 'degree' }],
  growth_yoy: [{ metric: 'arr' }, { metric: 'users' }, { metric: 'arr', base: 100_000 }],
  monthly_series: [{ points: 2 }, { points: 12 }],
  retention: [{ window: 'd30' }, { window: 'month12' }, { window: 'dau_mau' }],
};

const PERSON_KINDS = new Set<FactKind>(['person', 'advisor', 'background', 'domain_experience', 'track_record']);
const WORDS_ONLY = new Set<FactKind>(['person', 'problem', 'solution', 'one_liner', 'why_now', 'pain', 'commitment']);

/** A size that suits the unit of the kind. */
function valueFor(kind: FactKind): fc.Arbitrary<number | undefined> {
  if (WORDS_ONLY.has(kind)) return fc.constant(undefined);
  const unit = fact(kind, { value: 1 }).unit;
  if (kind === 'trl') return fc.integer({ min: 1, max: 9 });
  if (kind === 'tam' || kind === 'sam' || kind === 'som') return fc.constantFrom(5e6, 5e7, 4e8, 3e9);
  if (unit === 'money') return fc.constantFrom(100, 5_000, 60_000, 300_000, 2e6, 9e6);
  if (unit === 'percent') return fc.constantFrom(-5, 1, 4, 12, 40, 60, 95, 130);
  return fc.constantFrom(0, 1, 3, 8, 20, 150, 4_000);
}

export const arbitraryFact: fc.Arbitrary<Fact> = fc
  .record({
    kind: fc.constantFrom(...FACT_KIND_IDS.filter((kind) => kind !== 'instruction')),
    slide: fc.integer({ min: 1, max: 10 }),
    strength: fc.constantFrom('assertion', 'named', 'specific'),
    basis: fc.constantFrom('actual', 'actual', 'actual', 'forecast', 'target'),
    asOf: fc.constantFrom(...DATES),
    cited: fc.constantFrom(undefined, 'Gartner 2024'),
    who: fc.nat(3),
    detail: fc.nat(4),
  })
  .chain(({ kind, slide, strength, basis, asOf, cited, who, detail }) =>
    valueFor(kind).map((value) => {
      const details = DETAILS[kind];
      const name = PERSON_KINDS.has(kind) ? PEOPLE[who] : FIRMS[who];
      return fact(kind, {
        slide,
        strength: strength as NonNullable<Fact['strength']>,
        ...(name === undefined ? {} : { subjectName: name }),
        ...(value === undefined ? {} : { value }),
        ...(asOf === undefined ? {} : { asOf }),
        ...(cited === undefined ? {} : { cited }),
        ...(details ? { detail: details[detail % details.length]! } : {}),
        ...(fact(kind).basis === 'actual' ? { basis: basis as Fact['basis'] } : {}),
      });
    }),
  );

/** A deck of up to sixty facts at any stage, sector and business model. */
export const arbitraryEvidence: fc.Arbitrary<Evidence> = fc
  .record({
    facts: fc.array(arbitraryFact, { maxLength: 60 }),
    stage: fc.constantFrom(...STAGES, 'unknown' as const),
    sector: fc.constantFrom(...SECTORS),
    businessModel: fc.constantFrom(...BUSINESS_MODELS),
  })
  .map(({ facts, stage, sector, businessModel }) =>
    evidence(facts, { stage: { value: stage, basis: 'user', factIds: [] }, sector, businessModel }),
  );
