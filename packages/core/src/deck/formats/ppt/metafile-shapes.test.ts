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

  it('finds no words in a damaged one', async () => {
    const whole = metafile([['Grower', 100, 50]]);
    const unpacked = metafile([['Grower', 100, 50]], { packed: false });
    for (const damaged of [whole.subarray(0, 70), unpacked.subarray(0, 150), Buffer.alloc(40)])
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
  const head = Buffer.alloc(16 + 34);
  head.writeUInt8(packed ? 0 : 0xfe, 16 + 32);
  return record(0xf01a, Buffer.concat([head, packed ? deflateSync(drawing) : drawing]), 0x3d4);
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
