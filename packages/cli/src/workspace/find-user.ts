/** Finds the account that a person names. */
import { VcError, type Workspace } from '@vc-analyst/core';
import type { ManagedUser } from '@vc-analyst/core/model';

/** By user name, e-mail or id, in any case. */
export async function findUser(accounts: Workspace['accounts'], name: string): Promise<ManagedUser> {
  const key = name.normalize('NFKC').trim().toLowerCase();
  const users = await accounts.managed.list();
  const found = users.find(({ id, username, email }) => [id, username, email].some((one) => one.toLowerCase() === key));
  if (!found || key === '') throw new VcError('not-found', { what: 'user', id: name });
  return found;
}
