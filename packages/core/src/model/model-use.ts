/** What a language model had to do with an analysis: what it proposed in vain, what was sent, what it wrote. */
import { z } from 'zod';
import { messageSchema } from './message.js';
import { localeSchema, stepIdSchema } from './values.js';

/** Why a proposal of a model is no fact. */
export const REJECTIONS = [
  'not-asked',
  'malformed',
  'no-such-slide',
  'quote-not-found',
  'quote-too-long',
  'order',
  'not-evidence',
  'figure-not-in-quote',
  'wrong-unit',
  'other-metric',
  'metric-not-named',
  'wrong-subject',
  'name-not-in-quote',
  'not-read-so',
  'other-figure',
  'no-majority',
  'not-upheld',
  'sentence-not-carried',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** A proposal as the model made it, cut to a length that can be shown. Nothing in it is verified. */
export const proposalSchema = z.strictObject({
  kind: z.string(),
  slide: z.number().optional(),
  quote: z.string().optional(),
  value: z.number().optional(),
  unit: z.string().optional(),
  currency: z.string().optional(),
  name: z.string().optional(),
  subject: z.string().optional(),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const rejectedSchema = z.strictObject({
  code: z.enum(REJECTIONS),
  step: stepIdSchema,
  proposal: proposalSchema,
  reason: z.string(),
  reasonMessage: messageSchema,
});
export type Rejected = z.infer<typeof rejectedSchema>;

const countSchema = z.number().int().nonnegative();

export const outboundSchema = z.strictObject({
  hosts: z.array(
    z.strictObject({ host: z.string(), requests: countSchema, bytesSent: countSchema, bytesReceived: countSchema }),
  ),
  /** `estimated` was counted before the first request; `input` and `output` are what the endpoint reported. */
  tokens: z.strictObject({ estimated: countSchema, input: countSchema, output: countSchema }),
  /** By the configured prices; absent without them. */
  cost: z
    .strictObject({
      estimated: z.number().nonnegative(),
      actual: z.number().nonnegative(),
      currency: z.string().length(3),
    })
    .optional(),
  /** Answers that were known from an earlier analysis of the same deck: nothing was sent for them. */
  answersFromCache: countSchema,
});
export type Outbound = z.infer<typeof outboundSchema>;

export const modelSummarySchema = z.strictObject({
  locale: localeSchema,
  sentences: z.array(z.strictObject({ text: z.string().min(1), factIds: z.array(z.string()).min(1) })),
});
export type ModelSummary = z.infer<typeof modelSummarySchema>;

const standingQuoteSchema = z.strictObject({ slide: z.number().int().positive(), quote: z.string().min(1) });

/** What a model says of one criterion: levels from 0 (nothing) to 4 (specific, and among the best at this stage). */
export const modelJudgementSchema = z.strictObject({
  /** `M1` … `R10`. */
  criterion: z.string(),
  /** The median of the votes. */
  level: z.number().int().min(0).max(4),
  votes: z.array(z.number().int().min(0).max(4)).min(1),
  /** Found on their slides by code. */
  for: z.array(standingQuoteSchema),
  against: z.array(standingQuoteSchema),
});
export type ModelJudgement = z.infer<typeof modelJudgementSchema>;
