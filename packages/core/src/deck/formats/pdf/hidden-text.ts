/** Parts what a reader of a page can see from what only a program finds: first by cheap signs, then by drawing what is doubtful. */
import type { HiddenBy } from '../../../model/deck.js';
import { area, height, intersection, width, type Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { PdfGlyph } from './page-glyphs.js';
import { readClip, readFillColour, readObjectBounds, type Colour, type PaintedObject } from './page-objects.js';
import type { Handle, Pdfium } from './pdfium.js';
import { findMismatchedFonts } from './mismatched-fonts.js';
import { FALSE_FONT } from './place-actual-text.js';
import { backgroundsAt, indexPaint, isPaintedOver, type PaintIndex } from './paint-index.js';
import { checkTextVisibility, type DoubtfulRun } from './check-text-visibility.js';
import { liesOverInk, paintsSameLetters, showsLetters } from './shown-letters.js';

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
const INKLESS = new Set<HiddenBy | 'scan'>(['transparent', 'invisible-mode']);
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
  const runs = byRun(glyphs);
  const twinOf = findTwins(pdfium, page, frame, objects, runs);
  for (const [first, run] of runs) {
    const font = run[0]?.font ?? 0;
    const lies = font === FALSE_FONT || lying.has(font);
    let handle = first;
    let sure = lies ? 'glyph-mismatch' : surelyHidden(pdfium, handle, painted.get(handle), run, pictures);
    const twin = sure !== undefined && INKLESS.has(sure) ? twinOf(run) : undefined;
    if (twin !== undefined) {
      handle = twin;
      sure = surelyHidden(pdfium, handle, painted.get(handle), run, pictures);
    }
    const object = painted.get(handle);
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
  const layers = doubles.filter(
    (run) => run.hiddenBy === 'invisible-mode' && liesOnPicture(glyphRect(run.glyphs), objects),
  );
  const layersOf = liesOverInk(
    pdfium,
    page,
    frame,
    layers.map((run) => run.glyphs),
  );
  // What a scanner wrote over a picture is kept aside, and is no deception.
  layers.forEach((run, index) => {
    if (layersOf[index] === true) run.hiddenBy = 'not-drawn';
  });
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

function liesOnPicture(rect: Rect, objects: readonly PaintedObject[]): boolean {
  return objects.some(({ kind, rect: at }) => kind === 'image' && area(intersection(at, rect)) > MOSTLY * area(rect));
}

/** A shadow lies at most so far from its letters (ems), and is as large (slide units). */
const SHADOW = 0.2;
const AS_LARGE = 1;
/** Twins looked for on one page: each is drawn. */
const MOST_TWINS = 100;

/**
 * PDFium gives the letters of a text that is painted several times, as over its own shadow, to the first painting alone.
 * What is returned finds the last painting of a run that has ink.
 */
function findTwins(
  pdfium: Pdfium,
  page: Handle,
  frame: PageFrame,
  objects: readonly PaintedObject[],
  runs: ReadonlyMap<Handle, PdfGlyph[]>,
): (run: readonly PdfGlyph[]) => Handle | undefined {
  const boundsOf = ({ handle, matrix }: PaintedObject): Rect | undefined =>
    readObjectBounds(pdfium, handle, matrix, frame);
  let others: { object: PaintedObject; rect: Rect }[] | undefined;
  let left = MOST_TWINS;
  return (run) => {
    const own = objects.find(({ handle }) => handle === run[0]?.run);
    const rect = own && boundsOf(own);
    if (own === undefined || rect === undefined) return undefined;
    others ??= objects
      .filter((object) => object.kind === 'text' && !runs.has(object.handle))
      .flatMap((object) => {
        const place = boundsOf(object);
        return place === undefined ? [] : [{ object, rect: place }];
      });
    const reach = SHADOW * (run[0]?.size ?? 0);
    const twin = others.findLast(
      ({ object, rect: place }) =>
        object.order > own.order &&
        Math.max(Math.abs(place.x0 - rect.x0), Math.abs(place.y0 - rect.y0)) <= reach &&
        Math.max(Math.abs(width(place) - width(rect)), Math.abs(height(place) - height(rect))) < AS_LARGE &&
        surelyHidden(pdfium, object.handle, object, run, 0) === undefined,
    );
    if (twin === undefined || left === 0) return undefined;
    left -= 1;
    const shift = { x: twin.rect.x0 - rect.x0, y: twin.rect.y0 - rect.y0 };
    const same = { twin: twin.object.handle, shift };
    return paintsSameLetters(pdfium, page, frame, objects, run, same) ? same.twin : undefined;
  };
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
