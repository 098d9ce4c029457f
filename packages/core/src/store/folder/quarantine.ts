/** What was found damaged, over all collections of a store. */
import type { SetAside } from '../store.js';

export class SetAsides {
  readonly #found = new Map<string, SetAside>();

  add(problem: SetAside): void {
    this.#found.set(`${problem.collection}/${problem.setAside ?? problem.document}`, problem);
  }

  /** The newest of that document. */
  of(collection: string, id: string): SetAside | undefined {
    return this.all().findLast((problem) => problem.collection === collection && problem.id === id);
  }

  all(): SetAside[] {
    return [...this.#found.values()];
  }
}
