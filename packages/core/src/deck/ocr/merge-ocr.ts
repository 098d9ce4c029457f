/** Joins what OCR found with what a slide already has as text, without saying the same thing twice. */
import type { Block, Slide } from '../../model/deck.js';
import type { TextBlock } from '../layout/group-blocks.js';
import { layOutBare, toBlock } from '../layout/lay-out-slide.js';
import type { Orderable } from '../layout/cut-columns.js';
import { readingOrder } from '../layout/reading-order.js';
import { containsPoint, overlapX, overlapY, type Rect } from '../layout/rect.js';
import { lookOf } from '../slide/finish-slide.js';
import { withBlocks } from '../slide/slide-text.js';
import { withTitle } from '../slide/slide-title.js';
import { findChartLines } from './find-chart-lines.js';
import { ocrLines, type OcrTextLine } from './ocr-lines.js';
import type { PageText } from './read-pages.js';
import type { OcrLine } from './text-recognizer.js';

/** Share of a line's words that must be on the slide already for the line to be the same text drawn. */
const SAME = 0.6;
/** So many letters of a word are that word. */
const PART = 4;
/** Slide units. */
const SLIDE_HEIGHT = 540;

/**
 * What OCR found stands among the slide's own text where a reader meets it; lines that say again what the text under them
 * says are left out. `running`: lines that other slides have in the same place.
 */
export function mergeOcr(slide: Slide, found: PageText, running: ReadonlySet<OcrLine>): Slide {
  const page = { width: (SLIDE_HEIGHT * found.width) / found.height, height: SLIDE_HEIGHT };
  const own = slide.blocks.map((block): Placed => ({ ...rectOf(block, page), look: lookOf(block), block }));
  const fresh = ocrLines(found, running, SLIDE_HEIGHT).filter((line) => !repeats(line, own));
  const told = found.unread > 0 ? { ...slide, unreadLines: found.unread } : slide;
  if (fresh.length === 0) return withTitle(told);
  const lines = fresh.filter((line) => !line.running);
  const orders = new Set(lines.map((line) => line.order));
  const charted = findChartLines(lines);
  const placed = layOutBare([lines, fresh.filter((line) => line.running)], page).map((block): Placed => {
    const isChart = block.lines.length > 0 && block.lines.every(({ order }) => charted.has(order));
    const merged = {
      ...toBlock(block, '', false, page, 'ocr'),
      source: isChart ? ('chart' as const) : ('ocr' as const),
    };
    return { ...block, block: { ...merged, confidence: confidenceOf(block, fresh) } };
  });
  const heads = new Set(
    placed.flatMap(({ lines: held, block }) => (held?.some(({ order }) => orders.has(order)) ? [block] : [])),
  );
  const blocks = amongOwn(own, placed, page).map(({ block }) => block);
  const mayHead = blocks.map((block) => block.confidence === undefined || heads.has(block));
  return withTitle(withoutSmallTitle(withBlocks(told, blocks)), (_block, index) => mayHead[index] === true);
}

/** A block with its place in slide units. */
interface Placed extends Orderable {
  block: Block;
  lines?: TextBlock['lines'];
}

function rectOf({ box: { x, y, w, h } }: Pick<Block, 'box'>, page: { width: number; height: number }): Rect {
  return { x0: x * page.width, y0: y * page.height, x1: (x + w) * page.width, y1: (y + h) * page.height };
}

/** The slide's own blocks keep their order; each of the others follows the one of them that it follows on the page. */
function amongOwn(
  own: readonly Placed[],
  others: readonly Placed[],
  page: { width: number; height: number },
): Placed[] {
  const isOwn = new Set(own);
  const first: Placed[] = [];
  const after = new Map<Placed, Placed[]>();
  let held = first;
  for (const each of readingOrder([...own, ...others], [], page)) {
    if (!isOwn.has(each)) held.push(each);
    else after.set(each, (held = []));
  }
  return [...first, ...own.flatMap((each) => [each, ...(after.get(each) ?? [])])];
}

/** What was the largest text is no title any more when larger words stand over it. */
function withoutSmallTitle(slide: Slide): Slide {
  const title = slide.blocks.find((block) => block.title);
  if (title === undefined) return slide;
  const larger = (block: Block) =>
    block.source === 'ocr' && block.box.y + block.box.h <= title.box.y + title.box.h && sizeOf(block) > sizeOf(title);
  if (!slide.blocks.some(larger)) return slide;
  const blocks = slide.blocks.map(({ title: _title, ...block }) => block);
  return { ...slide, title: '', blocks };
}

function sizeOf({ lines }: Block): number {
  return Math.max(0, ...lines.map((line) => line.size));
}

/** Mean of the lines it is made of; a table has put its lines together anew. */
function confidenceOf(block: TextBlock, lines: readonly OcrTextLine[]): number {
  const orders = new Set(block.lines.map((line) => line.order));
  const own = lines.filter(
    (line) => orders.has(line.order) || (block.rows && containsPoint(block, (line.x0 + line.x1) / 2, line.baseline)),
  );
  return own.reduce((sum, line) => sum + line.confidence, 0) / Math.max(1, own.length);
}

/** Says what the slide's text in the same place says. */
function repeats(line: OcrTextLine, own: readonly Placed[]): boolean {
  const under = own.filter((block) => overlapX(block, line) > 0 && overlapY(block, line) > 0);
  if (under.length === 0) return false;
  const known = under.flatMap(({ block }) => block.lines.flatMap(({ text }) => words(text)));
  // A letter at its edge may be cut off.
  const isKnown = (word: string) => known.some((own) => own === word || (word.length >= PART && own.includes(word)));
  const said = words(line.text);
  return said.filter(isKnown).length >= said.length * SAME;
}

function words(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
}
