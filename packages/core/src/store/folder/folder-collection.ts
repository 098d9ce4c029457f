/** A collection of the folder store: documents one a file, lists from the index, one writer at a time. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { VcError } from '../../errors/vc-error.js';
import { isDocumentId } from '../ids.js';
import { pageOfSummaries, summaryMatcher, type ListPage, type ListQuery, type SummaryFilter } from '../query.js';
import type { Change, Collection, CollectionDefinition, SetAside } from '../store.js';
import { DocumentFile } from './document-file.js';
import { DocumentFolder } from './document-folder.js';
import { ensureFolder, removeDurably } from './durable-files.js';
import type { FileStat, FileSystem } from './file-system.js';
import type { FolderLocks, HeldLock } from './folder-lock.js';
import { compareIndex, recordRepair, removeLeftovers, repairLines } from './index-repair.js';
import type { JournalLine } from './journal.js';
import { SerialQueue } from './serial-queue.js';
import type { SetAsides } from './set-asides.js';
import { ifExists, isUnwritable, withStoreErrors } from './store-errors.js';
import { DamagedDocument, changedDocument, fittingDocument, type StoredDocument } from './stored-document.js';
import { SummaryIndex } from './summary-index.js';
import { changeBatch } from './write-batch.js';

/** What the collections of one store share. */
export interface FolderContext {
  fs: FileSystem;
  /** The data folder. */
  folder: string;
  indexFolder: string;
  lockFolder: string;
  locks: FolderLocks;
  problems: SetAsides;
  /** Journals as they were when the store was opened, by file name. */
  opened: ReadonlyMap<string, FileStat>;
  tell: (change: Change) => void;
  /** Throws once the store is closed. */
  assertOpen: () => void;
}

/** Documents written under one lock and announced together. */
const BATCH = 64;

export class FolderCollection<D extends { id: string }, S extends object> implements Collection<D, S> {
  readonly name: string;
  /** File name of the journal, by which the change feed knows whom to ask. */
  readonly journalName: string;
  readonly #context: FolderContext;
  readonly #definition: CollectionDefinition<D, S>;
  readonly #documents: DocumentFolder<D, S>;
  readonly #index: SummaryIndex<S>;
  readonly #writes = new SerialQueue();
  /** Whether index and documents were compared since the store was opened. */
  #compared = false;

