/** Who listens for changes, and the watching of other processes that goes on only while somebody does. */
import { watch, type FSWatcher } from 'node:fs';
import { ChangeListeners } from '../change-listeners.js';
import type { Change, ChangeListener } from '../store.js';

/** Something whose journal other processes append to. */
export interface Watched {
  readonly journalName: string;
  notice(): Promise<void>;
}

export class ChangeFeed {
  readonly #listeners = new ChangeListeners();
  readonly #indexFolder: string;
  readonly #collections: () => Iterable<Watched>;
  readonly #lookEveryMs: number;
  /** Journals being looked at, and whether they changed again meanwhile. */
  readonly #looking = new Map<string, { again: boolean }>();
  #watcher: FSWatcher | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `lookEveryMs`: how often to look without being told, for folders whose changes the system does not report. */
  constructor(indexFolder: string, collections: () => Iterable<Watched>, lookEveryMs: number) {
    this.#indexFolder = indexFolder;
    this.#collections = collections;
    this.#lookEveryMs = lookEveryMs;
  }

  listen(listener: ChangeListener): () => void {
    const end = this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      if (end() && this.#listeners.size === 0) this.#stop();
    };
  }

  readonly tell = (change: Change): void => this.#listeners.tell(change);

  /** A collection joins after listening began. */
  joined(collection: Watched): void {
    if (this.#listeners.size > 0) this.#look(collection);
  }

  /** Ends listening for all. */
  close(): void {
    this.#listeners.clear();
    this.#stop();
  }

  #start(): void {
    try {
      this.#watcher = watch(this.#indexFolder, { persistent: false }, (_, fileName) => this.#lookAt(fileName));
      // Looking from time to time goes on without it.
      this.#watcher.on('error', () => this.#watcher?.close());
    } catch {
      // No more watches to be had, or a file system without them: looking from time to time must do.
    }
    this.#timer = setInterval(() => this.#lookAt(null), this.#lookEveryMs).unref();
    this.#lookAt(null);
  }

  #stop(): void {
    this.#watcher?.close();
    this.#watcher = undefined;
    clearInterval(this.#timer);
  }

  /** Looks at one journal, or at all when the system does not say which. */
  #lookAt(fileName: string | null): void {
    for (const collection of this.#collections()) {
      if (fileName === null || fileName === collection.journalName) this.#look(collection);
    }
  }

  #look(collection: Watched): void {
    const name = collection.journalName;
    const running = this.#looking.get(name);
    if (running) {
      running.again = true;
      return;
    }
    const look = { again: false };
    this.#looking.set(name, look);
    void collection
      .notice()
      // What is wrong with the journal is told to whoever uses the collection next.
      .catch(() => undefined)
      .finally(() => {
        this.#looking.delete(name);
        if (look.again && this.#listeners.size > 0) this.#look(collection);
      });
  }
}
