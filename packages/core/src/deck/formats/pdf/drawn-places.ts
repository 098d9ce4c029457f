/** Where a page may show words that are no text: its pictures, and letters drawn as shapes. */
import { area, bounds, containsPoint, intersection, type Rect } from '../../layout/rect.js';
import type { DrawnPlace } from '../../ocr/count-alike-pictures.js';
import type { PageFrame } from './page-frame.js';
import type { PaintedObject } from './page-objects.js';

/** Share of the slide's area under pictures, 0..1. */
export function pictureArea(objects: readonly PaintedObject[], frame: PageFrame): number {
  return coveredArea(
    objects.filter((object) => object.kind === 'image'),
    frame,
  );
}

/** Share of the slide's area under pictures and drawn shapes (not boxes and backgrounds), 0..1. */
export function drawnArea(objects: readonly PaintedObject[], frame: PageFrame): number {
  return coveredArea(
    objects.filter((object) => object.kind === 'image' || (object.kind === 'path' && !object.upright)),
    frame,
  );
}

/** Counted on a coarse grid, so that what overlaps counts once. */
function coveredArea(objects: readonly PaintedObject[], frame: PageFrame): number {
  const columns = 32;
  const rows = 18;
  const covered = new Uint8Array(columns * rows);
  for (const { rect } of objects) {
    const first = Math.max(0, Math.round((rect.x0 / frame.width) * columns));
    const last = Math.min(columns, Math.round((rect.x1 / frame.width) * columns));
    const bottom = Math.min(rows, Math.round((rect.y1 / frame.height) * rows));
    for (let row = Math.max(0, Math.round((rect.y0 / frame.height) * rows)); row < bottom; row += 1) {
      if (last > first) covered.fill(1, row * columns + first, row * columns + last);
    }
  }
  return covered.reduce((sum, cell) => sum + cell, 0) / covered.length;
}

/** Least share of the slide that a picture with words in it has: less is an icon. */
const LEAST_PICTURE = 0.004;
/** Bytes of a picture from which no other is as long: what is of one colour, and shaped by its mask, is short. */
const TELLING = 1000;
/** Height of a drawn letter, slide units, and how many times wider than high it is at most. */
const LETTER = { lowest: 4, highest: 120, widest: 1.8 };
/** So many of them in a row are words. */
const LETTERS = 4;
/** … at most so far apart, and standing so nearly on one line, in heights of the lower. */
const APART = 1.2;
const OFF_LINE = 0.35;
/** Widths that differ by less are equal; shapes of one width are dots and cards, not letters. */
const EQUAL = 0.05;
/** Words drawn as one shape: so many segments, and so much wider than high. */
const WORDS = { segments: 60, wide: 1.5 };

/**
 * Where a page may show words that are no text, in fractions of the slide: its pictures, and words drawn as shapes.
 * `texts`: where its letters stand; a shape around them is their card.
 */
export function drawnPlaces(
  objects: readonly PaintedObject[],
  frame: PageFrame,
  texts: readonly { x: number; y: number }[],
): DrawnPlace[] {
  const slide = { x0: 0, y0: 0, x1: frame.width, y1: frame.height };
  const places: DrawnPlace[] = [];
  const letters: Rect[] = [];
  for (const { kind, rect, upright, segments = 0, bytes = 0 } of objects) {
    const seen = intersection(rect, slide);
    const [wide, high] = [seen.x1 - seen.x0, seen.y1 - seen.y0];
    if (!(wide > 0 && high > 0)) continue;
    if (kind === 'image' && wide * high >= LEAST_PICTURE * area(slide)) {
      places.push({ ...seen, ...(bytes > TELLING && { drawing: `${bytes} bytes` }) });
    }
    if (kind !== 'path' || upright) continue;
    if (segments >= WORDS.segments && wide >= WORDS.wide * high) {
      const drawing = `${segments} segments, ${sizeOf(seen)}`;
      if (!texts.some(({ x, y }) => containsPoint(seen, x, y))) places.push({ ...seen, drawing });
    } else if (high >= LETTER.lowest && high <= LETTER.highest && wide <= LETTER.widest * high) letters.push(seen);
  }
  return [...places, ...rowsOf(letters)].map(({ x0, y0, x1, y1, ...place }: DrawnPlace) => {
    return { ...place, x0: x0 / frame.width, y0: y0 / frame.height, x1: x1 / frame.width, y1: y1 / frame.height };
  });
}

/** Shapes that stand beside one another on one line as letters do, as boxes around them. */
function rowsOf(shapes: readonly Rect[]): DrawnPlace[] {
  const rows: Rect[][] = [];
  for (const shape of [...shapes].sort((a, b) => a.x0 - b.x0)) {
    const high = shape.y1 - shape.y0;
    const row = rows.find((each) => {
      const last = each.at(-1) ?? shape;
      const lower = Math.min(high, last.y1 - last.y0);
      const higher = Math.max(high, last.y1 - last.y0);
      return (
        higher <= 2.5 * lower &&
        Math.abs(shape.y1 - last.y1) <= OFF_LINE * higher &&
        shape.x0 - last.x1 <= APART * higher &&
        shape.x0 > last.x0
      );
    });
    if (row === undefined) rows.push([shape]);
    else row.push(shape);
  }
  return rows
    .filter((row) => row.length >= LETTERS && !areEqual(row))
    .map((row) => ({ ...bounds(row), drawing: `${row.length} shapes, ${sizeOf(bounds(row))}` }));
}

function sizeOf({ x0, y0, x1, y1 }: Rect): string {
  return `${Math.round(x1 - x0)} by ${Math.round(y1 - y0)}`;
}

function areEqual(row: readonly Rect[]): boolean {
  const widths = row.map(({ x0, x1 }) => x1 - x0);
  return Math.max(...widths) - Math.min(...widths) <= EQUAL * Math.max(...widths);
}
