/**
 * The store in a PostgreSQL database (13 or newer), for several servers and workers. All lies in the schema `vc_analyst`:
 *
 *     docs_<collection>     the documents, with their summaries
 *     blobs, blob_pieces    the decks
 *     changes, feed         what changed lately, for whoever shows it
 *     set_aside             documents that were found damaged
 *     answers               what models answered
 *     tries, agreed         what servers must know of each other
 *     format                version of the tables
 */
import { randomUUID } from 'node:crypto';
import { VcError } from '../../errors/vc-error.js';
import { isCollectionName } from '../ids.js';
import { Quarantine } from '../quarantine.js';
import type { ListQuery } from '../query.js';
import type { ThreadedStore } from '../rewriter.js';
import type { SharedState } from '../shared-state.js';
import type { CollectionDefinition } from '../store.js';
import { PostgresChangeFeed } from './change-feed.js';
import { openConnections } from './connections.js';
import { migrateTables } from './migrations.js';
import { openPostgresAnswers } from './postgres-answers.js';
import { openPostgresSharedState } from './postgres-shared-state.js';
import { PostgresBlobs } from './postgres-blobs.js';
import { PostgresCollection, type PostgresContext } from './postgres-collection.js';
import { problemOf } from './postgres-writer.js';

/** A store in PostgreSQL, and what lies beside its documents. */
export interface PostgresStore extends ThreadedStore {
  readonly answers: ReturnType<typeof openPostgresAnswers>;
  readonly shared: SharedState;
  /**
   * Changes the first document of a list that nobody else is writing to: of many who ask at once, each gets another. Where
   * `change` answers undefined, the next is tried. Undefined when there is none.
   */
  claimFirst<D extends { id: string }, S extends object>(
    definition: CollectionDefinition<D, S>,
    query: Pick<ListQuery<S>, 'filter' | 'sort'>,
    change: (document: D) => D | undefined,
  ): Promise<D | undefined>;
}

/**
 * Opens the database at `url`, making the tables where there are none; any number of processes may have it open. Throws
 * `store-unreachable`, `store-refused`, `store-newer`, `store-read-only`, `store-busy`.
 */
export async function openPostgresStore(url: string, schema?: string): Promise<PostgresStore> {
  const connections = await openConnections(url, schema);
  const problems = new Quarantine();
  const collections = new Map<string, { definition: object; collection: PostgresCollection<never, never> }>();
  const origin = randomUUID();
  const feed = new PostgresChangeFeed(connections, origin, (name) => collections.has(name));
  try {
    await connections.withStoreErrors(async () => {
      await migrateTables(connections);
      const { rows } = await connections.reading.query<{ collection: string; id: string }>(
        'select collection, id from set_aside order by at',
      );
      for (const { collection, id } of rows) problems.add(problemOf(collection, id));
      await feed.begin();
    });
  } catch (error) {
    await connections.close();
    throw error;
  }

  let open = true;
  const assertOpen = () => {
    if (!open) throw new VcError('internal', { problem: 'the store is closed' });
  };
  const context: PostgresContext = { connections, origin, problems, tell: feed.tell, assertOpen };

  return {
    blobs: new PostgresBlobs(context),
    answers: openPostgresAnswers(connections),
    shared: openPostgresSharedState(connections),
    onChange: (listener) => {
      assertOpen();
      return feed.listen(listener);
    },
    problems: () => problems.all(),

    collection: openCollection,
    updateManyWith: (definition, ids, change, helpers) => openCollection(definition).updateMany(ids, change, helpers),
    claimFirst: (definition, query, change) => openCollection(definition).claimFirst(query, change),

    async close() {
      if (!open) return;
      open = false;
      for (const { collection } of collections.values()) await collection.idle();
      await feed.close();
      await connections.close();
    },
  };

  function openCollection<D extends { id: string }, S extends object>(
    definition: CollectionDefinition<D, S>,
  ): PostgresCollection<D, S> {
    const known = collections.get(definition.name);
    if (known?.definition === definition) return known.collection as unknown as PostgresCollection<D, S>;
    if (known) throw new VcError('internal', { problem: `the collection ${definition.name} is defined twice` });
    if (!isCollectionName(definition.name)) {
      throw new VcError('internal', { problem: `${definition.name} is no name for a collection` });
    }
    const collection = new PostgresCollection(context, definition);
    collections.set(definition.name, {
      definition,
      collection: collection as unknown as PostgresCollection<never, never>,
    });
    return collection;
  }
}
