/** A picture in shades of grey, and the forms of it that text is found and read in. */
import type { Sharp } from 'sharp';
import { loadSharp } from '../slide/load-sharp.js';
import { height, width, type Rect } from '../layout/rect.js';

export interface GreyPicture {
  /** 0 black … 255 white, row by row. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** A picture as a file, PNG or JPEG, or as the pixels of a drawing: RGBA, rows from the top. */
export type Picture = Uint8Array | { rgba: Uint8Array; width: number; height: number };

/** Width at which OCR reads slide text well; larger only costs time. One-pagers are as wide and much higher. Pixels. */
const WIDTH = 1800;
const HIGHEST = 6000;
/** Below this the letters of a slide are too few pixels high. Pixels. */
const NARROW = 1200;

/** `maxPixels` bounds what is decoded. Throws what sharp throws for a picture it cannot decode. */
export async function readGreyPicture(picture: Picture, maxPixels: number): Promise<GreyPicture> {
  const sharp = await loadSharp();
  if ('rgba' in picture) {
    const { rgba, ...size } = picture;
    return grey(sharp(rgba, { raw: { width: size.width, height: size.height, channels: 4 } }).removeAlpha());
  }
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  const { autoOrient } = await sharp(picture, options).metadata();
  const target = autoOrient.width < NARROW ? Math.min(NARROW, autoOrient.width * 3) : Math.min(WIDTH, autoOrient.width);
  return grey(
    sharp(picture, options)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(target, HIGHEST, { fit: 'inside', withoutEnlargement: false }),
  );
}

/** The picture `width` pixels wide. */
export async function scaled(picture: GreyPicture, width: number): Promise<GreyPicture> {
  const high = Math.max(1, Math.round((picture.height * width) / picture.width));
  return grey((await pixels(picture)).resize(width, high, { fit: 'fill' }));
}

/** What lies in `rect` (pixels), `high` pixels high and at most `widest` wide. */
export async function cut(picture: GreyPicture, rect: Rect, high: number, widest: number): Promise<GreyPicture> {
  const left = Math.max(0, Math.floor(rect.x0));
  const top = Math.max(0, Math.floor(rect.y0));
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, Math.ceil(width(rect)))),
    height: Math.max(1, Math.min(picture.height - top, Math.ceil(height(rect)))),
  };
  const wide = Math.max(1, Math.min(widest, Math.round((area.width * high) / area.height)));
  return grey((await pixels(picture)).extract(area).resize(wide, high, { fit: 'fill' }));
}

export async function toPng({ data, ...size }: GreyPicture): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width: size.width, height: size.height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function pixels({ data, ...size }: GreyPicture): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width: size.width, height: size.height, channels: 1 } });
}

async function grey(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.greyscale().extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
