/** Accounts whose people sign in with the fund's own provider (OpenID Connect): who comes in, as what, and who no more. */
import { randomUUID } from 'node:crypto';
import { isVcError, VcError } from '../errors/vc-error.js';
import type { Account, Role } from '../model/account.js';
import type { StoredSso } from '../model/single-sign-on.js';
import { ROLES } from '../model/vocabulary.js';
import {
  assertFree,
  checkedEmail,
  checkedName,
  checkedUsername,
  currentUser,
  isUsable,
  nameOf,
  type KeptAccount,
} from './account-collection.js';
import type { ProvidedAccounts, ProvidedIdentity } from './provided.js';
import { changeAccount, setRole, withoutLink, type AccountContext } from './account-context.js';

export function providedAccounts(context: AccountContext, rules: () => Promise<StoredSso | null>): ProvidedAccounts {
  const { accounts, factors, sessions, now } = context;

  async function roleOf(groups: readonly string[]): Promise<Role | null> {
    const sso = await rules();
    const given = (sso?.roles ?? []).filter(({ group }) => groups.includes(group)).map(({ role }) => role);
    return ROLES.findLast((role) => given.includes(role)) ?? sso?.otherwise ?? null;
  }

  async function suspend(id: string): Promise<void> {
    await changeAccount(context, id, (account) =>
      account.provider ? { ...account, provider: { ...account.provider, suspended: true } } : account,
    );
    await sessions.endAll(id);
  }

  /** The last administrator stays one, whatever the groups say: somebody must be able to mend them. */
  async function giveRole(account: Pick<Account, 'id' | 'role'>, role: Role): Promise<void> {
    if (account.role === role) return;
    await setRole(context, account.id, role).catch((error: unknown) => {
      if (!isVcError(error) || error.code !== 'last-admin') throw error;
    });
  }

  async function trusts({ emailVerified }: ProvidedIdentity): Promise<boolean> {
    return emailVerified || ((await rules())?.trustsAddresses ?? false);
  }

  return {
    async signIn(identity) {
      const role = await roleOf(identity.groups);
      const { issuer, subject, refreshToken } = identity;
      const provider = { issuer, subject, suspended: false, ...(refreshToken === undefined ? {} : { refreshToken }) };
      const address = checkedEmail(identity.email);
      const isTrusted = await trusts(identity);
      const names = { firstName: checkedName(identity.firstName), lastName: checkedName(identity.lastName) };
      const isTheirs = (account: KeptAccount) =>
        account.provider
          ? account.provider.issuer === issuer && account.provider.subject === subject
          : isTrusted && account.emailKey === address.emailKey;

      const known = (await accounts.summaries()).find(isTheirs);
      if (known && !known.isActive) throw new VcError('sso-refused');
      if (role === null) {
        if (known?.provider) await suspend(known.id);
        throw new VcError('sso-refused');
      }
      const { account, isNew } = await accounts.exclusively(async (sole) => {
        const held = await sole.summaries();
        const found = held.find(isTheirs);
        if (found) {
          const joined = await sole.update(found.id, (before) => ({
            ...(before.provider ? before : withoutLink(before)),
            ...(before.username === '' ? checkedUsername(before.email, before.emailKey) : {}),
            firstName: before.firstName || names.firstName,
            lastName: before.lastName || names.lastName,
            status: 'active',
            passwordHash: null,
            provider,
          }));
          return { account: joined, isNew: found.status === 'pending' };
        }
        const person = { ...address, ...checkedUsername(address.email, address.emailKey), ...names };
        assertFree(held, person);
        const made: Account = {
          id: randomUUID(),
          ...person,
          role,
          status: 'active',
          isActive: true,
          language: 'en',
          createdAt: now().toISOString(),
          passwordHash: null,
          provider,
        };
        return { account: await sole.create(made), isNew: true };
      });
      // The provider asks for its own.
      await factors.reset(account.id);
      await giveRole(account, role);
      if (isNew) {
        const by = { id: account.id, firstName: account.firstName || account.username };
        await context.tell({ action: 'member.joined', name: nameOf(account), by });
      }
      return currentUser((await accounts.summary(account.id)) ?? account);
    },

    async reviewable() {
      const held = await accounts.summaries();
      return held.flatMap(({ id, provider, ...account }) =>
        provider?.refreshToken !== undefined && isUsable({ ...account, provider })
          ? [{ id, refreshToken: provider.refreshToken }]
          : [],
      );
    },

    async reviewed(id, { groups, refreshToken }) {
      const account = await changeAccount(context, id, (before) =>
        before.provider ? { ...before, provider: { ...before.provider, refreshToken } } : before,
      );
      if (groups === undefined) return;
      const role = await roleOf(groups);
      if (role === null) await suspend(id);
      else await giveRole(account, role);
    },

    suspend,

    async endOthers() {
      for (const { id, provider } of await accounts.summaries()) if (!provider) await sessions.endAll(id);
    },
  };
}
