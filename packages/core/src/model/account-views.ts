/** What is shown of accounts: to their owner, to the team, in the administrator panel. None holds a hash or a token. */
import { z } from 'zod';
import { MEMBER_STATUSES, roleSchema } from './account.js';
import { localeSchema } from './values.js';

/** The signed-in person, as they see themselves. */
export const currentUserSchema = z.strictObject({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  language: localeSchema,
  profileImageUrl: z.string().optional(),
  /** Signs in with the fund's own provider, without a password. */
  provided: z.literal(true).optional(),
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** A person of the team, as colleagues see them. */
export const teamMemberSchema = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Pending: invited, the link not yet used. */
  status: z.enum(MEMBER_STATUSES),
  isActive: z.boolean(),
  profileImageUrl: z.string().optional(),
  createdAt: z.string(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** Roles of the administrator panel: `admin` is the team's admin, `user` any other team role. */
export const MANAGED_ROLES = ['user', 'admin'] as const;
export const managedRoleSchema = z.enum(MANAGED_ROLES);
export type ManagedRole = z.infer<typeof managedRoleSchema>;

/** An account in the administrator panel. */
export const managedUserSchema = z.strictObject({
  id: z.string(),
  /** Empty while an invitation is open. */
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: managedRoleSchema,
  teamRole: roleSchema,
  status: z.enum(MEMBER_STATUSES),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** The second factor of an account or of the administrator panel. */
export const secondFactorViewSchema = z.strictObject({
  /** ISO 8601; null while there is none. */
  since: z.string().nullable(),
  /** Recovery codes that were not used. */
  recoveryLeft: z.number().int().nonnegative(),
  /** The fund requires one. */
  required: z.boolean(),
});
export type SecondFactorView = z.infer<typeof secondFactorViewSchema>;

/** Where somebody is signed in. */
export const sessionViewSchema = z.strictObject({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** Browser and system, as the browser says; absent where it says nothing that is known. */
  client: z.string().optional(),
  /** Where the sign-in came from. */
  address: z.string().optional(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

/** A token with which somebody's scripts sign in, without the token. */
export const apiTokenViewSchema = z.strictObject({
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  /** What it may do at most; never more than its owner. */
  role: roleSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To about ten minutes; absent while it was never used. */
  lastUsedAt: z.string().optional(),
});
export type ApiTokenView = z.infer<typeof apiTokenViewSchema>;
