/** Data brought from one place to another: from a folder into PostgreSQL, back, and into a backup and out of it. */
import { join } from 'node:path';
import { VcError } from '../errors/vc-error.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { copyStore, type StoreCopy } from './copy-store.js';
import { backUp, DATA_COLLECTIONS, OF_THE_MOMENT, restore, type BackUpResult, type Restored } from './data-folder.js';
import { decryptFile, encrypterFor, encryptFile, isEncrypted } from './encrypted-file.js';
import {
  copyIfThere,
  inspectPostgres,
  inTemporaryFolder,
  openStore,
  replaceStore,
  type OpenStore,
} from './open-store.js';

/** Where data lies: in PostgreSQL where `store` is given, else in the folder. */
export interface DataPlace {
  dataDir: string;
  /** Address of a PostgreSQL database. */
  store?: string | undefined;
}

/** What a database holds. Changes nothing; throws VcError as opening it does. */
export function inspectStore(store: string): ReturnType<typeof inspectPostgres> {
  return inspectPostgres(store, analysesCollection.name);
}

/** Files that stand beside the data in its folder, and go with it into a backup. */
const SETTINGS = ['config.yaml', 'thesis.yaml'];

/**
 * Copies everything into another place and compares it there by hash and count. The source is left as it is, and who is
 * signed in signs in again. Interrupted, it goes on at the next call.
 *
 * @throws VcError `bad-usage` where the target holds other data, or something changed meanwhile; as opening either
 */
export async function moveData(
  from: DataPlace,
  to: DataPlace,
  { onProgress }: { onProgress?: ((done: number, total: number) => void) | undefined } = {},
): Promise<StoreCopy> {
  return withStores(from, to, (source, target) => copyStore(source, target, KEPT, onProgress));
}

/**
 * As `backUp`, of a database: a file that either kind of store is restored from. With `recipients` (`age1…`) it is
 * encrypted for them, and nobody else opens it.
 */
export async function backUpStore(
  where: string | DataPlace,
  file: string,
  { recipients = [], ...options }: { now?: Date; force?: boolean; recipients?: readonly string[] } = {},
): Promise<BackUpResult> {
  if (recipients.length > 0) {
    encrypterFor(recipients);
    return inTemporaryFolder(async (folder) => {
      const open = join(folder, 'backup.tar.gz');
      const made = await backUpStore(where, open, options.now ? { now: options.now } : {});
      return { ...made, size: await encryptFile(open, file, { recipients, force: options.force ?? false }) };
    });
  }
  const place = placeOf(where);
  if (place.store === undefined) return backUp(place.dataDir, file, options);
  return inTemporaryFolder(async (folder) => {
    await moveData(place, { dataDir: folder });
    for (const name of SETTINGS) await copyIfThere(name, place.dataDir, folder);
    return backUp(folder, file, options);
  });
}

/**
 * As `restore`, into a database, all of it or nothing; settings that lie beside the data are named and left to whoever runs the servers. An
 * encrypted backup is opened by `keys`, the text of a key file; `backup-encrypted` where none of them does.
 */
export async function restoreStore(
  file: string,
  where: string | DataPlace,
  { keys, ...options }: { force?: boolean; keys?: string | undefined } = {},
): Promise<Restored> {
  if (await isEncrypted(file)) {
    return inTemporaryFolder(async (folder) => {
      const open = join(folder, 'backup.tar.gz');
      await decryptFile(file, open, keys ?? '');
      return restoreStore(open, where, options);
    });
  }
  const place = placeOf(where);
  const { store: address } = place;
  if (address === undefined) return restore(file, place.dataDir, options);
  return inTemporaryFolder(async (folder) => {
    const restored = await restore(file, folder);
    if (!options.force && (await inStore(place, holdsSomething))) {
      throw new VcError('folder-not-empty', { folder: 'PostgreSQL' });
    }
    await inStore({ dataDir: folder }, (source) => replaceStore(address, (target) => copyStore(source, target, KEPT)));
    return restored;
  });
}

/** A path is a data folder. */
function placeOf(where: string | DataPlace): DataPlace {
  return typeof where === 'string' ? { dataDir: where } : where;
}

const KEPT = (DATA_COLLECTIONS as readonly Parameters<typeof copyStore>[2][number][]).filter(
  ({ name }) => !OF_THE_MOMENT.includes(name),
);

async function holdsSomething({ store }: OpenStore): Promise<boolean> {
  for (const definition of KEPT) if ((await store.collection(definition).list({ limit: 1 })).total > 0) return true;
  return false;
}

async function withStores<T>(
  from: DataPlace,
  to: DataPlace,
  work: (from: OpenStore, to: OpenStore) => Promise<T>,
): Promise<T> {
  return inStore(from, (source) => inStore(to, (target) => work(source, target)));
}

async function inStore<T>({ dataDir, store }: DataPlace, work: (opened: OpenStore) => Promise<T>): Promise<T> {
  const opened = await openStore(dataDir, store);
  try {
    return await work(opened);
  } finally {
    await opened.store.close();
  }
}
