/** Parts what a reader of a page can see from what only a program finds: first by cheap signs, then by drawing what is doubtful. */
import type { HiddenBy } from '../../../model/deck.js';
import { area, containsPoint, intersection, type Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { PdfGlyph } from './page-glyphs.js';
import { readClip, readFillColour, type Colour, type PaintedObject } from './page-objects.js';
import type { Handle, Pdfium } from './pdfium.js';
import { drawnRuns, type DoubtfulRun } from './drawn-runs.js';

/** Glyphs of one text object that share a fate. */
export interface HiddenRun {
  glyphs: PdfGlyph[];
  hiddenBy: HiddenBy;
}

export interface Seen {
  visible: PdfGlyph[];
  hidden: HiddenRun[];
  /** The visible text is the text layer of a scanned page: it comes from OCR, not from the author. */
  scanned: boolean;
}

/** Smaller letters (slide units) cannot be read at any zoom a slide is shown at: 6 pixels on a full-HD screen. */
const TINY = 3;
/** Letters at most this opaque (of 255) are not seen. */
const TRANSPARENT = 13;
/** Colours that differ by no more in any channel (of 255) look the same. */
const SAME_COLOUR = 24;
/** Share of the slide under pictures from which invisible letters are a scan's text layer. */
const SCAN = 0.6;
const MODE = { fill: 0, stroke: 1, invisible: 3, clip: 7 } as const;

interface Suspect extends HiddenRun, DoubtfulRun {}

/** Sorts a loaded page's glyphs. `pictures` is the share of the slide under pictures. */
export function partHiddenText(
  pdfium: Pdfium,
  page: Handle,
  frame: PageFrame,
  glyphs: readonly PdfGlyph[],
  objects: readonly PaintedObject[],
  pictures: number,
): Seen {
  const painted = new Map(objects.map((object) => [object.handle, object]));
  const visible: PdfGlyph[] = [];
  const hidden: HiddenRun[] = [];
  const suspects: Suspect[] = [];
  let scannedGlyphs = 0;
  const covers = objects.filter((object) => object.kind !== 'text' && area(object.rect) > 0);
  for (const [handle, run] of byRun(glyphs)) {
    const object = painted.get(handle);
    const sure = surelyHidden(pdfium, handle, object, run, pictures);
    if (sure === 'scan') {
      scannedGlyphs += run.length;
      visible.push(...run);
      continue;
    }
    if (sure !== undefined) {
      hidden.push({ glyphs: run, hiddenBy: sure });
      continue;
    }
    const inside = run.filter((glyph) => isOnSlide(glyph, frame));
    const outside = run.filter((glyph) => !isOnSlide(glyph, frame));
    if (hasLetters(outside)) hidden.push({ glyphs: outside, hiddenBy: 'off-slide' });
    if (inside.length === 0) continue;
    const why = object === undefined ? undefined : suspicion(pdfium, frame, object, inside, covers);
    if (why === undefined) visible.push(...inside);
    else suspects.push({ glyphs: inside, object: handle, rect: glyphRect(inside), ...why });
  }
  if (suspects.length > 0) {
    const drawn = drawnRuns(pdfium, page, frame, objects, suspects);
    suspects.forEach((suspect, index) => {
      if (drawn[index] === true) visible.push(...suspect.glyphs);
      else hidden.push(suspect);
    });
    // Back into the order of the file, on which lines depend.
    const place = new Map(glyphs.map((glyph, index) => [glyph, index]));
    visible.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  }
  return { visible, hidden, scanned: scannedGlyphs > 0.5 * visible.length };
}

function byRun(glyphs: readonly PdfGlyph[]): Map<Handle, PdfGlyph[]> {
  const runs = new Map<Handle, PdfGlyph[]>();
  for (const glyph of glyphs) {
    const run = runs.get(glyph.run);
    if (run === undefined) runs.set(glyph.run, [glyph]);
    else run.push(glyph);
  }
  return runs;
}

function hasLetters(glyphs: readonly PdfGlyph[]): boolean {
  return glyphs.some((glyph) => glyph.text !== ' ');
}

/** What needs no drawing to know. */
function surelyHidden(
  pdfium: Pdfium,
  handle: Handle,
  object: PaintedObject | undefined,
  run: readonly PdfGlyph[],
  pictures: number,
): HiddenBy | 'scan' | undefined {
  const { call } = pdfium;
  const mode = call.FPDFTextObj_GetTextRenderMode(handle);
  if (mode === MODE.invisible) return pictures >= SCAN ? 'scan' : 'invisible-mode';
  const size = run[0]?.size ?? 0;
  if (size < TINY) return 'tiny';
  const fill = readFillColour(pdfium, handle);
  const alpha = (fill?.alpha ?? 255) * (object?.groupAlpha ?? 1);
  if (mode !== MODE.stroke && mode !== MODE.clip && alpha <= TRANSPARENT) return 'transparent';
  return undefined;
}

function isOnSlide(glyph: PdfGlyph, frame: PageFrame): boolean {
  const x = glyph.x + (Math.cos(glyph.angle) * glyph.advance) / 2 + (Math.sin(glyph.angle) * glyph.size) / 3;
  const y = glyph.y + (Math.sin(glyph.angle) * glyph.advance) / 2 - (Math.cos(glyph.angle) * glyph.size) / 3;
  return x > -1 && x < frame.width + 1 && y > -1 && y < frame.height + 1;
}

/** The upright rectangle around glyphs, whatever their direction. */
export function glyphRect(glyphs: readonly PdfGlyph[]): Rect {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, advance, size, angle } of glyphs) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (const along of [0, advance]) {
      for (const up of [-0.22 * size, 0.75 * size]) {
        const px = x + cos * along + sin * up;
        const py = y + sin * along - cos * up;
        [x0, y0, x1, y1] = [Math.min(x0, px), Math.min(y0, py), Math.max(x1, px), Math.max(y1, py)];
      }
    }
  }
  return { x0, y0, x1, y1 };
}

