/** Who a session's token belongs to, remembered for a moment: a page asks for many things at once. */
import type { CurrentUser, Sessions } from '@vc-analyst/core';
import { LRUCache } from 'lru-cache';

/** More than a fund has people. */
const MOST = 1000;

export class SessionCache {
  readonly #known: LRUCache<string, CurrentUser> | undefined;
  readonly #sessions: Sessions;

  /** `ms`: how long a change made by another process may go unnoticed here; those of this one are told to `forget`. */
  constructor(sessions: Sessions, ms: number) {
    this.#sessions = sessions;
    this.#known = ms > 0 ? new LRUCache({ max: MOST, ttl: ms }) : undefined;
  }

  async find(token: string): Promise<CurrentUser | undefined> {
    const known = this.#known?.get(token);
    if (known) return known;
    const asked = performance.now();
    const found = await this.#sessions.find(token);
    if (!found) return undefined;
    // Counted from the asking: what changed meanwhile is noticed no later than it would be otherwise.
    this.#known?.set(token, found.user, { start: asked });
    return found.user;
  }

  /** The rights of this account, or one of its sessions, may have changed. */
  forget(accountId: string): void {
    this.#known?.forEach((user, token, cache) => {
      if (user.id === accountId) cache.delete(token);
    });
  }
}
