/** The records of a PowerPoint stream: a header with type and length, then data or more records. Never read past an end. */

export interface PptRecord {
  type: number;
  instance: number;
  /** Whether its data are records. */
  container: boolean;
  /** First byte after the header. */
  start: number;
  end: number;
}

/** Record types used here, by their names in [MS-PPT] and [MS-ODRAW]. */
export const RT = {
  Document: 0x03e8,
  DocumentAtom: 0x03e9,
  Slide: 0x03ee,
  SlideAtom: 0x03ef,
  Notes: 0x03f0,
  NotesAtom: 0x03f1,
  SlidePersistAtom: 0x03f3,
  SlideShowInfo: 0x03f9,
  ExternalObjects: 0x0409,
  ExternalObjectsAtom: 0x040a,
  DrawingGroup: 0x040b,
  Drawing: 0x040c,
  Placeholder: 0x0bc3,
  OutlineTextRef: 0x0f9e,
  TextHeader: 0x0f9f,
  TextChars: 0x0fa0,
  StyleTextProps: 0x0fa1,
  TextBytes: 0x0fa8,
  CString: 0x0fba,
  EmbeddedObject: 0x0fcc,
  HyperlinkAtom: 0x0fd3,
  Hyperlink: 0x0fd7,
  SlideNumberField: 0x0fd8,
  SlideListWithText: 0x0ff0,
  InteractiveInfoAtom: 0x0ff3,
  UserEdit: 0x0ff5,
  DateTimeField: 0x0ff7,
  GenericDateField: 0x0ff8,
  HeaderField: 0x0ff9,
  HeadersFooters: 0x0fd9,
  HeadersFootersAtom: 0x0fda,
  FooterField: 0x0ffa,
  EmbeddedSound: 0x100f,
  PersistDirectory: 0x1772,
  BinaryTagData: 0x138b,
  Comment: 0x2ee0,
  EncryptionSession: 0x2f14,
  PictureStore: 0xf001,
  DrawingContainer: 0xf002,
  ShapeGroup: 0xf003,
  Shape: 0xf004,
  PictureEntry: 0xf007,
  GroupRect: 0xf009,
  ShapeAtom: 0xf00a,
  ShapeProperties: 0xf00b,
  TextBox: 0xf00d,
  ChildAnchor: 0xf00f,
  ClientAnchor: 0xf010,
  ClientData: 0xf011,
  SomeProperties: 0xf121,
  MoreProperties: 0xf122,
} as const;

const HEADER = 8;
/** Groups in groups; deeper is an attack on the stack. */
const MAX_DEPTH = 40;

/** The record at an offset; undefined when there is no room for one. A length past the end is cut to it. */
export function recordAt(data: Buffer, offset: number, end = data.length): PptRecord | undefined {
  if (offset < 0 || offset + HEADER > end) return undefined;
  const options = data.readUInt16LE(offset);
  const length = data.readUInt32LE(offset + 4);
  return {
    type: data.readUInt16LE(offset + 2),
    instance: options >> 4,
    container: (options & 0xf) === 0xf,
    start: offset + HEADER,
    end: Math.min(end, offset + HEADER + length),
  };
}

/** Records side by side in a range. */
export function recordsIn(data: Buffer, start: number, end: number): PptRecord[] {
  const records: PptRecord[] = [];
  let offset = start;
  for (;;) {
    const record = recordAt(data, offset, end);
    if (!record) return records;
    records.push(record);
    offset = record.end;
  }
}

export function childrenOf(data: Buffer, record: PptRecord): PptRecord[] {
  return recordsIn(data, record.start, record.end);
}

/** First child of a type. */
export function childOf(data: Buffer, record: PptRecord, type: number): PptRecord | undefined {
  return childrenOf(data, record).find((each) => each.type === type);
}

/** All records of a type below `record`, in order. */
export function descendantsOf(data: Buffer, record: PptRecord, type: number, depth = 0): PptRecord[] {
  if (depth > MAX_DEPTH) return [];
  return childrenOf(data, record).flatMap((each) => [
    ...(each.type === type ? [each] : []),
    // Later PowerPoints keep their additions as records in a data record.
    ...(each.container || each.type === RT.BinaryTagData ? descendantsOf(data, each, type, depth + 1) : []),
  ]);
}

/** Unsigned 32 bit number `offset` bytes into the record's data; undefined when it is too short. */
export function uint32(data: Buffer, record: PptRecord, offset: number): number | undefined {
  return record.start + offset + 4 <= record.end ? data.readUInt32LE(record.start + offset) : undefined;
}

export function int32(data: Buffer, record: PptRecord, offset: number): number | undefined {
  return record.start + offset + 4 <= record.end ? data.readInt32LE(record.start + offset) : undefined;
}

export function uint16(data: Buffer, record: PptRecord, offset: number): number | undefined {
  return record.start + offset + 2 <= record.end ? data.readUInt16LE(record.start + offset) : undefined;
}

/** UTF-16 text of the whole record. */
export function utf16(data: Buffer, record: PptRecord): string {
  return data.toString('utf16le', record.start, record.end - ((record.end - record.start) % 2));
}
