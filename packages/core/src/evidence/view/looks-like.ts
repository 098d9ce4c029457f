/** Whether two lines are set in letters of one look. */
import type { ViewLine } from './view-types.js';

/** Share by which sizes of one look may differ: as written, and where OCR measured them. */
const SAME = { written: 0.03, measured: 0.15 };

export function looksLike(a: ViewLine, b: ViewLine): boolean {
  const most = a.source === 'ocr' || b.source === 'ocr' ? SAME.measured : SAME.written;
  return a.bold === b.bold && Math.abs(a.size - b.size) <= most * Math.max(a.size, b.size);
}
