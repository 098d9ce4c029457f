/** The reports over all that the fund has: corporate analysis, market trends, portfolio, and the dashboard's figures. */
import { z } from 'zod';
import { investmentStatusSchema } from './investment.js';
import { messageSchema } from './message.js';
import { accuracySchema, reportBasisSchema, reportPeriodSchema } from './report-figures.js';
import { average, count, euro, month, share } from './report-measures.js';
import { reportDocumentSchema } from './report-document.js';
import { followUpReasonSchema, recommendationSchema, sectorSchema, stageSchema } from './values.js';

/** Bands of the overall score: low risk 80–100, medium 60–79, high under 60. */
export const riskBandsSchema = z.strictObject({ low: count, medium: count, high: count });
export type RiskBands = z.infer<typeof riskBandsSchema>;
const riskSharesSchema = z.strictObject({ low: share, medium: share, high: share });

/** Corporate analysis: everything analysed so far. */
export const corporateAnalysisSchema = reportDocumentSchema.extend({
  basis: reportBasisSchema,
  totalAnalyses: count,
  averageScore: average,
  /** Sectors with at least one company, the most companies first. */
  sectors: z.array(sectorSchema),
  topPerformers: z.array(
    z.strictObject({ id: z.string(), companyName: z.string(), sector: sectorSchema.optional(), score: z.number() }),
  ),
  riskProfile: riskBandsSchema,
  /** The same in percent of scored companies; null without any. */
  riskShares: riskSharesSchema.nullable(),
});
export type CorporateAnalysis = z.infer<typeof corporateAnalysisSchema>;

/** `unknown`: too few companies on either side to tell. */
export const TRENDS = ['up', 'down', 'stable', 'unknown'] as const;

export const marketTrendsSchema = reportDocumentSchema.extend({
  basis: reportBasisSchema,
  sectorTrends: z.array(
    z.strictObject({
      sector: sectorSchema,
      count,
      averageScore: average,
      trend: z.enum(TRENDS),
      /** What the trend is judged by: the last three months and the three before them. */
      recent: z.strictObject({ scored: count, averageScore: average }),
      earlier: z.strictObject({ scored: count, averageScore: average }),
    }),
  ),
  /** Sectors with more companies in the last three months than in the three before, the most first. */
  emergingSectors: z.array(z.strictObject({ sector: sectorSchema, count, before: count })),
  /** The last twelve months, oldest first: companies analysed (`count`), recommended, invested in. */
  investmentPatterns: z.array(z.strictObject({ month, count, recommended: count, investments: count })),
  riskTrends: z.strictObject({
    /** Percent of the scored companies, in all and in the last three months; null without any. */
    distribution: riskSharesSchema.nullable(),
    recent: riskSharesSchema.nullable(),
    recommendations: z.array(z.string()),
    recommendationMessages: z.array(messageSchema),
  }),
});
export type MarketTrends = z.infer<typeof marketTrendsSchema>;

/** What the deck of a company in the portfolio said: the last one analysed by the day of the investment, else the first after. */
export const deckThenSchema = z.strictObject({
  analysisId: z.string(),
  /** `analysis`: linked by hand; `name`: found by the company's name. */
  matchedBy: z.enum(['analysis', 'name']),
  /** True for a deck that was analysed only after the investment. */
  after: z.boolean(),
  date: z.string(),
  score: z.number().nullable(),
  recommendation: recommendationSchema.nullable(),
  recommendationReason: followUpReasonSchema.optional(),
  /** As the deck states it. */
  arr: z.string().nullable(),
  arrMessage: messageSchema.optional(),
});
export type DeckThen = z.infer<typeof deckThenSchema>;

const investedShare = { count, amount: euro, percentage: share.nullable() };

/** What a group of investments was worth at last. MOIC: what those with a value are worth, over what was paid for them. */
const returnsSchema = z.strictObject({
  investments: count,
  invested: euro,
  /** How many have a value; a failure without one is worth 0. */
  valued: count,
  /** Euro; null where none has a value or amounts are hidden. */
  currentValue: euro,
  /** 1.8 is 1.8 times what was paid, two decimals; null as `currentValue`, and where nothing was paid. */
  moic: z.number().nonnegative().nullable(),
});
export type Returns = z.infer<typeof returnsSchema>;

export const portfolioReportSchema = reportDocumentSchema.extend({
  companies: count,
  investments: count,
  totalInvestment: euro,
  active: count,
  exited: count,
  failed: count,
  /** `realised`: what exited or failed; `unrealised`: what is active. */
  returns: z.strictObject({ realised: returnsSchema, unrealised: returnsSchema, all: returnsSchema }),
  /** `percentage` of the amount; null where amounts are hidden or there are none. */
  bySector: z.array(z.strictObject({ sector: sectorSchema.nullable(), ...investedShare })),
  byRound: z.array(z.strictObject({ round: stageSchema.nullable(), ...investedShare })),
  /** Every quarter, 2026-Q4, from the first with anything in it to the last. */
  byQuarter: z.array(z.strictObject({ quarter: z.string(), count, amount: euro, exits: count, failures: count })),
  entries: z.array(
    z.strictObject({
      id: z.string(),
      companyName: z.string(),
      sector: sectorSchema.nullable(),
      round: stageSchema.nullable(),
      investmentAmount: euro,
      /** Percent. */
      stake: z.number().nullable(),
      /** Euro; of a failure without a value 0. */
      currentValue: euro,
      moic: returnsSchema.shape.moic,
      date: z.string(),
      status: investmentStatusSchema,
      /** Day of the last thing that is known of it: bought, another status, valued. */
      lastUpdate: z.string(),
      /** null: no deck of the company was analysed. */
      deck: deckThenSchema.nullable(),
    }),
  ),
});
export type PortfolioReport = z.infer<typeof portfolioReportSchema>;

/** What the dashboard shows beside lists. */
export const dashboardSchema = z.strictObject({
  totalAnalyses: count,
  /** Since Monday, UTC. */
  thisWeekAnalyses: count,
  avgScore: average,
  /** Investments that ended in an exit. */
  successfulDeals: count,
  /** Companies the fund decided to look further at. */
  pipeline: count,
  /** Euro invested so far. */
  capitalDeployed: euro,
  accuracy: accuracySchema,
  amountsHidden: z.boolean(),
  chart: z.strictObject({
    period: reportPeriodSchema,
    points: z.array(
      z.strictObject({
        /** First day, month, quarter or year of it, as in reports. */
        date: z.string(),
        analyses: count,
        investments: count,
        /** Invested in it, and in all until its end. */
        amount: euro,
        total: euro,
      }),
    ),
  }),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
