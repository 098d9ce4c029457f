/** Brings a picture into the forms OCR reads best: grey and dark on light; and by local contrast, for panels of many colours. */
import sharp from 'sharp';

export interface PreparedPicture {
  width: number;
  height: number;
  /** The picture in grey, turned to dark on light when it is dark on the whole. PNG. */
  plain: Uint8Array;
  /** Letters dark, whatever the shade of them and of their ground. PNG; undefined for light pages, which do not need it. */
  contrast: Uint8Array | undefined;
}

/** Width at which OCR reads slide text well; larger only costs time. One-pagers are as wide and much higher. Pixels. */
const WIDTH = 1800;
const HIGHEST = 6000;
/** Below this the letters of a slide are too few pixels high. Pixels. */
const NARROW = 1200;
/** Mean grey (0..255) under which a picture counts as light text on a dark ground. */
const DARK = 110;
/** Mean grey over which a page is paper with dark letters on it. */
const LIGHT = 200;
/** Blur that takes letters away and leaves their ground, pixels; and how much of the difference is black. */
const GROUND_BLUR = 20;
const GAIN = 3;
/** Share of black that letters have at most: of a dense slide 0.19, of a page of photos and patterns 0.24 and more. */
const MOST_BLACK = 0.2;

/** `maxPixels` bounds what is decoded. Throws what sharp throws for a picture it cannot decode. */
export async function preparePicture(picture: Uint8Array, maxPixels: number): Promise<PreparedPicture> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const { autoOrient } = await sharp(picture, options).metadata();
  const { width } = autoOrient;
  const target = width < NARROW ? Math.min(NARROW, width * 3) : Math.min(WIDTH, width);
  const { data, info } = await sharp(picture, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(target, HIGHEST, { fit: 'inside', withoutEnlargement: false })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const lightness = mean(data);
  return {
    ...size,
    plain: await toPng(lightness < DARK ? data.map((value) => 255 - value) : data, size),
    contrast: lightness < LIGHT ? await contrastPicture(data, size) : undefined,
  };
}

interface Size {
  width: number;
  height: number;
}

/** Undefined for photos and patterns all over: there is no text to be told from them, and trying takes seconds. */
async function contrastPicture(grey: Uint8Array, size: Size): Promise<Uint8Array | undefined> {
  const contrast = await localContrast(grey, size);
  let black = 0;
  for (const value of contrast) if (value < 128) black++;
  return black > MOST_BLACK * contrast.length ? undefined : toPng(contrast, size);
}

/** How far every pixel is from its surroundings, as darkness. */
async function localContrast(grey: Uint8Array, size: Size): Promise<Uint8Array> {
  const ground = await sharp(grey, { raw: { ...size, channels: 1 } })
    .blur(GROUND_BLUR)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return grey.map((value, index) => 255 - Math.min(255, Math.abs(value - (ground[index] ?? 0)) * GAIN));
}

function toPng(grey: Uint8Array, size: Size): Promise<Uint8Array> {
  return sharp(grey, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function mean(data: Uint8Array): number {
  let sum = 0;
  for (const value of data) sum += value;
  return data.length === 0 ? 255 : sum / data.length;
}
