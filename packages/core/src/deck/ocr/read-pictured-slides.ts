/** Reads by OCR the slides whose words are in pictures, in the deck's language, and says which stay unread. */
import type { Block, Box, DeckWarning, Slide } from '../../model/deck.js';
import { VcError } from '../../errors/vc-error.js';
import type { DeckParts, FormatContext } from '../formats/deck-format.js';
import { countWords } from '../slide/slide-text.js';
import { guessLanguage } from './guess-language.js';
import { ocrBlocks } from './ocr-blocks.js';
import { preparePicture } from './prepare-picture.js';
import { readPicture } from './read-picture.js';
import type { OcrLanguage } from './text-recognizer.js';
import { mergeOcr } from './merge-ocr.js';

/** A picture of a slide or of a part of it. */
export interface SlidePicture {
  bytes: Uint8Array;
  /** Where it lies on the slide. */
  region: Box;
}

/** Gives the pictures of a slide that may hold words, largest first. */
export interface PictureSource {
  pictures(slide: number): Promise<SlidePicture[]>;
  close(): void;
}

/** A slide with fewer characters than this has too little text for what a slide says. */
const FEW_CHARACTERS = 20;
/** … and one whose pictures cover most of it may have the rest of its words in them. */
const SOME_CHARACTERS = 120;
const MOSTLY_PICTURE = 0.4;
/** Pictures smaller than this share of the slide are logos and icons. */
const SMALL_PICTURE = 0.02;
/** Words that OCR must find for a slide to count as read: a sure one will do ("Solution"), of doubtful ones some. */
const ENOUGH_WORDS = 3;
const SURE = 0.85;

/** Returns the parts with `ocr` blocks, `readBy` set for every slide, and a warning for what could not be read. */
export async function readPicturedSlides(
  parts: DeckParts,
  context: FormatContext,
  open: () => Promise<PictureSource>,
): Promise<DeckParts> {
  const pictured = parts.slides.filter(needsOcr);
  const { ocr } = context;
  const read =
    ocr && pictured.length > 0
      ? await readAll(pictured, parts, { ...context, ocr }, open)
      : { blocks: new Map<number, Block[]>(), warnings: [] };
  const slides = parts.slides.map((slide) => finish(slide, read.blocks.get(slide.number)));
  for (const slide of slides) {
    context.onSlide?.({ slide: slide.number, slideCount: slides.length, readBy: slide.readBy });
  }
  const warnings = [...parts.warnings, ...read.warnings];
  const told = new Set(warnings.map((each) => each.slide));
  const unread = slides.filter(({ number, readBy }) => readBy === 'unread' && !told.has(number));
  return { ...parts, slides, warnings: [...warnings, ...unread.map(({ number }) => warning('slide-unread', number))] };
}

function warning(code: string, slide: number): DeckWarning {
  return { code, slide, data: { slide } };
}

function needsOcr(slide: Slide): boolean {
  const characters = slide.text.replace(/\s/g, '').length;
  if (characters < FEW_CHARACTERS) return slide.pictureArea >= SMALL_PICTURE;
  return characters < SOME_CHARACTERS && slide.pictureArea >= MOSTLY_PICTURE;
}

function finish(slide: Slide, found: Block[] | undefined): Slide {
  const merged = found ? mergeOcr(slide, found) : slide;
  const text = countWords(slide.text);
  const words = countWords(merged.text);
  const sure = merged.blocks.some(({ source, confidence = 0 }) => source === 'ocr' && confidence >= SURE);
  if (words > text && (sure || words >= ENOUGH_WORDS)) {
    return { ...merged, readBy: text >= words / 2 ? 'text' : 'ocr' };
  }
  // A damaged slide comes unread; so does an image.
  const unread = text === 0 && (slide.readBy === 'unread' || slide.pictureArea >= SMALL_PICTURE);
  return { ...merged, readBy: unread ? 'unread' : 'text' };
}

type WithOcr = FormatContext & { ocr: NonNullable<FormatContext['ocr']> };

async function readAll(slides: Slide[], parts: DeckParts, context: WithOcr, open: () => Promise<PictureSource>) {
  const { ocr } = context;
  const blocks = new Map<number, Block[]>();
  const warnings: DeckWarning[] = [];
  const readIn = new Map<number, OcrLanguage>();
  let language = guessLanguage(parts.slides.map((slide) => slide.text).join('\n'));
  const source = await open();
  try {
    const readSome = async (some: Slide[], by: OcrLanguage) => {
      await Promise.all(
        some.map(async (slide) => {
          if (performance.now() > ocr.until) return;
          readIn.set(slide.number, by);
          blocks.set(slide.number, await readOne(slide, by, source, context));
        }),
      );
    };
    // Slides in turns of one a thread until the words tell the language; what was read in another one is read again.
    const rest = [...slides];
    while (rest.length > 0 && performance.now() <= ocr.until) {
      if (context.signal?.aborted) throw new VcError('cancelled');
      await readSome(rest.splice(0, ocr.recognizer.threads), language ?? 'eng');
      if (language === undefined) {
        language = guessLanguage([...blocks.values()].flat().flatMap(linesOf).join('\n'));
        const other = slides.filter(({ number }) => readIn.has(number) && language && readIn.get(number) !== language);
        if (language) await readSome(other, language);
      }
    }
  } finally {
    source.close();
  }
  const skipped = slides.filter(({ number }) => !blocks.has(number));
  for (const { number } of skipped) warnings.push(warning('ocr-out-of-time', number));
  return { blocks, warnings };
}

function linesOf(block: Block): string[] {
  return block.lines.map((line) => line.text);
}

async function readOne(
  slide: Slide,
  language: OcrLanguage,
  source: PictureSource,
  { limits, ocr }: WithOcr,
): Promise<Block[]> {
  const found: Block[] = [];
  for (const { bytes, region } of await source.pictures(slide.number)) {
    const picture = await preparePicture(bytes, limits.megapixels * 1e6).catch(() => undefined);
    if (!picture) continue;
    const paragraphs = await readPicture(picture, language, ocr.recognizer);
    found.push(...ocrBlocks(paragraphs, region, picture.width, picture.height));
  }
  return found;
}
