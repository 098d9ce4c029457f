/** Analyses: uploading decks, lists, the document, what people add to it, and what leaves the house. */
import { z } from 'zod';
import { analysisSchema, analysisSummarySchema } from '../../model/analysis.js';
import { comparisonSchema } from '../../model/comparison.js';
import { questionPatchSchema, typedFactPatchSchema } from '../../model/correction.js';
import { commentSchema, decisionSchema, feedbackSchema, nextStepSchema } from '../../model/fund.js';
import { questionSchema } from '../../model/question.js';
import {
  businessModelSchema,
  localeSchema,
  questionCategorySchema,
  sectorSchema,
  stageSchema,
} from '../../model/values.js';
import { ANALYSIS_STATUSES, DECISIONS, DECK_KINDS, MEDIA_TYPES, MEMO_DOWNLOADS } from '../../model/vocabulary.js';
import { analysisFilterFields, idField, idParams, nameField, requiredName, textField } from '../fields.js';
import { route } from '../route.js';
import { several } from '../several.js';

const tag = 'Analyses';

/** Without what the queue notes for itself. */
export const analysisDocument = analysisSchema.omit({ run: true }).meta({ id: 'Analysis' });
/** In the reader's language: without the messages that its texts are made of. */
export const analysisSummary = analysisSummarySchema
  .omit({ fileHashes: true, summaryMessages: true, modelSummary: true, companyNameMessage: true })
  .omit({ marketSizeMessage: true, arrMessage: true, growthRateMessage: true, burnRateMessage: true })
  .extend({ fit: analysisSummarySchema.shape.fit.unwrap().omit({ textMessage: true }).optional() })
  .meta({ id: 'AnalysisSummary' });
/** A summary as an answer of the API has it. */
export type ListedAnalysis = z.output<typeof analysisSummary>;
export type ListedField = keyof ListedAnalysis;

/** Fields that a list may be asked for alone. */
export const LISTED_FIELDS = Object.keys(analysisSummary.shape) as [ListedField, ...ListedField[]];

/** Why a deck that is handed over may not be taken. */
export const DECK_REFUSALS = [
  'empty-file',
  'unsupported-type',
  'own-report',
  'unsupported-powerpoint',
  'file-too-large',
  'request-timeout',
  'quota-reached',
] as const;

/** Fields of a summary that a list of analyses can be ordered by. */
const SORT_FIELDS = [
  'createdAt',
  'overallScore',
  'companyName',
  'sector',
  'stage.value',
  'recommendation',
  'coverage.overall',
  'fit.verdict',
  'decision.value',
  'ask.usd',
  'revenue.usd',
] as const;
export type AnalysisSortField = (typeof SORT_FIELDS)[number];

/** How a list of analyses can be ordered; `-` first is descending. Newest first without it. */
export const ANALYSIS_SORTS = SORT_FIELDS.flatMap((field) => [field, `-${field}`] as const);

/** A comment as people write it. */
const commentField = z.string().trim().min(1).max(5000);

/** Analyses a page when no limit is given, and the most. */
export const ANALYSES_A_PAGE = { default: 50, most: 500 } as const;

