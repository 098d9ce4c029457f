/** Accounts as the administrator panel and `vc user` manage them: everything, but the last active admin stays. */
import { randomUUID } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import type { Account } from '../model/account.js';
import {
  assertAdminLeft,
  assertFree,
  byAge,
  checkedEmail,
  checkedName,
  checkedUsername,
  managedUser,
  teamRoleOf,
} from './account-collection.js';
import {
  assertPasswordFor,
  findAccount,
  removeAccount,
  setRole,
  withPassword,
  type AccountContext,
} from './account-context.js';
import type { ManagedUserForm, ManagedUsers } from './accounts.js';

export function managedUsers(context: AccountContext): ManagedUsers {
  const { accounts, hasher, now } = context;

  /** A new password's hash; undefined when there is none to set. */
  async function hashOf(
    password: string | undefined,
    person: ReturnType<typeof personOf>,
  ): Promise<string | undefined> {
    if (password === undefined || password === '') return undefined;
    await assertPasswordFor(context, password, person);
    return hasher.hash(password);
  }

  return {
    list: async () => [...(await accounts.summaries())].sort(byAge).map(managedUser),

    async create(form) {
      const person = personOf(form);
      assertFree(await accounts.summaries(), person);
      const passwordHash = await hashOf(form.password, person);
      if (passwordHash === undefined) throw new VcError('bad-usage', { problem: 'A new account needs a password.' });
      const account: Account = {
        id: randomUUID(),
        ...person,
        role: teamRoleOf(form.role, undefined),
        status: 'active',
        isActive: form.isActive,
        language: 'en',
        createdAt: now().toISOString(),
        passwordHash,
      };
      const made = await accounts.exclusively(async (sole) => {
        assertFree(await sole.summaries(), person);
        return sole.create(account);
      });
      return managedUser(made);
    },

    async update(id, form) {
      await findAccount(context, id);
      const person = personOf(form);
      const passwordHash = await hashOf(form.password, person);
      const { before, after } = await accounts.exclusively(async (sole) => {
        const held = await sole.summaries();
        const found = held.find((account) => account.id === id);
        if (!found) throw new VcError('not-found', { what: 'member', id });
        assertFree(held, person, id);
        const rights = { role: teamRoleOf(form.role, found.role), isActive: form.isActive };
        // A password set for who is invited lets the person in without the link.
        const isIn = passwordHash !== undefined;
        const status = isIn ? ('active' as const) : found.status;
        assertAdminLeft(held, { id, after: { ...rights, status } });
        const after = await sole.update(id, (account) => ({
          ...(isIn ? withPassword(account, passwordHash) : account),
          ...person,
          ...rights,
          status,
        }));
        return { before: found, after };
      });
      const rightsChanged = before.role !== after.role || before.isActive !== after.isActive;
      if (rightsChanged || passwordHash !== undefined) await context.sessions.endAll(id);
      if (!after.isActive) await context.left(id);
      return managedUser(after);
    },

    remove: (id) => removeAccount(context, id),

    setTeamRole: async (id, role) => managedUser(await setRole(context, id, role)),
  };
}

function personOf(form: ManagedUserForm) {
  // The panel may leave the address open; nobody is then invited or found by it.
  const address = form.email.trim() === '' ? { email: '', emailKey: '' } : checkedEmail(form.email);
  return {
    ...address,
    ...checkedUsername(form.username, address.emailKey),
    firstName: checkedName(form.firstName),
    lastName: checkedName(form.lastName),
  };
}
