/** Writes documents of a collection over one connection, each change a transaction of its own. */
import { VcError } from '../../errors/vc-error.js';
import { isDocumentId } from '../ids.js';
import type { AggregateQuery, Group } from '../aggregate.js';
import type { ListQuery, SummaryFilter } from '../query.js';
import type { Quarantine } from '../quarantine.js';
import { documentTextOf } from '../document-lines.js';
import { rewriteAll } from '../rewrite-all.js';
import type { Rewriter, Rewritten, StoredBytes } from '../rewriter.js';
import type { Change, CollectionDefinition, DocumentChange, SoleWriter } from '../store.js';
import { changedDocument, DamagedDocument, fittingDocument } from '../stored-document.js';
import { bytesOf, columnsOf, columnsOfText, documentOf, tableOf, type StoredRow } from './collection-table.js';
import type { Queryable } from './connections.js';
import { filterSql, orderSql, Sql } from './list-sql.js';
import { inTransaction, lockKey } from './transactions.js';

export interface WriterTools<D extends { id: string }, S extends object> {
  definition: CollectionDefinition<D, S>;
  /** Name of this store object among all that write. */
  origin: string;
  problems: Quarantine;
  /** Told once a change is safe. */
  tell: (change: Pick<Change, 'id' | 'kind' | 'origin'>) => void;
  summaries: (filter?: SummaryFilter<S>) => Promise<readonly S[]>;
  summary: (id: string) => Promise<S | undefined>;
  aggregate: (query: AggregateQuery<S>) => Promise<Group[]>;
}

/** A document was damaged, and has been set aside within the transaction. */
class SetAside {
  readonly isSetAside = true;
  constructor(readonly id: string) {}
}

export class PostgresWriter<D extends { id: string }, S extends object> implements SoleWriter<D, S> {
  readonly #tools: WriterTools<D, S>;
  readonly #client: Queryable;
  readonly #table: string;
  /** Waits for whoever holds the collection alone; the holder itself waits for nobody. */
  readonly #lock: string;

  constructor(tools: WriterTools<D, S>, client: Queryable) {
    this.#tools = tools;
    this.#client = client;
    this.#table = tableOf(tools.definition.name);
    this.#lock = `select pg_advisory_xact_lock_shared(${lockKey(tools.definition.name)})`;
  }

  async get(id: string): Promise<D | undefined> {
    if (!isDocumentId(id)) return undefined;
    return this.#documentOrSetAside(await this.#transaction(() => this.#read(id)), id);
  }

  async create(document: D): Promise<D> {
    const { definition } = this.#tools;
    const fitting = fittingDocument(document, definition);
    if (!isDocumentId(fitting.id)) {
      throw new VcError('internal', { problem: `a document of ${definition.name} has an id that cannot be kept` });
    }
    const isNew = await this.#transaction(() =>
      this.#change(
        'created',
        `insert into ${this.#table} (id, version, shape, document, summary, fields, keys)
         values ($1, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
        fitting.id,
        columnsOf(fitting, definition),
      ),
    );
    if (!isNew) throw new VcError('conflict', { what: `${definition.name}/${fitting.id}` });
    this.#tell(fitting.id, 'created');
    return fitting;
  }

  async update(id: string, change: (document: D) => D): Promise<D> {
    const { definition } = this.#tools;
    if (!isDocumentId(id)) throw new VcError('not-found', { what: definition.name, id });
    let wrote = false;
    const outcome = await this.#transaction(async () => {
      const before = await this.#read(id);
      if (!before || before instanceof SetAside) return before;
      // As text, since `change` may work on the very document it is given.
      const textBefore = JSON.stringify(before);
      const after = changedDocument(before, id, change, definition);
      if (JSON.stringify(after) !== textBefore) {
        await this.#replace(id, columnsOf(after, definition));
        wrote = true;
      }
      return after;
    });
    const after = this.#documentOrSetAside(outcome, id);
    if (!after) throw new VcError('not-found', { what: definition.name, id });
    if (wrote) this.#tell(id, 'updated');
    return after;
  }

  /** As `Collection.updateMany`, for a few, all of them or none. */
  async updateBatch(ids: readonly string[], change: DocumentChange<D>, helpers?: readonly Rewriter<S>[]): Promise<S[]> {
    const { definition } = this.#tools;
    const summaries = new Map<string, S>();
    const wrote: string[] = [];
    const aside: string[] = [];
    await this.#transaction(async () => {
      // Locked in one order everywhere, so that two batches never wait for each other.
      const { rows } = await this.#client.query<StoredRow>(
        `select id, version, document from ${this.#table} where id = any($1) order by id for update`,
        [ids],
      );
      const texts = new Map(rows.map(({ id, document }) => [id, document]));
      const damaged: string[] = [];
      let written = Promise.resolve();
      const take = ({ id }: StoredBytes, rewritten: Rewritten<S>) => {
        if ('damaged' in rewritten) return damaged.push(id);
        summaries.set(id, rewritten.summary);
        const text = rewritten.bytes && documentTextOf(rewritten.bytes);
        if (text === undefined || text === texts.get(id)) return;
        wrote.push(id);
        // The database writes one while the next is worked on.
        written = written.then(() => this.#replace(id, columnsOfText(text, rewritten.summary, definition)));
        // Thrown below.
        written.catch(() => undefined);
      };
      try {
        await rewriteAll(rows.map(bytesOf), change, { definition, helpers }, take);
      } finally {
        await written;
      }
      for (const id of damaged) if ((await this.#read(id)) instanceof SetAside) aside.push(id);
    });
    for (const id of aside) this.#noteSetAside(id);
    for (const id of wrote) this.#tell(id, 'updated');
    return ids.flatMap((id) => summaries.get(id) ?? []);
  }

  /**
   * Changes the first document of the list that nobody else is writing to; where `change` answers undefined, the next.
   * Undefined when there is none.
   */
  async claimFirst(
    query: Pick<ListQuery<S>, 'filter' | 'sort'>,
    change: (document: D) => D | undefined,
  ): Promise<D | undefined> {
    const passed: string[] = [];
    for (;;) {
      const claimed = await this.#transaction(async () => {
        const sql = new Sql(this.#tools.definition);
        const { rows } = await this.#client.query<{ id: string }>(
          `select id from ${this.#table} where ${filterSql(sql, query.filter)} and id <> all(${sql.value(passed)}::text[])
           order by ${orderSql(sql, query.sort ?? [])} limit 1 for update skip locked`,
          sql.values,
        );
        const [row] = rows;
        if (!row) return 'none';
        passed.push(row.id);
        const before = await this.#read(row.id);
        if (!before || before instanceof SetAside) return before;
        const changed = change(before);
        if (!changed) return undefined;
        const after = changedDocument(before, row.id, () => changed, this.#tools.definition);
        await this.#replace(row.id, columnsOf(after, this.#tools.definition));
        return after;
      });
      if (claimed === 'none') return undefined;
      if (claimed instanceof SetAside) this.#noteSetAside(claimed.id);
      else if (claimed) {
        this.#tell(claimed.id, 'updated');
        return claimed;
      }
    }
  }

