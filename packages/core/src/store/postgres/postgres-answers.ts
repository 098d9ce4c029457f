/** Answers of models by deck, beside the documents: a deck is sent once, whichever server or worker reads it. */
import { isBlobHash } from '../ids.js';
import type { Connections } from './connections.js';

export function openPostgresAnswers({ reading }: Connections) {
  return {
    async get(deckHash: string, key: string): Promise<string | undefined> {
      if (!isBlobHash(deckHash) || !isBlobHash(key)) return undefined;
      const found = await reading
        .query<{ answer: string }>('select answer from answers where deck = $1 and key = $2', [deckHash, key])
        // As one that is not there: it is asked for again.
        .catch(() => undefined);
      return found?.rows[0]?.answer;
    },

    async set(deckHash: string, key: string, answer: string): Promise<void> {
      if (!isBlobHash(deckHash) || !isBlobHash(key)) return;
      await reading
        .query(
          `insert into answers values ($1, $2, $3)
           on conflict (deck, key) do update set answer = excluded.answer`,
          [deckHash, key, answer],
        )
        // The answer is used now; the next time it is asked for again.
        .catch(() => undefined);
    },

    async *all(): AsyncGenerator<{ deckHash: string; key: string }> {
      const { rows } = await reading.query<{ deckHash: string; key: string }>(
        'select deck as "deckHash", key from answers',
      );
      yield* rows;
    },

    async forget(deckHash: string): Promise<void> {
      if (isBlobHash(deckHash)) await reading.query('delete from answers where deck = $1', [deckHash]);
    },
  };
}
