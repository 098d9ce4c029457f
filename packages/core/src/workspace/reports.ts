/** The workspace's reports: reads summaries and investments, never a document, and hands them to the pure reports room. */
import type { StoredSummary } from '../search/stored-summary.js';
import { z } from 'zod';
import { reportTypeSchema } from '../model/report.js';
import { reportPeriodSchema } from '../model/report-figures.js';
import { checkGiven } from './check-given.js';
import type { Investment } from '../model/investment.js';
import type { CorporateAnalysis, Dashboard, MarketTrends, PortfolioReport } from '../model/fund-reports.js';
import type { ReportPeriod } from '../model/report-figures.js';
import type { ReportDocument } from '../model/report-document.js';
import type { Report, ReportType } from '../model/report.js';
import type { Locale } from '../model/values.js';
import { corporateAnalysis } from '../reports/corporate-analysis.js';
import { dashboardOf } from '../reports/dashboard.js';
import { marketTrends } from '../reports/market-trends.js';
import { periodReport, type ReportSources } from '../reports/period-report.js';
import { portfolioReport } from '../reports/portfolio-report.js';
import { rankingReport } from '../reports/ranking-report.js';
import type { ReportReader } from '../reports/visible-investments.js';
import type { Collection } from '../store/store.js';
import { dashboardCounts, DAYS, DECIDED, SCORES } from './dashboard-counts.js';

interface Reading {
  /** Who reads: viewers see no amount, analysts the investments they are assigned to. @default sees everything */
  reader?: ReportReader | undefined;
}
interface ReadingIn extends Reading {
  /** @default the configuration's */
  locale?: Locale | undefined;
}

/** Reports over many analyses, all of the same build: figures and `sections` to draw. */
export interface Reports {
  /**
   * The report of a period and type. `of` is a day (`YYYY-MM-DD`) of the period wanted, else it is the running one.
   * Throws VcError `bad-usage` for a day that is none or has not come yet.
   */
  period(
    period: ReportPeriod,
    options?: ReadingIn & {
      /** @default overview */
      type?: ReportType | undefined;
      of?: string | undefined;
    },
  ): Promise<Report>;
  /** Everything analysed so far: sectors, risk, top performers. */
  corporate(options?: ReadingIn): Promise<CorporateAnalysis>;
  /** Sectors over the last months, emerging ones, deal flow, risk. */
  trends(options?: ReadingIn): Promise<MarketTrends>;
  /** Investments and their worth, by sector, round and quarter, exits and failures, what each company's deck said then. */
  portfolio(options?: ReadingIn): Promise<PortfolioReport>;
  /** The analyses of these ids, or all completed ones, in order of their scores; several decks of a company stand each. */
  ranking(options?: ReadingIn & { ids?: readonly string[] | undefined }): Promise<ReportDocument>;
  /** `period` is what the chart shows. @default month */
  dashboard(options?: Reading & { period?: ReportPeriod | undefined }): Promise<Dashboard>;
}

export interface ReportTools {
  analyses: Pick<Collection<{ id: string }, StoredSummary>, 'summaries' | 'aggregate'>;
  investments: Pick<Collection<Investment, Investment>, 'summaries'>;
  lang: Locale;
  now: () => Date;
}

const askedSchema = z.object({ period: reportPeriodSchema, type: reportTypeSchema });

export function openReports({ analyses, investments, lang, now }: ReportTools): Reports {
  const sources = async (): Promise<ReportSources> => ({
    summaries: await analyses.summaries(),
    investments: await investments.summaries(),
  });
  const common = ({ locale = lang, reader }: ReadingIn = {}) => ({ locale, reader, now: now() });
  return {
    async period(period, { type = 'overview', of, ...options } = {}) {
      checkGiven(askedSchema, { period, type }, 'reports.period');
      return periodReport(await sources(), { ...common(options), period, type, of });
    },
    corporate: async (options) => corporateAnalysis(await sources(), common(options)),
    trends: async (options) => marketTrends(await sources(), common(options)),
    portfolio: async (options) => portfolioReport(await sources(), common(options)),
    async ranking({ ids, ...options } = {}) {
      const wanted = ids && new Set(ids);
      const held = await analyses.summaries();
      const chosen = held.filter(({ id, status }) => status === 'completed' && (wanted?.has(id) ?? true));
      return rankingReport(chosen, common(options));
    },
    async dashboard({ period, reader } = {}) {
      const [days, scores, decided, held] = await Promise.all([
        analyses.aggregate(DAYS),
        analyses.aggregate(SCORES),
        analyses.summaries(DECIDED),
        investments.summaries(),
      ]);
      return dashboardOf(dashboardCounts(days, scores, decided), held, { now: now(), reader, period });
    },
  };
}
