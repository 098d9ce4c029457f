// Writes a text-only PowerPoint 97–2003 file: the records of [MS-PPT] that a reader needs, in an OLE compound file.
import CFB from 'cfb';

/** Master units: 1/576 of an inch. A 10 × 7.5 inch slide. */
const SLIDE = { width: 5760, height: 4320 };
/** Class of PowerPoint presentations, {64818D10-4F9B-11CF-86EA-00AA00B929E8}, as stored. */
const POWERPOINT_CLASS = '108d81649b4fcf1186ea00aa00b929e8';
/** Property set of title and author, {F29F85E0-4FF9-1068-AB91-08002B27B3D9}, as stored. */
const SUMMARY_SET = 'e0859ff2f94f6810ab9108002b27b3d9';
const DOCUMENT_ID = 1;
const MASTER_ID = 2;
const FIRST_SLIDE_ID = 3;
const MASTER_REF = 0x80000000;

/** Text types of TextHeaderAtom. */
const TITLE = 0;
const BODY = 1;
const OTHER = 4;

/** Placeholder types of PlaceholderAtom. */
const TITLE_PLACE = 0x0d;
const BODY_PLACE = 0x0e;

/**
 * Builds the file. Titles and bodies stand in the outline, as PowerPoint writes them; the footer is a free text box.
 * @param {{ title: string, lines: string[] }[]} slides
 * @param {{ footer: string, font: string, user: string }} options
 * @returns {Buffer}
 */
export function writePpt97(slides, { footer, font, user }) {
  const objects = [
    documentContainer(slides, font),
    masterContainer(),
    ...slides.map((slide, index) => slideContainer(index, slide.lines.length > 0, footer)),
  ];
  let offset = 0;
  const offsets = objects.map((object) => {
    const start = offset;
    offset += object.length;
    return start;
  });
  const directory = record(6002, u32((objects.length << 20) | DOCUMENT_ID, ...offsets));
  const edit = record(
    4085,
    Buffer.concat([u32(256), u16(0), Buffer.from([0, 3]), u32(0, offset, DOCUMENT_ID, objects.length + 1), u16(1, 0)]),
  );
  const file = CFB.utils.cfb_new({ CLSID: POWERPOINT_CLASS });
  CFB.utils.cfb_add(file, '/PowerPoint Document', Buffer.concat([...objects, directory, edit]));
  CFB.utils.cfb_add(file, '/Current User', currentUser(offset + directory.length, user));
  CFB.utils.cfb_add(file, '/\u0005SummaryInformation', summary({ 2: slides[0]?.title ?? '', 4: user }));
  return /** @type {Buffer} */ (CFB.write(file, { type: 'buffer' }));
}

/** @param {{ title: string, lines: string[] }[]} slides @param {string} font */
function documentContainer(slides, font) {
  const atom = Buffer.concat([
    u32(SLIDE.width, SLIDE.height, SLIDE.height, SLIDE.width, 5, 10, 0, 0),
    u16(1, 0),
    Buffer.from([0, 0, 0, 1]),
  ]);
  const outline = slides.flatMap((slide, index) => [
    persist(FIRST_SLIDE_ID + index, 256 + index, slide.lines.length > 0 ? 2 : 1),
    ...text(TITLE, slide.title),
    ...(slide.lines.length > 0 ? text(BODY, slide.lines.join('\r')) : []),
  ]);
  return container(1000, [
    record(1001, atom, 1),
    container(1010, [container(2005, [fontEntity(font)]), textStyle(OTHER, 14)]),
    container(1035, [container(0xf000, [drawingGroup(slides.length + 1)])]),
    container(4080, [persist(MASTER_ID, MASTER_REF, 0)], 1),
    container(4080, outline),
    record(1002, Buffer.alloc(0)),
  ]);
}

/** A font of the collection: its name in 32 characters, then charset, flags, type and pitch. @param {string} name */
function fontEntity(name) {
  const face = Buffer.alloc(64);
  face.write(name, 0, 'utf16le');
  return record(4023, Buffer.concat([face, Buffer.from([0, 0, 4, 0x22])]));
}

/** How many shape ids each drawing has taken. @param {number} drawings */
function drawingGroup(drawings) {
  const clusters = Array.from({ length: drawings }, (_, index) => [index + 1, 5]).flat();
  return record(0xf006, u32(1024 * (drawings + 1), drawings + 1, drawings * 5, drawings, ...clusters));
}

/** @param {number} id @param {number} slideId @param {number} texts */
function persist(id, slideId, texts) {
  return record(1011, u32(id, 0, texts, slideId, 0));
}

/** @param {number} type @param {string} words */
function text(type, words) {
  return [record(3999, u32(type)), record(4000, Buffer.from(words, 'utf16le'))];
}

function masterContainer() {
  const atom = Buffer.concat([u32(1), Buffer.from([1, 2, 7, 9, 8, 0, 0, 0]), u32(0, 0), u16(7, 0)]);
  return container(1016, [record(1007, atom, 2), textStyle(TITLE, 40), textStyle(BODY, 24), drawing(1, []), colours()]);
}

