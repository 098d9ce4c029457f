/** Reads a PDF into slides: PDFium page by page, pdf-parse where PDFium fails or finds less. */
import { VcError } from '../../../errors/vc-error.js';
import type { Deck, DeckWarning, HiddenText, Slide } from '../../../model/deck.js';
import type { DrawnPlace } from '../../ocr/count-alike-pictures.js';
import { deckOfMark } from '../../../text/own-mark.js';
import { ownReportError } from '../../own-report.js';
import { openDocument, openPdfium, PDF_ERROR, type PdfDocument } from './pdfium.js';
import { readMetadata, readOwnMark, type PdfMetadata } from './read-metadata.js';
import { readPage, toSlide, unreadSlide, type PageReading } from './read-page.js';
import { openSecondReader, type SecondReader } from './second-reader.js';

export interface ReadPdfOptions {
  /** Base name, for errors. */
  fileName: string;
  maxSlides: number;
  signal?: AbortSignal;
}

export interface PdfReading extends Pick<Deck, 'slides' | 'hidden' | 'metadata' | 'warnings'> {
  /** Of slides by number, where they may show words that are no text, in fractions of the slide. */
  drawn: Map<number, DrawnPlace[]>;
}

/** After so many pages that broke PDFium the rest of a file is reported as unread. */
const MOST_CRASHES = 3;

/**
 * Reads every page of a PDF. The same bytes give the same result.
 * @throws VcError own-report, password-protected, damaged-file, no-slides, too-many-slides, unpacks-too-large, cancelled
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions): Promise<PdfReading> {
  const second = lazySecondReader(bytes);
  try {
    const opened = await open(bytes, options);
    return opened === undefined
      ? await readBySecond(second, options)
      : await readByFirst(opened, bytes, second, options);
  } finally {
    await second.close();
  }
}

/** PDFium's document; undefined when only the second reader can still help. */
async function open(bytes: Uint8Array, options: ReadPdfOptions): Promise<PdfDocument | undefined> {
  const { fileName } = options;
  const pdfium = await openPdfium();
  const document = guarded(() => openDocument(pdfium, bytes));
  if (document === undefined) throw new VcError(pdfium.isFull() ? 'unpacks-too-large' : 'damaged-file', { fileName });
  if (typeof document === 'number') {
    const locked = document === PDF_ERROR.password || document === PDF_ERROR.security;
    if (locked) throw new VcError('password-protected', { fileName });
    return undefined;
  }
  if (document.pages === 0) {
    // Empty, or so damaged that PDFium finds none of its pages: the second reader tells the two apart.
    document.close();
    return undefined;
  }
  checkCount(document.pages, options);
  return document;
}

function checkCount(slides: number, { fileName, maxSlides }: ReadPdfOptions): void {
  if (slides > maxSlides) throw new VcError('too-many-slides', { fileName, slides, limit: maxSlides });
}

function checkSignal({ signal, fileName }: ReadPdfOptions): void {
  if (signal?.aborted === true) throw new VcError('cancelled', { fileName });
}

/** PDFium ends a page that breaks it with a WebAssembly trap; its memory is then not to be trusted. */
function guarded<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof VcError) throw error;
    return undefined;
  }
}

