/**
 * The store in a folder, for one machine without a database.
 *
 *     format.json                  what this folder is, and in which version
 *     <collection>/<id>.json       the documents, readable, one a file
 *     blobs/<ab>/<hash>            the decks
 *     .index/<collection>.jsonl    summaries and what changed; rebuilt from the documents when lost
 *     .locks/<collection>          who is writing
 *     .restore/                    a backup being unpacked, see restore-folder.ts
 *     backups/                     what a migration puts aside first
 */
import { join, resolve } from 'node:path';
import { VcError } from '../../errors/vc-error.js';
import { isCollectionName } from '../ids.js';
import type { ThreadedStore } from '../rewriter.js';
import type { CollectionDefinition } from '../store.js';
import { ChangeFeed } from './change-feed.js';
import { ensureFolder } from './durable-files.js';
import { nodeFileSystem, type FileStat, type FileSystem } from './file-system.js';
import { FolderBlobs } from './folder-blobs.js';
import { FolderCollection, type FolderContext } from './folder-collection.js';
import { assertUsable, writeFormat } from './folder-format.js';
import { FolderLocks } from './folder-lock.js';
import { Quarantine } from '../quarantine.js';
import { ifExists, isUnwritable, withStoreErrors } from './store-errors.js';

export interface FolderStoreOptions {
  /** How long a write waits for other processes before `store-busy`. Milliseconds. @default 10000 */
  lockWaitMs?: number;
  /**
   * After how long without a sign of life the lock of another machine's process counts as left behind; that of
   * a dead process of this machine is taken over at once. Milliseconds, at least 2000. @default 5000
   */
  lockStaleMs?: number;
  /** How often the change feed looks at folders whose changes the system does not report. @default 5000 */
  lookEveryMs?: number;
  /** For tests that record the calls or let them fail. @default `node:fs` */
  fileSystem?: FileSystem;
}

/**
 * Opens the data folder, making it when absent; several processes may have it open. A folder that cannot be
 * written opens for reading. Throws `store-newer`, `store-older`, `restore-unfinished`, `store-read-only`, `store-full`.
 */
export async function openFolderStore(folder: string, options: FolderStoreOptions = {}): Promise<ThreadedStore> {
  const { lockWaitMs = 10_000, lockStaleMs = 5000, lookEveryMs = 5000, fileSystem: fs = nodeFileSystem } = options;
  const root = resolve(folder);
  const indexFolder = join(root, '.index');
  const lockFolder = join(root, '.locks');
  await withStoreErrors(() => openFormat(fs, root, [indexFolder, lockFolder]));

  let open = true;
  const assertOpen = () => {
    if (!open) throw new VcError('internal', { problem: 'the store is closed' });
  };
  const collections = new Map<string, { definition: object; collection: FolderCollection<never, never> }>();
  const feed = new ChangeFeed(
    indexFolder,
    () => [...collections.values()].map((entry) => entry.collection),
    lookEveryMs,
  );
  const problems = new Quarantine();
  const context: FolderContext = {
    fs,
    folder: root,
    indexFolder,
    lockFolder,
    locks: new FolderLocks({ waitMs: lockWaitMs, staleMs: lockStaleMs }),
    problems,
    opened: await journalStats(fs, indexFolder),
    tell: feed.tell,
    assertOpen,
  };
  const blobs = new FolderBlobs(context);
  await blobs.removeLeftovers(Date.now());

  return {
    blobs,
    collection: openCollection,
    updateManyWith: (definition, ids, change, helpers) => openCollection(definition).updateMany(ids, change, helpers),
    onChange: (listener) => {
      assertOpen();
      return feed.listen(listener);
    },
    problems: () => problems.all(),
    async forgetHistory() {
      for (const { collection } of collections.values()) await collection.forgetHistory();
    },
    async close() {
      open = false;
      feed.close();
      for (const { collection } of collections.values()) await collection.idle();
    },
  };

  function openCollection<D extends { id: string }, S extends object>(
    definition: CollectionDefinition<D, S>,
  ): FolderCollection<D, S> {
    const known = collections.get(definition.name);
    if (known) return sameDefinition(known, definition) as unknown as FolderCollection<D, S>;
    if (!isCollectionName(definition.name)) {
      throw new VcError('internal', { problem: `${definition.name} is no name for a collection` });
    }
    const collection = new FolderCollection(context, definition);
    collections.set(definition.name, {
      definition,
      collection: collection as unknown as FolderCollection<never, never>,
    });
    feed.joined(collection);
    return collection;
  }
}

function sameDefinition<T>(known: { definition: object; collection: T }, definition: { name: string }): T {
  if (known.definition === definition) return known.collection;
  throw new VcError('internal', { problem: `the collection ${definition.name} is defined twice` });
}

/** Checks or makes what every data folder has. */
async function openFormat(fs: FileSystem, root: string, folders: readonly string[]): Promise<void> {
  const version = await assertUsable(fs, root);
  try {
    for (const folder of [root, ...folders]) await ensureFolder(fs, folder);
    // A folder whose format file was lost or damaged keeps its documents, which say their versions themselves.
    if (version === undefined) await writeFormat(fs, root);
  } catch (error) {
    // A data folder on a full or read-only disk can still be read; anything else is none.
    if (version === undefined || !isUnwritable(error)) throw error;
  }
}

async function journalStats(fs: FileSystem, indexFolder: string): Promise<Map<string, FileStat>> {
  const stats = new Map<string, FileStat>();
  for (const name of (await ifExists(fs.readdir(indexFolder))) ?? []) {
    const stat = await ifExists(fs.stat(join(indexFolder, name)));
    if (stat) stats.set(name, stat);
  }
  return stats;
}
