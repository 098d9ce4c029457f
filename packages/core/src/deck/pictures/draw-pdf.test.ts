/** Drawing PDF pages: size, colour, limits. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePdf } from '../../../test/kit/make-pdf.js';
import { pictureSize } from '../formats/pdf/render-page.js';
import { openPdfPictures } from './draw-pdf.js';

describe('openPdfPictures', () => {
  it('draws the asked slide at the asked width', async () => {
    const bytes = await makePdf([
      (pdf) => void pdf.rect(0, 0, 960, 540).fill('#0000ff'),
      (pdf) => void pdf.rect(480, 0, 480, 540).fill('#ff0000'),
    ]);
    const pictures = await openPdfPictures(bytes);
    try {
      const { data, info } = await sharp(await pictures.draw(2, 320))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([320, 180, 3]);
      const at = (x: number, y: number): number[] => [...data.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)];
      expect(at(80, 90)).toEqual([255, 255, 255]);
      expect(at(240, 90)).toEqual([255, 0, 0]);
    } finally {
      pictures.close();
    }
  });

  it('refuses what it cannot draw', async () => {
    await expect(openPdfPictures(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: 'damaged-file' });
    const pictures = await openPdfPictures(await makePdf([() => undefined]));
    await expect(pictures.draw(2, 320)).rejects.toMatchObject({
      code: 'slide-not-found',
      data: { slide: 2, slides: 1 },
    });
    pictures.close();
  });
});

describe('pictureSize', () => {
  it('keeps the width until a side or the number of pixels passes its limit', () => {
    expect(pictureSize(1280, 0.5625)).toEqual({ width: 1280, height: 720 });
    const tall = pictureSize(1280, 1e6);
    expect(tall.width).toBe(1);
    expect(tall.height).toBeLessThanOrEqual(12_000);
    const large = pictureSize(12_000, 1);
    expect(large.width * large.height).toBeLessThanOrEqual(24_000_000);
  });
});
