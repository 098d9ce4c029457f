/** Maps a page's own coordinates to slide coordinates: origin top left, slide 540 units high, /Rotate and crop applied. */
import type { Rect } from '../../layout/rect.js';
import { OBJECT_TYPE, type Handle, type Pdfium } from './pdfium.js';

/** Slides are laid out as if 540 points high (a 16:9 slide is then 960 wide), so that thresholds mean the same on any page. */
export const SLIDE_UNITS = 540;

export interface PageFrame {
  /** Points, after /Rotate. */
  widthPoints: number;
  heightPoints: number;
  /** In slide units; height is always `SLIDE_UNITS`. */
  width: number;
  height: number;
  /** x = a·px + c·py + e; y = b·px + d·py + f */
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  /** Slide units of one point. */
  scale: number;
}

/** Points; the box of a smaller page is broken (a crop outside of the page leaves nothing). */
const LEAST_POINTS = 1;
/** What is on a page without end or without size is framed as one inch at least. */
const SMALLEST_POINTS = 72;
/** 200 inches, the largest page of the PDF standard (ISO 32000-1, annex C). */
const LARGEST_POINTS = 14_400;
/** FPDF_PageToDevice returns whole pixels; asking on this raster keeps the error below a thousandth of a point. */
const RASTER = 100_000;

/** Reads the frame of a loaded page. */
export function readPageFrame(pdfium: Pdfium, page: Handle): PageFrame {
  const { call } = pdfium;
  const widthPoints = call.FPDF_GetPageWidthF(page);
  const heightPoints = call.FPDF_GetPageHeightF(page);
  const isSized = Math.min(widthPoints, heightPoints) > LEAST_POINTS;
  if (!isSized || Math.max(widthPoints, heightPoints) > LARGEST_POINTS) return frameOfContent(pdfium, page);
  const width = (widthPoints / heightPoints) * SLIDE_UNITS;
  const at = (px: number, py: number): [number, number] => {
    call.FPDF_PageToDevice(page, 0, 0, RASTER, RASTER, 0, px, py, pdfium.scratch, pdfium.scratch + 4);
    const [x = 0, y = 0] = pdfium.ints().subarray(pdfium.scratch / 4, pdfium.scratch / 4 + 2);
    return [(x / RASTER) * width, (y / RASTER) * SLIDE_UNITS];
  };
  const step = Math.max(widthPoints, heightPoints);
  const [e, f] = at(0, 0);
  const [x1, y1] = at(step, 0);
  const [x2, y2] = at(0, step);
  return {
    widthPoints,
    heightPoints,
    width,
    height: SLIDE_UNITS,
    a: (x1 - e) / step,
    b: (y1 - f) / step,
    c: (x2 - e) / step,
    d: (y2 - f) / step,
    e,
    f,
    scale: SLIDE_UNITS / heightPoints,
  };
}

/** A page without end or size is framed by what is on it, as its letters would be specks else, or lie outside. */
function frameOfContent(pdfium: Pdfium, page: Handle): PageFrame {
  const { call, scratch } = pdfium;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const count = Math.min(call.FPDFPage_CountObjects(page), 1000);
  for (let i = 0; i < count; i += 1) {
    const object = call.FPDFPage_GetObject(page, i);
    if (call.FPDFPageObj_GetType(object) !== OBJECT_TYPE.text) continue;
    if (call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.floats().subarray(scratch / 4, scratch / 4 + 4);
    [x0, y0, x1, y1] = [Math.min(x0, left), Math.min(y0, bottom), Math.max(x1, right), Math.max(y1, top)];
  }
  const size = Math.min(LARGEST_POINTS, Math.max(SMALLEST_POINTS, x1 - x0, y1 - y0));
  const [left, top] = Number.isFinite(x0) ? [x0, y1] : [0, size];
  const scale = SLIDE_UNITS / size;
  const placing = { a: scale, b: 0, c: 0, d: -scale, e: -left * scale, f: top * scale };
  return { ...placing, widthPoints: size, heightPoints: size, width: SLIDE_UNITS, height: SLIDE_UNITS, scale };
}

/** A page rectangle (any two opposite corners) as a slide rectangle. */
export function toSlideRect(frame: PageFrame, px0: number, py0: number, px1: number, py1: number): Rect {
  const ax = frame.a * px0 + frame.c * py0 + frame.e;
  const ay = frame.b * px0 + frame.d * py0 + frame.f;
  const bx = frame.a * px1 + frame.c * py1 + frame.e;
  const by = frame.b * px1 + frame.d * py1 + frame.f;
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) };
}
