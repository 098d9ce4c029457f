/** Where one is signed in, and the API tokens of one's scripts. */
import { z } from 'zod';
import { roleSchema } from '../../model/account.js';
import { apiTokenViewSchema, sessionViewSchema } from '../../model/account-views.js';
import { idParams, requiredName } from '../fields.js';
import { route } from '../route.js';

const tag = 'Account';
const ownSession = sessionViewSchema
  .extend({
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
const token = apiTokenViewSchema.meta({ id: 'ApiToken' });

export const accessRoutes = {
  listSessions: route({
    method: 'GET',
    path: '/api/user/sessions',
    tag,
    summary: 'Where one is signed in, newest first',
    access: 'browser',
    response: z.array(ownSession),
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/api/user/sessions',
    tag,
    summary: 'End all of one’s sessions but this one',
    access: 'browser',
    status: 204,
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/user/sessions/{id}',
    tag,
    summary: 'End one of one’s sessions',
    access: 'browser',
    params: idParams,
    status: 204,
    errors: ['not-found'],
  }),
  listTokens: route({
    method: 'GET',
    path: '/api/user/tokens',
    tag,
    summary: 'One’s API tokens in force; the tokens themselves are shown only when they are made',
    access: 'browser',
    response: z.array(token),
  }),
  makeToken: route({
    method: 'POST',
    path: '/api/user/tokens',
    tag,
    summary: 'Make an API token: `Authorization: Bearer …` then speaks for oneself, up to a role, until a day',
    access: 'browser',
    body: z.object({
      name: requiredName.max(100),
      /** At most one’s own. @default one’s own */
      role: roleSchema.optional(),
      days: z.number().int().min(1).max(365).optional(),
    }),
    status: 201,
    response: apiTokenViewSchema.extend({ token: z.string() }),
    errors: ['forbidden', 'bad-usage'],
  }),
  endToken: route({
    method: 'DELETE',
    path: '/api/user/tokens/{id}',
    tag,
    summary: 'End one of one’s API tokens at once',
    access: 'browser',
    params: idParams,
    status: 204,
    errors: ['not-found'],
  }),
};
