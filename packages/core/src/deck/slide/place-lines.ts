/** Guesses where the lines of a text box lie: the file says where the box is, only a renderer knows the lines. */
import type { Rect } from '../layout/rect.js';
import type { TextShape, Paragraph } from './shapes.js';

/** Mean width of a letter and height of a line, in sizes: usual values of text faces. */
export const LETTER_WIDTH = 0.5;
export const LINE_HEIGHT = 1.2;
/** A box holds at most this many times the text it seems to have room for. */
const SHRINKS = 3;
/** For text of unknown size. Slide units. */
const DEFAULT_SIZE = 18;

export interface PlacedParagraph {
  paragraph: Paragraph;
  rect: Rect;
}

/** One rectangle a paragraph, in slide units. */
export function placeParagraphs(text: TextShape): PlacedParagraph[] {
  const { rect, inset, anchor, wraps } = text;
  const left = rect.x0 + inset.left;
  const room = Math.max(1, rect.x1 - rect.x0 - inset.left - inset.right);
  const measured = text.paragraphs.map((paragraph) => measure(paragraph, wraps ? room : Infinity));
  const total = measured.reduce((sum, { height }) => sum + height, 0);
  const free = rect.y1 - rect.y0 - inset.top - inset.bottom - total;
  // Text that seems too long for its box was shrunk to it, or runs out of it downwards.
  const shrunk = free < 0 && total + free > total / SHRINKS ? (total + free) / total : 1;
  const above = Math.max(0, free);
  let y = rect.y0 + inset.top + (anchor === 'bottom' ? above : anchor === 'middle' ? above / 2 : 0);
  return text.paragraphs.map((paragraph, index) => {
    const { width } = measured[index] as Measure;
    const height = (measured[index] as Measure).height * shrunk;
    const shift = paragraph.align === 'right' ? room - width : paragraph.align === 'centre' ? (room - width) / 2 : 0;
    const placed = { x0: left + shift, y0: y, x1: left + shift + width, y1: y + height };
    y += height;
    return { paragraph, rect: placed };
  });
}

interface Measure {
  width: number;
  height: number;
}

function measure(paragraph: Paragraph, room: number): Measure {
  const size = paragraphSize(paragraph) || DEFAULT_SIZE;
  const length = paragraph.runs.reduce((sum, run) => sum + run.text.length * (run.size || size) * LETTER_WIDTH, 0);
  const lines = Math.max(1, Math.ceil(length / room));
  return { width: Math.min(length, room), height: lines * size * LINE_HEIGHT };
}

/** Of its largest run with text; 0 when unknown. */
export function paragraphSize({ runs }: Paragraph): number {
  const written = runs.filter((run) => run.text.trim() !== '');
  return Math.max(0, ...(written.length > 0 ? written : runs).map((run) => run.size));
}
