/** Parts what a reader of a page can see from what only a program finds: first by cheap signs, then by drawing what is doubtful. */
import type { HiddenBy } from '../../../model/deck.js';
import { area, intersection, type Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { PdfGlyph } from './page-glyphs.js';
import { readClip, readFillColour, type Colour, type PaintedObject } from './page-objects.js';
import type { Handle, Pdfium } from './pdfium.js';
import { findMismatchedFonts } from './mismatched-fonts.js';
import { FALSE_FONT } from './place-actual-text.js';
import { backgroundsAt, indexPaint, isPaintedOver, type PaintIndex } from './paint-index.js';
import { checkTextVisibility, type DoubtfulRun } from './check-text-visibility.js';
import { showsLetters } from './shown-letters.js';

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
/** Colours that differ by less in every channel (of 255) look the same; a pale watermark differs by 15 to 20. */
const SAME_COLOUR = 12;
/** Share of the slide under pictures from which invisible letters are a scan's text layer. */
const SCAN = 0.6;
/** Share of a run's area that must be painted over, or cut off, to doubt it. */
const MOSTLY = 0.7;
/** Characters below which a page with pictures is left to OCR. */
const FEW_GLYPHS = 20;
/** Ways to hide that leave the letters where they are, and as large. */
const INKLESS = new Set<HiddenBy>(['transparent', 'invisible-mode']);
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
  const paint = indexPaint(objects);
  const lying = findMismatchedFonts(glyphs);
  for (const [handle, run] of byRun(glyphs)) {
    const object = painted.get(handle);
    const font = run[0]?.font ?? 0;
    const lies = font === FALSE_FONT || lying.has(font);
    const sure = lies ? 'glyph-mismatch' : surelyHidden(pdfium, handle, object, run, pictures);
    if (sure === 'scan') {
      scannedGlyphs += run.length;
      visible.push(...run);
      continue;
    }
    if (sure !== undefined) {
      hidden.push({ glyphs: run, hiddenBy: sure });
      continue;
    }
    const inside = run.every((glyph) => isOnSlide(glyph, frame)) ? run : run.filter((glyph) => isOnSlide(glyph, frame));
    const outside = inside === run ? [] : run.filter((glyph) => !isOnSlide(glyph, frame));
    if (hasLetters(outside)) hidden.push({ glyphs: outside, hiddenBy: 'off-slide' });
    if (inside.length === 0) continue;
    const rect = glyphRect(inside);
    const blank = !hasLetters(inside);
    const why = object === undefined || blank ? undefined : suspicion(pdfium, frame, object, rect, paint);
    if (why === undefined) visible.push(...inside);
    else suspects.push({ glyphs: inside, object: handle, rect, ...why });
  }
  const unseen: HiddenRun[] = [];
  if (suspects.length > 0) {
    // A page with hardly a word is drawn and read by OCR anyway: what is covered there is not worth drawing it twice.
    const sparse = glyphs.length < FEW_GLYPHS;
    const drawn = sparse
      ? suspects.map((suspect) => suspect.hiddenBy === 'same-colour')
      : checkTextVisibility(pdfium, page, frame, objects, suspects);
    suspects.forEach((suspect, index) => {
      if (drawn[index] === true) visible.push(...suspect.glyphs);
      else unseen.push(suspect);
    });
  }
  // What has no ink of its own may be on the page all the same: drawn through it, or beside it as outlines or a picture.
  const doubles = [...unseen, ...hidden.filter(({ hiddenBy }) => INKLESS.has(hiddenBy))];
  const shown = showsLetters(
    pdfium,
    page,
    frame,
    objects,
    doubles.map((run) => run.glyphs),
  );
  const seen = new Set(doubles.filter((_, index) => shown[index]));
  for (const run of seen) visible.push(...run.glyphs);
  if (suspects.length > 0 || seen.size > 0) {
    // Back into the order of the file, on which lines depend.
    const place = new Map(glyphs.map((glyph, index) => [glyph, index]));
    visible.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  }
  return {
    visible,
    hidden: [...hidden, ...unseen].filter((run) => !seen.has(run)),
    scanned: scannedGlyphs > 0.5 * visible.length,
  };
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

const LEVEL = [1, 0] as const;

function isOnSlide(glyph: PdfGlyph, frame: PageFrame): boolean {
  // Nearly all letters are level, and this is asked of every letter.
  const [cos, sin] = glyph.angle === 0 ? LEVEL : [Math.cos(glyph.angle), Math.sin(glyph.angle)];
  const x = glyph.x + (cos * glyph.advance) / 2 + (sin * glyph.size) / 3;
  const y = glyph.y + (sin * glyph.advance) / 2 - (cos * glyph.size) / 3;
  return x > -1 && x < frame.width + 1 && y > -1 && y < frame.height + 1;
}

/** The upright rectangle around glyphs, whatever their direction. */
function glyphRect(glyphs: readonly PdfGlyph[]): Rect {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  const include = (x: number, y: number): void => {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  };
  for (const { x, y, advance, size, angle } of glyphs) {
    const [cos, sin] = angle === 0 ? LEVEL : [Math.cos(angle), Math.sin(angle)];
    const [foot, head] = [-0.22 * size, 0.75 * size];
    include(x + sin * foot, y - cos * foot);
    include(x + sin * head, y - cos * head);
    include(x + cos * advance + sin * foot, y + sin * advance - cos * foot);
    include(x + cos * advance + sin * head, y + sin * advance - cos * head);
  }
  return box;
}

/** Why a run may be hidden; drawing decides. */
function suspicion(
  pdfium: Pdfium,
  frame: PageFrame,
  object: PaintedObject,
  rect: Rect,
  paint: PaintIndex,
): Pick<Suspect, 'hiddenBy' | 'colour'> | undefined {
  const mode = pdfium.call.FPDFTextObj_GetTextRenderMode(object.handle);
  if (mode === MODE.clip) {
    // Letters as a stencil: they show as far as something is painted through them.
    return isPaintedOver(paint, object.order, rect, 0) ? undefined : { hiddenBy: 'invisible-mode' };
  }
  if (object.inLayer) return { hiddenBy: 'hidden-layer' };
  if (isPaintedOver(paint, object.order, rect, MOSTLY)) return { hiddenBy: 'covered' };
  const clip = readClip(pdfium, object.handle, object.matrix, frame);
  if (clip !== undefined && area(intersection(clip, rect)) < (1 - MOSTLY) * area(rect))
    return { hiddenBy: 'not-drawn' };
  if (object.masked) return { hiddenBy: 'transparent' };
  const ink = readFillColour(pdfium, object.handle);
  if (ink === undefined) return undefined;
  const colour = { ...ink, alpha: ink.alpha * object.groupAlpha };
  if (!mayVanish(colour, object.order, rect, paint)) return undefined;
  // The ground alone decides only where nothing is painted over the letters and they have no outline of their own.
  const plain = mode === MODE.fill && !isPaintedOver(paint, object.order, rect, 0);
  return { hiddenBy: 'same-colour', ...(plain ? { colour } : {}) };
}

/** Whether a run's ground is unknown or of its own colour, at its middle or its ends. */
function mayVanish(colour: Colour, order: number, rect: Rect, paint: PaintIndex): boolean {
  const y = (rect.y0 + rect.y1) / 2;
  return [0.5, 0.1, 0.9].some((share) => {
    const below = backgroundsAt(paint, order, rect.x0 + share * (rect.x1 - rect.x0), y);
    return below === undefined || below.some((ground) => looksLike(colour, ground));
  });
}

function looksLike(ink: Colour, ground: Colour): boolean {
  const apart = Math.max(
    Math.abs(ink.red - ground.red),
    Math.abs(ink.green - ground.green),
    Math.abs(ink.blue - ground.blue),
  );
  return apart * (ink.alpha / 255) < SAME_COLOUR;
}
