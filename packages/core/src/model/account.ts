/** People of a fund and what they may do by role. Hashes of passwords and tokens never leave the store. */
import { z } from 'zod';
import { localeSchema } from './values.js';
import { ROLES } from './vocabulary.js';

export const roleSchema = z.enum(ROLES);
export type Role = z.infer<typeof roleSchema>;

export const MEMBER_STATUSES = ['pending', 'active'] as const;

/** A list of analyses as somebody wants it again: filters, order and columns, as its address has them. */
export const savedViewSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine((text) => !/\p{Cc}/u.test(text)),
  /** What stands behind `?` in the address of the list. */
  query: z.string().max(1000),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** An account as it is kept. */
export const accountSchema = z.strictObject({
  id: z.string(),
  username: z.string(),
  /** Lower case, for looking up. */
  usernameKey: z.string(),
  email: z.string(),
  emailKey: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  /** Pending: invited, the link not yet used. */
  status: z.enum(MEMBER_STATUSES),
  isActive: z.boolean(),
  language: localeSchema,
  profileImageUrl: z.string().optional(),
  createdAt: z.string(),
  /** `scrypt$N$r$p$salt$hash`; null until an invitation is accepted. */
  passwordHash: z.string().nullable(),
  /** Signs in with the fund's own provider, as this person of it; such an account has no password. */
  provider: z
    .strictObject({
      issuer: z.string(),
      subject: z.string(),
      /** The provider lets the person in no more: nothing works until they sign in there again. */
      suspended: z.boolean(),
      /** With which the provider is asked about the person. */
      refreshToken: z.string().optional(),
    })
    .optional(),
  /** The one link that is out for this account: an invitation, or the way to a new password. */
  link: z
    .strictObject({ kind: z.enum(['invitation', 'reset']), tokenHash: z.string(), expiresAt: z.string() })
    .optional(),
  /** Lists of analyses that the person wants again. */
  views: z.array(savedViewSchema).optional(),
  /** Notifications up to then are read. */
  notificationsReadAt: z.string().optional(),
});
export type Account = z.infer<typeof accountSchema>;
