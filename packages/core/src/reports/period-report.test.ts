/** Period reports against a plain recomputation, on everything that workspaces may hold. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { AnalysisSummary } from '../model/analysis.js';
import type { Investment } from '../model/investment.js';
import { REPORT_PERIODS, REPORT_TYPES } from '../model/vocabulary.js';
import { reportSchema, type Report, type ReportType } from '../model/report.js';
import { LOCALES } from '../model/values.js';
import { investments, summaries } from '../../test/kit/arbitrary-books.js';
import { sampleInvestment, sampleSummary } from '../../test/kit/sample-summaries.js';
import { periodReport, type PeriodReportOptions } from './period-report.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');

function report<T extends ReportType = 'overview'>(
  held: { summaries?: AnalysisSummary[]; investments?: Investment[] },
  { type = 'overview' as T, ...options }: Partial<PeriodReportOptions> & { type?: T } = {},
) {
  const sources = { summaries: [], investments: [], ...held };
  return periodReport(sources, { period: 'month', locale: 'en', now: NOW, ...options, type }) as Extract<
    Report,
    { type: T }
  >;
}

/** Deck `n` of a company, on a day of 2026. */
function deck(n: number, day: string, fields: Partial<AnalysisSummary> = {}): AnalysisSummary {
  return sampleSummary({ id: `deck-${n}`, companyName: `Company ${n}`, createdAt: `${day}T12:00:00.000Z`, ...fields });
}

describe('what is counted', () => {
  it('counts every deck as an analysis and every company once, by its newest deck of the period', () => {
    const held = {
      summaries: [
        deck(1, '2026-11-02', { companyName: 'Acme', overallScore: 20, sector: 'ai' }),
        deck(2, '2026-11-12', { companyName: 'ACME, Inc.', overallScore: 60, sector: 'fintech', version: 2 }),
        deck(3, '2026-11-03', { overallScore: 80, sector: 'fintech' }),
      ],
    };
    expect(report(held)).toMatchObject({
      totalAnalyses: 3,
      basis: { analyses: 3, companies: 2, scored: 2 },
      averageScore: 70,
      sectorDistribution: [{ name: 'fintech', count: 2, percentage: 100 }],
    });
  });

  it('says what each type finds, and shows no row that counts nothing', () => {
    const scored = (n: number, overallScore: number, fields: Partial<AnalysisSummary>) =>
      deck(n, `2026-11-0${n}`, { overallScore, marketScore: 30, teamScore: 70, productScore: 50, ...fields });
    const held = {
      summaries: [
        scored(1, 80, { companyName: 'Acme', sector: 'fintech', tractionScore: 60, recommendation: 'invest' }),
        scored(2, 50, { sector: 'fintech', tractionScore: 40, recommendation: 'pass' }),
        scored(3, 20, { sector: 'ai', tractionScore: 50, recommendation: 'pass' }),
      ],
    };
    const found = (type: ReportType) => {
      const headline = report(held, { type }).sections.find(({ id }) => id === 'headline');
      return headline?.kind === 'text' ? headline.sentences.map(({ text }) => text).join(' ') : '';
    };
    expect(found('overview')).toContain('The best score is Acme with 80.');
    expect(found('performance')).toMatch(/^Half of the decks were read within \d/);
    expect(found('analysis')).toBe('Team is the strongest score on average (70), Market the weakest (30).');
    expect(found('due-diligence')).toMatch(/^(No question is|\d+ questions? (is|are)) open/);
    expect(found('comparative')).toBe('Acme leads with 80 of 100, 30 points above the average.');
    expect(found('market')).toBe('The most companies are in fintech: 2 of 3.');
    const verdicts = report(held).sections.find(({ id }) => id === 'recommendations');
    expect(verdicts?.kind === 'table' && verdicts.rows.map(([, count]) => count)).toEqual([1, 2]);
  });

  it('does not take companies for one because their names have no letters', () => {
    const held = {
      summaries: [deck(1, '2026-11-02', { companyName: '🚀' }), deck(2, '2026-11-03', { companyName: '🦄' })],
    };
    expect(report(held).basis.companies).toBe(2);
  });

  it.each([
    ['en', 'Worth a call', 'Need more evidence'],
    ['es', 'Merece una llamada', 'Faltan pruebas'],
    ['fr', 'Mérite un appel', 'À compléter'],
  ] as const)('tells a follow-up by what it is for (%s)', (locale, call, thin) => {
    const followUp = { recommendation: 'follow-up' } as const;
    const held = {
      summaries: [
        deck(1, '2026-11-02', { ...followUp, recommendationReason: 'call' }),
        deck(2, '2026-11-03', { ...followUp, recommendationReason: 'thin' }),
        deck(3, '2026-11-04', { ...followUp, recommendationReason: 'thin' }),
      ],
    };
    const { figures, sections } = report(held, { locale });
    expect(figures.recommendations.map(({ recommendationReason, count }) => [recommendationReason, count])).toEqual([
      [undefined, 0],
      ['call', 1],
      ['thin', 2],
      [undefined, 0],
    ]);
    const told = JSON.stringify(sections);
    expect(told).toContain(call);
    expect(told).toContain(thin);
  });

  it('never counts a missing score as 0, nor what failed or runs as an analysis', () => {
    const held = {
      summaries: [
        deck(1, '2026-11-02', { overallScore: 90 }),
        deck(2, '2026-11-03', { overallScore: null, recommendation: null }),
        deck(3, '2026-11-04', { status: 'failed', overallScore: null }),
        deck(4, '2026-11-05', { status: 'processing', overallScore: null }),
      ],
    };
    const made = report(held);
    expect(made).toMatchObject({
      totalAnalyses: 2,
      averageScore: 90,
      basis: { analyses: 2, companies: 2, scored: 1, unscored: 1, failed: 1, running: 1 },
    });
    const about = made.sections.at(-1)!;
    expect(about.kind === 'text' && about.sentences.map(({ text }) => text).join(' ')).toMatch(
      /1 company has no overall score.*1 analysis failed.*1 analysis has not ended/,
    );
  });

  it('puts a deck of the last millisecond of the month into that month', () => {
    const edge = (at: string) => ({ summaries: [sampleSummary({ createdAt: at })] });
    expect(report(edge('2026-10-31T23:59:59.999Z')).totalAnalyses).toBe(0);
    expect(report(edge('2026-11-01T00:00:00.000Z')).totalAnalyses).toBe(1);
    expect(report(edge('2026-10-31T23:59:59.999Z'), { of: '2026-10-15' }).totalAnalyses).toBe(1);
  });
});

