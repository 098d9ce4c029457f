/** Properties of a drawn shape: numbers by id, and the texts among them. */
import { RT, childrenOf, type PptRecord } from './records.js';

export interface ShapeProperties {
  number(id: number): number | undefined;
  /** UTF-16 text of a property. */
  text(id: number): string | undefined;
}

/** Property ids of [MS-ODRAW]. */
export const PROPERTY = {
  textLeft: 0x0081,
  textTop: 0x0082,
  textRight: 0x0083,
  textBottom: 0x0084,
  textWrap: 0x0085,
  textAnchor: 0x0087,
  pictureIndex: 0x0104,
  pictureFlags: 0x0106,
  cropTop: 0x0100,
  cropBottom: 0x0101,
  cropLeft: 0x0102,
  cropRight: 0x0103,
  fillType: 0x0180,
  fillColour: 0x0181,
  fillPictureFlags: 0x0188,
  fillFlags: 0x01bf,
  linePictureFlags: 0x01c8,
  name: 0x0380,
  description: 0x0381,
  table: 0x039f,
  groupFlags: 0x03bf,
} as const;

/** A shape's properties stand in up to three lists. */
const LISTS: readonly number[] = [RT.ShapeProperties, RT.SomeProperties, RT.MoreProperties];
const ENTRY = 6;
const COMPLEX = 0x8000;
const ID = 0x3fff;

/** Of all property records of a shape. */
export function readProperties(data: Buffer, shape: PptRecord): ShapeProperties {
  const numbers = new Map<number, number>();
  const texts = new Map<number, string>();
  for (const record of childrenOf(data, shape)) {
    if (!LISTS.includes(record.type)) continue;
    let complex = record.start + record.instance * ENTRY;
    for (let at = record.start; at + ENTRY <= record.end && at < record.start + record.instance * ENTRY; at += ENTRY) {
      const name = data.readUInt16LE(at);
      const value = data.readUInt32LE(at + 2);
      numbers.set(name & ID, value);
      if (!(name & COMPLEX)) continue;
      const end = Math.min(record.end, complex + value);
      if (end > complex) texts.set(name & ID, data.toString('utf16le', complex, end - ((end - complex) % 2)));
      complex += value;
    }
  }
  return { number: (id) => numbers.get(id), text: (id) => texts.get(id)?.replace(/\0+$/, '') };
}