  constructor(context: FolderContext, definition: CollectionDefinition<D, S>) {
    const { name, version, summaryVersion = 1 } = definition;
    this.name = name;
    this.journalName = `${name}.jsonl`;
    this.#definition = definition;
    this.#context = context;
    this.#documents = new DocumentFolder(context.fs, join(context.folder, name), definition);
    this.#index = new SummaryIndex(
      context.fs,
      join(context.indexFolder, this.journalName),
      { version, summaryVersion },
      context.opened.get(this.journalName),
      (change) => context.tell({ collection: name, ...change, origin: 'elsewhere' }),
    );
  }

  async get(id: string): Promise<D | undefined> {
    this.#context.assertOpen();
    if (!isDocumentId(id)) return undefined;
    return this.#orSetAside(id, async () => {
      const stored = await withStoreErrors(() => this.#file(id).read());
      if (!stored) this.#assertNotSetAside(id);
      return stored?.document;
    });
  }

  async create(document: D): Promise<D> {
    this.#context.assertOpen();
    const fitting = fittingDocument(document, this.#definition);
    if (!isDocumentId(fitting.id)) {
      throw new VcError('internal', { problem: `a document of ${this.name} has an id that cannot be kept` });
    }
    return this.#locked(async (held) => {
      const taken = await ifExists(this.#context.fs.stat(this.#documents.pathOf(fitting.id)));
      if (taken) throw new VcError('conflict', { what: `${this.name}/${fitting.id}` });
      await this.#write(fitting, this.#file(fitting.id, held), 'created');
      return fitting;
    });
  }

  async update(id: string, change: (document: D) => D): Promise<D> {
    this.#context.assertOpen();
    if (!isDocumentId(id)) throw new VcError('not-found', { what: this.name, id });
    return this.#orSetAside(id, () =>
      this.#locked(async (held) => {
        const file = this.#file(id, held);
        const before = await file.read();
        if (!before) {
          this.#assertNotSetAside(id);
          throw new VcError('not-found', { what: this.name, id });
        }
        // As text, since `change` may work on the very document it is given.
        const textBefore = JSON.stringify(before.document);
        const after = changedDocument(before.document, id, change, this.#definition);
        if (JSON.stringify(after) !== textBefore) await this.#write(after, file, 'updated');
        return after;
      }),
    );
  }

  async updateMany(ids: readonly string[], change: (document: D) => D): Promise<S[]> {
    this.#context.assertOpen();
    const known = [...new Set(ids)].filter(isDocumentId);
    const summaries: S[] = [];
    for (let start = 0; start < known.length; start += BATCH) {
      await this.#locked(async (held) => {
        const tools = {
          fs: this.#context.fs,
          definition: this.#definition,
          pathOf: (id: string) => this.#documents.pathOf(id),
          announce: async (announced: string[]) => {
            const intents = announced.map((intent) => ({ intent }));
            await this.#index.append(intents, { sync: true });
            await held.assertHeld();
          },
          setAside: (id: string) => this.#repairOne(id),
        };
        const changed = await changeBatch(known.slice(start, start + BATCH), change, tools);
        await this.#record(changed.lines, 'updated');
        summaries.push(...changed.summaries.map(freeze));
      });
    }
    return summaries;
  }

  async remove(id: string): Promise<boolean> {
    this.#context.assertOpen();
    if (!isDocumentId(id)) return false;
    return this.#locked(async (held) => {
      const path = this.#documents.pathOf(id);
      if (!(await ifExists(this.#context.fs.stat(path)))) return false;
      try {
        await this.#index.append([{ intent: id }], { sync: true });
      } catch (error) {
        // Removing is the way out of a full disk, so it must not need space. The line below or the next process tells.
        if (!isUnwritable(error)) throw error;
      }
      await held.assertHeld();
      await removeDurably(this.#context.fs, path);
      await this.#record([{ gone: id }], 'removed');
      return true;
    });
  }

  async list(query: ListQuery<S> = {}): Promise<ListPage<S>> {
    const page = pageOfSummaries(await this.#current(), query);
    page.items.forEach(freeze);
    return page;
  }

  async summaries(filter?: SummaryFilter<S>): Promise<S[]> {
    const matches = summaryMatcher(filter);
    const entries = (await this.#current()).filter(([, summary]) => matches(summary));
    return entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, summary]) => freeze(summary));
  }

  /** Looks whether other processes changed something, for the change feed. */
  notice(): Promise<void> {
    return this.#index.refresh();
  }

  /** Resolves when all reading and writing given so far has ended. */
  async idle(): Promise<void> {
    await this.#writes.idle();
    await this.#index.idle();
  }

  /** The document's file; with the lock, it can be written, which the journal hears of first. */
  #file(id: string, held?: HeldLock): DocumentFile<D> {
    return new DocumentFile(this.#context.fs, this.#documents.pathOf(id), id, this.#definition, async () => {
      await this.#index.append([{ intent: id }], { sync: true });
      await held?.assertHeld();
    });
  }

  async #write(document: D, file: DocumentFile<D>, kind: 'created' | 'updated'): Promise<void> {
    const stamp = randomBytes(6).toString('hex');
    const low = new Low<StoredDocument<D> | null>(file, null);
    low.data = { version: this.#definition.version, stamp, document };
    await low.write();
    const { size = 0, mtimeMs = 0 } = file.written ?? {};
    await this.#record(
      [{ put: document.id, stamp, size, mtimeMs, summary: this.#definition.summarize(document) }],
      kind,
    );
  }

  /** Writes down and tells what was done. From here on the change is safe, whatever becomes of its line. */
  async #record(lines: readonly JournalLine[], kind: Change['kind']): Promise<void> {
    const ids = lines.map((line) => ('put' in line ? line.put : 'gone' in line ? line.gone : line.intent));
    if (ids.length === 0) return;
    try {
      await this.#index.append(lines, { sync: false });
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      for (const id of ids) this.#index.inDoubt.add(id);
    }
    for (const id of ids) this.#context.tell({ collection: this.name, id, kind, origin: 'here' });
  }

  /** Runs `work` as the only writer of the collection, with the index level with the documents. */
  #locked<T>(work: (held: HeldLock) => Promise<T>): Promise<T> {
    const { fs, lockFolder, locks } = this.#context;
    return this.#writes.run(() =>
      withStoreErrors(async () => {
        await ensureFolder(fs, lockFolder);
        return locks.hold(join(lockFolder, this.name), async (held) => {
          await ensureFolder(fs, this.#documents.path);
          await this.#index.refresh();
          await this.#settle();
          return work(held);
        });
      }),
    );
  }

  /** Makes good what earlier writers left: ids in doubt, leftovers; at the first time, all that differs. */
  async #settle(): Promise<void> {
    const first = !this.#compared || !this.#index.usable;
    const differences = first
      ? await compareIndex(this.#documents, this.#index, this.#report)
      : { changed: [...this.#index.inDoubt], gone: [], temporaries: [] };
    await removeLeftovers(this.#context.fs, this.#documents.path, differences.temporaries);
    const lines = await repairLines(this.#documents, differences, { repair: true, report: this.#report });
    const changes = await recordRepair(this.#index, lines);
    // At the first look everything is as it is; later, somebody died between writing and telling.
    if (this.#compared) for (const change of changes) this.#tellOfOthers(change);
    this.#compared = true;
  }

  /** Id and summary of all documents as they are now. */
  async #current(): Promise<[string, S][]> {
    this.#context.assertOpen();
    return withStoreErrors(async () => {
      await this.#index.refresh();
      if (!this.#compared || !this.#index.usable) await this.#compare();
      const entries = new Map([...this.#index.entries].map(([id, { summary }]) => [id, summary]));
      // In doubt: somebody is writing them right now, or died doing so. Either way their documents are whole.
      const doubtful = await this.#documents.readLines([...this.#index.inDoubt], { repair: false, report: () => {} });
      for (const line of doubtful) {
        if ('put' in line) entries.set(line.put, line.summary as S);
        else if ('gone' in line) entries.delete(line.gone);
      }
      return [...entries];
    });
  }

  /** Brings the index level with the documents: on the disk where that can be written, else in memory. */
  async #compare(): Promise<void> {
    const differences = await compareIndex(this.#documents, this.#index, this.#report);
    const { changed, gone, temporaries } = differences;
    const level = changed.length + gone.length + temporaries.length === 0;
    if (!level || (!this.#index.usable && this.#index.entries.size > 0)) {
      try {
        await this.#locked(() => Promise.resolve());
        return;
      } catch (error) {
        if (!isUnwritable(error)) throw error;
      }
      const lines = await repairLines(this.#documents, differences, { repair: false, report: this.#report });
      for (const line of lines) this.#index.apply(line);
    }
    this.#compared = true;
    this.#index.usable = true;
  }

  async #repairOne(id: string): Promise<JournalLine | undefined> {
    const lines = await this.#documents.readLines([id], { repair: true, report: this.#report });
    await recordRepair(this.#index, lines);
    return lines[0];
  }

  readonly #report = (problem: SetAside): void => this.#context.problems.add(problem);

  #tellOfOthers(change: Pick<Change, 'id' | 'kind'>): void {
    this.#context.tell({ collection: this.name, ...change, origin: 'elsewhere' });
  }

  #assertNotSetAside(id: string): void {
    const problem = this.#context.problems.of(this.name, id);
    if (problem?.setAside) throw setAsideError(problem);
  }

  /** Runs `work`; when it meets a damaged document, sets that aside and throws `store-damaged`. */
  async #orSetAside<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DamagedDocument)) throw error;
      // Looked at again under the lock: in the meantime somebody may have written it whole.
      try {
        const line = await this.#locked(() => this.#repairOne(id));
        if (line && 'put' in line) return await work();
      } catch (failure) {
        if (isUnwritable(failure)) this.#report(await this.#documents.setAside(id, { repair: false }));
        throw failure;
      }
      this.#tellOfOthers({ id, kind: 'removed' });
      this.#assertNotSetAside(id);
      throw new VcError('store-read-only', {}, { cause: error });
    }
  }
}

function setAsideError({ document, setAside }: SetAside): VcError {
  return new VcError('store-damaged', { document, setAside: setAside ?? document });
}

/** Summaries are handed out as they are in memory, so nobody may change them. */
function freeze<T extends object>(summary: T): T {
  if (Object.isFrozen(summary)) return summary;
  for (const name in summary) {
    const part: unknown = summary[name];
    if (typeof part === 'object' && part !== null) freeze(part);
  }
  return Object.freeze(summary);
}
