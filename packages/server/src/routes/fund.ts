/** What happens in the fund, and its settings. */
import { VcError } from '@vc-analyst/core';
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

  async listDue({ query, services }) {
    const rule = { months: query.months, keepInvested: query.keepInvested === 'true' };
    const due = await services.workspace.retention.due(rule);
    const oldest = due.slice(0, 10).map(({ id, companyName, createdAt }) => ({ id, companyName, createdAt }));
    return { count: due.length, oldest };
  },

  async changeSettings({ body, user, services }) {
    const { accounts, settings } = services.workspace;
    const endsPasswords = body.signIn?.passwords === false && (await settings.signIn()).passwords;
    // Whoever switches passwords off has shown that the other way works.
    if (endsPasswords && !user.provided) throw new VcError('sso-first');
    const changed = await settings.change(body, authorOf(user));
    if (endsPasswords && !changed.signIn.passwords) await accounts.provided.endOthers();
    return changed;
  },

  draftThesis: async ({ body, services }) => services.workspace.draftThesis(body.text, body.form),

  applyRules: async ({ services }) => services.rescoring.start(),

  getApplying: async ({ services }) => services.rescoring.state(),

  async testMail({ user, locale, services }) {
    await services.mailer.sendTest({ to: user.email, locale });
    return { sentTo: user.email };
  },
};
