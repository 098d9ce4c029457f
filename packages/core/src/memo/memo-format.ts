/** The seam of an export: one document in, bytes out; it never reads or writes anything else. */
import type { Analysis } from '../model/analysis.js';
import type { Locale } from '../model/values.js';

/** What a format is given beside the document. */
export interface MemoOptions {
  locale: Locale;
  /** Slide pictures (JPEG or PNG) by slide number, for the formats that show them. @default none */
  pictures?: ReadonlyMap<number, Uint8Array>;
}

/** A format that one analysis can be written in. */
export interface MemoFormat {
  /** File ending without dot; also the format's name. */
  id: string;
  mediaType: string;
  /** Whether it shows slide pictures when it is given them. */
  usesPictures: boolean;
  /** Which slides it shows and how wide in pixels it wants them. @default all cited slides, 900 px */
  pictures?: { slides: (analysis: Analysis) => readonly number[]; width: number };
  /** The file’s bytes; the same document gives the same ones. */
  render(analysis: Analysis, options: MemoOptions): Uint8Array | Promise<Uint8Array>;
}
