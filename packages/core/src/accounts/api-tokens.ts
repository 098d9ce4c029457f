/** Tokens with which a person's scripts speak for them: up to a role, until a day, shown once and kept as a hash. */
import { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import { roleSchema, type Account, type Role } from '../model/account.js';
import type { ApiTokenView } from '../model/account-views.js';
import { ROLES } from '../model/vocabulary.js';
import type { Collection, CollectionDefinition } from '../store/store.js';
import { currentUser, isUsable, type KeptAccount } from './account-collection.js';
import type { ApiTokens } from './accounts.js';
import { hashToken, newToken } from './tokens.js';

const tokenSchema = z.strictObject({
  /** The beginning of `tokenHash`. */
  id: z.string(),
  /** SHA-256 of the token. */
  tokenHash: z.string(),
  accountId: z.string(),
  name: z.string(),
  role: roleSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Written down only from time to time. */
  lastUsedAt: z.string().optional(),
});
type ApiToken = z.infer<typeof tokenSchema>;

export const apiTokensCollection: CollectionDefinition<ApiToken, ApiToken> = {
  name: 'api-tokens',
  schema: tokenSchema,
  version: 1,
  summarize: (token) => token,
};

/** What every token begins with: scanners of repositories and logs know it by that. */
const PREFIX = 'vca_';
const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 90;
const MOST_DAYS = 365;
/** Tokens of one account at the same time. */
const MOST_TOKENS = 50;
const NAME_LENGTH = 100;
const WRITE_EVERY_MS = 10 * 60 * 1000;

export interface ApiTokenTools {
  tokens: Collection<ApiToken, ApiToken>;
  accounts: Collection<Account, KeptAccount>;
  now: () => Date;
}

/** Tokens of one process; others see what is written down. */
export class ApiTokenBook implements ApiTokens {
  readonly #tools: ApiTokenTools;
  /** Whose the tokens are that this process met, by id. */
  readonly #owners = new Map<string, string>();

  constructor(tools: ApiTokenTools) {
    this.#tools = tools;
  }

  /** Whose token it is or was, as far as this process knows. */
  ownerOf(tokenId: string): string | undefined {
    return this.#owners.get(tokenId);
  }

  async make(accountId: string, form: { name: string; role?: Role | undefined; days?: number | undefined }) {
    const account = await this.#tools.accounts.summary(accountId);
    if (!account || !isUsable(account)) throw new VcError('not-found', { what: 'member', id: accountId });
    const role = form.role ?? account.role;
    if (lowerOf(role, account.role) !== role) throw new VcError('forbidden');
    const name = form.name.trim();
    const days = form.days ?? USUAL_DAYS;
    if (name === '' || [...name].length > NAME_LENGTH || /\p{Cc}/u.test(name)) {
      throw new VcError('bad-usage', { problem: `The name of a token has 1 to ${NAME_LENGTH} characters.` });
    }
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      throw new VcError('bad-usage', { problem: `A token lives 1 to ${MOST_DAYS} days.` });
    }
    if ((await this.list(accountId)).length >= MOST_TOKENS) {
      throw new VcError('bad-usage', { problem: `An account has at most ${MOST_TOKENS} tokens; end one first.` });
    }
    const at = this.#tools.now();
    const token = `${PREFIX}${newToken()}`;
    const tokenHash = hashToken(token);
    const kept = await this.#tools.tokens.create({
      id: idOf(tokenHash),
      tokenHash,
      accountId,
      name,
      role,
      createdAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + days * DAY_MS).toISOString(),
    });
    return { token, view: viewOf(kept) };
  }

  async find(token: string) {
    if (!token.startsWith(PREFIX)) return undefined;
    const tokenHash = hashToken(token);
    const kept = await this.#tools.tokens.summary(idOf(tokenHash));
    if (kept?.tokenHash !== tokenHash || !this.#isLive(kept)) return undefined;
    const account = await this.#tools.accounts.summary(kept.accountId);
    if (!account || !isUsable(account)) return undefined;
    this.#owners.set(kept.id, account.id);
    this.#touch(kept);
    return { user: { ...currentUser(account), role: lowerOf(kept.role, account.role) }, id: kept.id };
  }

  async list(accountId?: string) {
    const conditions = accountId === undefined ? [] : [{ field: 'accountId' as const, equals: accountId }];
    const held = await this.#tools.tokens.summaries({ conditions });
    return held
      .filter((token) => this.#isLive(token))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? -1 : 1))
      .map(viewOf);
  }

  async end(id: string, accountId?: string) {
    const kept = await this.#tools.tokens.summary(id);
    if (!kept || (accountId !== undefined && kept.accountId !== accountId)) return false;
    return this.#tools.tokens.remove(id);
  }

  async endAll(accountId: string): Promise<void> {
    const conditions = [{ field: 'accountId' as const, equals: accountId }];
    for (const { id } of await this.#tools.tokens.summaries({ conditions })) await this.#tools.tokens.remove(id);
  }

  async sweep() {
    const expired = (await this.#tools.tokens.summaries()).filter((token) => !this.#isLive(token));
    for (const { id } of expired) await this.#tools.tokens.remove(id);
    return expired.length;
  }

  #isLive({ expiresAt }: ApiToken): boolean {
    return Date.parse(expiresAt) > this.#tools.now().getTime();
  }

  #touch({ id, lastUsedAt }: ApiToken): void {
    const now = this.#tools.now();
    if (lastUsedAt !== undefined && now.getTime() - Date.parse(lastUsedAt) < WRITE_EVERY_MS) return;
    // In passing: nobody waits for it, and a token that was ended meanwhile needs none.
    this.#tools.tokens.update(id, (found) => ({ ...found, lastUsedAt: now.toISOString() })).catch(() => undefined);
  }
}

function lowerOf(one: Role, other: Role): Role {
  return ROLES[Math.min(ROLES.indexOf(one), ROLES.indexOf(other))]!;
}

function idOf(tokenHash: string): string {
  return tokenHash.slice(0, 32);
}

function viewOf({ tokenHash: _kept, ...view }: ApiToken): ApiTokenView {
  return view;
}
