/** The table of a collection: made when it is first asked for, its summaries made anew when they are to show something else. */
import { DamagedDocument, currentDocument } from '../stored-document.js';
import type { StoredBytes } from '../rewriter.js';
import type { CollectionDefinition } from '../store.js';
import type { Connections, Queryable } from './connections.js';
import {
  fieldColumn,
  fieldColumnName,
  quoted,
  quotedName,
  wordsColumn,
  wordsSql,
  type TableFields,
} from './list-sql.js';
import { summaryColumns } from './summary-columns.js';
import { inTransaction, lockKey } from './transactions.js';

/** A document as its table holds it. */
export interface StoredRow {
  id: string;
  version: number;
  document: string;
}

/** The name of the table, for SQL. */
export function tableOf(collection: string): string {
  return `"docs_${collection}"`;
}

/** What a summary was made for: made anew where it differs. */
export function shapeOf({
  version,
  summaryVersion = 1,
}: {
  version: number;
  summaryVersion?: number | undefined;
}): string {
  return `${version}.${summaryVersion}`;
}

type TableDefinition = Pick<CollectionDefinition<never, never>, 'name' | 'indexed'> & TableFields;

/** Makes the table where there is none. */
export async function ensureTable(connections: Connections, definition: TableDefinition): Promise<void> {
  const { columns } = await partsOf(connections, tableOf(definition.name));
  if (columns.length === 0) await alone(connections, makeTableSql(definition));
}

/**
 * Adds what a new table and one of an earlier program lack: columns, which the database fills from the row itself, and their
 * indexes. It writes all rows anew, so what else is to be written of them comes before it.
 */
export async function ensureColumns(connections: Connections, definition: TableDefinition): Promise<void> {
  const { name, filtered = [], searched } = definition;
  const table = tableOf(name);
  const { columns, indexes } = await partsOf(connections, table);
  const added = columnsOfFields(definition).filter((column) => !columns.includes(column.name));
  if (added.length > 0) {
    const adds = added.map((column) => `add column if not exists ${quotedName(column.name)} ${column.is}`);
    const its = filtered.map(
      (field) => `create index if not exists ${indexName(name, `f_${field}`)} on ${table} (${fieldColumn(field)});`,
    );
    await alone(connections, `alter table ${table} ${adds.join(', ')}; ${its.join(' ')} analyze ${table}`);
  }
  if (searched && !indexes.includes(`docs_${name}_words`)) await indexWords(connections, name, searched);
}

/** What the table has; nothing where there is none. */
async function partsOf({ reading }: Connections, table: string): Promise<{ columns: string[]; indexes: string[] }> {
  const { rows } = await reading.query<{ columns: string[]; indexes: string[] }>(
    `select array(select attname::text from pg_attribute
                  where attrelid = to_regclass($1) and attnum > 0 and not attisdropped) as columns,
            array(select relname::text from pg_index join pg_class on oid = indexrelid
                  where indrelid = to_regclass($1)) as indexes`,
    [table],
  );
  return rows[0]!;
}

/** Columns that the database fills from `fields` and `keys`. */
function columnsOfFields({ filtered = [], counted = [], searched }: TableFields): { name: string; is: string }[] {
  return [
    ...[...filtered, ...counted].map((field) => ({
      name: fieldColumnName(field),
      is: `jsonb generated always as (fields->${quoted(field)}) stored`,
    })),
    ...(searched
      ? [{ name: wordsColumn(searched), is: `text generated always as (${wordsSql(searched)}) stored` }]
      : []),
  ];
}

function makeTableSql({ name, indexed = [] }: TableDefinition): string {
  const table = tableOf(name);
  const indexes = indexed.map(
    (field) =>
      `create index if not exists ${indexName(name, field)} on ${table} (((keys->>${quoted(field)}) collate "C") desc nulls last, id);`,
  );
  return `create table if not exists ${table} (
            id text collate "C" primary key,
            version int not null,
            shape text not null,
            document text not null,
            summary text not null,
            fields jsonb not null,
            keys jsonb not null,
            revision bigint not null default nextval('revisions')
          );
          create index if not exists ${indexName(name, 'fields')} on ${table} using gin (fields jsonb_path_ops);
          ${indexes.join('\n')}`;
}

/** Of the extension that indexes words by their letters. Not within our own schema, which a restore replaces. */
const EXTENSION_SCHEMA = 'vc_analyst_extensions';

