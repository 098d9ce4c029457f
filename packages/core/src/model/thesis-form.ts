/** The parts of a thesis that a form can show; the others stand in its YAML alone. */
import { z } from 'zod';
import { businessModelSchema, sectorSchema, stageSchema } from './values.js';

/** Empty lists and null ask nothing. */
export const thesisFormSchema = z.strictObject({
  /** Shown beside each verdict; empty for none. */
  name: z.string().trim().max(200),
  stages: z.array(stageSchema),
  sectors: z.array(sectorSchema),
  /** ISO country codes and regions of the company's seat. */
  geographies: z.array(z.string().max(40)),
  /** Amounts in `currency`; `leastShare` in percent of the round. */
  cheque: z
    .strictObject({ min: z.number(), max: z.number(), currency: z.string().max(3), leastShare: z.number() })
    .nullable(),
  /** What rules a deck out. */
  never: z.strictObject({
    sectors: z.array(sectorSchema),
    businessModels: z.array(businessModelSchema.exclude(['unknown'])),
    /** Whole words or phrases on any slide. */
    words: z.array(z.string().max(200)),
  }),
});
export type ThesisForm = z.infer<typeof thesisFormSchema>;

/** Parts of a thesis that only its YAML shows. */
export const THESIS_PARTS_IN_TEXT = ['flags', 'figures', 'weights'] as const;

/** A thesis as it is being written: its text, what a form shows of it, and what it would say of stored decks. */
export const thesisDraftSchema = z.strictObject({
  /** YAML; comments and what the form does not show stay as they were. */
  text: z.string(),
  form: thesisFormSchema,
  /** What of it the form does not show. */
  inText: z.array(z.enum(THESIS_PARTS_IN_TEXT)),
  /** Verdicts of the newest `of` finished decks; null where it asks nothing. */
  verdicts: z
    .strictObject({
      of: z.number().int(),
      fits: z.number().int(),
      stretches: z.number().int(),
      unknown: z.number().int(),
      outside: z.number().int(),
    })
    .nullable(),
});
export type ThesisDraft = z.infer<typeof thesisDraftSchema>;