/** Why a run may be hidden; drawing decides. */
function suspicion(
  pdfium: Pdfium,
  frame: PageFrame,
  object: PaintedObject,
  run: readonly PdfGlyph[],
  covers: readonly PaintedObject[],
): Pick<Suspect, 'hiddenBy' | 'colour'> | undefined {
  if (pdfium.call.FPDFTextObj_GetTextRenderMode(object.handle) === MODE.clip) {
    // Letters as a stencil: they show as far as something is painted through them.
    const through = covers.some(
      (cover) => cover.order > object.order && area(intersection(cover.rect, glyphRect(run))) > 0,
    );
    return through ? undefined : { hiddenBy: 'invisible-mode' };
  }
  if (object.inLayer) return { hiddenBy: 'hidden-layer' };
  const rect = glyphRect(run);
  const mid = { x: (rect.x0 + rect.x1) / 2, y: (rect.y0 + rect.y1) / 2 };
  const over = covers.filter((cover) => cover.order > object.order && mayCover(cover, rect));
  if (over.length > 0) return { hiddenBy: 'covered' };
  const clip = readClip(pdfium, object.handle, object.matrix, frame);
  if (clip !== undefined && area(intersection(clip, rect)) < 0.3 * area(rect)) return { hiddenBy: 'not-drawn' };
  if (object.masked) return { hiddenBy: 'transparent' };
  const ink = readFillColour(pdfium, object.handle);
  if (ink === undefined) return undefined;
  const fill = { ...ink, alpha: ink.alpha * object.groupAlpha };
  const below = backgroundsAt(covers, object.order, mid.x, mid.y);
  if (below !== undefined && !below.some((colour) => looksLike(fill, colour))) return undefined;
  // The ground alone decides only where nothing is painted over the letters and they have no outline of their own.
  const plain =
    pdfium.call.FPDFTextObj_GetTextRenderMode(object.handle) === MODE.fill &&
    !covers.some((cover) => cover.order > object.order && area(intersection(cover.rect, rect)) > 0);
  return { hiddenBy: 'same-colour', ...(plain ? { colour: fill } : {}) };
}

function mayCover(cover: PaintedObject, rect: Rect): boolean {
  if (cover.kind === 'path' && (cover.fill === undefined ? cover.stroke !== undefined : cover.fill.alpha < 128))
    return false;
  return area(intersection(cover.rect, rect)) > 0.7 * area(rect);
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 255 };
/** Layers of paint looked through below a letter; slides have a handful. */
const MOST_LAYERS = 24;

/**
 * The plain colours that may lie below a point: a shape with a ragged outline may or may not reach it, so the colour
 * under it counts as well. Undefined when a picture or gradient is among them.
 */
function backgroundsAt(covers: readonly PaintedObject[], order: number, x: number, y: number): Colour[] | undefined {
  const layers: PaintedObject[] = [];
  for (let i = covers.length - 1; i >= 0; i -= 1) {
    const cover = covers[i];
    if (cover === undefined || cover.order > order || !containsPoint(cover.rect, x, y)) continue;
    if (cover.kind === 'path' && cover.fill === undefined && cover.stroke !== undefined) continue;
    if (cover.kind === 'path' && (cover.fill?.alpha ?? 255) < 8) continue;
    if (layers.length === MOST_LAYERS) return undefined;
    layers.push(cover);
    if (cover.upright && (cover.fill?.alpha ?? 255) * cover.groupAlpha > 247 && !cover.masked) break;
  }
  let possible: Colour[] = [WHITE];
  for (const { kind, fill, upright, groupAlpha, masked } of layers.reverse()) {
    if (kind !== 'path' || fill === undefined || masked) return undefined;
    const paint = { ...fill, alpha: fill.alpha * groupAlpha };
    const painted = possible.map((colour) => blend(paint, colour));
    possible = upright ? painted : [...possible, ...painted];
    if (possible.length > 64) return undefined;
  }
  return possible;
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

function looksLike(ink: Colour, ground: Colour): boolean {
  const apart = Math.max(
    Math.abs(ink.red - ground.red),
    Math.abs(ink.green - ground.green),
    Math.abs(ink.blue - ground.blue),
  );
  return apart * (ink.alpha / 255) <= SAME_COLOUR;
}