async function readByFirst(
  opened: PdfDocument,
  bytes: Uint8Array,
  second: LazySecondReader,
  options: ReadPdfOptions,
): Promise<PdfReading> {
  const own = guarded(() => readOwnMark(opened));
  if (own !== undefined) throw ownReportError(options.fileName, deckOfMark(own));
  const slides: Slide[] = [];
  const hidden: HiddenText[] = [];
  const warnings: DeckWarning[] = [];
  const drawn = new Map<number, DrawnPlace[]>();
  const { metadata, hidden: unseen } = guarded(() => readMetadata(opened, bytes)) ?? NO_METADATA;
  let document: PdfDocument | undefined = opened;
  let crashes = 0;
  let full = 0;
  for (let index = 0; index < opened.pages; index += 1) {
    checkSignal(options);
    let reading: PageReading | undefined;
    let broke = document === undefined;
    if (document !== undefined) {
      const file: PdfDocument = document;
      const outcome = guarded(() => ({ reading: readPage(file, index) }));
      reading = outcome?.reading;
      if (outcome === undefined) {
        broke = true;
        crashes += 1;
        if (file.pdfium.isFull()) full += 1;
        document = crashes < MOST_CRASHES ? await reopen(bytes) : undefined;
      }
    }
    const slide = await bestSlide(index + 1, reading, broke, second);
    if (slide === undefined) warnings.push({ code: 'page-unreadable', slide: index + 1 });
    slides.push(slide ?? unreadSlide(index + 1));
    hidden.push(...(reading?.hidden ?? []));
    drawn.set(index + 1, reading?.drawn ?? []);
  }
  document?.close();
  if (crashes > 0 && slides.every((slide) => slide.width === 0)) {
    throw new VcError(full > 0 ? 'unpacks-too-large' : 'damaged-file', { fileName: options.fileName });
  }
  return { slides, hidden: [...unseen, ...hidden], metadata, warnings, drawn };
}

const NO_METADATA: PdfMetadata = { metadata: {}, hidden: [] };

async function reopen(bytes: Uint8Array): Promise<PdfDocument | undefined> {
  const pdfium = await openPdfium();
  const document = guarded(() => openDocument(pdfium, bytes));
  return typeof document === 'object' ? document : undefined;
}

/** PDFium's page, unless it has no page or no meaning and the second reader has more. What broke PDFium is not tried again. */
async function bestSlide(
  number: number,
  reading: PageReading | undefined,
  broke: boolean,
  second: LazySecondReader,
): Promise<Slide | undefined> {
  if (broke || (reading !== undefined && !reading.garbled)) return reading?.slide;
  const page = await (await second.get())?.read(number);
  if (page === undefined) return reading?.slide;
  const other = toSlide(number, page, reading);
  if (reading === undefined) return other;
  const better = isWritten(other.text) && meaning(other.text) > meaning(reading.slide.text) * MORE;
  return better ? other : reading.slide;
}

/** The second reader must find this many times what PDFium found in a garbled page. */
const MORE = 1.5;

/** Mostly letters and digits, as writing is; a garbled page read as code is not. */
function isWritten(text: string): boolean {
  return meaning(text) > 0.75 * text.replace(/\s/g, '').length;
}

/** Letters and digits that words are made of. */
function meaning(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

async function readBySecond(second: LazySecondReader, options: ReadPdfOptions): Promise<PdfReading> {
  const { fileName } = options;
  const reader = await second.get();
  if (reader === undefined) {
    throw new VcError(second.isLocked() ? 'password-protected' : 'damaged-file', { fileName });
  }
  if (reader.pages === 0) throw new VcError('no-slides', { fileName });
  checkCount(reader.pages, options);
  const slides: Slide[] = [];
  const warnings: DeckWarning[] = [];
  for (let number = 1; number <= reader.pages; number += 1) {
    checkSignal(options);
    const page = await reader.read(number);
    if (page === undefined) warnings.push({ code: 'page-unreadable', slide: number });
    slides.push(page === undefined ? unreadSlide(number) : toSlide(number, page, undefined));
  }
  // A file in which nothing can be read is damaged, whatever its page tree says.
  if (slides.every((slide) => slide.text === '')) throw new VcError('damaged-file', { fileName });
  return { slides, hidden: [], metadata: {}, warnings, drawn: new Map() };
}

interface LazySecondReader {
  get(): Promise<SecondReader | undefined>;
  isLocked(): boolean;
  close(): Promise<void>;
}

function lazySecondReader(bytes: Uint8Array): LazySecondReader {
  let opened: Awaited<ReturnType<typeof openSecondReader>> | undefined;
  return {
    async get() {
      opened ??= await openSecondReader(bytes);
      return typeof opened === 'object' ? opened : undefined;
    },
    isLocked: () => opened === 'password',
    async close() {
      if (typeof opened === 'object') await opened.close();
    },
  };
}
