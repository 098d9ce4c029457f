/** Whether a file has the end that its beginning promises: one that is still being copied mostly has none. */
import { open } from 'node:fs/promises';

const HEAD = 8;
const TAIL = 64 * 1024;

/** Beginnings, and what stands near the end of a whole file. */
const ENDS: readonly { head: Buffer; end: Buffer }[] = [
  { head: Buffer.from('%PDF'), end: Buffer.from('%%EOF') },
  { head: Buffer.from('PK\u0003\u0004'), end: Buffer.from('PK\u0005\u0006') },
  { head: Buffer.from([0x89, 0x50, 0x4e, 0x47]), end: Buffer.from('IEND') },
  { head: Buffer.from([0xff, 0xd8]), end: Buffer.from([0xff, 0xd9]) },
];

/** False for an empty file and for one that breaks off; true where there is no telling. Throws when it cannot be read. */
export async function isCompleteFile(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) return false;
    const read = async (start: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0, HEAD);
    const kind = ENDS.find((one) => head.subarray(0, one.head.length).equals(one.head));
    return !kind || (await read(Math.max(0, size - TAIL), TAIL)).includes(kind.end);
  } finally {
    await file.close();
  }
}
