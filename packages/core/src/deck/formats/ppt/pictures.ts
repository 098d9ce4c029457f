/** Pictures of a PPT: the store in the document says where in the picture stream each one lies. */
import { inflateSync } from 'node:zlib';
import { RT, childOf, childrenOf, descendantsOf, recordAt, uint32, type PptRecord } from './records.js';

const JPEG = [0xf01d, 0xf02a];
const PNG = 0xf01e;
/** Enhanced ones, and Windows' older ones. */
const METAFILES = [0xf01a, 0xf01b];
/** Before the picture's own bytes: one or two checksums and a tag. */
const CHECKSUM = 16;
const TAG = 1;
/** Where a store entry has the offset of its picture. */
const OFFSET_AT = 28;
/** Of a metafile, after its checksums: how many bytes it has, and whether they are packed. */
const METAFILE_HEAD = { bytes: 34, packedAt: 32 };
/** An odd instance says that there are two checksums. */
const TWO = 1;
/** Larger ones are drawings of maps, not of charts. Bytes. */
const LARGEST_METAFILE = 8e6;
const MAGIC: readonly Buffer[] = [Buffer.from([0xff, 0xd8]), Buffer.from([0x89, 0x50])];

/** Of the n-th picture (from 1, as shapes count them) the bytes; undefined for the other kind and what is not there. */
export interface PictureStore {
  picture(source: string): Uint8Array | undefined;
  metafile(source: string): Uint8Array | undefined;
}

export function openPictureStore(data: Buffer, document: PptRecord, stream: Uint8Array | undefined): PictureStore {
  const pictures = stream ? Buffer.from(stream) : Buffer.alloc(0);
  const group = childOf(data, document, RT.DrawingGroup);
  const store = group && descendantsOf(data, group, RT.PictureStore)[0];
  const entries = store ? childrenOf(data, store).filter((record) => record.type === RT.PictureEntry) : [];
  const find = (source: string) => {
    const entry = entries[Number(source) - 1];
    const offset = entry && uint32(data, entry, OFFSET_AT);
    return offset === undefined ? undefined : recordAt(pictures, offset);
  };
  return {
    picture(source) {
      const found = find(source);
      return found && pictureOf(pictures, found);
    },
    metafile(source) {
      const found = find(source);
      return found && metafileOf(pictures, found);
    },
  };
}

function pictureOf(pictures: Buffer, { type, start, end }: PptRecord): Uint8Array | undefined {
  if (type !== PNG && !JPEG.includes(type)) return undefined;
  for (const checksums of [1, 2]) {
    const bytes = pictures.subarray(start + checksums * CHECKSUM + TAG, end);
    if (MAGIC.some((magic) => bytes.subarray(0, 2).equals(magic))) return bytes;
  }
  return undefined;
}

function metafileOf(pictures: Buffer, { type, instance, start, end }: PptRecord): Uint8Array | undefined {
  if (!METAFILES.includes(type)) return undefined;
  const head = start + (instance & TWO ? 2 : 1) * CHECKSUM;
  if (head + METAFILE_HEAD.bytes > end) return undefined;
  const bytes = pictures.subarray(head + METAFILE_HEAD.bytes, end);
  if (pictures[head + METAFILE_HEAD.packedAt] !== 0) return bytes;
  try {
    return inflateSync(bytes, { maxOutputLength: LARGEST_METAFILE });
  } catch {
    // A damaged one, or a larger one, is a picture without words.
    return undefined;
  }
}
