/** Reads by OCR what slides show as pictures and outlines, beside their text or instead, and says what stays unread. */
import type { DeckWarning, HiddenText, Slide } from '../../model/deck.js';
import type { DeckParts, FormatContext } from '../formats/deck-format.js';
import type { Rect } from '../layout/rect.js';
import { countWords } from '../slide/slide-text.js';
import { countAlikePictures, type DrawnPlace } from './count-alike-pictures.js';
import type { Picture } from './grey-picture.js';
import { guessLanguage } from './guess-language.js';
import { mergeOcr } from './merge-ocr.js';
import { readPages } from './read-pages.js';
import { repeatsPicture } from './repeats-picture.js';
import { findRunningLines } from './running-lines.js';

/** Gives slides as pictures. */
export interface PictureSource {
  /** The whole slide, from 1. */
  picture(slide: number): Promise<Picture>;
  close(): void;
}

/** What a format knows of its slides besides their text. */
export interface DrawnSlides {
  /** By slide number, where pictures and outlines lie that may hold words, in fractions of the slide. */
  places: ReadonlyMap<number, readonly DrawnPlace[]>;
  /** Whether the pictures of slides show the words that are known as text. */
  words: boolean;
}

/** A slide with fewer characters than this has too little text for what a slide says: all of it is looked at. */
const FEW_CHARACTERS = 20;
/** Pictures smaller than this share of the slide are logos and icons. */
const SMALL_PICTURE = 0.02;
/** Room around a line of text, as share of its height: what reaches out of its box is still that line. */
const ROOM = 0.25;
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
  drawn: DrawnSlides = { places: new Map(), words: false },
): Promise<DeckParts> {
  const slideCount = parts.slides.length;
  const tell = ({ number, readBy }: Slide) => context.onSlide?.({ slide: number, slideCount, readBy });
  const limit = context.limits.ocrSlides;
  const wanted = context.ocr ? parts.slides.filter(isPicture) : [];
  const whole = wanted.slice(0, limit);
  const inParts = context.ocr ? parts.slides.filter((slide) => !wanted.includes(slide) && hasPlaces(slide, drawn)) : [];
  const pages = [
    ...whole.map((slide) => ({ number: slide.number, known: knownPlaces(slide, drawn) })),
    ...inParts.slice(0, limit - whole.length).map((slide) => {
      return { number: slide.number, known: knownPlaces(slide, drawn), within: drawn.places.get(slide.number) };
    }),
  ].sort((a, b) => a.number - b.number);
  const looked = new Set(pages.map(({ number }) => number));
  const isWhole = new Set(whole.map(({ number }) => number));
  const slides = new Map(parts.slides.map((slide) => [slide.number, slide]));
  for (const slide of parts.slides) {
    if (looked.has(slide.number)) continue;
    slides.set(slide.number, withReadBy(slide));
    tell(withReadBy(slide));
  }
  const beyond = wanted.slice(limit).map(({ number }) => warning('ocr-beyond-limit', number, { limit }));
  const warnings = [...parts.warnings, ...beyond];
  if (context.ocr && pages.length > 0) {
    context.ocr.onStart?.(pages.length);
    const source = await open();
    try {
      const texts = await readPages(pages, (number) => source.picture(number), {
        recognizer: context.ocr.recognizer,
        language: guessLanguage(parts.slides.map((slide) => slide.text).join('\n')),
        maxPixels: context.limits.megapixels * 1e6,
        signal: context.signal,
        onPage: (slide) => context.onSlide?.({ slide, slideCount, readBy: isWhole.has(slide) ? 'ocr' : 'text' }),
      });
      const running = findRunningLines([...texts.values()]);
      for (const [number, text] of texts) {
        const slide = slides.get(number);
        if (slide) slides.set(number, withReadBy(mergeOcr(slide, text, running)));
      }
    } finally {
      source.close();
    }
  }
  const told = new Set(warnings.map((each) => each.slide));
  const all = [...slides.values()].map((slide) => (context.ocr ? withAlikePictures(slide, drawn) : slide));
  const unread = all.filter(({ number, readBy }) => readBy === 'unread' && !told.has(number));
  const isSaid = (text: HiddenText, slide = slides.get(text.slide)) =>
    slide !== undefined && looked.has(slide.number) && repeatsPicture(text, slide);
  return {
    ...parts,
    slides: all,
    hidden: parts.hidden.filter((text) => !isSaid(text)),
    warnings: [...warnings, ...unread.map(({ number }) => warning('slide-unread', number))],
  };
}

/** Its words are in its pictures, or nowhere. */
function isPicture(slide: Slide): boolean {
  const characters = slide.text.replace(/\s/g, '').length;
  return characters < FEW_CHARACTERS && slide.pictureArea >= SMALL_PICTURE;
}

/** A scan's text layer says already what its picture shows. */
function hasPlaces({ number, readBy }: Slide, { places }: DrawnSlides): boolean {
  return readBy !== 'ocr' && (places.get(number)?.length ?? 0) > 0;
}

/** Where the slide's picture shows text that is known, in fractions of the slide. */
function knownPlaces(slide: Slide, { words }: DrawnSlides): Rect[] {
  if (!words) return [];
  return slide.blocks
    .flatMap((block) => block.lines)
    .map(({ box: { x, y, w, h } }) => {
      const [across, down] = [(ROOM * h * slide.height) / Math.max(1, slide.width), ROOM * h];
      return { x0: x - across, y0: y - down, x1: x + w + across, y1: y + h + down };
    });
}

function withAlikePictures(slide: Slide, { places }: DrawnSlides): Slide {
  const alikePictures = countAlikePictures(slide, places.get(slide.number) ?? []);
  return alikePictures === 0 ? slide : { ...slide, alikePictures };
}

/** By what most of its words came; `unread` when there is something on the slide and no word of it. */
function withReadBy(slide: Slide): Slide {
  const ocr = slide.blocks.filter(({ source, confidence }) => source === 'ocr' || confidence !== undefined);
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
