/** Writes many documents of a collection with few waits for the disk: side by side, one announcement, one folder sync. */
import { dirname } from 'node:path';
import { rewriteAll, type RewriteTools } from '../rewrite-all.js';
import type { Rewritten, StoredBytes } from '../rewriter.js';
import type { DocumentChange } from '../store.js';
import { removeQuietly, syncFolder, writeTemporary } from './durable-files.js';
import type { FileSystem } from './file-system.js';
import type { JournalLine } from './journal.js';
import { ifExists } from './store-errors.js';

export interface BatchTools<D extends { id: string }, S extends object> extends RewriteTools<D, S> {
  fs: FileSystem;
  pathOf: (id: string) => string;
  /** Called once, when all new content is on the disk and none of it visible. */
  announce: (ids: string[]) => Promise<void>;
  /** Called for a document that is damaged. */
  setAside: (id: string) => Promise<unknown>;
}

/**
 * Changes the documents and returns the summaries of those that are there, with the journal lines of those that were
 * written. Only under the collection's lock. Should the machine stop in between, each document is either as it was
 * or as it is meant to be.
 */
export async function changeBatch<D extends { id: string }, S extends object>(
  ids: readonly string[],
  change: DocumentChange<D>,
  tools: BatchTools<D, S>,
): Promise<{ summaries: S[]; lines: JournalLine[] }> {
  const { fs, pathOf, setAside } = tools;
  const read = await Promise.all(ids.map(async (id) => ({ id, bytes: await ifExists(fs.readFile(pathOf(id))) })));
  const found = read.flatMap(({ id, bytes }) => (bytes ? [{ id, bytes }] : []));
  const writes: Promise<Written>[] = [];
  const summaries = new Map<string, S>();
  const damaged: string[] = [];
  const take = ({ id }: StoredBytes, rewritten: Rewritten<S>) => {
    if ('damaged' in rewritten) return damaged.push(id);
    summaries.set(id, rewritten.summary);
    // The disk writes one while the next is worked on.
    return rewritten.bytes && writes.push(writeOne(fs, { id, path: pathOf(id), ...rewritten, bytes: rewritten.bytes }));
  };
  const failure = await rewriteAll(found, change, tools, take).catch((error: unknown) => ({ error }));
  const lines = await show(writes, failure, tools);
  for (const id of damaged) await setAside(id);
  return { summaries: found.flatMap(({ id }) => summaries.get(id) ?? []), lines };
}

interface Written {
  path: string;
  temporary: string;
  line: Extract<JournalLine, { put: string }>;
}

async function writeOne(
  fs: FileSystem,
  { id, path, bytes, stamp, summary }: { id: string; path: string; bytes: Uint8Array; stamp: string; summary: object },
): Promise<Written> {
  const { temporary, stat } = await writeTemporary(fs, path, bytes);
  const { size, mtimeMs } = stat;
  return { path, temporary, line: { put: id, stamp, size, mtimeMs, summary } };
}

/** Announces what was written and gives it its names; none when any of it failed. */
async function show<D extends { id: string }, S extends object>(
  writes: readonly Promise<Written>[],
  failure: { error: unknown } | void,
  { fs, announce }: Pick<BatchTools<D, S>, 'fs' | 'announce'>,
): Promise<JournalLine[]> {
  const settled = await Promise.allSettled(writes);
  const written = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  let renamed = 0;
  try {
    const failed = settled.find((one) => one.status === 'rejected');
    if (failure) throw failure.error;
    if (failed) throw failed.reason;
    const [first] = written;
    if (!first) return [];
    await announce(written.map(({ line }) => line.put));
    for (const { path, temporary } of written) {
      await fs.rename(temporary, path);
      renamed += 1;
    }
    await syncFolder(fs, dirname(first.path));
  } catch (error) {
    for (const { temporary } of written.slice(renamed)) await removeQuietly(fs, temporary);
    throw error;
  }
  return written.map(({ line }) => line);
}
