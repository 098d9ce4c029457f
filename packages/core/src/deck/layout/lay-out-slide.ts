/** From placed characters to a slide's blocks in reading order: turned text, lines, blocks, order, title. */
import type { Block, Box, Line, TextSource } from '../../model/deck.js';
import { dropOverprints } from './drop-overprints.js';
import type { Glyph } from './glyph.js';
import { findTables } from './find-tables.js';
import { findTitle, type FoundTitle } from './find-title.js';
import { groupBlocks, type TextBlock } from './group-blocks.js';
import { joinHyphens, wordsOf } from './join-hyphens.js';
import { layOutLines, type TextLine } from './lay-out-lines.js';
import { readingOrder } from './reading-order.js';
import { bounds, height, overlapX, overlapY, type Rect } from './rect.js';
import { columnBorders } from './ruled-panels.js';

/** What is drawn on a slide besides text, slide units. */
export interface Drawing {
  width: number;
  height: number;
  /** Boxes that hold text: cards, panels, cells. */
  cards: readonly Rect[];
  /** Thin upright borders. */
  verticalRules: readonly Rect[];
  /** Thin level borders. */
  horizontalRules: readonly Rect[];
}

export interface LaidOutSlide {
  blocks: Block[];
  title: string;
  text: string;
}

/** Lays out the characters of one slide. */
export function layOutSlide(glyphs: readonly Glyph[], drawing: Drawing, source: TextSource = 'text'): LaidOutSlide {
  const groups = byAngle(dropOverprints(glyphs)).map(([angle, turned]) => ({ angle, turned }));
  const level = groups.find((group) => group.angle === 0)?.turned ?? [];
  const lines = layOutLines(level, [...drawing.verticalRules, ...columnBorders(drawing.horizontalRules)]);
  const cards = textCards(drawing.cards, lines);
  const { tables, rest } = findTables(lines, cards, drawing.horizontalRules);
  const blocks = [
    ...tables,
    ...groupBlocks(rest, cards, drawing.horizontalRules),
    ...groups.filter((group) => group.angle !== 0).flatMap(({ angle, turned }) => turnedBlocks(turned, angle)),
  ];
  return finishSlide(readingOrder(blocks, cards, drawing), drawing, source);
}

/** Lays out lines found without their letters or anything drawn around them, as OCR finds them; no block mixes `layers`. */
export function layOutBare(
  layers: readonly (readonly TextLine[])[],
  slide: Pick<Drawing, 'width' | 'height'>,
): TextBlock[] {
  const blocks = layers.flatMap((lines) => {
    const { tables, rest } = findTables(lines, [], []);
    return [...tables, ...groupBlocks(rest, [], [], { measured: true })];
  });
  const words = wordsOf(layers.flat());
  return readingOrder(blocks, [], slide).map((block) =>
    block.rows === undefined ? { ...block, lines: joinHyphens(block.lines, words) } : block,
  );
}

/** Texts of characters that are not part of the slide's visible text, one for each block, with their boxes. */
export function layOutAside(
  glyphs: readonly Glyph[],
  slide: Pick<Drawing, 'width' | 'height'>,
): { text: string; box: Box }[] {
  const drawing: Drawing = { ...slide, cards: [], verticalRules: [], horizontalRules: [] };
  return layOutSlide(glyphs, drawing).blocks.map((block) => ({
    text: block.lines.map((line) => line.text).join(' '),
    box: block.box,
  }));
}

/** Share of the lines on a card from which on lines that run across its sides say that it holds none: a glow, a disc. */
const ACROSS = 0.25;

/**
 * Cards without those that only mark a line or some of its words, and without decoration: a highlight hugs its words, and
 * may be what colours their letters; a card keeps a distance and is not run across.
 */
function textCards(cards: readonly Rect[], lines: readonly TextLine[]): Rect[] {
  return cards.filter((card) => {
    const held = lines.filter((line) => overlapY(card, line) > 0.6 * height(line) && overlapX(card, line) > 0);
    const hugs = held.some(
      (line) => Math.abs(line.x0 - card.x0) < 0.35 * line.size && Math.abs(line.x1 - card.x1) < 0.5 * line.size,
    );
    const inside = held.filter((line) => (line.x0 + line.x1) / 2 > card.x0 && (line.x0 + line.x1) / 2 < card.x1);
    const across = inside.filter((line) => Math.min(line.x0 - card.x0, card.x1 - line.x1) < -line.size);
    return !hugs && (across.length === 0 || across.length < ACROSS * inside.length);
  });
}

