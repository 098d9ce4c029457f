/** From painted objects to what the layout needs: cards that hold text, and borders that part it. */
import type { Drawing } from '../../layout/lay-out-slide.js';
import { area, bounds, height, intersection, width, type Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { PaintedObject } from './page-objects.js';

/** Thinner than this (slide units) is a line, not a box. */
const THIN = 3.5;
/** Boxes larger than this share of the slide are its background. */
const BACKGROUND = 0.72;
const SMALLEST_CARD = { width: 40, height: 18 };
/** Real slides have a few dozen; a chart or map with thousands of shapes would only cost time. */
const MAX_CARDS = 300;
const MAX_RULES = 400;

export function slideDrawing(objects: readonly PaintedObject[], frame: PageFrame): Drawing {
  const cards: Rect[] = [];
  const verticalRules: Rect[] = [];
  const horizontalRules: Rect[] = [];
  const slide = frame.width * frame.height;
  for (const { kind, rect, upright, fill, stroke } of objects) {
    if (kind !== 'path' || !upright) continue;
    if ((fill?.alpha ?? 0) === 0 && (stroke?.alpha ?? 0) === 0) continue;
    const [w, h] = [width(rect), height(rect)];
    if (w < 0 || h < 0) continue;
    if (w <= THIN && h > 12) verticalRules.push(rect);
    else if (h <= THIN && w > 24) horizontalRules.push(rect);
    else if (w >= SMALLEST_CARD.width && h >= SMALLEST_CARD.height && area(rect) < BACKGROUND * slide) cards.push(rect);
  }
  return {
    width: frame.width,
    height: frame.height,
    cards: distinct(joinPieces(cards.slice(0, MAX_CARDS)), MAX_CARDS),
    verticalRules: verticalRules.slice(0, MAX_RULES),
    horizontalRules: horizontalRules.slice(0, MAX_RULES),
  };
}

/**
 * A border of several colours is painted side by side, each time cut to a corner of the box: boxes that cross one
 * another and have two edges in common are one.
 */
function joinPieces(rects: readonly Rect[]): Rect[] {
  const joined: Rect[] = [];
  let group: Rect[] = [];
  // The sides of one border are painted one after another.
  for (const rect of rects) {
    if (group.length > 0 && !group.some((piece) => isPieceOf(piece, rect))) {
      joined.push(bounds(group));
      group = [];
    }
    group.push(rect);
  }
  return group.length > 0 ? [...joined, bounds(group)] : joined;
}

function isPieceOf(a: Rect, b: Rect): boolean {
  const shared = (['x0', 'x1', 'y0', 'y1'] as const).filter((edge) => Math.abs(a[edge] - b[edge]) < 1).length;
  const both = area(intersection(a, b));
  return shared === 2 && both > 0 && both < 0.98 * Math.min(area(a), area(b));
}

/** A card's fill, border and shadow are three paths with nearly one outline. */
function distinct(rects: readonly Rect[], most: number): Rect[] {
  const kept: Rect[] = [];
  for (const rect of rects) {
    if (kept.length >= most) break;
    if (!kept.some((other) => isSame(other, rect))) kept.push(rect);
  }
  return kept;
}

function isSame(a: Rect, b: Rect): boolean {
  return (
    Math.abs(a.x0 - b.x0) < 4 && Math.abs(a.y0 - b.y0) < 4 && Math.abs(a.x1 - b.x1) < 4 && Math.abs(a.y1 - b.y1) < 4
  );
}
