/** What happened in a workspace, newest first and bounded, and who is told of it. */
import { randomBytes } from 'node:crypto';
import { renderMessage } from '../i18n/render.js';
import { activitySchema, type Activity } from '../model/activity.js';
import { message } from '../model/message.js';
import type { Locale } from '../model/values.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import type { Activities, Notifications } from './collaboration.js';

export const activitiesCollection: CollectionDefinition<Activity, Activity> = {
  name: 'activities',
  schema: activitySchema,
  version: 1,
  summarize: (activity) => activity,
};

/** How many are kept. */
const MOST = 2000;
/** How many more there may be, as a share, before the oldest are removed together. */
const SLACK = 0.1;
const DEFAULT_LIMIT = 50;
const NEWEST_FIRST = [
  { by: 'createdAt', order: 'descending' },
  { by: 'id', order: 'descending' },
] as const;

export function openActivities(
  activities: Collection<Activity, Activity>,
  now: () => Date,
  most = MOST,
): Activities & { close(): Promise<void> } {
  let pruning: Promise<void> | undefined;

  async function prune(): Promise<void> {
    const held = [...(await activities.summaries())];
    if (held.length <= most * (1 + SLACK)) return;
    // Ids begin with the time, so they are in the order in which things happened.
    for (const { id } of held.slice(0, held.length - most)) await activities.remove(id);
  }

  return {
    async record({ action, by, values = {}, analysisId, investmentId, concerns = [] }) {
      const at = now();
      const detailsMessage = message(`activity.${action}`, values);
      const activity = await activities.create({
        id: `${at.getTime().toString(36).padStart(9, '0')}-${randomBytes(8).toString('hex')}`,
        action,
        details: renderMessage(detailsMessage, 'en'),
        detailsMessage,
        createdAt: at.toISOString(),
        user: by,
        ...(analysisId === undefined ? {} : { analysisId }),
        ...(investmentId === undefined ? {} : { investmentId }),
        concerns: [...new Set(concerns)].filter((id) => id !== by.id),
      });
      pruning ??= prune()
        // The next activity tries again.
        .catch(() => undefined)
        .finally(() => (pruning = undefined));
      return activity;
    },

    async list({ locale = 'en', limit = DEFAULT_LIMIT, analysisId } = {}) {
      const conditions = analysisId === undefined ? [] : [{ field: 'analysisId' as const, equals: analysisId }];
      const page = await activities.list({ filter: { conditions }, sort: NEWEST_FIRST, limit });
      return page.items.map((activity) => inLocale(activity, locale));
    },

    revision: () => activities.revision(),

    async close() {
      await pruning;
    },
  };
}

export interface NotificationTools {
  activities: Collection<Activity, Activity>;
  /** When the account last read its notifications; undefined for never. */
  readAt: (accountId: string) => Promise<string | undefined>;
  /** Keeps that, unless something later is kept already. */
  setReadAt: (accountId: string, at: string) => Promise<void>;
  now: () => Date;
}

export function openNotifications({ activities, readAt, setReadAt, now }: NotificationTools): Notifications {
  return {
    async of(accountId, { locale = 'en', limit = DEFAULT_LIMIT } = {}) {
      const read = (await readAt(accountId)) ?? '';
      const concerning = (await activities.summaries())
        .filter(({ concerns }) => concerns.includes(accountId))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? 1 : -1));
      const items = concerning.slice(0, limit).map((activity) => {
        const { concerns: _others, ...shown } = inLocale(activity, locale);
        return { ...shown, read: activity.createdAt <= read } as Awaited<
          ReturnType<Notifications['of']>
        >['items'][number];
      });
      return { unread: concerning.filter(({ createdAt }) => createdAt > read).length, items };
    },

    async markRead(accountId, upTo) {
      const latest = now().toISOString();
      const wanted = upTo === undefined || Number.isNaN(Date.parse(upTo)) ? latest : new Date(upTo).toISOString();
      await setReadAt(accountId, wanted < latest ? wanted : latest);
    },
  };
}

function inLocale(activity: Activity, locale: Locale): Activity {
  return { ...activity, details: renderMessage(activity.detailsMessage, locale) };
}
