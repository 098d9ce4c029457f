/** Inputs that several tools take, each with the sentence that a model reads. */
import {
  DECISIONS,
  FIT_VERDICTS,
  FOLLOW_UP_REASONS,
  localeSchema,
  recommendationSchema,
  sectorSchema,
  STAGES,
} from '@vc-analyst/core/model';
import { z } from 'zod';

export const idInput = z
  .string()
  .min(4)
  .max(200)
  .describe('Id of an analysis, or a beginning of it that no other has (at least four characters)');

export const pathInput = z.string().min(1).max(4096);

/** Says its default: the language of the configuration. */
export const langInput = localeSchema
  .optional()
  .describe('Language of texts that are not the deck’s (default: the configured one)');

/** Which analyses: as `vc list` and the API take them. */
export const filterInputs = {
  sector: z.array(sectorSchema).optional().describe('Only these sectors'),
  stage: z
    .array(z.enum([...STAGES, 'unknown']))
    .optional()
    .describe('Only these funding rounds'),
  recommendation: z.array(recommendationSchema).optional().describe('Only these recommendations'),
  reason: z.array(z.enum(FOLLOW_UP_REASONS)).optional().describe('Only follow-ups for these'),
  fit: z
    .array(z.enum([...FIT_VERDICTS, 'none']))
    .optional()
    .describe('Only these verdicts of the fund’s thesis'),
  decision: z
    .array(z.enum([...DECISIONS, 'none']))
    .optional()
    .describe('Only these decisions of the fund'),
  minScore: z.number().min(0).max(100).optional().describe('Least overall score'),
  minCoverage: z.number().min(0).max(1).optional().describe('Least share of what the rubric asks'),
  since: z.iso.date().optional().describe('Made on this day (UTC) or later'),
};