describe('movements', () => {
  it('hold three weeks of this month against three weeks of the last', () => {
    const held = { summaries: [deck(1, '2026-11-20'), deck(2, '2026-10-02'), deck(3, '2026-10-30')] };
    expect(report(held).movements?.totalAnalyses).toEqual({ before: 1, absolute: 0, relative: 0 });
    expect(report(held, { of: '2026-10-31' }).movements?.totalAnalyses).toEqual({
      before: 0,
      absolute: 2,
      relative: null,
    });
  });

  it('are absent where nothing comes before', () => expect(report({}, { period: 'all' }).movements).toBeUndefined());

  it('tell of the portfolio what was invested in the period', () => {
    const held = {
      investments: [
        sampleInvestment({ id: 'a', date: '2026-03-01', investmentAmount: 1000.1 }),
        sampleInvestment({ id: 'b', companyName: 'Other', date: '2026-11-20', investmentAmount: 500.2 }),
        // It is the 22nd already where this was entered.
        sampleInvestment({ id: 'c', companyName: 'Third', date: '2026-11-22', investmentAmount: 0.2 }),
      ],
    };
    expect(report(held)).toMatchObject({
      portfolioCompanies: 3,
      totalInvestment: 1500.5,
      investments: { count: 2, amount: 500.4 },
      movements: { totalInvestment: { before: 1000.1, absolute: 500.4, relative: 50 } },
    });
    expect(report(held, { of: '2026-10-01' })).toMatchObject({ portfolioCompanies: 1, totalInvestment: 1000.1 });
  });
});