/** Text along another direction is laid out as if level, and its boxes are turned back. */
function turnedBlocks(glyphs: readonly Glyph[], angle: number): TextBlock[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const level = glyphs.map((glyph) => ({
    ...glyph,
    x: glyph.x * cos + glyph.y * sin,
    y: glyph.y * cos - glyph.x * sin,
    angle: 0,
  }));
  const back = (rect: Rect): Rect => {
    const xs = [rect.x0, rect.x1].flatMap((x) => [rect.y0, rect.y1].map((y) => x * cos - y * sin));
    const ys = [rect.x0, rect.x1].flatMap((x) => [rect.y0, rect.y1].map((y) => x * sin + y * cos));
    return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
  };
  return groupBlocks(layOutLines(level), [], []).map((block) => ({
    ...block,
    ...back(block),
    lines: block.lines.map((line) => ({ ...line, ...back(line) })),
  }));
}

/** Glyphs by writing direction, to the degree, level text first. */
function byAngle(glyphs: readonly Glyph[]): [number, Glyph[]][] {
  const groups = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const degrees = Math.round((glyph.angle * 180) / Math.PI);
    const key = degrees === -180 ? 180 : degrees;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [glyph]);
    else group.push(glyph);
  }
  return [...groups]
    .sort(([a], [b]) => Math.abs(a) - Math.abs(b) || a - b)
    .map(([degrees, group]) => [(degrees * Math.PI) / 180, group]);
}

function finishSlide(ordered: readonly TextBlock[], drawing: Drawing, source: TextSource): LaidOutSlide {
  const words = wordsOf(ordered.flatMap((block) => block.lines));
  const written = ordered
    .map((block) => (block.rows === undefined ? { ...block, lines: joinHyphens(block.lines, words) } : block))
    .filter((block) => block.lines.some((line) => line.text !== ''));
  const title = findTitle(written, drawing);
  const parted = written.flatMap((block) => (title?.block === block ? partTitle(title) : [{ block, isTitle: false }]));
  const blocks = parted.map(({ block, isTitle }, index) => toBlock(block, `b${index + 1}`, isTitle, drawing, source));
  return {
    blocks,
    title: title?.text ?? '',
    text: blocks.map((block) => block.lines.map((line) => line.text).join('\n')).join('\n\n'),
  };
}

/** The title as a block of its own, and what stood under it in smaller type. */
function partTitle({ block, to }: FoundTitle): { block: TextBlock; isTitle: boolean }[] {
  const [head, rest] = [block.lines.slice(0, to), block.lines.slice(to)];
  if (rest.length === 0) return [{ block, isTitle: true }];
  return [head, rest].map((lines, index) => ({ block: { ...block, ...bounds(lines), lines }, isTitle: index === 0 }));
}

/** The block in fractions of the slide. */
export function toBlock(
  block: TextBlock,
  id: string,
  title: boolean,
  drawing: Pick<Drawing, 'width' | 'height'>,
  source: TextSource,
): Block {
  const fraction = (rect: Rect): Line['box'] => ({
    x: rounded(rect.x0 / drawing.width),
    y: rounded(rect.y0 / drawing.height),
    w: rounded((rect.x1 - rect.x0) / drawing.width),
    h: rounded((rect.y1 - rect.y0) / drawing.height),
  });
  return {
    id,
    source: block.rows === undefined ? source : 'table',
    box: fraction(block),
    lines: block.lines
      .filter((line) => line.text !== '')
      .map((line) => ({
        text: line.text,
        box: fraction(line),
        size: Math.round(line.size * 10) / 10,
        ...(line.bold ? { bold: true } : {}),
      })),
    ...(block.rows === undefined ? {} : { rows: block.rows }),
    ...(title ? { title: true } : {}),
  };
}

/** Four decimals: a tenth of a pixel on a 1280 px picture, and the same digits on every machine. */
function rounded(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000;
}
