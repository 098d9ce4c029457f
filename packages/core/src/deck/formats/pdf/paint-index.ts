/** Returns what is painted over and under a place, for pages with thousands of shapes. */
import { area, type Rect } from '../../layout/rect.js';
import type { Colour, PaintedObject } from './page-objects.js';

/** Everything but text, in painting order, with its rectangles as plain numbers: x0, y0, x1, y1 of each. */
export interface PaintIndex {
  objects: readonly PaintedObject[];
  rects: Float64Array;
  /** Which of them reach into a cell of the slide, last first; filled in as cells are asked for. */
  cells: Map<number, number[]>;
}

/** Side of those cells, slide units: about a word, so that the words of a line share few. */
const CELL = 20;

/** Smaller marks (square slide units) neither hide a word nor carry one. */
const SMALLEST = 16;

export function indexPaint(objects: readonly PaintedObject[]): PaintIndex {
  const kept = objects.filter((object) => object.kind !== 'text' && area(object.rect) >= SMALLEST);
  const rects = new Float64Array(kept.length * 4);
  kept.forEach(({ rect }, index) => rects.set([rect.x0, rect.y0, rect.x1, rect.y1], index * 4));
  return { objects: kept, rects, cells: new Map() };
}

/** Whether something that can hide is painted after `order` over more than `share` of a rectangle. */
export function isPaintedOver({ objects, rects }: PaintIndex, order: number, rect: Rect, share: number): boolean {
  const least = share * area(rect);
  for (let i = objects.length - 1; i >= 0; i -= 1) {
    const object = objects[i];
    if (object === undefined || object.order < order) return false;
    const w = Math.min(rects[i * 4 + 2] ?? 0, rect.x1) - Math.max(rects[i * 4] ?? 0, rect.x0);
    const h = Math.min(rects[i * 4 + 3] ?? 0, rect.y1) - Math.max(rects[i * 4 + 1] ?? 0, rect.y0);
    if (w > 0 && h > 0 && w * h > least && canHide(object)) return true;
  }
  return false;
}

function canHide({ kind, fill, stroke }: PaintedObject): boolean {
  if (kind !== 'path') return true;
  return fill === undefined ? stroke === undefined : fill.alpha >= 128;
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 255 };
/** Layers of paint looked through below a letter; slides have a handful. */
const MOST_LAYERS = 24;
/** More colours than this may lie below: drawing tells faster. */
const MOST_COLOURS = 128;

/**
 * The plain colours that may lie below a point: a shape with a ragged outline may or may not reach it, so the colour
 * under it counts as well. Undefined when a picture or gradient is among them.
 */
export function backgroundsAt(index: PaintIndex, order: number, x: number, y: number): Colour[] | undefined {
  const layers = layersBelow(index, order, x, y);
  let possible: Colour[] = [WHITE];
  for (const { kind, fill, upright, groupAlpha, masked } of layers?.reverse() ?? []) {
    if (kind !== 'path' || fill === undefined) return undefined;
    const paint = { ...fill, alpha: fill.alpha * groupAlpha };
    if (masked) {
      // A soft shadow or a blend: somewhere between nothing, all of the paint, and the paint multiplied.
      possible = possible.flatMap((colour) => [
        ...MASK_STEPS.map((step) => blend({ ...paint, alpha: paint.alpha * step }, colour)),
        multiplied(paint, colour),
      ]);
    } else {
      const painted = possible.map((colour) => blend(paint, colour));
      possible = upright ? painted : [...possible, ...painted];
    }
    if (possible.length > MOST_COLOURS) return undefined;
  }
  return layers === undefined ? undefined : possible;
}

/** What was painted at a point before `order`, last first, down to the first layer that hides all below it. */
function layersBelow(index: PaintIndex, order: number, x: number, y: number): PaintedObject[] | undefined {
  const { objects, rects } = index;
  const layers: PaintedObject[] = [];
  for (const i of objectsAround(index, x, y)) {
    if (x < (rects[i * 4] ?? 0) || x > (rects[i * 4 + 2] ?? 0)) continue;
    if (y < (rects[i * 4 + 1] ?? 0) || y > (rects[i * 4 + 3] ?? 0)) continue;
    const object = objects[i];
    if (object === undefined || object.order > order) continue;
    if (object.kind === 'path' && object.fill === undefined && object.stroke !== undefined) continue;
    const alpha = (object.fill?.alpha ?? 255) * object.groupAlpha;
    if (object.kind === 'path' && alpha < 8) continue;
    if (layers.length === MOST_LAYERS) return undefined;
    layers.push(object);
    if (object.upright && alpha > 247 && !object.masked) break;
  }
  return layers;
}

/** Places of the objects that reach into the cell of a point, last first. */
function objectsAround({ rects, cells }: PaintIndex, x: number, y: number): number[] {
  const [left, top] = [Math.floor(x / CELL) * CELL, Math.floor(y / CELL) * CELL];
  const key = left * 1_000_003 + top;
  const known = cells.get(key);
  if (known !== undefined) return known;
  const found: number[] = [];
  for (let i = rects.length / 4 - 1; i >= 0; i -= 1) {
    if (left + CELL < (rects[i * 4] ?? 0) || left > (rects[i * 4 + 2] ?? 0)) continue;
    if (top + CELL < (rects[i * 4 + 1] ?? 0) || top > (rects[i * 4 + 3] ?? 0)) continue;
    found.push(i);
  }
  cells.set(key, found);
  return found;
}

const MASK_STEPS = [0, 0.25, 0.5, 0.75, 1];

function multiplied(top: Colour, below: Colour): Colour {
  const mix = (a: number, b: number): number => (a * b) / 255;
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 255,
  };
}

function blend(top: Colour, below: Colour): Colour {
  const share = top.alpha / 255;
  const mix = (a: number, b: number): number => a * share + b * (1 - share);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 255,
  };
}
