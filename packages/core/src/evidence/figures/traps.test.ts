/** The traps of reading figures in decks: what looks like a metric and is none, and metrics that look like others. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import type { ViewSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const FIGURES: FactKind[] = [
  'tam',
  'sam',
  'som',
  'market_growth',
  'buyer_count',
  'market_share_claim',
  'pain_cost',
  'arr',
  'mrr',
  'revenue',
  'bookings',
  'carr',
  'gmv',
  'tpv',
  'aum',
  'tvl',
  'take_rate',
  'growth_yoy',
  'growth_mom',
  'growth_multiple',
  'customers',
  'paying_customers',
  'users',
  'mau',
  'dau',
  'signups',
  'waitlist',
  'loi',
  'churn',
  'nrr',
  'grr',
  'retention',
  'cac',
  'ltv',
  'ltv_cac',
  'payback',
  'arpa',
  'acv',
  'gross_margin',
  'cash',
  'burn_net',
  'burn_gross',
  'runway',
  'raised_to_date',
  'ask',
  'pre_money',
  'post_money',
  'val_cap',
  'dilution',
  'grant',
  'use_of_funds',
  'commitment_of_round',
  'price',
  'headcount',
  'interviews',
  'pilot',
  'comparison',
  'usage',
  'cost',
  'trl',
];

function read(section: Section, lines: string[], about: ViewSketch = {}): Fact[] {
  return gatherFacts(makeView([{ section, lines }], about), FIGURES);
}

function kinds(facts: Fact[]): string[] {
  return [...new Set(facts.map(({ kind }) => kind))].sort();
}

/** Facts that would score as the company's own traction. */
function scoring(facts: Fact[]): string[] {
  return kinds(facts.filter(({ basis, subject }) => basis === 'actual' && subject === 'company'));
}

function one(facts: Fact[], kind: FactKind): Fact {
  const found = facts.filter((fact) => fact.kind === kind);
  expect(found.map(({ text }) => text)).toHaveLength(1);
  return found[0] as Fact;
}

describe('whose figure it is', () => {
  it('keeps market growth apart from growth of the company', () => {
    const facts = read('market', ['The market is growing 22% a year.']);
    expect(kinds(facts)).toEqual(['market_growth']);
    expect(kinds(read('traction', ['We sell in a market growing 18% annually.']))).toEqual(['market_growth']);
  });

  it.each([
    ['Fines in the sector, +417% year over year', '+38% year over year'],
    ['Multas del sector, +417% interanual', '+38% interanual'],
    ['Amendes du secteur, +417% sur un an', '+38% sur un an'],
  ])('takes what something else grew by for no growth of the company: %s', (not, so) => {
    expect(kinds(read('traction', [not]))).not.toContain('growth_yoy');
    expect(kinds(read('traction', [so]))).toContain('growth_yoy');
  });

  it.each([
    ['Search volume growth of +340% for pump repair', 'The market for pump repair grows 34% a year'],
    ['El crecimiento de las búsquedas fue del 60%', 'El mercado crece un 6% al año'],
    ['La pénétration du marché croît de 30%', 'Le marché croît de 3% par an'],
  ])('takes no spread and no search for growth of a market: %s', (not, so) => {
    expect(kinds(read('market', [not]))).not.toContain('market_growth');
    expect(kinds(read('market', [so]))).toContain('market_growth');
  });

  it.each([
    ['$50M GMV in 2024', 'gmv'],
    ['$120M TPV in 2024', 'tpv'],
    ['$80M TVL', 'tvl'],
    ['$300M assets under management', 'aum'],
    ['$2M in bookings', 'bookings'],
    ['$1.5M CARR', 'carr'],
  ] as const)('does not take %s as revenue', (line, kind) => {
    expect(kinds(read('traction', [line]))).toEqual([kind]);
  });

  it('takes figures of competitors as theirs', () => {
    const facts = read('competition', ['Acme has $40M ARR and 12,000 customers'], { competitorNames: ['Acme'] });
    expect(scoring(facts)).toEqual([]);
  });

  it('takes figures of a named competitor as theirs on any page', () => {
    const facts = read('traction', ['Acme Corp reached $40M ARR; we closed at $1M ARR'], {
      competitorNames: ['Acme Corp'],
    });
    const own = facts.filter(({ subject }) => subject === 'company');
    expect(own.map(({ value }) => value)).toEqual([1_000_000]);
  });

  it('takes the pain in money as pain, not as market', () => {
    const facts = read('problem', ['$165 billion of food is thrown away every year']);
    expect(kinds(facts)).toEqual(['pain_cost']);
    expect(kinds(read('market', ['$165 billion of food thrown away']))).toEqual([]);
  });

  it('takes the value of a signed contract as bookings', () => {
    expect(kinds(read('traction', ['~$20M corridor contract signed']))).toEqual(['bookings']);
  });
});

