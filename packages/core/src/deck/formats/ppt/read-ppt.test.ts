/** PPT: the slide list's order, both kinds of text, notes and hidden slides apart, encryption named. */
import { describe, expect, it } from 'vitest';
import { makePpt, record, type PptOptions, type PptSlide } from '../../../../test/kit/make-ppt.js';
import { DEFAULT_LIMITS } from '../../limits.js';
import { readDeckHere } from '../../read-deck-here.js';
import { readPpt } from './read-ppt.js';

function read(slides: PptSlide[], options: PptOptions = {}) {
  return readDeckHere([{ fileName: 'old.ppt', bytes: makePpt(slides, options) }], { ocr: false });
}

describe('PowerPoint 97–2007', () => {
  it('reads slides in presentation order, with titles and boxes', async () => {
    const deck = await read([
      { title: 'Über uns', box: 'Founded 2019\rTeam of 12' },
      { title: 'The ask', box: 'We raise $2M' },
    ]);
    expect(deck.kind).toBe('ppt');
    expect(deck.slides.map(({ title, text }) => [title, text])).toEqual([
      ['Über uns', 'Über uns\n\nFounded 2019\nTeam of 12'],
      ['The ask', 'The ask\n\nWe raise $2M'],
    ]);
    const [title, box] = deck.slides[0]?.blocks ?? [];
    expect(title?.title).toBe(true);
    expect(box?.box.x).toBeCloseTo(200 / 5760, 1);
    expect(box?.box.y).toBeCloseTo(1500 / 4320, 1);
  });

  it('reads the rows of a table that no program has laid out yet', async () => {
    const table = [
      ['Cultivo', 'Riego'],
      ['Olivo', '12 %'],
      ['Almendro', ''],
    ];
    const { slides } = await read([{ title: 'Fincas', table }]);
    expect(slides[0]?.blocks.find(({ source }) => source === 'table')?.rows).toEqual(table);
  });

  it('shows the footer that the master draws, once, and none that is switched off', async () => {
    const textOf = async (slide: PptSlide) => (await read([{ title: 'Prix', ...slide }])).slides[0]?.text;
    expect(await textOf({ footer: 'Confidentiel – Ruchelle' })).toBe('Prix\n\nConfidentiel – Ruchelle');
    expect(await textOf({ footer: 'Confidentiel', box: 'Confidentiel' })).toBe('Prix\n\nConfidentiel');
    expect(await textOf({ footer: 'Confidentiel', footerShown: false })).toBe('Prix');
    const { slides } = await read([{ footer: 'Confidentiel' }]);
    expect(slides.map(({ title, text }) => [title, text])).toEqual([['', 'Confidentiel']]);
  });

  it('places text in its box as the shape anchors it', async () => {
    const [middle, bottom] = [1, 2];
    const top = async (properties: [number, number][]) =>
      (await read([{ box: 'Words', properties }])).slides[0]?.blocks[0]?.box.y ?? 0;
    const [above, between, below] = [await top([]), await top([[0x87, middle]]), await top([[0x87, bottom]])];
    expect(above).toBeLessThan(between);
    expect(between).toBeLessThan(below);
  });

  it('keeps notes and hidden slides apart', async () => {
    const deck = await read([
      { title: 'Cover', notes: 'say hello' },
      { title: 'Secret', hidden: true },
      { title: 'End' },
    ]);
    expect(deck.slides.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Cover'],
      [2, 'End'],
    ]);
    expect(deck.hidden.map(({ slide, text, hiddenBy }) => [slide, text, hiddenBy])).toEqual([
      [1, 'say hello', 'notes'],
      [2, 'Secret', 'hidden-slide'],
    ]);
  });

  it.each(['Pictures', 'Current User', '\u0005SummaryInformation', '\u0005DocumentSummaryInformation'])(
    'reads a deck whose stream %j is empty, as LibreOffice writes it, or missing',
    async (name) => {
      for (const bytes of [Buffer.alloc(0), undefined]) {
        const deck = await read([{ title: 'The ask', box: 'We raise $2M' }], { streams: { [name]: bytes } });
        expect(deck.slides.map(({ text }) => text)).toEqual(['The ask\n\nWe raise $2M']);
      }
    },
  );

  it('knows a deck that shows what lies outside of it', async () => {
    const linksOut = async (slide: PptSlide, external: Buffer[] = []) => {
      const bytes = makePpt([{ title: 'Cover', box: 'Words', ...slide }], { external });
      return (await readPpt(bytes, { fileName: 'old.ppt', limits: DEFAULT_LIMITS })).linksOut();
    };
    const listed = (type: number) => [record(0x040a, Buffer.alloc(4)), record(type, Buffer.alloc(0), 0, 15)];
    const [hyperlink, embedded, linkedObject, film, sound] = [0x0fd7, 0x0fcc, 0x0fce, 0x1006, 0x1010];
    expect(await linksOut({})).toBe(false);
    expect(await linksOut({ properties: [[0x0106, 0]] })).toBe(false);
    for (const own of [hyperlink, embedded]) expect(await linksOut({}, listed(own))).toBe(false);
    for (const other of [linkedObject, film, sound]) expect(await linksOut({}, listed(other))).toBe(true);
    const [picture, fill, line] = [0x0106, 0x0188, 0x01c8];
    for (const id of [picture, fill, line]) expect(await linksOut({ properties: [[id, 0x0a]] })).toBe(true);
  });

  it('names a deck without its own stream', async () => {
    const streams = { 'PowerPoint Document': Buffer.alloc(0) };
    await expect(read([{ title: 'x' }], { streams })).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('names encryption and damage', async () => {
    await expect(read([{ title: 'x' }], { encrypted: true })).rejects.toMatchObject({ code: 'password-protected' });
    await expect(read([])).rejects.toMatchObject({ code: 'no-slides' });
    const bytes = makePpt([{ title: 'x' }]);
    const cut = { fileName: 'old.ppt', bytes: bytes.subarray(0, 600) };
    await expect(readDeckHere([cut])).rejects.toMatchObject({ code: 'damaged-file' });
  });
});
