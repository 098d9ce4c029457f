/** Figures that several reports have, and the stretch of time and the analyses that they are about. */
import { z } from 'zod';
import { average, count, share } from './report-measures.js';
import { followUpReasonSchema, recommendationSchema, sectorSchema } from './values.js';
import { REPORT_PERIODS } from './vocabulary.js';

export const reportPeriodSchema = z.enum(REPORT_PERIODS);
export type ReportPeriod = z.infer<typeof reportPeriodSchema>;

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
  /** Of a follow-up: what it is for. */
  recommendationReason: followUpReasonSchema.optional(),
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
