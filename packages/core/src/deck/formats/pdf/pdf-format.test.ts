/** What a PDF draws without it being text is read too, once, and where it stands; a slide of text is never drawn for it. */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makePdf, write } from '../../../../test/kit/make-pdf.js';
import { openTextRecognizer, type TextRecognizer } from '../../ocr/text-recognizer.js';
import { readDeckHere } from '../../read-deck-here.js';

const recognizer = openTextRecognizer(1);
afterAll(() => recognizer.close());

/** White words on a blue picture. */
async function banner(words: string): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="200"><rect width="1200" height="200" fill="#3366cc"/>' +
    `<text x="40" y="130" font-family="sans-serif" font-size="90" fill="#fff">${words}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const read = (bytes: Uint8Array, by: TextRecognizer = recognizer) =>
  readDeckHere([{ fileName: 'deck.pdf', bytes }], { recognizer: by });

describe('pdfFormat', () => {
  it('reads a heading that is a picture above the text of its slide, and takes it for the title', async () => {
    const picture = await banner('Sold in 3 years');
    const bytes = await makePdf([
      (pdf) => {
        pdf.image(picture, 40, 40, { width: 600 });
        write(pdf, 'Every piece was made in our own workshop and none is left', 40, 300, 18);
      },
    ]);
    const [slide] = (await read(bytes)).slides;
    expect(slide).toMatchObject({ readBy: 'text', title: 'Sold in 3 years' });
    expect(slide?.text).toBe('Sold in 3 years\n\nEvery piece was made in our own workshop and none is left');
    expect(slide?.blocks.map(({ source }) => source)).toEqual(['ocr', 'text']);
  }, 60_000);

  it('reads no text twice that lies over a picture', async () => {
    const ground = await sharp({ create: { width: 960, height: 540, channels: 3, background: '#dde6f0' } })
      .png()
      .toBuffer();
    const bytes = await makePdf([
      (pdf) => {
        pdf.image(ground, 0, 0, { width: 960 });
        write(pdf, 'Every piece was made in our own workshop', 40, 300, 18);
      },
    ]);
    expect((await read(bytes)).slides[0]?.text).toBe('Every piece was made in our own workshop');
  }, 60_000);

  it('looks at nothing where there is only text and its cards', async () => {
    const never: TextRecognizer = { ...recognizer, recognize: () => Promise.reject(new Error('was asked')) };
    const bytes = await makePdf([
      (pdf) => {
        for (const x of [40, 340, 640]) pdf.roundedRect(x, 200, 260, 160, 16).fill('#e0e8f0');
        write(pdf, 'Three plans for every size of shop', 40, 100, 28);
        write(pdf, 'Starter for one shop', 60, 260, 16);
      },
    ]);
    expect((await read(bytes, never)).slides[0]).toMatchObject({ readBy: 'text' });
  });
});