describe('the funnel', () => {
  const stageOf = (fields: Partial<AnalysisSummary>, held: Investment[] = []) =>
    report({ summaries: [deck(1, '2026-11-02', fields)], investments: held }).figures.funnel;
  const decided = (value: 'pipeline' | 'invested' | 'passed') => ({
    decision: { value, at: '2026-11-10T00:00:00.000Z', by: { firstName: 'Ada' } },
  });

  it('lets a decision go before the recommendation, and the portfolio before both', () => {
    expect(stageOf({ recommendation: 'pass' })).toEqual({ analysed: 1, followUp: 0, invested: 0 });
    expect(stageOf({ recommendation: 'follow-up' })).toEqual({ analysed: 1, followUp: 1, invested: 0 });
    expect(stageOf({ recommendation: 'invest', ...decided('passed') })).toEqual({
      analysed: 1,
      followUp: 0,
      invested: 0,
    });
    expect(stageOf({ recommendation: 'pass', ...decided('pipeline') })).toEqual({
      analysed: 1,
      followUp: 1,
      invested: 0,
    });
    const bought = sampleInvestment({ companyName: 'company 1' });
    expect(stageOf({ recommendation: 'pass', ...decided('passed') }, [bought])).toEqual({
      analysed: 1,
      followUp: 1,
      invested: 1,
    });
  });

  it('remembers a decision made on an earlier deck of the company', () => {
    const held = {
      summaries: [
        deck(1, '2026-11-02', { companyName: 'Acme', recommendation: 'pass', ...decided('pipeline') }),
        deck(2, '2026-11-12', { companyName: 'Acme', recommendation: 'pass', version: 2 }),
      ],
    };
    expect(report(held).figures.funnel).toEqual({ analysed: 1, followUp: 1, invested: 0 });
  });
});

test('due diligence counts questions by status, category and priority, and flags', () => {
  const held = {
    summaries: [
      deck(1, '2026-11-02', {
        questionCounts: {
          open: { market: { high: 2, medium: 1, low: 0 }, team: { high: 1, medium: 0, low: 0 } },
          answered: { team: { high: 0, medium: 1, low: 0 } },
        },
        flagCounts: { critical: 1, high: 0, medium: 2, low: 0 },
      }),
      deck(2, '2026-11-03', { questionCounts: { dismissed: { market: { high: 0, medium: 0, low: 4 } } } }),
    ],
  };
  const { figures } = report(held, { type: 'due-diligence' });
  expect(figures.questions).toEqual({ open: 4, answered: 1, dismissed: 4 });
  expect(figures.categories.find(({ category }) => category === 'market')).toMatchObject({
    open: 3,
    openHigh: 2,
    dismissed: 4,
  });
  expect(figures.priorities[0]).toEqual({ priority: 'high', open: 3, answered: 0, dismissed: 0 });
  expect(figures.flags.map(({ count, companies }) => [count, companies])).toEqual([
    [1, 1],
    [0, 0],
    [2, 1],
    [0, 0],
  ]);
  expect(figures.mostOpen).toMatchObject([{ id: 'deck-1', open: 4, openHigh: 3, answered: 1, flags: 3 }]);
});

test('comparative ranks within sector and stage, equal scores alike, and tells the distance to the average', () => {
  const held = {
    summaries: [
      deck(1, '2026-11-02', { overallScore: 80 }),
      deck(2, '2026-11-02', { overallScore: 60, stage: { value: 'series-a', basis: 'label', factIds: [] } }),
      deck(3, '2026-11-02', { overallScore: 60 }),
      deck(4, '2026-11-02', { overallScore: 40 }),
      deck(5, '2026-11-02', { overallScore: null }),
    ],
  };
  const [saas] = report(held, { type: 'comparative' }).figures.sectors;
  expect(saas).toMatchObject({ companies: 5, averages: { overall: 60 } });
  expect(
    saas!.ranked.map((one) => [one.rankInSector, one.rankInStage, one.ofStage, one.toSector, one.toStage]),
  ).toEqual([
    [1, 1, 3, 20, 20],
    [2, 1, 1, 0, 0],
    [2, 2, 3, 0, 0],
    [4, 3, 3, -20, -20],
  ]);
});

test('performance tells time over every deck, and accuracy with how many rated', () => {
  const seconds = [1, 2, 3, 100];
  const held = {
    summaries: seconds.map((analysisTime, index) =>
      deck(index, '2026-11-02', { analysisTime, ...(index === 0 ? { ratings: { count: 2, sum: 7 } } : {}) }),
    ),
  };
  const { figures } = report(held, { type: 'performance' });
  expect(figures.timing).toEqual({ count: 4, mean: 26.5, median: 2.5, p95: 100, underMinute: 3 });
  expect(figures.accuracy).toEqual({ value: 70, count: 2 });
  expect(report({}, { type: 'performance' }).figures.accuracy).toEqual({ value: null, count: 0 });
});

test('a day that is none, and one that has not come, are bad use', () => {
  expect(() => report({}, { of: '2026-02-30' })).toThrow(expect.objectContaining({ code: 'bad-usage' }));
  expect(() => report({}, { of: '2026-11-22' })).toThrow(expect.objectContaining({ code: 'bad-usage' }));
});

