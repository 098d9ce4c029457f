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

/** Whether a share opens its analysis; if not, why: its end has come, or who made it has no active account any more. */
export const SHARE_STATES = ['open', 'expired', 'maker-left'] as const;

/** What those who manage an analysis see of its shares. */
export const shareViewSchema = shareSchema
  .omit({ tokenHash: true, passwordHash: true })
  .extend({ hasPassword: z.boolean(), state: z.enum(SHARE_STATES) });
export type ShareView = z.infer<typeof shareViewSchema>;

/** A share among those of the whole fund. */
export const fundShareSchema = shareViewSchema.extend({
  companyName: z.string(),
  /** Whole name of who made it; as it was then where the account is gone. */
  maker: z.string(),
});
export type FundShare = z.infer<typeof fundShareSchema>;

/** What holds for every share that is made from now on. */
export const shareRulesSchema = z.strictObject({
  /** Days until a share ends that is given no end; null for never. */
  days: z.number().int().min(1).max(365).nullable(),
  passwordRequired: z.boolean(),
});
export type ShareRules = z.infer<typeof shareRulesSchema>;

export const SHARE_RULES: ShareRules = { days: 30, passwordRequired: false };
