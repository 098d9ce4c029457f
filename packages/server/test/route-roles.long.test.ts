/** [R8] Every route for every kind of caller, asked of two servers of one database in turn. */
import { afterAll, describe } from 'vitest';
import { startPostgres } from '../../core/test/kit/postgres/start-postgres.js';
import { openPair } from './support/pair.js';
import { testRoles } from './support/role-table.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

describe.skipIf(!postgres)('two servers', () => {
  testRoles(async (options) => openPair(await postgres!.newDatabase(), options));
});
