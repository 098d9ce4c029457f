/** Metafiles of a PPT: a chart's figures as such, the words of other drawings in their places, damage without harm. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePpt, record } from '../../../../test/kit/make-ppt.js';
import { readDeckHere } from '../../read-deck-here.js';

/** Of a drawing 1000 wide and 500 high, in letters 20 high: the upper left corner of each. */
type Text = [text: string, x: number, y: number];

async function blocksOf(picture: Buffer) {
  const [boxed, pictured] = [1, 0x0104];
  const bytes = makePpt([{ title: 'Orchards', box: '', properties: [[pictured, boxed]] }], { pictures: [picture] });
  const { slides } = await readDeckHere([{ fileName: 'old.ppt', bytes }], { ocr: false });
  return (slides[0]?.blocks ?? []).slice(1);
}

const SCALE: Text[] = ['30', '20', '10', '0'].map((text, index) => [text, 40 - 10 * text.length, 100 + 80 * index]);

describe('metafiles of a PPT', () => {
  it.each([
    ['en', ['North', 'South', 'West'], ['$12K', '$26K', '$8K']],
    ['es', ['Olivo', 'Almendro', 'Vid'], ['12 %', '26 %', '8 %']],
    ['fr', ['2023', '2024', '2025'], ['12', '26', '8']],
  ])('tells the figures of a chart (%s)', async (_locale, categories, values) => {
    const bars = categories.flatMap((category, index): Text[] => [
      [category, 200 + 250 * index, 450],
      [values[index] ?? '', 200 + 250 * index, [300, 150, 350][index] ?? 0],
    ]);
    const blocks = await blocksOf(metafile([...SCALE, ...bars, ['By hand and by light', 300, 20]]));
    expect(blocks.map(({ source, rows, lines }) => [source, rows ?? lines.map(({ text }) => text)])).toEqual([
      ['chart', ['By hand and by light']],
      ['chart', categories.map((category, index) => [category, values[index]])],
    ]);
  });

  it('knows a chart without values by its scale', async () => {
    const blocks = await blocksOf(metafile([...SCALE, ['Harvest in tonnes', 300, 20], ['2024', 300, 450]]));
    expect(blocks.map(({ source, lines }) => [source, lines.map(({ text }) => text)])).toEqual([
      ['chart', ['Harvest in tonnes', '2024']],
    ]);
  });

  it('reads the words of another drawing where they stand', async () => {
    const blocks = await blocksOf(
      metafile(
        [
          ['Grower', 100, 50],
          ['Packing house', 600, 300],
        ],
        { packed: false },
      ),
    );
    expect(blocks.map(({ source, lines }) => [source, lines[0]?.text])).toEqual([
      ['text', 'Grower'],
      ['text', 'Packing house'],
    ]);
    // The picture's box is 5300 of the slide's 5760 units wide and 1500 of 4320 high.
    const [, lower] = blocks.map(({ box }) => box);
    expect(lower?.x).toBeCloseTo((200 + 0.6 * 5300) / 5760, 2);
    expect(lower?.y).toBeCloseTo((1500 + 0.6 * 1500) / 4320, 2);
  });

  it.each([
    ['en', 0, 'Sales by region', 'Sales by region'],
    ['es', 0, 'Año de cosecha', 'Año de cosecha'],
    ['fr', 0, 'Récolte à l’été', 'Récolte à l\x92été'],
    ['pl', 238, 'Łódź', '\xa3\xf3d\x9f'],
  ])('reads the words and the chart of a Windows metafile (%s)', async (_locale, characterSet, title, written) => {
    const bars = ['2023', '2024', '2025'].flatMap((year, index): Text[] => [
      [year, 200 + 250 * index, 450],
      [`${12 + 14 * index} t`, 200 + 250 * index, 350 - 100 * index],
    ]);
    const blocks = await blocksOf(windowsMetafile([[written, 300, 20], ...bars], characterSet));
    expect(blocks.map(({ source, rows, lines }) => [source, rows ?? lines.map(({ text }) => text)])).toEqual([
      ['chart', [title]],
      ['chart', [0, 1, 2].map((index) => [`${2023 + index}`, `${12 + 14 * index} t`])],
    ]);
    const [words, lower] = await blocksOf(
      windowsMetafile(
        [
          ['Grower', 100, 50],
          ['House', 600, 300],
        ],
        0,
      ),
    );
    expect([words, lower].map((block) => block?.lines[0]?.text)).toEqual(['Grower', 'House']);
    expect(lower?.box.x).toBeCloseTo((200 + 0.6 * 5300) / 5760, 2);
    expect(lower?.box.y).toBeCloseTo((1500 + 0.6 * 1500) / 4320, 2);
  });

  it('takes the letters of a symbol font for no words', async () => {
    expect(await blocksOf(windowsMetafile([['Grower', 100, 50]], 2))).toEqual([]);
  });

  it('finds no words in a damaged one', async () => {
    const whole = metafile([['Grower', 100, 50]]);
    const unpacked = metafile([['Grower', 100, 50]], { packed: false });
    const windows = windowsMetafile([['Grower', 100, 50]], 0);
    for (const damaged of [whole.subarray(0, 70), unpacked.subarray(0, 150), windows.subarray(0, 70), Buffer.alloc(40)])
      expect(await blocksOf(damaged)).toEqual([]);
    const endless = Buffer.from(unpacked);
    endless.writeUInt32LE(0xffff_ffff, endless.indexOf(Buffer.from('Grower', 'utf16le')) - 76 + 44);
    expect(await blocksOf(endless)).toEqual([]);
  });
});

