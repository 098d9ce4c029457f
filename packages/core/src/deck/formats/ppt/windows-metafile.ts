/** Words of a Windows metafile, the older kind of drawing in a PPT, where they stand in it ([MS-WMF]). */
import { decodeWindows1252 } from '../../../text/windows-1252.js';
import { GLYPHS, MOST_TEXTS, USUAL_HEIGHT, textBox, type Metafile, type MetafileText } from './metafile.js';

const META = {
  endOfFile: 0,
  saveContext: 0x001e,
  restoreContext: 0x0127,
  selectObject: 0x012d,
  textAlign: 0x012e,
  deleteObject: 0x01f0,
  windowOrigin: 0x020b,
  windowExtent: 0x020c,
  font: 0x02fb,
  text: 0x0521,
  placedText: 0x0a32,
} as const;
/** Palettes, brushes, pens and regions take a number each, as fonts do. */
const OTHER_OBJECTS: ReadonlySet<number> = new Set([0x00f7, 0x0142, 0x01f9, 0x02fa, 0x02fc, 0x06ff]);
const HEADER = { bytes: 18, kinds: [1, 2], words: 9 };
const RECORD_HEAD = 6;
/** Of a placed text: a box comes before the letters; and of the letters' widths the bytes of each. */
const BOXED = 0x2 | 0x4;
const BOX_BYTES = 8;
const WIDTH_BYTES = 2;
const MOST_SAVED = 100;
/** Of a font's character set; those of symbols are pictures, and a set that is not here is Western. */
const SYMBOLS = 2;
const ENCODINGS: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

interface Font {
  height: number;
  characterSet: number;
}

interface Window {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** In the order drawn, in units of the first window. Undefined for what is no Windows metafile, or shows no text. */
export function readWindowsMetafile(bytes: Uint8Array): Metafile | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isWindowsMetafile(data)) return undefined;
  const texts: MetafileText[] = [];
  /** By number; the next object takes the lowest that is free. */
  const objects: (Font | 'other' | undefined)[] = [];
  const window: Window = { x: 0, y: 0, wide: 0, high: 0 };
  let first: Window | undefined;
  let state = { font: { height: USUAL_HEIGHT, characterSet: 0 }, align: 0 };
  const saved: (typeof state)[] = [];
  const add = (object: Font | 'other') => {
    const free = objects.indexOf(undefined);
    objects[free < 0 ? objects.length : free] = object;
  };
  for (let at = HEADER.bytes; at + RECORD_HEAD <= data.length && texts.length < MOST_TEXTS;) {
    const length = 2 * data.readUInt32LE(at);
    const type = data.readUInt16LE(at + 4);
    if (length < RECORD_HEAD || at + length > data.length || type === META.endOfFile) break;
    const record = data.subarray(at + RECORD_HEAD, at + length);
    const has = (bytes: number) => record.length >= bytes;
    at += length;
    if (type === META.windowOrigin && has(4)) [window.y, window.x] = [record.readInt16LE(0), record.readInt16LE(2)];
    else if (type === META.windowExtent && has(4)) {
      [window.high, window.wide] = [record.readInt16LE(0), record.readInt16LE(2)];
    } else if (type === META.saveContext && saved.length < MOST_SAVED) saved.push({ ...state });
    else if (type === META.restoreContext) state = saved.pop() ?? state;
    else if (type === META.textAlign && has(2)) state.align = record.readUInt16LE(0);
    else if (type === META.font && has(14)) {
      add({ height: Math.abs(record.readInt16LE(0)) || USUAL_HEIGHT, characterSet: record.readUInt8(13) });
    } else if (OTHER_OBJECTS.has(type)) add('other');
    else if (type === META.deleteObject && has(2))
      objects.fill(undefined, record.readUInt16LE(0), record.readUInt16LE(0) + 1);
    else if (type === META.selectObject && has(2)) {
      const chosen = objects[record.readUInt16LE(0)];
      if (typeof chosen === 'object') state.font = chosen;
    }
    const found = type === META.text ? plainText(record) : type === META.placedText ? placedText(record) : undefined;
    if (found === undefined || window.wide === 0 || window.high === 0) continue;
    first ??= { ...window };
    const text = lettersOf(found.letters, state.font.characterSet);
    // A window may count upwards.
    const [across, down] = [Math.abs(first.wide) / window.wide, Math.abs(first.high) / window.high];
    const point = {
      text,
      x: (found.x - window.x) * across,
      y: (found.y - window.y) * down,
      wide: found.wide === undefined ? undefined : found.wide * Math.abs(across),
    };
    if (text !== '') texts.push({ text, ...textBox(point, state.font.height * Math.abs(down), state.align) });
  }
  return first && { frame: { x0: 0, y0: 0, x1: Math.abs(first.wide), y1: Math.abs(first.high) }, texts };
}

function isWindowsMetafile(data: Buffer): boolean {
  if (data.length < HEADER.bytes) return false;
  return HEADER.kinds.includes(data.readUInt16LE(0)) && data.readUInt16LE(2) === HEADER.words;
}

interface FoundText {
  letters: Buffer;
  x: number;
  y: number;
  wide?: number;
}

function plainText(record: Buffer): FoundText | undefined {
  if (record.length < 2) return undefined;
  const count = record.readUInt16LE(0);
  const after = 2 + even(count);
  if (after + 4 > record.length) return undefined;
  return { letters: record.subarray(2, 2 + count), y: record.readInt16LE(after), x: record.readInt16LE(after + 2) };
}

function placedText(record: Buffer): FoundText | undefined {
  if (record.length < 8) return undefined;
  const [count, options] = [record.readUInt16LE(4), record.readUInt16LE(6)];
  const start = 8 + (options & BOXED ? BOX_BYTES : 0);
  if ((options & GLYPHS) !== 0 || start + count > record.length) return undefined;
  const found = { letters: record.subarray(start, start + count), y: record.readInt16LE(0), x: record.readInt16LE(2) };
  const widths = start + even(count);
  if (widths + WIDTH_BYTES * count > record.length) return found;
  let wide = 0;
  for (let index = 0; index < count; index++) wide += record.readInt16LE(widths + WIDTH_BYTES * index);
  return { ...found, wide };
}

/** A text of an odd number of bytes is followed by one that says nothing. */
function even(count: number): number {
  return count + (count % 2);
}

function lettersOf(letters: Buffer, characterSet: number): string {
  if (characterSet === SYMBOLS) return '';
  const encoding = ENCODINGS[characterSet];
  const text = encoding === undefined ? decodeWindows1252(letters) : new TextDecoder(encoding).decode(letters);
  return text.replace(/\0/g, '').trim();
}
