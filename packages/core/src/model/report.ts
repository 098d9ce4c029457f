/**
 * What the reports over many analyses hold. Each is one document: its figures as data, and `sections`, the same
 * figures in the order in which they are read, which the page, the terminal and every file render alike.
 *
 * Shares are whole percent that sum to 100; averages have one decimal; money is in euro. A figure that cannot be given
 * is null, never 0. Texts stand as message beside their rendering in `textLanguage`.
 */
import { z } from 'zod';
import { DECISIONS } from './fund.js';
import { investmentStatusSchema } from './investment.js';
import { messageSchema } from './message.js';
import {
  prioritySchema,
  questionCategorySchema,
  recommendationSchema,
  sectorSchema,
  severitySchema,
  stageSchema,
} from './values.js';

export const REPORT_PERIODS = ['week', 'month', 'quarter', 'year', 'all'] as const;
export const reportPeriodSchema = z.enum(REPORT_PERIODS);
export type ReportPeriod = z.infer<typeof reportPeriodSchema>;

export const REPORT_TYPES = ['overview', 'performance', 'analysis', 'due-diligence', 'comparative', 'market'] as const;
export const reportTypeSchema = z.enum(REPORT_TYPES);
export type ReportType = z.infer<typeof reportTypeSchema>;

const count = z.number().int().nonnegative();
/** 0..100, one decimal; null when nothing was scored. */
const average = z.number().min(0).max(100).nullable();
/** Whole percent. */
const share = z.number().int().min(0).max(100);
/** Euro; null where the reader may not see amounts. */
const euro = z.number().nonnegative().nullable();
const stageOrUnknown = z.union([stageSchema, z.literal('unknown')]);
/** `YYYY-MM`, UTC. */
const month = z.string().regex(/^\d{4,}-\d{2}$/);

// Sections: what renderers read.

/** How a value is written: `money` in euro, `points` a signed difference of scores or counts, `date` as 2026, 2026-Q4, 2026-11 or 2026-11-21. */
export const VALUE_KINDS = ['text', 'count', 'score', 'points', 'percent', 'money', 'seconds', 'date'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

const saidSchema = z.strictObject({ text: z.string(), textMessage: messageSchema });
/** A sentence or word of ours. */
export type Said = z.infer<typeof saidSchema>;

/** A string is a name as it was given (a company, a metric as the deck has it); null is shown as “–”. */
const cellSchema = z.union([z.string(), z.number(), z.null(), saidSchema]);
export type Cell = z.infer<typeof cellSchema>;

/** A figure against the same figure of the period before. */
export const movementSchema = z.strictObject({
  /** null when it could not be given then. */
  before: z.number().nullable(),
  /** Now minus before, in the figure's own unit; null when either is. */
  absolute: z.number().nullable(),
  /** In percent of before, one decimal; null when there is none or it was 0. */
  relative: z.number().nullable(),
});
export type Movement = z.infer<typeof movementSchema>;

const titled = { id: z.string(), title: z.string(), titleMessage: messageSchema };

const statSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  labelMessage: messageSchema,
  kind: z.enum(VALUE_KINDS),
  value: z.number().nullable(),
  /** Absent when there is no period before. */
  movement: movementSchema.optional(),
  /** What the figure is made of, such as “12 ratings”. */
  note: saidSchema.optional(),
});
export type Stat = z.infer<typeof statSchema>;

const columnSchema = z.strictObject({
  id: z.string(),
  heading: z.string(),
  headingMessage: messageSchema,
  kind: z.enum(VALUE_KINDS),
});
export type Column = z.infer<typeof columnSchema>;

