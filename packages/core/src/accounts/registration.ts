/** Coming in: opening an account, signing in, one's own name and password. */
import { randomUUID } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import type { Account } from '../model/account.js';
import {
  assertFree,
  checkedEmail,
  checkedName,
  checkedUsername,
  currentUser,
  isUsable,
  keyOf,
} from './account-collection.js';
import { assertPasswordFor, changeAccount, withoutLink, type AccountContext } from './account-context.js';
import type { Accounts } from './accounts.js';

type Registration = Pick<
  Accounts,
  | 'isEmpty'
  | 'register'
  | 'checkPassword'
  | 'get'
  | 'setLanguage'
  | 'views'
  | 'setViews'
  | 'changeProfile'
  | 'changePassword'
>;

export function registration(context: AccountContext): Registration {
  const { accounts, hasher, now } = context;
  return {
    isEmpty: async () => (await accounts.summaries()).length === 0,

    async register(form, { onlyFirst = false } = {}) {
      const email = checkedEmail(form.email);
      const names = { firstName: checkedName(form.firstName), lastName: checkedName(form.lastName) };
      const person = { ...email, ...checkedUsername(form.username, email.emailKey), ...names };
      await assertPasswordFor(context, form.password, person);
      const refuse = (held: Awaited<ReturnType<typeof accounts.summaries>>) => {
        if (onlyFirst && held.length > 0) throw new VcError('not-first');
        assertFree(held, person);
      };
      // Before hashing, which is dear; what decides is the look at it while nobody else writes.
      refuse(await accounts.summaries());
      const passwordHash = await hasher.hash(form.password);
      const account = await accounts.exclusively(async (sole) => {
        const held = await sole.summaries();
        refuse(held);
        const made: Account = {
          id: randomUUID(),
          ...person,
          role: held.length === 0 ? 'admin' : 'analyst',
          status: 'active',
          isActive: true,
          language: form.language ?? 'en',
          createdAt: now().toISOString(),
          passwordHash,
        };
        return sole.create(made);
      });
      const user = currentUser(account);
      await context.tell({
        action: 'member.joined',
        name: `${user.firstName} ${user.lastName}`.trim() || user.username,
        by: { id: user.id, firstName: user.firstName || user.username },
      });
      return user;
    },

    async checkPassword(username, password) {
      const key = keyOf(username);
      const found = (await accounts.summaries()).find(
        (one) => key !== '' && (one.usernameKey === key || one.emailKey === key),
      );
      const kept = found && isUsable(found) ? await accounts.get(found.id) : undefined;
      const isRight = await hasher.verify(password, kept?.passwordHash);
      if (!isRight || !kept) return undefined;
      if (kept.passwordHash !== null && hasher.isWeaker(kept.passwordHash)) {
        const before = kept.passwordHash;
        const passwordHash = await hasher.hash(password);
        // Unless it was changed meanwhile.
        await changeAccount(context, kept.id, (account) =>
          account.passwordHash === before ? { ...account, passwordHash } : account,
        );
      }
      return currentUser(kept);
    },

    async get(id) {
      const found = await accounts.summary(id);
      return found && isUsable(found) ? currentUser(found) : undefined;
    },

    async setLanguage(id, language) {
      return currentUser(await changeAccount(context, id, (account) => ({ ...account, language })));
    },

    views: async (id) => [...((await accounts.summary(id))?.views ?? [])],

    async setViews(id, views) {
      return (await changeAccount(context, id, (account) => ({ ...account, views: [...views] }))).views ?? [];
    },

    async changeProfile(id, { firstName, lastName, email }) {
      const names = {
        ...(firstName === undefined ? {} : { firstName: checkedName(firstName) }),
        ...(lastName === undefined ? {} : { lastName: checkedName(lastName) }),
      };
      const address = email === undefined ? {} : checkedEmail(email);
      const changed = await accounts.exclusively(async (sole) => {
        const held = await sole.summaries();
        const before = held.find((account) => account.id === id);
        if (!before) throw new VcError('not-found', { what: 'member', id });
        assertFree(held, { ...before, ...address }, id);
        return sole.update(id, (account) => ({ ...account, ...names, ...address }));
      });
      return currentUser(changed);
    },

    async changePassword(id, { current, next }) {
      const account = await accounts.get(id);
      if (!account) throw new VcError('not-found', { what: 'member', id });
      if (!(await hasher.verify(current, account.passwordHash))) throw new VcError('credentials-wrong');
      await assertPasswordFor(context, next, account);
      const passwordHash = await hasher.hash(next);
      // Who had a link made to get in, or found one, needs it no more.
      const changed = await changeAccount(context, id, (kept) => ({ ...withoutLink(kept), passwordHash }));
      await context.sessions.endAll(id);
      return currentUser(changed);
    },
  };
}
