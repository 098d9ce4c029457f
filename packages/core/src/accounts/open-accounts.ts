/** Accounts over a store. */
import type { StoredSso } from '../model/single-sign-on.js';
import type { Store } from '../store/store.js';
import { accountsCollection } from './account-collection.js';
import type { AccountContext } from './account-context.js';
import type { AccountEvent, Accounts } from './accounts.js';
import { adminPanel, secretsCollection } from './admin-panel.js';
import { ApiTokenBook, apiTokensCollection } from './api-tokens.js';
import { managedUsers } from './managed-users.js';
import { PasswordHasher } from './passwords.js';
import { secondFactors, secondFactorsCollection } from './second-factors.js';
import { providedAccounts } from './provided-accounts.js';
import { registration } from './registration.js';
import { SessionBook, sessionsCollection } from './sessions.js';
import { team } from './team.js';

export interface AccountsTools {
  store: Pick<Store, 'collection' | 'onChange'>;
  now: () => Date;
  /** Characters. */
  minPasswordLength: number;
  /** N of scrypt as a power of two. */
  passwordCost: number;
  /** Whether the fund requires a second factor. */
  factorRequired: () => Promise<boolean>;
  /** The fund's own provider; null without one. */
  singleSignOn: () => Promise<StoredSso | null>;
  /** Called when an account was removed or made inactive: ends what it has given to others. */
  left: (accountId: string) => Promise<void>;
  /** Called when something happened that the team may hear of. */
  tell: (event: AccountEvent) => Promise<void>;
}

export function openAccounts(tools: AccountsTools): Accounts {
  const { store, now, minPasswordLength, passwordCost, factorRequired, singleSignOn, left, tell } = tools;
  const accounts = store.collection(accountsCollection);
  const sessions = new SessionBook({ sessions: store.collection(sessionsCollection), accounts, now });
  const tokens = new ApiTokenBook({ tokens: store.collection(apiTokensCollection), accounts, now });
  const hasher = new PasswordHasher(passwordCost);
  const factors = secondFactors({
    factors: store.collection(secondFactorsCollection),
    // The provider asks its own people for one.
    isRequired: async (id) => (await factorRequired()) && !(await accounts.summary(id))?.provider,
    now,
  });
  const context: AccountContext = { accounts, sessions, tokens, factors, hasher, minPasswordLength, now, left, tell };
  return {
    ...registration(context),
    ...team(context),
    managed: managedUsers(context),
    sessions,
    tokens,
    secondFactors: factors,
    provided: providedAccounts(context, singleSignOn),
    adminPanel: adminPanel({ secrets: store.collection(secretsCollection), sessions, factors, hasher }),
    onAccessChange: (listener) =>
      store.onChange(({ collection, id, kind }) => {
        // A second factor that is set up opens what was closed until then.
        if (collection === secondFactorsCollection.name) listener(id);
        if (collection === accounts.name && kind !== 'created') listener(id);
        if (kind !== 'removed') return;
        const owner =
          collection === sessionsCollection.name
            ? sessions.ownerOf(id)
            : collection === apiTokensCollection.name
              ? tokens.ownerOf(id)
              : undefined;
        if (owner !== undefined) listener(owner);
      }),
  };
}
