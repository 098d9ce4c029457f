/**
 * What figures of reports are measured in. Shares are whole percent that sum to 100; averages have one decimal; money
 * is in euro. A figure that cannot be given is null, never 0.
 */
import { z } from 'zod';
import { stageSchema } from './values.js';

export const count = z.number().int().nonnegative();
/** 0..100, one decimal; null when nothing was scored. */
export const average = z.number().min(0).max(100).nullable();
/** Whole percent. */
export const share = z.number().int().min(0).max(100);
/** Euro; null where the reader may not see amounts. */
export const euro = z.number().nonnegative().nullable();
export const stageOrUnknown = z.union([stageSchema, z.literal('unknown')]);
/** `YYYY-MM`, UTC. */
export const month = z.string().regex(/^\d{4,}-\d{2}$/);
