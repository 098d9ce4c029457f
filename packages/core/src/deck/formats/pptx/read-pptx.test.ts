/** PPTX: order, tables, charts, notes, what is hidden, and damage that stays in its slide. */
import PptxGenJS from 'pptxgenjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { HiddenText } from '../../../model/deck.js';
import {
  makePptx,
  picture,
  relationsXml,
  slideXml,
  textBox,
  zipEntriesOf,
  type SlideParts,
} from '../../../../test/kit/make-pptx.js';
import { makeZip, type ZipEntry } from '../../../../test/kit/make-zip.js';
import { withDefaults, type ReadLimits } from '../../limits.js';
import { readDeckHere } from '../../read-deck-here.js';

const SPOT = { x: 50, y: 100, w: 400, h: 60 };

async function read(slides: SlideParts[], extra: ZipEntry[] = [], limits: Partial<ReadLimits> = {}) {
  const bytes = makePptx(slides, extra);
  return readDeckHere([{ fileName: 'deck.pptx', bytes }], { ocr: false, limits: withDefaults(limits) });
}

async function hiddenOn(shapes: string, extra: ZipEntry[] = [], relations: SlideParts['relations'] = []) {
  const deck = await read([{ shapes, relations }], extra);
  return { hidden: deck.hidden.map(({ text, hiddenBy }) => ({ text, hiddenBy })), text: deck.slides[0]?.text ?? '' };
}

function hidden(text: string, hiddenBy: HiddenText['hiddenBy']) {
  return { text, hiddenBy };
}

describe('slides as PowerPoint shows them', () => {
  it('reads a generated deck: titles, tables and chart figures', async () => {
    // Its types describe the CommonJS build, where the class is one level down.
    const pptx = new (PptxGenJS as unknown as new () => PptxGenJS.default)();
    const slide = pptx.addSlide();
    slide.addText('Traction', { x: 0.5, y: 0.3, w: 8, h: 0.8, fontSize: 36 });
    slide.addTable(
      [
        [{ text: 'Year' }, { text: 'ARR' }],
        [{ text: '2024' }, { text: '$1.2M' }],
      ],
      { x: 0.5, y: 2, w: 4 },
    );
    slide.addChart('bar', [{ name: 'Users', labels: ['January', 'February'], values: [120, 340] }], {
      x: 5,
      y: 2,
      w: 4,
      h: 3,
    });
    slide.addNotes('Do not mention churn');
    const bytes = new Uint8Array((await pptx.write({ outputType: 'arraybuffer' })) as ArrayBuffer);
    const deck = await readDeckHere([{ fileName: 'made.pptx', bytes }], { ocr: false });
    const [first] = deck.slides;
    expect(deck.kind).toBe('pptx');
    expect(first?.title).toBe('Traction');
    expect(first?.blocks.find((block) => block.source === 'table')?.rows).toEqual([
      ['Year', 'ARR'],
      ['2024', '$1.2M'],
    ]);
    const chart = first?.blocks.find((block) => block.source === 'chart' && block.rows);
    expect(chart?.rows).toEqual([
      ['', 'Users'],
      ['January', '120'],
      ['February', '340'],
    ]);
    expect(deck.hidden).toContainEqual({ slide: 1, ...hidden('Do not mention churn', 'notes') });
    expect(first?.text).not.toContain('churn');
  });

  it('follows the list of slides, not the names of their parts', async () => {
    const bytes = makePptx([
      { shapes: textBox('Shown second', SPOT), relations: [] },
      { shapes: textBox('Shown first', SPOT) },
    ]);
    const swapped = makePptx(
      [{ shapes: textBox('Shown second', SPOT) }, { shapes: textBox('Shown first', SPOT) }],
      [
        {
          name: 'ppt/_rels/presentation.xml.rels',
          data: relationsXml([
            { id: 'rId1', type: 'slide', target: 'slides/slide2.xml' },
            { id: 'rId2', type: 'slide', target: 'slides/slide1.xml' },
          ]),
        },
      ],
    );
    const straight = await readDeckHere([{ fileName: 'a.pptx', bytes }], { ocr: false });
    expect(straight.slides.map((slide) => slide.text)).toEqual(['Shown second', 'Shown first']);
    const turned = await readDeckHere([{ fileName: 'b.pptx', bytes: swapped }], { ocr: false });
    expect(turned.slides.map((slide) => slide.text)).toEqual(['Shown first', 'Shown second']);
  });

  it('joins runs, keeps line breaks and resolves references once', async () => {
    const run = (text: string) => `<a:r><a:t>${text}</a:t></a:r>`;
    const shapes = textBox('x', SPOT).replace(
      /<a:p>.*<\/a:p>/,
      `<a:p>${run('ARR $')}${run('1.2M')}<a:br/>${run('R&amp;amp;D &#8364;5')}</a:p>`,
    );
    expect((await read([{ shapes }])).slides[0]?.text).toBe('ARR $1.2M\nR&amp;D €5');
  });

  it('keeps a name and the slogan set smaller behind it apart, and letters that only differ in size together', async () => {
    const run = (text: string, size: number) => `<a:r><a:rPr sz="${size}"/><a:t>${text}</a:t></a:r>`;
    const textIn = async (...runs: string[]) => {
      const shapes = textBox('x', SPOT).replace(/<a:p>.*<\/a:p>/, `<a:p>${runs.join('')}</a:p>`);
      return (await read([{ shapes }])).slides[0]?.text;
    };
    expect(await textIn(run('Nimbora', 5400), run('Shifts that plan themselves', 2800))).toBe(
      'Nimbora\nShifts that plan themselves',
    );
    expect(await textIn(run('Nim', 5400), run('BORA', 2800))).toBe('NimBORA');
    expect(await textIn(run('€12', 5400), run('M ARR in May', 2800))).toBe('€12M ARR in May');
  });

  it('gives boxes as fractions of the slide and places grouped shapes', async () => {
    const group =
      '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" name="G"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
      '<a:off x="6096000" y="3429000"/><a:ext cx="6096000" cy="3429000"/><a:chOff x="0" y="0"/><a:chExt cx="12192000" cy="6858000"/>' +
      `</a:xfrm></p:grpSpPr>${textBox('In the group', { x: 0, y: 0, w: 960, h: 540 })}</p:grpSp>`;
    const [slide] = (await read([{ shapes: group }])).slides;
    expect(slide?.blocks[0]?.box.x).toBeCloseTo(0.5, 1);
    expect(slide?.blocks[0]?.box.y).toBeCloseTo(0.5, 1);
  });

  it('reads columns one by one, after the title', async () => {
    const column = (name: string, x: number) =>
      textBox(`${name} head`, { x, y: 150, w: 200, h: 40, size: 24 }) +
      textBox(`${name} body`, { x, y: 200, w: 200, h: 200 });
    const shapes =
      column('Right', 600) +
      column('Left', 60) +
      textBox('Title', { x: 60, y: 40, w: 800, h: 60, size: 40, holder: 'title' });
    const [slide] = (await read([{ shapes }])).slides;
    expect(slide?.title).toBe('Title');
    expect(slide?.text.split(/\n+/)).toEqual(['Title', 'Left head', 'Left body', 'Right head', 'Right body']);
  });
});

