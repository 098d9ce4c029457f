/** Whether a PPT shows what lies outside of it: linked pictures, objects and films. */
import { PROPERTY, readProperties } from './shape-properties.js';
import { RT, childrenOf, type PptRecord } from './records.js';

/** In the list of what lies outside the slides: its own head, web links, and what the file holds itself. */
const HELD: readonly number[] = [RT.ExternalObjectsAtom, RT.Hyperlink, RT.EmbeddedObject, RT.EmbeddedSound];
/** Of the flags of a picture's name: it is an address, it is not kept in the file, it is a link to a file. */
const LINKED = 0x2 | 0x4 | 0x8;
const PICTURE_FLAGS = [PROPERTY.pictureFlags, PROPERTY.fillPictureFlags, PROPERTY.linePictureFlags];
/** More records than any deck has, or deeper ones, are an attack: nobody then knows what is in them. */
const MOST_RECORDS = 500_000;
const MAX_DEPTH = 40;

/** `roots` are the document and whatever else its directory names. True also when it cannot be told. */
export function pptLinksOut(data: Buffer, roots: readonly PptRecord[]): boolean {
  const seen = new Set<number>();
  let left = MOST_RECORDS;
  const leadsOut = (record: PptRecord, depth: number): boolean => {
    if (depth > MAX_DEPTH || (left -= 1) < 0) return true;
    if (!record.container || seen.has(record.start)) return false;
    seen.add(record.start);
    const properties = readProperties(data, record);
    if (PICTURE_FLAGS.some((id) => ((properties.number(id) ?? 0) & LINKED) !== 0)) return true;
    const children = childrenOf(data, record);
    if (record.type === RT.ExternalObjects && children.some(({ type }) => !HELD.includes(type))) return true;
    return children.some((child) => leadsOut(child, depth + 1));
  };
  return roots.some((root) => leadsOut(root, 0));
}
