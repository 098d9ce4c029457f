/** The people of a workspace: how they come in, sign in, are managed and leave. Rules are the same in every process. */
import type { Role, SavedView } from '../model/account.js';
import type {
  ApiTokenView,
  CurrentUser,
  ManagedRole,
  ManagedUser,
  SessionView,
  TeamMember,
} from '../model/account-views.js';
import type { Author } from '../model/fund.js';
import type { Locale } from '../model/values.js';
import type { ProvidedAccounts } from './provided.js';
import type { SecondFactors } from './second-factors.js';

/** What a person fills in to open an account. */
export interface RegistrationForm {
  /** 1 to 64 characters; unique ignoring case. No `@` unless it is the person's own address. */
  username: string;
  password: string;
  /** Unique ignoring case. */
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** @default 'en' */
  language?: Locale | undefined;
}

/** Whom to invite, and as what. */
export interface InvitationForm {
  email: string;
  /** @default 'analyst' */
  role?: Role | undefined;
  firstName: string;
  lastName: string;
}

/** Who acts, for rules that depend on it. */
export interface Actor {
  id: string;
  firstName: string;
  role: Role;
}

/** A single-use link: shown once, only its hash is kept. */
export interface OneTimeLink {
  /** 32 random bytes as base64url. */
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** What the administrator panel sends; `password` absent or empty on a change leaves it as it is. */
export interface ManagedUserForm {
  username: string;
  password?: string | undefined;
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  role: ManagedRole;
  isActive: boolean;
}

/**
 * Throws, as `VcError`: `bad-usage` (a field is missing or malformed), `username-taken`, `email-taken`,
 * `password-too-short`, `password-too-long`, `password-common`, `not-found`, `forbidden`, `not-oneself`, `last-admin`,
 * `link-invalid`, `credentials-wrong`, `not-first`.
 */
export interface Accounts {
  /** True while nobody has an account, invited people included. */
  isEmpty(): Promise<boolean>;
  /**
   * Opens an account. The first of an empty workspace becomes admin, of however many at once in however many
   * processes exactly one; later ones are analysts. With `onlyFirst`, everyone but the first is refused: `not-first`.
   */
  register(form: RegistrationForm, options?: { onlyFirst?: boolean }): Promise<CurrentUser>;
  /**
   * The account behind user name (or e-mail) and password; undefined for an unknown user, a wrong password, an
   * inactive or pending account, all in the same time. Hashes of weaker parameters are made again. Ask
   * `secondFactors.check` as well before somebody is let in.
   */
  checkPassword(username: string, password: string): Promise<CurrentUser | undefined>;
  /** Undefined when there is none, or it is pending or inactive. */
  get(id: string): Promise<CurrentUser | undefined>;

  /** The language of the account’s screens and mails. */
  setLanguage(id: string, language: Locale): Promise<CurrentUser>;
  /** Lists of analyses that the person wants again, in their order. */
  views(id: string): Promise<SavedView[]>;
  /** Keeps these in the place of all there were. */
  setViews(id: string, views: readonly SavedView[]): Promise<SavedView[]>;
  /** Changes what is given; an e-mail that another account has is `email-taken`. */
  changeProfile(
    id: string,
    change: { firstName?: string | undefined; lastName?: string | undefined; email?: string | undefined },
  ): Promise<CurrentUser>;
  /** Ends every session of the account; start a new one for who asked. `credentials-wrong` when `current` is not it. */
  changePassword(id: string, passwords: { current: string; next: string }): Promise<CurrentUser>;

  /** Everyone, pending included, oldest first. */
  team(): Promise<TeamMember[]>;
  /**
   * Makes a pending member and the link that lets the person in, for 14 days. Inviting a pending address again makes
   * a new link and voids the old. `forbidden` for a role that `by` may not give.
   */
  invite(form: InvitationForm, by: Actor): Promise<{ member: TeamMember; link: OneTimeLink }>;
  /** Whom an invitation is for; `link-invalid` when it is used, expired, voided or unknown. */
  invitation(
    token: string,
  ): Promise<{ email: string; firstName: string; lastName: string; role: Role; expiresAt: string }>;
  /** Turns a pending member into an account; once: of several at once exactly one. The e-mail stays as invited. */
  acceptInvitation(
    token: string,
    form: Omit<RegistrationForm, 'email'> & { email?: string | undefined },
  ): Promise<CurrentUser>;
  /** Ends the member's sessions. Never of oneself (`not-oneself`), never the last admin (`last-admin`). */
  changeRole(id: string, role: Role, by: Actor): Promise<TeamMember>;
  /** Ends the member's sessions. Rules as in `changeRole`. */
  remove(id: string, by: Actor): Promise<void>;
  /** A link to choose a new password, for 24 hours; a new one voids the old. */
  makeResetLink(id: string, by: Author): Promise<OneTimeLink>;
  /** Sets the password and ends every session of the account; the link works once. */
  resetPassword(token: string, password: string): Promise<CurrentUser>;

