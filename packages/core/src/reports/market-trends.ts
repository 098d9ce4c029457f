/**
 * Market trends: how sectors move, which emerge, how many companies come and are invested in by month, and how risky
 * they are. Pure.
 *
 * A sector goes up (down) when the average score of the companies of the last three months is at least three points
 * above (below) that of the three months before, and by more than twice the standard error of the difference, so that
 * a few decks that happen to be good make no trend. Each side needs three scored companies; with fewer, nobody can tell.
 */
import type { MarketTrends } from '../model/fund-reports.js';
import type { ReportSection, Said } from '../model/report-document.js';
import { SECTORS, type Sector } from '../model/values.js';
import { mean } from './arithmetic.js';
import { basisOf, newestOfEach, openBooks, scoresOf, within, type Books, type Counted } from './companies.js';
import { groupBySector, riskBands, riskShares } from './figures.js';
import { adviceOf } from './market-advice.js';
import { pageOf } from './page.js';
import { aboutBasis } from './period-summary.js';
import { sectionWriterFor, type SectionWriter } from './section-writer.js';
import type { ReportOptions, ReportSources } from './period-report.js';
import { EVERYTHING, monthOf, monthsBetween, monthsEarlier } from './period.js';
import { visibleTo } from './visible-investments.js';

/** Points that the averages must differ by, and scored companies on either side, to speak of a trend. */
const TREND_POINTS = 3;
const TREND_COMPANIES = 3;
/** Companies in the last three months from which on a sector can emerge: one alone is chance. */
const EMERGING_COMPANIES = 2;
/** Months shown of deal flow and investments. */
const MONTHS = 12;

export function marketTrends(sources: ReportSources, options: ReportOptions): MarketTrends {
  const { now, reader, locale } = options;
  const writer = sectionWriterFor(locale);
  const books = openBooks(sources.summaries, visibleTo(sources.investments, reader));
  const from = monthsEarlier(now.getTime(), 3);
  const recent = newestOfEach(within(books.completed, { from, until: Infinity }));
  const earlier = newestOfEach(within(books.completed, { from: monthsEarlier(now.getTime(), 6), until: from }));
  const all = newestOfEach(books.completed);
  const basis = basisOf(books, EVERYTHING);
  const sectorTrends = trendsOf(all, recent, earlier);
  const figures = {
    basis,
    sectorTrends,
    emergingSectors: emergingOf(recent, earlier),
    investmentPatterns: patternsOf(books, now.getTime()),
  };
  const distribution = riskShares(riskBands(all));
  const recentShares = riskShares(riskBands(recent));
  const advice = adviceOf({ ...figures, all, recentCompanies: recent, distribution, recentShares }, writer);
  const riskTrends = {
    distribution,
    recent: recentShares,
    recommendations: advice.map(({ text }) => text),
    recommendationMessages: advice.map(({ textMessage }) => textMessage),
  };
  return {
    ...pageOf(writer, 'trends', options),
    ...figures,
    riskTrends,
    sections: [
      ...(sectorTrends.length > 0 ? [writer.text('headline', movedSectors(sectorTrends, writer))] : []),
      sectorTrendTable(writer, sectorTrends),
      emergingTable(writer, figures.emergingSectors),
      patternTable(writer, figures.investmentPatterns),
      riskTable(writer, riskTrends),
      writer.text('advice', advice),
      writer.text('about', [
        writer.said('report.about.trend', { points: TREND_POINTS, companies: TREND_COMPANIES }),
        writer.said('report.about.emerging', { count: EMERGING_COMPANIES }),
        ...aboutBasis(basis, writer),
      ]),
    ],
  };
}

/** Which sectors rise and fall; that none does is a finding as well. */
function movedSectors(trends: MarketTrends['sectorTrends'], writer: SectionWriter): Said[] {
  const said = (['up', 'down'] as const).flatMap((direction) => {
    const list = trends
      .filter(({ trend }) => trend === direction)
      .map(({ sector }) => ({ message: writer.said(`label.sector.${sector}`).textMessage }));
    return list.length > 0 ? [writer.said(`report.headline.${direction}`, { sectors: { list } })] : [];
  });
  return said.length > 0 ? said : [writer.said('report.headline.steady')];
}

function trendsOf(all: readonly Counted[], recent: readonly Counted[], earlier: readonly Counted[]) {
  const side = (sector: Sector, companies: readonly Counted[]) => {
    const scores = scoresOf(companies.filter(({ summary }) => summary.sector === sector));
    return { scores, shown: { scored: scores.length, averageScore: mean(scores) } };
  };
  return groupBySector(all).map(({ sector, members }) => {
    const now = side(sector, recent);
    const before = side(sector, earlier);
    return {
      sector,
      count: members.length,
      averageScore: mean(scoresOf(members)),
      trend: trendBetween(now.scores, before.scores),
      recent: now.shown,
      earlier: before.shown,
    };
  });
}

