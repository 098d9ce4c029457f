/** How often somebody may try: sign-ins by account and address, panel passwords, links, uploads. Kept in memory, or by a store that servers share. */
import { isVcError, VcError, type ErrorCode, type SharedState } from '@vc-analyst/core';
import { RateLimiterMemory } from 'rate-limiter-flexible';
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

export function makeThrottles(limits: ServerLimits, shared?: SharedState) {
  const { lockOutSeconds } = limits;
  const throttle = (name: string, points: number, seconds: number, code?: ErrorCode) =>
    throttleOf(shared ? sharedCounter(shared, name, seconds) : memoryCounter(seconds), points, seconds, code);
  return {
    /** Key: what was typed, and address. */
    signInOfAccount: throttle('signInOfAccount', limits.signInsAnAccount, lockOutSeconds),
    /** Key: address. */
    signInFromAddress: throttle('signInFromAddress', limits.signInsAnAddress, lockOutSeconds),
    /** Key: address. */
    adminPassword: throttle('adminPassword', limits.adminTries, lockOutSeconds),
    /** Codes of second factors. Key: account, or the panel. */
    secondFactor: throttle('secondFactor', limits.codesAnAccount, lockOutSeconds),
    /** Key: share and address. */
    sharePassword: throttle('sharePassword', 10, lockOutSeconds),
    /** What pages tell of their reader's visit. Key: share and address. */
    shareVisits: throttle('shareVisits', 600, lockOutSeconds),
    /** What is sent by links to founders. Key: link. */
    founderSends: throttle('founderSends', 200, lockOutSeconds),
    /** Tokens of invitations, resets, shares and set-up that were not right. Key: address. */
    tokens: throttle('tokens', 100, lockOutSeconds),
    /** Key: account. */
    uploads: throttle('uploads', limits.uploadsADay, DAY, 'quota-reached'),
    /** In KiB. Key: account. */
    uploadedKb: throttle('uploadedKb', limits.uploadMbADay * 1024, DAY, 'quota-reached'),
    /** Looks for a company's name before an upload. Key: account. */
    proposals: throttle('proposals', limits.uploadsADay, DAY, 'quota-reached'),
    /** In KiB. Key: account. */
    proposedKb: throttle('proposedKb', limits.uploadMbADay * 1024, DAY, 'quota-reached'),
  };
}

interface Counter {
  /** Adds and returns the sum, and in how many milliseconds it starts anew. */
  add(key: string, amount: number): Promise<{ count: number; ms: number }>;
  forget(key: string): Promise<void>;
}

function memoryCounter(seconds: number): Counter {
  // Refuses nothing itself: only counts.
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
  return {
    async add(key, amount) {
      const { consumedPoints, msBeforeNext } = await (amount < 0
        ? limiter.reward(key, -amount)
        : limiter.consume(key, amount));
      return { count: consumedPoints, ms: msBeforeNext };
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

function sharedCounter(shared: SharedState, name: string, seconds: number): Counter {
  return {
    add: (key, amount) => shared.count(`${name} ${key}`, amount, seconds),
    forget: (key) => shared.forget(`${name} ${key}`),
  };
}

function throttleOf(
  counter: Counter,
  points: number,
  seconds: number,
  code: ErrorCode = 'too-many-attempts',
): Throttle {
  async function count(key: string, amount = 1): Promise<void> {
    const { count: sum, ms } = await counter.add(key, amount);
    // It ends by a timer; a clock that was set back would tell of days.
    if (sum > points) throw new VcError(code, { seconds: Math.max(1, Math.min(seconds, Math.ceil(ms / 1000))) });
  }
  async function forgive(key: string): Promise<void> {
    await counter.add(key, -1);
  }
  return {
    count,
    forgive,
    async attempt(key, work) {
      await count(key);
      try {
        return await work();
      } catch (error) {
        if (isVcError(error) && error.code === 'too-busy') await forgive(key);
        throw error;
      }
    },
    reset: (key) => counter.forget(key),
  };
}
