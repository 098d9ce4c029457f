/** Turns at work that is dear: fair between clients, bounded, and not taken for one that has left. */
import { VcError } from '@vc-analyst/core';
import type { Context } from 'koa';
import { clientAddress } from '../http/request-address.js';

export interface MostTurns {
  /** Works under way at the same time. */
  atOnce: number;
  /** Works of one client that may wait. */
  waitingOfClient: number;
  /** Works that may wait in all. */
  waiting: number;
}

/** Seconds after which somebody who was refused may try again. */
const TRY_AGAIN_SECONDS = 5;

export class FairTurns {
  readonly #most: MostTurns;
  /** What begins the works that wait, by client, in the order of their turns: a client of whom more waits is last again. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(most: MostTurns) {
    this.#most = most;
  }

  /** As `run`, on behalf of `key`: the address that sent the request unless another is given. */
  async runFor<T>(ctx: Context, work: () => Promise<T>, key = clientAddress(ctx)): Promise<T> {
    const left = new AbortController();
    const leave = () => left.abort();
    ctx.res.once('close', leave);
    try {
      return await this.run({ key, signal: left.signal }, work);
    } finally {
      ctx.res.removeListener('close', leave);
    }
  }

  /**
   * Does `work` in its turn.
   *
   * @throws VcError `too-busy` at once where too much waits already, of the client or in all; `cancelled` for a client
   * that left before its turn.
   */
  async run<T>(client: { key: string; signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most.atOnce) await this.#turn(client);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // Who waits takes over the place of the one who ended.
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn({ key, signal }: { key: string; signal: AbortSignal }): Promise<void> {
    const own = this.#waiting.get(key) ?? [];
    const inAll = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= this.#most.waitingOfClient || inAll >= this.#most.waiting) {
      throw new VcError('too-busy', { seconds: TRY_AGAIN_SECONDS });
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#remove(key, begin);
        reject(new VcError('cancelled'));
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.set(key, [...own, begin]);
    });
  }

  /** Takes the next out of those that wait. */
  #next(): (() => void) | undefined {
    for (const [key, [begin]] of this.#waiting) {
      if (!begin) continue;
      const rest = this.#remove(key, begin);
      if (rest.length > 0) {
        this.#waiting.delete(key);
        this.#waiting.set(key, rest);
      }
      return begin;
    }
    return undefined;
  }

  #remove(key: string, begin: () => void): (() => void)[] {
    const rest = (this.#waiting.get(key) ?? []).filter((one) => one !== begin);
    if (rest.length > 0) this.#waiting.set(key, rest);
    else this.#waiting.delete(key);
    return rest;
  }
}

/** Turns that one client's works take among themselves; clients do not wait for one another. */
export class TurnsOfEach {
  readonly #most: MostTurns;
  readonly #turns = new Map<string, FairTurns>();

  constructor(most: MostTurns) {
    this.#most = most;
  }

  /** As `FairTurns.runFor`, among the works of `key`. */
  runFor<T>(ctx: Context, key: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(key) ?? new FairTurns(this.#most);
    this.#turns.set(key, turns);
    return turns.runFor(ctx, work, key);
  }
}
