/** Draws PDF pages as PNG with PDFium: slide pictures, thumbnails, and what OCR reads. */
import { VcError } from '../../errors/vc-error.js';
import { openDocument, openPdfium, type PdfDocument } from '../formats/pdf/pdfium.js';
import { renderPage, type Bitmap } from '../formats/pdf/render-page.js';
import { loadSharp } from '../slide/load-sharp.js';

export interface PdfPictures {
  readonly pages: number;
  /**
   * PNG of a slide (from 1), `width` pixels wide; height follows the page, within the pixel limit.
   * @throws VcError slide-not-found for one that the deck does not have, damaged-file when the page cannot be drawn
   */
  draw(slide: number, width: number): Promise<Uint8Array>;
  /** The same as pixels, for what looks at it here. */
  paint(slide: number, width: number): Promise<Bitmap>;
  /** Frees the document. */
  close(): void;
}

/**
 * Opens a PDF for drawing.
 * @param fileName base name, for errors
 * @throws VcError damaged-file
 */
export async function openPdfPictures(bytes: Uint8Array, fileName = 'PDF'): Promise<PdfPictures> {
  let document: PdfDocument | undefined = await open(bytes);
  if (document === undefined) throw new VcError('damaged-file', { fileName });
  const { pages } = document;
  const pictures: PdfPictures = {
    pages,
    draw: async (slide, width) => toPng(await pictures.paint(slide, width)),
    async paint(slide, width) {
      if (slide < 1 || slide > pages) throw new VcError('slide-not-found', { slide, slides: pages });
      document ??= await open(bytes);
      const drawn = document === undefined ? 'trap' : drawPage(document, slide, width);
      // A page that traps leaves PDFium's memory in disorder: the next page gets a fresh one.
      if (drawn === 'trap') document = undefined;
      if (drawn === 'trap' || drawn === undefined) throw new VcError('damaged-file', { fileName });
      return drawn;
    },
    close() {
      document?.close();
      document = undefined;
    },
  };
  return pictures;
}

async function open(bytes: Uint8Array): Promise<PdfDocument | undefined> {
  const pdfium = await openPdfium();
  try {
    const document = openDocument(pdfium, bytes);
    return typeof document === 'number' ? undefined : document;
  } catch {
    return undefined;
  }
}

function drawPage(document: PdfDocument, slide: number, width: number): Bitmap | 'trap' | undefined {
  try {
    return renderPage(document, slide - 1, width);
  } catch {
    return 'trap';
  }
}

async function toPng({ width, height, rgba }: Bitmap): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const raw = { width, height, channels: 4 as const };
  const png = await sharp(rgba, { raw }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
}