describe('what has happened', () => {
  it.each([
    ['en', 'We expect $4M revenue in 2027'],
    ['en', 'Revenue 2027E: $4M'],
    ['en', 'Target ARR: $5M'],
    ['en', 'Potential revenue of $4M'],
    ['es', 'Prevemos 4 M€ de ingresos en 2027'],
    ['es', 'Objetivo: 4 M€ de facturación'],
    ['es', 'Ingresos potenciales: 4 M€'],
    ['fr', "Chiffre d'affaires prévisionnel : 4 M€"],
    ['fr', 'Objectif 4 M€ de CA en 2027'],
    ['fr', 'Nous visons 4 M€ de chiffre d’affaires'],
  ])('%s: takes no plan as traction: %s', (language, line) => {
    const facts = read('traction', [line], { language, readingDate: '2025-06' });
    expect(scoring(facts)).toEqual([]);
    expect(facts).not.toHaveLength(0);
  });

  it('takes years after the reading date as forecast', () => {
    const facts = read('financials', ['Revenue 2024: $1M', 'Revenue 2026: $5M'], { readingDate: '2025-03' });
    expect(facts.map(({ asOf, basis }) => [asOf, basis])).toEqual([
      ['2024', 'actual'],
      ['2026', 'forecast'],
    ]);
  });

  it('takes plan years as forecast', () => {
    const facts = read('financials', ['Year 1 revenue: $200k', 'Year 3 revenue: $4M']);
    expect(facts.map(({ basis }) => basis)).toEqual(['forecast', 'forecast']);
  });

  it('takes an example as example', () => {
    expect(scoring(read('businessModel', ['For example, a company with $10M revenue and 50 customers']))).toEqual([]);
  });
});

describe('numbers that measure nothing', () => {
  it.each([
    'Founded in 2019, relaunched 2022',
    'Page 12',
    'Step 3: launch',
    'Call 312 7416888 or +57 312 741 6888',
    'Tel. 06 12 34 56 78',
    'Calle Mayor 12, 28001 Madrid',
    'ISO 27001 and SOC 2 compliant',
    'Ley 1755 de 2015',
    'Built on GPT-4 and Layer 2',
    'The CAC 40 index',
    'Web 3.0 and Industry 4.0',
    'Open 24/7',
    '0 100 200 300 400 500',
    '$0 $50 $100 $150 $200',
  ])('finds no figure in %s', (line) => {
    expect(read('traction', [line])).toEqual([]);
  });

  it('takes a commodity price table for no financials', () => {
    expect(scoring(read('market', ['Lithium carbonate: $14,200 per tonne', 'Nickel: $16,000 per tonne']))).toEqual([]);
  });

  it('takes token shares for no use of funds', () => {
    const facts = gatherFacts(
      makeView([{ section: 'ask', title: 'Token allocation', lines: ['Team 20%', 'Public sale 45%', 'Treasury 35%'] }]),
      FIGURES,
    );
    expect(facts).toEqual([]);
  });
});

describe('one word, two meanings', () => {
  it.each([
    ['en', 'product', 'You can raise auctions or ask for bids from $5,000'],
    ['en', 'ask', 'We are not limited to our ability to raise capital of $5,000,000'],
    ['en', 'product', 'Loans up to 70% LTV'],
    ['en', 'traction', 'Live in Los Angeles, CA: $2M park budget'],
    ['en', 'product', 'Burn 500 calories in a 30 minutes workout'],
    ['en', 'product', 'Seed 20 kg per hectare'],
    ['en', 'product', 'A 3 km airport runway'],
    ['en', 'product', 'Churn 40 litres of butter'],
    ['en', 'team', 'Sam raised 3 children'],
    ['en', 'product', 'Two round shapes of 30 cm'],
    ['en', 'other', 'Equity: 60% of our hires are women'],
    ['en', 'product', 'The retired mil-spec 5 model'],
    ['fr', 'product', 'Arrêt ARR 75 Paris 15e'],
  ] as const)('%s %s: %s', (language, section, line) => {
    expect(read(section, [line], { language })).toEqual([]);
  });

  it('reads SAM and SOM only in capitals', () => {
    expect(kinds(read('market', ['Sam has $5M to spend']))).not.toContain('sam');
  });

  it('reads CA as turnover in French only', () => {
    expect(kinds(read('traction', ['CA 2024 : 300 k€'], { language: 'fr' }))).toEqual(['revenue']);
  });

  it('tells a take rate from a margin', () => {
    const facts = read('businessModel', ['12% take rate, 70% gross margin']);
    expect(one(facts, 'take_rate').value).toBe(12);
    expect(one(facts, 'gross_margin').value).toBe(70);
  });

  it('tells LTV/CAC from its parts', () => {
    const facts = read('traction', ['LTV/CAC 3.2x', 'CAC: $120', 'LTV: $384']);
    expect(one(facts, 'ltv_cac').value).toBe(3.2);
    expect(one(facts, 'cac').value).toBe(120);
    expect(one(facts, 'ltv').value).toBe(384);
    expect(one(read('traction', ['LTV:CAC 3:1']), 'ltv_cac').value).toBe(3);
  });

  it('reads 18 months as months, never as millions', () => {
    for (const line of ['18 months of runway', '18-month runway', '18m runway']) {
      const fact = one(read('ask', [line]), 'runway');
      expect([fact.value, fact.unit]).toEqual([18, 'months']);
    }
  });
});

