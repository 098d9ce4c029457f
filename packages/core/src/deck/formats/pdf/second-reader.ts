/** The second reader: pdf-parse, for files and pages that PDFium cannot read or reads without meaning. Loaded only then. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanGlyph } from '../../layout/clean-text.js';
import { SLIDE_UNITS } from './page-frame.js';
import type { PdfGlyph } from './page-glyphs.js';

export interface SecondPage {
  glyphs: PdfGlyph[];
  widthPoints: number;
  heightPoints: number;
}

export interface SecondReader {
  pages: number;
  /** Page by its number from 1; undefined when this reader cannot read it either. */
  read(page: number): Promise<SecondPage | undefined>;
  close(): Promise<void>;
}

export type SecondReaderFailure = 'password' | 'damaged';

/** What is used of a pdfjs document. */
interface PdfjsDocument {
  numPages: number;
  getPage(page: number): Promise<{
    getViewport(options: { scale: number }): { width: number; height: number; transform: number[] };
    getTextContent(): Promise<{ items: object[] }>;
    cleanup(): void;
  }>;
}

interface PdfjsText {
  str: string;
  transform: number[];
  width: number;
  hasEOL: boolean;
}

/** A page with more text pieces than this is a book or an attack. */
const MAX_PIECES = 50_000;

// What pdfjs puts in the place of these, for engines that lack them, would slow down every deck after this one.
const { push } = Array.prototype;
const { parse } = JSON;

/** A package holds what pdf-parse uses of pdfjs, a seventh of it; a checkout has it whole. */
function pdfjsFolder(): string {
  const held = fileURLToPath(new URL('./pdfjs', import.meta.url));
  return existsSync(held) ? held : dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
}

/** Opens a PDF with pdf-parse. */
export async function openSecondReader(bytes: Uint8Array): Promise<SecondReader | SecondReaderFailure> {
  // Text needs no canvas: pdfjs only wants one's name while it loads.
  (globalThis as { DOMMatrix?: unknown }).DOMMatrix ??= class DOMMatrix {};
  const { PDFParse } = await import('pdf-parse');
  Object.assign(Array.prototype, { push });
  Object.assign(JSON, { parse });
  const pdfjs = pdfjsFolder();
  const parser = new PDFParse({
    // pdfjs takes the array over, so it gets its own; of a Buffer it takes none.
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    cMapUrl: `${join(pdfjs, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(pdfjs, 'standard_fonts')}/`,
  });
  try {
    // pdf-parse keeps positions to itself; the document it opens has them.
    const document = await (parser as unknown as { load(): Promise<PdfjsDocument> }).load();
    return {
      pages: document.numPages,
      read: (page) => readPage(document, page),
      close: () => parser.destroy(),
    };
  } catch (error) {
    await parser.destroy();
    return error instanceof Error && /password/i.test(`${error.name} ${error.message}`) ? 'password' : 'damaged';
  }
}

async function readPage(document: PdfjsDocument, number: number): Promise<SecondPage | undefined> {
  try {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    page.cleanup();
    const scale = SLIDE_UNITS / Math.max(1, height);
    const texts = items.filter((item): item is PdfjsText => 'str' in item).slice(0, MAX_PIECES);
    return {
      glyphs: texts.flatMap((text, index) => spread(text, transform, scale, index + 1)),
      widthPoints: width,
      heightPoints: height,
    };
  } catch {
    // A page neither reader can read is reported as unread; the others still count.
    return undefined;
  }
}

/** pdfjs places pieces, not characters: the characters share the piece's width evenly. */
function spread(text: PdfjsText, viewport: number[], scale: number, run: number): PdfGlyph[] {
  const [a, b, c, d, e, f] = multiply(viewport, text.transform).map((value) => value * scale) as Six;
  const characters = [...text.str];
  const advance = (text.width * scale) / Math.max(1, characters.length);
  const along = Math.hypot(a, b) || 1;
  const angle = Math.abs(Math.atan2(b, a)) < 0.05 ? 0 : Math.atan2(b, a);
  const size = Math.abs(a * d - b * c) / along;
  const glyphs: PdfGlyph[] = [];
  characters.forEach((character, index) => {
    const clean = cleanGlyph(character.codePointAt(0) ?? 0);
    if (clean === undefined) return;
    glyphs.push({
      text: clean,
      x: e + (a / along) * advance * index,
      y: f + (b / along) * advance * index,
      advance,
      size,
      angle,
      bold: false,
      run,
      font: 0,
    });
  });
  return glyphs;
}

type Six = [number, number, number, number, number, number];

function multiply(outer: number[], inner: number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
