/** Many stored documents changed: here, and by threads that help. */
import { setImmediate as turn } from 'node:timers/promises';
import { rewriteStored } from './rewrite-stored.js';
import type { Rewriter, Rewritten, StoredBytes } from './rewriter.js';
import type { CollectionDefinition, DocumentChange } from './store.js';

/** Documents that a helper is given at a time: few, so that all end together. */
const SHARE = 4;

export interface RewriteTools<D extends { id: string }, S extends object> {
  definition: CollectionDefinition<D, S>;
  /** Each takes a share of the documents. */
  helpers?: readonly Rewriter<S>[] | undefined;
}

/**
 * Calls `take` with what becomes of each document, in no particular order. Here they are worked on one by one: side by side they
 * would cost far more memory. Throws what `change` throws.
 */
export async function rewriteAll<D extends { id: string }, S extends object>(
  documents: readonly StoredBytes[],
  change: DocumentChange<D>,
  { definition, helpers = [] }: RewriteTools<D, S>,
  take: (document: StoredBytes, rewritten: Rewritten<S>) => void,
): Promise<void> {
  const waiting = [...documents];
  const here = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      take(one, rewriteStored(one, change, definition));
      await turn();
    }
  };
  const there = async (helper: Rewriter<S>) => {
    while (waiting.length > 0) {
      const share = waiting.splice(-SHARE);
      const done = await helper(share);
      for (const [index, one] of share.entries()) {
        // What another thread could not do is done here, where its error, if it is one, has somebody to tell.
        take(one, done[index] ?? rewriteStored(one, change, definition));
      }
    }
  };
  const lanes = await Promise.allSettled([here(), ...helpers.map(there)]);
  const failed = lanes.find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
}
