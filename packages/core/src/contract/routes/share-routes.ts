/** Links by which somebody without an account reads one analysis. */
import { z } from 'zod';
import {
  fundShareSchema,
  sharedAnalysisSchema,
  shareRulesSchema,
  shareViewSchema,
  shareVisitSchema,
  slideTimesSchema,
} from '../../model/share.js';
import { idField, idParams, passwordField } from '../fields.js';
import { route } from '../route.js';

const tag = 'Shares';
const share = shareViewSchema.meta({ id: 'Share' });
const tokenParams = z.object({ token: z.string().min(1).max(200) });

const openedSchema = sharedAnalysisSchema
  .extend({
    /** When the link was made; null where it shows the analysis of now. */
    asOf: z.string().nullable(),
    /** This opening: by it the page tells which slides lay open. */
    visitId: z.string(),
  })
  .meta({ id: 'SharedAnalysis' });
export type SharedReport = z.infer<typeof openedSchema>;

export const shareRoutes = {
  listShares: route({
    method: 'GET',
    path: '/api/analyses/{id}/shares',
    tag,
    summary: 'Links to an analysis; their tokens are shown only when they are made',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    response: z.array(share),
    errors: ['not-found'],
  }),
  createShare: route({
    method: 'POST',
    path: '/api/analyses/{id}/shares',
    tag,
    summary: 'Make a link to an analysis as it is now, with an end and a password where wanted',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams,
    body: z.object({
      /** Day or moment, in the future; null for no end, absent for the fund's rule. */
      expiresAt: z.union([z.iso.datetime({ offset: true }), z.iso.date()]).nullish(),
      password: z.union([passwordField, z.literal('')]).nullish(),
    }),
    status: 201,
    response: shareViewSchema.extend({ token: z.string(), link: z.string() }),
    errors: ['not-found', 'not-finished', 'share-needs-password'],
  }),
  revokeShare: route({
    method: 'DELETE',
    path: '/api/analyses/{id}/shares/{shareId}',
    tag,
    summary: 'Revoke a link at once',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams.extend({ shareId: idField }),
    status: 204,
    errors: ['not-found'],
  }),
  listShareVisits: route({
    method: 'GET',
    path: '/api/analyses/{id}/shares/{shareId}/visits',
    tag,
    summary: 'When a link was opened and how long which slides lay open, newest first; the last 200',
    access: { may: 'manageAnalysis', of: 'analysis' },
    params: idParams.extend({ shareId: idField }),
    response: z.array(shareVisitSchema.meta({ id: 'ShareVisit' })),
    errors: ['not-found'],
  }),
  listFundShares: route({
    method: 'GET',
    path: '/api/shares',
    tag,
    summary: 'Links to all analyses, newest first, those that open nothing any more included',
    access: { may: 'settings' },
    response: z.array(fundShareSchema.meta({ id: 'FundShare' })),
  }),
  getShareRules: route({
    method: 'GET',
    path: '/api/shares/rules',
    tag,
    summary: 'What holds for every link that is made; changed with the settings',
    access: { may: 'read' },
    response: shareRulesSchema.meta({ id: 'ShareRules' }),
  }),
  openShare: route({
    method: 'GET',
    path: '/api/share/{token}',
    tag,
    summary: 'The shared analysis; with a password it is asked for',
    access: 'share',
    params: tokenParams,
    response: openedSchema,
    errors: ['not-found', 'share-password', 'too-many-attempts', 'too-busy'],
  }),
  unlockShare: route({
    method: 'POST',
    path: '/api/share/{token}',
    tag,
    summary: 'The shared analysis, with its password',
    access: 'share',
    params: tokenParams,
    body: z.object({ password: passwordField }),
    response: openedSchema,
    errors: ['not-found', 'share-password', 'too-many-attempts', 'too-busy'],
  }),
  tellShareVisit: route({
    method: 'POST',
    path: '/api/share/{token}/visits/{visitId}',
    tag,
    summary: 'Which slides lay open how long since the link was opened; the reader’s page tells it',
    access: 'share',
    params: tokenParams.extend({ visitId: z.string().min(1).max(100) }),
    body: z.object({ slides: slideTimesSchema }),
    status: 204,
    errors: ['not-found', 'too-many-attempts'],
  }),
  getSharedSlide: route({
    method: 'GET',
    path: '/api/share/{token}/slides/{number}',
    tag,
    summary: 'A slide of the shared deck; of one with a password, in the browser that gave it',
    access: 'share',
    params: tokenParams.extend({ number: z.coerce.number().int().min(1).max(10_000) }),
    query: z.object({ width: z.coerce.number().int().min(160).max(2000).optional() }),
    response: { file: ['image/png'] },
    errors: ['not-found', 'slide-not-found', 'not-finished', 'share-password', 'too-many-pictures'],
  }),
};
