/** Answers that many ask for and that change only with the data: kept until anything changes, or for a short while. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Answer {
  /** JSON; as bytes, so that one asked for often is not encoded each time. */
  body: Buffer;
  etag: string;
  /** Headers beside the usual ones. */
  headers: Readonly<Record<string, string>>;
}

export interface CacheOptions {
  /** Bytes of all bodies: some hundred lists. @default 16 Mi */
  maxSize?: number;
  /** Milliseconds: figures such as "this week" move with the clock. @default 30000 */
  maxAgeMs?: number;
}

export class AnswerCache {
  readonly #kept: LRUCache<string, Answer>;
  readonly #making = new Map<string, Promise<Answer>>();

  constructor({ maxSize = 16 * 1024 * 1024, maxAgeMs = 30_000 }: CacheOptions = {}) {
    this.#kept = new LRUCache({
      maxSize,
      ttl: maxAgeMs,
      sizeCalculation: ({ body }, key) => key.length + body.length,
    });
  }

  /** The answer under `key`, made by `make` unless it is known; asked for by many at once it is made once. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key) ?? this.#making.get(key);
    if (known) return known;
    const start = performance.now();
    const making = make();
    this.#making.set(key, making);
    try {
      const answer = await making;
      // Something may have changed while it was made: then it goes to those who asked, and is not kept.
      if (this.#making.get(key) === making) this.#kept.set(key, answer, { start });
      return answer;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Forgets everything: the data changed. */
  clear(): void {
    this.#kept.clear();
    this.#making.clear();
  }
}

export function answerOf(value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, headers };
}
