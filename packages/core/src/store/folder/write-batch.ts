/** Writes many documents of a collection with few waits for the disk: side by side, one announcement, one folder sync. */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import type { CollectionDefinition } from '../store.js';
import { removeQuietly, syncFolder, writeTemporary } from './durable-files.js';
import type { FileSystem } from './file-system.js';
import type { JournalLine } from './journal.js';
import { ifExists } from './store-errors.js';
import { changedDocument, DamagedDocument, formatStored, parseStored } from './stored-document.js';

export interface BatchTools<D extends { id: string }, S extends object> {
  fs: FileSystem;
  definition: CollectionDefinition<D, S>;
  pathOf: (id: string) => string;
  /** Called once, when all new content is on the disk and none of it visible. */
  announce: (ids: string[]) => Promise<void>;
  /** Called for a document that is damaged. */
  setAside: (id: string) => Promise<unknown>;
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
  const { definition, pathOf } = tools;
  const summaries: S[] = [];
  const writes: Write<S>[] = [];
  for (const found of await Promise.all(ids.map((id) => read(id, tools)))) {
    if (!found) continue;
    const { id, bytes: before } = found;
    const document = changedDocument(found.document, id, change, definition);
    const summary = definition.summarize(document);
    summaries.push(summary);
    const stamp = randomBytes(6).toString('hex');
    const bytes = formatStored({ version: definition.version, stamp, document });
    if (Buffer.compare(contentOf(bytes), contentOf(before)) !== 0) {
      writes.push({ id, path: pathOf(id), bytes, stamp, summary });
    }
  }
  return { summaries, lines: await write(writes, tools) };
}

interface Write<S> {
  id: string;
  path: string;
  bytes: Uint8Array;
  stamp: string;
  summary: S;
}

/** Undefined when there is none, or none that can be read. */
async function read<D extends { id: string }, S extends object>(
  id: string,
  { fs, definition, pathOf, setAside }: BatchTools<D, S>,
): Promise<{ id: string; bytes: Uint8Array; document: D } | undefined> {
  const bytes = await ifExists(fs.readFile(pathOf(id)));
  if (!bytes) return undefined;
  try {
    return { id, bytes, document: parseStored(bytes, id, definition).document };
  } catch (error) {
    if (!(error instanceof DamagedDocument)) throw error;
    await setAside(id);
    return undefined;
  }
}

/** What follows the mark of the writing. */
function contentOf(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.subarray(Math.max(0, buffer.indexOf('"document":')));
}

async function write<D extends { id: string }, S extends object>(
  writes: readonly Write<S>[],
  { fs, announce }: BatchTools<D, S>,
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
