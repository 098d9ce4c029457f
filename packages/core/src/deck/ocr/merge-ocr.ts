/** Joins what OCR found with what a slide already has as text, without saying the same thing twice. */
import type { Block, Slide } from '../../model/deck.js';
import type { TextBlock } from '../layout/group-blocks.js';
import { containsPoint } from '../layout/rect.js';
import { layOutBare, toBlock } from '../layout/lay-out-slide.js';
import { withBlocks } from '../slide/slide-text.js';
import { withTitle } from '../slide/slide-title.js';
import { ocrLines, type OcrTextLine } from './ocr-lines.js';
import type { PageText } from './read-pages.js';
import type { OcrLine } from './text-recognizer.js';

/** Share of a line's words that must be on the slide already for the line to be the same text drawn. */
const SAME = 0.6;
/** Slide units. */
const SLIDE_HEIGHT = 540;

/**
 * OCR lines that repeat the slide's own text are left out; the rest follows it, laid out as text of a page is.
 * `running`: lines that other slides have in the same place.
 */
export function mergeOcr(slide: Slide, found: PageText, running: ReadonlySet<OcrLine>): Slide {
  const page = { width: (SLIDE_HEIGHT * found.width) / found.height, height: SLIDE_HEIGHT };
  const known = new Set(words(slide.text));
  const fresh = ocrLines(found, running, SLIDE_HEIGHT).filter((line) => !repeats(line.text, known));
  const own = fresh.filter((line) => !line.running);
  const placed = layOutBare([own, fresh.filter((line) => line.running)], page);
  const blocks = placed.map((block): Block => {
    return { ...toBlock(block, '', false, page, 'ocr'), source: 'ocr', confidence: confidenceOf(block, fresh) };
  });
  const merged = withBlocks(slide, [...slide.blocks, ...blocks]);
  const orders = new Set(own.map((line) => line.order));
  const heads = placed.map((block) => block.lines.some((line) => orders.has(line.order)));
  return withTitle(merged, (_block, index) => heads[index - slide.blocks.length] !== false);
}

/** Mean of the lines it is made of; a table has put its lines together anew. */
function confidenceOf(block: TextBlock, lines: readonly OcrTextLine[]): number {
  const orders = new Set(block.lines.map((line) => line.order));
  const own = lines.filter(
    (line) => orders.has(line.order) || (block.rows && containsPoint(block, (line.x0 + line.x1) / 2, line.baseline)),
  );
  return own.reduce((sum, line) => sum + line.confidence, 0) / Math.max(1, own.length);
}

function repeats(line: string, known: ReadonlySet<string>): boolean {
  if (known.size === 0) return false;
  const own = words(line);
  return own.filter((word) => known.has(word)).length >= own.length * SAME;
}

function words(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
}
