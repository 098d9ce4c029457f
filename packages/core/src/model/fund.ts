/** What people of a fund add to an analysis: comments, ratings, the fund's decision. Kept in the analysis's document. */
import { z } from 'zod';
import { saidOfSchema } from './said-of.js';
import { DECISIONS } from './vocabulary.js';

export { DECISIONS };

/** Who said it, as it was when it was said: the account may be gone since. */
export const authorSchema = z.strictObject({
  /** Account id; absent for what the terminal or a script wrote. */
  id: z.string().optional(),
  firstName: z.string(),
});
export type Author = z.infer<typeof authorSchema>;

export const commentSchema = z.strictObject({
  id: z.string(),
  content: z.string().min(1),
  createdAt: z.string(),
  /** When its author last changed it. */
  editedAt: z.string().optional(),
  user: authorSchema,
  /** The slide it is about, and the fact on it. */
  slide: z.number().int().positive().optional(),
  factId: z.string().optional(),
  /** Only where it was said of an earlier version of the deck. */
  saidOf: saidOfSchema.optional(),
});
export type Comment = z.infer<typeof commentSchema>;

/** How right an analysis was, as one person judges it; a person's second rating replaces the first. */
export const feedbackSchema = z.strictObject({
  id: z.string(),
  /** Stars, 1 to 5. */
  rating: z.number().int().min(1).max(5),
  feedbackText: z.string().optional(),
  createdAt: z.string(),
  user: authorSchema,
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const decisionSchema = z.strictObject({
  value: z.enum(DECISIONS),
  /** Id of the stage of the fund's pipeline that it put the company in. */
  stage: z.string().optional(),
  /** Id of the fund's reason for passing. */
  reason: z.string().optional(),
  note: z.string().optional(),
  at: z.string(),
  by: authorSchema,
  /** Only where it was made on an earlier version of the deck. */
  saidOf: saidOfSchema.optional(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** What the fund does next about the company. */
export const nextStepSchema = z.strictObject({
  text: z.string().min(1).max(500),
  /** Day by which, `YYYY-MM-DD`. */
  due: z.iso.date().optional(),
  at: z.string(),
  by: authorSchema,
  /** Only where it was said of an earlier version of the deck. */
  saidOf: saidOfSchema.optional(),
});
export type NextStep = z.infer<typeof nextStepSchema>;
