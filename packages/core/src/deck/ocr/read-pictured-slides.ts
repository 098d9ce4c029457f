/** Reads by OCR the slides whose words are in pictures, and says which slides stay unread. */
import type { DeckWarning, HiddenText, Slide } from '../../model/deck.js';
import type { DeckParts, FormatContext } from '../formats/deck-format.js';
import { countWords } from '../slide/slide-text.js';
import { guessLanguage } from './guess-language.js';
import { mergeOcr } from './merge-ocr.js';
import { readPages } from './read-pages.js';
import { repeatsPicture } from './repeats-picture.js';
import { findRunningLines } from './running-lines.js';

/** Gives slides as pictures. */
export interface PictureSource {
  /** PNG or JPEG of the whole slide, from 1. */
  picture(slide: number): Promise<Uint8Array>;
  close(): void;
}

/** A slide with fewer characters than this has too little text for what a slide says. */
const FEW_CHARACTERS = 20;
/** … and one with fewer words than this, if pictures cover much of it, may be a heading over a pictured slide. */
const FEW_WORDS = 8;
const MUCH_PICTURE = 0.4;
/** Pictures smaller than this share of the slide are logos and icons … */
const SMALL_PICTURE = 0.02;
/** … and beside a heading it takes one of this share to say more than the heading does. */
const TELLING_PICTURE = 0.15;
/** Words that OCR must find for a slide to count as read: a sure one will do ("Solution"), of doubtful ones some. */
const ENOUGH_WORDS = 3;
const SURE = 0.85;

/**
 * Returns the parts with `ocr` blocks, `readBy` set for every slide, and a warning for what could not be read. A hidden
 * text that says what the picture shows is no hidden one.
 */
export async function readPicturedSlides(
  parts: DeckParts,
  context: FormatContext,
  open: () => Promise<PictureSource>,
): Promise<DeckParts> {
  const tell = ({ number, readBy }: Slide) =>
    context.onSlide?.({ slide: number, slideCount: parts.slides.length, readBy });
  const wanted = context.ocr ? parts.slides.filter(needsOcr) : [];
  const pictured = wanted.slice(0, context.limits.ocrSlides);
  const slides = new Map(parts.slides.map((slide) => [slide.number, slide]));
  for (const slide of parts.slides) {
    if (pictured.includes(slide)) continue;
    slides.set(slide.number, withReadBy(slide));
    tell(withReadBy(slide));
  }
  const limit = context.limits.ocrSlides;
  const beyond = wanted.slice(limit).map(({ number }) => warning('ocr-beyond-limit', number, { limit }));
  const warnings = [...parts.warnings, ...beyond];
  if (context.ocr && pictured.length > 0) {
    context.ocr.onStart?.(pictured.length);
    const source = await open();
    try {
      const texts = await readPages(
        pictured.map(({ number }) => number),
        (number) => source.picture(number),
        {
          recognizer: context.ocr.recognizer,
          language: guessLanguage(parts.slides.map((slide) => slide.text).join('\n')),
          maxPixels: context.limits.megapixels * 1e6,
          signal: context.signal,
          onPage: (slide) => context.onSlide?.({ slide, slideCount: parts.slides.length, readBy: 'ocr' }),
        },
      );
      const running = findRunningLines([...texts.values()]);
      for (const slide of pictured) {
        const text = texts.get(slide.number);
        slides.set(slide.number, withReadBy(text ? mergeOcr(slide, text, running) : slide));
      }
    } finally {
      source.close();
    }
  }
  const told = new Set(warnings.map((each) => each.slide));
  const all = [...slides.values()];
  const unread = all.filter(({ number, readBy }) => readBy === 'unread' && !told.has(number));
  const drawn = new Set(pictured.map(({ number }) => number));
  const isSaid = (text: HiddenText, slide = slides.get(text.slide)) =>
    slide !== undefined && drawn.has(slide.number) && repeatsPicture(text, slide);
  return {
    ...parts,
    slides: all,
    hidden: parts.hidden.filter((text) => !isSaid(text)),
    warnings: [...warnings, ...unread.map(({ number }) => warning('slide-unread', number))],
  };
}

function needsOcr(slide: Slide): boolean {
  const characters = slide.text.replace(/\s/g, '').length;
  if (characters === 0) return slide.pictureArea >= SMALL_PICTURE;
  if (characters < FEW_CHARACTERS) return slide.pictureArea >= TELLING_PICTURE;
  return slide.pictureArea >= MUCH_PICTURE && countWords(slide.text) < FEW_WORDS;
}

/** By what most of its words came; `unread` when there is something on the slide and no word of it. */
function withReadBy(slide: Slide): Slide {
  const ocr = slide.blocks.filter((block) => block.source === 'ocr');
  const found = countWords(ocr.flatMap((block) => block.lines.map((line) => line.text)).join('\n'));
  const written = countWords(slide.text) - found;
  const sure = ocr.some(({ confidence = 0 }) => confidence >= SURE);
  if (found > written && (sure || found >= ENOUGH_WORDS)) return { ...slide, readBy: 'ocr' };
  // A damaged slide comes unread; so does an image.
  const nothing = written === 0 && (slide.readBy === 'unread' || slide.pictureArea >= SMALL_PICTURE);
  return { ...slide, readBy: nothing ? 'unread' : 'text' };
}

function warning(code: string, slide: number, data: Record<string, number> = {}): DeckWarning {
  return { code, slide, data: { slide, ...data } };
}
