/** A deck as the reading of evidence sees it: slides, lines and tables with their folded text, and the outline. */
import type { Adaptation } from '../../model/adaptation.js';
import type { Block, Box, Slide, TextSource } from '../../model/deck.js';
import type { Section } from '../../model/values.js';
import type { NumberConvention } from '../numbers/number-convention.js';

/** One visible line, or one cell of a table. */
export interface ViewLine {
  slide: number;
  block: Block;
  /** Place in the slide's reading order, from 0. */
  index: number;
  /** Folded for matching (`foldText`): NFKC, plain dashes, quotes and spaces; case and accents as written. */
  text: string;
  /** `text` in lower case without accents, character for character at the same place. */
  folded: string;
  /** As it stands on the slide. */
  raw: string;
  /** For every character of `text` its place in `raw`, when they differ. */
  places?: number[];
  box: Box;
  /** Letter height in points of a slide 540 points high; 0 when unknown. */
  size: number;
  bold: boolean;
  source: TextSource;
  /** True in the slide's title or a heading block. */
  heading: boolean;
  /** The same line stands on several slides at the same place, or is a page number: no evidence. */
  running: boolean;
  /** For a cell: the line of the whole row as it stands in the slide's text, and the headers. */
  cell?: { table: ViewTable; rowIndex: number; columnIndex: number; rowText: string };
  /** Header of its table column. */
  column?: string;
  /** First cell of its table row. */
  row?: string;
}

/** `probability` 0..1, calibrated. */
export interface LikelySection {
  label: string;
  probability: number;
}

export interface ViewTable {
  block: Block;
  /** First row, `''` for an empty cell; empty when the table begins with figures. */
  header: string[];
  /** All rows, the header too. */
  rows: string[][];
}

export interface ViewSlide {
  number: number;
  slide: Slide;
  section: Section;
  /** Other sections that share the slide. */
  alsoSections: Section[];
  /** What it may be about as models that learned from labelled decks see it, by their own names of sections. */
  likely: readonly LikelySection[];
  /** ISO 639-1. */
  language: string;
  title: string;
  /** Reading order; a table gives one line a cell. */
  lines: ViewLine[];
  tables: ViewTable[];
  /** The slide repeats an earlier one word for word. */
  repeats?: number;
  /** Disclaimers, template slides and lists of the other slides are no evidence. */
  excluded?: 'disclaimer' | 'template' | 'contents';
  /** Characters beyond `SLIDE_CHARACTERS` that are not looked at. */
  unread?: number;
  /** The one currency that the slide writes, when there is one. ISO 4217. */
  currency?: string;
}

/** What is known of a deck before any fact is: language and sections, read by `readOutline`. */
export interface DeckOutline {
  /** ISO 639-1 of the deck. */
  language: string;
  companyName?: string;
  /** Names of competitors as far as known; figures near them are theirs. */
  competitorNames?: string[];
  /** The day on which the deck is read, when a person gave it; else the newest date that the deck states. */
  readingDate?: string;
  /** What a fund's own corrections add to the model by which statements are read. */
  adaptation?: Adaptation;
  /** One a slide, in the deck's order. */
  slides: {
    language: string;
    section: Section;
    alsoSections: Section[];
    likely?: readonly LikelySection[];
    excluded?: 'disclaimer' | 'template' | 'contents';
  }[];
}

export interface DeckView {
  slides: ViewSlide[];
  language: string;
  convention: NumberConvention;
  /** The deck's main currency, when it writes one. ISO 4217. */
  currency?: string;
  /** What a bare `$` means in this deck: `USD`, or the dollar that the deck names elsewhere. */
  dollar: { currency: string; sure: boolean };
  companyName?: string;
  competitorNames: string[];
  /** Given, else the newest date that the deck states about something that has happened; `2025`, `2025-06` … */
  readingDate?: string;
  /** As the outline has it. */
  adaptation?: Adaptation;
}
