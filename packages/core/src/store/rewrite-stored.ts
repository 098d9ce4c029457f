/** From a stored document to the same document changed: bytes in, bytes out, so that any thread can do it. */
import type { Rewritten, StoredBytes } from './rewriter.js';
import { randomBytes } from 'node:crypto';
import type { CollectionDefinition, DocumentChange } from './store.js';
import { bodyOf, formatStored, readOwn, type FieldLines, type OwnDocument } from './document-lines.js';
import { changedDocument, DamagedDocument, parseEnvelope, parseStored } from './stored-document.js';

interface Changed<D> {
  document: D;
  /** Of the fields that stay as they are in the file. */
  lines?: FieldLines;
}

/** What `change` makes of the document. Throws what `change` throws, and VcError `store-newer` and `internal`. */
export function rewriteStored<D extends { id: string }, S extends object>(
  { id, bytes: before }: StoredBytes,
  change: DocumentChange<D>,
  definition: CollectionDefinition<D, S>,
): Rewritten<S> {
  const own = readOwn<D>(before, definition);
  const changed =
    own && isOf(id, own.document) ? changedOwn(own, change, definition) : changedOther(before, id, change, definition);
  if (!changed) return { damaged: true };
  const { document, lines } = changed;
  const stamp = randomBytes(6).toString('hex');
  const bytes = formatStored({ version: definition.version, stamp, document }, definition, lines);
  const same = Buffer.compare(bodyOf(bytes), bodyOf(before)) === 0;
  return { stamp, summary: definition.summarize(document), ...(same ? {} : { bytes }) };
}

/** Checks only what the change made. */
function changedOwn<D extends { id: string }>(
  { document, lines }: OwnDocument<D>,
  change: DocumentChange<D>,
  definition: CollectionDefinition<D, object>,
): Changed<D> {
  const after = change(document, true);
  const names = Object.keys({ ...document, ...after }) as (keyof D & string)[];
  const made = names.filter((name) => after[name] !== document[name]);
  const fits = made.every((name) => definition.writtenBy?.fields[name]?.safeParse(after[name]).success);
  if (!fits || after.id !== document.id) {
    // Says in full what is wrong.
    return { document: changedDocument(document, document.id, () => after, definition) };
  }
  const stays = new Map(lines);
  for (const name of made) stays.delete(name);
  return { document: after, lines: stays };
}

/** Undefined when the document is damaged. */
function changedOther<D extends { id: string }>(
  bytes: Uint8Array,
  id: string,
  change: DocumentChange<D>,
  definition: CollectionDefinition<D, object>,
): Changed<D> | undefined {
  const changed = (found: D) => ({ document: changedDocument(found, id, (one) => change(one, false), definition) });
  try {
    // Checked only as it comes out, which covers all that the change keeps of it: half the checking.
    const { version, document } = parseEnvelope(bytes);
    if (version === definition.version && isOf(id, document)) return changed(document as D);
  } catch {
    // Something is amiss; the other way finds out what.
  }
  let found: D;
  try {
    found = parseStored(bytes, id, definition).document;
  } catch (error) {
    if (error instanceof DamagedDocument) return undefined;
    throw error;
  }
  return changed(found);
}

function isOf(id: string, document: unknown): boolean {
  return (document as { id?: unknown } | null)?.id === id;
}
