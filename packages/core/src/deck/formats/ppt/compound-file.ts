/** Opens an OLE compound file as a PowerPoint 97–2007 deck and names what else it may be. */
import CFB from 'cfb';
import { VcError } from '../../../errors/vc-error.js';

const DOCUMENT = 'PowerPoint Document';
const CURRENT_USER = 'Current User';
/** Streams that only PowerPoint 95 writes. */
const POWERPOINT_95 = ['PP40', 'Text_Content', 'PersistentStorage Directory'];
const HEADER_BYTES = 512;
/** Header field: how many sectors the allocation table has. */
const FAT_SECTORS_AT = 44;
const SECTOR_SHIFT_AT = 30;
/** Type of a directory entry that holds bytes. */
const STREAM = 2;

export interface CompoundFile {
  /** The record stream of the deck. The others may be missing, and each of them may be empty. */
  document: Uint8Array;
  currentUser: Uint8Array | undefined;
  /** Pictures in the order of their use counts, as the drawing group names them by offset. */
  pictures: Uint8Array | undefined;
  /** The title, author and dates property set. */
  summary: Uint8Array | undefined;
}

/**
 * Throws `damaged-file` for a broken container, `password-protected` for an encrypted PowerPoint package
 * (which is an OLE file with one stream), `unsupported-powerpoint` for PowerPoint 95 and
 * `unsupported-type` for a container that holds no deck.
 */
export function openCompoundFile(bytes: Uint8Array, fileName: string): CompoundFile {
  const file = parse(bytes, fileName);
  const names = new Map(file.FullPaths.map((path, index) => [path.replace(/^[^/]*\//, ''), index]));
  const stream = (name: string): Uint8Array | undefined => {
    const entry = file.FileIndex[names.get(name) ?? -1];
    return entry && entry.type === STREAM ? Uint8Array.from(contentOf(entry)) : undefined;
  };
  if (names.has('EncryptedPackage') || names.has('EncryptedSummary')) {
    throw new VcError('password-protected', { fileName });
  }
  if (POWERPOINT_95.some((name) => names.has(name))) {
    throw new VcError('unsupported-powerpoint', { fileName, version: 'PowerPoint 95' });
  }
  const document = stream(DOCUMENT);
  if (!document) {
    // A directory without a single stream is a broken one, not another program's file.
    const empty = file.FileIndex.every((entry) => entry.type !== STREAM);
    throw new VcError(empty ? 'damaged-file' : 'unsupported-type', { fileName });
  }
  return {
    document,
    currentUser: stream(CURRENT_USER),
    pictures: stream('Pictures'),
    summary: stream('\u0005SummaryInformation'),
  };
}

/** A stream without bytes, such as the pictures of a deck that has none, comes without content, whatever the types say. */
function contentOf({ content }: { content?: CFB.CFB$Blob }): CFB.CFB$Blob {
  return content ?? [];
}

function parse(bytes: Uint8Array, fileName: string): CFB.CFB$Container {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (buffer.length <= HEADER_BYTES) throw new Error('no sectors');
    // A header that claims more table sectors than the file has sectors makes the library allocate for them.
    const sectors = buffer.length >> Math.min(buffer.readUInt16LE(SECTOR_SHIFT_AT), 20);
    if (buffer.readUInt32LE(FAT_SECTORS_AT) > sectors) throw new Error('allocation table larger than the file');
    return CFB.read(buffer, { type: 'buffer' });
  } catch (cause) {
    throw new VcError('damaged-file', { fileName }, { cause });
  }
}
