/** Brings a picture into the form OCR reads best: grey, dark on light, letters large enough. */
import sharp from 'sharp';

export interface PreparedPicture {
  png: Uint8Array;
  width: number;
  height: number;
}

/** Longer side OCR reads slide text well at; larger only costs time. Pixels. */
const LONG_SIDE = 1800;
/** Below this the letters of a slide are too few pixels high. Pixels. */
const SHORT_ENOUGH = 1200;
/** Mean grey (0..255) under which a picture counts as light text on a dark ground. */
const DARK = 110;

/** `maxPixels` bounds what is decoded. Throws what sharp throws for a picture it cannot decode. */
export async function preparePicture(picture: Uint8Array, maxPixels: number): Promise<PreparedPicture> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const { width, height } = await sharp(picture, options).metadata();
  const long = Math.max(width, height);
  const target = long > LONG_SIDE ? LONG_SIDE : long < SHORT_ENOUGH ? Math.min(SHORT_ENOUGH, long * 3) : long;
  const grey = await sharp(picture, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(target, target, { fit: 'inside', withoutEnlargement: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = grey;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const dark = mean(grey.data) < DARK;
  const image = sharp(grey.data, { raw });
  const png = await (dark ? image.negate({ alpha: false }) : image).png({ compressionLevel: 1 }).toBuffer();
  return { png, width: info.width, height: info.height };
}

function mean(data: Uint8Array): number {
  let sum = 0;
  for (const value of data) sum += value;
  return data.length === 0 ? 255 : sum / data.length;
}
