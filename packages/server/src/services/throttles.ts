/** How often somebody may try: sign-ins by account and address, panel passwords, links, uploads. Kept in memory. */
import { isVcError, VcError, type ErrorCode } from '@vc-analyst/core';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServerLimits } from './limits.js';

/** One thing that is counted. Counting comes before the trying, so that many tries at once gain nothing. */
export interface Throttle {
  /** Throws VcError with `seconds` when the key has used up its tries. */
  count(key: string, points?: number): Promise<void>;
  /** Counts and runs `work`. A try that was refused before anything was checked does not count. */
  attempt<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** The try was a good one: it does not count. */
  forgive(key: string): Promise<void>;
  /** The key starts anew. */
  reset(key: string): Promise<void>;
}

export type Throttles = ReturnType<typeof makeThrottles>;

const DAY = 24 * 60 * 60;

export function makeThrottles(limits: ServerLimits) {
  const { lockOutSeconds } = limits;
  return {
    /** Key: what was typed, and address. */
    signInOfAccount: throttle(limits.signInsAnAccount, lockOutSeconds),
    /** Key: address. */
    signInFromAddress: throttle(limits.signInsAnAddress, lockOutSeconds),
    /** Key: address. */
    adminPassword: throttle(limits.adminTries, lockOutSeconds),
    /** Key: share and address. */
    sharePassword: throttle(10, lockOutSeconds),
    /** Tokens of invitations, resets, shares and set-up that were not right. Key: address. */
    tokens: throttle(100, lockOutSeconds),
    /** Key: account. */
    uploads: throttle(limits.uploadsADay, DAY, 'quota-reached'),
    /** In KiB. Key: account. */
    uploadedKb: throttle(limits.uploadMbADay * 1024, DAY, 'quota-reached'),
  };
}

function throttle(points: number, seconds: number, code: ErrorCode = 'too-many-attempts'): Throttle {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  async function count(key: string, amount = 1): Promise<void> {
    try {
      await limiter.consume(key, amount);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // It ends by a timer; a clock that was set back would tell of days.
      const left = Math.min(seconds, Math.ceil(refused.msBeforeNext / 1000));
      throw new VcError(code, { seconds: Math.max(1, left) });
    }
  }
  return {
    count,
    async attempt(key, work) {
      await count(key);
      try {
        return await work();
      } catch (error) {
        if (isVcError(error) && error.code === 'too-busy') await limiter.reward(key, 1);
        throw error;
      }
    },
    async forgive(key) {
      await limiter.reward(key, 1);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}
