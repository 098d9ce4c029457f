/** Performance: how fast and how right the analyses of a period were, and what the fund made of them. */
import { median } from '../arithmetic.js';
import { within } from '../companies.js';
import { counted, funnelTable, timeStats } from '../common-sections.js';
import { accuracyOf, decisionSplit, funnelOf, ratingsOf, timingOf } from '../figures.js';
import type { SectionWriter } from '../section-writer.js';
import { bucketsOf } from '../period.js';
import { firstAndLast, type ReportInput, type TypedReport } from '../report-input.js';

export function performanceReport(input: ReportInput, writer: SectionWriter): TypedReport<'performance'> {
  const { books, period, now } = input;
  const failed = books.others.filter(({ summary }) => summary.status === 'failed');
  const figures = {
    timing: timingOf(now.analyses),
    accuracy: accuracyOf(ratingsOf(now.analyses)),
    funnel: funnelOf(books, now.companies, period.now),
    decisions: decisionSplit(books, now.companies, period.now),
    buckets: bucketsOf(period, ...firstAndLast(books)).map(({ date, ...stretch }) => {
      const analyses = within(now.analyses, stretch);
      return {
        date,
        analyses: analyses.length,
        failed: within(failed, stretch).length,
        medianSeconds: median(analyses.map(({ summary }) => summary.analysisTime)),
      };
    }),
  };
  const { median: half, p95 } = figures.timing;
  const { value: accuracy, count } = figures.accuracy;
  return {
    figures,
    finding: [
      ...(half === null || p95 === null ? [] : [writer.said('report.headline.time', { half, most: p95 })]),
      ...(accuracy === null
        ? []
        : [writer.said('report.headline.accuracy', { accuracy: { percent: accuracy }, count })]),
    ],
    sections: [
      timeStats(writer, input),
      writer.table('activity', {
        columns: [
          ['from', 'date'],
          ['analyses', 'count'],
          ['failed', 'count'],
          ['medianSeconds', 'seconds'],
        ],
        rows: figures.buckets.some(({ analyses, failed }) => analyses + failed > 0)
          ? figures.buckets.map(({ date, analyses, failed, medianSeconds }) => [date, analyses, failed, medianSeconds])
          : [],
        chart: { form: 'columns', label: 'from', values: ['analyses'] },
      }),
      funnelTable(writer, figures.funnel),
      writer.table('decisions', {
        columns: [
          ['decision', 'text'],
          ['companies', 'count'],
          ['share', 'percent'],
        ],
        rows: counted(figures.decisions).map(({ decision, count, percentage }) => [
          writer.said(`report.decision.${decision ?? 'none'}`),
          count,
          percentage,
        ]),
        chart: { form: 'bars', label: 'decision', values: ['share'] },
      }),
    ],
  };
}
