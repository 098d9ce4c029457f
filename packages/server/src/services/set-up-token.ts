/** The token that proves, for the very first account, that somebody reads a server's terminal; servers that share a store share it. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SharedState } from '@vc-analyst/core';

export interface SetUpToken {
  /** As printed at the start. */
  readonly token: string;
  matches(given: string | undefined): boolean;
}

export async function makeSetUpToken(shared?: SharedState): Promise<SetUpToken> {
  const made = randomBytes(16).toString('hex');
  const token = shared ? await shared.agree('set-up token', made) : made;
  return {
    token,
    matches(given) {
      const bytes = Buffer.from(given ?? '');
      return bytes.length === token.length && timingSafeEqual(bytes, Buffer.from(token));
    },
  };
}
