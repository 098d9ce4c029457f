/** What failed sign-ins are counted by: the account, whether its user name or its e-mail is tried, in whatever case. */
import type { Accounts } from '@vc-analyst/core';

export async function accountKey(accounts: Accounts, tried: string): Promise<string> {
  const name = fold(tried);
  const account = (await accounts.managed.list()).find(
    ({ username, email }) => fold(username) === name || fold(email) === name,
  );
  // Names that nobody has are counted too: the answer must not tell them apart.
  return account?.id ?? `unknown ${name.slice(0, 200)}`;
}

function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
