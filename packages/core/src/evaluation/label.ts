/** What a careful reader saw on the slides of one deck: one line of a labels file. `null` means that the deck does not show it. */
import { z } from 'zod';
import { localeSchema, sectorSchema, stageSchema, type Section } from '../model/values.js';

const figureSchema = z.looseObject({
  value: z.number().nullish(),
  currency: z.string().nullish(),
  page: z.number().nullish(),
  text: z.string().nullish(),
  /** For `arr`: `ARR`, or what else stands for it (annual revenue). */
  kind: z.string().nullish(),
});

/** Sections whose presence is labelled. */
export const LABELLED_SECTIONS = [
  'problem',
  'solution',
  'product',
  'market',
  'businessModel',
  'traction',
  'team',
  'competition',
  'financials',
  'ask',
] as const satisfies readonly Section[];

/** Unknown fields are kept and ignored. */
export const labelSchema = z.looseObject({
  id: z.string(),
  /** Files of the deck, relative to the labels file; else every file named `<id>.*` beside it or in `files/`. */
  files: z.array(z.string()).optional(),
  company: z.string().nullish(),
  sector: sectorSchema.nullish(),
  language: z.union([localeSchema, z.string()]).nullish(),
  round: stageSchema.nullish(),
  ask: z.looseObject({ amount: z.number().nullish(), currency: z.string().nullish() }).nullish(),
  marketSize: figureSchema.nullish(),
  arr: figureSchema.nullish(),
  growthRate: figureSchema.nullish(),
  burnRate: figureSchema.nullish(),
  users: figureSchema.nullish(),
  teamMembers: z.array(z.string()).optional(),
  competitors: z.array(z.string()).optional(),
  hasSlide: z.partialRecord(z.enum(LABELLED_SECTIONS), z.boolean()).optional(),
});
export type Label = z.infer<typeof labelSchema>;
