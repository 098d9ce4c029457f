/** Writes small PowerPoint 97 decks for tests, record by record. */
import CFB from 'cfb';

export interface PptSlide {
  /** Text of the slide list that the title placeholder shows, as UTF-16. */
  title?: string;
  /** Text of a box, in the one-byte form. */
  box?: string;
  hidden?: boolean;
  notes?: string;
  /** A table whose rows are one unit high, as LibreOffice writes one that it has not laid out. */
  table?: string[][];
  /** The slide's footer, which its master shows unless `footerShown` is false. */
  footer?: string;
  footerShown?: boolean;
  /** Properties of the box's shape: ids of [MS-ODRAW] with their values. */
  properties?: [number, number][];
}

const CONTAINER = 0xf;
const ENCRYPTED = 0xf3d1c4df;
const PLAIN = 0xe391c05f;
const END_OF_CHAIN = 0xfffffffe;
/** In a directory entry. */
const START_SECTOR_AT = 0x74;

export interface PptOptions {
  encrypted?: boolean;
  /** Streams beside the deck's own, by name; one of these names replaces it, and undefined leaves it out. */
  streams?: Record<string, Buffer | undefined>;
  /** Records in the list of what lies outside the slides: links, sounds, embedded and linked objects. */
  external?: Buffer[];
  /** Records of the picture stream, which shapes name by their number, from 1, as the property 0x0104. */
  pictures?: Buffer[];
}

/** Slides are stored in reverse, so that only the slide list tells their order. */
export function makePpt(slides: PptSlide[], options: PptOptions = {}): Buffer {
  const listed = record(0x0ff0, Buffer.concat(slides.map((slide, index) => listEntry(slide, index, 2))), 0, CONTAINER);
  const withNotes = slides.map((slide, index) => ({ slide, index })).filter(({ slide }) => slide.notes !== undefined);
  const notesList = record(
    0x0ff0,
    Buffer.concat(withNotes.map(({ index }) => persistAtom(100 + index, 0))),
    2,
    CONTAINER,
  );
  const size = Buffer.alloc(40);
  size.writeInt32LE(5760, 0);
  size.writeInt32LE(4320, 4);
  const external = options.external ? [record(0x0409, Buffer.concat(options.external), 0, CONTAINER)] : [];
  const drawings = options.pictures ? [pictureStore(options.pictures)] : [];
  const document = record(
    0x03e8,
    Buffer.concat([record(0x03e9, size), ...external, ...drawings, listed, notesList]),
    0,
    CONTAINER,
  );

  const parts = [
    { id: 1, bytes: document },
    ...slides.map((slide, index) => ({ id: 2 + index, bytes: slideRecord(slide) })).reverse(),
    ...withNotes.map(({ slide, index }) => ({ id: 100 + index, bytes: notesRecord(slide.notes ?? '', 256 + index) })),
  ];
  let offset = 0;
  const directory: Buffer[] = [];
  for (const { id, bytes } of parts) {
    directory.push(uint32(id | (1 << 20)), uint32(offset));
    offset += bytes.length;
  }
  const table = record(0x1772, Buffer.concat(directory));
  const edit = record(
    0x0ff5,
    Buffer.concat([uint32(0), uint32(0), uint32(0), uint32(offset), uint32(1), uint32(0), uint32(0)]),
  );
  const stream = Buffer.concat([...parts.map(({ bytes }) => bytes), table, edit]);
  const user = record(
    0x0ff6,
    Buffer.concat([
      uint32(20),
      uint32(options.encrypted ? ENCRYPTED : PLAIN),
      uint32(offset + table.length),
      uint32(0),
    ]),
  );
  const file = CFB.utils.cfb_new();
  const pictures = options.pictures ? { Pictures: Buffer.concat(options.pictures) } : {};
  const streams = { 'PowerPoint Document': stream, 'Current User': user, ...pictures, ...options.streams };
  for (const [name, bytes] of Object.entries(streams)) if (bytes) CFB.utils.cfb_add(file, `/${name}`, bytes);
  const written = Buffer.from(CFB.write(file, { type: 'buffer' }) as Buffer);
  for (const [name, bytes] of Object.entries(streams)) if (bytes?.length === 0) endChain(written, name);
  return written;
}

/** Where in the stream each picture lies. */
function pictureStore(pictures: readonly Buffer[]): Buffer {
  let offset = 0;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(36);
    entry.writeUInt32LE(offset, 28);
    offset += picture.length;
    return record(0xf007, entry);
  });
  const store = record(0xf001, Buffer.concat(entries), entries.length, CONTAINER);
  return record(0x040b, record(0xf000, store, 0, CONTAINER), 0, CONTAINER);
}

/** An empty stream starts nowhere ([MS-CFB] 2.6.3), which the library leaves out. */
function endChain(file: Buffer, name: string): void {
  const entry = file.indexOf(Buffer.from(`${name}\0`, 'utf16le'));
  file.writeUInt32LE(END_OF_CHAIN, entry + START_SECTOR_AT);
}

