/** What happens in the fund, and its settings. */
import type { fundRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';
import { authorOf } from './author-of.js';
import { readableSummary } from './readable-analysis.js';

/** As many as the dashboard and the bell can show. */
const SHOWN = 50;

export const fundHandlers: Handlers<keyof typeof fundRoutes> = {
  async listActivities({ query, user, locale, services }) {
    const { analysisId, limit = SHOWN } = query;
    if (analysisId !== undefined) await readableSummary(services, user, analysisId);
    const activities = await services.workspace.collaboration.activities.list({
      locale,
      limit,
      ...(analysisId === undefined ? {} : { analysisId }),
    });
    return activities.map(({ concerns: _concerns, ...activity }) => activity);
  },

  listNotifications: async ({ query, user, locale, services }) =>
    services.workspace.collaboration.notifications.of(user.id, { locale, limit: query.limit ?? SHOWN }),

  async markNotificationsRead({ body, user, locale, services }) {
    const { notifications } = services.workspace.collaboration;
    await notifications.markRead(user.id, body?.upTo);
    return notifications.of(user.id, { locale, limit: SHOWN });
  },

  getSettings: async ({ services }) => services.workspace.settings.view(),

  changeSettings: async ({ body, user, services }) => services.workspace.settings.change(body, authorOf(user)),
};
