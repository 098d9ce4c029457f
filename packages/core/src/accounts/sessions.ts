/** Who is signed in where. A session lives in the store, so that a restart signs nobody out; its token does not. */
import { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import type { Account } from '../model/account.js';
import type { SessionView } from '../model/account-views.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import { currentUser, isUsable, type KeptAccount } from './account-collection.js';
import type { Sessions } from './accounts.js';
import { hashToken, newToken } from './tokens.js';

const sessionSchema = z.strictObject({
  /** SHA-256 of the token. */
  id: z.string(),
  /** `account`: somebody signed in; `admin-panel`: somebody gave the administrator's password. */
  kind: z.enum(['account', 'admin-panel']),
  accountId: z.string(),
  createdAt: z.string(),
  /** Written down only from time to time. */
  lastSeenAt: z.string(),
  /** Browser and system. */
  client: z.string().optional(),
  address: z.string().optional(),
  /** Over by then in any case. */
  endsAt: z.string().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionsCollection: CollectionDefinition<Session, Session> = {
  name: 'sessions',
  schema: sessionSchema,
  version: 1,
  summarize: (session) => session,
};

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const IDLE_MS = 7 * DAY_MS;
export const LONGEST_MS = 30 * DAY_MS;
export const PANEL_MS = 20 * MINUTE_MS;
/** How far the clocks of two servers may differ. */
const CLOCKS_DIFFER_MS = 60 * MINUTE_MS;
/** A sign of life is kept in memory at once and written down when the written one is this old. */
const WRITE_EVERY_MS = 10 * MINUTE_MS;

export interface SessionTools {
  sessions: Collection<Session, Session>;
  accounts: Collection<Account, KeptAccount>;
  now: () => Date;
}

/** Sessions of one process; others see what is written down. */
export class SessionBook implements Sessions {
  readonly #tools: SessionTools;
  /** Last sign of life in this process, in milliseconds since 1970, by session id. */
  readonly #seen = new Map<string, number>();
  /** Whose the sessions are that this process met, by session id. */
  readonly #owners = new Map<string, string>();

  constructor(tools: SessionTools) {
    this.#tools = tools;
  }

  /** Whose session it is or was, as far as this process knows. */
  ownerOf(sessionId: string): string | undefined {
    return this.#owners.get(sessionId);
  }

  async start(accountId: string, from: Pick<Session, 'client' | 'address' | 'endsAt'> = {}) {
    const account = await this.#tools.accounts.summary(accountId);
    if (!account || !isUsable(account)) throw new VcError('not-found', { what: 'member', id: accountId });
    const { token, session } = await this.open('account', accountId, from);
    this.#owners.set(session.id, accountId);
    return { token, session: this.#view(session) };
  }

  /** A new session of either kind. */
  async open(
    kind: Session['kind'],
    accountId: string,
    from: Pick<Session, 'client' | 'address' | 'endsAt'> = {},
  ): Promise<{ token: string; session: Session }> {
    const token = newToken();
    const at = this.#tools.now().toISOString();
    const session: Session = { id: hashToken(token), kind, accountId, createdAt: at, lastSeenAt: at, ...from };
    await this.#tools.sessions.create(session);
    return { token, session };
  }

  async find(token: string) {
    const session = await this.live('account', token);
    const account = session && (await this.#tools.accounts.summary(session.accountId));
    if (!session || !account || !isUsable(account)) return undefined;
    this.#owners.set(session.id, account.id);
    this.#touch(session);
    return { user: currentUser(account), session: this.#view(session) };
  }

  /** The session of that kind behind a token, while it lives. */
  async live(kind: Session['kind'], token: string): Promise<Session | undefined> {
    const session = await this.#tools.sessions.summary(hashToken(token));
    return session?.kind === kind && this.#expiresAt(session) > this.#tools.now().getTime() ? session : undefined;
  }

  async end(token: string) {
    await this.#remove(hashToken(token));
  }

  async list(accountId: string) {
    const now = this.#tools.now().getTime();
    return (await this.#of(accountId))
      .filter((session) => this.#expiresAt(session) > now)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1))
      .map((session) => this.#view(session));
  }

  async endOne(accountId: string, sessionId: string) {
    const found = (await this.#of(accountId)).find((session) => shownId(session) === sessionId);
    return found !== undefined && this.#remove(found.id);
  }

  async endAll(accountId: string, { except }: { except?: string | undefined } = {}) {
    const kept = except === undefined ? undefined : hashToken(except);
    for (const { id } of await this.#of(accountId)) if (id !== kept) await this.#remove(id);
  }

  /** Ends all sessions of the administrator panel. */
  async endPanels(): Promise<void> {
    const conditions = [{ field: 'kind' as const, equals: 'admin-panel' }];
    for (const { id } of await this.#tools.sessions.summaries({ conditions })) await this.#remove(id);
  }

  async sweep() {
    const now = this.#tools.now().getTime();
    const held = await this.#tools.sessions.summaries();
    const ids = new Set(held.map(({ id }) => id));
    for (const id of this.#owners.keys()) if (!ids.has(id)) this.#owners.delete(id);
    const expired = held.filter((session) => this.#expiresAt(session) <= now);
    for (const { id } of expired) await this.#remove(id);
    return expired.length;
  }

  async #of(accountId: string): Promise<Session[]> {
    const conditions = [
      { field: 'kind' as const, equals: 'account' },
      { field: 'accountId' as const, equals: accountId },
    ];
    return [...(await this.#tools.sessions.summaries({ conditions }))];
  }

  async #remove(id: string): Promise<boolean> {
    this.#seen.delete(id);
    return this.#tools.sessions.remove(id);
  }

  #touch(session: Session): void {
    const now = this.#tools.now().getTime();
    this.#seen.set(session.id, now);
    if (now - Date.parse(session.lastSeenAt) < WRITE_EVERY_MS) return;
    const lastSeenAt = new Date(now).toISOString();
    // In passing: nobody waits for it, and a session that ended meanwhile needs none.
    this.#tools.sessions.update(session.id, (found) => ({ ...found, lastSeenAt })).catch(() => undefined);
  }

  #lastSeen(session: Session): number {
    return Math.max(this.#seen.get(session.id) ?? 0, Date.parse(session.lastSeenAt));
  }

  #expiresAt(session: Session): number {
    const createdAt = Date.parse(session.createdAt);
    // Begun while the clock was wrong: its end would be as wrong.
    if (createdAt > this.#tools.now().getTime() + CLOCKS_DIFFER_MS) return 0;
    if (session.kind === 'admin-panel') return createdAt + PANEL_MS;
    const endsAt = session.endsAt === undefined ? Infinity : Date.parse(session.endsAt);
    return Math.min(this.#lastSeen(session) + IDLE_MS, createdAt + LONGEST_MS, endsAt);
  }

  #view(session: Session): SessionView {
    const { client, address } = session;
    return {
      ...(client === undefined ? {} : { client }),
      ...(address === undefined ? {} : { address }),
      id: shownId(session),
      createdAt: session.createdAt,
      lastSeenAt: new Date(this.#lastSeen(session)).toISOString(),
      expiresAt: new Date(this.#expiresAt(session)).toISOString(),
    };
  }
}

/** Enough to tell sessions apart, too little to look one up. */
function shownId({ id }: Session): string {
  return id.slice(0, 16);
}
