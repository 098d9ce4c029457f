/** What a document's file says, checked: the document with the version of its shape and the mark of its writing. */
import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import type { CollectionDefinition } from './store.js';

export interface StoredDocument<D> {
  /** Version of the document's shape. */
  version: number;
  /** Another one after each writing: tells whether a document is still the one that was seen. */
  stamp: string;
  document: D;
}

type Definition<D extends { id: string }> = Pick<
  CollectionDefinition<D, object>,
  'name' | 'schema' | 'version' | 'upgrade'
>;

/** The file holds no document of its collection: damaged, or edited into something else. */
export class DamagedDocument extends Error {
  override readonly name = 'DamagedDocument';
}

/** Reads a document's file. Throws DamagedDocument, and VcError `store-newer`. */
export function parseStored<D extends { id: string }>(
  bytes: Uint8Array,
  id: string,
  definition: Definition<D>,
): StoredDocument<D> {
  const { version, stamp, document } = parseEnvelope(bytes);
  return { version: definition.version, stamp, document: currentDocument({ version, document }, id, definition) };
}

/** The stored document in the shape of today, checked. Throws DamagedDocument, and VcError `store-newer`. */
export function currentDocument<D extends { id: string }>(
  { version, document }: { version: number; document: unknown },
  id: string,
  definition: Definition<D>,
): D {
  if (version > definition.version) throw new VcError('store-newer');
  const current =
    version < definition.version && definition.upgrade ? upgraded(document, version, definition) : document;
  const parsed = definition.schema.safeParse(current);
  if (!parsed.success) throw new DamagedDocument(issuesOf(parsed.error));
  if (parsed.data.id !== id) throw new DamagedDocument('the document has the id of another');
  return parsed.data;
}

/** The document as the collection keeps it. Throws VcError `internal` when it does not fit its schema. */
export function fittingDocument<D extends { id: string }>(document: D, definition: Definition<D>): D {
  const parsed = definition.schema.safeParse(document);
  if (parsed.success) return parsed.data;
  throw new VcError('internal', {
    problem: `a document of ${definition.name} does not fit its schema: ${issuesOf(parsed.error)}`,
  });
}

/** What `change` makes of the document, fit to be kept. Throws VcError `internal` also when it changed the id. */
export function changedDocument<D extends { id: string }>(
  document: D,
  id: string,
  change: (document: D) => D,
  definition: Definition<D>,
): D {
  const after = fittingDocument(change(document), definition);
  if (after.id === id) return after;
  throw new VcError('internal', { problem: `an update of ${definition.name} changed the id` });
}

/** What a document's file says, with the document unchecked. Throws DamagedDocument. */
export function parseEnvelope(bytes: Uint8Array): StoredDocument<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(textOf(bytes));
  } catch (error) {
    throw new DamagedDocument('the file is not JSON', { cause: error });
  }
  const { version, stamp, document } = (value ?? {}) as Partial<StoredDocument<unknown>>;
  if (!Number.isInteger(version) || typeof stamp !== 'string') throw new DamagedDocument('the file is no document');
  return { version: version as number, stamp, document };
}

/** Faster than a decoder that refuses what is no UTF-8, and as strict. */
function textOf(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new TypeError('the file is not UTF-8');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('utf8')
    .replace(/^\ufeff/, '');
}

function upgraded<D extends { id: string }>(document: unknown, version: number, definition: Definition<D>): unknown {
  try {
    return definition.upgrade?.(document, version);
  } catch (error) {
    throw new DamagedDocument(`the document of version ${version} cannot be upgraded`, { cause: error });
  }
}

/** Where the document is wrong, without its values. */
function issuesOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'document'} (${issue.code})`).join(', ');
}
