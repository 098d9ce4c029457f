/** Corporate analysis: everything analysed so far, by sector, risk and the best of it. Pure. */
import type { CorporateAnalysis } from '../model/fund-reports.js';
import { mean } from './arithmetic.js';
import { basisOf, byScore, newestOfEach, openBooks, scoresOf } from './companies.js';
import { sectorTable, some } from './common-sections.js';
import { riskBands, riskShares, sectorDistribution } from './figures.js';
import { pageOf } from './page.js';
import { aboutBasis } from './period-summary.js';
import { penFor, type Pen } from './section-writer.js';
import type { ReportOptions, ReportSources } from './period-report.js';
import { EVERYTHING } from './period.js';

/** Companies listed as top performers: the best by overall score, whatever it is. */
const TOP = 10;

const BANDS = [
  ['low', '80 – 100'],
  ['medium', '60 – 79'],
  ['high', '0 – 59'],
] as const;

export function corporateAnalysis({ summaries }: ReportSources, options: ReportOptions): CorporateAnalysis {
  const pen = penFor(options.locale);
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
    ...pageOf(pen, 'corporate', options),
    ...figures,
    sections: [
      pen.stats('summary', [
        pen.stat('totalAnalyses', 'count', figures.totalAnalyses, {
          note: pen.said('report.note.companies', { count: basis.companies }),
        }),
        pen.stat('averageScore', 'score', figures.averageScore, {
          note: pen.said('report.note.scored', { count: basis.scored }),
        }),
        pen.stat('activeSectors', 'count', figures.sectors.length),
        pen.stat('topPerformers', 'count', figures.topPerformers.length),
      ]),
      riskTable(pen, figures),
      topTable(pen, figures),
      sectorTable(pen, distribution),
      pen.text('about', [
        pen.said('report.about.all'),
        ...aboutBasis(basis, pen),
        pen.said('report.about.top', { count: TOP }),
      ]),
    ],
  };
}

function riskTable(
  pen: Pen,
  { riskProfile, riskShares: shares }: Pick<CorporateAnalysis, 'riskProfile' | 'riskShares'>,
) {
  return pen.table('riskProfile', {
    columns: [
      ['band', 'text'],
      ['points', 'text', 'label.points'],
      ['companies', 'count'],
      ['share', 'percent'],
    ],
    rows: some(BANDS.map(([band, points]) => ({ band, points, count: riskProfile[band] }))).map(
      ({ band, points, count }) => [pen.said(`report.risk.${band}`), points, count, shares?.[band] ?? null],
    ),
    chart: { form: 'bars', label: 'band', values: ['companies'] },
  });
}

function topTable(pen: Pen, { topPerformers, basis }: Pick<CorporateAnalysis, 'topPerformers' | 'basis'>) {
  return pen.table('topPerformers', {
    columns: [
      ['rank', 'count'],
      ['company', 'text'],
      ['sector', 'text', 'label.sectorWord'],
      ['overall', 'score', 'label.overall'],
    ],
    rows: topPerformers.map(({ companyName, sector, score }, index) => [
      index + 1,
      companyName,
      sector === undefined ? null : pen.said(`label.sector.${sector}`),
      score,
    ]),
    analysisIds: topPerformers.map(({ id }) => id),
    chart: { form: 'bars', label: 'company', values: ['overall'] },
    notes:
      basis.scored > topPerformers.length
        ? [pen.said('report.note.first', { shown: topPerformers.length, count: basis.scored })]
        : [],
    empty: pen.said('report.empty.topPerformers'),
  });
}
