/** Draws a PowerPoint slide without LibreOffice: its grounds, pictures and words in their boxes, clean rather than exact. */
import type { OverlayOptions } from 'sharp';
import { VcError } from '../../errors/vc-error.js';
import { area, intersection, type Rect } from '../layout/rect.js';
import type { PictureShape, DrawnSlide } from '../slide/shapes.js';
import { loadSharp } from '../slide/load-sharp.js';
import { pageOf } from '../slide/visibility.js';
import { hex, slideSvg, type VectorItem } from './slide-svg.js';

export interface DrawOptions {
  /** Bytes of a picture by its source; undefined when there are none. */
  load: (source: string) => Promise<Uint8Array | undefined>;
  megapixels: number;
  /** False for OCR, which is after what the text of the file does not say. @default true */
  words?: boolean;
}

/** Pictures are cut and scaled one at a time, so that a slide of many photos stays small in memory. */
const WIDEST = 4096;

/** PNG, `width` pixels wide. A slide that could not be read is drawn as an empty one of 16:9. */
export async function renderSlide(slide: DrawnSlide, width: number, options: DrawOptions): Promise<Uint8Array> {
  const pixels = Math.min(Math.max(1, Math.round(width)), WIDEST);
  const scale = pixels / slide.width;
  const canvas = { width: pixels, height: Math.min(WIDEST, Math.max(1, Math.round(slide.height * scale))) };
  const layers: OverlayOptions[] = [];
  let vector: VectorItem[] = [];
  const flush = () => {
    if (vector.length > 0) layers.push({ input: Buffer.from(slideSvg(vector, canvas, scale)), left: 0, top: 0 });
    vector = [];
  };
  for (const item of [...slide.backdrop, ...slide.items]) {
    if (item.kind === 'picture') {
      const layer = await pictureLayer(item, slide, scale, canvas, options).catch(() => undefined);
      if (layer) {
        flush();
        layers.push(layer);
      }
    } else if (item.kind === 'fill' || options.words !== false) vector.push(item);
  }
  flush();
  const [ground] = slide.background;
  const sharp = await loadSharp();
  const png = await sharp({ create: { ...canvas, channels: 3, background: ground ? hex(ground) : '#ffffff' } })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
}

/** Slide `number` of a deck, from 1. Throws `slide-not-found` for one the deck does not have. */
export function drawnSlide(slides: readonly (DrawnSlide | undefined)[], number: number): DrawnSlide {
  if (number < 1 || number > slides.length)
    throw new VcError('slide-not-found', { slide: number, slides: slides.length });
  return slides[number - 1] ?? EMPTY;
}

const EMPTY: DrawnSlide = { width: 960, height: 540, items: [], backdrop: [], background: [], links: [], hidden: [] };

async function pictureLayer(
  item: PictureShape,
  slide: DrawnSlide,
  scale: number,
  canvas: { width: number; height: number },
  { load, megapixels }: DrawOptions,
): Promise<OverlayOptions | undefined> {
  const shown = intersection(item.rect, pageOf(slide));
  if (item.source === undefined || area(shown) * scale * scale < 1) return undefined;
  const bytes = await load(item.source);
  if (!bytes) return undefined;
  const options = { limitInputPixels: megapixels * 1e6, sequentialRead: true };
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(bytes, options).metadata();
  const left = Math.max(0, Math.round(shown.x0 * scale));
  const top = Math.max(0, Math.round(shown.y0 * scale));
  const size = {
    width: Math.max(1, Math.min(canvas.width - left, Math.round((shown.x1 - shown.x0) * scale))),
    height: Math.max(1, Math.min(canvas.height - top, Math.round((shown.y1 - shown.y0) * scale))),
  };
  const part = shownPart(item, shown, autoOrient);
  const input = await sharp(bytes, options)
    .autoOrient()
    .extract(part)
    .resize({ ...size, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left, top };
}

/** Pixels of the picture that are on the slide: without what is cropped and what hangs over the edge. */
function shownPart(item: PictureShape, shown: Rect, image: { width: number; height: number }) {
  const { rect, crop } = item;
  const across = (x: number) => crop.left + ((x - rect.x0) / (rect.x1 - rect.x0)) * (1 - crop.left - crop.right);
  const down = (y: number) => crop.top + ((y - rect.y0) / (rect.y1 - rect.y0)) * (1 - crop.top - crop.bottom);
  const left = Math.min(image.width - 1, Math.max(0, Math.round(across(shown.x0) * image.width)));
  const top = Math.min(image.height - 1, Math.max(0, Math.round(down(shown.y0) * image.height)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(image.width - left, Math.round((across(shown.x1) - across(shown.x0)) * image.width))),
    height: Math.max(1, Math.min(image.height - top, Math.round((down(shown.y1) - down(shown.y0)) * image.height))),
  };
}
