/** What happens in the fund, and its settings. */
import type { fundRoutes } from '@vc-analyst/core/contract';
import type { Locale } from '@vc-analyst/core/model';
import type { Handlers } from '../routing/handler.js';
import type { Services } from '../services/services.js';
import { authorOf } from './author-of.js';
import { readableSummary } from '../services/readable-analysis.js';

/** As many as the dashboard and the bell can show. */
const SHOWN = 50;

/** What happened stays told after the deck was deleted; a page would lead nowhere. */
function pointingSomewhere<T extends { analysisId?: string | undefined }>(
  { workspace }: Services,
  told: readonly T[],
): Promise<T[]> {
  return Promise.all(
    told.map(async (one) => {
      const { analysisId, ...rest } = one;
      const isThere = analysisId === undefined || (await workspace.analyses.summary(analysisId)) !== undefined;
      return isThere ? one : (rest as T);
    }),
  );
}

async function notificationsOf(services: Services, accountId: string, locale: Locale, limit = SHOWN) {
  const { notifications } = services.workspace.collaboration;
  const { unread, items } = await notifications.of(accountId, { locale, limit });
  return { unread, items: await pointingSomewhere(services, items) };
}

export const fundHandlers: Handlers<keyof typeof fundRoutes> = {
  async listActivities({ query, user, locale, services }) {
    const { analysisId, limit = SHOWN } = query;
    if (analysisId !== undefined) await readableSummary(services, user, analysisId);
    const activities = await services.workspace.collaboration.activities.list({
      locale,
      limit,
      ...(analysisId === undefined ? {} : { analysisId }),
    });
    return pointingSomewhere(
      services,
      activities.map(({ concerns: _concerns, ...activity }) => activity),
    );
  },

  getPipeline: async ({ query, services }) => services.workspace.collaboration.pipeline.board(query),

  listNotifications: async ({ query, user, locale, services }) =>
    notificationsOf(services, user.id, locale, query.limit),

  async markNotificationsRead({ body, user, locale, services }) {
    await services.workspace.collaboration.notifications.markRead(user.id, body?.upTo);
    return notificationsOf(services, user.id, locale);
  },

  getSettings: async ({ services }) => services.workspace.settings.view(),

  testMail: async ({ user, locale, services }) => ({
    to: user.email,
    problem: (await services.mailer.sendTest({ to: user.email, locale })) ?? null,
  }),

  changeSettings: async ({ body, user, services }) => services.workspace.settings.change(body, authorOf(user)),
};
