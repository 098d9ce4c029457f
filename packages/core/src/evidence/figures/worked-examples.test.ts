/** Sentences of decks in three languages with every figure that they state, and those that they do not. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import type { ViewSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';
import { readFigures } from './read-figures.js';

const KINDS: FactKind[] = [
  'tam',
  'sam',
  'som',
  'market_growth',
  'buyer_count',
  'arr',
  'mrr',
  'revenue',
  'bookings',
  'gmv',
  'tvl',
  'take_rate',
  'growth_yoy',
  'growth_mom',
  'growth_multiple',
  'customers',
  'paying_customers',
  'users',
  'price',
  'cash',
  'burn_net',
  'runway',
  'raised_to_date',
  'ask',
  'pre_money',
  'post_money',
  'dilution',
  'commitment_of_round',
];

function read(section: Section, line: string, about: ViewSketch = {}): Fact[] {
  return gatherFacts(makeView([{ section, lines: [line] }], about), KINDS);
}

function told(facts: Fact[]): (string | number | undefined)[][] {
  return facts.map(({ kind, value, currency, basis, asOf }) => [kind, value, currency, basis, asOf]);
}

describe('English', () => {
  it('ARR with its earlier value, beside the growth and size of the market', () => {
    const facts = read(
      'traction',
      'We closed 2025 at $1.2M ARR (up from $350k), in a market growing 22% CAGR to $48B by 2030.',
    );
    expect(told(facts)).toEqual(
      expect.arrayContaining([
        ['arr', 1_200_000, 'USD', 'actual', '2025-12'],
        ['growth_multiple', 3.43, undefined, 'actual', '2025-12'],
        ['tam', 48e9, 'USD', 'external', '2030'],
      ]),
    );
    const growth = facts.find(({ kind }) => kind === 'growth_multiple');
    expect(growth?.derivedFrom).toEqual(['arr-1-1']);
    expect(growth?.detail).toMatchObject({ base: 350_000, metric: 'arr' });
    expect(facts.find(({ kind }) => kind === 'market_growth')).toMatchObject({
      value: 22,
      basis: 'external',
      subject: 'market',
    });
    expect(facts.filter(({ kind }) => kind === 'growth_yoy')).toEqual([]);
    expect(facts).toHaveLength(4);
  });

  it('revenue of a marketplace follows from volume and take rate', () => {
    const facts = read('traction', '$50M GMV run rate at a 12% take rate; revenue to reach $20M in 2028.');
    expect(facts.find(({ kind }) => kind === 'gmv')).toMatchObject({ value: 50e6, period: 'year', basis: 'actual' });
    expect(facts.find(({ kind }) => kind === 'take_rate')).toMatchObject({ value: 12, unit: 'percent' });
    const revenue = facts.filter(({ kind }) => kind === 'revenue');
    expect(revenue.map(({ value, basis, asOf }) => [value, basis, asOf])).toEqual([
      [20e6, 'forecast', '2028'],
      [6e6, 'actual', undefined],
    ]);
    expect(revenue[1]?.derivedFrom).toEqual(['gmv-1-1', 'take_rate-1-1']);
  });

  it('raise, valuation, runway and a burn without currency', () => {
    const facts = read('ask', 'Raising $3M seed on a $12M pre-money; 18 months of runway at 140k/mo net burn.');
    const of = (kind: FactKind): Fact | undefined => facts.find((fact) => fact.kind === kind);
    expect(of('ask')?.value).toBe(3e6);
    expect(of('pre_money')?.value).toBe(12e6);
    expect(of('post_money')).toMatchObject({ value: 15e6, derivedFrom: ['pre_money-1-1', 'ask-1-1'] });
    expect(of('dilution')).toMatchObject({ value: 20, unit: 'percent' });
    expect(of('runway')).toMatchObject({ value: 18, unit: 'months', detail: { after: 'round' } });
    expect(of('burn_net')).toMatchObject({
      value: 140_000,
      currency: 'USD',
      period: 'month',
      ambiguous: ['currency-assumed'],
    });
    expect(facts).toHaveLength(6);
  });

  it('figures of an incumbent stay with it', () => {
    const facts = read(
      'traction',
      'Incumbent X ($2.2B valuation, $4.2M ARR at Series A) raised $30M; we serve 2,599 clinics, 40+ paying.',
    );
    const own = facts.filter(({ subject }) => subject === 'company');
    expect(own.map(({ kind, value, low }) => [kind, value, low])).toEqual(
      expect.arrayContaining([
        ['customers', 2599, undefined],
        ['paying_customers', 40, 40],
      ]),
    );
    expect(own).toHaveLength(2);
    expect(
      facts
        .filter(({ basis }) => basis === 'external')
        .map(({ value }) => value)
        .sort(),
    ).toEqual([2.2e9, 30e6, 4.2e6].sort());
    expect(facts.some(({ kind }) => kind === 'ask')).toBe(false);
  });
});

describe('Spanish', () => {
  it('turnover, its growth and the plan in one sentence', () => {
    const facts = read('traction', 'Facturamos 1,2 M€ en 2024 (+85 % vs. 2023) y prevemos 4 M€ en 2026.', {
      language: 'es',
    });
    expect(told(facts)).toEqual(
      expect.arrayContaining([
        ['revenue', 1_200_000, 'EUR', 'actual', '2024'],
        ['revenue', 4_000_000, 'EUR', 'forecast', '2026'],
        ['growth_yoy', 85, undefined, 'actual', '2024'],
      ]),
    );
    expect(facts).toHaveLength(3);
  });

  it('a market in thousands of millions, and its growth in the next clause', () => {
    const facts = read(
      'market',
      'El mercado mueve 2.500 millones de euros; un SAM de 350 M€ y crecimiento del 14 % anual.',
      { language: 'es' },
    );
    expect(told(facts)).toEqual([
      ['tam', 2.5e9, 'EUR', 'external', undefined],
      ['sam', 350e6, 'EUR', 'external', undefined],
      ['market_growth', 14, undefined, 'external', undefined],
    ]);
  });

  it('potential income as a product is a target in all its parts', () => {
    const facts = read('businessModel', 'Ingreso potencial: 50 postas × S/49/mes = S/2,450 MRR → S/29,400 ARR.', {
      language: 'es',
    });
    expect(told(facts)).toEqual(
      expect.arrayContaining([
        ['customers', 50, undefined, 'target', undefined],
        ['price', 49, 'PEN', 'target', undefined],
        ['mrr', 2450, 'PEN', 'target', undefined],
        ['arr', 29_400, 'PEN', 'target', undefined],
      ]),
    );
    expect(facts).toHaveLength(4);
  });

  it('a range that shares its suffix', () => {
    const facts = read('ask', 'Buscamos 1,5-2 MM€ (valoración premoney 6 MM€); ya comprometidos 600 mil euros.', {
      language: 'es',
    });
    const of = (kind: FactKind): Fact | undefined => facts.find((fact) => fact.kind === kind);
    expect(of('ask')).toMatchObject({ low: 1.5e6, high: 2e6, currency: 'EUR' });
    expect(of('pre_money')?.value).toBe(6e6);
    expect(of('commitment_of_round')?.value).toBe(600_000);
    expect(of('dilution')).toMatchObject({ low: 20, high: 25 });
  });

  it('a billón is flagged, and no revenue is made of market times commission', () => {
    const facts = read('market', 'US$ 3 billones de remesas; cobramos 0,8 %', { language: 'es' });
    expect(facts.find(({ kind }) => kind === 'tam')).toMatchObject({
      value: 3e12,
      ambiguous: ['billion-long-or-short'],
    });
    expect(facts.find(({ kind }) => kind === 'take_rate')?.value).toBe(0.8);
    expect(facts.some(({ kind }) => kind === 'revenue')).toBe(false);
  });
});

describe('French', () => {
  it('turnover with thin spaces, a prefixed multiple, a recurring part and a goal', () => {
    const facts = read(
      'traction',
      'CA 2024 : 1\u202f250 k€ (x2,3 en un an), dont 840 k€ récurrents ; objectif 3 M€ en 2026.',
      { language: 'fr' },
    );
    expect(told(facts)).toEqual(
      expect.arrayContaining([
        ['revenue', 1_250_000, 'EUR', 'actual', '2024'],
        ['revenue', 3_000_000, 'EUR', 'target', '2026'],
        ['growth_multiple', 2.3, undefined, 'actual', '2024'],
        ['growth_yoy', 130, undefined, 'actual', '2024'],
      ]),
    );
    expect(facts.find(({ kind }) => kind === 'arr')).toMatchObject({ value: 840_000, detail: { stated: 'recurring' } });
    expect(facts).toHaveLength(5);
  });

  it('trillions in French, and plans of another kind', () => {
    const facts = read(
      'financials',
      "D'ici 2030, RWAs = 16 000 milliards $. … 2028 → 500M$ de TVL | 100M$ de revenus annuels.",
      { language: 'fr' },
    );
    expect(told(facts)).toEqual([
      ['tam', 16e12, 'USD', 'external', '2030'],
      ['revenue', 100e6, 'USD', 'forecast', '2028'],
      ['tvl', 500e6, 'USD', 'forecast', '2028'],
    ]);
  });

  it('runway of the cash that is there', () => {
    const facts = read(
      'ask',
      "Levée de 2 M€ en amorçage, trésorerie de 310 k€, burn net 45 k€/mois : 7 mois d'autonomie.",
      {
        language: 'fr',
      },
    );
    expect(told(facts)).toEqual([
      ['cash', 310_000, 'EUR', 'actual', undefined],
      ['burn_net', 45_000, 'EUR', 'actual', undefined],
      ['runway', 7, undefined, 'actual', undefined],
      ['ask', 2_000_000, 'EUR', 'target', undefined],
    ]);
    expect(facts.find(({ kind }) => kind === 'runway')?.detail).toEqual({ after: 'now' });
  });
});

it('product copy and legal prose state nothing', () => {
  expect(read('product', 'You can raise auctions or ask for $5,000 and more')).toEqual([]);
  expect(read('other', 'Risks include but are not limited to our ability to raise capital of $1M')).toEqual([]);
});

describe('a table of one customer', () => {
  it.each([
    ['en', 'One plant, 250 guns, five years (€k)', 'Recurring revenue'],
    ['es', 'Una planta, 250 pinzas, cinco años (€k)', 'Ingresos recurrentes'],
    ['fr', 'Une usine, 250 pinces, cinq ans (€k)', 'Revenus récurrents'],
  ])('is a worked example, and has the unit in brackets (%s)', (language, head, row) => {
    const table = [
      [head, 'Total', 'Margin'],
      [row, '2,250', '79%'],
    ];
    const view = makeView([{ section: 'businessModel', table }], { language });
    expect(gatherFacts(view, ['revenue', 'arr', 'acv', 'gross_margin'])).toEqual([]);
    expect(readFigures(view)[0]!.figures.find(({ figure }) => figure.text === '2,250')!.figure).toMatchObject({
      value: 2_250_000,
      currency: 'EUR',
    });
  });
});
