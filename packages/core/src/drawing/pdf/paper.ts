/** Pages being written from top to bottom: where the pen is, when a new page begins, and the structure behind the marks. */
import type { OpenPdf } from './open-pdf.js';
import { layOutText } from './text/lay-out-text.js';
import { drawText } from './text/draw-text.js';
import type { Fonts } from './text/fonts.js';
import { FLOOR, FULL, INK, PAGE, TEXT, TONES } from './theme.js';

/** Roles of the PDF structure tree that we use. */
export type Role =
  'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Sect' | 'Caption';

export interface RoleOptions {
  /** Says a figure in words. */
  alt?: string;
  lang?: string;
  /** Of a header cell. */
  scope?: 'Column' | 'Row';
  /** Left, top, right, bottom of a figure. */
  bbox?: [number, number, number, number];
}

export interface Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: Fonts;
  /** Where the next block begins, in points from the top of the page. */
  y: number;
  /** Begins a new page unless `height` fits on this one. True when it did. */
  need(height: number): boolean;
  /** Content of one role; it must end on the page it began on. */
  mark(role: Role, draw: () => void, options?: RoleOptions): void;
  /** Roles inside a role, such as the rows of a table. */
  within(role: Role, build: () => void, options?: RoleOptions): void;
  /** Lines and backgrounds: nothing that is read. Never inside `mark`. */
  decorate(draw: () => void): void;
  /** A heading with its bookmark; it stays with the next `keep` points of content. */
  heading(text: string, options?: { note?: string; keep?: number }): void;
}

/** Space above a heading and between it and its content. */
const HEADING = { above: 17, below: 6 };

export function openPaper({ doc, fonts }: OpenPdf): Paper {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const open: PDFKit.PDFStructureElement[] = [root];
  const paper: Paper = {
    doc,
    fonts,
    y: PAGE.top,
    need(height) {
      if (paper.y + height <= FLOOR || paper.y <= PAGE.top) return false;
      doc.addPage();
      paper.y = PAGE.top;
      return true;
    },
    mark(role, draw, options = {}) {
      open.at(-1)!.add(doc.struct(role, options, [draw]));
    },
    within(role, build, options = {}) {
      const element = doc.struct(role, options);
      open.at(-1)!.add(element);
      open.push(element);
      build();
      open.pop();
      element.end();
    },
    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw();
      doc.restore();
      doc.endMarkedContent();
    },
    heading(text, { note, keep = 0 } = {}) {
      const spans = [{ text, style: TEXT.heading }, ...(note ? [{ text: `  ${note}`, style: TEXT.headingNote }] : [])];
      const block = layOutText(spans, FULL, fonts, { leading: 1.25 });
      const atTop = paper.need(HEADING.above + block.height + HEADING.below + keep) || paper.y <= PAGE.top;
      if (!atTop) paper.y += HEADING.above;
      const top = paper.y;
      paper.mark('H2', () => drawText(doc, block, { x: PAGE.left, y: top, width: FULL }));
      addBookmark(doc, text, top);
      paper.y += block.height + HEADING.below;
    },
  };
  doc.addPage();
  doc.on('end', () => root.end());
  return paper;
}

/** Opens the page at `top`; pdfkit counts `left` from the right edge. */
export function addBookmark(doc: PDFKit.PDFDocument, title: string, top: number): void {
  const place: object = { top: Math.max(0, top - 12), left: PAGE.width };
  doc.outline.addItem(title, place);
}

/** The first line of the first page: the product's mark, what the document is, and when it was made. */
export function drawBrand(paper: Paper, { name, kind, right }: { name: string; kind: string; right: string }): void {
  const { doc, fonts } = paper;
  const top = (paper.y = PAGE.brand);
  paper.decorate(() => {
    doc.roundedRect(PAGE.left, top, 12, 12, 3).clip();
    doc.rect(PAGE.left, top, 12, 12).fill(TONES.good.strong);
    doc
      .moveTo(PAGE.left, top)
      .lineTo(PAGE.left + 12, top)
      .lineTo(PAGE.left, top + 12)
      .fill(INK.accent);
  });
  paper.mark('P', () => {
    const left = [
      { text: name, style: TEXT.bodyStrong },
      { text: ` ${kind}`, style: TEXT.headingNote },
    ];
    const one = { most: 1 };
    drawText(doc, layOutText(left, FULL / 2, fonts, one), { x: PAGE.left + 18, y: top, width: FULL / 2 });
    const date = layOutText([{ text: right, style: TEXT.headingNote }], FULL / 2, fonts, one);
    drawText(doc, date, { x: PAGE.left + FULL / 2, y: top, width: FULL / 2, align: 'right' });
  });
  paper.y += 26;
}

/** What stands on every page: the running head from the second on, and the foot with the page's number. */
export function drawMargins(
  { doc, fonts }: Paper,
  { head, foot, page }: { head: string; foot: string; page: (number: number, of: number) => string },
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const line = (text: string, y: number, align: 'left' | 'right', width: number) =>
      drawText(doc, layOutText([{ text, style: TEXT.label }], width, fonts, { most: 1 }), {
        x: align === 'left' ? PAGE.left : PAGE.width - PAGE.right - width,
        y,
        width,
        align,
      });
    doc.markContent('Artifact', { type: 'Pagination' });
    if (index > 0) line(head, 30, 'left', FULL);
    doc.moveTo(PAGE.left, PAGE.height - 44).lineTo(PAGE.width - PAGE.right, PAGE.height - 44);
    doc.lineWidth(0.5).strokeColor(INK.line).stroke();
    line(foot, PAGE.height - 39, 'left', FULL - 60);
    line(page(index + 1, count), PAGE.height - 39, 'right', 50);
    doc.endMarkedContent();
  }
}
