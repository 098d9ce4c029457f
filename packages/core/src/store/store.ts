/** The seam to whatever keeps the data: collections of documents, blobs, and a feed of what changed. */
import type { z } from 'zod';
import type { AggregateQuery, Group } from './aggregate.js';
import type { ListPage, ListQuery, SummaryFilter } from './query.js';

/**
 * A place that keeps documents and files. Several processes may hold the same one open, and nothing here
 * requires that a collection fits in memory: lists work on summaries, page by page.
 *
 * An acknowledged write (the promise resolved) survives a crash of the process and of the machine.
 * Throws, as `VcError`: `store-busy`, `store-full`, `store-read-only`, `store-newer`, `store-damaged`.
 */
export interface Store {
  /** The collection of that name; asking again returns the same object. */
  collection<D extends { id: string }, S extends object>(definition: CollectionDefinition<D, S>): Collection<D, S>;
  readonly blobs: Blobs;
  /**
   * Calls `listener` for every change of the collections that were asked of this store: its own at once, those
   * of other processes when they are noticed. Fast successive changes of others may arrive as one.
   * Returns the function that ends it.
   */
  onChange(listener: ChangeListener): () => void;
  /** What was found damaged and set aside so far, by this store or before it. */
  problems(): QuarantinedDocument[];
  /**
   * Forgets what documents were before, where the store's own files tell it, such as an index that is only added to. Of a
   * store that has none, absent.
   */
  forgetHistory?(): Promise<void>;
  /** Waits for running writes and leaves nothing behind: no lock, no watcher, no timer. */
  close(): Promise<void>;
}

/** What a store must know of the documents it keeps. */
export interface CollectionDefinition<D extends { id: string }, S extends object> {
  /** Lower-case letters, digits and hyphens. */
  name: string;
  schema: z.ZodType<D>;
  /** Version of the document's shape, counted from 1. A document with a higher one is refused: `store-newer`. */
  version: number;
  /** What lists show of a document. Pure: the same document, the same summary. */
  summarize(document: D): S;
  /**
   * Raise when `summarize` shows something else of the same document; kept summaries are then made again.
   * @default 1
   */
  summaryVersion?: number;
  /** Fields that long lists are sorted by: a database keeps them in order. */
  indexed?: readonly string[];
  /** Fields that lists are narrowed by: a database gives each a column and an index. */
  filtered?: readonly string[];
  /** Further fields that conditions and figures are about: a database gives each a column. */
  counted?: readonly string[];
  /** Fields that the words typed into lists are looked for in: a database has an index of them. */
  searched?: readonly string[];
  /** Fields of the summary that no list filters, sorts or counts by: a database spares itself their copies. */
  unlisted?: readonly string[];
  /** Makes a document of the current version from one of an older `version`. Without it, the schema reads both. */
  upgrade?(document: unknown, version: number): unknown;
  /**
   * The mark of the program that writes, and the schema's fields, where none depends on another. With them a document
   * that this very program wrote, and nobody edited since, is known as such and need not be checked again whole.
   */
  writtenBy?: { build: string; fields: Readonly<Record<string, z.ZodType>> } | undefined;
}

/**
 * What becomes of a document. `writtenByThisBuild` tells whether this very program wrote it as it is, of collections that
 * can know.
 * Pure: it leaves the document that it is given as it is.
 */
export type DocumentChange<D> = (document: D, writtenByThisBuild: boolean) => D;

export interface Collection<D extends { id: string }, S extends object> {
  readonly name: string;
  /** The document, or undefined when there is none with this id. Throws `store-damaged` when it was set aside. */
  get(id: string): Promise<D | undefined>;
  /** Keeps a new document and returns it. Throws `conflict` when the id is taken. */
  create(document: D): Promise<D>;
  /**
   * Replaces a document by what `change` makes of it and returns that. Nobody else, in any process, writes the
   * document between the reading and the writing. An error thrown by `change` leaves all as it was.
   * Throws `not-found`.
   */
  update(id: string, change: (document: D) => D): Promise<D>;
  /**
   * As `update`, for many documents with far fewer waits for the disk; returns the summaries of those it found, in the
   * order of `ids`. Not all at once: each document is replaced as a whole or not at all, and an error leaves the rest
   * as it was. A document that is damaged in what `change` keeps of it is set aside and left out. A
   * store may be able to do more: `ThreadedStore.updateManyWith`.
   */
  updateMany(ids: readonly string[], change: DocumentChange<D>): Promise<S[]>;
  /** True when there was such a document. */
  remove(id: string): Promise<boolean>;
  /** One page of summaries, which are frozen; never reads the documents. Throws `bad-usage` on a foreign cursor. */
  list(query?: ListQuery<S>): Promise<ListPage<S>>;
  /**
   * All summaries in the order of their ids, frozen, for what needs every one of them; screens take pages of `list`.
   * Without filter it is the same array until something changes, so what is made of it can be kept by it.
   */
  summaries(filter?: SummaryFilter<S>): Promise<readonly S[]>;
  /**
   * Counts and numbers of the summaries, by groups, which come in an order of their own. A store that has the summaries
   * nowhere in memory has them counted where they lie.
   */
  aggregate(query: AggregateQuery<S>): Promise<Group[]>;
  /** The summary of one document, frozen; never reads the document. Undefined when there is none. */
  summary(id: string): Promise<S | undefined>;
  /** Another text whenever a summary came, changed or went, and after the store is opened again. For `ETag`s. */
  revision(): Promise<string>;
  /**
   * Runs `work` while nobody else, in any process, writes to the collection: for rules over several documents, such as
   * a name that only one may have. What is written through `sole` stays when `work` throws later. The collection's
   * own writing methods wait for `work` to end: never await them in it.
   */
  exclusively<T>(work: (sole: SoleWriter<D, S>) => Promise<T>): Promise<T>;
}

/** The collection in the hands of its only writer; the methods are those of `Collection`. */
export type SoleWriter<D extends { id: string }, S extends object> = Pick<
  Collection<D, S>,
  'get' | 'create' | 'update' | 'remove' | 'summaries' | 'summary' | 'aggregate'
>;

/** Bytes under the hash of their content: the same bytes are kept once. */
export interface Blobs {
  /** Keeps the bytes and returns their SHA-256 as 64 hexadecimal digits. */
  put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string>;
  /** Undefined when there is none. Throws `store-damaged` when the bytes no longer match their hash. */
  get(hash: string): Promise<Uint8Array | undefined>;
  /** As `get`, in pieces; the error for damaged bytes comes after the last of them. */
  stream(hash: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  has(hash: string): Promise<boolean>;
  /** True when there was such a blob. */
  remove(hash: string): Promise<boolean>;
  /** Hashes of all blobs, in no particular order. */
  hashes(): AsyncIterable<string>;
}

/** A document that came, changed or went. */
export interface Change {
  collection: string;
  id: string;
  kind: 'created' | 'updated' | 'removed';
  /** `here` when made through this store object. */
  origin: 'here' | 'elsewhere';
}
/** Called after each change, in order. */
export type ChangeListener = (change: Change) => void;

/** A document or blob that could not be read; the rest of the store is open. */
export interface QuarantinedDocument {
  /** Collection, or `blobs`. */
  collection: string;
  id: string;
  /** File within the store, such as `analyses/ab12.json`; never a path of the machine. */
  document: string;
  /** Its name since it was set aside; null when the store could not be written. */
  setAside: string | null;
}
