/** Reads one page with PDFium: what it shows, what it hides, where it links. */
import type { HiddenText, Slide } from '../../../model/deck.js';
import { layOutAside, layOutSlide, type Drawing } from '../../layout/lay-out-slide.js';
import type { DrawnPlace } from '../../ocr/count-alike-pictures.js';
import { partHiddenText, type HiddenRun } from './hidden-text.js';
import { readPageFrame, SLIDE_UNITS, type PageFrame } from './page-frame.js';
import { readPageGlyphs } from './page-glyphs.js';
import { drawnArea, drawnPlaces, pictureArea } from './drawn-places.js';
import { readPageObjects, type PaintedObject } from './page-objects.js';
import { placeActualText } from './place-actual-text.js';
import type { PdfDocument } from './pdfium.js';
import { drawAnnotationsIn, readAnnotations } from './read-annotations.js';
import type { SecondPage } from './second-reader.js';
import { slideDrawing } from './slide-drawing.js';

export interface PageReading {
  slide: Slide;
  hidden: HiddenText[];
  /** PDFium found text it cannot read: the font does not say which letters its shapes are. */
  garbled: boolean;
  /** Where it may show words that are no text, in fractions of the slide. */
  drawn: DrawnPlace[];
}

/** A page with fewer characters than this is left for OCR, if it has pictures or outlines. */
const FEWEST_CHARACTERS = 20;
/** Ragged shapes from which a page without text may hold outlined words. */
const OUTLINES = 5;
/** Share of characters without meaning from which a page counts as garbled. */
const GARBLED = 0.3;

/** Reads page `index` (from 0); undefined when PDFium cannot load it. */
export function readPage(file: PdfDocument, index: number): PageReading | undefined {
  const { pdfium, document } = file;
  const loaded = pdfium.call.FPDF_LoadPage(document, index);
  if (loaded === 0) return undefined;
  const annotations = readAnnotations(pdfium, document, loaded);
  const page = annotations.mayShow ? drawAnnotationsIn(file, loaded, index) : loaded;
  if (page === 0) return undefined;
  try {
    const frame = readPageFrame(pdfium, page);
    const objects = readPageObjects(pdfium, page, frame);
    const { glyphs: read, unmapped, invisible } = readPageGlyphs(pdfium, page, frame);
    const glyphs = placeActualText(pdfium, frame, read, objects);
    const pictures = pictureArea(objects, frame);
    const seen = partHiddenText(pdfium, page, frame, glyphs, objects, pictures);
    const laidOut = layOutSlide(seen.visible, slideDrawing(objects, frame), seen.scanned ? 'ocr' : 'text');
    const unread = isNearlyEmpty(laidOut.text) && (pictures > 0 || hasOutlines(objects));
    const slide: Slide = {
      number: index + 1,
      width: frame.widthPoints,
      height: frame.heightPoints,
      title: laidOut.title,
      blocks: laidOut.blocks,
      text: laidOut.text,
      readBy: unread ? 'unread' : seen.scanned ? 'ocr' : 'text',
      links: annotations.links,
      pictureArea: unread ? drawnArea(objects, frame) : pictures,
    };
    const hidden = [
      ...hiddenTexts(seen.hidden, slide, frame),
      ...[...unlessShown(annotations.hidden, slide), ...invisible].map((text) => ({ ...text, slide: slide.number })),
    ];
    const texts = objects.filter((object) => object.kind === 'text').length;
    const garbled = unmapped > GARBLED * (glyphs.length + unmapped) || (glyphs.length === 0 && texts > 0);
    return { slide, hidden, garbled, drawn: drawnPlaces(objects, frame, glyphs) };
  } finally {
    pdfium.call.FPDF_ClosePage(page);
  }
}

function isNearlyEmpty(text: string): boolean {
  return text.replace(/\s/g, '').length < FEWEST_CHARACTERS;
}

/** Shapes beyond boxes and lines: words turned into outlines look like this. */
function hasOutlines(objects: readonly PaintedObject[]): boolean {
  return objects.filter((object) => object.kind === 'path' && !object.upright).length >= OUTLINES;
}

/** The page as the second reader has it: without cards, borders and hidden text, which it does not know. */
export function toSlide(number: number, page: SecondPage, first: PageReading | undefined): Slide {
  const width = (page.widthPoints / Math.max(1, page.heightPoints)) * SLIDE_UNITS;
  const bare: Drawing = { width, height: SLIDE_UNITS, cards: [], verticalRules: [], horizontalRules: [] };
  const laidOut = layOutSlide(page.glyphs, bare);
  const pictures = first?.slide.pictureArea ?? 0;
  return {
    number,
    width: page.widthPoints,
    height: page.heightPoints,
    title: laidOut.title,
    blocks: laidOut.blocks,
    text: laidOut.text,
    readBy: isNearlyEmpty(laidOut.text) && pictures > 0 ? 'unread' : 'text',
    links: first?.slide.links ?? [],
    pictureArea: pictures,
  };
}

/** A page neither reader can read. */
export function unreadSlide(number: number): Slide {
  return { number, width: 0, height: 0, title: '', blocks: [], text: '', readBy: 'unread', links: [], pictureArea: 0 };
}

/** One entry a block and reason, unless the reader sees the same words anyway (a shadow, a heading set twice). */
function hiddenTexts(runs: readonly HiddenRun[], slide: Slide, frame: PageFrame): HiddenText[] {
  const reasons = [...new Set(runs.map((run) => run.hiddenBy))];
  return reasons.flatMap((hiddenBy) => {
    const glyphs = runs.filter((run) => run.hiddenBy === hiddenBy).flatMap((run) => run.glyphs);
    return unlessShown(layOutAside(glyphs, frame), slide).map(({ text, box }) => ({
      slide: slide.number,
      text,
      hiddenBy,
      box,
    }));
  });
}

function unlessShown<Text extends { text: string }>(texts: readonly Text[], slide: Slide): Text[] {
  const visible = squeeze(slide.text);
  return texts.filter(({ text }) => !visible.includes(squeeze(text)));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}
