/**
 * A disk in memory that forgets what was not synced when its power is cut.
 *
 * What it promises is the least that file systems promise: bytes are safe after fsync of their file, names after
 * fsync of their folder, and whatever is not yet safe may be kept or lost in any order. The idea of trying every
 * such state is ALICE's (Pillai et al., OSDI 2014, "All File Systems Are Not Created Equal").
 */
import { dirname } from 'node:path';
import type { FileHandle, FileStat, FileSystem } from '../../../src/store/folder/file-system.js';

type Operation =
  | { op: 'name'; path: string; file: number | 'folder' }
  | { op: 'rename'; from: string; to: string; file: number }
  | { op: 'unlink'; path: string }
  | { op: 'write'; file: number; bytes: Uint8Array }
  | { op: 'sync'; file: number }
  | { op: 'sync-folder'; path: string }
  | { op: 'mark'; mark: string };
type NameOperation = Extract<Operation, { op: 'name' | 'rename' | 'unlink' }>;

/** What becomes of bytes that were written and not synced. */
export const UNSYNCED = ['kept', 'dropped', 'zeroed', 'torn'] as const;
export type Unsynced = (typeof UNSYNCED)[number];

export class SimulatedDisk implements FileSystem {
  /** All that was asked of the disk, in order. */
  readonly log: Operation[] = [];
  readonly #root: string;
  readonly #names = new Map<string, number | 'folder'>();
  readonly #files = new Map<number, Uint8Array>();
  /** Never the number of a file that was: a new file is told from an old one by it. */
  #nextFile = 1;

  /** `root` is there from the beginning and stays. */
  constructor(root: string) {
    this.#root = root;
    this.#names.set(root, 'folder');
  }

  /** Notes something of the test between the operations. */
  mark(mark: string): void {
    this.log.push({ op: 'mark', mark });
  }

