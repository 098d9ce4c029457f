/** The formats a deck may have. To add one: a folder beside this file, a line here, and its signature in `sniff.ts`. */
import type { DeckKind } from '../../model/deck.js';
import type { DeckFormat } from './deck-format.js';

/** Loaded when first needed: a folder of PDFs never loads the PowerPoint readers, and the other way round. */
const formats: Record<DeckKind, () => Promise<DeckFormat>> = {
  pdf: async () => (await import('./pdf/pdf-format.js')).pdfFormat,
  pptx: async () => (await import('./pptx/pptx-format.js')).pptxFormat,
  ppt: async () => (await import('./ppt/ppt-format.js')).pptFormat,
  png: async () => (await import('./image/image-format.js')).imageFormat,
  jpeg: async () => (await import('./image/image-format.js')).imageFormat,
};

export function loadFormat(kind: DeckKind): Promise<DeckFormat> {
  return formats[kind]();
}
