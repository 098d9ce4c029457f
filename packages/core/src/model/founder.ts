/** What a founder answered by a link, without an account: the answers, the files, and what the deck alone scored. */
import { z } from 'zod';
import { authorSchema } from './fund.js';
import { modelSummarySchema } from './model-use.js';
import { saidOfSchema } from './said-of.js';
import { followUpReasonSchema, recommendationSchema } from './values.js';
import { ANSWER_STATES, DECK_KINDS } from './vocabulary.js';

/** Most characters of one answer. */
export const ANSWER_LENGTH = 5000;
/** Most questions of one link, and most files that one takes. */
export const MOST_ASKED = 20;
export const MOST_FOUNDER_FILES = 10;
/** Days until a link to a founder ends that is given no end. */
export const FOUNDER_LINK_DAYS = 14;

/** `received`: nobody has decided; `counted`: the score rests on it too; `ignored`: it does not. */
export const answerStateSchema = z.enum(ANSWER_STATES);
export type AnswerState = z.infer<typeof answerStateSchema>;

export const founderAnswerSchema = z.strictObject({
  /** Unique in its analysis. */
  id: z.string(),
  /** The link that it came by, which may be gone since. */
  linkId: z.string(),
  questionId: z.string(),
  /** The question as the founder read it. */
  question: z.string(),
  /** Verbatim. */
  text: z.string().min(1).max(ANSWER_LENGTH),
  /** When it was sent, or last changed; ISO 8601. */
  at: z.string(),
  state: answerStateSchema,
  /** Who decided on it, and when; absent while nobody has. */
  by: authorSchema.optional(),
  decidedAt: z.string().optional(),
  /** Only where it was given for an earlier version of the deck. */
  saidOf: saidOfSchema.optional(),
});
export type FounderAnswer = z.infer<typeof founderAnswerSchema>;

export const founderFileSchema = z.strictObject({
  id: z.string(),
  linkId: z.string(),
  fileName: z.string(),
  kind: z.enum(DECK_KINDS),
  /** sha256 of the bytes: under it they are kept. */
  hash: z.string(),
  bytes: z.number().int().nonnegative(),
  at: z.string(),
});
export type FounderFile = z.infer<typeof founderFileSchema>;

export const founderSchema = z.strictObject({
  /** In the order in which they first came: an answer's page keeps its number. */
  answers: z.array(founderAnswerSchema),
  files: z.array(founderFileSchema),
});
export type Founder = z.infer<typeof founderSchema>;

const score = z.number().min(0).max(100).nullable();

/** What the deck scores without the founder's answers, by the same rubric. */
export const deckAloneSchema = z.strictObject({
  /** How many answers count. */
  answers: z.number().int().positive(),
  overallScore: score,
  marketScore: score,
  teamScore: score,
  productScore: score,
  tractionScore: score,
  riskScore: score,
  recommendation: recommendationSchema.nullable(),
  recommendationReason: followUpReasonSchema.optional(),
  /** A model's sentences on the deck, of which the answers may contradict some. */
  modelSummary: modelSummarySchema.optional(),
});
export type DeckAlone = z.infer<typeof deckAloneSchema>;
