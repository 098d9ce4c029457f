/** A deck as read from a file: slides, blocks with boxes, what is visible and what is not. No judgement. */
import type { MessageValue } from './message.js';
import type { DECK_KINDS } from './vocabulary.js';

export type DeckKind = (typeof DECK_KINDS)[number];

/** Fractions of the slide's width and height, origin top left; may lie outside 0..1 for off-slide text. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a text came from. `chart` is in the file's chart data but not printed on the slide, or read of a chart that is a picture; `answer` the founder wrote behind the deck. */
export type TextSource = 'text' | 'table' | 'chart' | 'ocr' | 'notes' | 'alt' | 'vision' | 'person' | 'answer';

/** Why a reader of the slide would not see a text. */
export const HIDDEN_BY = [
  'same-colour',
  'tiny',
  'off-slide',
  'covered',
  'invisible-mode',
  'transparent',
  'hidden-slide',
  'hidden-layer',
  'notes',
  'alt',
  'metadata',
  'comment',
  'form-field',
  'not-drawn',
  'invisible-characters',
  'glyph-mismatch',
] as const;
export type HiddenBy = (typeof HIDDEN_BY)[number];

export interface Line {
  /** As written; NFC, no control characters, single spaces. */
  text: string;
  box: Box;
  /** Height of the letters in points of a slide that is 540 points high; 0 when unknown. */
  size: number;
  bold?: boolean;
}

/** One text box, card, paragraph group or table. Lines are in reading order. */
export interface Block {
  /** `b1`, `b2`, … unique in its slide. */
  id: string;
  source: TextSource;
  box: Box;
  lines: Line[];
  /** For tables: rows of cells, each the cell's text ('' when empty). `lines` then holds one line a row, cells joined by ' | '. */
  rows?: string[][];
  /** A heading or title placeholder of the slide. */
  title?: boolean;
  /** Mean OCR confidence 0..1, only for what OCR read: `ocr`, and a `chart` that is a picture. */
  confidence?: number;
}

/** Text that is in the file but that nobody sees on the slide. It is reported and never scores. */
export interface HiddenText {
  /** 0 for the document's own metadata. */
  slide: number;
  text: string;
  hiddenBy: HiddenBy;
  box?: Box;
}

export interface Slide {
  /** From 1, in presentation order. */
  number: number;
  /** Points. */
  width: number;
  height: number;
  title: string;
  blocks: Block[];
  /** Visible text: the blocks' lines joined by '\n', blocks by '\n\n', in reading order. Quotes are verified against it. */
  text: string;
  /** `unread`: the slide holds something but neither text nor OCR gave enough words. */
  readBy: 'text' | 'ocr' | 'vision' | 'unread' | 'answer';
  links: string[];
  /** Lines in its pictures that look like text and that OCR could not read; absent where there are none. */
  unreadLines?: number;
  /** Small pictures of one size with no words in or beside them; absent for fewer than four. */
  alikePictures?: number;
  /** Pictures as share of the slide's area, 0..1: tells an empty slide from an image slide. */
  pictureArea: number;
}

export interface DeckWarning {
  code: string;
  slide?: number;
  /** Values of the warning's text. */
  data?: Record<string, MessageValue>;
}

export interface DeckMetadata {
  title?: string;
  author?: string;
  /** When the file was last written, as it says (`2026-05-08`): nothing on a slide has happened after it. */
  writtenAt?: string;
}

export interface Deck {
  /** Base name as given, never used as a path. */
  fileName: string;
  kind: DeckKind;
  bytes: number;
  /** sha256 of the bytes, hex (for several images: of their hashes in order). */
  hash: string;
  slides: Slide[];
  hidden: HiddenText[];
  metadata: DeckMetadata;
  warnings: DeckWarning[];
}
