/** The mark of what people said of an earlier version of a company's deck and the next one carries on. */
import { z } from 'zod';

export const saidOfSchema = z.strictObject({
  /** The version it was said of. */
  version: z.number().int().positive(),
  /** Its analysis, which may be gone since. */
  analysisId: z.string(),
  /** The slide of that version that it was about. */
  slide: z.number().int().positive().optional(),
});
export type SaidOf = z.infer<typeof saidOfSchema>;
