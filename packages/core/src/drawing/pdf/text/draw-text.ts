/** Draws laid-out text at a place of the page. */
import { featuresOf, useFont } from './fonts.js';
import type { TextBlock } from './lay-out-text.js';

/** Half of a capital's height as a share of the size: puts a line's letters in the middle of its leading. */
const HALF_CAPITAL = 0.35;

/** `x`, `y` is the upper left corner; right-aligned lines end at `x + width`. */
export function drawText(
  doc: PDFKit.PDFDocument,
  { lines, leading }: TextBlock,
  {
    x,
    y,
    width,
    align = 'left',
  }: { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' | undefined },
): void {
  lines.forEach((line, index) => {
    const size = Math.max(0, ...line.parts.map(({ style }) => style.size));
    const baseline = y + index * leading + leading / 2 + size * HALF_CAPITAL;
    let at = x + (align === 'left' ? 0 : (width - line.width) / (align === 'center' ? 2 : 1));
    for (const part of line.parts) {
      useFont(doc, part.font).fontSize(part.style.size).fillColor(part.style.color);
      // The width is known: told here, pdfkit does not measure again.
      const known = { textWidth: part.width, wordCount: 1 };
      const options = { ...known, lineBreak: false, baseline: 'alphabetic', ...featuresOf(part.style) } as const;
      doc.text(part.text, at, baseline, options);
      at += part.width;
    }
  });
}
