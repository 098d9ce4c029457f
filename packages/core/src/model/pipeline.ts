/** The fund's pipeline: stages of its own with what each means, and its reasons for passing. */
import { z } from 'zod';
import { DECISIONS } from './fund.js';

/** Short, and the same for ever: names change, what was decided stays. */
const idSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** As the fund calls it; absent for one that comes with the product, which has a name in each language. */
const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => !/\p{Cc}/u.test(text))
  .optional();

export const pipelineStageSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  /** What a company in this stage counts as, in reports and lists. */
  decision: z.enum(DECISIONS),
});
export type PipelineStage = z.infer<typeof pipelineStageSchema>;

export const passReasonSchema = z.strictObject({ id: idSchema, name: nameSchema });
export type PassReason = z.infer<typeof passReasonSchema>;

const isUnique = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length;

export const pipelineSchema = z.strictObject({
  /** In the order of the board. At least one for each decision, so that every decision has its place. */
  stages: z
    .array(pipelineStageSchema)
    .max(20)
    .refine(isUnique, { message: 'two stages have the same id' })
    .refine((stages) => DECISIONS.every((value) => stages.some(({ decision }) => decision === value)), {
      message: 'each of pipeline, invested and passed needs a stage',
    }),
  passReasons: z.array(passReasonSchema).max(40).refine(isUnique, { message: 'two reasons have the same id' }),
});
export type Pipeline = z.infer<typeof pipelineSchema>;

/** Ids that have a name in each language. */
export const OWN_STAGES = ['first-look', 'meeting', 'due-diligence', 'committee', 'invested', 'passed'] as const;
export const OWN_PASS_REASONS = [
  'too-early',
  'team',
  'market',
  'traction',
  'valuation',
  'not-thesis',
  'other',
] as const;

/** Until the fund says otherwise. */
export const PIPELINE: Pipeline = {
  stages: OWN_STAGES.map((id) => ({ id, decision: id === 'invested' || id === 'passed' ? id : 'pipeline' })),
  passReasons: OWN_PASS_REASONS.map((id) => ({ id })),
};
