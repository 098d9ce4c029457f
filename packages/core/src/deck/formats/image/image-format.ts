/** PNG and JPEG as a format: one slide, read by OCR, drawn as it is. */
import sharp from 'sharp';
import type { DeckFormat } from '../deck-format.js';
import { checkPicture, readImages } from './read-images.js';

export const imageFormat: DeckFormat = {
  read: (bytes, context) => readImages([{ fileName: context.fileName, bytes }], context),
  async openPictures(bytes, { fileName, limits }) {
    await checkPicture(bytes, fileName, limits.megapixels);
    return {
      draw: (_slide, width) =>
        sharp(bytes, { limitInputPixels: limits.megapixels * 1e6 })
          .autoOrient()
          .resize({ width })
          .png()
          .toBuffer(),
      close: () => undefined,
    };
  },
};