describe('everything that a workspace may hold', () => {
  const options = {
    period: fc.constantFrom(...REPORT_PERIODS),
    type: fc.constantFrom(...REPORT_TYPES),
    locale: fc.constantFrom(...LOCALES),
  };

  it('makes a document that fits its schema, with every text said and every cell in its column', () => {
    fc.assert(
      fc.property(summaries, investments, fc.record(options), (held, bought, chosen) => {
        const made = report({ summaries: held, investments: bought }, chosen);
        expect(reportSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
        for (const section of made.sections) {
          if (section.kind !== 'table') continue;
          for (const row of section.rows) expect(row).toHaveLength(section.columns.length);
          if (section.analysisIds) expect(section.analysisIds).toHaveLength(section.rows.length);
        }
        // A message that cannot be said renders as its id.
        expect(textsOf(made).filter((text) => /(?:^(?:report|label)\.)|undefined|NaN/.test(text))).toEqual([]);
      }),
    );
  });

  it('agrees with a plain recomputation of totals, averages and shares', () => {
    fc.assert(
      fc.property(summaries, fc.constantFrom('week', 'month', 'quarter', 'year'), (held, period) => {
        const made = report({ summaries: held }, { period });
        const from = made.period.from!;
        const mine = held.filter(({ createdAt, status }) => status === 'completed' && createdAt >= from);
        const last = held
          .map(({ createdAt }) => createdAt)
          .filter((createdAt) => createdAt >= nextStart(period)).length;
        // Nothing of these books is later than the running period but what is left out here.
        fc.pre(last === 0);
        expect(made.totalAnalyses).toBe(mine.length);
        const newest = new Map<string, AnalysisSummary>();
        for (const one of [...mine].sort(byTime)) newest.set(nameKey(one.companyName), one);
        const scores = [...newest.values()].flatMap(({ overallScore }) => overallScore ?? []);
        const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
        if (scores.length === 0) expect(made.averageScore).toBeNull();
        else expect(Math.abs(made.averageScore! - average)).toBeLessThanOrEqual(0.05 + 1e-9);
        const shares = made.sectorDistribution.map(({ percentage }) => percentage);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(newest.size === 0 ? 0 : 100);
        expect(made.sectorDistribution.reduce((sum, { count }) => sum + count, 0)).toBe(newest.size);
        for (const split of [made.figures.recommendations, made.figures.scores]) {
          const sum = split.reduce((all, { percentage }) => all + percentage, 0);
          expect([0, 100]).toContain(sum);
        }
        const { analysed, followUp, invested } = made.figures.funnel;
        expect(analysed >= followUp && followUp >= invested).toBe(true);
      }),
    );
  });

  it('gives in every type the same totals, and in its buckets as many as in the total', () => {
    fc.assert(
      fc.property(summaries, investments, options.period, (held, bought, period) => {
        const books = { summaries: held, investments: bought };
        const [first, ...rest] = REPORT_TYPES.map((type) => report(books, { type, period }));
        for (const other of rest) {
          expect(other.basis).toEqual(first!.basis);
          expect([other.averageScore, other.totalInvestment]).toEqual([first!.averageScore, first!.totalInvestment]);
          expect(other.movements).toEqual(first!.movements);
        }
        const { buckets } = report(books, { type: 'performance', period }).figures;
        expect(buckets.reduce((sum, { analyses }) => sum + analyses, 0)).toBe(first!.totalAnalyses);
        const market = report(books, { type: 'market', period }).figures;
        for (const series of [market.sectors, market.stages]) {
          const all = series.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
          expect(all).toBe(first!.basis.companies);
        }
      }),
      { numRuns: 40 },
    );
  });
});

function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && ['text', 'title', 'heading', 'label', 'subtitle'].includes(key)
      ? [value]
      : key.endsWith('Message')
        ? []
        : textsOf(value),
  );
}

/** First day after the running period of `NOW`. */
function nextStart(period: string): string {
  return { week: '2026-11-23', month: '2026-12-01', quarter: '2027-01-01', year: '2027-01-01' }[period]!;
}

function byTime(a: AnalysisSummary, b: AnalysisSummary): number {
  return a.createdAt.localeCompare(b.createdAt) || a.version - b.version;
}

/** The two spellings of one company among the names that are made. */
function nameKey(name: string): string {
  return name === 'ALPHA Inc.' ? 'Alpha' : name;
}
