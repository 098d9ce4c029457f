/** Whom a credential speaks for, remembered for a moment: a page asks for many things at once. */
import type { Accounts } from '@vc-analyst/core';
import { LRUCache } from 'lru-cache';
import { callerOf, type Caller, type Credential } from './credentials.js';

/** More than a fund has people. */
const MOST = 1000;

export class SessionCache {
  readonly #known: LRUCache<string, Caller> | undefined;
  readonly #accounts: Pick<Accounts, 'sessions' | 'tokens' | 'secondFactors'>;

  /** `ms`: how long a change made by another process may go unnoticed here; those of this one are told to `forget`. */
  constructor(accounts: Pick<Accounts, 'sessions' | 'tokens' | 'secondFactors'>, ms: number) {
    this.#accounts = accounts;
    this.#known = ms > 0 ? new LRUCache({ max: MOST, ttl: ms }) : undefined;
  }

  async find(credential: Credential): Promise<Caller | undefined> {
    const key = `${credential.kind} ${credential.token}`;
    const known = this.#known?.get(key);
    if (known) return known;
    const asked = performance.now();
    const found = await callerOf(this.#accounts, credential);
    if (!found) return undefined;
    // Counted from the asking: what changed meanwhile is noticed no later than it would be otherwise.
    this.#known?.set(key, found, { start: asked });
    return found;
  }

  /** The rights of this account, or one of its sessions or tokens, may have changed. */
  forget(accountId: string): void {
    this.#known?.forEach(({ user }, key, cache) => {
      if (user.id === accountId) cache.delete(key);
    });
  }
}
