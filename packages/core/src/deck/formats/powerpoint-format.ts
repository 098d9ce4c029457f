/** What PPTX and PPT share: OCR of what their slides show as pictures, and drawing their slides. */
import { readPicturedSlides, type PictureSource } from '../ocr/read-pictured-slides.js';
import { findOffice, openOfficePictures, type OfficeDeck } from '../pictures/draw-by-office.js';
import { renderSlide, drawnSlide } from '../pictures/render-slide.js';
import type { DrawnSlide } from '../slide/shapes.js';
import type { DeckFormat, DeckParts, FormatContext, SlidePictures } from './deck-format.js';

/** A deck read from a PowerPoint file. */
export interface DrawnDeck {
  parts: DeckParts;
  /** What is drawn on each slide, in the order of `parts.slides`; undefined for a slide that could not be read. */
  drawn: (DrawnSlide | undefined)[];
  /** Bytes of a picture by the source its item names. */
  media: (source: string) => Promise<Uint8Array | undefined>;
  /** Whether it shows what lies outside of it, or may: such a deck is not given to another program. */
  linksOut: () => Promise<boolean>;
}

/** Pixels; slide text of usual size is then high enough to be read. */
const OCR_WIDTH = 1600;

export function powerpointFormat(
  kind: 'pptx' | 'ppt',
  open: (bytes: Uint8Array, context: FormatContext) => Promise<DrawnDeck>,
): DeckFormat {
  return {
    async read(bytes, context) {
      const deck = await open(bytes, context);
      return readPicturedSlides(deck.parts, context, async () => pictureSource(deck, context));
    },
    async openPictures(bytes, context) {
      const deck = await open(bytes, context);
      const office = await officePictures(deck, { bytes, kind });
      if (office) return office;
      const options = { load: deck.media, megapixels: context.limits.megapixels };
      return {
        draw: (slide, width) => renderSlide(drawnSlide(deck.drawn, slide), width, options),
        close: () => undefined,
      };
    },
  };
}

/** Undefined where there is no office, where the deck is not for it, and where it does not manage. */
async function officePictures(
  { drawn, linksOut }: DrawnDeck,
  deck: Pick<OfficeDeck, 'bytes' | 'kind'>,
): Promise<SlidePictures | undefined> {
  if (findOffice() === undefined || (await linksOut())) return undefined;
  return openOfficePictures({ ...deck, slides: drawn.length });
}

/** The slide's pictures as they lie on it, overlapped and cut, without its words: those are known already. */
function pictureSource({ drawn, media }: DrawnDeck, { limits }: FormatContext): PictureSource {
  const options = { load: media, megapixels: limits.megapixels, words: false };
  return {
    picture: (slide) => renderSlide(drawnSlide(drawn, slide), OCR_WIDTH, options),
    close: () => undefined,
  };
}
