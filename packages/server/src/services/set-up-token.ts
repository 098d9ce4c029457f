/** The token that proves, for the very first account, that somebody reads this server's terminal. */
import { randomBytes, timingSafeEqual } from 'node:crypto';

export interface SetUpToken {
  /** As printed at the start. */
  readonly token: string;
  matches(given: string | undefined): boolean;
}

export function makeSetUpToken(): SetUpToken {
  const token = randomBytes(16).toString('hex');
  return {
    token,
    matches(given) {
      const bytes = Buffer.from(given ?? '');
      return bytes.length === token.length && timingSafeEqual(bytes, Buffer.from(token));
    },
  };
}
