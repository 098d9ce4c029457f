/** The second factor of one's own account, and of the administrator panel. */
import { z } from 'zod';
import { secondFactorViewSchema } from '../../model/account-views.js';
import { codeField, idParams, passwordField } from '../fields.js';
import { route } from '../route.js';

const view = secondFactorViewSchema.meta({ id: 'SecondFactor' });
const code = z.object({ code: codeField });
/** To type into an app, and as a QR code to draw. */
const setUp = z.strictObject({ secret: z.string(), uri: z.string() });
/** Each works once; shown only now. */
const codes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const secondFactorRoutes = {
  getSecondFactor: route({
    method: 'GET',
    path: '/api/user/second-factor',
    tag: 'Account',
    summary: 'Since when one has a second factor, and whether the fund requires it',
    access: 'browser',
    enrolling: true,
    response: view,
  }),
  beginSecondFactor: route({
    method: 'POST',
    path: '/api/user/second-factor',
    tag: 'Account',
    summary: 'Begin to set up an authenticator app, with the current password; in force once its first code was given',
    access: 'browser',
    enrolling: true,
    body: z.object({ password: passwordField }),
    status: 201,
    response: setUp,
    errors: ['credentials-wrong', 'forbidden', 'too-many-attempts', 'too-busy'],
  }),
  confirmSecondFactor: route({
    method: 'POST',
    path: '/api/user/second-factor/confirm',
    tag: 'Account',
    summary: 'Put it in force by the app’s first code; other sessions end, and the recovery codes are shown this once',
    access: 'browser',
    enrolling: true,
    body: code,
    response: codes,
    errors: ['second-factor-wrong', 'too-many-attempts'],
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/api/user/second-factor/recovery-codes',
    tag: 'Account',
    summary: 'New recovery codes in place of the old, for a code',
    access: 'browser',
    body: code,
    response: codes,
    errors: ['second-factor-wrong', 'too-many-attempts'],
  }),
  endSecondFactor: route({
    method: 'POST',
    path: '/api/user/second-factor/end',
    tag: 'Account',
    summary: 'Do without a second factor, for a code; refused where the fund requires one',
    access: 'browser',
    body: code,
    status: 204,
    errors: ['second-factor-wrong', 'forbidden', 'too-many-attempts'],
  }),
  resetSecondFactor: route({
    method: 'DELETE',
    path: '/api/admin/users/{id}/second-factor',
    tag: 'Administrator panel',
    summary: 'End the second factor of somebody who lost phone and recovery codes; their sessions end as well',
    access: 'admin-panel',
    params: idParams,
    status: 204,
    errors: ['not-found'],
  }),
  adminSecondFactor: route({
    method: 'GET',
    path: '/api/admin/second-factor',
    tag: 'Administrator panel',
    summary: 'Since when the panel has a second factor of its own, and whether the fund requires it',
    access: 'admin-panel',
    enrolling: true,
    response: view,
  }),
  adminBeginSecondFactor: route({
    method: 'POST',
    path: '/api/admin/second-factor',
    tag: 'Administrator panel',
    summary: 'Begin to set one up for the panel, with its password',
    access: 'admin-panel',
    enrolling: true,
    body: z.object({ password: passwordField }),
    status: 201,
    response: setUp,
    errors: ['credentials-wrong', 'forbidden', 'too-many-attempts', 'too-busy'],
  }),
  adminConfirmSecondFactor: route({
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    tag: 'Administrator panel',
    summary: 'Put it in force by the app’s first code',
    access: 'admin-panel',
    enrolling: true,
    body: code,
    response: codes,
    errors: ['second-factor-wrong', 'too-many-attempts'],
  }),
  adminRenewRecoveryCodes: route({
    method: 'POST',
    path: '/api/admin/second-factor/recovery-codes',
    tag: 'Administrator panel',
    summary: 'New recovery codes of the panel, for a code',
    access: 'admin-panel',
    body: code,
    response: codes,
    errors: ['second-factor-wrong', 'too-many-attempts'],
  }),
  adminEndSecondFactor: route({
    method: 'POST',
    path: '/api/admin/second-factor/end',
    tag: 'Administrator panel',
    summary: 'Open the panel by its password alone again, for a code; refused where the fund requires a second factor',
    access: 'admin-panel',
    body: code,
    status: 204,
    errors: ['second-factor-wrong', 'forbidden', 'too-many-attempts'],
  }),
};
