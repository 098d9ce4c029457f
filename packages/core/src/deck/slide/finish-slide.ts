/** From what is drawn to a Slide: visible blocks in reading order with boxes and title, and what nobody sees apart. */
import type { Block, Box, HiddenText, Line, Slide } from '../../model/deck.js';
import { cleanText } from '../layout/clean-text.js';
import { readingOrder } from '../layout/reading-order.js';
import { area, bounds, intersection, type Rect } from '../layout/rect.js';
import type { ChartShape, DrawnSlide, TableShape, TextShape, Paragraph } from './shapes.js';
import { invisibleText } from './invisible-text.js';
import { paragraphSize, placeParagraphs } from './place-lines.js';
import { slideText } from './slide-text.js';
import { withTitle } from './slide-title.js';
import { groundOf, hiddenLook, hiddenPlace, pageOf, type IsOpaque } from './visibility.js';

export interface FinishedSlide {
  slide: Slide;
  hidden: HiddenText[];
}

/** A block with its place in slide units, before it is told in fractions. */
interface Placed extends Rect {
  /** Size of its first line, larger when bold: tells heads from bodies. */
  look: number;
  block: Omit<Block, 'id' | 'box'>;
}

/** `size` is the slide's in points. */
export async function finishSlide(
  drawn: DrawnSlide,
  number: number,
  size: { width: number; height: number },
  isOpaque: IsOpaque,
): Promise<FinishedSlide> {
  const hidden: HiddenText[] = [];
  const hide: Hide = (text, hiddenBy, rect) => {
    const clean = cleanText(text);
    if (clean !== '')
      hidden.push({ slide: number, text: clean, hiddenBy, ...(rect ? { box: fraction(rect, drawn) } : {}) });
  };
  const placed: Placed[] = [];
  for (const [index, item] of drawn.items.entries()) {
    if (item.kind === 'text') placed.push(...(await textBlock(drawn, index, item, hide, isOpaque)));
    if (item.kind === 'table') placed.push(...(await tableBlock(drawn, index, item, hide, isOpaque)));
    if (item.kind === 'chart') placed.push(...chartBlocks(drawn, item));
  }
  for (const { text, hiddenBy } of drawn.hidden) hide(text, hiddenBy);

  const cards = drawn.items.filter((item) => item.kind === 'fill').map((item) => item.rect);
  const titles = placed.filter(({ block }) => block.title);
  const rest = placed.filter(({ block }) => !block.title);
  const blocks = [...titles, ...readingOrder(rest, cards, drawn)].map((each, index): Block => {
    return { id: `b${index + 1}`, box: fraction(each, drawn), ...each.block };
  });
  const slide: Slide = {
    number,
    width: size.width,
    height: size.height,
    title: '',
    blocks,
    text: slideText(blocks),
    readBy: 'text',
    links: drawn.links,
    pictureArea: pictureArea(drawn),
  };
  return { slide: withTitle(slide), hidden };
}

/** One alternative text on twenty icons is one text. */
export function withoutRepeats(hidden: HiddenText[]): HiddenText[] {
  const known = new Set<string>();
  return hidden.filter(({ slide, hiddenBy, text }) => {
    const key = `${slide} ${hiddenBy} ${text}`;
    return !known.has(key) && known.add(key);
  });
}

type Hide = (text: string, by: HiddenText['hiddenBy'], rect?: Rect) => void;

async function textBlock(
  slide: DrawnSlide,
  index: number,
  item: TextShape,
  hide: Hide,
  isOpaque: IsOpaque,
): Promise<Placed[]> {
  const lines: Line[] = [];
  const rects: Rect[] = [];
  for (const { paragraph, rect } of placeParagraphs(item)) {
    const text = await visibleText(slide, index, paragraph, { rect, box: item.rect }, hide, isOpaque);
    if (text === '') continue;
    lines.push(lineOf(text, paragraph, rect, slide));
    rects.push(rect);
  }
  if (lines.length === 0) return [];
  return [place(bounds(rects), { source: 'text', lines, ...(item.title ? { title: true } : {}) })];
}

async function tableBlock(
  slide: DrawnSlide,
  index: number,
  item: TableShape,
  hide: Hide,
  isOpaque: IsOpaque,
): Promise<Placed[]> {
  const rows: string[][] = [];
  const lines: Line[] = [];
  const drawnHeight = item.rows.reduce((sum, row) => sum + row.height, 0) || 1;
  const stretch = Math.max(1, (item.rect.y1 - item.rect.y0) / drawnHeight);
  let y = item.rect.y0;
  for (const row of item.rows) {
    const rect = { ...item.rect, y0: y, y1: y + row.height * stretch };
    y = rect.y1;
    const cells: string[] = [];
    for (const cell of row.cells) {
      const texts: string[] = [];
      for (const paragraph of cell) {
        const text = await visibleText(slide, index, paragraph, { rect, box: item.rect }, hide, isOpaque);
        if (text !== '') texts.push(text);
      }
      cells.push(texts.join(' '));
    }
    if (cells.every((cell) => cell === '')) continue;
    rows.push(cells);
    lines.push(lineOf(cells.join(' | '), largest(row.cells.flat()), rect, slide));
  }
  return lines.length === 0 ? [] : [place(item.rect, { source: 'table', lines, rows })];
}

