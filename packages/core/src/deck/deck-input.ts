/** What is read: the files of a deck, and what is told of each slide when it is read. */

/** A file of a deck. */
export interface DeckInput {
  /** Base name; only for messages and, with several images, for their order. */
  fileName: string;
  bytes: Uint8Array;
}

/** Told as each slide is read. */
export interface SlideRead {
  slide: number;
  slideCount: number;
  readBy: string;
}
