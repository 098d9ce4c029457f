/** A collection of the PostgreSQL store: a table whose rows hold the document, its summary, and the summary's fields. */
import PQueue from 'p-queue';
import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { VcError } from '../../errors/vc-error.js';
import { aggregateSummaries, inOrder, type AggregateQuery, type CountedRow, type Group } from '../aggregate.js';
import { isDocumentId } from '../ids.js';
import {
  isOpenFilter,
  pageSize,
  readCursor,
  sortValue,
  writeCursor,
  type ListPage,
  type ListQuery,
  type SummaryFilter,
} from '../query.js';
import type { Quarantine } from '../quarantine.js';
import type { Rewriter } from '../rewriter.js';
import type { Change, Collection, CollectionDefinition, DocumentChange, SoleWriter } from '../store.js';
import { DamagedDocument } from '../stored-document.js';
import { freeze, SummaryViews } from '../summary-views.js';
import { aggregateSql, countedRowsSql, type CountedValues } from './aggregate-sql.js';
import { ChangeReader } from './change-reader.js';
import {
  documentOf,
  ensureColumns,
  ensureTable,
  remakeSummaries,
  shapeOf,
  tableOf,
  type StoredRow,
} from './collection-table.js';
import type { Connections } from './connections.js';
import { KeptQueries } from './kept-queries.js';
import { latecomersShare } from './latecomers-share.js';
import { afterSql, filterSql, orderSql, Sql } from './list-sql.js';
import { PostgresWriter, type WriterTools } from './postgres-writer.js';
import { lockKey } from './transactions.js';

/** What the collections of one store share. */
export interface PostgresContext {
  connections: Connections;
  /** Name of this store object among all that write. */
  origin: string;
  problems: Quarantine;
  tell: (change: Change) => void;
  /** Throws once the store is closed. */
  assertOpen: () => void;
}

interface SummaryRow {
  id: string;
  version: number;
  summary: string;
  revision: string;
}

/** Documents written in one transaction. */
const BATCH = 128;
/** Counts of filtered lists kept. */
const MOST_COUNTS = 200;
/** Whoever holds a collection alone and falls silent for so long has lost it. Older servers do not know the setting. */
const SOLE_SECONDS = 30;

