/** Pictures of a PPT: the store in the document says where in the picture stream each one lies. */
import { RT, childOf, childrenOf, descendantsOf, uint32, type PptRecord } from './records.js';

const JPEG = [0xf01d, 0xf02a];
const PNG = 0xf01e;
/** Before the picture's own bytes: one or two checksums and a tag. */
const CHECKSUM = 16;
const TAG = 1;
/** Where a store entry has the offset of its picture. */
const OFFSET_AT = 28;
const MAGIC: readonly Buffer[] = [Buffer.from([0xff, 0xd8]), Buffer.from([0x89, 0x50])];

/** Bytes of the n-th picture (from 1, as shapes count them); undefined for metafiles and what is not there. */
export function openPictureStore(
  data: Buffer,
  document: PptRecord,
  stream: Uint8Array | undefined,
): (source: string) => Promise<Uint8Array | undefined> {
  const pictures = stream ? Buffer.from(stream) : Buffer.alloc(0);
  const group = childOf(data, document, RT.DrawingGroup);
  const store = group && descendantsOf(data, group, RT.PictureStore)[0];
  const entries = store ? childrenOf(data, store).filter((record) => record.type === RT.PictureEntry) : [];
  return async (source) => {
    const entry = entries[Number(source) - 1];
    const offset = entry && uint32(data, entry, OFFSET_AT);
    return offset === undefined ? undefined : pictureAt(pictures, offset);
  };
}

function pictureAt(pictures: Buffer, offset: number): Uint8Array | undefined {
  if (offset + 8 > pictures.length) return undefined;
  const type = pictures.readUInt16LE(offset + 2);
  if (type !== PNG && !JPEG.includes(type)) return undefined;
  const end = Math.min(pictures.length, offset + 8 + pictures.readUInt32LE(offset + 4));
  for (const checksums of [1, 2]) {
    const bytes = pictures.subarray(offset + 8 + checksums * CHECKSUM + TAG, end);
    if (MAGIC.some((magic) => bytes.subarray(0, 2).equals(magic))) return bytes;
  }
  return undefined;
}
