/** Reads a PowerPoint 97–2007 deck: slides in presentation order, notes and hidden slides apart, master text left out. */
import { VcError } from '../../../errors/vc-error.js';
import type { DeckWarning, HiddenText, Slide } from '../../../model/deck.js';
import { cleanText } from '../../layout/clean-text.js';
import { checkSlideCount } from '../../limits.js';
import type { DrawnSlide } from '../../slide/shapes.js';
import { finishSlide, withoutRepeats } from '../../slide/finish-slide.js';
import { isOpaquePicture } from '../../slide/opaque-picture.js';
import type { FormatContext } from '../deck-format.js';
import type { DrawnDeck } from '../powerpoint-format.js';
import { openCompoundFile } from './compound-file.js';
import { pptLinksOut } from './links-out.js';
import { footersOf } from './footer.js';
import { openMetafiles } from './metafile-shapes.js';
import { openPersist } from './persist.js';
import { openPictureStore } from './pictures.js';
import { linkIds, readDrawing, textItem, type DrawingWalk } from './read-drawing.js';
import { readSummary } from './read-summary.js';
import { RT, childOf, childrenOf, descendantsOf, int32, uint16, uint32, utf16, type PptRecord } from './records.js';
import { OTHER_TEXT, plainText, readTexts, type PptText } from './text-atoms.js';

const UNITS_PER_POINT = 8;
/** 4:3 at 10 inches, for a document that does not say. */
const DEFAULT_SIZE = { width: 5760, height: 4320 };
const SLIDES = 0;
const NOTES = 2;
const HIDDEN_SLIDE = 4;
/** Points. */
const FOOTER_SIZE = 12;

interface ListedSlide {
  persistId: number;
  slideId: number;
  outline: PptText[];
}

/** Without OCR. Throws `password-protected`, `damaged-file`, `no-slides`, `too-many-slides`. */
export async function readPpt(bytes: Uint8Array, { fileName, limits, signal }: FormatContext): Promise<DrawnDeck> {
  const file = openCompoundFile(bytes, fileName);
  const data = Buffer.from(file.document.buffer, file.document.byteOffset, file.document.byteLength);
  const { document, object, all } = openPersist(data, file.currentUser, fileName);
  const size = sizeOf(data, document);
  const scale = 540 / size.height;
  const unit = scale * UNITS_PER_POINT;
  const listed = slideList(data, document, SLIDES, unit);
  checkSlideCount(fileName, listed.length, limits);
  const notes = notesBySlide(data, slideList(data, document, NOTES, unit), object, unit);
  const addresses = hyperlinks(data, document);
  const store = openPictureStore(data, document, file.pictures);
  const media = async (source: string) => store.picture(source);
  const withMetafiles = openMetafiles((source) => store.metafile(source));
  const isOpaque = isOpaquePicture(media, limits.megapixels);
  const points = { width: size.width / UNITS_PER_POINT, height: size.height / UNITS_PER_POINT };

  const { metadata, hidden } = readSummary(file.summary);
  const slides: Slide[] = [];
  const drawn: (DrawnSlide | undefined)[] = [];
  const warnings: DeckWarning[] = [];
  for (const [index, { persistId, slideId, outline }] of listed.entries()) {
    if (signal?.aborted) throw new VcError('cancelled');
    const record = object(persistId);
    const number = slides.length + 1;
    const found = record?.type === RT.Slide ? record : undefined;
    const unseen: DrawnSlide['hidden'] = [];
    const walk: DrawingWalk = {
      data,
      scale,
      unit,
      outline,
      shown: new Set(),
      unseen: (text, hiddenBy) => unseen.push({ text, hiddenBy }),
    };
    const drawing = found && childOf(data, found, RT.Drawing);
    const items = drawing ? withMetafiles(readDrawing(drawing, walk)) : [];
    items.push(...unplaced(outline, walk.shown, size, scale, unit));
    for (const text of found ? footersOf(data, found, document, items) : [])
      items.push(...footerItem(text, size, scale, unit));
    if (!found) warnings.push({ code: 'slide-damaged', slide: number, data: { slide: number } });
    if (found && isHidden(data, found)) {
      const text = cleanText(items.flatMap((item) => (item.kind === 'text' ? plainText(item) : [])).join(' '));
      if (text !== '') hidden.push({ slide: index + 1, text, hiddenBy: 'hidden-slide' });
      continue;
    }
    for (const text of notes.get(slideId) ?? []) unseen.push({ text, hiddenBy: 'notes' });
    for (const text of found ? comments(data, found) : []) unseen.push({ text, hiddenBy: 'comment' });
    const links = found ? linkIds(data, found).flatMap((id) => addresses.get(id) ?? []) : [];
    const look: DrawnSlide = {
      width: size.width * scale,
      height: 540,
      items,
      backdrop: [],
      background: [],
      links: [...new Set(links)],
      hidden: unseen,
    };
    const finished = await finishSlide(look, number, points, isOpaque);
    const readBy = found || finished.slide.text !== '' ? 'text' : 'unread';
    slides.push({ ...finished.slide, readBy });
    drawn.push(look);
    hidden.push(...(finished.hidden satisfies HiddenText[]));
  }
  return {
    parts: { slides, hidden: withoutRepeats(hidden), metadata, warnings },
    drawn,
    media,
    linksOut: () => Promise.resolve(pptLinksOut(data, all())),
  };
}

