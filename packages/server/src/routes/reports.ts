/** Dashboard, period reports, corporate analysis, market trends. */
import type { CurrentUser } from '@vc-analyst/core';
import type { reportRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';

export const reportHandlers: Handlers<keyof typeof reportRoutes> = {
  getDashboard: async ({ query, user, services }) =>
    services.workspace.reports.dashboard({ ...query, reader: readerOf(user) }),

  getReport: async ({ params, query, user, locale, services }) =>
    services.workspace.reports.period(params.period, {
      type: query.type,
      of: query.date,
      locale,
      reader: readerOf(user),
    }),

  async exportReport({ query, user, locale, services, ctx }) {
    const { workspace } = services;
    const report = await workspace.reports.period(query.period, {
      type: query.type,
      of: query.date,
      locale: query.language ?? locale,
      reader: readerOf(user),
    });
    const file = await services.exportTurns.runFor(
      ctx,
      () => workspace.exportReport(report, query.format === 'excel' ? 'xlsx' : query.format),
      user.id,
    );
    return { kind: 'file', mediaType: file.mediaType, bytes: file.bytes, downloadAs: file.fileName };
  },

  getCorporateAnalysis: async ({ user, locale, services }) =>
    services.workspace.reports.corporate({ locale, reader: readerOf(user) }),

  getMarketTrends: async ({ user, locale, services }) =>
    services.workspace.reports.trends({ locale, reader: readerOf(user) }),
};

/** Decides which amounts are shown: none to viewers, of their own investments to analysts. */
export function readerOf({ id, role }: CurrentUser) {
  return { role, accountId: id };
}
