/** Joins what OCR found with what a slide already has as text, without saying the same thing twice. */
import type { Block, Line, Slide } from '../../model/deck.js';
import { readingOrder } from '../layout/reading-order.js';
import { lookOf } from '../slide/finish-slide.js';
import { withBlocks } from '../slide/slide-text.js';
import { withTitle } from '../slide/slide-title.js';

/** Share of a line's words that must be on the slide already for the line to be the same text drawn. */
const SAME = 0.6;
/** What the reading order measures in. */
const SLIDE_HEIGHT = 540;

/** OCR lines that repeat the slide's own text are left out; the rest follows it in reading order. */
export function mergeOcr(slide: Slide, found: readonly Block[]): Slide {
  const known = new Set(words(slide.text));
  const fresh = found.flatMap((block) => {
    const lines = block.lines.filter((line) => !repeats(line, known));
    return lines.length === 0 ? [] : [{ ...block, lines }];
  });
  return withTitle(withBlocks(slide, [...slide.blocks, ...inOrder(fresh, slide)]));
}

/** The engine goes by its own areas of the picture; a reader by columns and rows. */
function inOrder(blocks: readonly Block[], slide: Slide): Block[] {
  const page = { width: (SLIDE_HEIGHT * slide.width) / slide.height, height: SLIDE_HEIGHT };
  const placed = blocks.map((block) => ({
    block,
    look: lookOf(block),
    x0: block.box.x * page.width,
    y0: block.box.y * page.height,
    x1: (block.box.x + block.box.w) * page.width,
    y1: (block.box.y + block.box.h) * page.height,
  }));
  return readingOrder(placed, [], page).map(({ block }) => block);
}

function repeats(line: Line, known: ReadonlySet<string>): boolean {
  if (known.size === 0) return false;
  const own = words(line.text);
  return own.filter((word) => known.has(word)).length >= own.length * SAME;
}

function words(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
}
