/** Draws PDF pages as PNG with PDFium: slide pictures, thumbnails, and what OCR reads. */
import sharp from 'sharp';
import { openDocument, openPdfium } from '../formats/pdf/pdfium.js';
import { renderPage } from '../formats/pdf/render-page.js';
import { VcError } from '../../errors/vc-error.js';

export interface PdfPictures {
  /**
   * PNG of a slide (from 1), `width` pixels wide; height follows the page, within the pixel limit.
   * @throws VcError damaged-file when the page cannot be drawn
   */
  draw(slide: number, width: number): Promise<Uint8Array>;
  /** Frees the document. */
  close(): void;
}

/**
 * Opens a PDF for drawing.
 * @throws VcError damaged-file
 */
export async function openPdfPictures(bytes: Uint8Array): Promise<PdfPictures> {
  const pdfium = await openPdfium();
  const document = openDocument(pdfium, bytes);
  if (typeof document === 'number') throw new VcError('damaged-file', {});
  return {
    async draw(slide, width) {
      const bitmap = renderPage(document, slide - 1, width);
      if (bitmap === undefined) throw new VcError('damaged-file', {});
      const raw = { width: bitmap.width, height: bitmap.height, channels: 4 as const };
      const png = await sharp(bitmap.rgba, { raw }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
      return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
    },
    close: () => document.close(),
  };
}
