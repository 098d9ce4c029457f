/** The adapter between lowdb, which hands out the document, and its file, which is replaced as a whole. */
import type { Adapter } from 'lowdb';
import type { CollectionDefinition } from '../store.js';
import { formatStored } from '../document-lines.js';
import { renameDurably, writeTemporary } from './durable-files.js';
import type { FileStat, FileSystem } from './file-system.js';
import { parseStored, type StoredDocument } from '../stored-document.js';
import { ifExists } from './store-errors.js';

export class DocumentFile<D extends { id: string }> implements Adapter<StoredDocument<D> | null> {
  /** Stat of the file last written. */
  written: FileStat | undefined;
  readonly #fs: FileSystem;
  readonly #path: string;
  readonly #id: string;
  readonly #definition: CollectionDefinition<D, object>;
  readonly #announce: () => Promise<void>;

  /** `announce` resolves when the document may get its new content; until then nothing of it is visible. */
  constructor(
    fs: FileSystem,
    path: string,
    id: string,
    definition: CollectionDefinition<D, object>,
    announce: () => Promise<void>,
  ) {
    this.#fs = fs;
    this.#path = path;
    this.#id = id;
    this.#definition = definition;
    this.#announce = announce;
  }

  async read(): Promise<StoredDocument<D> | null> {
    const bytes = await ifExists(this.#fs.readFile(this.#path));
    return bytes ? parseStored(bytes, this.#id, this.#definition) : null;
  }

  async write(stored: StoredDocument<D> | null): Promise<void> {
    if (!stored) return;
    const { temporary, stat } = await writeTemporary(this.#fs, this.#path, formatStored(stored, this.#definition));
    await this.#announce();
    await renameDurably(this.#fs, temporary, this.#path);
    this.written = stat;
  }
}
