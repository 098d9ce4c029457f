/** The team: invitations, roles, leaving, and the way back in for who forgot a password. */
import { randomUUID } from 'node:crypto';
import { may } from '../contract/permissions.js';
import { VcError } from '../errors/vc-error.js';
import type { Account, Role } from '../model/account.js';
import {
  assertFree,
  byAge,
  checkedEmail,
  checkedName,
  checkedUsername,
  currentUser,
  isUsable,
  nameOf,
  teamMember,
} from './account-collection.js';
import {
  assertPasswordFor,
  findAccount,
  findByLink,
  makeLink,
  removeAccount,
  setRole,
  withoutLink,
  withPassword,
  type AccountContext,
} from './account-context.js';
import type { Accounts, Actor } from './accounts.js';

const DAY_MS = 24 * 3600 * 1000;
const INVITATION_MS = 14 * DAY_MS;
const RESET_MS = DAY_MS;

type Team = Pick<
  Accounts,
  'team' | 'invite' | 'invitation' | 'acceptInvitation' | 'changeRole' | 'remove' | 'makeResetLink' | 'resetPassword'
>;

export function team(context: AccountContext): Team {
  const { accounts, hasher, now } = context;
  return {
    team: async () => [...(await accounts.summaries())].sort(byAge).map(teamMember),

    async invite(form, by) {
      const role = form.role ?? 'analyst';
      assertMayInvite(by, role);
      const address = checkedEmail(form.email);
      const names = { firstName: checkedName(form.firstName), lastName: checkedName(form.lastName) };
      const { link, kept } = makeLink('invitation', INVITATION_MS, now());
      const member = await accounts.exclusively(async (sole) => {
        const held = await sole.summaries();
        const known = held.find(({ emailKey }) => emailKey === address.emailKey);
        if (known?.status === 'pending') {
          assertMayInvite(by, known.role);
          return sole.update(known.id, (account) => ({ ...account, ...names, role, link: kept }));
        }
        const invited: Account = {
          id: randomUUID(),
          username: '',
          usernameKey: '',
          ...address,
          ...names,
          role,
          status: 'pending',
          isActive: true,
          language: 'en',
          createdAt: now().toISOString(),
          passwordHash: null,
          link: kept,
        };
        assertFree(held, invited);
        return sole.create(invited);
      });
      await context.tell({ action: 'member.invited', name: nameOf(member), role, by: authorOf(by) });
      return { member: teamMember(member), link };
    },

    async invitation(token) {
      const found = findByLink(await accounts.summaries(), 'invitation', token, now());
      const { email, firstName, lastName, role, link } = found;
      return { email, firstName, lastName, role, expiresAt: link?.expiresAt ?? '' };
    },

    async acceptInvitation(token, form) {
      const invited = findByLink(await accounts.summaries(), 'invitation', token, now());
      const username = checkedUsername(form.username, invited.emailKey);
      const person = {
        ...username,
        email: invited.email,
        emailKey: invited.emailKey,
        firstName: checkedName(form.firstName) || invited.firstName,
        lastName: checkedName(form.lastName) || invited.lastName,
      };
      await assertPasswordFor(context, form.password, person);
      assertFree(await accounts.summaries(), person, invited.id);
      const passwordHash = await hasher.hash(form.password);
      const account = await accounts.exclusively(async (sole) => {
        const held = await sole.summaries();
        // Again, while nobody else writes: of several who hold the link one gets in.
        const { id } = findByLink(held, 'invitation', token, now());
        assertFree(held, person, id);
        const language = form.language === undefined ? {} : { language: form.language };
        return sole.update(id, (pending) => ({
          ...withoutLink(pending),
          ...person,
          ...language,
          passwordHash,
          status: 'active',
        }));
      });
      await context.tell({
        action: 'member.joined',
        name: nameOf(account),
        by: { id: account.id, firstName: account.firstName || account.username },
      });
      return currentUser(account);
    },

    async changeRole(id, role, by) {
      if (id === by.id) throw new VcError('not-oneself');
      const changed = await setRole(context, id, role);
      await context.tell({
        action: 'member.role-changed',
        name: nameOf(changed),
        role,
        accountId: id,
        by: authorOf(by),
      });
      return teamMember(changed);
    },

    async remove(id, by) {
      if (id === by.id) throw new VcError('not-oneself');
      const gone = await findAccount(context, id);
      await removeAccount(context, id);
      await context.tell({ action: 'member.removed', name: nameOf(gone), by: authorOf(by) });
    },

    async makeResetLink(id) {
      const account = await findAccount(context, id);
      if (!isUsable(account)) throw new VcError('not-found', { what: 'member', id });
      const { link, kept } = makeLink('reset', RESET_MS, now());
      await accounts.update(id, (found) => ({ ...found, link: kept }));
      return link;
    },

    async resetPassword(token, password) {
      const asked = findByLink(await accounts.summaries(), 'reset', token, now());
      await assertPasswordFor(context, password, asked);
      const passwordHash = await hasher.hash(password);
      const account = await accounts.exclusively(async (sole) => {
        const { id } = findByLink(await sole.summaries(), 'reset', token, now());
        return sole.update(id, (found) => withPassword(found, passwordHash));
      });
      await context.sessions.endAll(account.id);
      return currentUser(account);
    },
  };
}

function assertMayInvite(by: Actor, role: Role): void {
  const isJunior = role === 'viewer' || role === 'analyst';
  if (!may(by.role, 'invite', isJunior)) throw new VcError('forbidden');
}

function authorOf({ id, firstName }: Actor): { id: string; firstName: string } {
  return { id, firstName };
}
