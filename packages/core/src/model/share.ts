/** A link by which somebody without an account reads one analysis, what it shows, and what is known of its readers. */
import { z } from 'zod';
import { analysisSchema } from './analysis.js';
import { authorSchema } from './fund.js';
import { memoSchema } from './memo.js';
import { messageSchema } from './message.js';

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
    founder: true,
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

/** What a link asks a founder, instead of showing anything. */
export const asksSchema = z.strictObject({
  /** As they were when the link was made. */
  questions: z.array(z.strictObject({ id: z.string(), question: z.string(), questionMessage: messageSchema })),
  /** When the founder last sent something. */
  answeredAt: z.string().optional(),
});
export type Asks = z.infer<typeof asksSchema>;

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
  /** Only of a link to a founder: it shows these questions and no analysis. */
  asks: asksSchema.optional(),
  /** The newest, oldest first. */
  visits: z.array(shareVisitSchema.extend({ id: z.string() })).optional(),
});
export type Share = z.infer<typeof shareSchema>;

/** Whether a share opens its analysis; if not, why: its end has come, or who made it has no active account any more. */
export const SHARE_STATES = ['open', 'expired', 'maker-left'] as const;

/** What those who manage an analysis see of its shares. */
export const shareViewSchema = shareSchema
  .omit({ tokenHash: true, passwordHash: true, analysis: true, visits: true, asks: true })
  .extend({
    hasPassword: z.boolean(),
    state: z.enum(SHARE_STATES),
    /** Whether it shows the analysis as it was at `createdAt`; else as it is now. */
    isSnapshot: z.boolean(),
  });
export type ShareView = z.infer<typeof shareViewSchema>;

/** A link to a founder, as those see it who manage the analysis. */
export const founderLinkSchema = shareViewSchema
  .pick({ id: true, analysisId: true, createdAt: true, user: true, views: true, lastViewedAt: true, state: true })
  .extend({
    expiresAt: z.string(),
    /** Ids of the questions that it asks. */
    questionIds: z.array(z.string()),
    /** How many of them were answered, and how many files came. */
    answered: z.number().int().nonnegative(),
    files: z.number().int().nonnegative(),
    /** When something last came. */
    answeredAt: z.string().optional(),
  });
export type FounderLink = z.infer<typeof founderLinkSchema>;

/** What a founder reads behind a link: the questions, and what they answered themselves. Nothing else of the analysis. */
export const founderPageSchema = z.strictObject({
  companyName: z.string(),
  /** Whole name of who asks. */
  askedBy: z.string(),
  expiresAt: z.string(),
  questions: z.array(
    z.strictObject({
      id: z.string(),
      question: z.string(),
      answer: z.string(),
      /** When it was sent; absent while it is not. */
      answeredAt: z.string().optional(),
      /** The fund has taken it over: it can no longer be changed. */
      isTaken: z.boolean(),
    }),
  ),
  files: z.array(z.strictObject({ id: z.string(), fileName: z.string(), bytes: z.number() })),
  /** How much may be sent. */
  limits: z.strictObject({
    characters: z.number().int(),
    files: z.number().int(),
    fileMb: z.number(),
  }),
});
export type FounderPage = z.infer<typeof founderPageSchema>;

/** A share among those of the whole fund. */
export const fundShareSchema = shareViewSchema.extend({
  companyName: z.string(),
  /** Whole name of who made it; as it was then where the account is gone. */
  maker: z.string(),
  /** Only of a link to a founder: how many questions it asks. */
  asks: z.number().int().positive().optional(),
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
