/**
 * The analysis document: the one JSON that every screen, file and endpoint reads. It carries all that is
 * needed to explain and to rescore it later, without the deck.
 *
 * Texts of the product stand twice: rendered in `textLanguage`, and as message (id and values) beside it in
 * the field of the same name with `Message` behind it. `i18n` renders the document in another language.
 */
import { z } from 'zod';
import { correctionSchema } from './correction.js';
import { HIDDEN_BY } from './deck.js';
import { FACT_KIND_IDS } from './fact-kinds.js';
import { factSchema } from './fact.js';
import { fitSchema } from './fit.js';
import { messageSchema, messageValueSchema } from './message.js';
import { questionSchema } from './question.js';
import {
  capSchema,
  checkResultSchema,
  criterionResultSchema,
  flagSchema,
  recommendationRuleSchema,
  subScoreSchema,
} from './scores.js';
import { slideSummarySchema } from './slide-summary.js';
import {
  businessModelSchema,
  localeSchema,
  recommendationSchema,
  sectorSchema,
  stageSchema,
  stepIdSchema,
} from './values.js';

/** Version of the document's shape; a store that meets a higher one refuses to write it. */
export const DOCUMENT_VERSION = 1;

/** 0..100, or null with the reason in `subScores` or `warnings`. */
const scoreSchema = z.number().min(0).max(100).nullable();

export const stepResultSchema = z.strictObject({
  step: stepIdSchema,
  status: z.enum(['pending', 'processing', 'completed', 'error']),
  ms: z.number().nonnegative(),
  error: z.strictObject({ code: z.string(), message: z.string() }).optional(),
});
export type StepResult = z.infer<typeof stepResultSchema>;

export const warningSchema = z.strictObject({
  code: z.string(),
  slide: z.number().int().nonnegative().optional(),
  text: z.string(),
  textMessage: messageSchema,
});
export type Warning = z.infer<typeof warningSchema>;

