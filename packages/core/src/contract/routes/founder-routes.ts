/** Questions to a founder by a link: what the fund makes of them, and the founder's own page behind the token. */
import { z } from 'zod';
import { ANSWER_LENGTH, answerStateSchema, MOST_ASKED } from '../../model/founder.js';
import { founderLinkSchema, founderPageSchema } from '../../model/share.js';
import { DECK_KINDS, MEDIA_TYPES } from '../../model/vocabulary.js';
import { idField, idParams } from '../fields.js';
import { route } from '../route.js';
import { analysisDocument, DECK_REFUSALS } from './analysis-routes.js';

const tag = 'Founders';
const link = founderLinkSchema.meta({ id: 'FounderLink' });
const page = founderPageSchema.meta({ id: 'FounderPage' });
const tokenParams = z.object({ token: z.string().min(1).max(200) });
const fileParams = idParams.extend({ fileId: idField });
const GONE = ['not-found', 'too-many-attempts'] as const;

export const founderRoutes = {
  listFounderLinks: route({
    method: 'GET',
    path: '/api/analyses/{id}/founder-links',
    tag,
    summary: 'Links by which the founder answers questions; their tokens are shown only when they are made',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    response: z.array(link),
    errors: ['not-found'],
  }),
  createFounderLink: route({
    method: 'POST',
    path: '/api/analyses/{id}/founder-links',
    tag,
    summary: 'Make a link that asks the founder these questions, and shows nothing else of the analysis',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z.object({
      questionIds: z.array(idField).min(1).max(MOST_ASKED),
      /** Day or moment, in the future; 14 days from now where absent. */
      expiresAt: z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional(),
    }),
    status: 201,
    response: founderLinkSchema.extend({ token: z.string(), link: z.string() }),
    errors: ['not-found', 'not-finished'],
  }),
  revokeFounderLink: route({
    method: 'DELETE',
    path: '/api/analyses/{id}/founder-links/{linkId}',
    tag,
    summary: 'Revoke a link to the founder at once; what came by it stays',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams.extend({ linkId: idField }),
    status: 204,
    errors: ['not-found'],
  }),
  decideFounderAnswers: route({
    method: 'PATCH',
    path: '/api/analyses/{id}/founder-answers',
    tag,
    summary: 'Count answers of the founder, ignore them, or take them out again; scores follow at once',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z.object({ answerIds: z.array(idField).min(1).max(500), state: answerStateSchema }),
    response: analysisDocument,
    errors: ['not-found', 'not-finished', 'scoring-timeout'],
  }),
  downloadFounderFile: route({
    method: 'GET',
    path: '/api/analyses/{id}/founder-files/{fileId}',
    tag,
    summary: 'A file that the founder sent',
    access: { may: 'read' },
    params: fileParams,
    response: { file: DECK_KINDS.map((kind) => MEDIA_TYPES[kind]) },
    errors: ['not-found', 'deck-missing'],
  }),
  analyzeFounderFile: route({
    method: 'POST',
    path: '/api/analyses/{id}/founder-files/{fileId}/analysis',
    tag,
    summary: 'Analyse a file that the founder sent as the next version of the company’s deck',
    access: { may: 'contribute' },
    params: fileParams,
    status: 201,
    response: analysisDocument,
    errors: ['not-found', 'deck-missing', 'own-report', 'quota-reached', 'store-full'],
  }),
  openFounderPage: route({
    method: 'GET',
    path: '/api/founder/{token}',
    tag,
    summary: 'The questions that a link asks, and what was answered by it',
    access: 'founder',
    params: tokenParams,
    response: page,
    errors: GONE,
  }),
  sendFounderAnswers: route({
    method: 'POST',
    path: '/api/founder/{token}/answers',
    tag,
    summary: 'Answer questions of the link; an empty text takes an answer back, one that counts already stays',
    access: 'founder',
    params: tokenParams,
    body: z.object({
      answers: z
        .array(z.object({ questionId: idField, text: z.string().max(ANSWER_LENGTH) }))
        .min(1)
        .max(MOST_ASKED),
    }),
    response: page,
    errors: GONE,
  }),
  addFounderFile: route({
    method: 'POST',
    path: '/api/founder/{token}/files',
    tag,
    summary: 'Add a file: PDF, PPT, PPTX, PNG or JPEG; nothing is analysed unless a person asks for it',
    access: 'founder',
    params: tokenParams,
    form: z.object({}),
    status: 201,
    response: page,
    errors: [...GONE, ...DECK_REFUSALS, 'store-full'],
  }),
  removeFounderFile: route({
    method: 'DELETE',
    path: '/api/founder/{token}/files/{fileId}',
    tag,
    summary: 'Take back a file that was sent by the link',
    access: 'founder',
    params: tokenParams.extend({ fileId: idField }),
    response: page,
    errors: GONE,
  }),
};
