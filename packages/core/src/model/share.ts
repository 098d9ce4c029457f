/** A link by which somebody without an account reads one analysis, what it shows, and what is known of its readers. */
import { z } from 'zod';
import { analysisSchema } from './analysis.js';
import { authorSchema } from './fund.js';
import { memoSchema } from './memo.js';

/** The document as an outsider reads it: nothing of what the fund says among its own. */
export const sharedAnalysisSchema = analysisSchema
  .omit({
    run: true,
    given: true,
    ownerId: true,
    feedback: true,
    decision: true,
    nextStep: true,
    corrections: true,
    fit: true,
    rejected: true,
    outbound: true,
    previousId: true,
  })
  // The draft to the founder is the fund's own.
  .extend({ comments: z.array(z.never()), memo: memoSchema.omit({ email: true }).optional() });
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>;

const slideTimeSchema = z.strictObject({
  /** From 1. */
  slide: z.number().int().min(1).max(10_000),
  /** Whole seconds for which it lay open. */
  seconds: z.number().int().min(1).max(86_400),
});
/** Each slide once. */
export const slideTimesSchema = z.array(slideTimeSchema).max(2_000);
export type SlideTime = z.infer<typeof slideTimeSchema>;

/** One opening of a link, as far as the reader's page told of it. Who it was is not known. */
export const shareVisitSchema = z.strictObject({
  /** When it was opened. */
  at: z.string(),
  /** By number; empty where the page told nothing. */
  slides: slideTimesSchema,
});
export type ShareVisit = z.infer<typeof shareVisitSchema>;

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
  /** What it shows: the analysis when the share was made. Absent in shares of before there was any: they show the analysis of now. */
  analysis: sharedAnalysisSchema.optional(),
  /** The newest, oldest first. */
  visits: z.array(shareVisitSchema.extend({ id: z.string() })).optional(),
});
export type Share = z.infer<typeof shareSchema>;

/** Whether a share opens its analysis; if not, why: its end has come, or who made it has no active account any more. */
export const SHARE_STATES = ['open', 'expired', 'maker-left'] as const;

/** What those who manage an analysis see of its shares. */
export const shareViewSchema = shareSchema
  .omit({ tokenHash: true, passwordHash: true, analysis: true, visits: true })
  .extend({
    hasPassword: z.boolean(),
    state: z.enum(SHARE_STATES),
    /** Whether it shows the analysis as it was at `createdAt`; else as it is now. */
    isSnapshot: z.boolean(),
  });
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
