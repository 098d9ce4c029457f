/** What a format gives the rest of the deck room: a deck's parts, and pictures of its slides. */
import type { Deck } from '../../model/deck.js';
import type { ReadLimits } from '../limits.js';
import type { TextRecognizer } from '../ocr/text-recognizer.js';
import type { SlideRead } from '../deck-input.js';

export interface FormatContext {
  /** Base name, only for errors. */
  fileName: string;
  limits: ReadLimits;
  signal?: AbortSignal | undefined;
  onSlide?: ((event: SlideRead) => void) | undefined;
  /** Undefined when OCR is switched off. `onStart` is told how many slides will be read by it. */
  ocr?: { recognizer: TextRecognizer; onStart?: ((slides: number) => void) | undefined } | undefined;
}

/** What is left for `readDeckHere` to add: name, kind, size, hash. */
export type DeckParts = Pick<Deck, 'slides' | 'hidden' | 'metadata' | 'warnings'>;

export interface SlidePictures {
  /** PNG of a slide (from 1), `width` pixels wide. */
  draw(slide: number, width: number): Promise<Uint8Array>;
  close(): void;
}

export interface DeckFormat {
  read(bytes: Uint8Array, context: FormatContext): Promise<DeckParts>;
  openPictures(bytes: Uint8Array, context: FormatContext): Promise<SlidePictures>;
}
