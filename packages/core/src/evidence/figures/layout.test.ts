/** Figures find their labels by the place on the slide: cards, columns, rows, tables. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import { makeView } from '../../testing/make-view.js';
import type { CardSketch, SlideSketch, ViewSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

function figures(slide: SlideSketch, about: ViewSketch = {}): [string, number | undefined][] {
  return facts(slide, about).map(({ kind, value }) => [kind, value]);
}

function facts(slide: SlideSketch, about: ViewSketch = {}): Fact[] {
  return gatherFacts(makeView([slide], about)).filter(
    ({ value, derivedFrom }) => value !== undefined && derivedFrom === undefined,
  );
}

const big = (text: string): { text: string; size: number } => ({ text, size: 40 });

describe('cards', () => {
  const numbers: [string, string][] = [
    ['$1.2M', 'ARR'],
    ['2,599', 'Customers'],
    ['3.1%', 'Monthly churn'],
  ];
  const expected = [
    ['arr', 1_200_000],
    ['customers', 2599],
    ['churn', 3.1],
  ];
  const row = (build: (figure: string, label: string) => CardSketch['lines']): CardSketch[] =>
    numbers.map(([figure, label], i) => ({ x: 0.1 + i * 0.3, y: 0.4, w: 0.2, lines: build(figure, label) }));

  it('with the label under the figure', () => {
    expect(figures({ section: 'traction', cards: row((figure, label) => [big(figure), label]) })).toEqual(expected);
  });

  it('with the label over the figure', () => {
    expect(figures({ section: 'traction', cards: row((figure, label) => [label, big(figure)]) })).toEqual(expected);
  });

  it('with labels in boxes of their own', () => {
    const cards = numbers.flatMap(([figure, label], i) => [
      { x: 0.1 + i * 0.3, y: 0.4, w: 0.2, lines: [big(figure)] },
      { x: 0.1 + i * 0.3, y: 0.51, w: 0.2, lines: [label] },
    ]);
    expect(figures({ section: 'traction', cards })).toEqual(expected);
  });

  it.each([
    ['en', ['Amount', 'Pre-money', 'Dilution', 'Profile']],
    ['es', ['Monto', 'Pre-money', 'Dilución', 'Perfil']],
    ['fr', ['Montant', 'Pré-money', 'Dilution', 'Profil']],
  ])('in a column of names, each right over its value (%s)', (language, names) => {
    const values = ['€200K - €300K', '€4M - €6M (€5M)', '4 - 6%', 'Angels'];
    const cards = names.map((name, i) => ({ x: 0.1, y: 0.2 + i * 0.12, w: 0.3, lines: [name, values[i] ?? ''] }));
    const read = facts({ section: 'ask', title: 'Seed', cards }, { language }).map(({ kind, low, high }) => [
      kind,
      low,
      high,
    ]);
    expect(read).toContainEqual(['ask', 200_000, 300_000]);
    expect(read).toContainEqual(['pre_money', 4_000_000, 6_000_000]);
    expect(read).toContainEqual(['dilution', 4, 6]);
  });

  it.each([
    ['en', 'Annual churn', 'Monthly churn', 'Gross profit', 'Peak monthly service revenue'],
    ['es', 'Churn anual', 'Churn mensual', 'Utilidad bruta', 'Ingresos mensuales'],
    ['fr', 'Churn annuel', 'Churn mensuel', 'Bénéfice brut', 'Ventes mensuelles'],
  ])('a caption says the time, and of what a share is (%s)', (language, year, month, profit, sales) => {
    const of = (figure: string, caption: string) =>
      facts(
        { section: 'traction', cards: [{ x: 0.1, y: 0.4, w: 0.2, lines: [big(figure), caption] }] },
        { language },
      ).map(({ kind, period, unit }) => [kind, period, unit]);
    expect(of('3%', year)).toEqual([['churn', 'year', 'percent']]);
    expect(of('3%', month)).toEqual([['churn', 'month', 'percent']]);
    expect(of('34%', profit)).toEqual([['gross_margin', undefined, 'percent']]);
    expect(of('$712K', sales)).toEqual([['revenue', 'month', 'money']]);
  });

  it('does not reach past the nearest label to a metric further away', () => {
    const cards = [
      { x: 0.1, y: 0.3, w: 0.2, lines: ['Revenue'] },
      { x: 0.1, y: 0.45, w: 0.2, lines: [big('40%'), 'less paper in the office'] },
    ];
    expect(
      figures({ section: 'traction', cards }).filter(([kind]) => kind === 'revenue' || kind.startsWith('growth')),
    ).toEqual([]);
  });

  it('takes the unit of months from the label', () => {
    const [runway] = facts({
      section: 'financials',
      cards: [{ x: 0.1, y: 0.4, lines: [big('11'), 'Months of runway'] }],
    });
    expect(runway).toMatchObject({ kind: 'runway', value: 11, unit: 'months' });
  });

  it('takes the date that stands under a figure', () => {
    const [tam] = facts({
      section: 'market',
      lines: ['Online betting market'],
      cards: [{ x: 0.5, y: 0.6, lines: [big('$26.5 billion'), '2022'] }],
    });
    expect(tam).toMatchObject({ kind: 'tam', value: 26.5e9, asOf: '2022' });
  });

  it('names the metric of the title for the only figure of the slide', () => {
    expect(
      figures({
        section: 'traction',
        title: 'Annual recurring revenue',
        cards: [{ x: 0.4, y: 0.5, lines: [big('$1.2M')] }],
      }),
    ).toEqual([['arr', 1_200_000]]);
  });

  it('reads names under the bars of a chart', () => {
    const cards = [
      ['$403M', 'SOM', 0.2, 0.66],
      ['$71.8B', 'SAM', 0.45, 0.47],
      ['$503B', 'TAM', 0.7, 0.31],
    ] as const;
    const slide: SlideSketch = {
      section: 'market',
      cards: cards.flatMap(([figure, name, x, y]) => [
        { x, y, w: 0.06, lines: [figure] },
        { x, y: 0.85, w: 0.06, lines: [name] },
      ]),
    };
    expect(new Map(figures(slide))).toEqual(
      new Map([
        ['som', 403e6],
        ['sam', 71.8e9],
        ['tam', 503e9],
      ]),
    );
  });
});

describe('tables', () => {
  it('reads years from the columns and metrics from the rows', () => {
    const slide: SlideSketch = {
      section: 'financials',
      table: [
        ['', '2024', '2025', '2026E'],
        ['Revenue', '$1.0M', '$2.0M', '$5.0M'],
        ['Customers', '20', '45', '120'],
      ],
    };
    const found = facts(slide, { readingDate: '2026-01' });
    expect(found.map(({ kind, value, asOf, basis }) => [kind, value, asOf, basis])).toEqual([
      ['revenue', 1e6, '2024', 'actual'],
      ['revenue', 2e6, '2025', 'actual'],
      ['revenue', 5e6, '2026', 'forecast'],
      ['customers', 20, '2024', 'actual'],
      ['customers', 45, '2025', 'actual'],
      ['customers', 120, '2026', 'forecast'],
    ]);
    expect(found[0]?.quote).toBe('Revenue | $1.0M | $2.0M | $5.0M');
  });

  it.each([
    ['en', ['£m', '24/25A', '25/26F'], 'Sales', 'GBP', '2025'],
    ['en', ['AED M', '2025 act.', '2026 est.'], 'Revenue', 'AED', '2025'],
    ['en', ['MSEK', '2025 A', '2026 E'], 'Net sales', 'SEK', '2025'],
    ['es', ['M€', '2025 real', '2026 prev.'], 'Ingresos', 'EUR', '2025'],
    ['fr', ['(en M€)', '2025 réel', '2026 prév.'], 'Chiffre d’affaires', 'EUR', '2025'],
  ] as const)(
    'knows years by what stands behind them, and the unit in the corner (%s): %j',
    (language, head, label, currency, year) => {
      const table = [[...head], [label, '1.2', '3.4'], ['EBITDA', '(0.6)', '0.1']];
      const found = facts({ section: 'financials', table }, { language, readingDate: '2026-06' });
      expect(found.filter(({ kind }) => kind === 'revenue')).toMatchObject([
        { value: 1_200_000, currency, basis: 'actual', asOf: year },
        { value: 3_400_000, currency, basis: 'forecast', asOf: '2026' },
      ]);
    },
  );

  it.each([
    ['es', ['Miles de US$', '2025 real', '2026 est.', '2027'], 'Ingresos'],
    ['pt', ['R$ mil', '2025 (real)', '2026 (est.)', '2027 (meta)'], 'Receita'],
    ['en', ['£k', '2025', '2026F', '2027'], 'Sales'],
  ])('takes no year behind a planned one for over (%s): %j', (language, head, label) => {
    const table = [head, [label, '248', '640', '1.750'], ['EBITDA', '(90)', '(60)', '12']];
    const found = facts({ section: 'financials', table }, { language, readingDate: '2026-06' });
    const revenue = found.filter(({ kind }) => kind === 'revenue');
    expect(revenue.slice(0, 2).map(({ value, basis }) => [value, basis])).toEqual([
      [248_000, 'actual'],
      [640_000, 'forecast'],
    ]);
    expect(revenue.slice(2).map(({ basis }) => basis)).not.toContain('actual');
  });

  it('reads what a figure is behind it, where a list of figures stands in two columns', () => {
    const table = [
      ['AED 410k', 'revenue in March'],
      ['81%', 'gross margin'],
      ['118', 'paying customers, among them three airports'],
    ];
    expect(figures({ section: 'traction', table })).toEqual([
      ['revenue', 410_000],
      ['gross_margin', 81],
      ['paying_customers', 118],
    ]);
  });

  it('takes what only looks like a unit for none', () => {
    const table = [
      ['Team', '2024', '2025'],
      ['Customers (m)', '12', '45'],
      ['Sites', '3', '7'],
    ];
    const found = facts({ section: 'traction', table }, { readingDate: '2026-06' });
    expect(found.map(({ unit }) => unit)).not.toContain('money');
  });

  it.each([
    ['Revenue (k€)', '1,250', 1_250_000, 'EUR'],
    ['Revenue ($000s)', '1,250', 1_250_000, 'USD'],
    ['Revenue in millions of euros', '2.5', 2_500_000, 'EUR'],
    ['Revenue (€M)', '2.5', 2_500_000, 'EUR'],
    ['Revenue (USD)', '1,250', 1250, 'USD'],
    ['Revenue (KMAD)', '1,250', 1_250_000, 'MAD'],
    ['Revenue (kBRL)', '1,250', 1_250_000, 'BRL'],
    ['Revenue, MCLP', '2.5', 2_500_000, 'CLP'],
  ])('scales bare numbers by the header %s', (header, cell, value, currency) => {
    const [revenue] = facts(
      {
        section: 'financials',
        table: [
          ['', '2024'],
          [header, cell],
        ],
      },
      { readingDate: '2025-01' },
    );
    expect(revenue).toMatchObject({ kind: 'revenue', value, currency });
  });

  it.each([
    ['EURk', 'EUR'],
    ['MADk', 'MAD'],
  ])('scales bare numbers by the corner %s', (corner, currency) => {
    const [revenue] = facts(
      {
        section: 'financials',
        table: [
          [corner, '2024'],
          ['Revenue', '1,250'],
        ],
      },
      { readingDate: '2025-01' },
    );
    expect(revenue).toMatchObject({ kind: 'revenue', value: 1_250_000, currency });
  });

  it('does not scale an amount that says its own scale, nor heads', () => {
    const slide: SlideSketch = {
      section: 'financials',
      table: [
        ['in k€', '2024'],
        ['Revenue', '1.2 M€'],
        ['Customers', '45'],
      ],
    };
    expect(figures(slide, { readingDate: '2025-01' })).toEqual([
      ['revenue', 1.2e6],
      ['customers', 45],
    ]);
  });

  it('takes no first row of figures for headers', () => {
    const slide: SlideSketch = {
      section: 'traction',
      table: [
        ['ARR', '1 450 000 €'],
        ["Chiffre d'affaires", '2 700 000 €'],
      ],
    };
    expect(figures(slide, { language: 'fr' })).toEqual([
      ['arr', 1_450_000],
      ['revenue', 2_700_000],
    ]);
  });

  it('keeps the columns of other companies apart from ours', () => {
    const slide: SlideSketch = {
      section: 'other',
      table: [
        ['', 'Acme', 'Modaza', 'Kleidwerk'],
        ['Funding raised', '€1.3M', '€27M', '€15.3M'],
      ],
    };
    const found = facts(slide, { companyName: 'Acme' });
    expect(found.map(({ value, subject, basis }) => [value, subject, basis])).toEqual([
      [1.3e6, 'company', 'actual'],
      [27e6, 'competitor', 'external'],
      [15.3e6, 'competitor', 'external'],
    ]);
  });

  it('sees a series by month in a row', () => {
    const slide: SlideSketch = {
      section: 'traction',
      table: [
        ['', 'Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025'],
        ['MRR', '$10k', '$12k', '$15k', '$19k'],
      ],
    };
    const series = gatherFacts(makeView([slide], { readingDate: '2025-05' }), ['monthly_series']);
    expect(series.map(({ detail }) => detail)).toEqual([{ points: 4, metric: 'mrr' }]);
  });
});

it('reads a sentence that wraps over lines as one', () => {
  const slide: SlideSketch = {
    section: 'traction',
    lines: [['We closed 2025 at $1.2M ARR (up from', '$350k), in a market growing 22% CAGR', 'to $48B by 2030.']],
  };
  expect(new Set(figures(slide).map(([kind]) => kind))).toEqual(new Set(['arr', 'market_growth', 'tam']));
});

it('scales bare numbers by the note of a slide that is no table', () => {
  const slide: SlideSketch = {
    section: 'financials',
    lines: ['in thousands of EUR', 'Revenue 2024: 1,080', 'Employees 9'],
  };
  const [revenue] = facts(slide, { readingDate: '2025-03' });
  expect(revenue).toMatchObject({ kind: 'revenue', value: 1_080_000, currency: 'EUR' });
});

it.each([
  ['en', 'Plan, in T€', 'Revenue 2024: 1,080', 1_080_000, 'EUR'],
  ['en', 'PLAN IN CHF 1,000', 'Revenue 2024: 1,080', 1_080_000, 'CHF'],
  ['es', 'Resultados, en miles de USD', 'Ingresos 2024: 1.080', 1_080_000, 'USD'],
  ['fr', 'Compte de résultat (k€, exercices clos au 31 décembre)', 'Chiffre d’affaires 2024 : 1 080', 1_080_000, 'EUR'],
])(
  'reads the unit that stands at the end of a note or first in its bracket (%s): %s',
  (language, note, line, value, currency) => {
    const slide: SlideSketch = { section: 'financials', lines: [note, line] };
    expect(facts(slide, { readingDate: '2025-03', language })[0]).toMatchObject({ kind: 'revenue', value, currency });
  },
);

it.each([
  ['en', 'We sell to thousands of shops', 'Revenue 2024: $1,080'],
  ['es', 'Llegamos a miles de tiendas', 'Ingresos 2024: $1.080'],
  ['fr', 'Des milliers de boutiques', 'Chiffre d’affaires 2024 : 1 080 €'],
])('takes thousands of something else for no unit (%s)', (language, note, line) => {
  const slide: SlideSketch = { section: 'financials', lines: [note, line] };
  expect(facts(slide, { readingDate: '2025-03', language }).map(({ value }) => value)).toEqual([1080]);
});

it.each([
  ['2026 est.', 'forecast'],
  ['2026 B', 'forecast'],
  ['2026', 'actual'],
])('what stands behind a year says whether it is planned: %s', (year, basis) => {
  const slide: SlideSketch = { section: 'financials', lines: [`Revenue ${year}: $120,000`] };
  expect(facts(slide, { readingDate: '2027-02' })[0]).toMatchObject({ kind: 'revenue', value: 120_000, basis });
});

describe('an amount that goes on in the next line', () => {
  it.each([
    ['en', ['1. Raising: 184M', 'USD'], 184_000_000, 'USD'],
    ['es', ['1. Buscamos: 46M', 'MXN'], 46_000_000, 'MXN'],
    ['fr', ['1. Nous levons : 184M', 'FCFA'], 184_000_000, 'XOF'],
  ])('has its currency there: %s', (language, lines, value, currency) => {
    const ask = facts({ section: 'ask', lines: [lines] }, { language }).find(({ kind }) => kind === 'ask');
    expect(ask).toMatchObject({ value, currency });
  });

  it.each([
    ['en', ['1. Raised members: 184M', 'Europe and Africa']],
    ['es', ['1. Miembros: 46M', 'Marruecos']],
    ['fr', ['1. Membres : 184M', 'Eurasie et Afrique']],
  ])('has none in words that only begin so: %s', (language, lines) => {
    expect(facts({ section: 'ask', lines: [lines] }, { language }).filter(({ unit }) => unit === 'money')).toEqual([]);
  });
});

describe('a small tag right before its big number', () => {
  const row = (at: number, tag: string, figure: string, caption: string): CardSketch[] => [
    { x: 0.1, y: at, w: 0.04, lines: [{ text: tag, size: 12 }] },
    { x: 0.16, y: at - 0.02, w: 0.12, lines: [big(figure)] },
    { x: 0.1, y: at + 0.1, w: 0.3, lines: [caption] },
  ];
  it.each([
    ['en', 'African mobility market', 'Transport market of Nigeria'],
    ['es', 'Mercado africano de la movilidad', 'Mercado del transporte'],
    ['fr', 'Marché africain de la mobilité', 'Marché du transport'],
  ])('says what it is, not the caption under both (%s)', (language, first, second) => {
    const cards = [...row(0.3, 'TAM', '$48B', first), ...row(0.6, 'SAM', '$8.2B', second)];
    expect(figures({ section: 'market', title: 'Market', cards }, { language })).toEqual([
      ['tam', 48e9],
      ['sam', 8.2e9],
    ]);
  });
});
