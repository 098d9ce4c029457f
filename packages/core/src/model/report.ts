/** The period reports. Each is one document: its figures as data, and `sections`, the same figures as they are read. */
import { z } from 'zod';
import { DECISIONS } from './fund.js';
import {
  accuracySchema,
  funnelSchema,
  periodBoundsSchema,
  recentAnalysisSchema,
  recommendationShareSchema,
  reportBasisSchema,
  scoreAveragesSchema,
  scoreBinSchema,
  sectorShareSchema,
  timingSchema,
} from './report-figures.js';
import { average, count, euro, share, stageOrUnknown } from './report-measures.js';
import { movementSchema, reportDocumentSchema, type Movement } from './report-document.js';
import {
  confidenceSchema,
  prioritySchema,
  questionCategorySchema,
  followUpReasonSchema,
  recommendationSchema,
  sectorSchema,
  severitySchema,
} from './values.js';
import { REPORT_TYPES } from './vocabulary.js';

export const reportTypeSchema = z.enum(REPORT_TYPES);
export type ReportType = z.infer<typeof reportTypeSchema>;

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
  confidence: z.array(z.strictObject({ confidence: confidenceSchema, count, percentage: share })),
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
  recommendationReason: followUpReasonSchema.optional(),
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

const reportBase = reportDocumentSchema.extend({ period: periodBoundsSchema }).extend(summarySchema.shape);

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
