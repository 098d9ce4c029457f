/** The file calls the folder store makes, so that tests can record them or let them fail. */
import { open, mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';

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
  mkdir,
  readdir: (path) => readdir(path),
  readFile: (path) => readFile(path),
  rename,
  stat: (path) => stat(path),
  unlink,
};
