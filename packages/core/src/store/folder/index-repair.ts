/** Compares a collection's index with its documents, and brings it level: the documents are right. */
import { join } from 'node:path';
import type { QuarantinedDocument } from '../store.js';
import type { DocumentFolder } from './document-folder.js';
import { removeQuietly } from './durable-files.js';
import type { FileSystem } from './file-system.js';
import type { JournalLine } from './journal.js';
import { isUnwritable } from './store-errors.js';
import type { Noticed, SummaryIndex } from './summary-index.js';

export interface Differences {
  /** Ids whose documents the index does not know as they are. */
  changed: string[];
  /** Ids of the index that have no document. */
  gone: string[];
  /** Files that writers left behind, or are writing right now. */
  temporaries: string[];
}

/** Looks at names, sizes and times; reads no document. */
export async function compareIndex<S extends object>(
  documents: DocumentFolder<{ id: string }, S>,
  index: SummaryIndex<S>,
  report: (problem: QuarantinedDocument) => void,
): Promise<Differences> {
  const found = await documents.look();
  for (const problem of found.setAside) report(problem);
  const changed: string[] = [];
  for (const [id, { size, mtimeMs }] of found.documents) {
    const entry = index.entries.get(id);
    const same = entry && entry.size === size && entry.mtimeMs === mtimeMs && !index.inDoubt.has(id);
    if (!same) changed.push(id);
  }
  const gone = [...index.entries.keys(), ...index.inDoubt].filter((id) => !found.documents.has(id));
  return { changed, gone: [...new Set(gone)], temporaries: found.temporaries };
}

/** What the index must take in to be level again. Sets damaged documents aside when `repair`. */
export async function repairLines<S extends object>(
  documents: DocumentFolder<{ id: string }, S>,
  { changed, gone }: Differences,
  options: { repair: boolean; report: (problem: QuarantinedDocument) => void },
): Promise<JournalLine[]> {
  return [...gone.map((id) => ({ gone: id })), ...(await documents.readLines(changed, options))];
}

/**
 * Takes the lines in and writes them down. Only under the collection's lock. On a full or read-only disk they
 * are taken in in memory alone; the next process finds the differences again.
 */
export async function recordRepair<S extends object>(
  index: SummaryIndex<S>,
  lines: readonly JournalLine[],
): Promise<Noticed[]> {
  const changes = lines.flatMap((line) => index.apply(line) ?? []);
  try {
    if (!index.usable || index.needsRewrite) await index.rewrite();
    else if (lines.length > 0) await index.append(lines, { sync: false });
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    index.usable = true;
  }
  return changes;
}

/** Removes what writers that died left behind. Only under the collection's lock: nobody else is writing. */
export async function removeLeftovers(fs: FileSystem, folder: string, temporaries: readonly string[]): Promise<void> {
  for (const name of temporaries) await removeQuietly(fs, join(folder, name));
}
