/** What was found damaged, over all collections of a store. */
import type { QuarantinedDocument } from './store.js';

export class Quarantine {
  readonly #found = new Map<string, QuarantinedDocument>();

  add(problem: QuarantinedDocument): void {
    this.#found.set(`${problem.collection}/${problem.setAside ?? problem.document}`, problem);
  }

  /** The newest of that document. */
  of(collection: string, id: string): QuarantinedDocument | undefined {
    return this.all().findLast((problem) => problem.collection === collection && problem.id === id);
  }

  all(): QuarantinedDocument[] {
    return [...this.#found.values()];
  }
}
