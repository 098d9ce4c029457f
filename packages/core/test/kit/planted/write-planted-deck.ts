/** Writes a planted deck in its format, as the files that a reader is given. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { PlantedDeck } from './planted-deck.js';
import { writePlantedPdf } from './write-planted-pdf.js';
import { writePlantedPptx } from './write-planted-pptx.js';

export interface DeckFile {
  fileName: string;
  bytes: Uint8Array;
}

/** Width of a slide's picture in pixels, as a screenshot has it. */
const PICTURE_WIDTH = 1440;

export async function writePlantedDeck(deck: PlantedDeck): Promise<DeckFile[]> {
  if (deck.format === 'pptx') return [{ fileName: `${deck.id}.pptx`, bytes: await writePlantedPptx(deck) }];
  const pdf = await writePlantedPdf(deck);
  if (deck.format === 'pdf') return [{ fileName: `${deck.id}.pdf`, bytes: pdf }];
  const pictures = await drawPages(pdf);
  return pictures.map((bytes, index) => ({ fileName: `${deck.id}-${String(index + 1).padStart(2, '0')}.png`, bytes }));
}

/** Every page as a PNG. */
export async function drawPages(pdf: Uint8Array): Promise<Uint8Array[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pictures: Uint8Array[] = [];
    for (const page of document.pages()) {
      const scale = PICTURE_WIDTH / page.getOriginalSize().originalWidth;
      const { data, width, height } = await page.render({ render: 'bitmap', scale });
      pictures.push(
        await sharp(data, { raw: { width, height, channels: 4 } })
          .removeAlpha()
          .png()
          .toBuffer(),
      );
    }
    return pictures;
  } finally {
    document.destroy();
    library.destroy();
  }
}
