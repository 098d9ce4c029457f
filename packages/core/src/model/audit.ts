/** What is written down for whoever answers for the fund: who did what, when and from where, in a chain that shows what was changed. */
import { z } from 'zod';
import { AUDIT_ACTIONS } from './vocabulary.js';

export const auditActionSchema = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** `account`: somebody signed in or by an API token; `panel`: with the administrator's password; `guest`: without account; `terminal`: with `vc`; `schedule`: by a rule of the settings. */
export const AUDIT_ACTORS = ['account', 'panel', 'guest', 'terminal', 'schedule'] as const;

/** `refused`: it was tried, and answered with an error. */
export const AUDIT_OUTCOMES = ['done', 'refused'] as const;

const named = { id: z.string().optional(), name: z.string().optional() };

export const auditEntrySchema = z.strictObject({
  /** Counted from 1, without gaps. */
  seq: z.number().int().positive(),
  /** ISO 8601. */
  at: z.string(),
  action: auditActionSchema,
  outcome: z.enum(AUDIT_OUTCOMES),
  by: z.strictObject({ kind: z.enum(AUDIT_ACTORS), ...named }),
  /** Whom or what it concerned, by id and by the name it had then. */
  about: z.strictObject(named).optional(),
  /** Such as the format of an export, or the code of a refusal. Never a secret, never text of a deck. */
  details: z.record(z.string(), z.string()).optional(),
  /** Where the request came from; of IPv6 the network. */
  address: z.string().optional(),
  /** `hash` of the entry before; of the first 64 zeros. */
  previous: z.string(),
  /** SHA-256, in hexadecimal, of the JSON of everything above: keys sorted, no spaces. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What somebody did, before it has its place in the chain. */
export type AuditNote = Omit<AuditEntry, 'seq' | 'at' | 'previous' | 'hash'>;

/** Which entries are wanted: all that is given must hold. */
export interface AuditFilter {
  /** ISO 8601; from this day (UTC) or moment on. */
  from?: string | undefined;
  /** ISO 8601; to the end of this day (UTC), or before this moment. */
  to?: string | undefined;
  action?: AuditAction | undefined;
  outcome?: AuditEntry['outcome'] | undefined;
  /** Part of the name or the whole id of who did it or whom it concerned, in any case. */
  who?: string | undefined;
}
