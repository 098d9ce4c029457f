/** The audit log: who did what, when and from where. */
import { z } from 'zod';
import { AUDIT_OUTCOMES, auditActionSchema, auditEntrySchema } from '../../model/audit.js';
import { route } from '../route.js';

const tag = 'Audit log';

/** A day, or a moment with its offset. */
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const filter = {
  /** From this day or moment on. */
  from: moment.optional(),
  /** To the end of this day, or before this moment. */
  to: moment.optional(),
  action: auditActionSchema.optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  /** Part of the name or the whole id of who did it or whom it concerned. */
  who: z.string().trim().max(200).optional(),
};

export const auditPageSchema = z
  .strictObject({
    entries: z.array(auditEntrySchema.meta({ id: 'AuditEntry' })),
    /** `before` of the next page; null at the end. */
    next: z.number().int().nullable(),
  })
  .meta({ id: 'AuditPage' });

export const auditRoutes = {
  listAudit: route({
    method: 'GET',
    path: '/api/audit',
    tag,
    summary: 'What was done, newest first',
    access: { may: 'audit' },
    query: z.object({
      ...filter,
      limit: z.coerce.number().int().min(1).max(200).optional(),
      before: z.coerce.number().int().min(1).optional(),
    }),
    response: auditPageSchema,
  }),
  exportAudit: route({
    method: 'GET',
    path: '/api/audit/export',
    tag,
    summary: 'What was done, as a file, oldest first; JSONL holds the whole chain',
    access: { may: 'audit' },
    query: z.object({ ...filter, format: z.enum(['csv', 'jsonl']) }),
    response: { file: ['text/csv', 'application/x-ndjson'] },
  }),
};
