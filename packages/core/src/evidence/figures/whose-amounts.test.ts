/** Amounts that look like ours and are a market's, a plan's or a price, in three languages, each beside one that is ours. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

function told(section: Section, lines: readonly string[], language: string): string[] {
  const facts = gatherFacts(makeView([{ section, lines: [[...lines]] }], { language, readingDate: '2026-03' }));
  return facts
    .filter(({ value, low }) => value !== undefined || low !== undefined)
    .map(({ kind, value, low, basis, subject }) => `${kind} ${value ?? low} ${basis} ${subject}`);
}
const ours = (...args: Parameters<typeof told>) => told(...args).filter((fact) => fact.endsWith(' actual company'));

describe('recurring revenue', () => {
  it.each([
    ['en', ['SOM · beach-head', '$120M ARR']],
    ['es', ['SOM · cabeza de playa', '120 M$ de ARR']],
    ['fr', ['SOM · tête de pont', '120 M$ d’ARR']],
  ] as const)('under a head of the market is a market’s (%s)', (language, lines) => {
    expect(ours('market', lines, language)).toEqual([]);
    expect(told('market', lines, language).join()).toContain('120000000 external market');
  });

  it.each([
    ['en', 'SOM (year 3 target): $85M ARR'],
    ['es', 'SOM (año 3): 85 M$ de ARR'],
    ['fr', 'SOM (année 3) : 85 M$ d’ARR'],
  ] as const)('behind the label of a size is that size (%s)', (language, line) => {
    expect(told('market', [line], language)).toEqual(['som 85000000 external market']);
    expect(told('traction', [line.replace('SOM', 'Contracts')], language).join()).not.toContain('som');
  });

  it.each([
    ['en', 'Blended revenue per loan: $1,850', 'Revenue per year: $1,850'],
    ['es', 'Ingresos por cliente: 1.850 $', 'Ingresos anuales: 1.850 $'],
    ['fr', 'Revenu par client : 1 850 $', 'Revenus annuels : 1 850 $'],
  ] as const)('of one piece of business is no revenue of a company (%s)', (language, each, all) => {
    expect(told('financials', [each], language).join()).not.toMatch(/revenue \d+ (?!example)/);
    expect(told('financials', [all], language).join()).toContain('revenue 1850');
  });

  it.each([
    ['en', '€31K ARR with massive upselling potential'],
    ['es', '31K € de ARR con un enorme potencial de upselling'],
    ['fr', '31K € d’ARR avec un énorme potentiel d’upselling'],
  ] as const)('with a potential beside it is what is there today (%s)', (language, line) => {
    expect(ours('traction', [line], language)).toEqual(['arr 31000 actual company']);
  });

  it.each([
    ['en', 'Potential of €31K ARR'],
    ['es', 'Potencial de 31K € de ARR'],
    ['fr', 'Potentiel de 31K € d’ARR'],
  ] as const)('that is itself the potential is not (%s)', (language, line) => {
    expect(ours('traction', [line], language)).toEqual([]);
  });

  it.each([
    ['en', 'SaaS Pro 10K–40K EUR MRR'],
    ['es', 'SaaS Pro 10K–40K EUR de MRR'],
    ['fr', 'SaaS Pro 10K–40K EUR de MRR'],
  ] as const)('of a plan on a page of prices is what a customer pays (%s)', (language, line) => {
    expect(ours('businessModel', ['Basic 2K–5K EUR', line], language).join()).not.toContain('mrr');
  });

  it.each([
    ['en', 'MRR: 40K EUR'],
    ['es', 'MRR: 40K EUR'],
    ['fr', 'MRR : 40K EUR'],
  ] as const)('is ours on a page of traction (%s)', (language, line) => {
    expect(ours('traction', [line], language)).toEqual(['mrr 40000 actual company']);
  });
});

describe('rounds', () => {
  it.each([
    ['en', 'What is invested in startups between Series A and Series C is closer to $340M'],
    ['es', 'Lo que se invierte en startups entre Serie A y Serie C se acerca a 340 M$'],
    ['fr', 'Ce qui est investi dans les startups entre la Série A et la Série C avoisine 340 M$'],
  ] as const)('of others make a market (%s)', (language, line) => {
    expect(told('market', [line], language).join()).not.toMatch(/round|company/u);
  });

  it.each([
    ['en', 'We are raising a $3M Series A'],
    ['es', 'Levantamos una Serie A de 3 M$'],
    ['fr', 'Nous levons une Série A de 3 M$'],
  ] as const)('of ours are asked for (%s)', (language, line) => {
    expect(told('ask', [line], language)).toContain('ask 3000000 target round');
  });
});

describe('a valuation', () => {
  const valuations = (line: string, section: Section = 'market') =>
    told(section, [line], 'en').filter((fact) => fact.startsWith('pre_money'));

  it('behind another name is what that firm is worth', () => {
    expect(valuations('Ormsund: $1B+ valuation').join()).not.toContain('round');
    expect(valuations('Raising at a $10M valuation', 'ask')).toEqual(['pre_money 10000000 target round']);
  });

  it.each([
    'Valuation target: $1M+ in 18 months',
    'Projected valuation of $50M',
    'Year 5 valuation: $50M',
    'Valoración año 5: $50M',
  ])('to come is none: %s', (line) => {
    expect(valuations(line)).toEqual([]);
  });
});

describe('a table of a plan', () => {
  const table = (rows: string[][], language: string, kinds: FactKind[]) =>
    gatherFacts(makeView([{ section: 'financials', table: rows }], { language }), kinds).map(
      ({ kind, value, period }) => `${kind} ${value} ${period}`,
    );

  it.each([
    ['en', 'Quarter', 'Revenue ($K)', 'Q'],
    ['es', 'Trimestre', 'Ingresos (miles $)', 'T'],
    ['fr', 'Trimestre', 'Chiffre d’affaires (k$)', 'T'],
  ])('by quarters holds what each brings, not a year (%s)', (language, head, revenue, letter) => {
    const rows = [[head, revenue], ...[10, 20, 40, 80].map((each, at) => [`${letter}${at + 1}`, String(each)])];
    expect(table(rows, language, ['revenue'])).toEqual(
      [10, 20, 40, 80].map((each) => `revenue ${each * 1000} quarter`),
    );
  });

  it.each([
    ['en', 'Period', 'Monthly revenue', 'Revenue'],
    ['es', 'Periodo', 'Ingresos mensuales', 'Ingresos'],
    ['fr', 'Période', 'CA mensuel', 'CA'],
  ])('says in its head over what each sum is taken (%s)', (language, head, monthly, plain) => {
    const periods = (revenue: string) =>
      table(
        [
          [head, revenue],
          ['M6', '$250,000'],
          ['M12', '$620,000'],
        ],
        language,
        ['revenue'],
      );
    expect(periods(monthly)).toEqual(['revenue 250000 month', 'revenue 620000 month']);
    expect(periods(plain).join()).not.toContain('month');
  });

  it.each([
    ['en', 'Source', 'Projection year 1', 'Subscription', 'Price'],
    ['es', 'Fuente', 'Proyección año 1', 'Suscripción', 'Precio'],
    ['fr', 'Source', 'Projection an 1', 'Abonnement', 'Prix'],
  ])('names the income of a source, no price of it (%s)', (language, source, projected, name, price) => {
    const prices = (head: string) =>
      table(
        [
          [source, head],
          [name, '$12,000'],
          ['API', '$8,000'],
        ],
        language,
        ['price'],
      ).length;
    expect(prices(projected)).toBe(0);
    expect(prices(price)).toBeGreaterThan(0);
  });
});

it.each([
  ['en', 'Average ticket: $15,000 Revenue: $900', 900],
  ['es', 'Ticket medio: 15.000 € Ingresos: 900 €', 900],
  ['fr', 'Ticket moyen : 15 000 € Chiffre d’affaires : 900 €', 900],
] as const)('the label before an amount names it, not that of the next one (%s)', (language, line, value) => {
  expect(told('traction', [line], language).filter((fact) => fact.startsWith('revenue'))).toEqual([
    `revenue ${value} actual company`,
  ]);
});
