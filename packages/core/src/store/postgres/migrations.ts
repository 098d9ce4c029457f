/**
 * The tables, in numbered steps: a step that was published never changes, another one follows it. A list of texts and a
 * lock is all there is to it: a library would bring its own table, command and folder of files that a bundle lacks.
 */
import { VcError } from '../../errors/vc-error.js';
import type { Connections, Queryable } from './connections.js';
import { inTransaction, lockKey } from './transactions.js';

const MIGRATIONS: readonly string[] = [
  // 1: what all collections share
  `
  create table changes (
    seq bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    at timestamptz not null default now(),
    collection text not null,
    id text not null,
    kind text not null,
    origin text not null
  );
  create index on changes (xid);
  create index on changes (collection, xid);
  create index on changes (at);
  create table feed (forgotten_to xid8 not null);
  insert into feed values ('0');
  create sequence revisions;
  create table set_aside (
    collection text not null,
    id text not null,
    name text not null,
    version int not null,
    document text not null,
    at timestamptz not null default now(),
    primary key (collection, id, name)
  );
  create table blobs (hash text collate "C" primary key, upload uuid not null unique, size bigint not null);
  create table blob_pieces (
    upload uuid not null,
    number int not null,
    bytes bytea not null,
    primary key (upload, number)
  );
  alter table blob_pieces alter column bytes set storage external;
  create table answers (
    deck text not null,
    key text not null,
    answer text not null,
    primary key (deck, key)
  );
  `,
  // 2: what servers agree on
  `
  create table tries (key text primary key, count double precision not null, until timestamptz not null);
  create index on tries (until);
  create table agreed (name text primary key, value text not null);
  `,
];

/** Version of the tables that this program needs. */
export const TABLES_VERSION = MIGRATIONS.length;

/** Brings the tables to this version. Throws VcError `store-newer`, `store-read-only`. */
export async function migrateTables({ reading, writing, schema }: Connections): Promise<void> {
  if ((await tablesVersion(reading)) === TABLES_VERSION) return;
  await writing((client) =>
    inTransaction(
      client,
      async () => {
        const version = await tablesVersion(client);
        if (version === 0) {
          await client.query(`create schema if not exists ${schema}`);
          await client.query('create table format (version int not null)');
          await client.query('insert into format values (0)');
        }
        for (const step of MIGRATIONS.slice(version)) await client.query(step);
        await client.query('update format set version = $1', [TABLES_VERSION]);
      },
      `select pg_advisory_xact_lock(${lockKey('tables')})`,
    ),
  );
}

/** 0 where there are none. Throws VcError `store-newer`. */
export async function tablesVersion(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('format') is not null as there`);
  if (!rows[0]?.there) return 0;
  const found = await client.query<{ version: number }>('select version from format');
  const version = found.rows[0]?.version ?? 0;
  if (version > TABLES_VERSION) throw new VcError('store-newer');
  return version;
}
