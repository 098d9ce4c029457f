/** The folder of a collection: its documents as files, and what else lies there. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CollectionDefinition, QuarantinedDocument } from '../store.js';
import { documentFileName, documentIdOf, nameBeforeSetAside, setAsideName } from './document-names.js';
import { isTemporary, readFrom, syncFolder } from './durable-files.js';
import type { FileStat, FileSystem } from './file-system.js';
import type { JournalLine } from './journal.js';
import { ifExists, isUnwritable, withStoreErrors } from './store-errors.js';
import { DamagedDocument, parseStored } from '../stored-document.js';

/** Files looked at side by side: enough to keep a disk busy, far below the limit of open files. */
const AT_ONCE = 64;

export interface FolderContents {
  /** Documents by id. */
  documents: Map<string, FileStat>;
  /** Names of files that writers left behind or are writing. */
  temporaries: string[];
  /** Documents set aside earlier. */
  setAside: QuarantinedDocument[];
}

export class DocumentFolder<D extends { id: string }, S extends object> {
  readonly path: string;
  readonly #fs: FileSystem;
  readonly #definition: CollectionDefinition<D, S>;

  constructor(fs: FileSystem, path: string, definition: CollectionDefinition<D, S>) {
    this.#fs = fs;
    this.path = path;
    this.#definition = definition;
  }

  pathOf(id: string): string {
    return join(this.path, documentFileName(id));
  }

  /** Looks at every file without reading any. */
  async look(): Promise<FolderContents> {
    const names = (await ifExists(this.#fs.readdir(this.path))) ?? [];
    const documents = new Map<string, FileStat>();
    const ids = names.flatMap((name) => documentIdOf(name) ?? []);
    await inBatches(ids, async (id) => {
      const stat = await ifExists(this.#fs.stat(this.pathOf(id)));
      if (stat) documents.set(id, stat);
    });
    return {
      documents,
      temporaries: names.filter(isTemporary),
      setAside: names.flatMap((name) => this.#earlier(name)),
    };
  }

  /**
   * Reads documents and returns the journal lines that say how they are. A damaged one is set aside when
   * `repair` is given, and reported either way.
   */
  async readLines(
    ids: readonly string[],
    { repair, report }: { repair: boolean; report: (problem: QuarantinedDocument) => void },
  ): Promise<JournalLine[]> {
    const lines: JournalLine[] = [];
    await inBatches(ids, async (id) => {
      try {
        lines.push(await this.#readLine(id));
      } catch (error) {
        if (!(error instanceof DamagedDocument)) throw error;
        report(await this.setAside(id, { repair }));
        lines.push({ gone: id });
      }
    });
    return lines;
  }

  /** Renames a damaged document, so that it is kept and no longer met. */
  async setAside(id: string, { repair }: { repair: boolean }): Promise<QuarantinedDocument> {
    const name = documentFileName(id);
    const problem = { collection: this.#definition.name, id, document: `${this.#definition.name}/${name}` };
    if (!repair) return { ...problem, setAside: null };
    const mark = createHash('sha256').update(await this.#fs.readFile(this.pathOf(id)));
    const aside = setAsideName(name, mark.digest('hex').slice(0, 8));
    try {
      await withStoreErrors(() => this.#fs.rename(this.pathOf(id), join(this.path, aside)));
      await syncFolder(this.#fs, this.path);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      return { ...problem, setAside: null };
    }
    return { ...problem, setAside: `${this.#definition.name}/${aside}` };
  }

  async #readLine(id: string): Promise<JournalLine> {
    const handle = await ifExists(this.#fs.open(this.pathOf(id), 'r'));
    if (!handle) return { gone: id };
    try {
      const { size, mtimeMs } = await handle.stat();
      const { stamp, document } = parseStored(await readFrom(handle, 0, size), id, this.#definition);
      return { put: id, stamp, size, mtimeMs, summary: this.#definition.summarize(document) };
    } finally {
      await handle.close();
    }
  }

  #earlier(name: string): QuarantinedDocument[] {
    const before = nameBeforeSetAside(name);
    const id = before === undefined ? undefined : documentIdOf(before);
    if (before === undefined || id === undefined) return [];
    const collection = this.#definition.name;
    return [{ collection, id, document: `${collection}/${before}`, setAside: `${collection}/${name}` }];
  }
}

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(work));
  }
}
