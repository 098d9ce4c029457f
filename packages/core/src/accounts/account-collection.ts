/** The collection of accounts, the fields that people fill in, and the views of them. */
import { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import { accountSchema, type Account, type Role } from '../model/account.js';
import type { CurrentUser, ManagedUser, TeamMember } from '../model/account-views.js';
import type { CollectionDefinition } from '../store/store.js';

/** An account without the hash of its password: what lists and sessions read. */
export type KeptAccount = Omit<Account, 'passwordHash'>;

export const accountsCollection: CollectionDefinition<Account, KeptAccount> = {
  name: 'accounts',
  schema: accountSchema,
  version: 1,
  summarize: ({ passwordHash: _kept, ...account }) => account,
};

const NAME_LENGTH = 200;
const USERNAME_LENGTH = 64;

/** Names are compared in this form. */
export function keyOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** Throws VcError `bad-usage`. */
export function checkedEmail(email: string): { email: string; emailKey: string } {
  const parsed = z.email().max(254).safeParse(email.trim());
  if (!parsed.success) throw new VcError('bad-usage', { problem: 'The e-mail address is not one.' });
  return { email: parsed.data, emailKey: keyOf(parsed.data) };
}

/** Throws VcError `bad-usage`. An `@` only in one's own address, or signing in by address could mean another. */
export function checkedUsername(username: string, emailKey: string): { username: string; usernameKey: string } {
  const name = username.normalize('NFKC').trim();
  const usernameKey = keyOf(name);
  if (name === '' || [...name].length > USERNAME_LENGTH || /[\p{Cc}\p{Cf}]/u.test(name)) {
    throw new VcError('bad-usage', { problem: `The user name must have 1 to ${USERNAME_LENGTH} characters.` });
  }
  // Letters that look alike, such as a Cyrillic о in a Latin name, would make somebody of another's name.
  if (/\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)) {
    throw new VcError('bad-usage', { problem: 'A user name mixes no Latin letters with Cyrillic or Greek ones.' });
  }
  if (name.includes('@') && usernameKey !== emailKey) {
    throw new VcError('bad-usage', { problem: 'Only the own e-mail address may be a user name with an @.' });
  }
  return { username: name, usernameKey };
}

/** A first or last name; empty is fine. Throws VcError `bad-usage`. */
export function checkedName(name: string | undefined): string {
  const text = (name ?? '').trim();
  if ([...text].length > NAME_LENGTH || /\p{Cc}/u.test(text)) {
    throw new VcError('bad-usage', { problem: `A name has at most ${NAME_LENGTH} characters.` });
  }
  return text;
}

/** Throws VcError `username-taken` or `email-taken` when another account than `own` has the name. */
export function assertFree(
  held: readonly KeptAccount[],
  { usernameKey, emailKey, username, email }: Pick<Account, 'usernameKey' | 'emailKey' | 'username' | 'email'>,
  own?: string,
): void {
  const others = held.filter(({ id }) => id !== own);
  if (usernameKey !== '' && others.some((other) => other.usernameKey === usernameKey)) {
    throw new VcError('username-taken', { username });
  }
  if (emailKey !== '' && others.some((other) => other.emailKey === emailKey))
    throw new VcError('email-taken', { email });
}

/** Throws VcError `last-admin` when the change leaves a workspace that has an active admin without one. */
export function assertAdminLeft(
  held: readonly KeptAccount[],
  changed: { id: string; after?: Pick<Account, 'role' | 'status' | 'isActive' | 'provider'> },
): void {
  const isAdmin = ({ role, ...account }: Pick<Account, 'role' | 'status' | 'isActive' | 'provider'>) =>
    role === 'admin' && isUsable(account);
  const was = held.find(({ id }) => id === changed.id);
  if (!was || !isAdmin(was)) return;
  const others = held.some((account) => account.id !== changed.id && isAdmin(account));
  if (!others && !(changed.after && isAdmin(changed.after))) throw new VcError('last-admin');
}

/** May sign in and work. */
export function isUsable({ status, isActive, provider }: Pick<Account, 'status' | 'isActive' | 'provider'>): boolean {
  return status === 'active' && isActive && !provider?.suspended;
}

/** How activities name the person. */
export function nameOf({ firstName, lastName, username, email }: KeptAccount): string {
  return `${firstName} ${lastName}`.trim() || username || email;
}

export function currentUser(account: KeptAccount): CurrentUser {
  const { id, username, email, firstName, lastName, role, language, createdAt, provider } = account;
  const provided = provider ? { provided: true as const } : {};
  return { id, username, email, firstName, lastName, role, language, createdAt, ...provided, ...picture(account) };
}

export function teamMember(account: KeptAccount): TeamMember {
  const { id, firstName, lastName, email, role, status, isActive, createdAt } = account;
  return { id, firstName, lastName, email, role, status, isActive, createdAt, ...picture(account) };
}

export function managedUser(account: KeptAccount): ManagedUser {
  const { id, username, email, firstName, lastName, role, status, isActive, createdAt } = account;
  const shared = { id, username, email, firstName, lastName, status, isActive, createdAt };
  return { ...shared, role: role === 'admin' ? 'admin' : 'user', teamRole: role };
}

/** The team role behind a role of the administrator panel. */
export function teamRoleOf(role: 'user' | 'admin', before: Role | undefined): Role {
  if (role === 'admin') return 'admin';
  return before === undefined || before === 'admin' ? 'viewer' : before;
}

function picture({ profileImageUrl }: KeptAccount): { profileImageUrl?: string } {
  return profileImageUrl === undefined ? {} : { profileImageUrl };
}

export function byAge(a: KeptAccount, b: KeptAccount): number {
  return a.createdAt.localeCompare(b.createdAt) || (a.id < b.id ? -1 : 1);
}
