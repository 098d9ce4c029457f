/** Reads the table of changes: each change once, none left out, though transactions end in another order than they begin. */
import type { Queryable } from './connections.js';

export interface ChangeRow {
  collection: string;
  id: string;
  kind: 'created' | 'updated' | 'removed';
  /** The store object that made it. */
  origin: string;
}

interface Answer {
  xmin: string;
  missed: boolean;
  seq: string | null;
  xid: string;
}

export class ChangeReader {
  readonly #client: Queryable;
  readonly #collection: string | undefined;
  /** Every transaction before this one had ended when the table was last read: nothing can come from them any more. */
  #from: string | undefined;
  /** Seen already, of transactions from there on. */
  #seen = new Map<string, bigint>();

  /** Of one collection, or of all. */
  constructor(client: Queryable, collection?: string) {
    this.#client = client;
    this.#collection = collection;
  }

  /** The changes since the last call, in their order; at the first, from now on. `missed`: some were forgotten unread. */
  async read(): Promise<{ changes: ChangeRow[]; missed: boolean }> {
    const isFirst = this.#from === undefined;
    const values = [this.#from ?? null, ...(this.#collection === undefined ? [] : [this.#collection])];
    // One statement sees one moment. What it does not see yet belongs to a transaction that is not before its xmin.
    const { rows } = await this.#client.query<Answer & ChangeRow>(
      `select now.xmin, now.missed, c.seq, c.xid::text, c.collection, c.id, c.kind, c.origin
       from (select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
                    coalesce((select forgotten_to from feed) >= $1::xid8, false) as missed) now
       left join changes c
         on c.xid >= coalesce($1::xid8, pg_snapshot_xmin(pg_current_snapshot()))
         ${this.#collection === undefined ? '' : 'and c.collection = $2'}
       order by c.xid, c.seq`,
      values,
    );
    const { xmin = '0', missed = false } = rows[0] ?? {};
    const changes: ChangeRow[] = [];
    for (const { seq, xid, collection, id, kind, origin } of rows) {
      if (seq === null || this.#seen.has(seq)) continue;
      this.#seen.set(seq, BigInt(xid));
      if (!isFirst) changes.push({ collection, id, kind, origin });
    }
    this.#from = xmin;
    const from = BigInt(xmin);
    for (const [seq, xid] of this.#seen) if (xid < from) this.#seen.delete(seq);
    return { changes, missed };
  }
}

/** Changes kept: whoever slept for longer reads everything again. */
const KEPT = '1 hour';

export async function forgetOldChanges(client: Queryable): Promise<void> {
  await client.query(
    `with gone as (delete from changes where at < now() - interval '${KEPT}' returning xid),
          last as (select xid from gone order by xid desc limit 1)
     update feed set forgotten_to = last.xid from last where last.xid > forgotten_to`,
  );
}
