/** Blobs of the folder store: one file each, named by the hash of its bytes, so no name from outside is a path. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { VcError } from '../../errors/vc-error.js';
import { isBlobHash } from '../ids.js';
import type { Blobs } from '../store.js';
import { setAsideName } from './document-names.js';
import {
  ensureFolder,
  isTemporary,
  readFrom,
  removeDurably,
  removeQuietly,
  renameDurably,
  syncFolder,
  writeTemporary,
} from './durable-files.js';
import type { FileHandle, FileSystem } from './file-system.js';
import type { Quarantine } from '../quarantine.js';
import { ifExists, isUnwritable, withStoreErrors } from './store-errors.js';

interface BlobContext {
  fs: FileSystem;
  /** The data folder. */
  folder: string;
  problems: Quarantine;
  assertOpen: () => void;
}

const PIECE = 256 * 1024;
/** No upload takes longer than this: an older unfinished file is one whose writer died. */
const LEFT_BEHIND_MS = 24 * 3600 * 1000;

export class FolderBlobs implements Blobs {
  readonly #context: BlobContext;
  readonly #root: string;
  readonly #incoming: string;

  constructor(context: BlobContext) {
    this.#context = context;
    this.#root = join(context.folder, 'blobs');
    this.#incoming = join(this.#root, 'incoming');
  }

  async put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
    this.#context.assertOpen();
    const { fs } = this.#context;
    return withStoreErrors(async () => {
      await ensureFolder(fs, this.#incoming);
      const hash = createHash('sha256');
      const pieces = bytes instanceof Uint8Array ? [bytes] : bytes;
      async function* hashed() {
        for await (const piece of pieces) {
          hash.update(piece);
          yield piece;
        }
      }
      const { temporary, stat } = await writeTemporary(fs, join(this.#incoming, 'blob'), hashed());
      const name = hash.digest('hex');
      const known = await ifExists(fs.stat(this.#pathOf(name)));
      if (known?.size === stat.size) {
        await removeQuietly(fs, temporary);
        // Whoever put it first may not have come this far.
        await syncFolder(fs, this.#folderOf(name));
        return name;
      }
      await ensureFolder(fs, this.#folderOf(name));
      await renameDurably(fs, temporary, this.#pathOf(name));
      return name;
    });
  }

  async get(hash: string): Promise<Uint8Array | undefined> {
    const pieces = await this.stream(hash);
    if (!pieces) return undefined;
    const all: Uint8Array[] = [];
    for await (const piece of pieces) all.push(piece);
    return all.length === 1 && all[0] ? all[0] : new Uint8Array(Buffer.concat(all));
  }

  async stream(hash: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    this.#context.assertOpen();
    if (!isBlobHash(hash)) return undefined;
    const handle = await withStoreErrors(() => ifExists(this.#context.fs.open(this.#pathOf(hash), 'r')));
    if (!handle) return undefined;
    // Opened again when read, so that an answer nobody reads keeps no file open.
    await handle.close();
    return this.#pieces(hash);
  }

  async has(hash: string): Promise<boolean> {
    this.#context.assertOpen();
    return isBlobHash(hash) && (await ifExists(this.#context.fs.stat(this.#pathOf(hash)))) !== undefined;
  }

  async remove(hash: string): Promise<boolean> {
    this.#context.assertOpen();
    if (!isBlobHash(hash)) return false;
    return withStoreErrors(() => removeDurably(this.#context.fs, this.#pathOf(hash)));
  }

  async *hashes(): AsyncIterable<string> {
    this.#context.assertOpen();
    const { fs } = this.#context;
    for (const folder of (await ifExists(fs.readdir(this.#root))) ?? []) {
      if (!/^[0-9a-f]{2}$/.test(folder)) continue;
      for (const name of await fs.readdir(join(this.#root, folder))) if (isBlobHash(name)) yield name;
    }
  }

  /** Removes uploads that were never finished. */
  async removeLeftovers(now: number): Promise<void> {
    const { fs } = this.#context;
    for (const name of (await ifExists(fs.readdir(this.#incoming))) ?? []) {
      const path = join(this.#incoming, name);
      const stat = isTemporary(name) ? await ifExists(fs.stat(path)) : undefined;
      if (stat && stat.mtimeMs < now - LEFT_BEHIND_MS) await removeQuietly(fs, path);
    }
  }

  async *#pieces(hash: string): AsyncGenerator<Uint8Array> {
    const handle = await this.#context.fs.open(this.#pathOf(hash), 'r');
    const actual = createHash('sha256');
    try {
      for await (const piece of piecesOf(handle)) {
        actual.update(piece);
        yield piece;
      }
    } finally {
      await handle.close();
    }
    if (actual.digest('hex') !== hash) await this.#setAsideAndThrow(hash);
  }

  async #setAsideAndThrow(hash: string): Promise<never> {
    const { fs, problems } = this.#context;
    const document = `blobs/${hash}`;
    const setAside = setAsideName(document, hash.slice(0, 8));
    const problem = { collection: 'blobs', id: hash, document };
    try {
      await withStoreErrors(() => fs.rename(this.#pathOf(hash), setAsideName(this.#pathOf(hash), hash.slice(0, 8))));
      problems.add({ ...problem, setAside });
    } catch (error) {
      if (isUnwritable(error)) problems.add({ ...problem, setAside: null });
      throw error;
    }
    throw new VcError('store-damaged', { document, setAside });
  }

  #folderOf(hash: string): string {
    return join(this.#root, hash.slice(0, 2));
  }

  #pathOf(hash: string): string {
    return join(this.#folderOf(hash), hash);
  }
}

async function* piecesOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  const { size } = await handle.stat();
  for (let start = 0; start < size; start += PIECE) yield await readFrom(handle, start, Math.min(size, start + PIECE));
}
