/** PDF as a format: text by the PDF reader, what is drawn without being text by OCR of the drawn page. */
import { readPicturedSlides, type PictureSource } from '../../ocr/read-pictured-slides.js';
import { openPdfPictures } from '../../pictures/draw-pdf.js';
import type { DeckFormat } from '../deck-format.js';
import { readPdf } from './read-pdf.js';

/** Pixels; slide text of usual size is then high enough to be read. */
const OCR_WIDTH = 1600;

export const pdfFormat: DeckFormat = {
  async read(bytes, context) {
    const { fileName, limits, signal } = context;
    const { drawn, ...parts } = await readPdf(bytes, {
      fileName,
      maxSlides: limits.slides,
      ...(signal ? { signal } : {}),
    });
    return readPicturedSlides(parts, context, () => openWholePages(bytes), { places: drawn, words: true });
  },
  openPictures: (bytes) => openPdfPictures(bytes),
};

/** A PDF's page is read as it is drawn, whatever pictures it is made of. */
async function openWholePages(bytes: Uint8Array): Promise<PictureSource> {
  const pages = await openPdfPictures(bytes);
  return {
    picture: (slide) => pages.paint(slide, OCR_WIDTH),
    close: () => pages.close(),
  };
}
