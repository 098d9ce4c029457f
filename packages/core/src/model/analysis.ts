/**
 * The analysis document: the one JSON that every screen, file and endpoint reads. It carries all that is
 * needed to explain and to rescore it later, without the deck.
 *
 * Texts of the product stand twice: rendered in `textLanguage`, and as message (id and values) beside it in
 * the field of the same name with `Message` behind it. `i18n` renders the document in another language.
 */
import { z } from 'zod';
import { correctionSchema, nameFromSchema, stageReadSchema } from './correction.js';
import { derivedSumSchema } from './derived-sum.js';
import { HIDDEN_BY } from './deck.js';
import { FACT_KIND_IDS } from './fact-kinds.js';
import { factSchema } from './fact.js';
import { figuresOf, figuresSchema } from './figures.js';
import { fitSchema } from './fit.js';
import { deckAloneSchema, founderSchema } from './founder.js';
import { commentSchema, decisionSchema, feedbackSchema, nextStepSchema } from './fund.js';
import { listFiguresOf, listFiguresSchema } from './list-figures.js';
import { memoSchema } from './memo.js';
import { pluginUseSchema } from './plugin.js';
import { messageSchema, messageValueSchema } from './message.js';
import { modelJudgementSchema, modelSummarySchema, outboundSchema, rejectedSchema } from './model-use.js';
import { questionSchema } from './question.js';
import {
  capSchema,
  checkResultSchema,
  criterionResultSchema,
  flagSchema,
  recommendationRuleSchema,
  subScoreSchema,
} from './scores.js';
import { readingOf, readingSchema, slideSummarySchema } from './slide-summary.js';
import { countFlags, countQuestions, flagCountsSchema, questionCountsSchema } from './summary-counts.js';
import {
  businessModelSchema,
  confidenceSchema,
  localeSchema,
  followUpReasonSchema,
  readerNameSchema,
  recommendationSchema,
  sectorSchema,
  stageSchema,
  stepIdSchema,
} from './values.js';
import { ANALYSIS_STATUSES, DECK_KINDS } from './vocabulary.js';

/** Version of the document's shape; a store that meets a higher one refuses to write it. */
export const DOCUMENT_VERSION = 1;

/** 0..100, or null with the reason in `subScores` or `warnings`. */
const scoreSchema = z.number().min(0).max(100).nullable();

