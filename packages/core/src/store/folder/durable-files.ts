/** Writing so that it survives a power cut: new name, fsync, rename, fsync of the folder. */
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { FileHandle, FileStat, FileSystem } from './file-system.js';
import { ifExists } from './store-errors.js';

// Decks and what is said of them are confidential: nobody but their owner reads the data folder.
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const TEMPORARY = /\.[0-9a-f]{16}\.tmp$/;

/** True for the names `writeTemporary` makes. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/** Makes the folder, and its parents, and their entries durable. */
export async function ensureFolder(fs: FileSystem, folder: string): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (first === undefined) return;
  for (let made = folder; made !== dirname(first); made = dirname(made)) await syncFolder(fs, dirname(made));
}

/** Writes and syncs a file of a new name beside `path`; returns its name and, for the index, its stat. */
export async function writeTemporary(
  fs: FileSystem,
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<{ temporary: string; stat: FileStat }> {
  const temporary = join(dirname(path), `${basename(path)}.${randomBytes(8).toString('hex')}.tmp`);
  const handle = await fs.open(temporary, 'wx', FILE_MODE);
  try {
    try {
      if (bytes instanceof Uint8Array) await writeAll(handle, bytes);
      else for await (const part of bytes) await writeAll(handle, part);
      await handle.sync();
      return { temporary, stat: await handle.stat() };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await removeQuietly(fs, temporary);
    throw error;
  }
}

/** Gives a synced temporary file its name for good. When it cannot, the temporary file is removed. */
export async function renameDurably(fs: FileSystem, temporary: string, path: string): Promise<void> {
  try {
    await fs.rename(temporary, path);
  } catch (error) {
    await removeQuietly(fs, temporary);
    throw error;
  }
  await syncFolder(fs, dirname(path));
}

/** Replaces `path` by these bytes, entirely or not at all. */
export async function replaceFile(fs: FileSystem, path: string, bytes: Uint8Array): Promise<FileStat> {
  const { temporary, stat } = await writeTemporary(fs, path, bytes);
  await renameDurably(fs, temporary, path);
  return stat;
}

/** Removes `path` for good; false when it did not exist. */
export async function removeDurably(fs: FileSystem, path: string): Promise<boolean> {
  const removed = await ifExists(fs.unlink(path).then(() => true));
  if (removed) await syncFolder(fs, dirname(path));
  return removed ?? false;
}

/** Removes a file whose staying would do no harm. */
export async function removeQuietly(fs: FileSystem, path: string): Promise<void> {
  await fs.unlink(path).catch(() => undefined);
}

/** Appends to `path` and returns its stat afterwards; `sync` waits for the disk. */
export async function appendFile(
  fs: FileSystem,
  path: string,
  bytes: Uint8Array,
  { sync }: { sync: boolean },
): Promise<FileStat> {
  const handle = await fs.open(path, 'a', FILE_MODE);
  try {
    await writeAll(handle, bytes);
    if (sync) await handle.sync();
    return await handle.stat();
  } finally {
    await handle.close();
  }
}

/** Reads `path` from byte `start` on. */
export async function readFrom(handle: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** Makes the entries of a folder durable. Windows does that by itself and cannot open folders. */
export async function syncFolder(fs: FileSystem, folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let written = 0;
  // A disk that runs full may take a part of it without an error; the next write then says so.
  while (written < bytes.length) written += (await handle.write(bytes.subarray(written))).bytesWritten;
}
