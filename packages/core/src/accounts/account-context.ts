/** What the parts of accounts share: the collection, the clock, the hasher and the rule for passwords. */
import { VcError } from '../errors/vc-error.js';
import type { Account, Role } from '../model/account.js';
import type { Collection } from '../store/store.js';
import { assertAdminLeft, type KeptAccount } from './account-collection.js';
import type { AccountEvent, OneTimeLink, Sessions } from './accounts.js';
import { assertGoodPassword, type PasswordHasher } from './passwords.js';
import type { SecondFactors } from './second-factors.js';
import { hashToken, newToken } from './tokens.js';

export interface AccountContext {
  accounts: Collection<Account, KeptAccount>;
  sessions: Pick<Sessions, 'endAll'>;
  tokens: { endAll(accountId: string): Promise<void> };
  factors: Pick<SecondFactors, 'reset'>;
  hasher: PasswordHasher;
  minPasswordLength: number;
  now: () => Date;
  /** Ends what an account that is removed or made inactive has given to others. */
  left: (accountId: string) => Promise<void>;
  /** Writes the activity. */
  tell: (event: AccountEvent) => Promise<void>;
}

type LinkKind = NonNullable<Account['link']>['kind'];

/** A new link: the token for the person, and what is kept of it. */
export function makeLink(
  kind: LinkKind,
  lifeMs: number,
  now: Date,
): { link: OneTimeLink; kept: NonNullable<Account['link']> } {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString();
  return { link: { token, expiresAt }, kept: { kind, tokenHash: hashToken(token), expiresAt } };
}

/** The account that the token's link is of. Throws VcError `link-invalid`. */
export function findByLink(held: readonly KeptAccount[], kind: LinkKind, token: string, now: Date): KeptAccount {
  const tokenHash = hashToken(token);
  const found = held.find(({ link }) => link?.kind === kind && link.tokenHash === tokenHash);
  if (!found?.link || Date.parse(found.link.expiresAt) <= now.getTime()) throw new VcError('link-invalid');
  return found;
}

/** Rejects with the errors of `assertGoodPassword`, with what is known of the person. */
export async function assertPasswordFor(
  context: AccountContext,
  password: string,
  person: Pick<Account, 'username' | 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const { username, email, firstName, lastName } = person;
  await assertGoodPassword(password, context.minPasswordLength, [username, email, firstName, lastName]);
}

/** The account without its link. */
export function withoutLink(account: Account): Account {
  const { link: _used, ...rest } = account;
  return rest;
}

/** The account with a password of its own, and without its link: whoever signed in with a provider no longer does. */
export function withPassword(account: Account, passwordHash: string): Account {
  const { provider: _left, ...rest } = withoutLink(account);
  return { ...rest, passwordHash };
}

/** The account by id, pending or not. Throws VcError `not-found`. */
export async function findAccount(context: AccountContext, id: string): Promise<KeptAccount> {
  const found = await context.accounts.summary(id);
  if (!found) throw new VcError('not-found', { what: 'member', id });
  return found;
}

/** As `Collection.update`; an account that is gone is a member that is not found. */
export async function changeAccount(
  context: AccountContext,
  id: string,
  change: (account: Account) => Account,
): Promise<Account> {
  await findAccount(context, id);
  return context.accounts.update(id, change);
}

/** Gives the account that role and ends its sessions. Throws VcError `not-found`, `last-admin`. */
export async function setRole({ accounts, sessions }: AccountContext, id: string, role: Role): Promise<Account> {
  const changed = await accounts.exclusively(async (sole) => {
    const held = await sole.summaries();
    const before = held.find((account) => account.id === id);
    if (!before) throw new VcError('not-found', { what: 'member', id });
    assertAdminLeft(held, { id, after: { ...before, role } });
    return sole.update(id, (account) => ({ ...account, role }));
  });
  await sessions.endAll(id);
  return changed;
}

/** Removes the account and ends its sessions and API tokens. Throws VcError `not-found`, `last-admin`. */
export async function removeAccount(context: AccountContext, id: string): Promise<void> {
  const { accounts, sessions, tokens, factors, left } = context;
  await accounts.exclusively(async (sole) => {
    assertAdminLeft(await sole.summaries(), { id });
    if (!(await sole.remove(id))) throw new VcError('not-found', { what: 'member', id });
  });
  await sessions.endAll(id);
  await tokens.endAll(id);
  await factors.reset(id);
  await left(id);
}
