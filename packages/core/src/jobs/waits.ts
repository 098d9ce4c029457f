/** How long decks wait that this process has put in the queue, by its own clock: others' may be wrong by hours. */
export class Waits {
  readonly #since = new Map<string, number>();
  readonly #listeners = new Set<(ms: number) => void>();

  onEnd(listener: (ms: number) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  begin(id: string): void {
    this.#since.set(id, performance.now());
  }

  has(id: string): boolean {
    return this.#since.has(id);
  }

  /** A run has taken it up. */
  end(id: string): void {
    const since = this.#since.get(id);
    if (since === undefined) return;
    this.#since.delete(id);
    for (const listener of [...this.#listeners]) listener(performance.now() - since);
  }

  /** It waits no more, and was not taken up. */
  drop(id: string): void {
    this.#since.delete(id);
  }
}
