/** Size in a PNG's first chunk, read without a decoder: decoders give up on absurd sizes without saying them. */
import { crc32 } from 'node:zlib';

export interface PngHeader {
  width: number;
  height: number;
  /** Whether the chunk's checksum is right. */
  intact: boolean;
}

/** Signature (8), chunk length (4), then `IHDR` and its 13 bytes, which the checksum covers. */
const TYPE_AT = 12;
const WIDTH_AT = 16;
const CHECKSUM_AT = 29;

/** Undefined for what is no PNG or is cut before its size. */
export function pngHeader(bytes: Uint8Array): PngHeader | undefined {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, CHECKSUM_AT + 4));
  if (header.length < CHECKSUM_AT + 4 || header.toString('latin1', TYPE_AT, WIDTH_AT) !== 'IHDR') return undefined;
  return {
    width: header.readUInt32BE(WIDTH_AT),
    height: header.readUInt32BE(WIDTH_AT + 4),
    intact: crc32(header.subarray(TYPE_AT, CHECKSUM_AT)) === header.readUInt32BE(CHECKSUM_AT),
  };
}
