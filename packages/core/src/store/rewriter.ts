/** Stored documents changed as bytes, so that a thread can do part of the work. */
import type { CollectionDefinition, DocumentChange, Store } from './store.js';

/** A document as the store holds it, in bytes. */
export interface StoredBytes {
  id: string;
  bytes: Uint8Array;
}

/** What a change makes of a stored document: nothing where `bytes` are left out, since all stays as it is. */
export type Rewritten<S extends object> = { damaged: true } | { stamp: string; summary: S; bytes?: Uint8Array };

/** Does in another thread what `change` does here; returns undefined for a document that is left to the caller. */
export type Rewriter<S extends object> = (
  documents: readonly StoredBytes[],
) => Promise<readonly (Rewritten<S> | undefined)[]>;

/** A store whose documents are bytes of this machine, or can be had as such. */
export interface ThreadedStore extends Store {
  /** As `Collection.updateMany`, with part of the work done by `helpers`, one a thread. */
  updateManyWith<D extends { id: string }, S extends object>(
    definition: CollectionDefinition<D, S>,
    ids: readonly string[],
    change: DocumentChange<D>,
    helpers: readonly Rewriter<S>[],
  ): Promise<S[]>;
}
