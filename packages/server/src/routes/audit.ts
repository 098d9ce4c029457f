/** The audit log, read by the fund's administrators. */
import { auditFile } from '@vc-analyst/core';
import type { auditRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';

export const auditHandlers: Handlers<keyof typeof auditRoutes> = {
  async listAudit({ query: { limit, before, ...filter }, services }) {
    const { entries, next } = await services.workspace.audit.list(filter, {
      ...(limit === undefined ? {} : { limit }),
      before,
    });
    return { entries, next: next ?? null };
  },

  async exportAudit({ query: { format, ...filter }, services }) {
    const { audit } = services.workspace;
    const { fileName, ...file } = await auditFile(audit.all(filter), format, new Date());
    return { kind: 'file', ...file, downloadAs: fileName };
  },
};
