/** Keeps every writer, in any process, out of a data folder for a while. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isCollectionName } from '../ids.js';
import { ensureFolder } from './durable-files.js';
import { nodeFileSystem } from './file-system.js';
import { FolderLocks, type LockOptions } from './folder-lock.js';
import { withStoreErrors } from './store-errors.js';

/** What lies beside the collections in a data folder and is none. */
export const BACKUPS_FOLDER = 'backups';

/** Names of the collections that the data folder `root` has documents of, in order. */
export async function collectionNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && isCollectionName(entry.name) && entry.name !== BACKUPS_FOLDER)
    .map(({ name }) => name)
    .sort();
}

/**
 * Runs `work` while nobody else writes a document of `root`. Writers hold one collection at a time, so taking all of
 * them in the order of their names blocks nobody for good.
 *
 * @throws VcError `store-busy`, `store-full`, `store-read-only`.
 */
export async function lockDataFolder<T>(
  root: string,
  work: () => Promise<T>,
  { waitMs = 10_000, staleMs = 5000 }: Partial<LockOptions> = {},
): Promise<T> {
  const locks = new FolderLocks({ waitMs, staleMs });
  const lockFolder = join(root, '.locks');
  const holdAlso = async (held: readonly string[]): Promise<T> => {
    // Looked at again each time: somebody may have made the first document of a collection in the meantime.
    const next = (await collectionNames(root)).find((name) => !held.includes(name));
    return next === undefined ? work() : locks.hold(join(lockFolder, next), () => holdAlso([...held, next]));
  };
  return withStoreErrors(async () => {
    await ensureFolder(nodeFileSystem, lockFolder);
    return holdAlso([]);
  });
}
