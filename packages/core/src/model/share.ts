/** A link by which somebody without an account reads one analysis. */
import { z } from 'zod';
import { authorSchema } from './fund.js';

/** A share as it is kept: the token is not, only its hash. */
export const shareSchema = z.strictObject({
  /** First 32 hexadecimal digits of the token's SHA-256. */
  id: z.string(),
  tokenHash: z.string(),
  analysisId: z.string(),
  createdAt: z.string(),
  user: authorSchema,
  /** Null: until it is revoked. */
  expiresAt: z.string().nullable(),
  passwordHash: z.string().nullable(),
  views: z.number().int().nonnegative(),
  lastViewedAt: z.string().optional(),
});
export type Share = z.infer<typeof shareSchema>;

/** What those who manage an analysis see of its shares. */
export const shareViewSchema = shareSchema
  .omit({ tokenHash: true, passwordHash: true })
  .extend({ hasPassword: z.boolean() });
export type ShareView = z.infer<typeof shareViewSchema>;
