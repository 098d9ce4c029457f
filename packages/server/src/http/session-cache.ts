/** Who a session's token belongs to, remembered for a moment: a page asks for many things at once. */
import type { CurrentUser, Sessions } from '@vc-analyst/core';

interface Known {
  user: CurrentUser;
  until: number;
}

/** More than a fund has people. */
const MOST = 1000;

export class SessionCache {
  readonly #known = new Map<string, Known>();
  readonly #sessions: Sessions;
  readonly #ms: number;

  /** `ms`: how long a change made by another process may go unnoticed here; those of this one are told to `forget`. */
  constructor(sessions: Sessions, ms: number) {
    this.#sessions = sessions;
    this.#ms = ms;
  }

  async find(token: string): Promise<CurrentUser | undefined> {
    const known = this.#known.get(token);
    if (known && performance.now() < known.until) return known.user;
    this.#known.delete(token);
    const asked = performance.now();
    const found = await this.#sessions.find(token);
    if (!found) return undefined;
    if (this.#known.size >= MOST) this.#known.clear();
    // Counted from the asking: what changed meanwhile is noticed no later than it would be otherwise.
    if (this.#ms > 0) this.#known.set(token, { user: found.user, until: asked + this.#ms });
    return found.user;
  }

  /** The rights of this account, or one of its sessions, may have changed. */
  forget(accountId: string): void {
    for (const [token, { user }] of this.#known) if (user.id === accountId) this.#known.delete(token);
  }
}
