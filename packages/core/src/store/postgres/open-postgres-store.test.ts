/** The PostgreSQL store as a store: everything any store must do. */
import { afterAll, describe, it } from 'vitest';
import { startPostgres } from '../../../test/kit/postgres/start-postgres.js';
import { describeStore } from '../../testing/store-conformance/index.js';
import type { Store } from '../store.js';
import { openPostgresStore } from './open-postgres-store.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

describe.skipIf(!postgres)('any store', () =>
  describeStore({ describe, it }, 'PostgreSQL store', async () => {
    const url = await postgres!.newDatabase();
    const opened: Store[] = [];
    const reopen = async () => {
      const store = await openPostgresStore(url);
      opened.push(store);
      return store;
    };
    const dispose = async () => {
      for (const store of opened) await store.close();
    };
    return { store: await reopen(), reopen, dispose };
  }),
);
