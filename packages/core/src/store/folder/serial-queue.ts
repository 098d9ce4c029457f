/** Runs asynchronous work one after the other. */

export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all that was given before has ended, however it ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all that was given so far has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
