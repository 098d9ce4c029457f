/** A collection of the folder store: documents one a file, lists from the index, one writer at a time. */
import type { Rewriter } from '../rewriter.js';
import PQueue from 'p-queue';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { VcError } from '../../errors/vc-error.js';
import type { AggregateQuery, Group } from '../aggregate.js';
import { isDocumentId } from '../ids.js';
import type { ListPage, ListQuery, SummaryFilter } from '../query.js';
import type {
  Change,
  Collection,
  CollectionDefinition,
  DocumentChange,
  QuarantinedDocument,
  SoleWriter,
} from '../store.js';
import { freeze } from '../summary-views.js';
import { DocumentFile } from './document-file.js';
import { DocumentFolder } from './document-folder.js';
import { ensureFolder } from './durable-files.js';
import type { FileStat, FileSystem } from './file-system.js';
import type { FolderLocks } from './folder-lock.js';
import { FolderWriter, type WriterTools } from './folder-writer.js';
import { compareIndex, recordRepair, removeLeftovers, repairLines } from './index-repair.js';
import type { Quarantine } from '../quarantine.js';
import { isUnwritable, withStoreErrors } from './store-errors.js';
import { DamagedDocument, fittingDocument } from '../stored-document.js';
import { SummaryIndex } from './summary-index.js';

/** What the collections of one store share. */
export interface FolderContext {
  fs: FileSystem;
  /** The data folder. */
  folder: string;
  indexFolder: string;
  lockFolder: string;
  locks: FolderLocks;
  problems: Quarantine;
  /** Journals as they were when the store was opened, by file name. */
  opened: ReadonlyMap<string, FileStat>;
  tell: (change: Change) => void;
  /** Throws once the store is closed. */
  assertOpen: () => void;
}

/** Documents written under one lock and announced together. */
const BATCH = 128;

export class FolderCollection<D extends { id: string }, S extends object> implements Collection<D, S> {
  readonly name: string;
  /** File name of the journal, by which the change feed knows whom to ask. */
  readonly journalName: string;
  readonly #context: FolderContext;
  readonly #definition: CollectionDefinition<D, S>;
  readonly #documents: DocumentFolder<D, S>;
  readonly #index: SummaryIndex<S>;
  readonly #writes = new PQueue({ concurrency: 1 });
  /** Sets the revisions of this opening apart from those of others. */
  readonly #opening = randomBytes(4).toString('hex');
  readonly #writerTools: WriterTools<D, S>;
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
    this.#writerTools = {
      fs: context.fs,
      definition,
      documents: this.#documents,
      index: this.#index,
      tell: context.tell,
      report: this.#report,
      assertNotSetAside: this.#assertNotSetAside,
    };
  }

  async get(id: string): Promise<D | undefined> {
    this.#context.assertOpen();
    if (!isDocumentId(id)) return undefined;
    try {
      const file = new DocumentFile(this.#context.fs, this.#documents.pathOf(id), id, this.#definition, neverWritten);
      const stored = await withStoreErrors(() => file.read());
      if (!stored) this.#assertNotSetAside(id);
      return stored?.document;
    } catch (error) {
      if (!(error instanceof DamagedDocument)) throw error;
      // Looked at again under the lock: in the meantime somebody may have written it whole.
      return this.#locked((writer) => writer.get(id));
    }
  }

  async create(document: D): Promise<D> {
    this.#context.assertOpen();
    const fitting = fittingDocument(document, this.#definition);
    return this.#locked((writer) => writer.create(fitting));
  }

  async update(id: string, change: (document: D) => D): Promise<D> {
    this.#context.assertOpen();
    return this.#locked((writer) => writer.update(id, change));
  }

  async updateMany(ids: readonly string[], change: DocumentChange<D>, helpers?: readonly Rewriter<S>[]): Promise<S[]> {
    this.#context.assertOpen();
    const known = [...new Set(ids)].filter(isDocumentId);
    const summaries: S[] = [];
    for (let start = 0; start < known.length; start += BATCH) {
      const batch = known.slice(start, start + BATCH);
      summaries.push(...(await this.#locked((writer) => writer.updateBatch(batch, change, helpers))).map(freeze));
    }
    return summaries;
  }

  async remove(id: string): Promise<boolean> {
    this.#context.assertOpen();
    return isDocumentId(id) && this.#locked((writer) => writer.remove(id));
  }

  /** Writes the index anew: it holds what was shown of documents before. */
  async forgetHistory(): Promise<void> {
    this.#context.assertOpen();
    await this.#locked(() => this.#index.rewrite());
  }

  async exclusively<T>(work: (sole: SoleWriter<D, S>) => Promise<T>): Promise<T> {
    this.#context.assertOpen();
    return this.#locked(work);
  }

  async list(query: ListQuery<S> = {}): Promise<ListPage<S>> {
    await this.#look();
    return this.#index.views.page(query);
  }

  async summaries(filter?: SummaryFilter<S>): Promise<readonly S[]> {
    await this.#look();
    return this.#index.views.all(filter);
  }

  async aggregate(query: AggregateQuery<S>): Promise<Group[]> {
    await this.#look();
    return this.#index.views.aggregate(query);
  }

  async summary(id: string): Promise<S | undefined> {
    await this.#look();
    return this.#index.views.get(id);
  }

  async revision(): Promise<string> {
    await this.#look();
    return `${this.#opening}-${this.#index.views.revision.toString(36)}`;
  }

  /** Looks whether other processes changed something, for the change feed. */
  notice(): Promise<void> {
    return this.#index.refresh();
  }

  /** Resolves when all reading and writing given so far has ended. */
  async idle(): Promise<void> {
    await this.#writes.onIdle();
    await this.#index.idle();
  }

  /** Runs `work` as the only writer of the collection, with the index level with the documents. */
  #locked<T>(work: (writer: FolderWriter<D, S>) => Promise<T>): Promise<T> {
    const { fs, lockFolder, locks } = this.#context;
    return this.#writes.add(() =>
      withStoreErrors(async () => {
        await ensureFolder(fs, lockFolder);
        return locks.hold(join(lockFolder, this.name), async (held) => {
          await ensureFolder(fs, this.#documents.path);
          await this.#index.refresh();
          await this.#settle();
          return work(new FolderWriter(this.#writerTools, held));
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

  /** Brings what lists show level with the documents as they are now. */
  async #look(): Promise<void> {
    this.#context.assertOpen();
    await withStoreErrors(async () => {
      await this.#index.refresh();
      if (!this.#compared || !this.#index.usable) await this.#compare();
      if (this.#index.inDoubt.size === 0) return;
      // In doubt: somebody is writing them right now, or died doing so. Either way their documents are whole.
      const doubtful = await this.#documents.readLines([...this.#index.inDoubt], { repair: false, report: () => {} });
      for (const line of doubtful) if (!('intent' in line)) this.#index.show(line);
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

  readonly #report = (problem: QuarantinedDocument): void => this.#context.problems.add(problem);

  #tellOfOthers(change: Pick<Change, 'id' | 'kind'>): void {
    this.#context.tell({ collection: this.name, ...change, origin: 'elsewhere' });
  }

  readonly #assertNotSetAside = (id: string): void => {
    const problem = this.#context.problems.of(this.name, id);
    if (problem?.setAside) throw setAsideError(problem);
  };
}

function setAsideError({ document, setAside }: QuarantinedDocument): VcError {
  return new VcError('store-damaged', { document, setAside: setAside ?? document });
}

/** For a file that is only read. */
const neverWritten = (): Promise<void> => Promise.reject(new VcError('internal', { problem: 'written unlocked' }));
