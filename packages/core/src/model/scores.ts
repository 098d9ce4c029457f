/** The parts of a score: criteria, checks, flags, caps and the recommendation rule. */
import { z } from 'zod';
import { messageSchema } from './message.js';
import { scoreIdSchema, severitySchema } from './values.js';

/** 0 = missing, .15 = disclosed but bad or bare assertion, .25 hint, .5 partial, .75 specific, 1 = specific and in the top band. */
export const LEVELS = [0, 0.15, 0.25, 0.5, 0.75, 1] as const;
export type Level = (typeof LEVELS)[number];

/** met: level >= .75; partial: > 0, or lines that may say it could not be read; missing: 0; failed: its step failed, so its score is null. */
export const criterionStateSchema = z.enum(['met', 'partial', 'missing', 'notApplicable', 'failed']);

/** A line of the deck that speaks of what a criterion asks for and could not be judged, verbatim. */
export const candidateSchema = z.strictObject({ slide: z.number().int().positive(), quote: z.string().min(1) });
export type Candidate = z.infer<typeof candidateSchema>;

export const criterionResultSchema = z.strictObject({
  /** `M1` … `R10`; of a plugin's `climate/impact`, its name and the criterion's. */
  id: z.string(),
  /** Only of a plugin's, which no catalogue knows: whose it is, and its short name. */
  plugin: z.string().optional(),
  title: z.string().optional(),
  titleMessage: messageSchema.optional(),
  score: scoreIdSchema,
  level: z.number().min(0).max(1),
  /** Only where a model's judgement moved it: the level by the rules alone. */
  rulesLevel: z.number().min(0).max(1).optional(),
  /** Points of 100 inside its sub-score at this stage. */
  weight: z.number().nonnegative(),
  /** weight × level. */
  points: z.number().nonnegative(),
  max: z.number().nonnegative(),
  /** 0 missing, .5 hint, assertion or weak reading, 1 verified fact. */
  coverage: z.number().min(0).max(1),
  /** Points of the overall score that a good answer would add; 0 unless missing or only spoken of. */
  pointsAtStake: z.number().nonnegative(),
  state: criterionStateSchema,
  reason: z.string(),
  reasonMessage: messageSchema,
  factIds: z.array(z.string()),
  /** Only where the deck may speak of it and nothing could be judged: the lines to look at, none where they could not be read. The state is then `partial`. */
  candidates: z.array(candidateSchema).optional(),
});
export type CriterionResult = z.infer<typeof criterionResultSchema>;

export const checkResultSchema = z.strictObject({
  /** `tam-sam-som`, `mrr-arr`, … one a file in `scoring/checks`. */
  id: z.string(),
  status: z.enum(['pass', 'fail', 'notRun']),
  factIds: z.array(z.string()),
  detail: z.string(),
  detailMessage: messageSchema,
});
export type CheckResult = z.infer<typeof checkResultSchema>;

export const flagSchema = z.strictObject({
  /** Words: `prompt-injection`, `contradiction`; several of one kind get `-2`, `-3`. */
  id: z.string(),
  /** The rubric's number, `F32`. */
  rule: z.string(),
  severity: severitySchema,
  /** AnalyzeOnceResult off the risk sub-score. */
  points: z.number().nonnegative(),
  slides: z.array(z.number().int().nonnegative()),
  quotes: z.array(z.string()),
  factIds: z.array(z.string()),
  reason: z.string(),
  reasonMessage: messageSchema,
});
export type Flag = z.infer<typeof flagSchema>;

export const capSchema = z.strictObject({
  /** `C1` … `C12`. */
  id: z.string(),
  /** What is capped. */
  on: z.union([scoreIdSchema, z.literal('overall'), z.literal('recommendation')]),
  /** Highest value allowed; absent for a cap on the recommendation. */
  max: z.number().optional(),
  reason: z.string(),
  reasonMessage: messageSchema,
});
export type Cap = z.infer<typeof capSchema>;

export const subScoreSchema = z.strictObject({
  score: scoreIdSchema,
  /** 0..100, rounded, as shown; for risk this is resilience (higher is safer). null with a reason when it cannot be given. */
  value: z.number().nullable(),
  /** Before caps and rounding. */
  raw: z.number().nullable(),
  /** Share of the overall score in percent at this stage. */
  weight: z.number(),
  coverage: z.number().min(0).max(1),
  band: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
  reason: z.string().optional(),
  reasonMessage: messageSchema.optional(),
});
export type SubScore = z.infer<typeof subScoreSchema>;

export const recommendationRuleSchema = z.strictObject({
  /** `guaranteed-return`, `insufficient-evidence`, `other-language`, `all-conditions`, `invest-blocked`, `middle`, `thin`, `thinly-read`, `low`; before rubric 2 also `low-open` and `low-and-covered`. */
  rule: z.string(),
  reason: z.string(),
  reasonMessage: messageSchema,
  /** What would change the recommendation, nearest first: at most two, of a deck that needs more evidence the three that decide. */
  wouldChange: z.array(
    z.strictObject({ text: z.string(), textMessage: messageSchema, criterionId: z.string().optional() }),
  ),
  borderline: z.boolean(),
});
export type RecommendationRule = z.infer<typeof recommendationRuleSchema>;
