/** Takes the clock out of a zip file: every entry is dated 1980-01-01, so that the same content gives the same bytes. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Day and time of 1980-01-01 00:00 as zip counts them: the day above, the time below. */
const FIRST_DAY = 0x00210000;

/** Writes into `bytes` and gives them back; a file that is no plain zip comes back as it was. */
export function deterministicZip(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return bytes;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === ENTRY; left -= 1) {
    view.setUint32(at + 12, FIRST_DAY, true);
    view.setUint32(view.getUint32(at + 42, true) + 10, FIRST_DAY, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return bytes;
}