  /** Paths of all files. */
  paths(): string[] {
    return [...this.#names].flatMap(([path, file]) => (file === 'folder' ? [] : [path]));
  }

  /** Names and bytes of everything, to tell equal states. */
  fingerprint(): string {
    const parts = [...this.#names].sort(([a], [b]) => (a < b ? -1 : 1));
    return parts.map(([path, file]) => `${path}=${file === 'folder' ? '' : text(this.#bytes(file))}`).join('\n');
  }

  async open(path: string, flags: 'r' | 'wx' | 'a'): Promise<FileHandle> {
    const found = this.#names.get(path);
    if (flags === 'r' && found === undefined) throw failure('ENOENT');
    if (flags === 'wx' && found !== undefined) throw failure('EEXIST');
    if (found === 'folder') return this.#folderHandle(path);
    if (found !== undefined) return this.#fileHandle(found);
    if (this.#names.get(dirname(path)) !== 'folder') throw failure('ENOENT');
    const file = this.#nextFile;
    this.#nextFile += 1;
    this.#do({ op: 'name', path, file });
    return Promise.resolve(this.#fileHandle(file));
  }

  async mkdir(path: string): Promise<string | undefined> {
    if (this.#names.has(path)) return undefined;
    const first = await this.mkdir(dirname(path));
    this.#do({ op: 'name', path, file: 'folder' });
    return first ?? path;
  }

  async readdir(path: string): Promise<string[]> {
    if (this.#names.get(path) !== 'folder') throw failure('ENOENT');
    const inside = [...this.#names.keys()].filter((name) => name !== path && dirname(name) === path);
    return Promise.resolve(inside.map((name) => name.slice(path.length + 1)));
  }

  async readFile(path: string): Promise<Uint8Array> {
    return Promise.resolve(this.#bytes(this.#fileAt(path)));
  }

  async rename(from: string, to: string): Promise<void> {
    this.#do({ op: 'rename', from, to, file: this.#fileAt(from) });
    return Promise.resolve();
  }

  async stat(path: string): Promise<FileStat> {
    const file = this.#names.get(path);
    return file === 'folder' ? Promise.resolve({ ino: 0, size: 0, mtimeMs: 0 }) : this.#stat(this.#fileAt(path));
  }

  async unlink(path: string): Promise<void> {
    this.#fileAt(path);
    this.#do({ op: 'unlink', path });
    return Promise.resolve();
  }

  /**
   * The disks that a power cut after `count` operations may leave: unsynced bytes as `unsynced` says, with every
   * choice of the names not yet safe (beyond four of them: none, all, and each alone).
   */
  afterPowerCut(count: number, unsynced: Unsynced): SimulatedDisk[] {
    const safe = new SimulatedDisk(this.#root);
    safe.#nextFile = this.#nextFile;
    const bytes = new Map<number, Uint8Array[]>();
    let names: NameOperation[] = [];
    for (const operation of this.log.slice(0, count)) {
      if (operation.op === 'write') bytes.set(operation.file, [...(bytes.get(operation.file) ?? []), operation.bytes]);
      else if (operation.op === 'sync') {
        for (const part of bytes.get(operation.file) ?? []) safe.#append(operation.file, part);
        bytes.delete(operation.file);
      } else if (operation.op === 'sync-folder') {
        for (const one of names) if (folderOf(one) === operation.path) safe.#apply(one);
        names = names.filter((one) => folderOf(one) !== operation.path);
      } else if (operation.op !== 'mark') names.push(operation);
    }
    for (const [file, parts] of bytes) safe.#append(file, remains(Buffer.concat(parts), unsynced));
    return choicesOf(names).map((chosen) => safe.#with(chosen));
  }

  #with(names: readonly NameOperation[]): SimulatedDisk {
    const disk = new SimulatedDisk(this.#root);
    disk.#nextFile = this.#nextFile;
    for (const [path, file] of this.#names) disk.#names.set(path, file);
    for (const [file, bytes] of this.#files) disk.#files.set(file, bytes);
    for (const one of names) disk.#apply(one);
    // What lies in a folder that was lost is lost with it; a shallow path comes before the deeper ones.
    for (const path of [...disk.#names.keys()].sort((a, b) => a.length - b.length)) {
      if (path !== this.#root && disk.#names.get(dirname(path)) !== 'folder') disk.#names.delete(path);
    }
    return disk;
  }

  #do(operation: Operation): void {
    this.log.push(operation);
    this.#apply(operation);
  }

  #apply(operation: Operation): void {
    if (operation.op === 'name') this.#names.set(operation.path, operation.file);
    if (operation.op === 'unlink') this.#names.delete(operation.path);
    if (operation.op === 'write') this.#append(operation.file, operation.bytes);
    if (operation.op === 'rename') {
      this.#names.delete(operation.from);
      this.#names.set(operation.to, operation.file);
    }
  }

  #append(file: number, bytes: Uint8Array): void {
    this.#files.set(file, Buffer.concat([this.#bytes(file), bytes]));
  }

  #bytes(file: number): Uint8Array {
    return this.#files.get(file) ?? new Uint8Array();
  }

  #fileAt(path: string): number {
    const file = this.#names.get(path);
    if (file === undefined || file === 'folder') throw failure('ENOENT');
    return file;
  }

  /** Time stands still here, so that nothing can rely on it. */
  async #stat(file: number): Promise<FileStat> {
    return Promise.resolve({ ino: file, size: this.#bytes(file).length, mtimeMs: 0 });
  }

  #fileHandle(file: number): FileHandle {
    return {
      write: async (bytes) => {
        this.#do({ op: 'write', file, bytes: Uint8Array.from(bytes) });
        return Promise.resolve({ bytesWritten: bytes.length });
      },
      read: async (buffer, offset, length, position) => {
        const part = this.#bytes(file).subarray(position, position + length);
        buffer.set(part, offset);
        return Promise.resolve({ bytesRead: part.length });
      },
      sync: async () => Promise.resolve(void this.log.push({ op: 'sync', file })),
      stat: async () => this.#stat(file),
      close: async () => Promise.resolve(),
    };
  }

  #folderHandle(path: string): FileHandle {
    const handle = this.#fileHandle(0);
    return { ...handle, sync: async () => Promise.resolve(void this.log.push({ op: 'sync-folder', path })) };
  }
}

/** The folder whose fsync makes the name safe. */
function folderOf(operation: NameOperation): string {
  return dirname(operation.op === 'rename' ? operation.to : operation.path);
}

function remains(bytes: Uint8Array, unsynced: Unsynced): Uint8Array {
  if (unsynced === 'kept') return bytes;
  if (unsynced === 'zeroed') return new Uint8Array(bytes.length);
  return unsynced === 'torn' ? bytes.subarray(0, Math.ceil(bytes.length / 2)) : new Uint8Array();
}

function choicesOf<T>(items: readonly T[]): T[][] {
  if (items.length > 4) return [[], [...items], ...items.map((item) => [item])];
  return Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_, index) => bits & (1 << index)));
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