export const reportSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stats'), ...titled, stats: z.array(statSchema) }),
  z.strictObject({
    kind: z.literal('table'),
    ...titled,
    columns: z.array(columnSchema),
    /** As many cells as there are columns. */
    rows: z.array(z.array(cellSchema)),
    /** Analysis that a row is of, row by row; absent when rows are of none. */
    analysisIds: z.array(z.string().nullable()).optional(),
    /** Where a picture helps: `label` is the column of names or dates, `values` those to draw. */
    chart: z
      .strictObject({
        form: z.enum(['bars', 'columns', 'lines']),
        label: z.number().int(),
        values: z.array(z.number().int()),
      })
      .optional(),
    /** What is to be known to read it, or how many rows were left out. */
    notes: z.array(saidSchema).optional(),
    /** Shown instead when there are no rows. */
    empty: saidSchema,
  }),
  z.strictObject({ kind: z.literal('text'), ...titled, sentences: z.array(saidSchema) }),
]);
export type ReportSection = z.infer<typeof reportSectionSchema>;
export type StatsSection = Extract<ReportSection, { kind: 'stats' }>;
export type TableSection = Extract<ReportSection, { kind: 'table' }>;
export type TextSection = Extract<ReportSection, { kind: 'text' }>;

/** What every report document has; a file format needs no more. */
const pageSchema = z.strictObject({
  title: z.string(),
  titleMessage: messageSchema,
  /** The stretch of time it is about, in words, such as “October 2026” or “1 – 21 November 2026, so far”. */
  subtitle: z.string(),
  subtitleMessage: messageSchema,
  textLanguage: z.enum(['en', 'es', 'fr']),
  /** When it was made; ISO 8601, UTC. */
  generatedAt: z.string(),
  /** True where the reader may not see amounts: every one of them is null. */
  amountsHidden: z.boolean(),
  sections: z.array(reportSectionSchema),
});
export type ReportPage = z.infer<typeof pageSchema>;

/** What the figures count. Averages and shares count a company once, by its newest deck of the period. */
export const reportBasisSchema = z.strictObject({
  /** Completed analyses; every version of a deck counts. */
  analyses: count,
  companies: count,
  /** Companies whose newest deck got an overall score; the rest are in no average. */
  scored: count,
  unscored: count,
  /** Analyses that failed, and that have not ended yet: in no other figure. */
  failed: count,
  running: count,
});
export type ReportBasis = z.infer<typeof reportBasisSchema>;

/** Calendar periods in UTC; weeks begin on Monday (ISO 8601). Bounds are ISO 8601, `to` is the first moment after. */
export const periodBoundsSchema = z.strictObject({
  id: reportPeriodSchema,
  /** null for `all`. */
  from: z.string().nullable(),
  to: z.string(),
  /** Not over yet when the report was made: `to` is then the moment of the report. */
  running: z.boolean(),
  /** The whole period before, or as much of it as has passed of a running one; null for `all`. */
  before: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
});
export type PeriodBounds = z.infer<typeof periodBoundsSchema>;

export const sectorShareSchema = z.strictObject({ name: sectorSchema, count, percentage: share });
export type SectorShare = z.infer<typeof sectorShareSchema>;
export const recentAnalysisSchema = z.strictObject({
  id: z.string(),
  companyName: z.string(),
  score: z.number().nullable(),
  date: z.string(),
});

/** A company taken further was decided so (`pipeline`, `invested`), or recommended and not passed on. */
export const funnelSchema = z.strictObject({ analysed: count, followUp: count, invested: count });
export type Funnel = z.infer<typeof funnelSchema>;

export const recommendationShareSchema = z.strictObject({
  recommendation: recommendationSchema.nullable(),
  count,
  percentage: share,
});
export type RecommendationShare = z.infer<typeof recommendationShareSchema>;
/** `low` ≤ score < `high`; the last one holds 100 as well. */
export const scoreBinSchema = z.strictObject({ low: z.number(), high: z.number(), count, percentage: share });
export type ScoreBin = z.infer<typeof scoreBinSchema>;

/** Seconds. Every completed analysis counts. */
export const timingSchema = z.strictObject({
  count,
  mean: z.number().nullable(),
  median: z.number().nullable(),
  /** By nearest rank. */
  p95: z.number().nullable(),
  /** How many took less than the promised minute. */
  underMinute: count,
});
export type Timing = z.infer<typeof timingSchema>;

