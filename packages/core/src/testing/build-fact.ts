/** Builders for tests: a fact of a kind with sensible defaults, and evidence around facts. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { Evidence } from '../model/scoring.js';
import type { Section } from '../model/values.js';

const MARKET_KINDS = new Set<FactKind>(['tam', 'sam', 'som', 'market_growth', 'buyer_count', 'market_segment']);
const MONEY_KINDS = new Set<FactKind>([
  ...(['tam', 'sam', 'som', 'price', 'arr', 'mrr', 'revenue', 'bookings', 'carr', 'gmv', 'tpv', 'aum', 'tvl'] as const),
  ...(['cac', 'ltv', 'arpa', 'acv', 'cash', 'burn_net', 'burn_gross', 'raised_to_date', 'ask', 'pre_money'] as const),
  ...(['post_money', 'val_cap', 'grant', 'commitment_of_round', 'cost'] as const),
]);
const PERCENT_KINDS = new Set<FactKind>([
  ...(['market_growth', 'take_rate', 'growth_yoy', 'growth_mom', 'churn', 'nrr', 'grr', 'retention'] as const),
  ...(['gross_margin', 'dilution', 'use_of_funds', 'top_customer_share', 'market_share_claim'] as const),
]);

/**
 * A visible fact on slide 1 about the company: money in US dollars, percentages, else counts. The text and the
 * quote are made from kind and values, so that different facts read differently.
 */
export function fact(kind: FactKind, fields: Partial<Fact> = {}): Fact {
  const figure = fields.value ?? fields.low ?? fields.high;
  const text =
    fields.text ?? `${kind} ${fields.subjectName ?? ''} ${figure ?? ''} ${fields.asOf ?? ''}`.replace(/ +/g, ' ');
  const unit = MONEY_KINDS.has(kind) ? 'money' : PERCENT_KINDS.has(kind) ? 'percent' : 'count';
  const market = MARKET_KINDS.has(kind);
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
