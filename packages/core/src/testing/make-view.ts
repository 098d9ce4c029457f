/** Builds the view of a deck from a few lines of text, for tests of evidence. */
import { viewDeck } from '../evidence/view/deck-view.js';
import type { DeckView } from '../evidence/view/view-types.js';
import type { Block, Deck, Line, Slide } from '../model/deck.js';
import type { Section } from '../model/values.js';

export interface CardSketch {
  /** Fractions of the slide. */
  x: number;
  y: number;
  w?: number;
  /** Lines from top to bottom; `size` in points. */
  lines: (string | { text: string; size: number })[];
}

export interface SlideSketch {
  section?: Section;
  alsoSections?: Section[];
  excluded?: 'disclaimer' | 'template';
  title?: string;
  /** Each string is a text box of its own; an inner list is one box of several lines. */
  lines?: (string | string[])[];
  cards?: CardSketch[];
  table?: string[][];
}

export interface ViewSketch {
  /** @default 'en' */
  language?: string;
  companyName?: string;
  competitorNames?: string[];
  readingDate?: string;
}

/** A deck whose slides hold the sketched text, one text box under the other. */
export function makeDeck(sketches: SlideSketch[]): Deck {
  return {
    fileName: 'sketch.pdf',
    kind: 'pdf',
    bytes: 1,
    hash: '0'.repeat(64),
    hidden: [],
    metadata: {},
    warnings: [],
    slides: sketches.map(makeSlide),
  };
}

/** The view of a sketched deck. */
export function makeView(sketches: SlideSketch[], { language = 'en', ...known }: ViewSketch = {}): DeckView {
  return viewDeck(makeDeck(sketches), {
    language,
    ...known,
    slides: sketches.map(({ section = 'other', alsoSections = [], excluded }) => ({
      language,
      section,
      alsoSections,
      ...(excluded === undefined ? {} : { excluded }),
    })),
  });
}

function makeSlide({ title = '', lines = [], cards = [], table }: SlideSketch, index: number): Slide {
  const blocks: Block[] = [];
  const add = (block: Omit<Block, 'id' | 'box'>): void => {
    const boxes = block.lines.map((line) => line.box);
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const w = Math.max(...boxes.map((box) => box.x + box.w)) - x;
    const h = Math.max(...boxes.map((box) => box.y + box.h)) - y;
    blocks.push({ id: `b${blocks.length + 1}`, box: { x, y, w, h }, ...block });
  };
  if (title !== '') add({ source: 'text', title: true, lines: [line(title, 0.05, 0.05, 32)] });
  let y = 0.2;
  for (const text of lines) {
    const texts = typeof text === 'string' ? [text] : text;
    add({ source: 'text', lines: texts.map((one, i) => line(one, 0.05, y + i * 0.04, 16)) });
    y += texts.length * 0.04 + 0.12;
  }
  for (const card of cards) {
    let top = card.y;
    const written = card.lines.map((one) => {
      const { text, size } = typeof one === 'string' ? { text: one, size: 14 } : one;
      const made = line(text, card.x, top, size, card.w);
      top += made.box.h + 0.01;
      return made;
    });
    add({ source: 'text', lines: written });
  }
  if (table !== undefined) {
    const rows = table.map((row, i) => line(row.join(' | '), 0.05, y + i * 0.05, 14, 0.9));
    add({ source: 'table', lines: rows, rows: table });
  }
  return {
    number: index + 1,
    width: 960,
    height: 540,
    title,
    blocks,
    text: blocks.map((block) => block.lines.map(({ text }) => text).join('\n')).join('\n\n'),
    readBy: 'text',
    links: [],
    pictureArea: 0,
  };
}

function line(text: string, x: number, y: number, size: number, w?: number): Line {
  return { text, size, box: { x, y, w: w ?? Math.min(0.9, text.length * size * 0.0006), h: size / 400 } };
}