function listEntry({ title }: PptSlide, index: number, firstId: number): Buffer {
  const texts = title === undefined ? [] : [record(0x0f9f, uint32(0)), record(0x0fa0, Buffer.from(title, 'utf16le'))];
  return Buffer.concat([persistAtom(firstId + index, 256 + index), ...texts]);
}

function persistAtom(persistId: number, slideId: number): Buffer {
  return record(0x03f3, Buffer.concat([uint32(persistId), uint32(0), uint32(0), uint32(slideId), uint32(0)]));
}

function slideRecord({ title, box, hidden, properties, table, footer, footerShown = true }: PptSlide): Buffer {
  const info = Buffer.alloc(16);
  info.writeUInt16LE(hidden ? 4 : 0, 10);
  const shapes = [
    ...(title === undefined ? [] : [shape([100, 200, 5500, 900], record(0x0f9e, uint32(0)))]),
    ...(box === undefined ? [] : [shape([1500, 200, 5500, 3000], text(box, 4), properties)]),
    ...(table === undefined ? [] : [tableShape(table)]),
  ];
  const footers = footer === undefined ? [] : [headersFooters(footer, footerShown)];
  return record(0x03ee, Buffer.concat([record(0x03f9, info), ...footers, drawing(shapes)]), 0, CONTAINER);
}

function headersFooters(footer: string, shown: boolean): Buffer {
  const flags = record(0x0fda, uint32(shown ? 0x20_0000 : 0));
  return record(0x0fd9, Buffer.concat([flags, record(0x0fba, Buffer.from(footer, 'utf16le'), 2)]), 0, CONTAINER);
}

function tableShape(rows: string[][]): Buffer {
  const bounds = int32s(200, 1000, 5500, 1000 + rows.length);
  const isTable = record(0xf122, Buffer.concat([Buffer.from([0x9f, 0x03]), uint32(1)]), 1, 3);
  const head = record(
    0xf004,
    Buffer.concat([record(0xf009, bounds, 0, 1), record(0xf00a, Buffer.alloc(8)), isTable, record(0xf00f, bounds)]),
    0,
    CONTAINER,
  );
  const cells = rows.flatMap((cellsOfRow, row) =>
    cellsOfRow.map((words, column) => {
      const place = int32s(200 + 900 * column, 1000 + row, 1100 + 900 * column, 1001 + row);
      const parts = [
        record(0xf00a, Buffer.alloc(8)),
        record(0xf00f, place),
        record(0xf00d, text(words, 4), 0, CONTAINER),
      ];
      return record(0xf004, Buffer.concat(parts), 0, CONTAINER);
    }),
  );
  return record(0xf003, Buffer.concat([head, ...cells]), 0, CONTAINER);
}

function int32s(...values: number[]): Buffer {
  return Buffer.concat(values.map(uint32));
}

function notesRecord(notes: string, slideId: number): Buffer {
  const atom = record(0x03f1, Buffer.concat([uint32(slideId), uint32(0)]));
  return record(0x03f0, Buffer.concat([atom, drawing([shape([0, 0, 100, 100], text(notes, 2))])]), 0, CONTAINER);
}

function drawing(shapes: Buffer[]): Buffer {
  const patriarch = record(0xf004, record(0xf00a, Buffer.alloc(8)), 0, CONTAINER);
  const group = record(0xf003, Buffer.concat([patriarch, ...shapes]), 0, CONTAINER);
  return record(0x040c, record(0xf002, group, 0, CONTAINER), 0, CONTAINER);
}

/** `anchor`: top, left, right, bottom in master units. */
function shape(anchor: number[], content: Buffer, properties: [number, number][] = []): Buffer {
  const place = Buffer.alloc(8);
  anchor.forEach((value, index) => place.writeInt16LE(value, index * 2));
  const parts = [record(0xf00a, Buffer.alloc(8)), record(0xf010, place)];
  const list = properties.map(([id, value]) => Buffer.concat([uint32(id).subarray(0, 2), uint32(value)]));
  if (list.length > 0) parts.push(record(0xf00b, Buffer.concat(list), list.length, 3));
  parts.push(record(0xf00d, content, 0, CONTAINER));
  return record(0xf004, Buffer.concat(parts), 0, CONTAINER);
}

function text(words: string, kind: number): Buffer {
  return Buffer.concat([record(0x0f9f, uint32(kind)), record(0x0fa8, Buffer.from(words, 'latin1'))]);
}

/** One record of a PowerPoint stream; `version` 15 is a container of records. */
export function record(type: number, data: Buffer, instance = 0, version = 0): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16LE((instance << 4) | version, 0);
  header.writeUInt16LE(type, 2);
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0, 0);
  return bytes;
}
