/** The only writer of a collection, for as long as it holds the lock. */
import type { Rewriter } from '../rewriter.js';
import { randomBytes } from 'node:crypto';
import { Low } from 'lowdb';
import { VcError } from '../../errors/vc-error.js';
import { isDocumentId } from '../ids.js';
import type { SummaryFilter } from '../query.js';
import { aggregateSummaries, type AggregateQuery, type Group } from '../aggregate.js';
import type { Change, CollectionDefinition, DocumentChange, QuarantinedDocument, SoleWriter } from '../store.js';
import { DocumentFile } from './document-file.js';
import type { DocumentFolder } from './document-folder.js';
import { removeDurably } from './durable-files.js';
import type { FileSystem } from './file-system.js';
import type { HeldLock } from './folder-lock.js';
import { recordRepair } from './index-repair.js';
import type { JournalLine } from './journal.js';
import { ifExists, isUnwritable } from './store-errors.js';
import { DamagedDocument, changedDocument, fittingDocument, type StoredDocument } from '../stored-document.js';
import type { SummaryIndex } from './summary-index.js';
import { changeBatch } from './write-batch.js';

export interface WriterTools<D extends { id: string }, S extends object> {
  fs: FileSystem;
  definition: CollectionDefinition<D, S>;
  documents: DocumentFolder<D, S>;
  /** Level with the documents when the writer begins. */
  index: SummaryIndex<S>;
  tell: (change: Change) => void;
  report: (problem: QuarantinedDocument) => void;
  /** Throws `store-damaged` when the document was set aside. */
  assertNotSetAside: (id: string) => void;
}

export class FolderWriter<D extends { id: string }, S extends object> implements SoleWriter<D, S> {
  readonly #tools: WriterTools<D, S>;
  readonly #lock: HeldLock;

  constructor(tools: WriterTools<D, S>, lock: HeldLock) {
    this.#tools = tools;
    this.#lock = lock;
  }

  async get(id: string): Promise<D | undefined> {
    if (!isDocumentId(id)) return undefined;
    const stored = await this.#orSetAside(id, () => this.#file(id).read());
    if (!stored) this.#tools.assertNotSetAside(id);
    return stored?.document;
  }

  async create(document: D): Promise<D> {
    const { fs, definition, documents } = this.#tools;
    const fitting = fittingDocument(document, definition);
    if (!isDocumentId(fitting.id)) {
      throw new VcError('internal', { problem: `a document of ${definition.name} has an id that cannot be kept` });
    }
    const taken = await ifExists(fs.stat(documents.pathOf(fitting.id)));
    if (taken) throw new VcError('conflict', { what: `${definition.name}/${fitting.id}` });
    await this.#write(fitting, this.#file(fitting.id), 'created');
    return fitting;
  }

  async update(id: string, change: (document: D) => D): Promise<D> {
    const { definition } = this.#tools;
    if (!isDocumentId(id)) throw new VcError('not-found', { what: definition.name, id });
    const file = this.#file(id);
    const before = await this.#orSetAside(id, () => file.read());
    if (!before) {
      this.#tools.assertNotSetAside(id);
      throw new VcError('not-found', { what: definition.name, id });
    }
    // As text, since `change` may work on the very document it is given.
    const textBefore = JSON.stringify(before.document);
    const after = changedDocument(before.document, id, change, definition);
    if (JSON.stringify(after) !== textBefore) await this.#write(after, file, 'updated');
    return after;
  }

  /** As `Collection.updateMany`, for a batch. */
  async updateBatch(ids: readonly string[], change: DocumentChange<D>, helpers?: readonly Rewriter<S>[]): Promise<S[]> {
    const { fs, definition, documents, index } = this.#tools;
    const changed = await changeBatch(ids, change, {
      fs,
      definition,
      pathOf: (id) => documents.pathOf(id),
      announce: async (announced) => {
        await index.append(
          announced.map((intent) => ({ intent })),
          { sync: true },
        );
        await this.#lock.assertHeld();
      },
      setAside: (id) => this.#repairOne(id),
      helpers,
    });
    await this.#record(changed.lines, 'updated');
    return changed.summaries;
  }

  async remove(id: string): Promise<boolean> {
    if (!isDocumentId(id)) return false;
    const { fs, documents, index } = this.#tools;
    const path = documents.pathOf(id);
    if (!(await ifExists(fs.stat(path)))) return false;
    try {
      await index.append([{ intent: id }], { sync: true });
    } catch (error) {
      // Removing is the way out of a full disk, so it must not need space. The line below or the next process tells.
      if (!isUnwritable(error)) throw error;
    }
    await this.#lock.assertHeld();
    await removeDurably(fs, path);
    await this.#record([{ gone: id }], 'removed');
    return true;
  }

  /** The index is level with the documents, and stays so: nobody else writes. */
  summaries(filter?: SummaryFilter<S>): Promise<readonly S[]> {
    return Promise.resolve(this.#tools.index.views.all(filter));
  }

  summary(id: string): Promise<S | undefined> {
    return Promise.resolve(this.#tools.index.views.get(id));
  }

  aggregate(query: AggregateQuery<S>): Promise<Group[]> {
    return Promise.resolve(aggregateSummaries(this.#tools.index.views.all(), query));
  }

  #file(id: string): DocumentFile<D> {
    const { fs, definition, documents, index } = this.#tools;
    return new DocumentFile(fs, documents.pathOf(id), id, definition, async () => {
      // The journal hears of it first.
      await index.append([{ intent: id }], { sync: true });
      await this.#lock.assertHeld();
    });
  }

  async #write(document: D, file: DocumentFile<D>, kind: 'created' | 'updated'): Promise<void> {
    const { definition } = this.#tools;
    const stamp = randomBytes(6).toString('hex');
    const low = new Low<StoredDocument<D> | null>(file, null);
    low.data = { version: definition.version, stamp, document };
    await low.write();
    const { size = 0, mtimeMs = 0 } = file.written ?? {};
    await this.#record([{ put: document.id, stamp, size, mtimeMs, summary: definition.summarize(document) }], kind);
  }

  /** Writes down and tells what was done. From here on the change is safe, whatever becomes of its line. */
  async #record(lines: readonly JournalLine[], kind: Change['kind']): Promise<void> {
    const { index, definition, tell } = this.#tools;
    const ids = lines.map((line) => ('put' in line ? line.put : 'gone' in line ? line.gone : line.intent));
    if (ids.length === 0) return;
    try {
      await index.append(lines, { sync: false });
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      for (const id of ids) index.inDoubt.add(id);
    }
    for (const id of ids) tell({ collection: definition.name, id, kind, origin: 'here' });
  }

  /** Runs `work`; when it meets a damaged document, sets that aside and throws `store-damaged`. */
  async #orSetAside<T>(id: string, work: () => Promise<T>): Promise<T> {
    const { documents, definition, report, tell, assertNotSetAside } = this.#tools;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DamagedDocument)) throw error;
      try {
        await this.#repairOne(id);
      } catch (failure) {
        if (isUnwritable(failure)) report(await documents.setAside(id, { repair: false }));
        throw failure;
      }
      tell({ collection: definition.name, id, kind: 'removed', origin: 'elsewhere' });
      assertNotSetAside(id);
      throw new VcError('store-read-only', {}, { cause: error });
    }
  }

  async #repairOne(id: string): Promise<void> {
    const { documents, index, report } = this.#tools;
    await recordRepair(index, await documents.readLines([id], { repair: true, report }));
  }
}
