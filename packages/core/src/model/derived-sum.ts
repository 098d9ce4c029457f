/** A sum that an investor works out beside a deck: its formula with the figures in it, and whether it ties. */
import { z } from 'zod';
import { messageSchema } from './message.js';

/** In the order in which they are shown. */
export const SUM_IDS = [
  'take-rate',
  'revenue-per-customer',
  'ltv-years',
  'acquisition-plan',
  'ask-per-customer',
  'ask-months',
  'som-sales',
  'market-share',
  'tam-buyers',
  'forecast-growth',
  'forecast-customers',
] as const;
export type SumId = (typeof SUM_IDS)[number];

/**
 * `ties`: agrees with another figure of the deck; `apart`: does not, which is a question and no accusation; `derived`:
 * the deck gives nothing to set it against; `open`: cannot be said, and `text` says why.
 */
export const sumStatusSchema = z.enum(['ties', 'apart', 'derived', 'open']);
export type SumStatus = z.infer<typeof sumStatusSchema>;

export const derivedSumSchema = z.strictObject({
  id: z.enum(SUM_IDS),
  status: sumStatusSchema,
  /** The formula with its figures, as a sentence. */
  text: z.string(),
  textMessage: messageSchema,
  /** The figures it is made of, whose slides and quotes carry it. */
  factIds: z.array(z.string()),
});
export type DerivedSum = z.infer<typeof derivedSumSchema>;
