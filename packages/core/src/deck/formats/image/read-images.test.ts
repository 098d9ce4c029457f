/** Images as decks: read by OCR in the right language, several as one deck, absurd and broken ones refused. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readDeckHere } from '../../read-deck-here.js';
import type { DeckInput } from '../../deck-input.js';
import { openTextRecognizer } from '../../ocr/text-recognizer.js';

async function slidePng(lines: string[], colours = { ground: '#ffffff', ink: '#111111' }): Promise<Buffer> {
  const texts = lines
    .map((line, index) => `<text x="60" y="${120 + index * 90}" font-size="52">${line}</text>`)
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="${colours.ground}"/>` +
    `<g font-family="sans-serif" fill="${colours.ink}">${texts}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function read(files: DeckInput[]) {
  const recognizer = openTextRecognizer(1);
  return readDeckHere(files, { recognizer }).finally(() => recognizer.close());
}

describe('images', () => {
  it('reads a slide with title, boxes and confidence, light on dark as well', async () => {
    const bytes = await slidePng(['Seed round', 'We raise 500,000 dollars'], { ground: '#101040', ink: '#ffffff' });
    const { kind, slides } = await read([{ fileName: 'photo.png', bytes }]);
    expect(kind).toBe('png');
    expect(slides[0]).toMatchObject({ readBy: 'ocr', pictureArea: 1 });
    expect(slides[0]?.text).toContain('Seed round');
    expect(slides[0]?.text).toContain('500,000');
    const [block] = slides[0]?.blocks ?? [];
    expect(block?.source).toBe('ocr');
    expect(block?.confidence).toBeGreaterThan(0.7);
    expect(block?.box.x).toBeCloseTo(60 / 1280, 1);
  }, 60_000);

  it('takes several images as slides in natural order, in the language their words tell', async () => {
    const pages = [
      ['Nuestro equipo y la solución', 'para los clientes de España', 'con más de 20 años en el sector'],
      ['Les prévisions y año', 'la ronda es para el crecimiento'],
    ];
    const [second, tenth] = await Promise.all(pages.map((lines) => slidePng(lines)));
    const { slides } = await read([
      { fileName: 'slide 10.png', bytes: tenth ?? Buffer.alloc(0) },
      { fileName: 'slide 2.png', bytes: second ?? Buffer.alloc(0) },
    ]);
    expect(slides[0]?.text).toContain('solución');
    expect(slides[0]?.text).toContain('años');
    expect(slides[1]?.text).toContain('crecimiento');
  }, 60_000);

  it('says so when a picture has no words', async () => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const deck = await read([{ fileName: 'blue.jpg', bytes }]);
    expect(deck.slides[0]?.readBy).toBe('unread');
    expect(deck.warnings).toEqual([{ code: 'slide-unread', slide: 1, data: { slide: 1 } }]);
  }, 60_000);

  it('reads as many slides as the limit says, however long they take, and says which it left out', async () => {
    const bytes = await slidePng(['Our market']);
    const files = [1, 2, 3].map((number) => ({ fileName: `slide ${number}.png`, bytes }));
    let told = 0;
    const { slides, warnings } = await readDeckHere(files, {
      limits: { ocrSlides: 2, seconds: 0.001 },
      onOcr: (count) => (told = count),
    });
    expect(told).toBe(2);
    expect(slides.map(({ readBy }) => readBy)).toEqual(['ocr', 'ocr', 'unread']);
    expect(warnings).toEqual([{ code: 'ocr-beyond-limit', slide: 3, data: { slide: 3, limit: 2 } }]);
  }, 60_000);

  it('refuses by the header what would fill the memory, and what is broken', async () => {
    const bytes = await slidePng(['x']);
    const huge = Buffer.from(bytes);
    huge.writeUInt32BE(2 ** 31 - 1, 16);
    await expect(read([{ fileName: 'a.png', bytes: huge }])).rejects.toMatchObject({ code: 'damaged-file' });
    const small = { limits: { megapixels: 0.5 }, ocr: false };
    await expect(readDeckHere([{ fileName: 'a.png', bytes }], small)).rejects.toMatchObject({
      code: 'picture-too-large',
    });
    const cut = bytes.subarray(0, bytes.length / 2);
    await expect(read([{ fileName: 'a.png', bytes: cut }])).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('puts no other files together', async () => {
    const bytes = await slidePng(['x']);
    const mixed = [
      { fileName: 'a.png', bytes },
      { fileName: 'b.pdf', bytes: Buffer.from('%PDF-1.7\n') },
    ];
    await expect(read(mixed)).rejects.toMatchObject({ code: 'bad-usage' });
  });
});
