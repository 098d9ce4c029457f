/** Places replacement text (/ActualText), which PDFium gives as characters all in one spot, over the letters it replaces. */
import { intersection, union, width, type Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { PdfGlyph } from './page-glyphs.js';
import { readObjectBounds, type PaintedObject } from './page-objects.js';
import type { Handle, Pdfium } from './pdfium.js';

/** Font handle of letters that cannot be what the page shows. */
export const FALSE_FONT: Handle = -1;

/** A replacement this many times longer than what it replaces is not a reading of it. */
const TOO_LONG = 2.5;
/** Shorter replacements are symbols and abbreviations written out. */
const LONG = 12;
/** Letters that are drawn as one. */
const LIGATURE = { least: 2, most: 4 };
/** A letter drawn with others is at most so much wider than they are apart. */
const WIDEST = 1.1;

export function placeActualText(
  pdfium: Pdfium,
  frame: PageFrame,
  glyphs: readonly PdfGlyph[],
  objects: readonly PaintedObject[],
): PdfGlyph[] {
  const placed: PdfGlyph[] = [];
  let owners: Set<Handle> | undefined;
  for (let i = 0; i < glyphs.length;) {
    const end = endOfStack(glyphs, i);
    const stack = glyphs.slice(i, end);
    i = end;
    if (stack.length === 1) {
      placed.push(...reachingTo(glyphs[end], stack, stack));
      continue;
    }
    owners ??= new Set(glyphs.map((glyph) => glyph.run));
    const shown = spread(stack, shownWidth(pdfium, frame, stack[0]?.run ?? 0, objects, owners));
    placed.push(...reachingTo(glyphs[end], stack, shown));
  }
  return placed;
}

function endOfStack(glyphs: readonly PdfGlyph[], start: number): number {
  const first = glyphs[start];
  let end = start + 1;
  while (first !== undefined && end < glyphs.length) {
    const glyph = glyphs[end];
    if (glyph === undefined || glyph.run !== first.run || glyph.x !== first.x || glyph.y !== first.y) break;
    end += 1;
  }
  return end;
}

/**
 * A ligature as wide as it is drawn: PDFium gives it the width of one of its letters, or of its ink, and the rest of its
 * word would stand apart.
 */
function reachingTo(next: PdfGlyph | undefined, stack: readonly PdfGlyph[], placed: PdfGlyph[]): PdfGlyph[] {
  const [first] = stack;
  const last = placed.at(-1);
  const letters = stack.reduce((sum, { text }) => sum + text.length, 0);
  if (next === undefined || first === undefined || last === undefined) return placed;
  if (letters < LIGATURE.least || letters > LIGATURE.most) return placed;
  const [cos, sin] = [Math.cos(first.angle), Math.sin(first.angle)];
  const [dx, dy] = [next.x - last.x, next.y - last.y];
  const along = dx * cos + dy * sin;
  const aside = Math.abs(dy * cos - dx * sin);
  const widest = stack.reduce((sum, { advance, text }) => sum + advance * text.length, 0) * WIDEST;
  const reach = along + Math.hypot(last.x - first.x, last.y - first.y);
  if (aside > 0.1 * first.size || along <= last.advance || reach > widest) return placed;
  return [...placed.slice(0, -1), { ...last, advance: along }];
}

/** Width of the replaced letters: their text object, and those after it that have no characters of their own. */
function shownWidth(
  pdfium: Pdfium,
  frame: PageFrame,
  run: Handle,
  objects: readonly PaintedObject[],
  owners: ReadonlySet<Handle>,
): number {
  const start = objects.findIndex((object) => object.handle === run);
  let shown: Rect | undefined;
  for (const object of start < 0 ? [] : objects.slice(start)) {
    if (object.kind !== 'text') continue;
    if (object.handle !== run && owners.has(object.handle)) break;
    const bounds = readObjectBounds(pdfium, object.handle, object.matrix, frame);
    if (bounds === undefined) continue;
    const near = shown === undefined || intersection(bounds, { ...shown, x0: -1e6, x1: 1e6 }).y1 >= bounds.y0;
    if (near) shown = shown === undefined ? bounds : union(shown, bounds);
  }
  return shown === undefined ? 0 : width(shown);
}

function spread(stack: readonly PdfGlyph[], shown: number): PdfGlyph[] {
  const natural = stack.reduce((sum, glyph) => sum + glyph.advance * [...glyph.text].length, 0);
  const isFalse = stack.length >= LONG && natural > TOO_LONG * Math.max(1, shown);
  const ratio = shown > 0 ? shown / Math.max(1, natural) : 1;
  let along = 0;
  return stack.map((glyph) => {
    const advance = glyph.advance * [...glyph.text].length * (isFalse ? 1 : ratio);
    const moved = {
      ...glyph,
      x: glyph.x + Math.cos(glyph.angle) * along,
      y: glyph.y + Math.sin(glyph.angle) * along,
      advance,
      ...(isFalse ? { font: FALSE_FONT } : {}),
    };
    along += advance;
    return moved;
  });
}