/** What people who rated analyses think of them: mean stars of five in percent; null without ratings. */
export const accuracySchema = z.strictObject({ value: z.number().min(0).max(100).nullable(), count });
export type Accuracy = z.infer<typeof accuracySchema>;

export const scoreAveragesSchema = z.strictObject({
  overall: average,
  market: average,
  team: average,
  product: average,
  traction: average,
  /** How risky: high is bad. */
  risk: average,
});
export type ScoreAverages = z.infer<typeof scoreAveragesSchema>;

const sectorFiguresSchema = z.strictObject({
  sector: sectorSchema,
  companies: count,
  scored: count,
  averages: scoreAveragesSchema,
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  /** Mean evidence coverage, percent. */
  coverage: average,
});

const bucketSchema = z.strictObject({
  /** First day, month, quarter or year of it, written as its length: 2026-11-16, 2026-11, 2026-Q4, 2026. */
  date: z.string(),
  companies: count,
  averageScore: average,
});
const seriesSchema = <T extends z.ZodType>(name: T) =>
  z.strictObject({
    name,
    companies: count,
    averageScore: average,
    /** One a bucket. */
    counts: z.array(count),
    averages: z.array(average),
    movement: movementSchema.optional(),
  });

const byStatusSchema = z.strictObject({ open: count, answered: count, dismissed: count });
export interface MarketSeries<T> {
  name: T;
  companies: number;
  averageScore: number | null;
  counts: number[];
  averages: (number | null)[];
  movement?: Movement | undefined;
}

const overviewFigures = z.strictObject({
  funnel: funnelSchema,
  recommendations: z.array(recommendationShareSchema),
  scores: z.array(scoreBinSchema),
  timing: timingSchema,
  accuracy: accuracySchema,
});
const performanceFigures = z.strictObject({
  timing: timingSchema,
  accuracy: accuracySchema,
  funnel: funnelSchema,
  decisions: z.array(z.strictObject({ decision: z.enum(DECISIONS).nullable(), count, percentage: share })),
  buckets: z.array(
    z.strictObject({ date: z.string(), analyses: count, failed: count, medianSeconds: z.number().nullable() }),
  ),
});
const analysisFigures = z.strictObject({
  averages: scoreAveragesSchema,
  scores: z.array(scoreBinSchema),
  sectors: z.array(sectorFiguresSchema),
  /** Mean share of what the rubric asks for that decks show; percent. */
  coverage: scoreAveragesSchema,
  confidence: z.array(
    z.strictObject({ confidence: z.enum(['high', 'medium', 'low', 'insufficient']), count, percentage: share }),
  ),
});
const dueDiligenceFigures = z.strictObject({
  questions: byStatusSchema,
  categories: z.array(byStatusSchema.extend({ category: questionCategorySchema, openHigh: count })),
  priorities: z.array(byStatusSchema.extend({ priority: prioritySchema })),
  /** `companies`: how many have at least one of them. */
  flags: z.array(z.strictObject({ severity: severitySchema, count, companies: count })),
  /** Companies with the most questions of high priority open. */
  mostOpen: z.array(
    z.strictObject({
      id: z.string(),
      companyName: z.string(),
      open: count,
      openHigh: count,
      answered: count,
      flags: count,
      score: z.number().nullable(),
    }),
  ),
});
const comparedCompanySchema = z.strictObject({
  id: z.string(),
  companyName: z.string(),
  sector: sectorSchema,
  stage: stageOrUnknown,
  recommendation: recommendationSchema.nullable(),
  overall: z.number(),
  market: z.number().nullable(),
  team: z.number().nullable(),
  product: z.number().nullable(),
  traction: z.number().nullable(),
  risk: z.number().nullable(),
  /** Percent. */
  coverage: z.number(),
  /** Among the scored companies of its sector; the same score, the same rank. */
  rankInSector: count,
  /** Among those of its sector that raise the same round. */
  rankInStage: count,
  ofStage: count,
  /** Points above or below the average of its sector, and of its round in all sectors. */
  toSector: z.number(),
  toStage: z.number(),
});
export type ComparedCompany = z.infer<typeof comparedCompanySchema>;
const comparativeFigures = z.strictObject({
  sectors: z.array(
    z.strictObject({
      sector: sectorSchema,
      companies: count,
      averages: scoreAveragesSchema,
      /** The best of the sector; `companies` counts all. */
      ranked: z.array(comparedCompanySchema),
    }),
  ),
});
const marketFigures = z.strictObject({
  buckets: z.array(bucketSchema),
  sectors: z.array(seriesSchema(sectorSchema)),
  stages: z.array(seriesSchema(stageOrUnknown)),
});

