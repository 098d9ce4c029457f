/** Makes one file of a whole data folder: analyses, decks, people, settings. Servers and runs may go on meanwhile. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { create } from 'tar';
import { VcError } from '../../errors/vc-error.js';
import {
  BACKUP_VERSION,
  contentsOf,
  isData,
  MANIFEST_NAME,
  type BackupContents,
  type BackupManifest,
} from './backup-file.js';
import { syncFolder } from './durable-files.js';
import { nodeFileSystem } from './file-system.js';
import { FORMAT_VERSION, readFormat } from './folder-format.js';
import { newProcessName } from './process-name.js';
import { withSnapshot, type Snapshot } from './snapshot-folder.js';
import { ifExists, withStoreErrors } from './store-errors.js';

export interface BackUpOptions {
  /** When it is made. */
  madeAt: Date;
  /** Replace a file of that name. @default false */
  force?: boolean;
  /** Collections to leave out. @default none */
  without?: readonly string[];
}

export interface BackUpResult extends BackupContents {
  /** Of the backup, bytes. */
  size: number;
  /** Files with names that no backup can hold; they were left out. */
  leftOut: string[];
}

/**
 * Writes a backup of the data folder `folder` to `file`, whole or not at all. It is of one moment: what is stored while
 * it is packed is not in it.
 *
 * @throws VcError `file-not-found` (no such folder, or no folder to write to), `file-exists`, `bad-usage` (a place inside
 * the data), `store-busy`, `store-full`, `store-read-only`.
 */
export async function backUpFolder(folder: string, file: string, options: BackUpOptions): Promise<BackUpResult> {
  const root = resolve(folder);
  const target = resolve(file);
  const place = dirname(target);
  if (!(await ifExists(stat(root)))?.isDirectory()) throw new VcError('file-not-found', { fileName: folder });
  if (!(await ifExists(stat(place)))?.isDirectory()) throw new VcError('file-not-found', { fileName: dirname(file) });
  const inside = relativeTo(root, target);
  if (inside !== undefined && isData(inside)) {
    throw new VcError('bad-usage', { problem: 'The backup must not lie inside the data folder; name another place.' });
  }
  const there = await ifExists(stat(target));
  if (there && (!options.force || !there.isFile())) throw new VcError('file-exists', { fileName: basename(target) });

  return withStoreErrors(() =>
    withSnapshot({ root, elsewhere: place, without: options.without ?? [] }, async (snapshot) => {
      const manifest = await manifestOf(snapshot, {
        madeAt: options.madeAt.toISOString(),
        dataFormat: (await readFormat(nodeFileSystem, snapshot.folder)) ?? FORMAT_VERSION,
      });
      const temporary = `${target}.${newProcessName()}.tmp`;
      try {
        await pack(snapshot.folder, manifest, temporary);
        const { size } = await stat(temporary);
        await rename(temporary, target);
        await syncFolder(nodeFileSystem, place);
        return { ...contentsOf(manifest), size, leftOut: snapshot.leftOut };
      } finally {
        await rm(temporary, { force: true });
      }
    }),
  );
}

async function manifestOf(
  { folder, paths }: Snapshot,
  about: Pick<BackupManifest, 'madeAt' | 'dataFormat'>,
): Promise<BackupManifest> {
  const files: BackupManifest['files'] = [];
  for (const path of paths) {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
      hash.update(piece);
      size += piece.length;
    }
    files.push({ path, size, sha256: hash.digest('hex') });
  }
  return { format: 'vc-analyst-backup', version: BACKUP_VERSION, ...about, files };
}

/** Packs the files of `manifest`, the manifest first, and waits for the disk. */
async function pack(folder: string, manifest: BackupManifest, file: string): Promise<void> {
  await writeFile(join(folder, MANIFEST_NAME), `${JSON.stringify(manifest)}\n`, { flag: 'wx', mode: 0o600 });
  await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  const names = [MANIFEST_NAME, ...manifest.files.map(({ path }) => path)];
  await create(
    { file, cwd: folder, gzip: true, portable: true, noMtime: true, noDirRecurse: true, strict: true },
    names,
  );
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Where `path` lies in `root`, with slashes; undefined outside of it. */
function relativeTo(root: string, path: string): string | undefined {
  const prefix = root.endsWith('/') || root.endsWith('\\') ? root : join(root, '/');
  return path.startsWith(prefix) ? path.slice(prefix.length).replaceAll('\\', '/') : undefined;
}
