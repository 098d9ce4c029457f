/** What a search over all analyses finds: companies, facts, questions, each with the words that matched marked. */
import { z } from 'zod';
import { FACT_KIND_IDS } from './fact-kinds.js';
import { figureSchema } from './figures.js';
import {
  followUpReasonSchema,
  prioritySchema,
  questionCategorySchema,
  recommendationSchema,
  sectorSchema,
} from './values.js';
import { ANALYSIS_STATUSES } from './vocabulary.js';

/** A text in pieces, in their order; `hit` where a word of the search stands. */
export const markedTextSchema = z.array(z.strictObject({ text: z.string(), hit: z.boolean().optional() }));
export type MarkedText = z.infer<typeof markedTextSchema>;

const ofAnalysis = {
  analysisId: z.string(),
  /** Which deck of the company it is, from 1. */
  version: z.number().int().positive(),
};

export const companyHitSchema = z.strictObject({
  ...ofAnalysis,
  companyName: markedTextSchema,
  fileName: markedTextSchema,
  sector: sectorSchema,
  status: z.enum(ANALYSIS_STATUSES),
  overallScore: z.number().nullable(),
  recommendation: recommendationSchema.nullable(),
  recommendationReason: followUpReasonSchema.optional(),
});
export type CompanyHit = z.infer<typeof companyHitSchema>;

export const factHitSchema = z.strictObject({
  ...ofAnalysis,
  companyName: markedTextSchema,
  factId: z.string(),
  kind: z.enum(FACT_KIND_IDS),
  /** Name of the kind in the reader's language. */
  name: markedTextSchema,
  /** The figure in the reader's format; absent for what is said in words. */
  value: markedTextSchema.optional(),
  /** The same as a number with its unit, currency and time. */
  figure: figureSchema.optional(),
  /** The verbatim quote; a long one is cut to where the words stand. */
  quote: markedTextSchema,
  slide: z.number().int().positive(),
});
export type FactHit = z.infer<typeof factHitSchema>;

export const questionHitSchema = z.strictObject({
  ...ofAnalysis,
  companyName: markedTextSchema,
  questionId: z.string(),
  question: markedTextSchema,
  /** What was answered or noted, where a word of the search stands in it. */
  said: markedTextSchema.optional(),
  category: questionCategorySchema,
  priority: prioritySchema,
  slide: z.number().int().positive().optional(),
});
export type QuestionHit = z.infer<typeof questionHitSchema>;

export const searchResultSchema = z.strictObject({
  companies: z.array(companyHitSchema),
  facts: z.array(factHitSchema),
  questions: z.array(questionHitSchema),
  /** Groups of which there may be more than is shown. */
  more: z.strictObject({ companies: z.boolean(), facts: z.boolean(), questions: z.boolean() }),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