/** The index of words. It needs an extension of PostgreSQL's own; where that may not be had, lists look through the column. */
async function indexWords(connections: Connections, name: string, searched: readonly string[]): Promise<void> {
  const schema = (await schemaOfTrigrams(connections)) ?? (await installTrigrams(connections));
  if (schema === undefined) return;
  await alone(
    connections,
    `create index if not exists ${indexName(name, 'words')} on ${tableOf(name)} using gin (${wordsColumn(searched)} ${schema}.gin_trgm_ops)`,
  );
}

async function schemaOfTrigrams({ reading }: Connections): Promise<string | undefined> {
  const { rows } = await reading.query<{ schema: string }>(
    `select quote_ident(nspname) as schema from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'pg_trgm'`,
  );
  return rows[0]?.schema;
}

async function installTrigrams(connections: Connections): Promise<string | undefined> {
  await alone(
    connections,
    `create schema if not exists ${EXTENSION_SCHEMA}; create extension if not exists pg_trgm schema ${EXTENSION_SCHEMA}`,
    // Not installed beside the server, or not for this user.
  ).catch(() => undefined);
  return schemaOfTrigrams(connections);
}

function indexName(collection: string, what: string): string {
  return quotedName(`docs_${collection}_${what}`);
}

/** Runs statements that shape tables, one process at a time. */
async function alone({ writing }: Connections, statements: string): Promise<void> {
  await writing((client) =>
    inTransaction(client, () => client.query(statements), `select pg_advisory_xact_lock(${lockKey('tables')})`),
  );
}

/** Values of the columns `version`, `shape`, `document`, `summary`, `fields`, `keys`. */
export function columnsOf<D extends { id: string }, S extends object>(
  document: D,
  definition: CollectionDefinition<D, S>,
): unknown[] {
  return columnsOfText(JSON.stringify(document), definition.summarize(document), definition);
}

/** As `columnsOf`, of a document whose text and summary are known. */
export function columnsOfText<D extends { id: string }, S extends object>(
  text: string,
  summary: S,
  definition: CollectionDefinition<D, S>,
): unknown[] {
  return [definition.version, shapeOf(definition), text, ...summaryValues(summary, definition)];
}

/** The row as bytes that any thread can work on: those of a document's file, without its stamp. */
export function bytesOf({ id, version, document }: StoredRow): StoredBytes {
  return { id, bytes: Buffer.from(`{"version":${version},"stamp":"","document":${document}}`) };
}

function summaryValues(summary: object, { unlisted }: { unlisted?: readonly string[] | undefined }): unknown[] {
  const { fields, keys } = summaryColumns(summary, unlisted);
  return [JSON.stringify(summary), JSON.stringify(fields), JSON.stringify(keys)];
}

/** The document of a row, checked. Throws DamagedDocument, and VcError `store-newer`. */
export function documentOf<D extends { id: string }, S extends object>(
  { id, version, document }: StoredRow,
  definition: CollectionDefinition<D, S>,
): D {
  let parsed: unknown;
  try {
    parsed = JSON.parse(document);
  } catch (error) {
    throw new DamagedDocument('the document is not JSON', { cause: error });
  }
  return currentDocument({ version, document: parsed }, id, definition);
}

/** Documents whose summaries are made anew in one go. */
const BATCH = 200;

/** Makes summaries anew that another program made. Returns the ids of documents that are damaged. */
export async function remakeSummaries<D extends { id: string }, S extends object>(
  client: Queryable,
  definition: CollectionDefinition<D, S>,
): Promise<string[]> {
  const table = tableOf(definition.name);
  const damaged: string[] = [];
  for (let after = '', done = false; !done;) {
    await inTransaction(client, async () => {
      const { rows } = await client.query<StoredRow>(
        `select id, version, document from ${table} where shape <> $1 and version <= $2 and id > $3 order by id limit ${BATCH} for update`,
        [shapeOf(definition), definition.version, after],
      );
      const made: unknown[][] = [];
      for (const row of rows) {
        try {
          const summary = definition.summarize(documentOf(row, definition));
          made.push([row.id, ...summaryValues(summary, definition)]);
        } catch (error) {
          if (!(error instanceof DamagedDocument)) throw error;
          damaged.push(row.id);
        }
      }
      await client.query(
        `update ${table} old set shape = $1, summary = made.summary, fields = made.fields, keys = made.keys, revision = default
         from unnest($2::text[], $3::text[], $4::jsonb[], $5::jsonb[]) made (id, summary, fields, keys) where old.id = made.id`,
        [shapeOf(definition), ...[0, 1, 2, 3].map((column) => made.map((values) => values[column]))],
      );
      after = rows.at(-1)?.id ?? '';
      done = rows.length < BATCH;
    });
  }
  return damaged;
}
