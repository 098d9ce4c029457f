/** Looks at a database without changing anything: whether it answers, and what is in it. */
import { addressOf, openConnections } from './connections.js';
import { tableOf } from './collection-table.js';
import { tablesVersion } from './migrations.js';

/** What a database holds of a collection, and where it is. */
export interface PostgresState {
  /** Host, port and database: never the password. */
  place: string;
  /** False of a database in which nothing of ours lies yet. */
  hasTables: boolean;
  documents: number;
}

/** Throws VcError `store-unreachable`, `store-refused`, `store-newer`, `bad-config`. */
export async function inspectPostgres(url: string, collection: string): Promise<PostgresState> {
  const connections = await openConnections(url);
  try {
    return await connections.withStoreErrors(async () => {
      const hasTables = (await tablesVersion(connections.reading)) > 0;
      const table = tableOf(collection);
      const { rows } = await connections.reading.query<{ there: boolean }>(
        'select to_regclass($1) is not null as there',
        [table],
      );
      const counted = rows[0]?.there
        ? await connections.reading.query<{ total: number }>(`select count(*)::int as total from ${table}`)
        : undefined;
      return { place: addressOf(url).place, hasTables, documents: counted?.rows[0]?.total ?? 0 };
    });
  } finally {
    await connections.close();
  }
}
