/** Text in Windows' Western character set, which Node's own decoder of that name takes for Latin 1. */

/** What the bytes 0x80 to 0x9F stand for. */
const MARKS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function decodeWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/g, (mark) => MARKS[mark.charCodeAt(0) - 0x80] ?? mark);
}