export const analysisRoutes = {
  uploadDeck: route({
    method: 'POST',
    path: '/api/upload-deck',
    tag,
    summary: 'Upload a deck, or several images as the slides of one; the analysis begins at once',
    access: { may: 'contribute' },
    form: z.object({
      companyName: requiredName,
      /** The name is the file's, as proposed: it says nothing of the deck. */
      companyNameFrom: z.literal('file').optional(),
      sector: sectorSchema.optional(),
      stage: stageSchema.optional(),
      /** Day on which the deck is read. @default the newest date in the deck */
      asOf: z.iso.date().optional(),
    }),
    status: 201,
    response: analysisDocument,
    errors: [...DECK_REFUSALS, 'store-full'],
  }),
  proposeName: route({
    method: 'POST',
    path: '/api/upload-deck/name',
    tag,
    summary: 'The company’s name as a deck shows it, before it is uploaded; nothing is kept',
    access: { may: 'contribute' },
    form: z.object({}),
    response: z.strictObject({ companyName: z.string(), from: z.enum(['deck', 'file', 'unknown']) }),
    errors: [...DECK_REFUSALS, 'damaged-file', 'password-protected'],
  }),
  listAnalyses: route({
    method: 'GET',
    path: '/api/analyses',
    tag,
    summary: 'Analyses, newest first; a Link header leads to the next page',
    access: { may: 'read' },
    query: z.object({
      ...analysisFilterFields,
      status: several(ANALYSIS_STATUSES).optional(),
      /** Words that must stand in company, file name or summary. */
      q: z.string().max(200).optional(),
      sort: z.enum(ANALYSIS_SORTS).optional(),
      limit: z.coerce.number().int().min(1).max(ANALYSES_A_PAGE.most).optional(),
      cursor: z.string().max(2000).optional(),
      /** Only these fields of each, and its id; those that are absent stay so. @default all */
      fields: several(LISTED_FIELDS).optional(),
    }),
    response: z.array(analysisSummary.partial().required({ id: true }).meta({ id: 'ListedAnalysis' })),
  }),
  compareAnalyses: route({
    method: 'POST',
    path: '/api/analyses/compare',
    tag,
    summary: 'Two to four analyses side by side: scores, figures, criteria and flags that differ, with slides',
    access: { may: 'read' },
    body: z.object({ ids: z.array(idField).min(2).max(4) }),
    response: z.strictObject({
      /** The first against each of the others, in their order. */
      comparisons: z.array(comparisonSchema.meta({ id: 'Comparison' })),
    }),
    errors: ['not-found'],
  }),
  getAnalysis: route({
    method: 'GET',
    path: '/api/analyses/{id}',
    tag,
    summary: 'The analysis document in the reader’s language',
    access: { may: 'read' },
    params: idParams,
    response: analysisDocument,
    errors: ['not-found'],
  }),
  listVersions: route({
    method: 'GET',
    path: '/api/analyses/{id}/versions',
    tag,
    summary: 'All versions of the company’s deck, newest first, by the id of any of them',
    access: { may: 'read' },
    params: idParams,
    response: z.array(analysisSummary),
    errors: ['not-found'],
  }),
  deleteAnalysis: route({
    method: 'DELETE',
    path: '/api/analyses/{id}',
    tag,
    summary: 'Remove an analysis and its deck; a running one is stopped',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    status: 204,
    errors: ['not-found'],
  }),
  reprocessAnalysis: route({
    method: 'POST',
    path: '/api/analyses/{id}/reprocess',
    tag,
    summary: 'Analyse the deck again; corrections, comments and decisions stay',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z.object({}).optional(),
    status: 202,
    response: analysisDocument,
    errors: ['not-found', 'bad-usage', 'deck-missing'],
  }),
  correctAnalysis: route({
    method: 'PATCH',
    path: '/api/analyses/{id}',
    tag,
    summary: 'Correct what was read; it survives a new analysis, and scores follow at once',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z
      .object({
        companyName: requiredName.optional(),
        sector: sectorSchema.optional(),
        stage: stageSchema.optional(),
        businessModel: businessModelSchema.optional(),
        /** A `value` that is a text is read in the reader’s language: `1.2M`, `45 000`. */
        fact: z.object({ id: idField, set: typedFactPatchSchema }).optional(),
        /** The deck does not say this: the fact with this id goes. */
        dropFact: idField.optional(),
        reason: textField.min(1),
      })
      .refine((body) => Object.keys(body).length > 1),
    response: analysisDocument,
    errors: ['not-found', 'bad-usage', 'bad-number'],
  }),
  takeBackCorrection: route({
    method: 'DELETE',
    path: '/api/analyses/{id}/correction',
    tag,
    summary: 'Take back the last correction; scores follow at once',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    response: analysisDocument,
    errors: ['not-found', 'bad-usage'],
  }),
  decideAnalysis: route({
    method: 'PATCH',
    path: '/api/analyses/{id}/decision',
    tag,
    summary: 'Record what the fund does with the company; null takes it back',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z.object({
      decision: z.enum(DECISIONS).nullable(),
      note: textField.optional(),
      /** Of the fund's pipeline. @default its first stage that means the decision */
      stage: idField.optional(),
      /** One of the fund's reasons for passing. */
      reason: idField.optional(),
    }),
    response: z.strictObject({ decision: decisionSchema.nullable() }),
    errors: ['not-found', 'bad-usage'],
  }),
  assignAnalysis: route({
    method: 'PATCH',
    path: '/api/analyses/{id}/owner',
    tag,
    summary: 'Give the analysis to a member of the team, who may then manage it; null to nobody',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z.object({ ownerId: idField.nullable() }),
    response: z.strictObject({ ownerId: z.string().nullable() }),
    errors: ['not-found'],
  }),
  planAnalysis: route({
    method: 'PATCH',
    path: '/api/analyses/{id}/next-step',
    tag,
    summary: 'What the fund does next about the company, and by when; null when nothing is planned',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z.object({
      nextStep: z.object({ text: z.string().trim().min(1).max(500), due: z.iso.date().optional() }).nullable(),
    }),
    response: z.strictObject({ nextStep: nextStepSchema.nullable() }),
    errors: ['not-found'],
  }),
  addComment: route({
    method: 'POST',
    path: '/api/analyses/{id}/comments',
    tag,
    summary: 'Add a comment',
    access: { may: 'contribute' },
    params: idParams,
    body: z.object({
      content: commentField,
      /** What it is about: a slide, a fact. */
      slide: z.number().int().min(1).optional(),
      factId: idField.optional(),
    }),
    status: 201,
    response: commentSchema.meta({ id: 'Comment' }),
    errors: ['not-found'],
  }),
  editComment: route({
    method: 'PATCH',
    path: '/api/analyses/{id}/comments/{commentId}',
    tag,
    summary: 'Change one’s own comment',
    access: { may: 'contribute' },
    params: idParams.extend({ commentId: idField }),
    body: z.object({ content: commentField }),
    response: commentSchema,
    errors: ['not-found'],
  }),
  removeComment: route({
    method: 'DELETE',
    path: '/api/analyses/{id}/comments/{commentId}',
    tag,
    summary: 'Remove one’s own comment',
    access: { may: 'contribute' },
    params: idParams.extend({ commentId: idField }),
    status: 204,
    errors: ['not-found'],
  }),
  giveFeedback: route({
    method: 'POST',
    path: '/api/analyses/{id}/feedback',
    tag,
    summary: 'Rate how right the analysis is, 1 to 5; a second rating replaces one’s first',
    access: { may: 'contribute' },
    params: idParams,
    body: z.object({
      rating: z.number().int().min(1).max(5),
      feedbackText: z.string().trim().max(5000).optional(),
    }),
    status: 201,
    response: feedbackSchema.meta({ id: 'Feedback' }),
    errors: ['not-found'],
  }),
  listQuestions: route({
    method: 'GET',
    path: '/api/analyses/{id}/due-diligence',
    tag,
    summary: 'Due-diligence questions by what they are worth',
    access: { may: 'read' },
    params: idParams,
    query: z.object({ category: questionCategorySchema.optional() }),
    response: z.array(questionSchema.meta({ id: 'Question' })),
    errors: ['not-found'],
  }),
  answerQuestion: route({
    method: 'PATCH',
    path: '/api/analyses/{id}/questions/{questionId}',
    tag,
    summary: 'Answer, status, owner or notes of a question',
    access: { may: 'contribute' },
    params: idParams.extend({ questionId: idField }),
    body: questionPatchSchema.strip().refine((body) => Object.keys(body).length > 0),
    response: questionSchema,
    errors: ['not-found'],
  }),
  downloadDeck: route({
    method: 'GET',
    path: '/api/analyses/{id}/deck',
    tag,
    summary: 'The original file; of several images the one asked for',
    access: { may: 'read' },
    params: idParams,
    query: z.object({ file: z.coerce.number().int().min(1).max(1000).optional() }),
    response: {
      file: DECK_KINDS.map((kind) => MEDIA_TYPES[kind]),
    },
    errors: ['not-found'],
  }),
  getSlide: route({
    method: 'GET',
    path: '/api/analyses/{id}/slides/{number}',
    tag,
    summary: 'A slide as a picture',
    access: { may: 'read' },
    params: idParams.extend({ number: z.coerce.number().int().min(1).max(10_000) }),
    query: z.object({ width: z.coerce.number().int().min(160).max(2000).optional() }),
    response: { file: ['image/png'] },
    errors: ['not-found', 'slide-not-found', 'not-finished', 'too-many-pictures'],
  }),
  exportAnalysis: route({
    method: 'GET',
    path: '/api/analyses/{id}/export',
    tag,
    summary: 'The analysis as a file',
    access: { may: 'exportAnalysis' },
    params: idParams,
    query: z.object({ format: nameField.default('pdf'), language: localeSchema.optional() }),
    response: {
      file: MEMO_DOWNLOADS.map((format) => MEDIA_TYPES[format]),
    },
    errors: ['not-found', 'export-format-unknown'],
  }),
};