describe('the round', () => {
  it('tells the raise from valuation, cap and grant', () => {
    const facts = read('ask', ['Raising $2M on a SAFE, $10M valuation cap; $300k grant from the state']);
    expect(one(facts, 'ask').value).toBe(2_000_000);
    expect(one(facts, 'val_cap').value).toBe(10_000_000);
    expect(one(facts, 'grant').value).toBe(300_000);
  });

  it('reads "up to" as an upper bound', () => {
    const fact = one(read('ask', ['Raising up to $500K']), 'ask');
    expect([fact.high, fact.low]).toEqual([500_000, undefined]);
  });

  it('tells the committed part from the round', () => {
    const facts = read('ask', ['Raising ₹20 Cr, ₹6 Cr confirmed']);
    expect(one(facts, 'ask').value).toBe(200_000_000);
    expect(one(facts, 'commitment_of_round').value).toBe(60_000_000);
  });

  it('takes what was raised before for no ask', () => {
    expect(kinds(read('traction', ['We have raised $1.2M to date']))).toEqual(['raised_to_date']);
  });

  it('takes shares of the use of funds for no growth', () => {
    const facts = gatherFacts(
      makeView([{ section: 'ask', title: 'Use of funds', lines: ['40% product', '35% growth marketing', '25% team'] }]),
      FIGURES,
    );
    expect(kinds(facts)).toEqual(['use_of_funds']);
    expect(facts.map(({ value, subjectName }) => [value, subjectName])).toEqual([
      [40, 'product'],
      [35, 'growth marketing'],
      [25, 'team'],
    ]);
  });

  it('takes a search for partners or testers for no ask', () => {
    expect(read('ask', ['Buscamos 100 estudiantes beta'], { language: 'es' })).toEqual([]);
    expect(kinds(read('ask', ['Seeking strategic partners with $5M revenue']))).not.toContain('ask');
  });
});

describe('markets', () => {
  it('tells a market in heads from a market in money', () => {
    const facts = read('market', ['TAM: 30.9M estudiantes', 'SAM: 720K', 'SOM: 5.000'], { language: 'es' });
    expect(facts.map(({ kind, value, unit }) => [kind, value, unit])).toEqual([
      ['tam', 30_900_000, 'count'],
      ['sam', 720_000, 'count'],
      ['som', 5_000, 'count'],
    ]);
  });

  it.each([
    [
      'en',
      'The market exceeds $18B',
      'Memorial market growing to $23B',
      'Projection 2034: $28B',
      'Grown since 1990 to $18B',
    ],
    [
      'es',
      'El mercado supera los 18.000 M$',
      'El mercado alcanzará los 23.000 M$',
      'Proyección 2034: 28.000 M$',
      'El mercado alcanza 18.000 M$',
    ],
    [
      'fr',
      'Le marché dépasse 18 Md$',
      'Le marché atteindra 23 Md$',
      'Projection 2034 : 28 Md$',
      'Le marché atteint 18 Md$',
    ],
  ] as const)('says which size is one to come (%s)', (language, today, later, projected, reached) => {
    const ahead = (line: string) =>
      gatherFacts(
        makeView([{ section: 'market', title: 'TAM', lines: [line] }], { language, readingDate: '2026-03' }),
        ['tam'],
      ).map(({ detail }) => detail?.['ahead'] ?? false);
    expect(ahead(today)).toEqual([false]);
    expect(ahead(reached)).toEqual([false]);
    expect(ahead(later)).toEqual([true]);
    expect(ahead(projected)).toEqual([true]);
  });

  it('does not cross from one column to the other', () => {
    const view = makeView([
      {
        section: 'market',
        cards: [
          {
            x: 0.1,
            y: 0.4,
            w: 0.2,
            lines: [
              { text: '$48B', size: 40 },
              { text: 'TAM', size: 16 },
            ],
          },
          {
            x: 0.4,
            y: 0.4,
            w: 0.2,
            lines: [
              { text: '$6B', size: 40 },
              { text: 'SAM', size: 16 },
            ],
          },
          {
            x: 0.7,
            y: 0.4,
            w: 0.2,
            lines: [
              { text: '$300M', size: 40 },
              { text: 'SOM', size: 16 },
            ],
          },
        ],
      },
    ]);
    expect(gatherFacts(view, FIGURES).map(({ kind, value }) => [kind, value])).toEqual([
      ['tam', 48e9],
      ['sam', 6e9],
      ['som', 300e6],
    ]);
  });

  it('takes a share of the market as such', () => {
    expect(kinds(read('market', ['We need only 1% of the market']))).toEqual(['market_share_claim']);
  });
});

