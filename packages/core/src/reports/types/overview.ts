/** The overview: where the companies of a period come from, how they score and how far they got. */
import {
  funnelTable,
  recentTable,
  recommendationTable,
  scoreTable,
  sectorTable,
  timeStats,
} from '../common-sections.js';
import {
  accuracyOf,
  funnelOf,
  ratingsOf,
  recommendationSplit,
  scoreBins,
  sectorDistribution,
  timingOf,
} from '../figures.js';
import type { SectionWriter } from '../section-writer.js';
import { recentOf } from '../period-summary.js';
import type { ReportInput, TypedReport } from '../report-input.js';

export function overviewReport(input: ReportInput, writer: SectionWriter): TypedReport<'overview'> {
  const { books, period, now } = input;
  const figures = {
    funnel: funnelOf(books, now.companies, period.now),
    recommendations: recommendationSplit(now.companies.map(({ summary }) => summary)),
    scores: scoreBins(now.companies),
    timing: timingOf(now.analyses),
    accuracy: accuracyOf(ratingsOf(now.analyses)),
  };
  return {
    figures,
    sections: [
      sectorTable(writer, sectorDistribution(now.companies)),
      funnelTable(writer, figures.funnel),
      recommendationTable(writer, figures.recommendations),
      scoreTable(writer, figures.scores),
      timeStats(writer, input),
      recentTable(writer, recentOf(now.analyses)),
    ],
  };
}
