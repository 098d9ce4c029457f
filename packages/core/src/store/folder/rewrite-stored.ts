/** From a stored document to the same document changed: bytes in, bytes out, so that any thread can do it. */
import { randomBytes } from 'node:crypto';
import type { CollectionDefinition, Rewritten, StoredBytes } from '../store.js';
import { changedDocument, DamagedDocument, formatStored, parseEnvelope, parseStored } from './stored-document.js';

/** What `change` makes of the document. Throws what `change` throws, and VcError `store-newer` and `internal`. */
export function rewriteStored<D extends { id: string }, S extends object>(
  { id, bytes: before }: StoredBytes,
  change: (document: D) => D,
  definition: CollectionDefinition<D, S>,
): Rewritten<S> {
  const document = changedUnchecked(before, id, change, definition) ?? changedChecked(before, id, change, definition);
  if (!document) return { damaged: true };
  const stamp = randomBytes(6).toString('hex');
  const bytes = formatStored({ version: definition.version, stamp, document });
  const same = Buffer.compare(contentOf(bytes), contentOf(before)) === 0;
  return { stamp, summary: definition.summarize(document), ...(same ? {} : { bytes }) };
}

/**
 * Checks the document only as it comes out, which covers all that the change keeps of it: half the checking. Undefined
 * when anything is amiss, for the other way to find out what.
 */
function changedUnchecked<D extends { id: string }>(
  bytes: Uint8Array,
  id: string,
  change: (document: D) => D,
  definition: CollectionDefinition<D, object>,
): D | undefined {
  try {
    const { version, document } = parseEnvelope(bytes);
    if (version !== definition.version || (document as { id?: unknown } | null)?.id !== id) return undefined;
    return changedDocument(document as D, id, change, definition);
  } catch {
    return undefined;
  }
}

/** Undefined when the document is damaged. */
function changedChecked<D extends { id: string }>(
  bytes: Uint8Array,
  id: string,
  change: (document: D) => D,
  definition: CollectionDefinition<D, object>,
): D | undefined {
  let found: D;
  try {
    found = parseStored(bytes, id, definition).document;
  } catch (error) {
    if (error instanceof DamagedDocument) return undefined;
    throw error;
  }
  return changedDocument(found, id, change, definition);
}

/** What follows the mark of the writing. */
function contentOf(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return buffer.subarray(Math.max(0, buffer.indexOf('"document":')));
}