function trendBetween(
  recent: readonly number[],
  earlier: readonly number[],
): MarketTrends['sectorTrends'][number]['trend'] {
  if (Math.min(recent.length, earlier.length) < TREND_COMPANIES) return 'unknown';
  const difference = exactMean(recent) - exactMean(earlier);
  const chance = 2 * Math.sqrt(varianceOfMean(recent) + varianceOfMean(earlier));
  if (Math.abs(difference) < TREND_POINTS || Math.abs(difference) <= chance) return 'stable';
  return difference > 0 ? 'up' : 'down';
}

function exactMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Square of the standard error, by the sample's variance. */
function varianceOfMean(values: readonly number[]): number {
  const middle = exactMean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return squares / (values.length - 1) / values.length;
}

/** The most companies first, then those that grew most. */
function emergingOf(recent: readonly Counted[], earlier: readonly Counted[]) {
  const countIn = (sector: Sector, companies: readonly Counted[]) =>
    companies.filter(({ summary }) => summary.sector === sector).length;
  // A mixture of what is in no sector cannot emerge as one.
  return SECTORS.filter((sector) => sector !== 'other')
    .map((sector) => ({ sector, count: countIn(sector, recent), before: countIn(sector, earlier) }))
    .filter(({ count, before }) => count >= EMERGING_COMPANIES && count > before)
    .sort((a, b) => b.count - a.count || a.before - b.before);
}

/** Months without anything are shown too: a gap is a finding. */
function patternsOf(books: Books, now: number): MarketTrends['investmentPatterns'] {
  const months = monthsBetween(monthsEarlier(now, MONTHS - 1), now);
  const byMonth = new Map(months.map((month) => [month, { count: 0, recommended: 0, investments: 0 }]));
  const counted = new Set<string>();
  // Newest first, so that a company counts once a month, by its newest deck of the month.
  for (const { at, company, summary } of books.completed.toReversed()) {
    const month = byMonth.get(monthOf(at));
    const once = `${monthOf(at)} ${company}`;
    if (!month || counted.has(once)) continue;
    counted.add(once);
    month.count += 1;
    if (summary.recommendation === 'invest') month.recommended += 1;
  }
  for (const { date } of books.investments) {
    const month = byMonth.get(date.slice(0, 7));
    if (month) month.investments += 1;
  }
  return [...byMonth].map(([month, counts]) => ({ month, ...counts }));
}

function sectorTrendTable(writer: SectionWriter, trends: MarketTrends['sectorTrends']): ReportSection {
  return writer.table('sectorTrends', {
    columns: [
      ['sector', 'text', 'label.sectorWord'],
      ['companies', 'count'],
      ['average', 'score'],
      ['trend', 'text'],
      ['recentScored', 'count'],
      ['recentAverage', 'score'],
      ['earlierScored', 'count'],
      ['earlierAverage', 'score'],
    ],
    rows: trends.map(({ sector, count, averageScore, trend, recent, earlier }) => [
      writer.said(`label.sector.${sector}`),
      count,
      averageScore,
      writer.said(`report.trend.${trend}`),
      recent.scored,
      recent.averageScore,
      earlier.scored,
      earlier.averageScore,
    ]),
    chart: { form: 'bars', label: 'sector', values: ['average'] },
    empty: writer.said('report.empty.trends'),
  });
}

function emergingTable(writer: SectionWriter, emerging: MarketTrends['emergingSectors']): ReportSection {
  return writer.table('emerging', {
    columns: [
      ['rank', 'count'],
      ['sector', 'text', 'label.sectorWord'],
      ['recentCompanies', 'count'],
      ['earlierCompanies', 'count'],
    ],
    rows: emerging.map(({ sector, count, before }, index) => [
      index + 1,
      writer.said(`label.sector.${sector}`),
      count,
      before,
    ]),
    empty: writer.said('report.empty.emerging', { count: EMERGING_COMPANIES }),
  });
}

function patternTable(writer: SectionWriter, patterns: MarketTrends['investmentPatterns']): ReportSection {
  const isEmpty = patterns.every(({ count, investments }) => count + investments === 0);
  return writer.table('patterns', {
    columns: [
      ['month', 'date'],
      ['companies', 'count'],
      ['recommended', 'count'],
      ['investments', 'count'],
    ],
    rows: isEmpty
      ? []
      : patterns.map(({ month, count, recommended, investments }) => [month, count, recommended, investments]),
    chart: { form: 'columns', label: 'month', values: ['companies', 'investments'] },
    empty: writer.said('report.empty.patterns'),
  });
}

function riskTable(
  writer: SectionWriter,
  { distribution, recent }: Omit<MarketTrends['riskTrends'], 'recommendations'>,
) {
  return writer.table('riskTrends', {
    columns: [
      ['band', 'text'],
      ['share', 'percent'],
      ['recentShare', 'percent'],
    ],
    rows: distribution
      ? (['low', 'medium', 'high'] as const).map((band) => [
          writer.said(`report.risk.${band}`),
          distribution[band],
          recent?.[band] ?? null,
        ])
      : [],
    chart: { form: 'bars', label: 'band', values: ['share'] },
    empty: writer.said('report.empty.risk'),
  });
}
