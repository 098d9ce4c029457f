/** A period report of one type: summaries and investments in, the document out. Start here. Pure; `now` is given. */
import { VcError } from '../errors/vc-error.js';
import type { AnalysisSummary } from '../model/analysis.js';
import type { Investment } from '../model/investment.js';
import type { ReportPeriod } from '../model/report-figures.js';
import type { Report, ReportType } from '../model/report.js';
import type { Locale } from '../model/values.js';
import { openBooks } from './companies.js';
import { aboutSection, openingSections, subtitleOf, summaryOf } from './period-summary.js';
import { sectionWriterFor, type SectionWriter } from './section-writer.js';
import { periodAt, type Period } from './period.js';
import { reportInput, type ReportInput, type TypedReport } from './report-input.js';
import { analysisReport } from './types/analysis.js';
import { comparativeReport } from './types/comparative.js';
import { dueDiligenceReport } from './types/due-diligence.js';
import { marketReport } from './types/market.js';
import { overviewReport } from './types/overview.js';
import { performanceReport } from './types/performance.js';
import { hidesAmounts, visibleTo, type ReportReader } from './visible-investments.js';

/** What every report is made from. */
export interface ReportSources {
  summaries: readonly AnalysisSummary[];
  /** All of the fund's; what the reader may not see is left out here. */
  investments: readonly Investment[];
}

export interface ReportOptions {
  locale: Locale;
  now: Date;
  /** Who reads. @default somebody who sees everything */
  reader?: ReportReader | undefined;
}

export interface PeriodReportOptions extends ReportOptions {
  period: ReportPeriod;
  type: ReportType;
  /** A day (`YYYY-MM-DD`) of the period wanted. @default the running one */
  of?: string | undefined;
}

const TYPES: {
  [T in ReportType]: (input: ReportInput, writer: SectionWriter) => TypedReport<T>;
} = {
  overview: overviewReport,
  performance: performanceReport,
  analysis: analysisReport,
  'due-diligence': dueDiligenceReport,
  comparative: comparativeReport,
  market: marketReport,
};

/** Throws VcError `bad-usage` for a day that is none or lies in the future. */
export function periodReport(sources: ReportSources, options: PeriodReportOptions): Report {
  const { period: id, type, now, reader, locale, of } = options;
  const writer = sectionWriterFor(locale);
  const period = periodAt(id, now.getTime(), of === undefined ? undefined : momentIn(of, now.getTime()));
  const books = openBooks(sources.summaries, visibleTo(sources.investments, reader));
  const input = reportInput(books, period, hidesAmounts(reader));
  const summary = summaryOf(input);
  const { figures, sections, finding } = TYPES[type](input, writer);
  const { text: title, textMessage: titleMessage } = writer.said(`report.title.${type}`);
  const { text: subtitle, textMessage: subtitleMessage } = subtitleOf(period, writer);
  const about = aboutSection(summary, input, writer);
  return {
    type,
    title,
    titleMessage,
    subtitle,
    subtitleMessage,
    textLanguage: locale,
    generatedAt: now.toISOString(),
    amountsHidden: input.hidden,
    period: boundsOf(period),
    ...summary,
    figures,
    sections: [...openingSections(summary, input, writer, finding), ...sections, about],
    // The figures are those of the type, by the table above; the union cannot follow a computed key.
  } as Report;
}

function momentIn(day: string, now: number): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) {
    throw new VcError('bad-usage', { problem: `“${day}” is no day; write it as 2026-11-21.` });
  }
  if (at > now) throw new VcError('bad-usage', { problem: `${day} has not come yet.` });
  return at;
}

function boundsOf({ id, from, until, now, running, before }: Period): Report['period'] {
  const iso = (at: number) => new Date(at).toISOString();
  return {
    id,
    from: id === 'all' ? null : iso(from),
    to: iso(running ? now : until),
    running,
    before: before && { from: iso(before.from), to: iso(before.until) },
  };
}