  async remove(id: string): Promise<boolean> {
    if (!isDocumentId(id)) return false;
    const gone = await this.#transaction(() =>
      this.#change('removed', `delete from ${this.#table} where id = $1 returning id`, id),
    );
    if (gone) this.#tell(id, 'removed');
    return gone;
  }

  /** Read outside: whatever was written before has been committed. */
  summaries(filter?: SummaryFilter<S>): Promise<readonly S[]> {
    return this.#tools.summaries(filter);
  }

  summary(id: string): Promise<S | undefined> {
    return this.#tools.summary(id);
  }

  aggregate(query: AggregateQuery<S>): Promise<Group[]> {
    return this.#tools.aggregate(query);
  }

  #transaction<T>(work: () => Promise<T>): Promise<T> {
    return inTransaction(this.#client, work, this.#lock);
  }

  /** The document, locked until the transaction ends; one that is damaged is moved out of the way. */
  async #read(id: string): Promise<D | SetAside | undefined> {
    const { rows } = await this.#client.query<StoredRow>(
      `select id, version, document from ${this.#table} where id = $1 for update`,
      [id],
    );
    if (!rows[0]) return undefined;
    try {
      return documentOf(rows[0], this.#tools.definition);
    } catch (error) {
      if (!(error instanceof DamagedDocument)) throw error;
      const name = setAsideName(this.#tools.definition.name, id);
      await this.#client.query(
        `insert into set_aside (collection, id, name, version, document)
         select $2, id, $3, version, document from ${this.#table} where id = $1
         on conflict (collection, id, name) do update set version = excluded.version, document = excluded.document`,
        [id, this.#tools.definition.name, name],
      );
      await this.#change('removed', `delete from ${this.#table} where id = $1 returning id`, id);
      return new SetAside(id);
    }
  }

  async #replace(id: string, columns: readonly unknown[]): Promise<void> {
    await this.#change(
      'updated',
      `update ${this.#table} set version = $4, shape = $5, document = $6, summary = $7, fields = $8, keys = $9, revision = default
       where id = $1 returning id`,
      id,
      columns,
    );
  }

  /** Writes, and notes the change in the same statement. True when there was something to write. */
  async #change(
    kind: Change['kind'],
    statement: string,
    id: string,
    values: readonly unknown[] = [],
  ): Promise<boolean> {
    const { definition, origin } = this.#tools;
    const { rowCount } = await this.#client.query(
      `with written as (${statement})
       insert into changes (collection, id, kind, origin)
       select $2, id, '${kind}', $3 from written`,
      [id, definition.name, origin, ...values],
    );
    return rowCount === 1;
  }

  #documentOrSetAside(found: D | SetAside | undefined, id: string): D | undefined {
    if (found instanceof SetAside) this.#noteSetAside(id);
    const { problems, definition } = this.#tools;
    const problem = found instanceof SetAside || !found ? problems.of(definition.name, id) : undefined;
    if (problem) throw new VcError('store-damaged', { document: problem.document, setAside: problem.setAside ?? '' });
    return found as D | undefined;
  }

  #noteSetAside(id: string): void {
    const { problems, definition, tell } = this.#tools;
    problems.add(problemOf(definition.name, id));
    tell({ id, kind: 'removed', origin: 'elsewhere' });
  }

  #tell(id: string, kind: Change['kind']): void {
    this.#tools.tell({ id, kind, origin: 'here' });
  }
}

function setAsideName(collection: string, id: string): string {
  return `set_aside/${collection}/${id}`;
}

/** What is told of a document that was set aside. */
export function problemOf(collection: string, id: string) {
  return { collection, id, document: `${collection}/${id}`, setAside: setAsideName(collection, id) };
}
