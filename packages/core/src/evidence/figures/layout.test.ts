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
    ['Revenue (k€)', '1,250', 1_250_000, 'EUR'],
    ['Revenue ($000s)', '1,250', 1_250_000, 'USD'],
    ['Revenue in millions of euros', '2.5', 2_500_000, 'EUR'],
    ['Revenue (€M)', '2.5', 2_500_000, 'EUR'],
    ['Revenue (USD)', '1,250', 1250, 'USD'],
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
