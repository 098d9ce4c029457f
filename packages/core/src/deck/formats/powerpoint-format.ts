/** What PPTX and PPT share: OCR of what their slides show as pictures, and drawing their slides. */
import { readPicturedSlides, type PictureSource } from '../ocr/read-pictured-slides.js';
import { findOffice, openOfficePictures, type OfficeDeck } from '../pictures/draw-by-office.js';
import { renderSlide, drawnSlide } from '../pictures/render-slide.js';
import { area, intersection } from '../layout/rect.js';
import type { DrawnPlace } from '../ocr/count-alike-pictures.js';
import type { DrawnSlide } from '../slide/shapes.js';
import { pageOf } from '../slide/visibility.js';
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
      return readPicturedSlides(deck.parts, context, async () => pictureSource(deck, context), {
        places: picturePlaces(deck),
        words: false,
      });
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

/** Pictures smaller than this share of the slide are icons. */
const LEAST_PICTURE = 0.004;

/** Of slides by number, where their pictures lie, in fractions of the slide. */
function picturePlaces({ parts, drawn }: DrawnDeck): Map<number, DrawnPlace[]> {
  const placesOf = (slide: DrawnSlide): DrawnPlace[] =>
    slide.items
      .filter((item) => item.kind === 'picture')
      .map(({ rect, source }) => ({ ...intersection(rect, pageOf(slide)), ...(source && { drawing: source }) }))
      .filter((place) => place.x1 > place.x0 && area(place) >= LEAST_PICTURE * slide.width * slide.height)
      .map(({ x0, y0, x1, y1, ...place }) => {
        return { ...place, x0: x0 / slide.width, y0: y0 / slide.height, x1: x1 / slide.width, y1: y1 / slide.height };
      });
  return new Map(parts.slides.map(({ number }, index) => [number, drawn[index] ? placesOf(drawn[index]) : []]));
}
