/** Reads a PPTX: slides in presentation order, what is hidden apart, and which slides could not be read. */
import type { DeckWarning, HiddenText, Slide } from '../../../model/deck.js';
import { VcError } from '../../../errors/vc-error.js';
import { cleanText } from '../../layout/clean-text.js';
import { checkSlideCount } from '../../limits.js';
import { isOpaquePicture } from '../../slide/opaque-picture.js';
import { finishSlide, withoutRepeats } from '../../slide/finish-slide.js';
import type { DrawnSlide } from '../../slide/shapes.js';
import type { FormatContext } from '../deck-format.js';
import type { DrawnDeck } from '../powerpoint-format.js';
import { isHiddenSlide, openPptx, slidePart } from './open-pptx.js';
import { readMetadata } from './read-metadata.js';
import { allText, printedText, readSlide } from './read-slide.js';
import { EMU_PER_POINT, openContext } from './slide-context.js';
import { pptxLinksOut } from './links-out.js';
import type { Part } from './parts.js';

/** Without OCR. Throws `no-slides`, `too-many-slides`, and what opening throws. */
export async function readPptx(bytes: Uint8Array, context: FormatContext): Promise<DrawnDeck> {
  const { fileName, limits, signal } = context;
  const file = await openPptx(bytes, context);
  checkSlideCount(fileName, file.slides.length, limits);
  const { metadata, hidden } = await readMetadata(file.parts);
  const slides: Slide[] = [];
  const drawn: (DrawnSlide | undefined)[] = [];
  const warnings: DeckWarning[] = [];
  const furniture = new Set<Part>();
  const size = { width: file.size.width / EMU_PER_POINT, height: file.size.height / EMU_PER_POINT };
  const isOpaque = isOpaquePicture((name) => file.parts.media(name), limits.megapixels);

  for (const [index, name] of file.slides.entries()) {
    if (signal?.aborted) throw new VcError('cancelled');
    const part = await slidePart(file, name);
    const number = slides.length + 1;
    if (!part) {
      slides.push(unreadSlide(number, size));
      drawn.push(undefined);
      warnings.push({ code: 'slide-damaged', slide: number, data: { slide: number } });
      continue;
    }
    // A hidden slide has PowerPoint's own number: its place among all slides.
    if (isHiddenSlide(part)) {
      hidden.push(...hiddenSlideTexts(part, index + 1));
      continue;
    }
    const around = await openContext(part, file.presentation, file.size, file.parts);
    for (const shared of [around.layout, around.master]) if (shared) furniture.add(shared);
    const look = await readSlide(around, file.parts);
    const finished = await finishSlide(look, number, size, isOpaque);
    slides.push(finished.slide);
    drawn.push(look);
    hidden.push(...finished.hidden);
  }
  for (const shared of furniture) hidden.push(...furnitureTexts(shared));
  return {
    parts: { slides, hidden: withoutRepeats(hidden), metadata, warnings },
    drawn,
    media: (name) => file.parts.media(name),
    linksOut: () => pptxLinksOut(bytes, { fileName, unpackedMb: limits.unpackedMb }),
  };
}

function hiddenSlideTexts(part: Part, slide: number): HiddenText[] {
  const text = cleanText(allText(part.root).join(' '));
  return text === '' ? [] : [{ slide, text, hiddenBy: 'hidden-slide' }];
}

/** What layouts and masters print is part of the template, as the metadata is of the file. */
function furnitureTexts(part: Part): HiddenText[] {
  return printedText(part).map((text) => ({ slide: 0, text: cleanText(text), hiddenBy: 'metadata' }));
}

function unreadSlide(number: number, size: { width: number; height: number }): Slide {
  return { number, ...size, title: '', blocks: [], text: '', readBy: 'unread', links: [], pictureArea: 0 };
}
