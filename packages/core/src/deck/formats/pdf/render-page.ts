/** Draws a page into memory, within limits that no page size can lift. */
import type { Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { Handle, PdfDocument, Pdfium } from './pdfium.js';

export interface Bitmap {
  width: number;
  height: number;
  /** RGBA, rows from the top, no padding. */
  rgba: Uint8Array;
}

/** 24 megapixels: about A4 at 500 dpi, 96 MB of memory. */
const MAX_PIXELS = 24_000_000;
/** Side limit: a page of 1 × 10 000 points must not become a million pixels high. */
const MAX_SIDE = 12_000;

const DRAW_ANNOTATIONS = 0x01;
const REVERSE_BYTE_ORDER = 0x10;
/** Neither pictures nor outlines are smoothed: half the time, and enough to tell whether something shows. */
const ROUGH = 0x2000 | 0x4000;
/** 0xffffffff as the signed number WebAssembly takes. */
const WHITE = -1;

/** Draws page `index` (from 0) `width` pixels wide on white; undefined when PDFium cannot load or hold it. */
export function renderPage({ pdfium, document }: PdfDocument, index: number, width: number): Bitmap | undefined {
  const page = pdfium.call.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  try {
    const ratio = pdfium.call.FPDF_GetPageHeightF(page) / pdfium.call.FPDF_GetPageWidthF(page);
    const size = pictureSize(width, Number.isFinite(ratio) && ratio > 0 ? ratio : 1);
    return paint(pdfium, page, size, { x: 0, y: 0, ...size });
  } finally {
    pdfium.call.FPDF_ClosePage(page);
  }
}

/** Draws a part of an open page (slide units), `scale` pixels a unit, roughly unless `smooth` is asked for. */
export function renderWindow(
  pdfium: Pdfium,
  page: Handle,
  frame: PageFrame,
  window: Rect,
  scale: number,
  { smooth = false } = {},
): Bitmap | undefined {
  const width = Math.min(MAX_SIDE, Math.max(1, Math.ceil((window.x1 - window.x0) * scale)));
  const height = Math.min(MAX_SIDE, Math.max(1, Math.ceil((window.y1 - window.y0) * scale)));
  if (width * height > MAX_PIXELS) return undefined;
  return paint(
    pdfium,
    page,
    { width, height },
    {
      x: -Math.round(window.x0 * scale),
      y: -Math.round(window.y0 * scale),
      width: Math.round(frame.width * scale),
      height: Math.round(frame.height * scale),
    },
    smooth ? 0 : ROUGH,
  );
}

interface Size {
  width: number;
  height: number;
}

/** Draws the page at `place` of a white bitmap of this size. */
function paint(
  pdfium: Pdfium,
  page: Handle,
  size: Size,
  place: Size & { x: number; y: number },
  quality = 0,
): Bitmap | undefined {
  const { call } = pdfium;
  const bitmap = call.FPDFBitmap_Create(size.width, size.height, 0);
  if (bitmap === 0) return undefined;
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, WHITE);
    const flags = DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER | quality;
    call.FPDF_RenderPageBitmap(bitmap, page, place.x, place.y, place.width, place.height, 0, flags);
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    return { ...size, rgba: pdfium.bytes().slice(start, start + size.width * size.height * 4) };
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}

/** Width as asked, less where the page is so high that the limits are passed. */
export function pictureSize(width: number, ratio: number): { width: number; height: number } {
  const bounded = Math.min(width, MAX_SIDE, MAX_SIDE / ratio, Math.sqrt(MAX_PIXELS / ratio));
  const whole = Math.max(1, Math.floor(bounded));
  return { width: whole, height: Math.max(1, Math.min(MAX_SIDE, Math.round(whole * ratio))) };
}
