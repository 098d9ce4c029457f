/** Who listens for changes of a store. */
import type { Change, ChangeListener } from './store.js';

export class ChangeListeners {
  readonly #listeners = new Set<ChangeListener>();

  get size(): number {
    return this.#listeners.size;
  }

  /** Returns the function that ends it, which answers whether it had not ended before. */
  add(listener: ChangeListener): () => boolean {
    // Wrapped, so that the same function can listen twice.
    const own: ChangeListener = (change) => listener(change);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  readonly tell = (change: Change): void => {
    for (const listener of [...this.#listeners]) {
      try {
        listener(change);
      } catch (error) {
        // The listener's fault, to be seen as such: the write it hears of has succeeded.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };

  clear(): void {
    this.#listeners.clear();
  }
}