export class PostgresCollection<D extends { id: string }, S extends object> implements Collection<D, S> {
  readonly name: string;
  readonly #context: PostgresContext;
  readonly #definition: CollectionDefinition<D, S>;
  readonly #table: string;
  readonly #writerTools: WriterTools<D, S>;
  /** One connection a collection: more would only wait for each other in the database. */
  readonly #writes = new PQueue({ concurrency: 1 });
  readonly #reader: ChangeReader;
  /** Sets the revisions of this opening apart from those of others. */
  readonly #opening = randomBytes(4).toString('hex');
  #revision = 0;
  #ready: Promise<void> | undefined;
  /** All summaries, once somebody needed them all. */
  readonly #views = new SummaryViews<S>();
  #wantsAll = false;
  #isLoaded = false;
  readonly #counts = new Map<string, { revision: number; total: number }>();
  readonly #kept = new KeptQueries<S>({
    read: async (query, ids) => {
      const sql = new Sql(this.#definition);
      const rows = await this.#read<CountedValues>(countedRowsSql(sql, this.#table, query, ids), sql.values);
      return rows.map(({ by, ...row }): CountedRow => ({ ...row, ...(by ? { by: by.map(sortValue) } : {}) }));
    },
  });

  constructor(context: PostgresContext, definition: CollectionDefinition<D, S>) {
    this.name = definition.name;
    this.#context = context;
    this.#definition = definition;
    this.#table = tableOf(definition.name);
    this.#reader = new ChangeReader(context.connections.reading, definition.name);
    this.#writerTools = {
      definition,
      origin: context.origin,
      problems: context.problems,
      tell: (change) => context.tell({ collection: this.name, ...change }),
      summaries: (filter) => this.summaries(filter),
      summary: (id) => this.summary(id),
      aggregate: (query) => this.aggregate(query),
    };
  }

  async get(id: string): Promise<D | undefined> {
    this.#context.assertOpen();
    if (!isDocumentId(id)) return undefined;
    const row = await this.#read<StoredRow>(`select id, version, document from ${this.#table} where id = $1`, [id]);
    try {
      if (row[0]) return documentOf(row[0], this.#definition);
    } catch (error) {
      if (!(error instanceof DamagedDocument)) throw error;
      return this.#write((writer) => writer.get(id));
    }
    return this.#context.problems.of(this.name, id) ? this.#write((writer) => writer.get(id)) : undefined;
  }

  async create(document: D): Promise<D> {
    this.#context.assertOpen();
    return this.#write((writer) => writer.create(document));
  }

  async update(id: string, change: (document: D) => D): Promise<D> {
    this.#context.assertOpen();
    return this.#write((writer) => writer.update(id, change));
  }

  async updateMany(ids: readonly string[], change: DocumentChange<D>, helpers?: readonly Rewriter<S>[]): Promise<S[]> {
    this.#context.assertOpen();
    const known = [...new Set(ids)].filter(isDocumentId);
    const summaries: S[] = [];
    for (let start = 0; start < known.length; start += BATCH) {
      const batch = known.slice(start, start + BATCH);
      summaries.push(...(await this.#write((writer) => writer.updateBatch(batch, change, helpers))).map(freeze));
    }
    return summaries;
  }

  async claimFirst(
    query: Pick<ListQuery<S>, 'filter' | 'sort'>,
    change: (document: D) => D | undefined,
  ): Promise<D | undefined> {
    this.#context.assertOpen();
    return this.#write((writer) => writer.claimFirst(query, change));
  }

  async remove(id: string): Promise<boolean> {
    this.#context.assertOpen();
    return isDocumentId(id) && this.#write((writer) => writer.remove(id));
  }

  async exclusively<T>(work: (sole: SoleWriter<D, S>) => Promise<T>): Promise<T> {
    this.#context.assertOpen();
    return this.#write((writer, client) =>
      // The lock belongs to the connection that also writes: who has lost the one cannot do the other.
      this.#alone(client, () => work(writer)),
    );
  }

  async list(query: ListQuery<S> = {}): Promise<ListPage<S>> {
    this.#context.assertOpen();
    const { sort = [], filter, cursor } = query;
    const place = cursor === undefined ? undefined : readCursor(cursor, sort.length);
    const limit = pageSize(query.limit);
    const sql = new Sql(this.#definition);
    const keys = sort.map(({ by }) => sql.key(by));
    const where = [filterSql(sql, filter), ...(place ? [afterSql(sql, sort, place)] : [])];
    const rows = await this.#read<SummaryRow & { keys: (string | null)[] }>(
      `select id, version, summary, array[${keys.join(', ')}]::text[] as keys from ${this.#table}
       where ${where.join(' and ')} order by ${orderSql(sql, sort)}
       ${Number.isFinite(limit) ? `limit ${limit + 1}` : ''}`,
      sql.values,
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const isLast = rows.length <= limit;
    return {
      items: shown.map((row) => this.#summaryOf(row)),
      total: isLast && !place ? rows.length : await this.#count(filter),
      ...(last && !isLast ? { next: writeCursor(last) } : {}),
    };
  }

  async summaries(filter?: SummaryFilter<S>): Promise<readonly S[]> {
    if (filter) return (await this.list({ filter, limit: Infinity })).items;
    await this.#look(true);
    return this.#views.all();
  }

  async aggregate(query: AggregateQuery<S>): Promise<Group[]> {
    if (query.often) {
      await this.#look(false);
      return this.#kept.groups(query);
    }
    // In memory they are counted faster than the table is read.
    if (this.#wantsAll) return aggregateSummaries(await this.summaries(), query);
    this.#context.assertOpen();
    const sql = new Sql(this.#definition);
    const text = aggregateSql(sql, this.#table, query);
    return inOrder(await this.#read<Group>(text, sql.values));
  }

  async summary(id: string): Promise<S | undefined> {
    this.#context.assertOpen();
    if (!isDocumentId(id)) return undefined;
    const [row] = await this.#read<SummaryRow>(`select id, version, summary from ${this.#table} where id = $1`, [id]);
    return row && this.#summaryOf(row);
  }

  async revision(): Promise<string> {
    await this.#look(false);
    return `${this.#opening}-${this.#revision.toString(36)}`;
  }

  /** Resolves when all writing given so far has ended. */
  async idle(): Promise<void> {
    await this.#writes.onIdle();
  }

  async #count(filter: SummaryFilter<S> | undefined): Promise<number> {
    await this.#look(false);
    const name = JSON.stringify(filter ?? null);
    const revision = this.#revision;
    const known = this.#counts.get(name);
    if (known?.revision === revision) return known.total;
    // Asked once, by one who types or tries, it is counted and forgotten.
    const isKept = known && !isOpenFilter(filter);
    const total = isKept ? (await this.#kept.groups({ filter }))[0]!.count : await this.#countBySql(filter);
    if (this.#counts.size >= MOST_COUNTS) this.#counts.clear();
    this.#counts.set(name, { revision, total });
    return total;
  }

  async #countBySql(filter: SummaryFilter<S> | undefined): Promise<number> {
    const sql = new Sql(this.#definition);
    const [row] = await this.#read<{ total: number }>(
      `select count(*)::int as total from ${this.#table} where ${filterSql(sql, filter)}`,
      sql.values,
    );
    return row?.total ?? 0;
  }

  async #write<T>(work: (writer: PostgresWriter<D, S>, client: PoolClient) => Promise<T>): Promise<T> {
    return this.#writes.add(() =>
      this.#context.connections.withStoreErrors(async () => {
        await this.#settled();
        return this.#context.connections.writing((client) =>
          work(new PostgresWriter(this.#writerTools, client), client),
        );
      }),
    );
  }

  async #alone<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
    const key = lockKey(this.name);
    await client.query(`select pg_advisory_lock(${key})`);
    try {
      await client.query(`set idle_session_timeout = '${SOLE_SECONDS}s'`).catch(() => undefined);
      return await work();
    } finally {
      // A broken connection has given the lock back itself.
      await client
        .query('reset idle_session_timeout')
        .catch(() => undefined)
        .then(() => client.query(`select pg_advisory_unlock(${key})`))
        .catch(() => undefined);
    }
  }

  async #read<R extends object>(text: string, values: unknown[]): Promise<R[]> {
    return this.#context.connections.withStoreErrors(async () => {
      await this.#settled();
      return (await this.#context.connections.reading.query<R>(text, values)).rows;
    });
  }

  /** The table is there and its summaries are of this program. Looked at once; a failure is tried again. */
  #settled(): Promise<void> {
    this.#ready ??= this.#settle().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  async #settle(): Promise<void> {
    const { connections } = this.#context;
    await ensureTable(connections, this.#definition);
    const { rows } = await connections.reading.query<{ there: boolean }>(
      `select exists (select from ${this.#table} where shape <> $1) as there`,
      [shapeOf(this.#definition)],
    );
    const damaged = rows[0]?.there
      ? await connections.writing((client) => remakeSummaries(client, this.#definition))
      : [];
    for (const id of damaged) {
      await connections.writing((client) => new PostgresWriter(this.#writerTools, client).get(id)).catch(unlessDamaged);
    }
    await ensureColumns(connections, this.#definition);
  }

  /** Notices what changed; with `all`, brings the summaries in memory level with it. */
  async #look(all: boolean): Promise<void> {
    this.#context.assertOpen();
    this.#wantsAll ||= all;
    await this.#context.connections.withStoreErrors(async () => {
      await this.#settled();
      await this.#refresh();
    });
  }

  readonly #refresh = latecomersShare(async () => {
    const { changes, missed } = await this.#reader.read();
    if (missed) this.#isLoaded = false;
    this.#revision += changes.length + (missed ? 1 : 0);
    this.#kept.note(missed ? undefined : changes.map(({ id }) => id));
    if (!this.#wantsAll) return;
    const ids = this.#isLoaded ? [...new Set(changes.map(({ id }) => id))] : undefined;
    if (ids?.length === 0) return;
    // Until the rows are there: should reading them fail, what changed is not asked for again.
    this.#isLoaded = false;
    const { rows } = await this.#context.connections.reading.query<SummaryRow>(
      `select id, version, summary, revision from ${this.#table} ${ids ? 'where id = any($1)' : ''}`,
      ids && [ids],
    );
    if (!ids) this.#views.clear();
    const found = new Set(rows.map(({ id }) => id));
    for (const row of rows) this.#views.put(row.id, this.#summaryOf(row), row.revision);
    for (const id of ids ?? []) if (!found.has(id)) this.#views.delete(id);
    this.#isLoaded = true;
  });

  #summaryOf({ version, summary }: SummaryRow): S {
    if (version > this.#definition.version) throw new VcError('store-newer');
    return freeze(JSON.parse(summary) as S);
  }
}

function unlessDamaged(error: unknown): void {
  if (!(error instanceof VcError && error.code === 'store-damaged')) throw error;
}
