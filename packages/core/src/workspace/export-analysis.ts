/** Renders one analysis in a format, with the pictures of the slides that it cites. */
import type { DeckInput, DeckReader } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';
import type { MemoFormat } from '../memo/index.js';
import { citedSlides } from '../memo/key-figures.js';
import type { Analysis } from '../model/analysis.js';
import type { Locale } from '../model/values.js';

/** A file that was made, not written yet. */
export interface ExportedFile {
  /** A safe base name such as `northgrid-report.html`. */
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Width in pixels of the slide pictures inside a report: sharp on a screen, small in a mail. */
const PICTURE_WIDTH = 900;

/**
 * The file for `format`. Pictures that cannot be drawn are left out; the report then shows the slide's text.
 *
 * @throws VcError `export-format-unknown` with the formats there are.
 */
export async function exportAnalysis(
  analysis: Analysis,
  format: string,
  {
    formats,
    locale,
    reader,
    deck,
  }: { formats: readonly MemoFormat[]; locale: Locale; reader: DeckReader; deck: () => Promise<DeckInput | undefined> },
): Promise<ExportedFile> {
  const found = formats.find(({ id }) => id === format);
  if (!found) {
    throw new VcError('export-format-unknown', { format, formats: formats.map(({ id }) => id).join(', ') });
  }
  const { slides, width } = found.pictures ?? { slides: citedSlides, width: PICTURE_WIDTH };
  const pictures = found.usesPictures
    ? await drawSlides(analysis, { reader, deck: await deck(), slides: slides(analysis), width })
    : new Map<number, Uint8Array>();
  return {
    fileName: `${fileStem(analysis.companyName)}-report.${found.id}`,
    mediaType: found.mediaType,
    bytes: await found.render(analysis, { locale, pictures }),
  };
}

async function drawSlides(
  analysis: Analysis,
  source: { reader: DeckReader; deck: DeckInput | undefined; slides: readonly number[]; width: number },
) {
  const { reader, deck, slides, width } = source;
  const pictures = new Map<number, Uint8Array>();
  if (!deck || analysis.files.length > 1) return pictures;
  for (const slide of slides) {
    try {
      pictures.set(slide, await reader.picture(deck, slide, width));
    } catch {
      // A slide that cannot be drawn shows its text instead.
    }
  }
  return pictures;
}

/** Lower-case ASCII of a company's name, for a file name; `analysis` when nothing is left. */
function fileStem(name: string): string {
  const stem = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return stem || 'analysis';
}
