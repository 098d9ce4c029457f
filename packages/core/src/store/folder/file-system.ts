/** The file calls the folder store makes, so that tests can record them or let them fail. */
import { readFile } from 'node:fs';
import { open, mkdir, readdir, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

export interface FileStat {
  ino: number;
  size: number;
  mtimeMs: number;
}

export interface FileHandle {
  write(bytes: Uint8Array): Promise<{ bytesWritten: number }>;
  read(buffer: Uint8Array, offset: number, length: number, position: number): Promise<{ bytesRead: number }>;
  /** fsync: what was written is on the disk when this resolves. */
  sync(): Promise<void>;
  stat(): Promise<FileStat>;
  close(): Promise<void>;
}

/** The part of `node:fs/promises` that is used. Locks, which hold no data, are outside it. */
export interface FileSystem {
  /** Flags: `r`, `wx` (new file), `a` (append). */
  open(path: string, flags: 'r' | 'wx' | 'a', mode?: number): Promise<FileHandle>;
  mkdir(path: string, options: { recursive: true; mode: number }): Promise<string | undefined>;
  readdir(path: string): Promise<string[]>;
  readFile(path: string): Promise<Uint8Array>;
  rename(from: string, to: string): Promise<void>;
  stat(path: string): Promise<FileStat>;
  unlink(path: string): Promise<void>;
}

export const nodeFileSystem: FileSystem = {
  open,
  mkdir: (path, { mode }) => makeFolders(path, mode),
  readdir: (path) => readdir(path),
  // Half the work of its namesake in `fs/promises`.
  readFile: promisify<string, Uint8Array>(readFile),
  rename,
  stat: (path) => stat(path),
  unlink,
};

/**
 * Makes the folder and its parents; returns the first that was made. Node's own recursive way never ends where a folder
 * that is there takes no folders, as in `/proc`.
 */
async function makeFolders(path: string, mode: number): Promise<string | undefined> {
  const parent = dirname(path);
  let first: string | undefined;
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(path, { mode });
      return first ?? path;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another process may have made it; some systems say of a folder that is there what they say of a forbidden one.
      if (code !== 'ENOENT' && (await isFolder(path))) return first;
      if (code !== 'ENOENT' || parent === path) throw error;
      if (tries > 1) throw Object.assign(new Error(`no folder can be made in ${parent}`), { code: 'EROFS' });
      first = await makeFolders(parent, mode);
    }
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
