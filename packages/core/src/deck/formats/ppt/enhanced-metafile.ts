/** Words of an enhanced metafile, the drawing that is left of a chart in a PPT, where they stand in it ([MS-EMF]). */
import type { Rect } from '../../layout/rect.js';
import {
  GLYPHS,
  MOST_TEXTS,
  USUAL_HEIGHT,
  textBox,
  type Metafile,
  type MetafileText,
  type TextPoint,
} from './metafile.js';

const EMR = {
  header: 1,
  windowExtent: 9,
  windowOrigin: 10,
  viewportExtent: 11,
  viewportOrigin: 12,
  endOfFile: 14,
  textAlign: 22,
  selectObject: 37,
  font: 82,
  text: 84,
  smallText: 108,
} as const;
const HEADER_BYTES = 88;
/** Options of a small text: one byte a character, and no bounds. */
const SMALL_CHARACTERS = 0x200;
const NO_BOUNDS = 0x100;
/** Of one text. */
const MOST_CHARACTERS = 1000;

/** In the order drawn, in units of the device that it was drawn for. Undefined for what is no enhanced metafile. */
export function readEnhancedMetafile(bytes: Uint8Array): Metafile | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frame = frameOf(data);
  if (frame === undefined) return undefined;
  const texts: MetafileText[] = [];
  const fonts = new Map<number, number>();
  const map = { window: [0, 0, 1, 1], viewport: [0, 0, 1, 1] };
  let [size, align] = [USUAL_HEIGHT, 0];
  for (let at = 0; at + 8 <= data.length && texts.length < MOST_TEXTS;) {
    const [type, length] = [data.readUInt32LE(at), data.readUInt32LE(at + 4)];
    if (length < 8 || at + length > data.length || type === EMR.endOfFile) break;
    const record = data.subarray(at, at + length);
    const has = (bytes: number) => length >= bytes;
    const pair = () => [record.readInt32LE(8), record.readInt32LE(12)];
    if (type === EMR.windowOrigin && has(16)) map.window.splice(0, 2, ...pair());
    else if (type === EMR.windowExtent && has(16)) map.window.splice(2, 2, ...pair());
    else if (type === EMR.viewportOrigin && has(16)) map.viewport.splice(0, 2, ...pair());
    else if (type === EMR.viewportExtent && has(16)) map.viewport.splice(2, 2, ...pair());
    else if (type === EMR.textAlign && has(12)) align = record.readUInt32LE(8);
    else if (type === EMR.font && has(16)) fonts.set(record.readUInt32LE(8), Math.abs(record.readInt32LE(12)));
    else if (type === EMR.selectObject && has(12)) size = fonts.get(record.readUInt32LE(8)) || size;
    const found = type === EMR.text ? longText(record) : type === EMR.smallText ? smallText(record) : undefined;
    const text = found?.text.replace(/\0/g, '').trim() ?? '';
    if (found !== undefined && text !== '')
      texts.push({ text, ...onDevice(textBox({ ...found, text }, size, align), map) });
    at += length;
  }
  return { frame, texts };
}

/** The drawing's own area. */
function frameOf(data: Buffer): Rect | undefined {
  if (data.length < HEADER_BYTES || data.readUInt32LE(0) !== EMR.header) return undefined;
  const at = (offset: number) => data.readInt32LE(offset);
  // Hundredths of a millimetre, of a device that is so many units and millimetres wide and high.
  const [across, down] = [at(72) / (at(80) * 100), at(76) / (at(84) * 100)];
  const frame = { x0: at(24) * across, y0: at(28) * down, x1: at(32) * across, y1: at(36) * down };
  return frame.x1 > frame.x0 && frame.y1 > frame.y0 ? frame : undefined;
}

function longText(record: Buffer): TextPoint | undefined {
  if (record.length < 76 || (record.readUInt32LE(52) & GLYPHS) !== 0) return undefined;
  const [count, start, widths] = [record.readUInt32LE(44), record.readUInt32LE(48), record.readUInt32LE(72)];
  if (count > MOST_CHARACTERS || start + 2 * count > record.length) return undefined;
  const found = {
    text: record.toString('utf16le', start, start + 2 * count),
    x: record.readInt32LE(36),
    y: record.readInt32LE(40),
  };
  if (widths === 0 || widths + 4 * count > record.length) return found;
  let wide = 0;
  for (let index = 0; index < count; index++) wide += record.readInt32LE(widths + 4 * index);
  return { ...found, wide };
}

function smallText(record: Buffer): TextPoint | undefined {
  if (record.length < 36) return undefined;
  const [count, flags] = [record.readUInt32LE(16), record.readUInt32LE(20)];
  const start = flags & NO_BOUNDS ? 36 : 52;
  const end = start + (flags & SMALL_CHARACTERS ? count : 2 * count);
  if ((flags & GLYPHS) !== 0 || count > MOST_CHARACTERS || end > record.length) return undefined;
  const text = record.toString(flags & SMALL_CHARACTERS ? 'latin1' : 'utf16le', start, end);
  return { text, x: record.readInt32LE(8), y: record.readInt32LE(12) };
}

function onDevice({ x0, y0, x1, y1 }: Rect, { window, viewport }: { window: number[]; viewport: number[] }): Rect {
  const place = (value: number, axis: 0 | 1) => {
    const scale = (viewport[axis + 2] ?? 1) / (window[axis + 2] || 1);
    return (value - (window[axis] ?? 0)) * scale + (viewport[axis] ?? 0);
  };
  return { x0: place(x0, 0), y0: place(y0, 1), x1: place(x1, 0), y1: place(y1, 1) };
}