function sizeOf(data: Buffer, document: PptRecord): { width: number; height: number } {
  const atom = childOf(data, document, RT.DocumentAtom);
  const width = atom && int32(data, atom, 0);
  const height = atom && int32(data, atom, 4);
  return width && height && width > 0 && height > 0 ? { width, height } : DEFAULT_SIZE;
}

/** The document's list of slides or notes, each with its texts. */
function slideList(data: Buffer, document: PptRecord, instance: number, unit: number): ListedSlide[] {
  const list = childrenOf(data, document).find(
    (record) => record.type === RT.SlideListWithText && record.instance === instance,
  );
  if (!list) return [];
  const records = childrenOf(data, list);
  const starts = records.flatMap((record, index) => (record.type === RT.SlidePersistAtom ? [index] : []));
  return starts.map((start, index) => {
    const atom = records[start] as PptRecord;
    return {
      persistId: uint32(data, atom, 0) ?? 0,
      slideId: uint32(data, atom, 12) ?? 0,
      outline: readTexts(data, records.slice(start + 1, starts[index + 1]), unit),
    };
  });
}

/** Texts of the list that no shape shows: old files keep the words of placeholders there alone. */
function unplaced(
  outline: PptText[],
  shown: ReadonlySet<number>,
  size: { width: number; height: number },
  scale: number,
  unit: number,
) {
  const width = size.width * scale;
  return outline.flatMap((text, index) => {
    if (shown.has(index)) return [];
    const [y0, y1] = text.kind === 0 || text.kind === 6 ? [40, 120] : [140, 500];
    return textItem(text, { x0: 40, y0, x1: width - 40, y1 }, { unit });
  });
}

/** Where PowerPoint's own master has it. */
function footerItem(text: string, size: { width: number; height: number }, scale: number, unit: number) {
  const [width, height] = [size.width * scale, size.height * scale];
  const rect = { x0: 0.34 * width, y0: 0.92 * height, x1: 0.66 * width, y1: 0.98 * height };
  const run = { text, size: FOOTER_SIZE * unit, bold: false, alpha: 1 };
  return textItem({ kind: OTHER_TEXT, paragraphs: [{ runs: [run], align: 'centre' }] }, rect, { unit });
}

function isHidden(data: Buffer, slide: PptRecord): boolean {
  const info = childOf(data, slide, RT.SlideShowInfo);
  return info !== undefined && ((uint16(data, info, 10) ?? 0) & HIDDEN_SLIDE) !== 0;
}

function notesBySlide(
  data: Buffer,
  listed: ListedSlide[],
  object: (id: number) => PptRecord | undefined,
  unit: number,
): Map<number, string[]> {
  const notes = new Map<number, string[]>();
  for (const { persistId, outline } of listed) {
    const record = object(persistId);
    const atom = record?.type === RT.Notes ? childOf(data, record, RT.NotesAtom) : undefined;
    if (!record || !atom) continue;
    const texts = descendantsOf(data, record, RT.TextBox).flatMap((box) =>
      readTexts(data, childrenOf(data, box), unit),
    );
    const written = [...outline, ...texts].map((text) => plainText(text).join('\n').trim());
    notes.set(
      uint32(data, atom, 0) ?? 0,
      written.filter((text) => text !== '' && text !== '*'),
    );
  }
  return notes;
}

/** Comments: author, text and initials as strings; the second one is what was said. */
function comments(data: Buffer, slide: PptRecord): string[] {
  return descendantsOf(data, slide, RT.Comment).flatMap((comment) =>
    childrenOf(data, comment)
      .filter((record) => record.type === RT.CString && record.instance === 1)
      .map((record) => utf16(data, record)),
  );
}

const LINK = /^(?:https?|mailto):/i;

function hyperlinks(data: Buffer, document: PptRecord): Map<number, string> {
  const links = new Map<number, string>();
  const list = childOf(data, document, RT.ExternalObjects);
  for (const link of list ? childrenOf(data, list).filter((record) => record.type === RT.Hyperlink) : []) {
    const atom = childOf(data, link, RT.HyperlinkAtom);
    const target = childrenOf(data, link).findLast((record) => record.type === RT.CString && record.instance === 1);
    const address = target ? utf16(data, target) : '';
    if (atom && LINK.test(address)) links.set(uint32(data, atom, 0) ?? 0, address);
  }
  return links;
}
