/** Finds letters without ink of their own that stand where the page shows the very same ones: a gradient seen through a stencil, outlines, a scan. */
import { bounds, type Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { PdfGlyph } from './page-glyphs.js';
import { readFillColour, type PaintedObject } from './page-objects.js';
import type { Handle, Pdfium } from './pdfium.js';
import { renderWindow, type Bitmap } from './render-page.js';

/** Height of letters, in pixels, at which one is told from another. */
const CLEAR = 24;
/** … and below which none is. */
const UNCLEAR = 9;
/** Most pixels of a drawing, and pixels of a slide unit. */
const MOST_PIXELS = 6_000_000;
const MOST_SCALE = 4;
/** Difference of letters from their ground in a picture that is meant to be read, of 255. */
const CONTRAST = 64;
/** Drawn so many times larger, letters that stand a part of a pixel apart still compare. */
const FINE = 3;
/** How far ink and letter go together, 0..1, from which one shows the other: letters that are shown reach 0.9 to 1. */
const ALIKE = 0.75;
/** Of digits, which must not be mistaken: a 3 drawn for an 8 reaches 0.87. */
const SAME_DIGIT = 0.88;
/** Difference between letter and ground, of 255, from which a person may see it. */
const SEEN = 12;
/** Share of a run's letters that must show: a dot or a stroke may vanish in its ground. Of digits each one must. */
const MOSTLY = 0.8;
/** Pixels darker than this, of 0..1, belong to a letter. */
const INK = 0.5;

/**
 * For each run whether the drawn page shows its letters, one by one. Changes the paint of the runs: to be asked last of
 * a page that is then closed.
 */
export function showsLetters(
  pdfium: Pdfium,
  page: Handle,
  frame: PageFrame,
  objects: readonly PaintedObject[],
  runs: readonly (readonly PdfGlyph[])[],
): boolean[] {
  const letters = runs.map((run) => run.filter(({ text }) => text !== ' '));
  const all = letters.flat();
  const slide = { x0: 0, y0: 0, x1: frame.width, y1: frame.height };
  const window = cut(bounds(all.map(boxOf)), slide);
  const scale = scaleFor(all, window);
  const shown = all.length > 0 ? renderWindow(pdfium, page, frame, window, scale, { smooth: true }) : undefined;
  if (shown === undefined) return runs.map(() => false);
  const own = new Set(all.map(({ run }) => run));
  for (const { handle } of objects) pdfium.call.FPDFPageObj_SetIsActive(handle, own.has(handle) ? 1 : 0);
  for (const handle of own) {
    pdfium.call.FPDFPageObj_SetFillColor(handle, 0, 0, 0, 255);
    pdfium.call.FPDFTextObj_SetTextRenderMode(handle, 0);
  }
  const inked = renderWindow(pdfium, page, frame, window, scale, { smooth: true });
  for (const { handle } of objects) pdfium.call.FPDFPageObj_SetIsActive(handle, 1);
  if (inked === undefined) return runs.map(() => false);
  return letters.map((run) => {
    const looks = run
      .filter(({ size }) => size * scale >= UNCLEAR)
      .map((glyph) => ({ glyph, alike: likeness(shown, inked, toPixels(boxOf(glyph), window, scale, shown)) }))
      .filter(({ alike }) => alike !== undefined);
    const seen = looks.filter(({ alike = 0 }) => alike >= ALIKE);
    const digits = looks.filter(({ glyph }) => /\p{N}/u.test(glyph.text));
    return seen.length >= MOSTLY * Math.max(1, run.length) && digits.every(({ alike = 0 }) => alike >= SAME_DIGIT);
  });
}

/** For each run whether there is something to read under nearly all of its letters: then it may be the layer of a picture. */
export function liesOverInk(
  pdfium: Pdfium,
  page: Handle,
  frame: PageFrame,
  runs: readonly (readonly PdfGlyph[])[],
): boolean[] {
  const letters = runs.map((run) => run.filter(({ text }) => text !== ' '));
  const slide = { x0: 0, y0: 0, x1: frame.width, y1: frame.height };
  const window = cut(bounds(letters.flat().map(boxOf)), slide);
  const scale = scaleFor(letters.flat(), window);
  const shown = runs.length > 0 ? renderWindow(pdfium, page, frame, window, scale) : undefined;
  return letters.map((run) => {
    if (shown === undefined) return false;
    const inked = run.filter((glyph) => contrastIn(shown, toPixels(boxOf(glyph), window, scale, shown)) >= CONTRAST);
    return inked.length >= MOSTLY * Math.max(1, run.length);
  });
}

/** Difference between the lightest and the darkest pixel of a box, of 255. */
function contrastIn({ rgba, width }: Bitmap, box: Rect): number {
  let [least, most] = [255, 0];
  for (let y = box.y0; y < box.y1; y += 1) {
    for (let x = box.x0; x < box.x1; x += 1) {
      const green = rgba[(y * width + x) * 4 + 1] ?? 0;
      least = Math.min(least, green);
      most = Math.max(most, green);
    }
  }
  return most - least;
}

/** Whether `twin`, a text object, paints the letters of `run`, `shift` away from them. Leaves the page as it was. */
export function paintsSameLetters(
  pdfium: Pdfium,
  page: Handle,
  frame: PageFrame,
  objects: readonly PaintedObject[],
  run: readonly PdfGlyph[],
  { twin, shift }: { twin: Handle; shift: { x: number; y: number } },
): boolean {
  const letters = run.filter(({ text }) => text !== ' ');
  const own = letters[0]?.run;
  if (own === undefined) return false;
  const window = bounds(letters.map(boxOf));
  const scale = scaleFor(letters, window, FINE);
  const draw = (handle: Handle, { x, y }: { x: number; y: number }): Bitmap | undefined => {
    const moved = { x0: window.x0 + x, y0: window.y0 + y, x1: window.x1 + x, y1: window.y1 + y };
    return alone(pdfium, objects, handle, () => renderWindow(pdfium, page, frame, moved, scale, { smooth: true }));
  };
  const [theirs, ours] = [draw(twin, shift), draw(own, { x: 0, y: 0 })];
  if (theirs === undefined || ours === undefined || theirs.rgba.length !== ours.rgba.length) return false;
  const looks = letters.map((glyph) => likeness(theirs, ours, toPixels(boxOf(glyph), window, scale, theirs)));
  return looks.some((alike) => alike !== undefined) && looks.every((alike = 1) => alike >= SAME_DIGIT);
}

/** What `draw` makes of the page when nothing but one text is on it, in black. */
function alone<Drawn>(pdfium: Pdfium, objects: readonly PaintedObject[], handle: Handle, draw: () => Drawn): Drawn {
  const { call } = pdfium;
  const fill = readFillColour(pdfium, handle);
  const mode = call.FPDFTextObj_GetTextRenderMode(handle);
  for (const object of objects) call.FPDFPageObj_SetIsActive(object.handle, object.handle === handle ? 1 : 0);
  call.FPDFPageObj_SetFillColor(handle, 0, 0, 0, 255);
  call.FPDFTextObj_SetTextRenderMode(handle, 0);
  try {
    return draw();
  } finally {
    for (const object of objects) call.FPDFPageObj_SetIsActive(object.handle, 1);
    if (fill) call.FPDFPageObj_SetFillColor(handle, fill.red, fill.green, fill.blue, fill.alpha);
    call.FPDFTextObj_SetTextRenderMode(handle, mode);
  }
}

function scaleFor(letters: readonly PdfGlyph[], window: Rect, finer = 1): number {
  const smallest = Math.max(1, Math.min(...letters.map(({ size }) => size)));
  const area = Math.max(1, (window.x1 - window.x0) * (window.y1 - window.y0));
  return finer * Math.min(MOST_SCALE, CLEAR / smallest, Math.sqrt(MOST_PIXELS / area) / finer);
}

/** The upright box around a letter with some of its ground. */
function boxOf({ x, y, advance, size, angle }: PdfGlyph): Rect {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [0, -0.3],
    [0, 0.85],
    [advance, -0.3],
    [advance, 0.85],
  ].map(([along = 0, up = 0]) => ({
    x: x + cos * along + sin * up * size,
    y: y + sin * along - cos * up * size,
  }));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function cut(rect: Rect, { x0, y0, x1, y1 }: Rect): Rect {
  const inside = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return {
    x0: inside(rect.x0, x0, x1),
    y0: inside(rect.y0, y0, y1),
    x1: inside(rect.x1, x0, x1),
    y1: inside(rect.y1, y0, y1),
  };
}

function toPixels(rect: Rect, window: Rect, scale: number, { width, height }: Bitmap): Rect {
  const pixels = {
    x0: Math.floor((rect.x0 - window.x0) * scale),
    y0: Math.floor((rect.y0 - window.y0) * scale),
    x1: Math.ceil((rect.x1 - window.x0) * scale),
    y1: Math.ceil((rect.y1 - window.y0) * scale),
  };
  return cut(pixels, { x0: 0, y0: 0, x1: width, y1: height });
}

/**
 * How far a letter's ink and the page go together in a box, 0..1, in the channel in which they do most: the correlation,
 * 0 where letter and ground look alike. Undefined for a letter without ink.
 */
function likeness(shown: Bitmap, inked: Bitmap, box: Rect): number | undefined {
  let best: number | undefined;
  for (let channel = 0; channel < 3; channel += 1) {
    const sums = { n: 0, m: 0, mm: 0, p: 0, pp: 0, mp: 0, ink: 0, inkPaint: 0 };
    for (let y = box.y0; y < box.y1; y += 1) {
      for (let x = box.x0; x < box.x1; x += 1) {
        const at = (y * shown.width + x) * 4;
        const m = 1 - (inked.rgba[at] ?? 255) / 255;
        const p = shown.rgba[at + channel] ?? 0;
        sums.n += 1;
        sums.m += m;
        sums.mm += m * m;
        sums.p += p;
        sums.pp += p * p;
        sums.mp += m * p;
        if (m > INK) {
          sums.ink += 1;
          sums.inkPaint += p;
        }
      }
    }
    const { n, m, mm, p, pp, mp, ink, inkPaint } = sums;
    const spread = Math.sqrt(Math.max(0, n * mm - m * m) * Math.max(0, n * pp - p * p));
    if (ink === 0 || ink === n || n * mm - m * m <= 0) return undefined;
    const apart = Math.abs(inkPaint / ink - (p - inkPaint) / (n - ink));
    const alike = spread === 0 || apart < SEEN ? 0 : Math.abs(n * mp - m * p) / spread;
    best = Math.max(best ?? 0, alike);
  }
  return best;
}
