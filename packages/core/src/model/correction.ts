/** A person's correction of an analysis: what was changed, what it was before, who did it, when and why. */
import { z } from 'zod';
import { FACT_KIND_IDS } from './fact-kinds.js';
import { basisSchema, factSchema, periodSchema } from './fact.js';
import { messageSchema } from './message.js';
import { saidOfSchema } from './said-of.js';
import { businessModelSchema, sectorSchema, stageSchema } from './values.js';

/** What a person may say of a fact; slide and quote stay those of the deck. A new figure replaces a range as well. */
export const factPatchSchema = z
  .strictObject({
    kind: z.enum(FACT_KIND_IDS),
    /** The fact in words, for kinds without a figure. */
    text: z.string().min(1),
    value: z.number(),
    unit: z.enum(['money', 'percent', 'multiple', 'count', 'months']),
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    period: periodSchema,
    /** `2025`, `2025-12`, `2025-Q3`, `2025-12-31`. */
    asOf: z.string().regex(/^\d{4}(-(Q[1-4]|\d{2}(-\d{2})?))?$/),
    basis: basisSchema,
    subjectName: z.string().min(1),
  })
  .partial();
export type FactPatch = z.infer<typeof factPatchSchema>;

/** What a person may say of a question. */
export const questionPatchSchema = z
  .strictObject({
    status: z.enum(['open', 'answered', 'dismissed']),
    answer: z.string(),
    owner: z.string(),
    /** Account of `owner`; empty for somebody without one. */
    ownerId: z.string(),
    /** `YYYY-MM-DD`; empty for no day. */
    due: z.union([z.iso.date(), z.literal('')]),
    notes: z.string(),
  })
  .partial();
export type QuestionPatch = z.infer<typeof questionPatchSchema>;

/** The same as a person types it: a figure may be a text, such as `1.2M`, read in the language of who types. */
export const typedFactPatchSchema = factPatchSchema.extend({
  value: z.union([z.number(), z.string().max(200)]).optional(),
});
export type TypedFactPatch = z.infer<typeof typedFactPatchSchema>;

/** What a person asks to be changed. */
export const correctionRequestSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('company'), to: z.string().trim().min(1) }),
  z.strictObject({ of: z.literal('sector'), to: sectorSchema }),
  z.strictObject({ of: z.literal('stage'), to: stageSchema }),
  z.strictObject({ of: z.literal('businessModel'), to: businessModelSchema }),
  z.strictObject({ of: z.literal('fact'), factId: z.string(), set: typedFactPatchSchema }),
  /** The deck does not say this; the fact goes, and no score counts it. */
  z.strictObject({ of: z.literal('drop'), factId: z.string() }),
  z.strictObject({ of: z.literal('question'), questionId: z.string(), set: questionPatchSchema }),
]);
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>;

/** How the company's name, and its stage, were found. */
export const nameFromSchema = z.enum(['user', 'deck', 'file', 'unknown']);
export const stageReadSchema = z.strictObject({
  value: z.union([stageSchema, z.literal('unknown')]),
  basis: z.enum(['user', 'label', 'ask', 'arr', 'unknown']),
  factIds: z.array(z.string()),
});

/** What stood there before a correction, so that it can be taken back. */
const beforeSchema = z.strictObject({
  fields: z.strictObject({
    companyName: z.string(),
    companyNameFrom: nameFromSchema,
    companyNameMessage: messageSchema.optional(),
    companyNameRead: z.string().optional(),
    sector: sectorSchema,
    sectorRunnerUp: sectorSchema.optional(),
    stage: stageReadSchema,
    businessModel: businessModelSchema,
  }),
  /** The facts that it changed or took away. */
  facts: z.array(factSchema),
  /** Ids of all facts, in their order: of two that say as much the first one scores. */
  order: z.array(z.string()),
});

const changedSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('company'), to: z.string(), was: z.string() }),
  z.strictObject({ of: z.literal('sector'), to: sectorSchema, was: sectorSchema }),
  z.strictObject({
    of: z.literal('stage'),
    to: stageSchema,
    was: z.union([stageSchema, z.literal('unknown')]),
  }),
  z.strictObject({ of: z.literal('businessModel'), to: businessModelSchema, was: businessModelSchema }),
  /** `was` is the fact as it was before, whole, so that the same statement is known again in a later reading. */
  z.strictObject({ of: z.literal('fact'), factId: z.string(), set: factPatchSchema, was: factSchema }),
  z.strictObject({ of: z.literal('drop'), factId: z.string(), was: factSchema }),
  z.strictObject({ of: z.literal('question'), questionId: z.string(), set: questionPatchSchema }),
]);

export const correctionSchema = z.strictObject({
  /** Who made it: a name. */
  by: z.string().min(1),
  /** When, ISO 8601. */
  at: z.string(),
  /** Why, in the person's own words; empty only for questions. */
  reason: z.string(),
  change: changedSchema,
  /** Not of questions, nor in documents of before it could be taken back. */
  before: beforeSchema.optional(),
  /** Only where it was made on an earlier version of the deck. */
  saidOf: saidOfSchema.optional(),
});
export type Correction = z.infer<typeof correctionSchema>;
