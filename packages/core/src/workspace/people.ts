/** The people of a workspace and what they do together: accounts, settings and collaboration over its store. */
import type { Accounts, AccountEvent } from '../accounts/accounts.js';
import { openAccounts } from '../accounts/open-accounts.js';
import { accountsCollection, isUsable, nameOf } from '../accounts/account-collection.js';
import { openSettings } from '../accounts/open-settings.js';
import { PasswordHasher } from '../accounts/passwords.js';
import type { Settings } from '../accounts/settings.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { activitiesCollection, openActivities, openNotifications } from '../collaboration/activities.js';
import type { Collaboration } from '../collaboration/collaboration.js';
import type { NewActivity } from '../model/activity.js';
import { analysisNotes, isMentioned, type NoteTools } from '../collaboration/comments.js';
import { openPipeline } from '../collaboration/pipeline.js';
import { openFounderLinks, type OpenedFounderLinks } from '../collaboration/founder-links.js';
import { sharesCollection } from '../collaboration/links.js';
import { openShares, type OpenedShares } from '../collaboration/shares.js';
import type { Config } from '../config/config.js';
import { withDefaults } from '../deck/limits.js';
import type { MessageValue } from '../model/message.js';
import type { Store } from '../store/store.js';
import type { ChosenEngines } from './engine-in-force.js';
import type { RulesInForce } from './rules-in-force.js';

export interface People {
  accounts: Accounts;
  settings: Settings;
  collaboration: Collaboration;
  shares: OpenedShares;
  founderLinks: OpenedFounderLinks;
  /** Writes an activity of what is done already: one that cannot be written undoes nothing, so it never rejects. */
  note: (activity: NewActivity) => Promise<void>;
  close(): Promise<void>;
}

export function openPeople({
  store,
  config,
  rules,
  engines,
  now,
}: {
  store: Store;
  config: Config;
  rules: Pick<RulesInForce, 'check' | 'from'>;
  engines: Pick<ChosenEngines, 'checkAddress' | 'inForce'>;
  now: () => Date;
}): People {
  const { minPasswordLength, passwordCost, registration } = config;
  const analyses = store.collection(analysesCollection);
  const kept = store.collection(activitiesCollection);
  const people = store.collection(accountsCollection);
  const activities = openActivities(kept, now);
  const hasher = new PasswordHasher(passwordCost);
  const note = async (activity: NewActivity): Promise<void> => {
    await activities.record(activity).catch(() => undefined);
  };

  const settings = openSettings({
    store,
    checkThesis: rules.check,
    thesisFrom: rules.from,
    checkModelAddress: engines.checkAddress,
    engineInForce: engines.inForce,
    configured: registration,
    tell: (by) => note({ action: 'settings.changed', by }),
  });
  const links = {
    shares: store.collection(sharesCollection),
    analyses,
    async nameOf(id: string) {
      const account = await people.summary(id);
      return account && isUsable(account) ? nameOf(account) : undefined;
    },
    note,
    now,
  };
  const shares = openShares({ ...links, rules: () => settings.shares(), passwords: hasher });
  const founderLinks = openFounderLinks({ ...links, fileMb: withDefaults(config.limits).fileMb });
  const accounts = openAccounts({
    store,
    now,
    minPasswordLength,
    passwordCost,
    factorRequired: async () => (await settings.signIn()).secondFactorRequired,
    singleSignOn: () => settings.singleSignOn(),
    left: (id) => shares.removeOf(id),
    tell: (event) => note(activityOf(event)),
  });
  const notifications = openNotifications({
    activities: kept,
    now,
    readAt: async (id) => (await people.summary(id))?.notificationsReadAt,
    async setReadAt(id, at) {
      if (!(await people.summary(id))) return;
      await people.update(id, (account) =>
        (account.notificationsReadAt ?? '') < at ? { ...account, notificationsReadAt: at } : account,
      );
    },
  });
  const notes: NoteTools = {
    analyses,
    note,
    now,
    async mentionedIn(text) {
      if (!text.includes('@')) return [];
      const members = (await people.summaries()).filter(isUsable);
      return members.filter((one) => isMentioned([one.firstName, nameOf(one), one.username], text)).map(({ id }) => id);
    },
  };
  const pipeline = openPipeline({
    ...notes,
    pipeline: () => settings.pipeline(),
    async memberName(id) {
      const account = await people.summary(id);
      return account && isUsable(account) ? account.firstName || nameOf(account) : undefined;
    },
  });
  return {
    accounts,
    settings,
    shares,
    founderLinks,
    note,
    collaboration: { ...analysisNotes(notes), ...pipeline, shares, founderLinks, activities, notifications },
    close: () => activities.close(),
  };
}

function activityOf({ action, by, name, ...event }: AccountEvent): NewActivity {
  const values: Record<string, MessageValue> = { name, ...('role' in event ? { role: event.role } : {}) };
  return { action, by, values, ...('accountId' in event ? { concerns: [event.accountId] } : {}) };
}
