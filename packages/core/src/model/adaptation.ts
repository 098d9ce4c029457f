/** What a fund's own corrections add to the statement model: small weights, kept in its data folder, and what they were measured to do. */
import { z } from 'zod';
import { FACT_KIND_IDS } from './fact-kinds.js';

/** One kind, before and after, each company judged by weights that never saw it (cross-validation by company). */
export const kindMeasureSchema = z.strictObject({
  kind: z.enum(FACT_KIND_IDS),
  /** Statements of which it is known whether they say this. */
  judged: z.number().int().positive(),
  companies: z.number().int().positive(),
  /** How many of them are read wrong. */
  wrongBefore: z.number().int().nonnegative(),
  wrongAfter: z.number().int().nonnegative(),
  /** Mean negative log-likelihood, in nats. */
  lossBefore: z.number().nonnegative(),
  lossAfter: z.number().nonnegative(),
  /** Statements of the same decks that nobody judged and that would be read otherwise. */
  othersChanged: z.number().int().nonnegative(),
  /** Whether its weights are in use: only where no more are read wrong, and what is so was thought likelier. */
  applied: z.boolean(),
});
export type KindMeasure = z.infer<typeof kindMeasureSchema>;

export const adaptationSchema = z.strictObject({
  id: z.literal('statements'),
  /** Name and version of the model that they were learned beside, and hold with alone. */
  base: z.string(),
  /** Eight hexadecimal digits of the weights. */
  mark: z.string().regex(/^[0-9a-f]{8}$/),
  measured: z.array(kindMeasureSchema),
  /** Of every label of the model that changes: bucket of the feature, and its weight in thousandths. */
  weights: z.record(z.string(), z.array(z.tuple([z.number().int(), z.number().int()]))),
});
export type Adaptation = z.infer<typeof adaptationSchema>;