  /** The administrator panel and `vc user`: no actor, and the last active admin is kept all the same. */
  readonly managed: ManagedUsers;
  readonly sessions: Sessions;
  readonly tokens: ApiTokens;
  readonly secondFactors: SecondFactors;
  readonly provided: ProvidedAccounts;
  readonly adminPanel: AdminPanel;
  /**
   * Calls back when an account's rights may have changed in any process: changed, deactivated, removed, or a session or
   * API token of it ended. Returns the function that ends it.
   */
  onAccessChange(listener: (accountId: string) => void): () => void;
}

/** People as the administrator panel and `vc user` manage them. Throws as {@link Accounts}. */
export interface ManagedUsers {
  /** Oldest first. */
  list(): Promise<ManagedUser[]>;
  /** `user` makes a viewer. */
  create(form: ManagedUserForm): Promise<ManagedUser>;
  /** `user` keeps a team role below admin. Role, activity and password changes end the account's sessions. */
  update(id: string, form: ManagedUserForm): Promise<ManagedUser>;
  remove(id: string): Promise<void>;
  /** For `vc user role`. */
  setTeamRole(id: string, role: Role): Promise<ManagedUser>;
}

/** Who is signed in. */
export interface Sessions {
  /** Signs the account in, at most until `endsAt`: a token of 32 random bytes, of which only the hash is kept. */
  start(
    accountId: string,
    from?: { client?: string; address?: string; endsAt?: string },
  ): Promise<{ token: string; session: SessionView }>;
  /**
   * Who the token belongs to; undefined when it is unknown, idle for 7 days, older than 30, or its account is not
   * active. Counts as a sign of life. Reads nothing from the disk but whether something changed.
   */
  find(token: string): Promise<{ user: CurrentUser; session: SessionView } | undefined>;
  end(token: string): Promise<void>;
  /** Newest first. */
  list(accountId: string): Promise<SessionView[]>;
  /** Ends one session of the account by its id; false when it has none of that id. */
  endOne(accountId: string, sessionId: string): Promise<boolean>;
  endAll(accountId: string, options?: { except?: string | undefined }): Promise<void>;
  /** Removes what has expired; run it from time to time. Returns how many. */
  sweep(): Promise<number>;
}

/** Tokens with which people's scripts sign in. Throws as {@link Accounts}. */
export interface ApiTokens {
  /**
   * A token of the account, shown this once: `vca_` and 32 random bytes, of which only the hash is kept. `forbidden` for
   * a role above the account's; `days` from 1 to 365, else 90.
   */
  make(
    accountId: string,
    form: { name: string; role?: Role | undefined; days?: number | undefined },
  ): Promise<{ token: string; view: ApiTokenView }>;
  /**
   * Who the token speaks for, with the lower of its role and theirs; undefined when it is unknown, expired, or its
   * account is not active.
   */
  find(token: string): Promise<{ user: CurrentUser; id: string } | undefined>;
  /** Those in force, newest first; of one account, or of all. */
  list(accountId?: string): Promise<ApiTokenView[]>;
  /** Ends one by its id; false when there is none, or it is of another account than the one given. */
  end(id: string, accountId?: string): Promise<boolean>;
  /** Removes what has expired; run it from time to time. Returns how many. */
  sweep(): Promise<number>;
}

/** The panel's own password and its sessions of 20 minutes. */
export interface AdminPanel {
  /**
   * Prepares the password: `given` (the environment's) is used and never stored; without it the stored one, or a new
   * one that is stored hashed and answered as `made`, this once. Ends all sessions of the panel. Throws
   * `password-too-short` (below 12 characters), `password-common`.
   */
  open(given?: string): Promise<{ made?: string }>;
  /** Whether it is the password. */
  checkPassword(password: string): Promise<boolean>;
  /**
   * A token for a session of 20 minutes; undefined for a wrong password. Throws `second-factor-needed`,
   * `second-factor-wrong` where the panel has one.
   */
  signIn(password: string, code?: string): Promise<{ token: string; expiresAt: string } | undefined>;
  /** True while the panel’s session lasts. */
  check(token: string): Promise<boolean>;
  /** Ends the panel’s session; an unknown token is none. */
  signOut(token: string): Promise<void>;
}

/** What happened to people, for the workspace's activities. */
export type AccountEvent =
  | { action: 'member.invited'; name: string; role: Role; by: Author }
  | { action: 'member.joined'; name: string; by: Author }
  | { action: 'member.role-changed'; name: string; role: Role; accountId: string; by: Author }
  | { action: 'member.removed'; name: string; by: Author };
