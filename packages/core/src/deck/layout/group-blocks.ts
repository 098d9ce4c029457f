/** Gathers lines into blocks: paragraphs and text boxes, kept inside their card and on their side of a border. */
import type { TextLine } from './lay-out-lines.js';
import { area, bounds, containsPoint, overlapX, type Rect } from './rect.js';

/** Lines that belong together, in reading order, and the smallest card that holds them. */
export interface TextBlock extends Rect {
  lines: TextLine[];
  /** Index into the page's cards, -1 for none. */
  card: number;
  /** Size of its first line, more when bold: what sets a heading apart. */
  look: number;
  /** One short line with a digit in it. */
  figure?: boolean;
  /** Cells of a table, row by row. */
  rows?: string[][];
}

/** Farthest that two baselines of one paragraph are apart, in ems: double spacing is 2.4, so a list still holds together. */
const MOST_LEADING = 1.8;
/** … and of a list whose every line is set that far apart, where a line goes on with the one before. */
const WRAPPED_LEADING = 2.6;
/** Letters of a line from which on it may have been wrapped, and its share of the widest line of its size. */
const WRAPPED = 40;
const FULL = 0.8;
/** A line that goes on stands under its first letter, or is set in by no more ems than a bullet takes. */
const SET_IN = 2;
/** … and how much farther a paragraph's last step may be than the one before. */
const OTHER_LEADING = 1.35;
/** Sizes and baselines measured in a picture are less sure, and so are steps of one paragraph, by this factor. */
const MEASURED = 1.2;
/** A heading is at least this much larger than the text under it. */
const OTHER_SIZE = 1.3;

/** `rules` are horizontal borders that no block crosses; `measured`: the lines come from a picture. */
export function groupBlocks(
  lines: readonly TextLine[],
  cards: readonly Rect[],
  rules: readonly Rect[],
  { measured = false }: { measured?: boolean } = {},
): TextBlock[] {
  const slack = measured ? MEASURED : 1;
  const blocks: TextBlock[] = [];
  const besides = new Map(lines.map((line) => [line, nearestBeside(line, lines)]));
  const widest = new Map<number, number>();
  for (const { x0, x1, size } of lines)
    widest.set(Math.round(size), Math.max(x1 - x0, widest.get(Math.round(size)) ?? 0));
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0 || a.order - b.order);
  for (const line of sorted) {
    const card = smallestCard(line, cards);
    let best: TextBlock | undefined;
    let bestOverlap = -Infinity;
    for (let i = blocks.length - 1; i >= 0; i -= 1) {
      const block = blocks[i];
      if (block === undefined || block.card !== card) continue;
      const overlap = overlapX(block, line);
      if (overlap > bestOverlap && continues(block, line, rules, besides, widest, slack)) {
        best = block;
        bestOverlap = overlap;
      }
    }
    if (best === undefined) {
      blocks.push({
        lines: [line],
        card,
        look: line.size * (line.bold ? 1.25 : 1),
        x0: line.x0,
        y0: line.y0,
        x1: line.x1,
        y1: line.y1,
      });
    } else {
      best.lines.push(line);
      Object.assign(best, bounds(best.lines));
    }
  }
  return blocks.map((block) => ({
    ...block,
    figure: block.lines.length === 1 && isFigure(block.lines[0]?.text ?? ''),
  }));
}

/** The smallest card around the middle of a line, or -1. */
function smallestCard(line: Rect, cards: readonly Rect[]): number {
  const x = (line.x0 + line.x1) / 2;
  const y = (line.y0 + line.y1) / 2;
  let best = -1;
  let bestArea = Infinity;
  cards.forEach((card, index) => {
    const size = area(card);
    if (size < bestArea && containsPoint(card, x, y)) [best, bestArea] = [index, size];
  });
  return best;
}

interface Beside {
  /** Distance, Infinity if there is none. */
  gap: number;
  /** It is a figure as large as this line. */
  figure: boolean;
}

/** The nearest line on the same row. */
function nearestBeside(line: TextLine, lines: readonly TextLine[]): Beside {
  const nearest: Beside = { gap: Infinity, figure: false };
  for (const other of lines) {
    const shared = Math.min(line.y1, other.y1) - Math.max(line.y0, other.y0);
    if (other === line || shared < 0.5 * Math.min(line.y1 - line.y0, other.y1 - other.y0)) continue;
    const gap = Math.max(0, -overlapX(line, other));
    if (gap >= nearest.gap) continue;
    nearest.gap = gap;
    nearest.figure = isFigure(other.text) && Math.abs(other.size - line.size) < 0.05 * line.size;
  }
  return nearest;
}

function continues(
  block: TextBlock,
  line: TextLine,
  rules: readonly Rect[],
  besides: ReadonlyMap<TextLine, Beside>,
  widest: ReadonlyMap<number, number>,
  slack: number,
): boolean {
  const last = block.lines.at(-1);
  if (last === undefined) return false;
  const small = Math.min(last.size, line.size);
  const large = Math.max(last.size, line.size);
  const leading = line.baseline - last.baseline;
  if (small <= 0 || large / small > OTHER_SIZE) return false;
  const most = goesOn(last, line, widest) ? WRAPPED_LEADING : MOST_LEADING;
  if (leading < 0.55 * small || leading > most * slack * large) return false;
  // Once a paragraph has its leading, a clearly larger step starts a new one.
  const before = block.lines.at(-2);
  if (before !== undefined && leading > OTHER_LEADING * (last.baseline - before.baseline) + slack) return false;
  // Figures under one another, each with its words beside it, belong to those words.
  const beside = Math.max(besides.get(last)?.gap ?? Infinity, besides.get(line)?.gap ?? Infinity);
  if (isFigure(last.text) && isFigure(line.text) && beside < line.y0 - last.y1) return false;
  // A row of figures under a heading is no part of it, though the first may stand right under it.
  if (!isFigure(last.text) && isFigure(line.text) && besides.get(line)?.figure === true) return false;
  const overlap = overlapX(block, line);
  const narrower = Math.min(block.x1 - block.x0, line.x1 - line.x0);
  const leftAligned = Math.abs(block.x0 - line.x0) < 0.6 * large;
  if (overlap < 0.5 * narrower && !(leftAligned && overlap > 0)) return false;
  return !rules.some((rule) => {
    const y = (rule.y0 + rule.y1) / 2;
    return y > last.baseline && y < line.baseline - 0.3 * line.size && overlapX(rule, line) > 0.5 * narrower;
  });
}

/** Whether `line` is the rest of `last`, which filled its width and ended in the middle of a sentence. */
function goesOn(last: TextLine, line: TextLine, widest: ReadonlyMap<number, number>): boolean {
  const setIn = (line.x0 - last.x0) / last.size;
  if (last.text.length < WRAPPED || Math.abs(line.size / last.size - 1) > 0.03 || setIn < -0.2 || setIn > SET_IN)
    return false;
  if (/[.!?:;]\s*$/u.test(last.text) || !(/^[\p{Ll}=(]/u.test(line.text) || setIn > 0.2)) return false;
  return last.x1 - last.x0 >= FULL * (widest.get(Math.round(last.size)) ?? 0);
}

/** "43%", "$1.2M", "80+", "1 in 3": short and with a digit. */
function isFigure(text: string): boolean {
  return text.length <= 10 && /\p{Nd}/u.test(text);
}
