/** Writes a base deck as PPTX or PDF and lets an attack add to it: to a slide while it is drawn, or to the finished file. */
import PDFDocument from 'pdfkit';
import PptxGenJS from 'pptxgenjs';
import { openZipPackage } from '../../../src/deck/formats/pptx/zip-package.js';
import { makeZip } from '../make-zip.js';
import type { BaseDeck } from './base-decks.js';

export type PptxPage = ReturnType<PptxGenJS.default['addSlide']>;
export type PptxFile = PptxGenJS.default;
export type PdfFile = PDFKit.PDFDocument;
// The types of the package name its default export as a namespace under ESM.
const Pptx = PptxGenJS as unknown as new () => PptxFile;

export interface PptxChange {
  /** Before the slide's own text is put on it. */
  under?: (page: PptxPage, number: number, file: PptxFile) => void;
  /** After it. */
  over?: (page: PptxPage, number: number, file: PptxFile) => void;
  /** After the last slide. */
  last?: (file: PptxFile) => void;
  /** On the finished file's parts, by name. */
  parts?: (parts: Map<string, string | Uint8Array>) => void;
}

export async function writePptx(base: BaseDeck, { under, over, last, parts }: PptxChange = {}): Promise<Uint8Array> {
  const file = new Pptx();
  file.layout = 'LAYOUT_WIDE';
  file.title = base.company;
  base.slides.forEach((slide, index) => {
    const page = file.addSlide();
    under?.(page, index + 1, file);
    page.addText(slide.title, { x: 0.7, y: 0.5, w: 11, h: 0.9, fontSize: 32, bold: true, color: '20304A' });
    const lines = slide.lines.map((text) => ({ text, options: { breakLine: true } }));
    page.addText(lines, {
      x: 0.7,
      y: 1.7,
      w: 11.5,
      h: 0.7 * lines.length,
      fontSize: 18,
      color: '20304A',
      valign: 'top',
    });
    over?.(page, index + 1, file);
  });
  last?.(file);
  const bytes = (await file.write({ outputType: 'nodebuffer' })) as Buffer;
  return parts ? changeParts(bytes, parts) : bytes;
}

async function changeParts(
  bytes: Uint8Array,
  change: (parts: Map<string, string | Uint8Array>) => void,
): Promise<Uint8Array> {
  const zip = await openZipPackage(bytes, { fileName: 'attack.pptx', unpackedMb: 100 });
  const parts = new Map<string, string | Uint8Array>();
  for (const name of zip.names.filter((name) => !name.endsWith('/'))) {
    const part = (await zip.read(name, 50)) ?? Buffer.alloc(0);
    parts.set(name, /\.(?:xml|rels)$/.test(name) ? part.toString('utf8') : part);
  }
  change(parts);
  return makeZip([...parts].map(([name, data]) => ({ name, data })));
}

export interface PdfChange {
  over?: (doc: PdfFile, number: number) => void;
  /** Before the file is closed. */
  end?: (doc: PdfFile) => void;
  /** Draws the ground of every page. */
  ground?: (doc: PdfFile, number: number) => void;
  ink?: string;
}

export async function writePdf(
  base: BaseDeck,
  { over, end, ground, ink = '#20304a' }: PdfChange = {},
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: [960, 540],
    margin: 0,
    autoFirstPage: false,
    info: { Title: base.company, CreationDate: new Date(Date.UTC(2026, 2, 1)) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  base.slides.forEach((slide, index) => {
    doc.addPage();
    ground?.(doc, index + 1);
    doc.font('Helvetica-Bold').fontSize(32).fillColor(ink).text(slide.title, 60, 44, { width: 840 });
    let y = 120;
    for (const line of slide.lines) {
      doc.font('Helvetica').fontSize(18).fillColor(ink).text(line, 60, y, { width: 840 });
      y = doc.y + 12;
    }
    over?.(doc, index + 1);
  });
  end?.(doc);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}
