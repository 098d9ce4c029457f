/** Holds one moment of a data folder fast, so that it can be packed at leisure while others go on writing. */
import { constants, copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBackupPath, isData, SNAPSHOT_PREFIX } from './backup-file.js';
import { lockDataFolder } from './lock-data-folder.js';
import { isDeadProcess, newProcessName } from './process-name.js';
import { ifExists, isUnwritable, systemCode } from './store-errors.js';

export interface Snapshot {
  folder: string;
  /** Relative to it, with slashes, in order. */
  paths: string[];
  /** Data that no backup can hold: its name is not one on every system. */
  leftOut: string[];
}

/**
 * Runs `work` on the data folder `root` as it is at one moment. Writers wait only while names are linked: documents and
 * decks are replaced, never changed, so a second name keeps what the file was. Where the folder cannot be written (a
 * full disk is a reason to back up), its files are copied to `elsewhere` one by one instead, each whole.
 */
export async function withSnapshot<T>(
  { root, elsewhere, without }: { root: string; elsewhere: string; without: readonly string[] },
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const taken = async (folder: string) => takeOver(await dataFiles(root, without), root, folder);
  const name = `${SNAPSHOT_PREFIX}${newProcessName()}`;
  await removeLeftSnapshots(root);
  const inside = join(root, name);
  const outside = join(elsewhere, name);
  try {
    const linked = await lockDataFolder(root, () => taken(inside)).catch((error: unknown) => {
      if (isUnwritable(error)) return undefined;
      throw error;
    });
    if (linked) return await work(linked);
    await rm(inside, { recursive: true, force: true }).catch(() => undefined);
    return await work(await taken(outside));
  } finally {
    for (const folder of [inside, outside]) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function takeOver(files: readonly string[], root: string, folder: string): Promise<Snapshot> {
  await mkdir(folder, { mode: 0o700 });
  const paths: string[] = [];
  const leftOut: string[] = [];
  const made = new Set<string>();
  for (const path of files) {
    if (!isBackupPath(path)) {
      leftOut.push(path);
      continue;
    }
    const target = join(folder, ...path.split('/'));
    if (!made.has(dirname(target))) {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      made.add(dirname(target));
    }
    const taken = await ifExists(linkOrCopy(join(root, ...path.split('/')), target).then(() => true));
    // Removed while we looked: a deck whose analysis is gone.
    if (taken) paths.push(path);
  }
  return { folder, paths, leftOut };
}

/** Regular files that are data, relative, in order; links and sockets are nobody's data. */
async function dataFiles(root: string, without: readonly string[], below = ''): Promise<string[]> {
  const entries = (await ifExists(readdir(join(root, below), { withFileTypes: true }))) ?? [];
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isData(path) || without.includes(path)) continue;
    if (entry.isDirectory()) found.push(...(await dataFiles(root, without, path)));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

/** Settings are edited in place by hand: those are copied. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  if (/\.ya?ml$/.test(from)) return copyFile(from, to, constants.COPYFILE_EXCL);
  try {
    await link(from, to);
  } catch (error) {
    // File systems without links, or with too many of one file.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK', 'EINVAL'].includes(systemCode(error) ?? '')) {
      throw error;
    }
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

/** Of backups that were killed. */
async function removeLeftSnapshots(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(SNAPSHOT_PREFIX) || !isDeadProcess(name.slice(SNAPSHOT_PREFIX.length))) continue;
    await rm(join(root, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