/** The summary of the product's specification, with what it counts. */
const summarySchema = z.strictObject({
  basis: reportBasisSchema,
  /** Completed analyses of the period. */
  totalAnalyses: count,
  averageScore: average,
  /** Companies in the portfolio at the end of the period, and the euro invested in them until then. */
  portfolioCompanies: count,
  totalInvestment: euro,
  /** Made in the period. */
  investments: z.strictObject({ count, amount: euro }),
  sectorDistribution: z.array(sectorShareSchema),
  recentAnalyses: z.array(recentAnalysisSchema),
  /** Against the period before, the portfolio against its state when the period began; absent for `all`. */
  movements: z
    .strictObject({
      totalAnalyses: movementSchema,
      averageScore: movementSchema,
      portfolioCompanies: movementSchema,
      totalInvestment: movementSchema,
    })
    .optional(),
});
export type ReportSummary = z.infer<typeof summarySchema>;

const reportBase = pageSchema.extend({ period: periodBoundsSchema }).extend(summarySchema.shape);

export const reportSchema = z.discriminatedUnion('type', [
  reportBase.extend({ type: z.literal('overview'), figures: overviewFigures }),
  reportBase.extend({ type: z.literal('performance'), figures: performanceFigures }),
  reportBase.extend({ type: z.literal('analysis'), figures: analysisFigures }),
  reportBase.extend({ type: z.literal('due-diligence'), figures: dueDiligenceFigures }),
  reportBase.extend({ type: z.literal('comparative'), figures: comparativeFigures }),
  reportBase.extend({ type: z.literal('market'), figures: marketFigures }),
]);
/** A period report: `sections` for whoever renders it, the other fields for whoever computes with it. */
export type Report = z.infer<typeof reportSchema>;
export type ReportFigures<T extends ReportType> = Extract<Report, { type: T }>['figures'];

/** Bands of the overall score: low risk 80–100, medium 60–79, high under 60. */
export const riskBandsSchema = z.strictObject({ low: count, medium: count, high: count });
export type RiskBands = z.infer<typeof riskBandsSchema>;
const riskSharesSchema = z.strictObject({ low: share, medium: share, high: share });

/** Corporate analysis: everything analysed so far. */
export const corporateAnalysisSchema = pageSchema.extend({
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

export const marketTrendsSchema = pageSchema.extend({
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
  /** As the deck states it. */
  arr: z.string().nullable(),
  arrMessage: messageSchema.optional(),
});
export type DeckThen = z.infer<typeof deckThenSchema>;

const investedShare = { count, amount: euro, percentage: share.nullable() };

export const portfolioReportSchema = pageSchema.extend({
  companies: count,
  investments: count,
  totalInvestment: euro,
  active: count,
  exited: count,
  failed: count,
  /** `percentage` of the amount; null where amounts are hidden or there are none. */
  bySector: z.array(z.strictObject({ sector: sectorSchema.nullable(), ...investedShare })),
  byRound: z.array(z.strictObject({ round: stageSchema.nullable(), ...investedShare })),
  /** Every month from the first with anything in it to the last. */
  byMonth: z.array(z.strictObject({ month, count, amount: euro, exits: count, failures: count })),
  entries: z.array(
    z.strictObject({
      id: z.string(),
      companyName: z.string(),
      sector: sectorSchema.nullable(),
      round: stageSchema.nullable(),
      investmentAmount: euro,
      date: z.string(),
      status: investmentStatusSchema,
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
