/** Two analyses side by side, of two companies or of two versions of one deck: what differs, and on which slides. */
import { z } from 'zod';
import { analysisSchema } from './analysis.js';
import { FACT_KIND_IDS } from './fact-kinds.js';
import { factSchema } from './fact.js';
import { criterionResultSchema, flagSchema } from './scores.js';
import { messageSchema } from './message.js';
import { scoreIdSchema } from './values.js';

/** One thing in both; null where it is not shown or cannot be given. */
const pair = <T extends z.ZodType>(one: T) => ({ a: one.nullable(), b: one.nullable() });

export const comparedHeadSchema = analysisSchema.pick({
  id: true,
  companyName: true,
  fileName: true,
  version: true,
  recommendation: true,
  recommendationReason: true,
  stage: true,
  sector: true,
  slideCount: true,
  rubricVersion: true,
});
export type ComparedHead = z.infer<typeof comparedHeadSchema>;

export const comparedScoreSchema = z.strictObject({
  score: z.union([scoreIdSchema, z.enum(['overall', 'coverage'])]),
  ...pair(z.number()),
  /** b minus a; null when either is. Coverage in percent. */
  difference: z.number().nullable(),
});
export type ComparedScore = z.infer<typeof comparedScoreSchema>;

export const comparedFigureSchema = z.strictObject({
  kind: z.enum(FACT_KIND_IDS),
  ...pair(factSchema),
  /** b ÷ a, where both are amounts of one unit and currency and a is not 0. */
  ratio: z.number().nullable(),
});
export type ComparedFigure = z.infer<typeof comparedFigureSchema>;

export const comparedCriterionSchema = z.strictObject({
  id: z.string(),
  /** Only of a plugin's. */
  titleMessage: messageSchema.optional(),
  score: scoreIdSchema,
  ...pair(
    criterionResultSchema
      .pick({ points: true, max: true, reason: true, reasonMessage: true })
      .extend({ slides: z.array(z.number().int()) }),
  ),
  /** Share of its points, b minus a: comparable where the two are weighed for different stages. */
  difference: z.number(),
});
export type ComparedCriterion = z.infer<typeof comparedCriterionSchema>;

export const comparisonSchema = z.strictObject({
  a: comparedHeadSchema,
  b: comparedHeadSchema,
  /** True for two decks of one company. */
  sameCompany: z.boolean(),
  scores: z.array(comparedScoreSchema),
  /** Figures of which the two show different ones, or only one shows any. */
  figures: z.array(comparedFigureSchema),
  /** Criteria that earned another share of their points, the largest difference first. */
  criteria: z.array(comparedCriterionSchema),
  flags: z.strictObject({ onlyA: z.array(flagSchema), onlyB: z.array(flagSchema) }),
  /** Every statement that only one of them makes, in order of slides. */
  facts: z.strictObject({ onlyA: z.array(factSchema), onlyB: z.array(factSchema) }),
});
export type Comparison = z.infer<typeof comparisonSchema>;