/** A record of the picture stream, as LibreOffice writes it. */
function metafile(texts: readonly Text[], { packed = true } = {}): Buffer {
  const header = Buffer.alloc(100);
  // 1000 by 500 units of a device on which one is a millimetre.
  for (const [offset, value] of [
    [24, 100_000],
    [28, 50_000],
    [64, 1000],
    [68, 500],
    [72, 1000],
    [76, 500],
  ] as const)
    header.writeInt32LE(value, offset);
  const font = Buffer.alloc(12);
  font.writeUInt32LE(1, 0);
  font.writeInt32LE(-20, 4);
  const select = Buffer.from([1, 0, 0, 0]);
  const drawing = Buffer.concat([
    ...[emr(1, header), emr(82, font), emr(37, select)],
    ...texts.map((text) => emr(84, longText(text))),
    emr(14, Buffer.alloc(12)),
  ]);
  return pictureRecord(0xf01a, 0x3d4, drawing, packed);
}

function pictureRecord(type: number, instance: number, drawing: Buffer, packed: boolean): Buffer {
  const head = Buffer.alloc(16 + 34);
  head.writeUInt8(packed ? 0 : 0xfe, 16 + 32);
  return record(type, Buffer.concat([head, packed ? deflateSync(drawing) : drawing]), instance);
}

/** As Windows wrote it: a window, a pen, a font of a character set, and a text a record, one byte a letter. */
function windowsMetafile(texts: readonly Text[], characterSet: number): Buffer {
  const font = Buffer.alloc(18);
  font.writeInt16LE(-20, 0);
  font.writeUInt8(characterSet, 13);
  const drawing = Buffer.concat([
    Buffer.from([1, 0, 9, 0, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]),
    ...[wmf(0x020b, words(0, 0)), wmf(0x020c, words(500, 1000)), wmf(0x02fa, Buffer.alloc(10)), wmf(0x02fb, font)],
    wmf(0x012d, words(1)),
    ...texts.map(([text, x, y]) => {
      const letters = Buffer.from(text.padEnd(text.length + (text.length % 2), '\0'), 'latin1');
      return wmf(0x0521, Buffer.concat([words(text.length), letters, words(y, x)]));
    }),
    wmf(0, Buffer.alloc(0)),
  ]);
  return pictureRecord(0xf01b, 0x216, drawing, true);
}

function wmf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE((6 + data.length) / 2, 0);
  head.writeUInt16LE(type, 4);
  return Buffer.concat([head, data]);
}

function words(...values: number[]): Buffer {
  const data = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => data.writeInt16LE(value, 2 * index));
  return data;
}

function longText([text, x, y]: Text): Buffer {
  const head = Buffer.alloc(68);
  for (const [offset, value] of [
    [28, x],
    [32, y],
    [36, text.length],
    [40, 76],
  ] as const)
    head.writeInt32LE(value, offset);
  return Buffer.concat([head, Buffer.from(text, 'utf16le')]);
}

function emr(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(type, 0);
  head.writeUInt32LE(8 + data.length, 4);
  return Buffer.concat([head, data]);
}
