/** The table of a collection: made when it is first asked for, its summaries made anew when they are to show something else. */
import { DamagedDocument, currentDocument } from '../stored-document.js';
import type { StoredBytes } from '../rewriter.js';
import type { CollectionDefinition } from '../store.js';
import type { Connections, Queryable } from './connections.js';
import { quoted } from './list-sql.js';
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

/** Makes the table where there is none. */
export async function ensureTable(
  { reading, writing }: Connections,
  { name, indexed = [] }: Pick<CollectionDefinition<never, never>, 'name' | 'indexed'>,
): Promise<void> {
  const table = tableOf(name);
  const { rows } = await reading.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (rows[0]?.there) return;
  const indexes = indexed.map(
    (field) =>
      `create index if not exists ${JSON.stringify(`docs_${name}_${field}`)} on ${table} (((keys->>${quoted(field)}) collate "C") desc nulls last, id);`,
  );
  await writing((client) =>
    inTransaction(
      client,
      () =>
        client.query(
          `create table if not exists ${table} (
             id text collate "C" primary key,
             version int not null,
             shape text not null,
             document text not null,
             summary text not null,
             fields jsonb not null,
             keys jsonb not null,
             revision bigint not null default nextval('revisions')
           );
           create index if not exists ${JSON.stringify(`docs_${name}_fields`)} on ${table} using gin (fields jsonb_path_ops);
           ${indexes.join('\n')}`,
        ),
      `select pg_advisory_xact_lock(${lockKey('tables')})`,
    ),
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
      for (const row of rows) {
        try {
          const summary = definition.summarize(documentOf(row, definition));
          await client.query(
            `update ${table} set shape = $2, summary = $3, fields = $4, keys = $5, revision = default where id = $1`,
            [row.id, shapeOf(definition), ...summaryValues(summary, definition)],
          );
        } catch (error) {
          if (!(error instanceof DamagedDocument)) throw error;
          damaged.push(row.id);
        }
      }
      after = rows.at(-1)?.id ?? '';
      done = rows.length < BATCH;
    });
  }
  return damaged;
}
