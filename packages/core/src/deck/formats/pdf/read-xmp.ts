/** Reads the texts of a PDF's XMP packet: a second set of metadata that nobody sees and some programs read. */
import { cleanText } from '../../layout/clean-text.js';

const START = '<x:xmpmeta';
const END = '</x:xmpmeta>';
/** A packet is a few kB; padding makes some 100 kB. */
const MAX_BYTES = 512 * 1024;
const MAX_TEXTS = 40;
/** Elements whose text someone wrote: title, description, subject, keywords, headline. */
const WRITTEN = /<(dc:title|dc:description|dc:subject|pdf:Keywords|photoshop:Headline)\b[^>]*>([\s\S]*?)<\/\1>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Written texts of the first packet that stands in the file as it is (packets are left uncompressed for this purpose). */
export function readXmp(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.indexOf(START);
  const end = start < 0 ? -1 : file.indexOf(END, start);
  if (end < 0 || end - start > MAX_BYTES) return [];
  const xml = file.toString('utf8', start, end);
  const texts = new Set<string>();
  for (const [, , inner = ''] of xml.matchAll(WRITTEN)) {
    for (const piece of inner.split(/<[^>]*>/)) {
      const text = cleanText(piece.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''));
      if (text !== '' && texts.size < MAX_TEXTS) texts.add(text);
    }
  }
  return [...texts];
}
