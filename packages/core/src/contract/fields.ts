/** Fields that several routes take: their lengths and shapes in one place. */
import { z } from 'zod';
import {
  BUSINESS_MODELS,
  DECISIONS,
  FIT_VERDICTS,
  FOLLOW_UP_REASONS,
  RECOMMENDATIONS,
  SECTORS,
  STAGES,
} from '../model/vocabulary.js';
import { several } from './several.js';

/** An id in a path or body. Shape is not checked: an id that cannot be is answered as one that is not there. */
export const idField = z.string().min(1).max(200);

/** A name or label of a person or company; control characters never belong in one. */
export const nameField = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text));
export const requiredName = nameField.min(1);

/** Free text of a person. */
export const textField = z.string().trim().max(10_000);

export const emailField = z.email().max(254);

/** Long enough for a sentence, short enough that hashing it is not an attack. */
export const passwordField = z.string().min(1).max(1024);

/** A code of an authenticator app, or a recovery code, however it is typed. */
export const codeField = z.string().trim().min(1).max(64);

/** A token of a link. */
export const tokenField = z.string().min(16).max(200);

export const idParams = z.object({ id: idField });

/** What an analysis must be, as `AnalysisFilter` says; the terminal's flags are the same. */
export const analysisFilterFields = {
  sector: several(SECTORS).optional(),
  stage: several([...STAGES, 'unknown']).optional(),
  businessModel: several(BUSINESS_MODELS).optional(),
  recommendation: several(RECOMMENDATIONS).optional(),
  /** What a follow-up is for. */
  reason: several(FOLLOW_UP_REASONS).optional(),
  /** Verdicts of the fund's thesis. */
  fit: several([...FIT_VERDICTS, 'none']).optional(),
  /** `none` where the fund has not decided. */
  decision: several([...DECISIONS, 'none']).optional(),
  /** Accounts that handed the decks in, by id, set off by commas; `none` for those of the terminal. */
  owner: z
    .string()
    .max(2000)
    .transform((text) => text.split(',').filter(Boolean))
    .optional(),
  minScore: z.coerce.number().min(0).max(100).optional(),
  /** Share of what the rubric asks, 0 to 1. */
  minCoverage: z.coerce.number().min(0).max(1).optional(),
  /** Made on this day (UTC) or later. */
  since: z.iso.date().optional(),
};