describe('what is no price and no pain', () => {
  it.each([
    ['en', 'Price of the plan: $32,500', '$32,500 Liquidation Price'],
    ['es', 'Precio del plan: 32.500 $', 'Precio de liquidación: 32.500 $'],
    ['fr', 'Prix de l’offre : 32 500 $', 'Prix de liquidation : 32 500 $'],
  ])('takes what is charged, not what something trades at, in %s', (language, charged, traded) => {
    expect(kinds(read('businessModel', [charged], { language }))).toEqual(['price']);
    expect(kinds(read('businessModel', [traded], { language }))).toEqual([]);
  });

  it('takes of a row that multiplies a price by counts the price alone', () => {
    const table = [
      ['Service', 'Fee', 'Sites', 'Visits', 'A month'],
      ['Ward fee', '$6', '62', '1100', '$15,345'],
      ['Plan fee', '$10', '$50', '$99', '$250'],
    ];
    const view = makeView([{ section: 'businessModel', table }]);
    const prices = gatherFacts(view, ['price']).map(({ value }) => value);
    expect(prices).toContain(6);
    expect(prices).toContain(250);
    expect(prices).not.toContain(15_345);
  });

  it('takes what a rival is worth for no valuation of the round', () => {
    const own = (section: Section, line: string) =>
      read(section, [line]).filter(({ kind, subject }) => /money|cap/.test(kind) && subject === 'round');
    expect(own('ask', 'Raising $1M at a valuation of $10M')).not.toEqual([]);
    expect(own('competition', 'Globex is currently valued at $10 Billion')).toEqual([]);
  });

  it('takes a rate beside the uses of the round for no use', () => {
    const uses = read('ask', ['Use of funds', 'Sales: 60%', 'Product: 40%', 'Pricing: a 20%-of-savings tier']);
    expect(uses.filter(({ kind }) => kind === 'use_of_funds').map(({ value }) => value)).toEqual([60, 40]);
  });

  it('takes nothing that costs nothing for a cost', () => {
    expect(kinds(read('problem', ['Clinics lose $900 on every empty chair']))).toEqual(['pain_cost']);
    expect(kinds(read('problem', ['A budget of $0 for every new chair']))).toEqual([]);
  });
});

describe('ways of writing', () => {
  it('reads the Spanish mil as a thousand and the English mil as a million', () => {
    expect(one(read('traction', ['Facturamos 600 mil euros en 2024'], { language: 'es' }), 'revenue').value).toBe(
      600_000,
    );
    expect(one(read('traction', ['Revenue of $5 mil in 2024']), 'revenue').value).toBe(5_000_000);
  });

  it('reads numbers in brackets as negative in tables', () => {
    const table = [
      ['USD', '2023', '2024'],
      ['Net burn', '(12,000)', '(15,000)'],
    ];
    const view = makeView([{ section: 'financials', table }], { readingDate: '2025' });
    expect(gatherFacts(view, ['burn_net']).map(({ value }) => value)).toEqual([-12_000, -15_000]);
  });

  it('reads a fiscal year by its number', () => {
    expect(one(read('traction', ['FY25 revenue: $3M'], { readingDate: '2025-12' }), 'revenue').asOf).toBe('2025');
  });

  it('keeps Portuguese scale words in a Spanish deck apart from Spanish ones', () => {
    expect(one(read('traction', ['Receita: R$ 3 milhões de ingresos'], { language: 'es' }), 'revenue').value).toBe(
      3_000_000,
    );
  });

  it('says that a thousand mark is doubtful', () => {
    const fact = one(read('traction', ['S/2,450 MRR'], { language: 'es' }), 'mrr');
    expect([fact.value, fact.ambiguous]).toEqual([2450, ['thousand-separator']]);
  });
});

it('reads nothing from a disclaimer', () => {
  const view = makeView([{ section: 'appendix', excluded: 'disclaimer', lines: ['ARR of $5M'] }]);
  expect(gatherFacts(view)).toEqual([]);
});
