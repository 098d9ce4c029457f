/** Where the objects of a deck lie in its stream: edits are appended, and the newest directory entry counts. */
import { VcError } from '../../../errors/vc-error.js';
import { RT, recordAt, recordsIn, uint32, type PptRecord } from './records.js';

const ENCRYPTED = 0xf3d1c4df;
/** Fields of the Current User stream. */
const TOKEN_AT = 12;
const EDIT_AT = 16;
/** A user edit this long names the object that holds the encryption. */
const ENCRYPTED_EDIT_BYTES = 32;
const MOST_EDITS = 10_000;

export interface PersistObjects {
  document: PptRecord;
  /** Object by its id. */
  object: (id: number) => PptRecord | undefined;
  /** Every object that the directory names, the document first. */
  all: () => PptRecord[];
}

/** Throws `password-protected` for an encrypted deck and `damaged-file` when the document cannot be found. */
export function openPersist(data: Buffer, currentUser: Uint8Array | undefined, fileName: string): PersistObjects {
  const user = currentUser ? Buffer.from(currentUser) : Buffer.alloc(0);
  const protectedFile = () => new VcError('password-protected', { fileName });
  if (user.length >= EDIT_AT && user.readUInt32LE(TOKEN_AT) === ENCRYPTED) throw protectedFile();
  const start = user.length >= EDIT_AT + 4 ? user.readUInt32LE(EDIT_AT) : -1;
  const { offsets, documentId, encrypted } = followEdits(data, start) ?? scanEdits(data);
  if (encrypted) throw protectedFile();
  const object = (id: number) => {
    const offset = offsets.get(id);
    return offset === undefined ? undefined : recordAt(data, offset);
  };
  const named = documentId === undefined ? undefined : object(documentId);
  const document =
    named?.type === RT.Document
      ? named
      : recordsIn(data, 0, data.length).findLast((record) => record.type === RT.Document && record.container);
  if (!document) throw new VcError('damaged-file', { fileName });
  const all = () => [document, ...[...offsets.keys()].flatMap((id) => object(id) ?? [])];
  return { document, object, all };
}

interface Directory {
  offsets: Map<number, number>;
  documentId: number | undefined;
  encrypted: boolean;
}

/** From the newest edit back to the first; undefined when the chain does not start with an edit. */
function followEdits(data: Buffer, start: number): Directory | undefined {
  const directory: Directory = { offsets: new Map(), documentId: undefined, encrypted: false };
  const seen = new Set<number>();
  let offset = start;
  while (offset > 0 || seen.size === 0) {
    const edit = recordAt(data, offset);
    if (edit?.type !== RT.UserEdit || seen.has(offset) || seen.size > MOST_EDITS) break;
    seen.add(offset);
    addEdit(data, edit, directory);
    offset = uint32(data, edit, 8) ?? 0;
  }
  return seen.size === 0 ? undefined : directory;
}

/** Without a usable Current User stream: all edits in the stream, newest first. */
function scanEdits(data: Buffer): Directory {
  const directory: Directory = { offsets: new Map(), documentId: undefined, encrypted: false };
  const edits = recordsIn(data, 0, data.length).filter((record) => record.type === RT.UserEdit);
  for (const edit of edits.reverse().slice(0, MOST_EDITS)) addEdit(data, edit, directory);
  return directory;
}

function addEdit(data: Buffer, edit: PptRecord, directory: Directory): void {
  directory.documentId ??= uint32(data, edit, 16);
  const table = recordAt(data, uint32(data, edit, 12) ?? -1);
  if (table?.type === RT.PersistDirectory) {
    for (const [id, offset] of entries(data, table)) {
      if (!directory.offsets.has(id)) directory.offsets.set(id, offset);
    }
  }
  if (edit.end - edit.start >= ENCRYPTED_EDIT_BYTES) {
    const session = directory.offsets.get(uint32(data, edit, 28) ?? -1);
    if (recordAt(data, session ?? -1)?.type === RT.EncryptionSession) directory.encrypted = true;
  }
}

/** Runs of ids: the first one and how many, then an offset each. */
function* entries(data: Buffer, table: PptRecord): Generator<[number, number]> {
  let at = 0;
  for (;;) {
    const head = uint32(data, table, at);
    if (head === undefined) return;
    const first = head & 0xfffff;
    const count = head >>> 20;
    at += 4;
    for (let index = 0; index < count; index++, at += 4) {
      const offset = uint32(data, table, at);
      if (offset === undefined) return;
      yield [first + index, offset];
    }
    if (count === 0) return;
  }
}
