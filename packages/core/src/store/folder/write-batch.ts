/** Writes many documents of a collection with few waits for the disk: side by side, one announcement, one folder sync. */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { removeQuietly, syncFolder, writeTemporary } from './durable-files.js';
import type { FileSystem } from './file-system.js';
import type { JournalLine } from './journal.js';
import { formatStored } from './stored-document.js';

export interface BatchWrite<D> {
  path: string;
  document: D;
  stamp: string;
  /** The file's new content. */
  bytes: Uint8Array;
}

/**
 * What is to be written for `document`, which takes the place of what `before` holds; undefined when nothing but the
 * mark of the writing would differ.
 */
export function batchWrite<D>(path: string, before: Uint8Array, document: D, version: number): BatchWrite<D> | undefined {
  const stamp = randomBytes(6).toString('hex');
  const bytes = formatStored({ version, stamp, document });
  return Buffer.compare(contentOf(bytes), contentOf(before)) === 0 ? undefined : { path, document, stamp, bytes };
}

/** What follows the mark. */
function contentOf(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.subarray(Math.max(0, buffer.indexOf('"document":')));
}

/**
 * Replaces each file by its document and answers the journal lines that say so. `announce` is called once, when all
 * new content is on the disk and none of it visible. Should the machine stop in between, each document is either as
 * it was or as it is meant to be.
 */
export async function writeBatch<D extends { id: string }>(
  fs: FileSystem,
  writes: readonly BatchWrite<D>[],
  summarize: (document: D) => object,
  announce: (ids: string[]) => Promise<void>,
): Promise<JournalLine[]> {
  const [first] = writes;
  if (!first) return [];
  const settled = await Promise.allSettled(
    writes.map(async ({ path, document, stamp, bytes }) => {
      const { temporary, stat } = await writeTemporary(fs, path, bytes);
      const { size, mtimeMs } = stat;
      return { path, temporary, line: { put: document.id, stamp, size, mtimeMs, summary: summarize(document) } };
    }),
  );
  const written = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  let renamed = 0;
  try {
    const failed = settled.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    await announce(writes.map(({ document }) => document.id));
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
