/** Writes many documents of a collection with few waits for the disk: side by side, one announcement, one folder sync. */
import { dirname } from 'node:path';
import type { CollectionDefinition, Rewriter, Rewritten, StoredBytes } from '../store.js';
import { removeQuietly, syncFolder, writeTemporary } from './durable-files.js';
import type { FileSystem } from './file-system.js';
import type { JournalLine } from './journal.js';
import { rewriteStored } from './rewrite-stored.js';
import { ifExists } from './store-errors.js';

export interface BatchTools<D extends { id: string }, S extends object> {
  fs: FileSystem;
  definition: CollectionDefinition<D, S>;
  pathOf: (id: string) => string;
  /** Called once, when all new content is on the disk and none of it visible. */
  announce: (ids: string[]) => Promise<void>;
  /** Called for a document that is damaged. */
  setAside: (id: string) => Promise<unknown>;
  elsewhere?: Rewriter<S> | undefined;
}

/**
 * Changes the documents and answers the summaries of those that are there, with the journal lines of those that were
 * written. Only under the collection's lock. Should the machine stop in between, each document is either as it was
 * or as it is meant to be.
 */
export async function changeBatch<D extends { id: string }, S extends object>(
  ids: readonly string[],
  change: (document: D) => D,
  tools: BatchTools<D, S>,
): Promise<{ summaries: S[]; lines: JournalLine[] }> {
  const { fs, pathOf, setAside } = tools;
  const read = await Promise.all(ids.map(async (id) => ({ id, bytes: await ifExists(fs.readFile(pathOf(id))) })));
  const found = read.flatMap(({ id, bytes }) => (bytes ? [{ id, bytes }] : []));
  const summaries: S[] = [];
  const writes: Write<S>[] = [];
  for (const [id, rewritten] of await rewriteAll(found, change, tools)) {
    if ('damaged' in rewritten) {
      await setAside(id);
      continue;
    }
    const { stamp, summary, bytes } = rewritten;
    summaries.push(summary);
    if (bytes) writes.push({ id, path: pathOf(id), bytes, stamp, summary });
  }
  return { summaries, lines: await write(writes, tools) };
}

/** In the order of the documents. They are worked on one by one: side by side they would cost far more memory. */
async function rewriteAll<D extends { id: string }, S extends object>(
  documents: readonly StoredBytes[],
  change: (document: D) => D,
  { definition, elsewhere }: BatchTools<D, S>,
): Promise<[string, Rewritten<S>][]> {
  const others = elsewhere?.(documents);
  const here = new Map<string, Rewritten<S>>();
  for (const document of documents) {
    if (!others?.taken.has(document.id)) here.set(document.id, rewriteStored(document, change, definition));
  }
  const there = await others?.done;
  // What another thread could not do is done here, where its error, if it is one, has somebody to tell.
  return documents.map((document) => [
    document.id,
    here.get(document.id) ?? there?.get(document.id) ?? rewriteStored(document, change, definition),
  ]);
}

interface Write<S> {
  id: string;
  path: string;
  bytes: Uint8Array;
  stamp: string;
  summary: S;
}

async function write<D extends { id: string }, S extends object>(
  writes: readonly Write<S>[],
  { fs, announce }: Pick<BatchTools<D, S>, 'fs' | 'announce'>,
): Promise<JournalLine[]> {
  const [first] = writes;
  if (!first) return [];
  const settled = await Promise.allSettled(
    writes.map(async ({ id, path, bytes, stamp, summary }) => {
      const { temporary, stat } = await writeTemporary(fs, path, bytes);
      const { size, mtimeMs } = stat;
      return { path, temporary, line: { put: id, stamp, size, mtimeMs, summary } };
    }),
  );
  const written = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  let renamed = 0;
  try {
    const failed = settled.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    await announce(writes.map(({ id }) => id));
    for (const { path, temporary } of written) {
      await fs.rename(temporary, path);
      renamed += 1;
    }
  } catch (error) {
    for (const { temporary } of written.slice(renamed)) await removeQuietly(fs, temporary);
    throw error;
  }
  await syncFolder(fs, dirname(first.path));
  return written.map(({ line }) => line);
}
