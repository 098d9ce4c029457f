/** The funnel: how far the companies of a period got, and what was recommended of them. */
import type { ReportSection } from '../../model/report-document.js';
import type { ReportFigures } from '../../model/report.js';
import { funnelTable, recommendationTable } from '../common-sections.js';
import { funnelOf, recommendationSplit } from '../figures.js';
import type { SectionWriter } from '../section-writer.js';
import type { ReportInput } from '../report-input.js';

export function funnelReport(
  { books, period, now }: ReportInput,
  writer: SectionWriter,
): { figures: ReportFigures<'funnel'>; sections: ReportSection[] } {
  const figures = {
    funnel: funnelOf(books, now.companies, period.now),
    recommendations: recommendationSplit(now.companies),
  };
  return {
    figures,
    sections: [funnelTable(writer, figures.funnel), recommendationTable(writer, figures.recommendations)],
  };
}