export const stepResultSchema = z.strictObject({
  step: stepIdSchema,
  status: z.enum(['pending', 'processing', 'completed', 'error']),
  ms: z.number().nonnegative(),
  error: z.strictObject({ code: z.string(), message: z.string() }).optional(),
  /** Who answered it, where a model was asked: `openai` with the rules of the rubric beside it, or these alone. */
  engine: readerNameSchema.optional(),
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
  /**
   * `user` when given with the deck, `deck` when read from it, `file` when only the file name was left, which nothing
   * else rests on; `unknown` when that was no name either.
   */
  companyNameFrom: nameFromSchema,
  /** Only where it is unknown: the words that stand for it. */
  companyNameMessage: messageSchema.optional(),
  /** The name as the deck was read, where a person corrected it: by it the company's next deck is known. */
  companyNameRead: z.string().optional(),
  fileName: z.string(),
  status: z.enum(ANALYSIS_STATUSES),
  /** Only when failed: the error's code, its values and its English sentence. */
  failure: z
    .strictObject({ code: z.string(), message: z.string(), data: z.record(z.string(), messageValueSchema) })
    .optional(),
  createdAt: z.string(),
  /** Seconds. */
  analysisTime: z.number().nonnegative(),

  recommendation: recommendationSchema.nullable(),
  /** Only of a follow-up, and since rubric 2: whether it is worth a call or needs more evidence first. */
  recommendationReason: followUpReasonSchema.optional(),
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
  confidence: confidenceSchema,
  /** Overall if all that is missing stayed absent, and if it were shown and good. */
  band: z.strictObject({ low: z.number(), high: z.number() }).nullable(),

  /** Display strings of the chosen metrics; null, and without message, when the deck does not show them. */
  marketSize: z.string().nullable(),
  marketSizeMessage: messageSchema.optional(),
  arr: z.string().nullable(),
  arrMessage: messageSchema.optional(),
  growthRate: z.string().nullable(),
  growthRateMessage: messageSchema.optional(),
  burnRate: z.string().nullable(),
  burnRateMessage: messageSchema.optional(),
  /** The figures above and the others that lists ask for, as numbers; absent in documents of before there were any. */
  figures: figuresSchema.optional(),
  /** Chosen fact a metric, by fact id. Absent when not shown. */
  metrics: z.partialRecord(z.enum(FACT_KIND_IDS), z.string()),

  sector: sectorSchema,
  sectorRunnerUp: sectorSchema.optional(),
  stage: stageReadSchema,
  businessModel: businessModelSchema,
  /** ISO 639-1 code of the deck's language. */
  language: z.string(),
  /** Language of the rendered texts in this copy. */
  textLanguage: localeSchema,
  /** `--as-of`, else the newest date that the deck states; absent when it states none. Never the clock. */
  readingDate: z.string().optional(),

  engine: z.strictObject({
    name: readerNameSchema,
    version: z.string(),
    model: z.string().optional(),
    host: z.string().optional(),
    /** Name of the engine, where a plugin adds it. */
    plugin: z.string().optional(),
  }),
  rubricVersion: z.string(),
  /** Plugins that read or judged, those in force when it was judged; absent for none. A fact of theirs says so in `decided`. */
  plugins: z.array(pluginUseSchema).optional(),
  /** Build of the program that judged the criteria; absent when run from source. The same build need not judge them again. */
  judgedBy: z.string().optional(),
  deckHash: z.string(),
  /** The files of the deck as kept in the store: one, or one an image. `hash` is the sha256 of the bytes. */
  files: z.array(z.strictObject({ fileName: z.string(), hash: z.string(), bytes: z.number().int().nonnegative() })),
  deckKind: z.enum(DECK_KINDS),
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
  /** Sums that an investor works out beside the deck; absent in documents of before there were any. */
  sums: z.array(derivedSumSchema).optional(),
  flags: z.array(flagSchema),
  questions: z.array(questionSchema),
  /** What the partner reads first, as data; absent in documents of before there was one. */
  memo: memoSchema.optional(),
  /** What a model proposed and the check refused, with why. */
  rejected: z.array(rejectedSchema),
  /** What left the machine for this analysis; absent when nothing could. */
  outbound: outboundSchema.optional(),
  /** Only when a model was asked several times: the overall score that each single reading would have given. */
  spread: z.strictObject({ runs: z.number().int().positive(), low: z.number(), high: z.number() }).optional(),
  /** A model's sentences about the company, each carried by facts; shown in the language they were asked for. */
  modelSummary: modelSummarySchema.optional(),
  /** What a model said of the criteria; how it moves their levels: `scoring/judge-criteria.ts`. */
  judgements: z.array(modelJudgementSchema).optional(),
  steps: z.array(stepResultSchema),
  warnings: z.array(warningSchema),

  /** What people corrected, oldest first. It is in force already: facts, names and questions are as corrected. */
  corrections: z.array(correctionSchema).optional(),
  /** How the deck meets the fund's thesis; absent without one. No score depends on it. */
  fit: fitSchema.optional(),

  /** What the founder answered by a link; absent while nothing was. */
  founder: founderSchema.optional(),
  /** Only while answers of the founder count: what the deck scores without them. */
  deckAlone: deckAloneSchema.optional(),

  /** What a person said of the deck when handing it in: a later reading of it hears the same. */
  given: z
    .strictObject({
      companyName: z.string(),
      sector: sectorSchema,
      stage: stageSchema,
      asOf: z.string(),
    })
    .partial()
    .optional(),
  /** Only while pending or running: which run it is, which process has it, and how many runs began that nothing ended. */
  run: z
    .strictObject({ id: z.string(), worker: z.string(), starts: z.number().int().positive().optional() })
    .optional(),

  /** Account that looks after it: who uploaded it, until it is given to another. Absent for what the terminal or a script analysed. */
  ownerId: z.string().optional(),
  comments: z.array(commentSchema),
  /** At most one a person. */
  feedback: z.array(feedbackSchema).optional(),
  /** What the fund decided; absent while it has not. */
  decision: decisionSchema.optional(),
  nextStep: nextStepSchema.optional(),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** What lists show of an analysis: no slide text, facts, criteria or questions. */
export const analysisSummarySchema = analysisSchema
  .pick({
    id: true,
    companyName: true,
    companyNameFrom: true,
    companyNameMessage: true,
    companyNameRead: true,
    fileName: true,
    status: true,
    failure: true,
    createdAt: true,
    analysisTime: true,
    recommendation: true,
    recommendationReason: true,
    summary: true,
    summaryMessages: true,
    modelSummary: true,
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
    marketSizeMessage: true,
    arr: true,
    arrMessage: true,
    growthRate: true,
    growthRateMessage: true,
    burnRate: true,
    burnRateMessage: true,
    figures: true,
    sector: true,
    stage: true,
    language: true,
    textLanguage: true,
    deckHash: true,
    slideCount: true,
    version: true,
    previousId: true,
    rubricVersion: true,
    plugins: true,
    engine: true,
    businessModel: true,
    ownerId: true,
    decision: true,
    nextStep: true,
  })
  .extend({
    ...listFiguresSchema.shape,
    /** Absent in lists of the API, which are rendered in the reader's language. */
    summaryMessages: analysisSchema.shape.summaryMessages.optional(),
    /** Hashes of the files where there are several: `deckHash` is that of a single one. */
    fileHashes: z.array(z.string()).optional(),
    /** Stars given so far: how many people rated it, and the sum of their stars. */
    ratings: z.strictObject({ count: z.number().int(), sum: z.number().int() }).optional(),
    /** Absent when there are no questions. */
    questionCounts: questionCountsSchema.optional(),
    /** Open questions that a member of the team is to answer. */
    assigned: z
      .strictObject({
        /** What a store finds such analyses by. */
        waits: z.literal(true),
        questions: z.array(z.strictObject({ ownerId: z.string(), due: z.string().optional() })),
      })
      .optional(),
    /** Answers of the founder that nobody has decided on. */
    founderWaits: z
      .strictObject({
        /** What a store finds such analyses by. */
        waits: z.literal(true),
        /** Accounts that are to answer the question to the founder, one an answer; empty for nobody. */
        ownerIds: z.array(z.string()),
      })
      .optional(),
    /** Only while answers of the founder count: what the deck scores without them. */
    deckAlone: deckAloneSchema.pick({ answers: true, overallScore: true }).optional(),
    /** How much of the deck could be read; absent until it was. */
    reading: readingSchema.optional(),
    /** Absent when there are no flags. */
    flagCounts: flagCountsSchema.optional(),
    fit: fitSchema.pick({ verdict: true, text: true, textMessage: true }).strip().optional(),
  });
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;

const PICKED_FIELDS = Object.keys(
  analysisSummarySchema.omit({
    ...{ fileHashes: true, ratings: true, questionCounts: true, flagCounts: true, assigned: true, founderWaits: true },
    ...{ fit: true, reading: true, figures: true, ask: true, revenue: true, deckAlone: true },
  }).shape,
) as (keyof Analysis & keyof AnalysisSummary)[];

const NO_RESULT = {
  recommendation: null,
  overallScore: null,
  marketScore: null,
  teamScore: null,
  productScore: null,
  tractionScore: null,
  riskScore: null,
  band: null,
} satisfies Partial<AnalysisSummary>;

/** The summary that lists show of `analysis`. */
export function summarizeAnalysis(analysis: Analysis): AnalysisSummary {
  // By hand, since the analysis fits its schema already and thousands are summarized at once.
  const summary: Record<string, unknown> = {};
  for (const field of PICKED_FIELDS) if (analysis[field] !== undefined) summary[field] = analysis[field];
  // While it is read again, and when that failed, the document keeps the result there was; lists must not show it.
  if (analysis.status !== 'completed') Object.assign(summary, NO_RESULT);
  const { feedback, fit, questions, flags, files, slides } = analysis;
  if (analysis.status === 'completed') summary.figures = analysis.figures ?? figuresOf(analysis);
  if (slides.length > 0) summary.reading = readingOf(analysis);
  if (files.length > 1) summary.fileHashes = files.map(({ hash }) => hash);
  if (feedback?.length) {
    summary.ratings = { count: feedback.length, sum: feedback.reduce((sum, { rating }) => sum + rating, 0) };
  }
  if (questions.length > 0) summary.questionCounts = countQuestions(questions);
  const assigned = questions.flatMap(({ ownerId, due, status = 'open' }) =>
    ownerId && status === 'open' ? { ownerId, ...(due ? { due } : {}) } : [],
  );
  if (assigned.length > 0) summary.assigned = { waits: true, questions: assigned };
  const waiting = analysis.founder?.answers.filter(({ state }) => state === 'received') ?? [];
  if (waiting.length > 0) {
    const ownerOf = new Map(questions.map(({ id, ownerId = '' }) => [id, ownerId]));
    summary.founderWaits = { waits: true, ownerIds: waiting.map(({ questionId }) => ownerOf.get(questionId) ?? '') };
  }
  if (analysis.deckAlone && analysis.status === 'completed') {
    const { answers, overallScore } = analysis.deckAlone;
    summary.deckAlone = { answers, overallScore };
  }
  if (flags.length > 0) summary.flagCounts = countFlags(flags);
  if (analysis.status === 'completed') Object.assign(summary, listFiguresOf(analysis));
  if (fit) summary.fit = { verdict: fit.verdict, text: fit.text, textMessage: fit.textMessage };
  return summary as AnalysisSummary;
}
