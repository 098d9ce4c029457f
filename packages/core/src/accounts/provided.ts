/** What the rest knows of accounts that the fund's own provider (OpenID Connect) vouches for. */
import type { CurrentUser } from '../model/account-views.js';

/** Who somebody is by what the provider says. */
export interface ProvidedIdentity {
  issuer: string;
  /** The provider's id of the person, which never changes. */
  subject: string;
  email: string;
  /** The provider has seen that the address is the person's. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  groups: readonly string[];
  /** With which the provider is asked whether the person is still let in; undefined where it gave none. */
  refreshToken: string | undefined;
}

/** Accounts of the provider's people. Throws VcError `sso-refused`, `email-taken`. */
export interface ProvidedAccounts {
  /**
   * The account of the person, with the role that their groups have: the one that signed in so before, else the one with
   * their verified address, invited or not, which from then on has no password; else a new one. `sso-refused` where
   * no role is theirs, which also suspends the account they have, or where an administrator made it inactive.
   */
  signIn(identity: ProvidedIdentity): Promise<CurrentUser>;
  /** Those whom the provider can be asked about. */
  reviewable(): Promise<{ id: string; refreshToken: string }[]>;
  /** Keeps what the provider gave for the next review, and gives the role that the groups have now; suspends where there is none. */
  reviewed(id: string, now: { groups: readonly string[] | undefined; refreshToken: string }): Promise<void>;
  /** The provider lets the person in no more: sessions end and tokens stop, until they sign in there again. */
  suspend(id: string): Promise<void>;
  /** Ends the sessions of everybody who signs in with a password. */
  endOthers(): Promise<void>;
}