export const analysisSchema = z.strictObject({
  documentVersion: z.literal(DOCUMENT_VERSION),
  id: z.string(),
  companyName: z.string(),
  /** `user` when given with the deck, `deck` when read from it, `file` when only the file name was left. */
  companyNameFrom: z.enum(['user', 'deck', 'file']),
  /** The name as the deck was read, where a person corrected it: by it the company's next deck is known. */
  companyNameRead: z.string().optional(),
  fileName: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'failed']),
  /** Only when failed: the error's code, its values and its English sentence. */
  failure: z
    .strictObject({ code: z.string(), message: z.string(), data: z.record(z.string(), messageValueSchema) })
    .optional(),
  createdAt: z.string(),
  /** Seconds. */
  analysisTime: z.number().nonnegative(),

  recommendation: recommendationSchema.nullable(),
  recommendationRule: recommendationRuleSchema.nullable(),
  summary: z.string(),
  summaryMessages: z.array(z.strictObject({ message: messageSchema, factIds: z.array(z.string()) })),
  overallScore: scoreSchema,
  marketScore: scoreSchema,
  teamScore: scoreSchema,
  productScore: scoreSchema,
  tractionScore: scoreSchema,
  /** How risky: high is bad. 100 minus the resilience sub-score. */
  riskScore: scoreSchema,
  subScores: z.array(subScoreSchema),
  /** Before calibration and rounding. */
  rawScore: z.number().nullable(),
  coverage: z.strictObject({
    overall: z.number().min(0).max(1),
    market: z.number().min(0).max(1),
    team: z.number().min(0).max(1),
    product: z.number().min(0).max(1),
    traction: z.number().min(0).max(1),
    risk: z.number().min(0).max(1),
  }),
  confidence: z.enum(['high', 'medium', 'low', 'insufficient']),
  /** Overall if all that is missing stayed absent, and if it were shown and good. */
  band: z.strictObject({ low: z.number(), high: z.number() }).nullable(),

  /** Display strings of the chosen metrics; null when the deck does not show them. */
  marketSize: z.string().nullable(),
  arr: z.string().nullable(),
  growthRate: z.string().nullable(),
  burnRate: z.string().nullable(),
  /** Chosen fact a metric, by fact id. Absent when not shown. */
  metrics: z.partialRecord(z.enum(FACT_KIND_IDS), z.string()),

  sector: sectorSchema,
  sectorRunnerUp: sectorSchema.optional(),
  stage: z.strictObject({
    value: z.union([stageSchema, z.literal('unknown')]),
    /** How it was found. */
    basis: z.enum(['user', 'label', 'ask', 'arr', 'unknown']),
    factIds: z.array(z.string()),
  }),
  businessModel: businessModelSchema,
  /** ISO 639-1 code of the deck's language. */
  language: z.string(),
  /** Language of the rendered texts in this copy. */
  textLanguage: localeSchema,
  /** `--as-of`, else the newest date that the deck states; absent when it states none. Never the clock. */
  readingDate: z.string().optional(),

  engine: z.strictObject({
    name: z.enum(['rubric', 'openai']),
    version: z.string(),
    model: z.string().optional(),
    host: z.string().optional(),
  }),
  rubricVersion: z.string(),
  deckHash: z.string(),
  /** The files of the deck as kept in the store: one, or one an image. `hash` is the sha256 of the bytes. */
  files: z.array(z.strictObject({ fileName: z.string(), hash: z.string(), bytes: z.number().int().nonnegative() })),
  deckKind: z.enum(['pdf', 'pptx', 'ppt', 'png', 'jpeg']),
  slideCount: z.number().int().nonnegative(),
  version: z.number().int().positive(),
  previousId: z.string().optional(),

  slides: z.array(slideSummarySchema),
  /** Text that is in the file but that a reader of the slide cannot see: reported, never scored. `slide` 0 is the document itself. */
  hiddenText: z.array(
    z.strictObject({ slide: z.number().int().nonnegative(), text: z.string(), hiddenBy: z.enum(HIDDEN_BY) }),
  ),
  facts: z.array(factSchema),
  criteria: z.array(criterionResultSchema),
  caps: z.array(capSchema),
  checks: z.array(checkResultSchema),
  flags: z.array(flagSchema),
  questions: z.array(questionSchema),
  /** What a model proposed and the check refused, with why. */
  rejected: z.array(z.strictObject({ proposal: z.unknown(), reason: z.string() })),
  steps: z.array(stepResultSchema),
  warnings: z.array(warningSchema),

  /** What people corrected, oldest first. It is in force already: facts, names and questions are as corrected. */
  corrections: z.array(correctionSchema).optional(),
  /** How the deck meets the fund's thesis; absent without one. No score depends on it. */
  fit: fitSchema.optional(),

  comments: z.array(
    z.strictObject({
      id: z.string(),
      content: z.string(),
      createdAt: z.string(),
      user: z.strictObject({ firstName: z.string() }),
    }),
  ),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** What lists show of an analysis: no slide text, facts, criteria or questions. */
export const analysisSummarySchema = analysisSchema
  .pick({
    id: true,
    companyName: true,
    companyNameRead: true,
    fileName: true,
    status: true,
    failure: true,
    createdAt: true,
    analysisTime: true,
    recommendation: true,
    summary: true,
    summaryMessages: true,
    overallScore: true,
    marketScore: true,
    teamScore: true,
    productScore: true,
    tractionScore: true,
    riskScore: true,
    coverage: true,
    confidence: true,
    band: true,
    marketSize: true,
    arr: true,
    growthRate: true,
    burnRate: true,
    sector: true,
    stage: true,
    language: true,
    textLanguage: true,
    deckHash: true,
    slideCount: true,
    version: true,
    previousId: true,
    rubricVersion: true,
    engine: true,
  })
  .extend({ fit: fitSchema.pick({ verdict: true, text: true, textMessage: true }).strip().optional() });
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;

/** The summary that lists show of `analysis`. */
export function summarizeAnalysis(analysis: Analysis): AnalysisSummary {
  return analysisSummarySchema.strip().parse(analysis);
}
