/**
 * The bytes of a document's file: JSON, a field a line, so that a field which stays need not be written anew, under a
 * line with version, stamp and, where the collection has one, the seal of the program that wrote it.
 */
import { crc32 } from 'node:zlib';
import type { CollectionDefinition } from './store.js';
import { parseEnvelope, type StoredDocument } from './stored-document.js';

/** The lines of a file's fields, by their names. */
export type FieldLines = ReadonlyMap<string, Uint8Array>;

export interface OwnDocument<D> {
  document: D;
  lines: FieldLines;
}

const [LINE_END, COMMA, QUOTE] = [0x0a, 0x2c, 0x22];
const BEFORE_FIRST = Buffer.from('\n');
const BEFORE_NEXT = Buffer.from(',\n');
const BEHIND_LAST = Buffer.from('\n}}\n');

/**
 * The bytes of a document's file, sealed where the collection knows its own program. Fields that are in `lines` are
 * written as they stand there.
 */
export function formatStored<D extends { id: string }>(
  { version, stamp, document }: StoredDocument<D>,
  { writtenBy }: Pick<CollectionDefinition<D, object>, 'writtenBy'>,
  lines: FieldLines = new Map(),
): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    parts.push(parts.length === 0 ? BEFORE_FIRST : BEFORE_NEXT, lines.get(name) ?? formatField(name, value));
  }
  const body = Buffer.concat([...parts, BEHIND_LAST]);
  const seal = writtenBy && { seal: sealOf(body, writtenBy.build) };
  const head = JSON.stringify({ version, stamp, ...seal, document: {} });
  return Buffer.concat([Buffer.from(head.slice(0, -2)), body]);
}

function formatField(name: string, value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
}

/** What of a file's bytes is the document. */
export function bodyOf(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(Math.max(0, bytes.indexOf(LINE_END)));
}

/** The document of such bytes, as `JSON.stringify` gives it: in JSON, no end of a line stands within a text. */
export function documentTextOf(bytes: Uint8Array): string {
  const text = Buffer.from(bodyOf(bytes)).toString().replaceAll('\n', '');
  return `{${text.slice(0, -1)}`;
}

/** Against slips and edits by hand, not against anybody who means to forge one. */
function sealOf(body: Uint8Array, build: string): string {
  return `${build}-${crc32(body).toString(16).padStart(8, '0')}`;
}

/**
 * The document and its lines, when the very program of `definition.own` wrote these bytes and nobody edited them since:
 * such a document fits its schema. Undefined of any other.
 */
export function readOwn<D extends { id: string }>(
  bytes: Uint8Array,
  { version, writtenBy }: Pick<CollectionDefinition<D, object>, 'version' | 'writtenBy'>,
): OwnDocument<D> | undefined {
  if (!writtenBy) return undefined;
  const body = bodyOf(bytes);
  const head = Buffer.from(bytes.subarray(0, bytes.length - body.length)).toString('latin1');
  if (!head.includes(`"seal":"${sealOf(body, writtenBy.build)}"`)) return undefined;
  const stored = parseEnvelope(bytes);
  return stored.version === version ? { document: stored.document as D, lines: linesOf(body) } : undefined;
}

function linesOf(body: Uint8Array): FieldLines {
  const lines = new Map<string, Uint8Array>();
  const text = Buffer.from(body.buffer, body.byteOffset, body.length);
  // Behind the end of the head's line, a line a field, each with its name first.
  for (let start = 1; text[start] === QUOTE;) {
    const end = text.indexOf('\n', start);
    const name = text.toString('latin1', start + 1, text.indexOf(QUOTE, start + 1));
    lines.set(name, text.subarray(start, text[end - 1] === COMMA ? end - 1 : end));
    start = end + 1;
  }
  return lines;
}
