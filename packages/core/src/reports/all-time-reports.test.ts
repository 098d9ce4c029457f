/** Corporate analysis, market trends, portfolio and dashboard against figures worked out by hand. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { AnalysisSummary } from '../model/analysis.js';
import { message } from '../model/message.js';
import {
  corporateAnalysisSchema,
  dashboardSchema,
  marketTrendsSchema,
  portfolioReportSchema,
} from '../model/fund-reports.js';
import { REPORT_PERIODS } from '../model/vocabulary.js';
import { LOCALES, type Sector } from '../model/values.js';
import { investments, summaries } from '../../test/kit/arbitrary-books.js';
import { sampleInvestment, sampleSummary } from '../../test/kit/sample-summaries.js';
import { corporateAnalysis } from './corporate-analysis.js';
import { countForDashboard } from '../../test/kit/count-for-dashboard.js';
import { dashboardOf } from './dashboard.js';
import { marketTrends } from './market-trends.js';
import { portfolioReport } from './portfolio-report.js';

const now = new Date('2026-11-21T15:00:00.000Z');
const options = { now, locale: 'en' } as const;

let last = 0;
function deck(day: string, fields: Partial<AnalysisSummary> = {}): AnalysisSummary {
  last += 1;
  return sampleSummary({
    id: `deck-${last}`,
    companyName: `Company ${last}`,
    createdAt: `${day}T12:00:00.000Z`,
    ...fields,
  });
}
const decks = (day: string, sector: Sector, scores: readonly (number | null)[]) =>
  scores.map((overallScore) => deck(day, { sector, overallScore }));

describe('corporate analysis', () => {
  it('bands companies by their overall score at 80 and 60, and leaves out those without', () => {
    const held = decks('2026-05-01', 'ai', [80, 79, 60, 59, 0, 100, null]);
    expect(corporateAnalysis({ summaries: held, investments: [] }, options)).toMatchObject({
      totalAnalyses: 7,
      averageScore: 63,
      riskProfile: { low: 2, medium: 2, high: 2 },
      riskShares: { low: 34, medium: 33, high: 33 },
      sectors: ['ai'],
    });
  });

  it('ranks the ten best from 60 points on, each company by its newest deck', () => {
    const held = [
      ...decks('2026-05-01', 'saas', [10, 59, 60, 61, 62, 63, 64, 65, 70, 80, 90, 95, 96]),
      deck('2026-01-01', { companyName: 'Acme', overallScore: 99 }),
      deck('2026-06-01', { companyName: 'Acme', overallScore: 5, version: 2 }),
    ];
    const { topPerformers } = corporateAnalysis({ summaries: held, investments: [] }, options);
    expect(topPerformers.map(({ score }) => score)).toEqual([96, 95, 90, 80, 70, 65, 64, 63, 62, 61]);
    const weak = corporateAnalysis({ summaries: decks('2026-05-01', 'saas', [10, 59]), investments: [] }, options);
    expect(weak.topPerformers).toEqual([]);
  });

  it('says of an empty workspace that there is nothing, in every figure', () => {
    expect(corporateAnalysis({ summaries: [], investments: [] }, options)).toMatchObject({
      totalAnalyses: 0,
      averageScore: null,
      sectors: [],
      topPerformers: [],
      riskShares: null,
    });
  });
});

describe('market trends', () => {
  const trendOf = (earlier: number[], recent: number[]) =>
    marketTrends(
      { summaries: [...decks('2026-07-01', 'ai', earlier), ...decks('2026-10-01', 'ai', recent)], investments: [] },
      options,
    ).sectorTrends[0]!.trend;

  it.each([
    ['up', [50, 52, 54], [60, 62, 64]],
    ['down', [60, 62, 64], [50, 52, 54]],
    // Two points of difference are none to speak of.
    ['stable', [50, 50, 50], [52, 52, 52]],
    // Points between decks that scatter over eighty are chance.
    ['stable', [10, 50, 90], [30, 70, 100]],
    ['unknown', [10, 10], [90, 90, 90]],
    ['up', [50, 50, 50], [53, 53, 53]],
  ] as const)('calls it %s from %j to %j', (trend, earlier, recent) => {
    expect(trendOf([...earlier], [...recent])).toBe(trend);
  });

  it('looks three months back to the day, and three before that', () => {
    const { sectorTrends } = marketTrends(
      {
        summaries: [
          deck('2026-08-22', { overallScore: 10 }),
          deck('2026-08-20', { overallScore: 20 }),
          deck('2026-05-22', { overallScore: 30 }),
          deck('2026-05-20', { overallScore: 40 }),
        ],
        investments: [],
      },
      options,
    );
    expect(sectorTrends[0]).toMatchObject({
      count: 4,
      averageScore: 25,
      recent: { scored: 1, averageScore: 10 },
      earlier: { scored: 2, averageScore: 25 },
    });
  });

  it('lets a sector emerge that grew, from two companies on', () => {
    const held = [
      ...decks('2026-10-01', 'ai', [1, 2, 3]),
      ...decks('2026-07-01', 'ai', [1]),
      ...decks('2026-10-01', 'saas', [1, 2]),
      ...decks('2026-07-01', 'saas', [1, 2]),
      ...decks('2026-10-01', 'energy', [1]),
      ...decks('2026-10-01', 'edtech', [1, 2]),
    ];
    expect(marketTrends({ summaries: held, investments: [] }, options).emergingSectors).toEqual([
      { sector: 'ai', count: 3, before: 1 },
      { sector: 'edtech', count: 2, before: 0 },
    ]);
  });

  it('counts twelve months over New Year, with the months in which nothing happened', () => {
    const held = [
      deck('2026-01-31', { companyName: 'Acme', recommendation: 'invest' }),
      deck('2026-01-02', { companyName: 'Acme', recommendation: 'pass' }),
      deck('2025-11-30'),
    ];
    const bought = [sampleInvestment({ date: '2025-12-31' }), sampleInvestment({ date: '2025-11-30' })];
    const { investmentPatterns } = marketTrends({ summaries: held, investments: bought }, options);
    expect(investmentPatterns.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
    expect(investmentPatterns.slice(0, 3)).toEqual([
      { month: '2025-12', count: 0, recommended: 0, investments: 1 },
      { month: '2026-01', count: 1, recommended: 1, investments: 0 },
      { month: '2026-02', count: 0, recommended: 0, investments: 0 },
    ]);
  });

  it('advises from its figures, in the reader’s language, and only cautions when there are few', () => {
    const advice = (held: AnalysisSummary[], locale: 'en' | 'es' | 'fr') =>
      marketTrends({ summaries: held, investments: [] }, { now, locale }).riskTrends.recommendations;
    expect(advice([], 'en')).toEqual([]);
    expect(advice(decks('2026-10-01', 'ai', [50, null]), 'en')).toEqual([
      'Only 1 company has a score; from 5 on, shares and averages begin to mean something.',
    ]);
    const rising = [...decks('2026-07-01', 'ai', [20, 21, 22]), ...decks('2026-10-01', 'ai', [40, 41, 42])];
    expect(advice(rising, 'en')[0]).toBe(
      'Look closer at AI: its average score rose from 21 to 41 in the last 3 months, over 3 companies.',
    );
    expect(advice(rising, 'es')).toContain(
      'El 100\u00a0% de las empresas (6) no llega a 60 puntos: resuelve sus preguntas abiertas antes de seguir adelante.',
    );
    expect(advice(rising, 'fr')[0]).toMatch(
      /^Regardez de plus près le secteur IA\u00a0: sa note moyenne est passée de 21 à 41/,
    );
  });
});

describe('the portfolio', () => {
  const exit = { status: 'exited', at: '2026-09-30T23:00:00.000Z' } as const;
  const bought = [
    sampleInvestment({
      id: 'a',
      companyName: 'Acme',
      sector: 'ai',
      round: 'seed',
      date: '2026-01-31',
      investmentAmount: 100.1,
    }),
    sampleInvestment({
      id: 'b',
      companyName: 'ACME Inc',
      sector: 'ai',
      round: 'series-a',
      date: '2026-03-01',
      investmentAmount: 200.2,
    }),
    sampleInvestment({
      id: 'c',
      companyName: 'Other',
      date: '2025-12-31',
      status: 'exited',
      investmentAmount: 700,
      // Somebody clicked “failed” and took it back.
      history: [
        { status: 'active', at: '2025-12-31T00:00:00.000Z' },
        { status: 'failed', at: '2026-02-02T00:00:00.000Z' },
        { status: 'active', at: '2026-02-02T00:01:00.000Z' },
        exit,
      ],
    }),
  ];
  const made = portfolioReport({ summaries: [], investments: bought }, options);

  it('adds up companies, euro and states', () => {
    expect(made).toMatchObject({
      companies: 2,
      investments: 3,
      totalInvestment: 1000.3,
      active: 2,
      exited: 1,
      failed: 0,
    });
  });

  it('divides by sector and round, with what has none', () => {
    expect(made.bySector).toEqual([
      { sector: 'ai', count: 2, amount: 300.3, percentage: 30 },
      { sector: null, count: 1, amount: 700, percentage: 70 },
    ]);
    expect(made.byRound.map(({ round, amount }) => [round, amount])).toEqual([
      ['seed', 100.1],
      ['series-a', 200.2],
      [null, 700],
    ]);
  });

  it('tells quarter by quarter what came, left and failed, and forgets what was taken back', () => {
    expect(made.byQuarter[0]).toEqual({ quarter: '2025-Q4', count: 1, amount: 700, exits: 0, failures: 0 });
    expect(made.byQuarter.at(-1)).toEqual({ quarter: '2026-Q3', count: 0, amount: 0, exits: 1, failures: 0 });
    expect(made.byQuarter).toHaveLength(4);
    expect(made.byQuarter.every(({ failures }) => failures === 0)).toBe(true);
  });

  it('says what it is worth of what has a value, realised and not; a failure is lost unless something came back', () => {
    const [a, b, c] = bought.map((one) => ({ ...one, investmentAmount: 100 }));
    const held = [
      { ...a!, stake: 7.5, currentValue: 250, valuedOn: '2026-10-31' },
      { ...b!, status: 'failed' as const },
      { ...c!, currentValue: 320.5, valuedOn: '2026-09-30' },
      { ...a!, id: 'd', companyName: 'Unvalued' },
    ];
    const { returns, entries } = portfolioReport({ summaries: [], investments: held }, options);
    expect(returns).toEqual({
      realised: { investments: 2, invested: 200, valued: 2, currentValue: 320.5, moic: 1.6 },
      unrealised: { investments: 2, invested: 200, valued: 1, currentValue: 250, moic: 2.5 },
      all: { investments: 4, invested: 400, valued: 3, currentValue: 570.5, moic: 1.9 },
    });
    const told = entries.map(({ id, stake, currentValue, moic, lastUpdate }) => [
      id,
      stake,
      currentValue,
      moic,
      lastUpdate,
    ]);
    expect(told).toEqual([
      ['b', null, 0, 0, '2026-03-01'],
      ['a', 7.5, 250, 2.5, '2026-10-31'],
      ['d', null, null, null, '2026-01-31'],
      ['c', null, 320.5, 3.21, '2026-09-30'],
    ]);
  });

  it('finds what the deck said then: the linked one, else the last before, else the first after', () => {
    const held = [
      sampleSummary({ id: 'old', companyName: 'Acme', createdAt: '2025-11-01T00:00:00.000Z', overallScore: 40 }),
      sampleSummary({
        id: 'then',
        companyName: 'Acme',
        createdAt: '2026-01-31T18:00:00.000Z',
        overallScore: 50,
        arr: '€1.2M',
        arrMessage: message('label.stated', { value: { money: 1.2e6, currency: 'EUR' } }),
      }),
      sampleSummary({ id: 'after', companyName: 'Acme', createdAt: '2026-02-01T00:00:00.000Z', overallScore: 60 }),
      sampleSummary({ id: 'late', companyName: 'Other', createdAt: '2026-06-01T00:00:00.000Z', overallScore: 70 }),
    ];
    const linked = bought.map((one) => (one.id === 'b' ? { ...one, analysisId: 'old' } : one));
    const { entries } = portfolioReport({ summaries: held, investments: linked }, options);
    expect(entries.map(({ id, deck }) => [id, deck?.analysisId, deck?.matchedBy, deck?.after, deck?.score])).toEqual([
      ['b', 'old', 'analysis', false, 40],
      ['a', 'then', 'name', false, 50],
      ['c', 'late', 'name', true, 70],
    ]);
    expect(entries[1]!.deck?.arr).toBe('€1.2M');
    const spanish = portfolioReport({ summaries: held, investments: linked }, { ...options, locale: 'es' });
    expect(spanish.entries[1]!.deck?.arr).toMatch(/^1,2\sM\s€$/);
    const decks = spanish.sections.find(({ id }) => id === 'deckThen');
    expect(JSON.stringify(decks)).toContain(spanish.entries[1]!.deck?.arr);
    expect(made.entries.every(({ deck }) => deck === null)).toBe(true);
  });
});

test('the dashboard counts this week from Monday, the pipeline by company and the exits', () => {
  const decision = (value: 'pipeline' | 'passed', at: string) => ({
    decision: { value, at: `${at}T00:00:00.000Z`, by: { firstName: 'Ada' } },
  });
  const held = [
    deck('2026-11-16', { companyName: 'Acme', ...decision('pipeline', '2026-11-17'), ratings: { count: 2, sum: 9 } }),
    deck('2026-11-18', { companyName: 'Acme', version: 2, overallScore: 80 }),
    deck('2026-11-15', { companyName: 'Changed', ...decision('pipeline', '2026-11-01'), overallScore: 40 }),
    deck('2026-11-14', { companyName: 'Changed', ...decision('passed', '2026-11-05') }),
    deck('2026-11-17', { status: 'failed', overallScore: null }),
  ];
  const bought = [
    sampleInvestment({ id: 'a', date: '2026-11-02', investmentAmount: 100 }),
    sampleInvestment({ id: 'b', date: '2026-11-20', investmentAmount: 50.5, status: 'exited' }),
    sampleInvestment({ id: 'c', date: '2026-05-20', investmentAmount: 1000 }),
  ];
  const made = dashboardOf(countForDashboard(held), bought, { now, period: 'month' });
  expect(made).toMatchObject({
    totalAnalyses: 4,
    thisWeekAnalyses: 2,
    avgScore: 60,
    successfulDeals: 1,
    pipeline: 1,
    capitalDeployed: 1150.5,
    accuracy: { value: 90, count: 2 },
  });
  expect(made.chart.points.map(({ date, amount, total }) => [date, amount, total])).toEqual([
    ['2026-11-01', 0, 1000],
    ['2026-11-02', 100, 1100],
    ['2026-11-09', 0, 1100],
    ['2026-11-16', 50.5, 1150.5],
  ]);
});

test('everything that a workspace may hold makes documents that fit their schemas', () => {
  fc.assert(
    fc.property(
      summaries,
      investments,
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...REPORT_PERIODS),
      (held, bought, locale, period) => {
        const sources = { summaries: held, investments: bought };
        const say = { now, locale };
        const corporate = corporateAnalysis(sources, say);
        const trends = marketTrends(sources, say);
        const portfolio = portfolioReport(sources, say);
        const dashboard = dashboardOf(countForDashboard(held), bought, { now, period });
        expect(corporateAnalysisSchema.parse(corporate)).toEqual(corporate);
        expect(marketTrendsSchema.parse(trends)).toEqual(trends);
        expect(portfolioReportSchema.parse(portfolio)).toEqual(portfolio);
        expect(dashboardSchema.parse(dashboard)).toEqual(dashboard);
        expect(JSON.stringify([corporate, trends, portfolio])).not.toMatch(/"text":"(?:report|label)\./);

        for (const shares of [corporate.riskShares, trends.riskTrends.distribution, trends.riskTrends.recent]) {
          if (shares) expect(shares.low + shares.medium + shares.high).toBe(100);
        }
        const { low, medium, high } = corporate.riskProfile;
        expect(low + medium + high).toBe(corporate.basis.scored);
        const cents = (amounts: (number | null)[]) =>
          amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
        const all = cents(bought.map(({ investmentAmount }) => investmentAmount));
        for (const parts of [portfolio.bySector, portfolio.byRound, portfolio.byQuarter]) {
          expect(cents(parts.map(({ amount }) => amount))).toBe(all);
        }
        expect(Math.round(portfolio.totalInvestment! * 100)).toBe(all);
        expect(Math.round(dashboard.capitalDeployed! * 100)).toBe(all);
        const ends = portfolio.byQuarter.reduce((sum, { exits, failures }) => sum + exits + failures, 0);
        expect(ends).toBe(portfolio.exited + portfolio.failed);
        if (period === 'all') {
          expect(cents(dashboard.chart.points.map(({ amount }) => amount))).toBe(all);
          expect(Math.round((dashboard.chart.points.at(-1)?.total ?? 0) * 100)).toBe(all);
        }
      },
    ),
  );
});