function chartBlocks(slide: DrawnSlide, { rect, headings, rows }: ChartShape): Placed[] {
  const toLine = (text: string): Line => ({ text: cleanText(text), box: fraction(rect, slide), size: 0 });
  const blocks: Placed[] = [];
  if (headings.length > 0) blocks.push(place(rect, { source: 'chart', lines: headings.map(toLine) }));
  if (rows.length > 0) {
    const lines = rows.map((row) => toLine(row.join(' | ')));
    blocks.push(place(rect, { source: 'chart', lines, rows: rows.map((row) => row.map(cleanText)) }));
  }
  return blocks;
}

function place(rect: Rect, block: Placed['block']): Placed {
  return { ...rect, look: lookOf(block), block };
}

/** The paragraph as a viewer reads it; what is hidden in it goes to `hide`. */
async function visibleText(
  slide: DrawnSlide,
  index: number,
  paragraph: Paragraph,
  { rect, box }: { rect: Rect; box: Rect },
  hide: Hide,
  isOpaque: IsOpaque,
): Promise<string> {
  const whole = paragraph.runs.map((run) => run.text).join('');
  if (cleanText(whole) === '' && invisibleText(whole) === undefined) return '';
  const unseen = invisibleText(whole);
  if (unseen !== undefined) hide(unseen, 'invisible-characters', rect);
  const place = await hiddenPlace(slide, index, rect, box, isOpaque);
  if (place !== undefined) {
    hide(whole, place, rect);
    return '';
  }
  const ground = groundOf(slide, index, rect);
  let seen = '';
  let run: { text: string; by: HiddenText['hiddenBy'] } | undefined;
  for (const each of paragraph.runs) {
    const by = each.text.trim() === '' ? undefined : hiddenLook(each, ground);
    if (by === undefined) {
      seen += each.text;
      continue;
    }
    // Hidden runs that follow one another are one text.
    if (run?.by === by) run.text += each.text;
    else {
      if (run) hide(run.text, run.by, rect);
      run = { text: each.text, by };
    }
  }
  if (run) hide(run.text, run.by, rect);
  return cleanText(seen);
}

/** As the layout of PDF pages weighs heads: bold counts as a quarter larger. */
export function lookOf({ lines }: Pick<Block, 'lines'>): number {
  const [first] = lines;
  return first ? first.size * (first.bold ? 1.25 : 1) : 0;
}

function lineOf(text: string, paragraph: Paragraph, rect: Rect, slide: DrawnSlide): Line {
  const written = paragraph.runs.filter((run) => run.text.trim() !== '');
  const bold = written.length > 0 && written.every((run) => run.bold);
  return {
    text,
    box: fraction(rect, slide),
    size: Math.round(paragraphSize(paragraph) * 10) / 10,
    ...(bold ? { bold: true } : {}),
  };
}

function largest(paragraphs: Paragraph[]): Paragraph {
  const none: Paragraph = { runs: [], align: 'left' };
  return paragraphs.reduce((best, each) => (paragraphSize(each) > paragraphSize(best) ? each : best), none);
}

/** Four decimals: a tenth of a pixel on a 1280 px picture, and the same digits on every machine. */
export function fraction(rect: Rect, { width, height }: { width: number; height: number }): Box {
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    x: rounded(rect.x0 / width),
    y: rounded(rect.y0 / height),
    w: rounded((rect.x1 - rect.x0) / width),
    h: rounded((rect.y1 - rect.y0) / height),
  };
}

/** Cells of a grid whose middle lies on a picture: overlapping pictures count once. */
const GRID = 40;

function pictureArea(slide: DrawnSlide): number {
  const page = pageOf(slide);
  const pictures = slide.items
    .filter((item) => item.kind === 'picture')
    .map((item) => intersection(item.rect, page))
    .filter((rect) => area(rect) > 0);
  if (pictures.length === 0) return 0;
  let inside = 0;
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const x = ((column + 0.5) / GRID) * slide.width;
      const y = ((row + 0.5) / GRID) * slide.height;
      if (pictures.some((rect) => x >= rect.x0 && x <= rect.x1 && y >= rect.y0 && y <= rect.y1)) inside++;
    }
  }
  return inside / (GRID * GRID);
}
