/** A due-diligence question: what to ask, why, and where in the deck it comes from. */
import { z } from 'zod';
import { saidOfSchema } from './said-of.js';
import { messageSchema } from './message.js';
import { prioritySchema, questionCategorySchema } from './values.js';

export const questionSchema = z.strictObject({
  /** The rubric's id, `Q01` … `Q62`. */
  id: z.string(),
  category: questionCategorySchema,
  priority: prioritySchema,
  question: z.string(),
  questionMessage: messageSchema,
  /** What made us ask: the claim with its slide, or "not found in n slides". */
  why: z.string(),
  whyMessage: messageSchema,
  slide: z.number().int().positive().optional(),
  quote: z.string().optional(),
  criterionId: z.string().optional(),
  /** Points of the overall score that a good answer would add. */
  pointsAtStake: z.number().nonnegative().optional(),
  /** `promotion` asks what could become, `prevention` what could go wrong; at least 40 % are promotion. */
  framing: z.enum(['promotion', 'prevention']),
  /** Asked for the balance of framings only, from a milder cause. */
  topUp: z.literal(true).optional(),
  /** Among the at most seven shown first: those of this deck’s own words and figures before those of what it leaves out. */
  first: z.boolean(),
  status: z.enum(['open', 'answered', 'dismissed']).optional(),
  owner: z.string().optional(),
  /** Account of the member of the team that `owner` names. */
  ownerId: z.string().optional(),
  /** Day by which it is to be answered, `YYYY-MM-DD`; empty where none. */
  due: z.string().optional(),
  notes: z.string().optional(),
  answer: z.string().optional(),
  /** Only where answer, status, owner and notes were given for an earlier version of the deck. */
  saidOf: saidOfSchema.optional(),
});
export type Question = z.infer<typeof questionSchema>;
