/** Finds the shapes in a picture that may be letters: what touches and is darker, or lighter, than what is around it. */
import type { Rect } from '../layout/rect.js';
import type { GreyPicture } from './grey-picture.js';

/** How far from the mean of what is around it ink is, of 255. */
const INK = 18;
/** Shapes of letters, pixels. */
const LOWEST = 5;
const FEWEST_PIXELS = 8;
/** Times as wide as high: letters that touch, of usual size and high ones. A bar is filled, letters are not. */
const JOINED = { usual: 12, high: 2.5 };
const BAR = { wide: 3, filled: 0.95 };
/** A box, or the frame of one, has ink along that much of its upper and lower side, and of the others; a letter has not. */
const BOX = { level: 0.9, upright: 0.6, narrowest: 0.6, lowest: 10 };

/** Pixels. */
export interface LetterLook {
  /** Half the side of the square whose mean grey a pixel is compared with. */
  around: number;
  /** Of the highest letters, and of letters that touch. */
  highest: number;
  widest: number;
}

/** Those that are lighter than their ground, and those that are darker; neither bars nor boxes. */
export function findLetterShapes(picture: GreyPicture, look: LetterLook): [light: Rect[], dark: Rect[]] {
  const ink = inkOf(picture, look.around);
  return [shapesIn(ink, 1, picture, look), shapesIn(ink, -1, picture, look)];
}

/** 1 for what is lighter than its surroundings, -1 for what is darker, 0 for ground. */
function inkOf({ data, width, height }: GreyPicture, around: number): Int8Array {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += data[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  }
  const ink = new Int8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - around) * row;
    const bottom = Math.min(height, y + around + 1) * row;
    const high = (bottom - top) / row;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - around);
      const right = Math.min(width, x + around + 1);
      const sum =
        (sums[bottom + right] ?? 0) - (sums[top + right] ?? 0) - (sums[bottom + left] ?? 0) + (sums[top + left] ?? 0);
      const apart = (data[y * width + x] ?? 0) - sum / ((right - left) * high);
      if (apart > INK) ink[y * width + x] = 1;
      else if (apart < -INK) ink[y * width + x] = -1;
    }
  }
  return ink;
}

/** Pixels of one shade that touch, corners included. */
function shapesIn(
  ink: Int8Array,
  shade: number,
  { width, height }: GreyPicture,
  { highest, widest }: LetterLook,
): Rect[] {
  const seen = new Uint8Array(ink.length);
  const open: number[] = [];
  const own: number[] = [];
  const shapes: Rect[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== shade || seen[start] === 1) continue;
    let [x0, y0, x1, y1, pixels] = [width, height, 0, 0, 0];
    seen[start] = 1;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      pixels++;
      own.push(at);
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
      if (y < y0) y0 = y;
      if (y >= y1) y1 = y + 1;
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = at + dy * width + dx;
          if (ink[next] !== shade || seen[next] === 1) continue;
          seen[next] = 1;
          open.push(next);
        }
      }
    }
    const [wide, high] = [x1 - x0, y1 - y0];
    const bar = wide > BAR.wide * high && pixels > BAR.filled * wide * high;
    const fits =
      high >= LOWEST &&
      high <= highest &&
      wide <= Math.min(widest, (2 * high > highest ? JOINED.high : JOINED.usual) * high);
    const shape = { x0, y0, x1, y1 };
    if (fits && !bar && pixels >= FEWEST_PIXELS && !isBox(shape, own, width)) shapes.push(shape);
    own.length = 0;
  }
  return shapes;
}

/** Whether the shape, the pixels `at` of rows of `width`, has ink along all its sides. */
function isBox({ x0, y0, x1, y1 }: Rect, at: readonly number[], width: number): boolean {
  const [wide, high] = [x1 - x0, y1 - y0];
  if (high < BOX.lowest || wide < BOX.narrowest * high) return false;
  const [left, right, upper, lower] = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()];
  for (const pixel of at) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x === x0) left.add(y);
    if (x === x1 - 1) right.add(y);
    if (y === y0) upper.add(x);
    if (y === y1 - 1) lower.add(x);
  }
  const level = Math.min(upper.size, lower.size) >= BOX.level * wide;
  return level && Math.min(left.size, right.size) >= BOX.upright * high;
}
