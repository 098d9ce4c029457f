/** Signing in and out, registering, and one's own account. */
import { z } from 'zod';
import { roleSchema, savedViewSchema } from '../../model/account.js';
import { currentUserSchema } from '../../model/account-views.js';
import { landingFiguresSchema, registrationModeSchema } from '../../model/settings.js';
import { localeSchema } from '../../model/values.js';
import { codeField, emailField, nameField, passwordField, requiredName, tokenField } from '../fields.js';
import { PERMISSION_IDS } from '../permissions.js';
import { route } from '../route.js';

const tag = 'Account';

/** Who is signed in, and what they may do. */
export const userSchema = currentUserSchema
  .extend({
    /** Reach a permission, from the table that the server enforces. */
    permissions: z.record(z.enum(PERMISSION_IDS), z.enum(['none', 'own', 'all'])),
    /** Must set up a second factor before anything else. */
    mustEnrol: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

/** What a page must know before anybody is signed in. */
export const siteSchema = z
  .strictObject({
    /** Who may make an account: anybody, whoever was invited, nobody. */
    registration: registrationModeSchema,
    /** Nobody has an account yet: the first one becomes the fund's administrator. */
    firstAccount: z.boolean(),
    /** The first account needs the set-up token that the terminal printed. */
    setupTokenNeeded: z.boolean(),
    minPasswordLength: z.number().int(),
    /** Address of 'Request Demo' and 'Contact us'. */
    contactEmail: z.string(),
    /** The fund's own provider, by which people sign in at `/api/sso`; null without one. */
    sso: z.strictObject({ label: z.string() }).nullable(),
    /** Whether people sign in with passwords. */
    passwords: z.boolean(),
    /** The fund's own marketing text. */
    landing: landingFiguresSchema,
  })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof siteSchema>;

const savedView = savedViewSchema.meta({ id: 'SavedView' });
const password = z.object({
  username: requiredName,
  password: passwordField,
  /** Of the authenticator app, or a recovery code; asked for where the account has a second factor. */
  code: codeField.optional(),
});

export const accountRoutes = {
  getSite: route({
    method: 'GET',
    path: '/api/site',
    tag,
    summary: 'What the pages before sign-in need: registration mode, contact address, landing figures',
    access: 'public',
    response: siteSchema,
  }),
  getUser: route({
    method: 'GET',
    path: '/api/user',
    tag,
    summary: 'Who is signed in',
    access: 'session',
    enrolling: true,
    response: userSchema,
  }),
  listViews: route({
    method: 'GET',
    path: '/api/user/views',
    tag,
    summary: 'One’s own saved lists of analyses: names with the filters, order and columns of the address',
    access: 'session',
    response: z.array(savedView),
  }),
  getNeeds: route({
    method: 'GET',
    path: '/api/user/needs',
    tag,
    summary:
      'What waits for oneself: questions to answer, founders’ answers, next steps of companies one looks after, comments that name one',
    access: 'session',
    response: z.strictObject({
      /** By analysis, the soonest due first. */
      questions: z.array(
        z.strictObject({
          analysisId: z.string(),
          companyName: z.string(),
          count: z.number(),
          due: z.string().optional(),
        }),
      ),
      /** Answers of founders to decide on. */
      answers: z.array(z.strictObject({ analysisId: z.string(), companyName: z.string(), count: z.number() })),
      steps: z.array(
        z.strictObject({
          analysisId: z.string(),
          companyName: z.string(),
          text: z.string(),
          due: z.string().optional(),
        }),
      ),
      /** Until one has read one's notifications. */
      mentions: z.array(
        z.strictObject({ analysisId: z.string(), details: z.string(), createdAt: z.string(), by: z.string() }),
      ),
    }),
  }),
  setViews: route({
    method: 'PUT',
    path: '/api/user/views',
    tag,
    summary: 'Keep these lists in the place of those there were; at most 50, each name once',
    access: 'session',
    body: z.object({
      views: z
        .array(savedView)
        .max(50)
        .refine((views) => new Set(views.map(({ name }) => name)).size === views.length),
    }),
    response: z.array(savedView),
  }),
  updateUser: route({
    method: 'PATCH',
    path: '/api/user',
    tag,
    summary:
      'Change one’s own name, e-mail or password (both with the current one); a new password ends all other sessions',
    access: 'browser',
    body: z.object({
      firstName: nameField.optional(),
      lastName: nameField.optional(),
      /** As `password`, with `currentPassword`. */
      email: emailField.optional(),
      password: passwordField.optional(),
      currentPassword: passwordField.optional(),
    }),
    response: userSchema,
    errors: [
      'credentials-wrong',
      'too-many-attempts',
      'too-busy',
      'password-too-short',
      'password-too-long',
      'password-common',
    ],
  }),
  setLanguage: route({
    method: 'PUT',
    path: '/api/user/language',
    tag,
    summary: 'Choose the language of the page, of reports and of messages',
    access: 'session',
    enrolling: true,
    body: z.object({ language: localeSchema }),
    response: userSchema,
  }),
  login: route({
    method: 'POST',
    path: '/api/login',
    tag,
    summary: 'Sign in',
    access: 'public',
    body: password,
    response: userSchema,
    errors: [
      'credentials-wrong',
      'passwords-off',
      'second-factor-needed',
      'second-factor-wrong',
      'too-many-attempts',
      'too-busy',
    ],
  }),
  loginPage: route({
    method: 'GET',
    path: '/api/login',
    tag,
    summary: 'Leads a browser to the sign-in page',
    access: 'public',
    status: 302,
  }),
  beginSso: route({
    method: 'GET',
    path: '/api/sso',
    tag,
    summary: 'Leads a browser to the fund’s own provider (OpenID Connect), to sign in there',
    access: 'public',
    query: z.object({
      /** The page of the app to open afterwards, such as `/analysis/1f2e#questions`. @default / */
      next: z.string().max(2000).optional(),
    }),
    status: 302,
  }),
  finishSso: route({
    method: 'GET',
    path: '/api/sso/callback',
    tag,
    summary:
      'Where the provider leads back to; signs in and leads to the page asked for, or to /auth with what was wrong',
    access: 'public',
    status: 302,
  }),
  register: route({
    method: 'POST',
    path: '/api/register',
    tag,
    summary: 'Make an account: the first of a fund, with an invitation, or freely where registration is open',
    access: 'public',
    body: z.object({
      username: requiredName,
      password: passwordField,
      confirmPassword: z.string().max(1024).optional(),
      email: emailField,
      firstName: nameField.optional(),
      lastName: nameField.optional(),
      /** Of the invitation's link. */
      invitationToken: tokenField.optional(),
      /** As the terminal printed it. */
      setupToken: tokenField.optional(),
    }),
    status: 201,
    response: userSchema,
    errors: [
      'registration-closed',
      'setup-token-wrong',
      'link-invalid',
      'username-taken',
      'email-taken',
      'password-too-short',
      'password-too-long',
      'password-common',
      'too-many-attempts',
      'too-busy',
    ],
  }),
  openInvitation: route({
    method: 'POST',
    path: '/api/invitation',
    tag,
    summary: 'Whom an invitation is for; its token stays out of addresses and logs',
    access: 'public',
    body: z.object({ token: tokenField }),
    response: z.strictObject({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      role: roleSchema,
      expiresAt: z.string(),
    }),
    errors: ['link-invalid', 'too-many-attempts', 'too-busy'],
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/password-reset',
    tag,
    summary: 'Set a new password with the token of a reset link; ends all sessions',
    access: 'public',
    body: z.object({ token: tokenField, password: passwordField }),
    status: 204,
    errors: [
      'link-invalid',
      'password-too-short',
      'password-too-long',
      'password-common',
      'too-many-attempts',
      'too-busy',
    ],
  }),
  logout: route({
    method: 'POST',
    path: '/api/logout',
    tag,
    summary: 'Sign out',
    access: 'public',
    status: 204,
  }),
  logoutPage: route({
    method: 'GET',
    path: '/api/logout',
    tag,
    summary: 'Signs a browser out and leads it to /; a link on another site only leads there',
    access: 'public',
    status: 302,
  }),
};
