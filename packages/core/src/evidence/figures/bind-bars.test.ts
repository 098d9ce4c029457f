/** Charts drawn as text and amounts whose tags stand apart. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import { makeView, type CardSketch, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const facts = (slide: SlideSketch): Fact[] =>
  gatherFacts(makeView([slide])).filter(({ value, derivedFrom }) => value !== undefined && derivedFrom === undefined);
const at = (x: number, y: number, ...lines: CardSketch['lines']): CardSketch => ({ x, y, w: 0.1, lines });

/** Values at the heights of their bars over a row of years, and a legend. */
const chart = (years: string[], values: (string | undefined)[], legend: string): CardSketch[] => [
  ...values.flatMap((value, i) => (value === undefined ? [] : [at(0.1 + i * 0.17, 0.5 - i * 0.07, value)])),
  ...years.map((year, i) => at(0.1 + i * 0.17, 0.6, year)),
  { x: 0.1, y: 0.7, w: 0.2, lines: [legend] },
];

describe('bars over years', () => {
  it('take metric and unit from the legend and their year from the axis', () => {
    const found = facts({
      section: 'financials',
      title: 'Plan',
      cards: chart(['2024', '2025', '2026E', '2027E'], ['0.6', '1.9', '5.2', '13.5'], 'Revenue ($M)'),
    });
    expect(found.map(({ kind, value, currency, asOf, basis }) => [kind, value, currency, asOf, basis])).toEqual([
      ['revenue', 600_000, 'USD', '2024', 'actual'],
      ['revenue', 1_900_000, 'USD', '2025', 'actual'],
      ['revenue', 5_200_000, 'USD', '2026', 'forecast'],
      ['revenue', 13_500_000, 'USD', '2027', 'forecast'],
    ]);
  });

  it('read a number that looks like a year where the other bars have numbers', () => {
    const found = facts({
      section: 'traction',
      title: 'A year of growth',
      cards: chart(['Q1 25', 'Q2 25', 'Q3 25', 'Q4 25'], ['690', '905', '1180', '2040'], 'ARR (£k)'),
    });
    expect(found.map(({ kind, value }) => [kind, value])).toContainEqual(['arr', 2_040_000]);
  });

  it('are left alone where two metrics are named', () => {
    const cards = [
      ...chart(['2024', '2025', '2026'], ['1', '2', '4'], 'Revenue ($M)'),
      { x: 0.5, y: 0.7, w: 0.2, lines: ['GMV ($M)'] },
    ];
    expect(facts({ section: 'financials', cards }).filter(({ value }) => value === 4e6)).toEqual([]);
  });
});

describe('tags that stand apart from their amounts', () => {
  const column = (x: number, amount: string, words: string, tag: string): CardSketch[] => [
    { x, y: 0.3, w: 0.2, lines: [{ text: amount, size: 32 }] },
    { x, y: 0.4, w: 0.2, lines: [words] },
    { x, y: 0.5, w: 0.2, lines: [tag] },
  ];

  it('name the amount of their column, whatever figures stand between', () => {
    const found = facts({
      section: 'market',
      title: 'Market',
      cards: [
        ...column(0.1, '$14.2B', 'Diagnostics worldwide', 'TAM'),
        ...column(0.4, '$3.1B', 'Retail pharmacy', 'SAM'),
        ...column(0.7, '$240M', 'Our first 6,000 counters', 'SOM'),
      ],
    });
    expect(found.filter(({ unit }) => unit === 'money').map(({ kind, value }) => [kind, value])).toEqual([
      ['tam', 14_200_000_000],
      ['sam', 3_100_000_000],
      ['som', 240_000_000],
    ]);
  });

  it('may hold a share or a count of their own', () => {
    const found = facts({
      section: 'market',
      cards: [{ x: 0.1, y: 0.3, w: 0.2, lines: [{ text: '€56m', size: 32 }, 'SOM — 4% by 2029'] }],
    });
    expect(found.map(({ kind, value }) => [kind, value])).toContainEqual(['som', 56_000_000]);
  });
});

it('the one amount in the title of the page of the round is the ask', () => {
  const slide = (title: string): SlideSketch => ({ section: 'ask', title, lines: ['Pre-money valuation of CHF 26M'] });
  expect(facts(slide('CHF 8M for fifteen cities')).map(({ kind, value }) => [kind, value])).toContainEqual([
    'ask',
    8e6,
  ]);
  expect(facts(slide('CHF 8M now, CHF 20M later')).some(({ kind, value }) => kind === 'ask' && value === 20e6)).toBe(
    false,
  );
});

it('an amount over "per month, up to 40 users" is a price', () => {
  const [price] = facts({
    section: 'businessModel',
    title: 'Pricing',
    cards: [{ x: 0.1, y: 0.3, w: 0.2, lines: [{ text: '€199', size: 32 }, 'per month, up to 40 users'] }],
  });
  expect(price).toMatchObject({ kind: 'price', value: 199, period: 'month' });
});
