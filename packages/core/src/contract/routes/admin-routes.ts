/** The administrator's panel: its own password, and the accounts. */
import { z } from 'zod';
import { managedRoleSchema, managedUserSchema } from '../../model/account-views.js';
import { codeField, emailField, idParams, nameField, passwordField, requiredName } from '../fields.js';
import { route } from '../route.js';

const tag = 'Administrator panel';

const managedUser = managedUserSchema.meta({ id: 'ManagedUser' });

const fields = {
  username: requiredName,
  email: emailField,
  firstName: nameField,
  lastName: nameField,
  role: managedRoleSchema,
  isActive: z.boolean(),
};

export const adminRoutes = {
  adminCheck: route({
    method: 'GET',
    path: '/api/admin/check',
    tag,
    summary: 'Whether the administrator’s password was given in this browser',
    access: 'public',
    response: z.strictObject({
      isAdmin: z.boolean(),
      /** The panel must be given a second factor before anything else. */
      mustEnrol: z.boolean(),
    }),
  }),
  adminLogin: route({
    method: 'POST',
    path: '/api/admin/login',
    tag,
    summary: 'Open the panel for 20 minutes',
    access: 'public',
    body: z.object({ password: passwordField, code: codeField.optional() }),
    response: z.strictObject({ isAdmin: z.literal(true), mustEnrol: z.boolean() }),
    errors: ['credentials-wrong', 'second-factor-needed', 'second-factor-wrong', 'too-many-attempts', 'too-busy'],
  }),
  adminLogout: route({
    method: 'POST',
    path: '/api/admin/logout',
    tag,
    summary: 'Close the panel',
    access: 'public',
    status: 204,
  }),
  listUsers: route({
    method: 'GET',
    path: '/api/admin/users',
    tag,
    summary: 'All accounts',
    access: 'admin-panel',
    response: z.array(managedUserSchema.extend({ hasSecondFactor: z.boolean() }).meta({ id: 'ListedUser' })),
  }),
  createUser: route({
    method: 'POST',
    path: '/api/admin/users',
    tag,
    summary: 'Make an account',
    access: 'admin-panel',
    body: z.object({
      ...fields,
      firstName: nameField.default(''),
      lastName: nameField.default(''),
      role: managedRoleSchema.default('user'),
      isActive: z.boolean().default(true),
      password: passwordField,
    }),
    status: 201,
    response: managedUser,
    errors: ['username-taken', 'email-taken', 'password-too-short', 'password-too-long', 'password-common'],
  }),
  updateUserByAdmin: route({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    tag,
    summary: 'Change an account; a blank password stays as it is; an inactive account’s sessions end at once',
    access: 'admin-panel',
    params: idParams,
    body: z.object({ ...fields, password: z.union([passwordField, z.literal('')]) }).partial(),
    response: managedUser,
    errors: ['not-found', 'username-taken', 'email-taken', 'last-admin'],
  }),
  deleteUser: route({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    tag,
    summary: 'Remove an account; what it wrote stays',
    access: 'admin-panel',
    params: idParams,
    status: 204,
    errors: ['not-found', 'last-admin'],
  }),
  makeResetLink: route({
    method: 'POST',
    path: '/api/admin/users/{id}/reset-link',
    tag,
    summary: 'A link with which the person sets a new password once',
    access: 'admin-panel',
    params: idParams,
    body: z.object({}).optional(),
    status: 201,
    response: z.strictObject({ link: z.string(), expiresAt: z.string() }),
    errors: ['not-found'],
  }),
};
