/** Transactions, and the locks by which writers of a collection make room for one another. */
import { createHash } from 'node:crypto';
import type { Queryable } from './connections.js';

/** Sets our advisory locks apart from those of others in the same database. */
const OURS = 0x7663;

/** Two numbers for `pg_advisory_lock`, by what is locked. */
export function lockKey(name: string): string {
  return `${OURS}, ${createHash('sha256').update(name).digest().readInt32BE(0)}`;
}

/** Runs `work` as a whole or not at all. `first` is sent along with the beginning. */
export async function inTransaction<T>(client: Queryable, work: () => Promise<T>, first = ''): Promise<T> {
  try {
    await client.query(`begin; ${first}`);
    const answer = await work();
    await client.query('commit');
    return answer;
  } catch (error) {
    // Where this fails as well, the connection is gone, and the database has taken everything back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