/** One level of text with nothing but a size. @param {number} type @param {number} points */
function textStyle(type, points) {
  return record(4003, Buffer.concat([u16(1), u32(0, 0x20000), u16(points)]), 0, type);
}

/** @param {number} index @param {boolean} hasBody @param {string} footer */
function slideContainer(index, hasBody, footer) {
  const places = hasBody ? [TITLE_PLACE, BODY_PLACE] : [TITLE_PLACE];
  const atom = Buffer.concat([
    u32(hasBody ? 1 : 7),
    Buffer.from([...places, 0, 0, 0, 0, 0, 0, 0, 0].slice(0, 8)),
    u32(MASTER_REF, 0),
    u16(7, 0),
  ]);
  const shapes = [placeholder(0, TITLE_PLACE, [340, 288, 5472, 1060])];
  if (hasBody) shapes.push(placeholder(1, BODY_PLACE, [1250, 288, 5472, 3850]));
  shapes.push({ anchor: [3980, 288, 5472, 4220], data: [], text: text(OTHER, `${footer}\t${index + 1}`) });
  return container(1006, [record(1007, atom, 2), drawing(index + 2, shapes), colours()]);
}

/**
 * A shape whose text stands in the outline.
 * @param {number} at @param {number} type @param {number[]} anchor Top, left, right, bottom.
 */
function placeholder(at, type, anchor) {
  return {
    anchor,
    data: [record(3011, Buffer.concat([u32(at), Buffer.from([type, 0, 0, 0])]))],
    text: [record(3998, u32(at))],
  };
}

/** @param {number} id @param {{ anchor: number[], data: Buffer[], text: Buffer[] }[]} shapes */
function drawing(id, shapes) {
  const first = id * 1024;
  const patriarch = container(0xf004, [record(0xf009, Buffer.alloc(16), 1), record(0xf00a, u32(first, 5), 2)]);
  const drawn = shapes.map((shape, index) =>
    container(0xf004, [
      record(0xf00a, u32(first + 2 + index, 0xa00), 2, shape.data.length > 0 ? 1 : 202),
      record(0xf010, u16(...shape.anchor)),
      ...(shape.data.length > 0 ? [container(0xf011, shape.data)] : []),
      container(0xf00d, shape.text),
    ]),
  );
  const background = container(0xf004, [record(0xf00a, u32(first + 1, 0xc00), 2, 1)]);
  return container(1036, [
    container(0xf002, [
      record(0xf008, u32(shapes.length + 2, first + 1 + shapes.length), 0, id),
      container(0xf003, [patriarch, ...drawn]),
      background,
    ]),
  ]);
}

/** Black on white, with the accents of the first PowerPoint scheme. */
function colours() {
  return record(2032, u32(0xffffff, 0x000000, 0x808080, 0x000000, 0x99cc00, 0xcc3333, 0xffcccc, 0xb2b2b2), 0, 1);
}

/** @param {number} editAt @param {string} user */
function currentUser(editAt, user) {
  const name = Buffer.from(user, 'latin1');
  const body = [
    u32(0x14, 0xe391c05f, editAt),
    u16(name.length, 0x03f4),
    Buffer.from([3, 0, 0, 0]),
    name,
    u32(8),
    Buffer.from(user, 'utf16le'),
  ];
  return record(4086, Buffer.concat(body));
}

/** Title (2), author (4) and the like, in Windows Latin. @param {Record<number, string>} strings */
function summary(strings) {
  const values = [
    [1, Buffer.concat([u32(2), u16(1252, 0)])],
    ...Object.entries(strings).map(([id, words]) => [Number(id), lpstr(words)]),
  ];
  const heads = [];
  let offset = 8 + values.length * 8;
  for (const [id, value] of /** @type {[number, Buffer][]} */ (values)) {
    heads.push(id, offset);
    offset += value.length;
  }
  const bodies = values.map(([, value]) => /** @type {Buffer} */ (value));
  const set = Buffer.concat([u32(offset, values.length, ...heads), ...bodies]);
  return Buffer.concat([
    u16(0xfffe, 0),
    u32(0x00020005),
    Buffer.alloc(16),
    u32(1),
    Buffer.from(SUMMARY_SET, 'hex'),
    u32(48),
    set,
  ]);
}

/** @param {string} words */
function lpstr(words) {
  const bytes = Buffer.from(`${words}\0`, 'latin1');
  return Buffer.concat([u32(30, bytes.length), bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/** @param {number} type @param {Buffer[]} children @param {number} [instance] */
function container(type, children, instance = 0) {
  return record(type, Buffer.concat(children), 0xf, instance);
}

/** @param {number} type @param {Buffer} body @param {number} [version] @param {number} [instance] */
function record(type, body, version = 0, instance = 0) {
  return Buffer.concat([u16(version | (instance << 4), type), u32(body.length), body]);
}

/** @param {number[]} values */
function u16(...values) {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value & 0xffff, index * 2));
  return bytes;
}

/** @param {number[]} values */
function u32(...values) {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, index * 4));
  return bytes;
}
