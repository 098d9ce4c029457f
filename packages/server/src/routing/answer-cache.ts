/** Answers that many ask for and that change only with the data: kept until anything changes, or for a short while. */
import { createHash } from 'node:crypto';

export interface Answer {
  /** JSON; as bytes, so that one asked for often is not encoded each time. */
  body: Buffer;
  etag: string;
  /** Headers beside the usual ones. */
  headers: Readonly<Record<string, string>>;
}

export interface CacheOptions {
  /** Bytes of all bodies. @default 64 Mi */
  maxSize?: number;
  /** Milliseconds: figures such as "this week" move with the clock. @default 30000 */
  maxAgeMs?: number;
}

interface Entry {
  answer: Promise<Answer>;
  size: number;
  madeAt: number;
}

export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxSize: number;
  readonly #maxAgeMs: number;
  #size = 0;

  constructor({ maxSize = 64 * 1024 * 1024, maxAgeMs = 30_000 }: CacheOptions = {}) {
    this.#maxSize = maxSize;
    this.#maxAgeMs = maxAgeMs;
  }

  /** The answer under `key`, made by `make` unless it is known; asked for by many at once it is made once. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#entries.get(key);
    if (known && Date.now() - known.madeAt < this.#maxAgeMs) {
      // The one asked for last goes last.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.answer;
    }
    if (known) this.#drop(key, known);
    const entry: Entry = { answer: make(), size: key.length, madeAt: Date.now() };
    this.#entries.set(key, entry);
    this.#size += entry.size;
    try {
      const answer = await entry.answer;
      // Something may have changed while it was made: then it is answered to those who asked, and not kept.
      if (this.#entries.get(key) === entry) {
        entry.size += answer.body.length;
        this.#size += answer.body.length;
        this.#shrink();
      }
      return answer;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#drop(key, entry);
      throw error;
    }
  }

  /** Forgets everything: the data changed. */
  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }

  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#size <= this.#maxSize) return;
      this.#drop(key, entry);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}

export function answerOf(value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, headers };
}
