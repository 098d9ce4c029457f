/** Passwords: which are refused, how they are kept (scrypt with its parameters beside the hash), how they are checked. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import { isCommonPassword } from './common-passwords.js';

/** Long enough for any sentence, short enough that hashing one is not an attack. Characters. */
export const MOST_CHARACTERS = 1024;

/** r and p of scrypt as OWASP's password storage cheat sheet pairs them with N = 2^15. */
const BLOCK_SIZE = 8;
const PARALLELISM = 3;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A hash keeps a core busy for a good part of a second: this many at once, so that files are still read meanwhile. */
const MOST_AT_ONCE = 2;

interface Cost {
  N: number;
  r: number;
  p: number;
}

/**
 * Rejects with VcError `password-too-short`, `password-too-long`, `password-common`. `personal` is what a guesser knows of
 * the person.
 */
export async function assertGoodPassword(password: string, least: number, personal: readonly string[]): Promise<void> {
  const length = [...password].length;
  if (length < least) throw new VcError('password-too-short', { least });
  if (length > MOST_CHARACTERS) throw new VcError('password-too-long', { most: MOST_CHARACTERS });
  if (await isCommonPassword(password, personal)) throw new VcError('password-common');
}

export class PasswordHasher {
  readonly #cost: Cost;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #dummy: Promise<string> | undefined;

  /** `logCost`: N of scrypt as a power of two; 15 where it matters, less in tests. */
  constructor(logCost: number) {
    this.#cost = { N: 2 ** logCost, r: BLOCK_SIZE, p: PARALLELISM };
  }

  /** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, salt, this.#cost);
    const { N, r, p } = this.#cost;
    return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /**
   * Whether the password is the one of `stored`. Without `stored` the answer is no, in the time that yes would take:
   * who is unknown cannot be told by the clock.
   */
  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    // Made at the first check, whoever is checked: else the first unknown name would take twice as long.
    this.#dummy ??= this.hash(randomBytes(SALT_BYTES).toString('base64url'));
    const parsed = parseHash(stored ?? (await this.#dummy));
    if (!parsed) return false;
    await this.#dummy;
    const actual = await this.#derive(password, parsed.salt, parsed.cost);
    return actual.length === parsed.hash.length && timingSafeEqual(actual, parsed.hash) && typeof stored === 'string';
  }

  /** True for a hash of weaker parameters than today's: time to make it anew, while the password is at hand. */
  isWeaker(stored: string): boolean {
    const cost = parseHash(stored)?.cost;
    const { N, r, p } = this.#cost;
    return cost !== undefined && cost.N * cost.r * cost.p < N * r * p;
  }

  async #derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
    // Who waited takes over the place of the one who ended.
    if (this.#running >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        // As Unicode recommends for passwords: the same sentence from every keyboard.
        const options = { N, r, p, maxmem: 256 * N * r };
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

function parseHash(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | undefined {
  const [method, N, r, p, salt, hash] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (method !== 'scrypt' || !Object.values(cost).every(Number.isInteger) || !salt || !hash) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}
