/** Tries again when an endpoint is busy or a connection was lost: with growing pauses, or as long as it asks for. */
import { setTimeout as pause } from 'node:timers/promises';

export interface RetryPlan {
  /** Tries after the first. */
  retries: number;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Milliseconds that are left for everything. */
  timeLeft: () => number;
  /** Milliseconds that the endpoint asks to wait before the next try; undefined when it does not say. */
  retryAfter: (error: unknown) => number | undefined;
  isWorthRetrying: (error: unknown) => boolean;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;

/** Rejects with the last error, also when the pause asked for is longer than the time that is left. */
export async function withRetries<T>(attempt: () => Promise<T>, plan: RetryPlan): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= plan.retries || plan.signal.aborted || !plan.isWorthRetrying(error)) throw error;
      const wait = plan.retryAfter(error) ?? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      if (wait >= plan.timeLeft()) throw error;
      await pause(wait, undefined, { signal: plan.signal });
    }
  }
}

/** `Retry-After` in seconds or as a date, `retry-after-ms` in milliseconds. */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const asked = headers?.get('retry-after') ?? '';
  if (asked === '') return undefined;
  const seconds = Number(asked);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(asked);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
