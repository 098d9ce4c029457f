/** What servers of one database agree on beside the documents: how often somebody tried, and words that all of them say. */
import { createHash } from 'node:crypto';
import type { SharedState } from '../shared-state.js';
import type { Connections } from './connections.js';

export function openPostgresSharedState({ reading, withStoreErrors }: Connections): SharedState {
  const run = <R extends object>(text: string, values: unknown[]) =>
    withStoreErrors(async () => (await reading.query<R>(text, values)).rows);
  return {
    // One statement by the database's clock: however many servers count at once, each count is seen by the next.
    async count(key, amount, seconds) {
      const [row] = await run<{ count: number; ms: number }>(
        `insert into tries as held (key, count, until)
         values ($1, $2, clock_timestamp() + make_interval(secs => $3))
         on conflict (key) do update set
           count = case when held.until <= clock_timestamp() then excluded.count else held.count + excluded.count end,
           until = case when held.until <= clock_timestamp() then excluded.until else held.until end
         returning count::float8 as count, (extract(epoch from until - clock_timestamp()) * 1000)::float8 as ms`,
        [hashed(key), amount, seconds],
      );
      return { count: row!.count, ms: row!.ms };
    },

    async forget(key) {
      await run('delete from tries where key = $1 or until <= clock_timestamp()', [hashed(key)]);
    },

    async agree(name, proposed) {
      await run('insert into agreed (name, value) values ($1, $2) on conflict do nothing', [name, proposed]);
      const [row] = await run<{ value: string }>('select value from agreed where name = $1', [name]);
      return row!.value;
    },
  };
}

/** What people typed is no business of who reads the database. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
