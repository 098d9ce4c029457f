/** Pictures as slides: each image is one slide, read by OCR. */
import sharp from 'sharp';
import { pngHeader } from './png-header.js';
import { VcError } from '../../../errors/vc-error.js';
import type { Slide } from '../../../model/deck.js';
import { readPicturedSlides, type PictureSource } from '../../ocr/read-pictured-slides.js';
import type { DeckInput } from '../../deck-input.js';
import type { DeckParts, FormatContext } from '../deck-format.js';

/** An image has no points; it is told as a slide of this height. */
const SLIDE_HEIGHT = 540;

/** Throws `picture-too-large` by the header, before decoding, and `damaged-file` when an image cannot be decoded. */
export async function readImages(files: DeckInput[], context: FormatContext): Promise<DeckParts> {
  const slides: Slide[] = [];
  for (const [index, file] of files.entries()) slides.push(await pictureSlide(file, index + 1, context));
  const source: PictureSource = {
    picture: async (slide) => files[slide - 1]?.bytes ?? new Uint8Array(),
    close: () => undefined,
  };
  const parts: DeckParts = { slides, hidden: [], metadata: {}, warnings: [] };
  return readPicturedSlides(parts, context, async () => source);
}

async function pictureSlide({ fileName, bytes }: DeckInput, number: number, context: FormatContext): Promise<Slide> {
  const { width, height } = await checkPicture(bytes, fileName, context.limits.megapixels);
  return {
    number,
    width: (SLIDE_HEIGHT * width) / height,
    height: SLIDE_HEIGHT,
    title: '',
    blocks: [],
    text: '',
    readBy: 'unread',
    links: [],
    pictureArea: 1,
  };
}

/** Size as shown (turned as its camera says). Decodes once, so that a damaged image is named and not just unread. */
export async function checkPicture(bytes: Uint8Array, fileName: string, megapixels: number) {
  const damaged = (cause: unknown) => new VcError('damaged-file', { fileName }, { cause });
  const tooLarge = () => new VcError('picture-too-large', { fileName, limit: megapixels });
  const header = pngHeader(bytes);
  if (header && !header.intact) throw damaged(new Error('PNG header checksum'));
  if (header && header.width * header.height > megapixels * 1e6) throw tooLarge();
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  const { width, height, autoOrient } = await sharp(bytes, options)
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  if (width * height > megapixels * 1e6) throw tooLarge();
  await sharp(bytes, options)
    .stats()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  return { width: autoOrient.width, height: autoOrient.height };
}
