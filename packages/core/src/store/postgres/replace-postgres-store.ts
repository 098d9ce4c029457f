/** Puts another store in the place of the one in a database: the whole of it at one moment, or nothing. */
import { openConnections, SCHEMA } from './connections.js';
import { openPostgresStore, type PostgresStore } from './open-postgres-store.js';
import { inTransaction } from './transactions.js';

/** What is being made; left over where that was interrupted, and dropped at the next call. */
const UNFINISHED = `${SCHEMA}_unfinished`;

/**
 * `fill` writes into an empty store, which then takes the place of what there is, or, should anything throw, goes without
 * a trace. Nothing may serve the database meanwhile. Throws what `fill` and opening throw.
 */
export async function replacePostgresStore<T>(url: string, fill: (store: PostgresStore) => Promise<T>): Promise<T> {
  const connections = await openConnections(url);
  const drop = `drop schema if exists ${UNFINISHED} cascade`;
  const run = (statement: string) => connections.withStoreErrors(() => connections.reading.query(statement));
  try {
    await run(drop);
    const store = await openPostgresStore(url, UNFINISHED);
    let filled: T;
    try {
      filled = await fill(store);
    } catch (error) {
      await store.close();
      await run(drop).catch(() => undefined);
      throw error;
    }
    await store.close();
    await connections.withStoreErrors(() =>
      connections.writing((client) =>
        inTransaction(client, async () => {
          await client.query(`drop schema if exists ${SCHEMA} cascade`);
          await client.query(`alter schema ${UNFINISHED} rename to ${SCHEMA}`);
        }),
      ),
    );
    return filled;
  } finally {
    await connections.close();
  }
}