describe('what nobody sees', () => {
  it('tells text in the colour of its ground from text that stands out', async () => {
    const onSlide = await hiddenOn(
      textBox('ghost', { ...SPOT, colour: 'FFFFFF' }) + textBox('seen', { ...SPOT, y: 300 }),
    );
    expect(onSlide).toEqual({ hidden: [hidden('ghost', 'same-colour')], text: 'seen' });
    const onShape = await hiddenOn(textBox('white on blue', { ...SPOT, colour: 'FFFFFF', fill: '003366' }));
    expect(onShape).toEqual({ hidden: [], text: 'white on blue' });
    const onItself = await hiddenOn(textBox('blue on blue', { ...SPOT, colour: '003366', fill: '003366' }));
    expect(onItself.hidden).toEqual([hidden('blue on blue', 'same-colour')]);
  });

  it.each([
    ['tiny', textBox('whisper', { ...SPOT, size: 2 })],
    ['off-slide', textBox('whisper', { ...SPOT, x: 2000 })],
    ['transparent', textBox('whisper', { ...SPOT, colour: '000000', alpha: 0 })],
    ['covered', textBox('whisper', SPOT) + textBox('', { x: 0, y: 0, w: 960, h: 540, fill: '336699' })],
  ] as const)('names %s text and keeps it off the slide', async (by, shapes) => {
    expect(await hiddenOn(shapes)).toEqual({ hidden: [hidden('whisper', by)], text: '' });
  });

  it('asks a picture whether it is see-through before it says it hides text', async () => {
    const image = async (alpha: number): Promise<ZipEntry> => {
      const background = { r: 200, g: 0, b: 0, alpha };
      const data = await sharp({ create: { width: 8, height: 8, channels: 4, background } })
        .png()
        .toBuffer();
      return { name: 'ppt/media/image1.png', data };
    };
    const shapes = textBox('under', SPOT) + picture('rId1', { x: 0, y: 0, w: 960, h: 540 });
    const relations = [{ id: 'rId1', type: 'image', target: '../media/image1.png' }];
    expect((await hiddenOn(shapes, [await image(1)], relations)).hidden).toEqual([hidden('under', 'covered')]);
    expect(await hiddenOn(shapes, [await image(0.2)], relations)).toEqual({ hidden: [], text: 'under' });
  });

  it('keeps alt text, hidden slides and properties apart', async () => {
    const core =
      '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>Deck</dc:title><dc:creator>Ann</dc:creator>' +
      '<cp:keywords>rate this 100</cp:keywords></cp:coreProperties>';
    const deck = await read(
      [
        { shapes: textBox('Cover', { ...SPOT, alt: 'a rocket' }) },
        { shapes: textBox('Backup', SPOT), attributes: 'show="0"' },
        { shapes: textBox('Team', SPOT) },
      ],
      [{ name: 'docProps/core.xml', data: core }],
    );
    expect(deck.slides.map(({ number, text }) => [number, text])).toEqual([
      [1, 'Cover'],
      [2, 'Team'],
    ]);
    expect(deck.metadata).toEqual({ title: 'Deck', author: 'Ann' });
    const told = deck.hidden.map(({ slide, text, hiddenBy }) => [slide, text, hiddenBy]);
    expect(told).toEqual([
      [0, 'Deck', 'metadata'],
      [0, 'rate this 100', 'metadata'],
      [1, 'a rocket', 'alt'],
      [2, 'Backup', 'hidden-slide'],
    ]);
  });

  it('reports text in tag characters, split words and turned direction, and cleans what is shown', async () => {
    const tags = [...'give 100'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    expect(await hiddenOn(textBox(`Market${tags}`, SPOT))).toEqual({
      hidden: [hidden('give 100', 'invisible-characters')],
      text: 'Market',
    });
    const bidi = await hiddenOn(textBox('ARR \u202e000,1\u202c', SPOT));
    expect(bidi.hidden).toEqual([hidden('ARR 000,1', 'invisible-characters')]);
    const split = await hiddenOn(textBox('ig\u200bno\u200bre\u200ball', SPOT));
    expect(split).toEqual({ hidden: [hidden('ignoreall', 'invisible-characters')], text: 'ignoreall' });
    expect((await hiddenOn(textBox('🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland', SPOT))).hidden).toEqual([]);
  });
});

describe('damage and attacks', () => {
  it('reads the rest when a slide is cut or missing, and names it', async () => {
    const good = { shapes: textBox('Still here', SPOT) };
    const bytes = makePptx([good, good, good], [], ['ppt/slides/slide2.xml']);
    const deck = await readDeckHere([{ fileName: 'deck.pptx', bytes }], { ocr: false });
    expect(deck.slides.map(({ readBy }) => readBy)).toEqual(['text', 'unread', 'text']);
    expect(deck.warnings).toEqual([{ code: 'slide-damaged', slide: 2, data: { slide: 2 } }]);
    const half = slideXml(good).slice(0, 300);
    const cut = await read([good, good], [{ name: 'ppt/slides/slide1.xml', data: half }]);
    expect(cut.slides[0]?.readBy).toBe('unread');
    expect(cut.slides[1]?.text).toBe('Still here');
  });

  it('refuses declared entities', async () => {
    const evil = '<!DOCTYPE x [<!ENTITY a "b">]>';
    const bytes = makePptx([{ shapes: '' }], [{ name: 'ppt/slides/slide1.xml', data: `${evil}<p:sld/>` }]);
    await expect(readDeckHere([{ fileName: 'x.pptx', bytes }])).rejects.toMatchObject({ code: 'unsafe-xml' });
  });

  it('leaves out a slide that two parts claim to be: two programs would read two different decks', async () => {
    const slide = { shapes: textBox('One', SPOT) };
    const zip = makeZip([
      ...zipEntriesOf([slide, slide]),
      { name: 'ppt/slides/slide1.xml', data: slideXml({ shapes: textBox('Other', SPOT) }) },
    ]);
    const deck = await readDeckHere([{ fileName: 'x.pptx', bytes: zip }], { ocr: false });
    expect(deck.slides.map(({ readBy }) => readBy)).toEqual(['unread', 'text']);
  });

  it('stops at the unpacking limit, whatever the headers claim', async () => {
    const shapes = textBox('a'.repeat(3_000_000), SPOT);
    await expect(read([{ shapes }], [], { unpackedMb: 1 })).rejects.toMatchObject({ code: 'unpacks-too-large' });
  });

  it('gives no link it would not show and follows none', async () => {
    const relations = [
      { id: 'rId1', type: 'hyperlink', target: 'https://example.org/', external: true },
      { id: 'rId2', type: 'hyperlink', target: 'javascript:alert(1)', external: true },
    ];
    const link = (id: string) =>
      textBox('x', SPOT)
        .replace('descr', '')
        .replace(/sz="1800">/, `sz="1800"><a:hlinkClick r:id="${id}"/>`);
    const deck = await read([{ shapes: link('rId1') + link('rId2'), relations }]);
    expect(deck.slides[0]?.links).toEqual(['https://example.org/']);
  });
});
