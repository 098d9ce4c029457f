/** Texts of the slide list and of text boxes: a header, the characters, and runs of how they look. */
import type { Paragraph, Run } from '../../slide/shapes.js';
import { RT, uint16, uint32, utf16, type PptRecord } from './records.js';

export interface PptText {
  /** 0 title, 1 body, 2 notes, 4 other, 5 centred body, 6 centred title, 7 half, 8 quarter body. */
  kind: number;
  paragraphs: Paragraph[];
}

/** Points by kind of text, as PowerPoint's own master has them; a deck's master is not asked. */
const SIZES: Readonly<Record<number, number>> = { 0: 44, 1: 32, 2: 12, 4: 18, 5: 32, 6: 44, 7: 28, 8: 24 };
export const OTHER_TEXT = 4;

/** `unit`: slide units a point. */
export function readTexts(data: Buffer, records: readonly PptRecord[], unit: number): PptText[] {
  const texts: PptText[] = [];
  for (const [index, record] of records.entries()) {
    if (record.type !== RT.TextHeader) continue;
    const kind = uint32(data, record, 0) ?? OTHER_TEXT;
    // What belongs to a header follows it, up to the next one.
    const next = records.findIndex((each, at) => at > index && each.type === RT.TextHeader);
    texts.push({ kind, paragraphs: readText(data, records.slice(index + 1, next < 0 ? undefined : next), kind, unit) });
  }
  return texts;
}

/** A string a paragraph. */
export function plainText({ paragraphs }: Pick<PptText, 'paragraphs'>): string[] {
  return paragraphs.map(({ runs }) => runs.map((run) => run.text).join(''));
}

const FIELDS: ReadonlySet<number> = new Set([
  RT.SlideNumberField,
  RT.DateTimeField,
  RT.GenericDateField,
  RT.HeaderField,
  RT.FooterField,
]);

function readText(data: Buffer, records: readonly PptRecord[], kind: number, unit: number): Paragraph[] {
  const body = records.find((record) => record.type === RT.TextChars || record.type === RT.TextBytes);
  if (!body) return [];
  const text = body.type === RT.TextChars ? utf16(data, body) : data.toString('latin1', body.start, body.end);
  const looks = records.find((record) => record.type === RT.StyleTextProps);
  const { runs, paragraphs: aligned } = looks ? styleRuns(data, looks, text.length) : { runs: [], paragraphs: [] };
  // Fields (page number, date) stand as `*` in the text.
  const fields = new Set(records.filter((record) => FIELDS.has(record.type)).map((record) => uint32(data, record, 0)));
  const alignAt = (place: number) => aligned.find(({ end }) => place < end)?.align ?? 'left';
  const paragraphs: Paragraph[] = [{ runs: [], align: alignAt(0) }];
  let at = 0;
  for (const run of [...runs, { length: Infinity }] as CharacterRun[]) {
    const part = text.slice(at, at + run.length);
    const look = {
      size: (run.size ?? SIZES[kind] ?? 18) * unit,
      bold: run.bold ?? false,
      alpha: 1,
    };
    let place = at;
    for (const [index, line] of part.split(/[\r\v]/).entries()) {
      if (index > 0) paragraphs.push({ runs: [], align: alignAt(place) });
      const words = withoutFields(line, place, fields);
      if (words !== '') paragraphs.at(-1)?.runs.push({ ...look, text: words } satisfies Run);
      place += line.length + 1;
    }
    at += part.length;
    if (at >= text.length) break;
  }
  return paragraphs;
}

function withoutFields(text: string, from: number, fields: ReadonlySet<number | undefined>): string {
  return text.replace(/\*/g, (star, at: number) => (fields.has(from + at) ? '' : star));
}

interface CharacterRun {
  length: number;
  size?: number;
  bold?: boolean;
}

/** Bytes of a paragraph's optional fields by mask bit, in their order in the file. */
const BEFORE_ALIGN: readonly [mask: number, bytes: number][] = [
  [0x000f, 2],
  [0x0080, 2],
  [0x0010, 2],
  [0x0040, 2],
  [0x0020, 4],
];
const ALIGN = 0x0800;
const ALIGNS = ['left', 'centre', 'right'] as const;
const PARAGRAPH_FIELDS: readonly [mask: number, bytes: number][] = [
  ...BEFORE_ALIGN,
  [ALIGN, 2],
  [0x1000, 2],
  [0x2000, 2],
  [0x4000, 2],
  [0x0100, 2],
  [0x0400, 2],
  [0x8000, 2],
];
const TAB_STOPS = 0x100000;
const LAST_PARAGRAPH_FIELDS: readonly [mask: number, bytes: number][] = [
  [0x10000, 2],
  [0xe0000, 2],
  [0x200000, 2],
];
const FONT_STYLE = 0xffff;
const FONTS = [0x10000, 0x200000, 0x400000, 0x800000];
const SIZE = 0x20000;
const COLOUR = 0x40000;
const POSITION = 0x80000;

/** Of text up to `end`. */
interface ParagraphRun {
  end: number;
  align: Paragraph['align'];
}

/** Stops at the first run that does not fit. */
function styleRuns(
  data: Buffer,
  record: PptRecord,
  length: number,
): { runs: CharacterRun[]; paragraphs: ParagraphRun[] } {
  const paragraphs: ParagraphRun[] = [];
  let at = 0;
  let covered = 0;
  // Both kinds of runs cover one character more than there are: the end of the text.
  while (covered < length + 1) {
    const count = uint32(data, record, at);
    const mask = uint32(data, record, at + 6);
    if (count === undefined || mask === undefined || count === 0) return { runs: [], paragraphs };
    covered += count;
    const align = mask & ALIGN ? ALIGNS[uint16(data, record, at + 10 + sizeOf(mask, BEFORE_ALIGN)) ?? 0] : undefined;
    paragraphs.push({ end: covered, align: align ?? 'left' });
    at += 10 + sizeOf(mask, PARAGRAPH_FIELDS);
    if (mask & TAB_STOPS) at += 2 + 4 * (uint16(data, record, at) ?? 0);
    at += sizeOf(mask, LAST_PARAGRAPH_FIELDS);
  }
  const runs: CharacterRun[] = [];
  covered = 0;
  while (covered < length + 1) {
    const count = uint32(data, record, at);
    const mask = uint32(data, record, at + 4);
    if (count === undefined || mask === undefined || count === 0) break;
    covered += count;
    at += 8;
    const run: CharacterRun = { length: count };
    if (mask & FONT_STYLE) {
      if (mask & 1) run.bold = ((uint16(data, record, at) ?? 0) & 1) === 1;
      at += 2;
    }
    at += 2 * FONTS.filter((font) => mask & font).length;
    if (mask & SIZE) {
      const size = uint16(data, record, at);
      if (size !== undefined && size > 0 && size < 4000) run.size = size;
      at += 2;
    }
    if (mask & COLOUR) at += 4;
    if (mask & POSITION) at += 2;
    runs.push(run);
  }
  return { runs, paragraphs };
}

function sizeOf(mask: number, fields: readonly [number, number][]): number {
  return fields.reduce((sum, [bit, bytes]) => sum + (mask & bit ? bytes : 0), 0);
}
