/** The fund's pipeline at a glance: its stages with the companies in each. */
import { z } from 'zod';
import { analysisSummarySchema } from './analysis.js';
import { passReasonSchema, pipelineStageSchema } from './pipeline.js';

export const pipelineCardSchema = analysisSummarySchema
  .pick({
    id: true,
    companyName: true,
    sector: true,
    stage: true,
    overallScore: true,
    recommendation: true,
    recommendationReason: true,
    ask: true,
    revenue: true,
    decision: true,
    nextStep: true,
    ownerId: true,
    createdAt: true,
  })
  .strip();
export type PipelineCard = z.infer<typeof pipelineCardSchema>;

const columnFields = {
  /** How many companies are in it; `cards` may hold fewer. */
  total: z.number().int().nonnegative(),
  cards: z.array(pipelineCardSchema),
};

export const pipelineBoardSchema = z.strictObject({
  /** Companies on which nothing is decided yet. */
  undecided: z.strictObject(columnFields),
  /** In the fund's order. */
  stages: z.array(pipelineStageSchema.extend(columnFields)),
  passReasons: z.array(passReasonSchema),
});
export type PipelineBoard = z.infer<typeof pipelineBoardSchema>;
