/** Corporate analysis: everything analysed so far, by sector, risk and the best of it. Pure. */
import type { CorporateAnalysis } from '../model/fund-reports.js';
import { mean } from './arithmetic.js';
import { basisOf, byScore, newestOfEach, openBooks, scoresOf } from './companies.js';
import { sectorTable, some } from './common-sections.js';
import { riskBands, riskShares, sectorDistribution } from './figures.js';
import { pageOf } from './page.js';
import { aboutBasis } from './period-summary.js';
import { sectionWriterFor, type SectionWriter } from './section-writer.js';
import type { ReportOptions, ReportSources } from './period-report.js';
import { EVERYTHING } from './period.js';

/** Companies listed as top performers, and the overall score from which on one is: under it the risk is high. */
const TOP = 10;
const TOP_SCORE = 60;

const BANDS = [
  ['low', '80 – 100'],
  ['medium', '60 – 79'],
  ['high', '0 – 59'],
] as const;

export function corporateAnalysis({ summaries }: ReportSources, options: ReportOptions): CorporateAnalysis {
  const writer = sectionWriterFor(options.locale);
  const books = openBooks(summaries, []);
  const companies = newestOfEach(books.completed);
  const basis = basisOf(books, EVERYTHING);
  const distribution = sectorDistribution(companies);
  const riskProfile = riskBands(companies);
  const figures = {
    basis,
    totalAnalyses: basis.analyses,
    averageScore: mean(scoresOf(companies)),
    sectors: distribution.map(({ name }) => name),
    topPerformers: byScore(companies)
      .filter(({ score }) => score >= TOP_SCORE)
      .slice(0, TOP)
      .map(({ summary, score }) => ({
        id: summary.id,
        companyName: summary.companyName,
        sector: summary.sector,
        score,
      })),
    riskProfile,
    riskShares: riskShares(riskProfile),
  };
  return {
    ...pageOf(writer, 'corporate', options),
    ...figures,
    sections: [
      writer.stats('summary', [
        writer.stat('totalAnalyses', 'count', figures.totalAnalyses, {
          note: writer.said('report.note.companies', { count: basis.companies }),
        }),
        writer.stat('averageScore', 'score', figures.averageScore, {
          note: writer.said('report.note.scored', { count: basis.scored }),
        }),
        writer.stat('activeSectors', 'count', figures.sectors.length),
        writer.stat('topPerformers', 'count', figures.topPerformers.length),
      ]),
      ...(basis.scored > 0
        ? [
            writer.text('headline', [
              writer.said('report.headline.bands', {
                count: basis.scored,
                high: riskProfile.high,
                low: riskProfile.low,
              }),
            ]),
          ]
        : []),
      riskTable(writer, figures),
      topTable(writer, figures),
      sectorTable(writer, distribution),
      writer.text('about', [
        writer.said('report.about.all'),
        ...aboutBasis(basis, writer),
        writer.said('report.about.top', { count: TOP, score: TOP_SCORE }),
      ]),
    ],
  };
}

function riskTable(
  writer: SectionWriter,
  { riskProfile, riskShares: shares }: Pick<CorporateAnalysis, 'riskProfile' | 'riskShares'>,
) {
  return writer.table('riskProfile', {
    columns: [
      ['band', 'text'],
      ['points', 'text', 'label.points'],
      ['companies', 'count'],
      ['share', 'percent'],
    ],
    rows: some(BANDS.map(([band, points]) => ({ band, points, count: riskProfile[band] }))).map(
      ({ band, points, count }) => [writer.said(`report.risk.${band}`), points, count, shares?.[band] ?? null],
    ),
    chart: { form: 'bars', label: 'band', values: ['share'] },
  });
}

function topTable(writer: SectionWriter, { topPerformers }: Pick<CorporateAnalysis, 'topPerformers'>) {
  return writer.table('topPerformers', {
    columns: [
      ['rank', 'count'],
      ['company', 'text'],
      ['sector', 'text', 'label.sectorWord'],
      ['overall', 'score', 'label.overall'],
    ],
    rows: topPerformers.map(({ companyName, sector, score }, index) => [
      index + 1,
      companyName,
      sector === undefined ? null : writer.said(`label.sector.${sector}`),
      score,
    ]),
    analysisIds: topPerformers.map(({ id }) => id),
    chart: { form: 'bars', label: 'company', values: ['overall'] },
    empty: writer.said('report.empty.topPerformers'),
  });
}
