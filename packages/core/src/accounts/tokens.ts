/** Tokens that let somebody in: 256 random bits, of which only the hash is kept. */
import { createHash, randomBytes } from 'node:crypto';

/** 32 bytes from the system's generator, as base64url: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 as 64 hexadecimal digits. Enough for what is random already; passwords need more. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
