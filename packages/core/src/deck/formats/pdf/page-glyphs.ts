/** Reads a page's characters with their place, size and paint: the raw material of lines, and of the hunt for hidden text. */
import type { HiddenText } from '../../../model/deck.js';
import type { Glyph } from '../../layout/glyph.js';
import { cleanGlyph, isTag } from '../../layout/clean-text.js';
import type { PageFrame } from './page-frame.js';
import { invisibleText } from '../../slide/invisible-text.js';
import { readUtf8, type Handle, type Pdfium } from './pdfium.js';

/** Its `run` is the handle of the text object that paints it. */
export interface PdfGlyph extends Glyph {
  /** Handle of its font, 0 if unknown. */
  font: Handle;
}

export interface PageGlyphs {
  glyphs: PdfGlyph[];
  /** Characters whose meaning the file does not give (no Unicode map): what they say is a guess or nothing. */
  unmapped: number;
  /** Messages spelt in characters that show nothing. */
  invisible: Pick<HiddenText, 'text' | 'hiddenBy'>[];
}

/** A page with more characters is a book or an attack; the rest is left out. */
const MAX_CHARACTERS = 200_000;

/** Letters that one glyph may stand for: ligatures have three or four, a name of an icon or a lie many more. */
const LONGEST_LIGATURE = 5;
/** Width of a letter as share of its height, below which so many letters cannot be what is drawn. */
const NARROWEST = 0.25;
/** The first of the characters without width and of direction. */
const FIRST_UNSEEN = 0x200b;
/** Shorter than any message: the names that icon fonts give their pictures. */
const SHORTEST_MESSAGE = 12;

/** Per text object: what all its characters share. */
interface Style {
  size: number;
  /** Writing direction on the slide, radians clockwise from left-to-right. */
  angle: number;
  /** Sideways shift of the top of a letter per unit of height (slanted type). */
  slant: number;
  bold: boolean;
  font: Handle;
}

/** Reads all characters of a loaded page in the order in which the file paints them. */
export function readPageGlyphs(pdfium: Pdfium, page: Handle, frame: PageFrame): PageGlyphs {
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page);
  if (textPage === 0) return { glyphs: [], unmapped: 0, invisible: [] };
  try {
    return readGlyphs(pdfium, textPage, frame);
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function readGlyphs(pdfium: Pdfium, textPage: Handle, frame: PageFrame): PageGlyphs {
  const { call, scratch } = pdfium;
  const count = Math.min(call.FPDFText_CountChars(textPage), MAX_CHARACTERS);
  const styles = new Map<Handle, Style>();
  const fonts = new Map<Handle, boolean>();
  const glyphs: PdfGlyph[] = [];
  /** What glyphs of several letters spell, spaces too. */
  const spelt = new Map<PdfGlyph, string>();
  let unmapped = 0;
  let tags = '';
  /** Text objects with characters that show nothing, and what they hold, those characters too. */
  const masked = new Map<Handle, string>();
  let pendingHigh = 0;
  let spaced = false;
  let [boxLeft, boxRight] = [NaN, NaN];
  for (let i = 0; i < count; i += 1) {
    const object = call.FPDFText_GetTextObject(textPage, i);
    if (object === 0 || call.FPDFText_IsGenerated(textPage, i) === 1) continue;
    let code = call.FPDFText_GetUnicode(textPage, i);
    if (code >= 0xd800 && code < 0xdc00) {
      pendingHigh = code;
      continue;
    }
    if (code >= 0xdc00 && code < 0xe000 && pendingHigh > 0) {
      code = 0x10000 + ((pendingHigh - 0xd800) << 10) + (code - 0xdc00);
    }
    pendingHigh = 0;
    // PDFium writes a hyphen at a line's end as U+0002.
    if (code === 2) code = 0x2d;
    if (code === 0 || code === 0xfffd || call.FPDFText_HasUnicodeMapError(textPage, i) === 1) unmapped += 1;
    if (isTag(code)) tags += String.fromCharCode(code - 0xe0000);
    const text = cleanGlyph(code);
    if (text === undefined) {
      if (code >= FIRST_UNSEEN)
        masked.set(object, (masked.get(object) ?? textOf(glyphs, object)) + String.fromCodePoint(code));
      continue;
    }
    if (masked.has(object)) masked.set(object, masked.get(object) + text);
    let style = styles.get(object);
    if (style === undefined) {
      style = readStyle(pdfium, textPage, i, object, frame, fonts);
      styles.set(object, style);
    }
    call.FPDFText_GetCharOrigin(textPage, i, scratch + 16, scratch + 24);
    call.FPDFText_GetLooseCharBox(textPage, i, scratch);
    const doubles = pdfium.doubles();
    const px = doubles[scratch / 8 + 2] ?? 0;
    const py = doubles[scratch / 8 + 3] ?? 0;
    const floats = pdfium.floats();
    const left = floats[scratch / 4] ?? 0;
    const top = floats[scratch / 4 + 1] ?? 0;
    const right = floats[scratch / 4 + 2] ?? 0;
    const bottom = floats[scratch / 4 + 3] ?? 0;
    // A ligature glyph comes as several characters in one box: they are one glyph with several letters.
    const before = glyphs.at(-1);
    const x = frame.a * px + frame.c * py + frame.e;
    const y = frame.b * px + frame.d * py + frame.f;
    const stacked = before?.run === object && before.x === x && before.y === y;
    if (stacked && boxLeft === left && boxRight === right) {
      spelt.set(before, (spelt.get(before) ?? before.text) + text);
      spaced = text === ' ';
      if (!spaced) before.text = before.text === ' ' ? text : before.text + text;
      continue;
    }
    // Replacement text is stacked too, letter by letter: there a space as wide as its letter is a space.
    if (stacked && spaced) {
      spelt.set(before, before.text);
      glyphs.push({ ...before, text: ' ' });
    }
    spaced = false;
    [boxLeft, boxRight] = [left, right];
    const advance = advanceOf(style, frame, Math.abs(right - left), Math.abs(top - bottom));
    // A broken matrix puts a letter nowhere: no reader sees it.
    if (!Number.isFinite(x + y + advance + style.size + style.angle)) continue;
    glyphs.push({
      text,
      x,
      y,
      advance,
      size: style.size,
      angle: style.angle,
      bold: style.bold,
      run: object,
      font: style.font,
    });
  }
  const lies = glyphs.filter(
    (glyph) => glyph.text.length > LONGEST_LIGATURE && glyph.advance < glyph.text.length * NARROWEST * glyph.size,
  );
  const shown = lies.length === 0 ? glyphs : glyphs.filter((glyph) => !lies.includes(glyph));
  const message = lies
    .map((glyph) => spelt.get(glyph) ?? glyph.text)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
  const invisible = [...invisibleMessages(tags), ...disguised(masked.values())];
  // One glyph alone that spells a word is an icon's name; a sentence shows nowhere.
  if (message.length >= SHORTEST_MESSAGE && message.includes(' '))
    invisible.push({ text: message, hiddenBy: 'glyph-mismatch' });
  return { glyphs: shown, unmapped, invisible };
}

/** Unicode tag characters copy ASCII; language tags and flags are shorter than any message. */
function invisibleMessages(tags: string): PageGlyphs['invisible'] {
  const text = tags.replace(/[^\x20-\x7e]+/g, ' ').trim();
  return text.length < 6 ? [] : [{ text, hiddenBy: 'invisible-characters' }];
}

/** What the last glyphs say that are of this object. */
function textOf(glyphs: readonly PdfGlyph[], object: Handle): string {
  let start = glyphs.length;
  while (start > 0 && glyphs[start - 1]?.run === object) start -= 1;
  return glyphs
    .slice(start)
    .map((glyph) => glyph.text)
    .join('');
}

/** Texts that read backwards or are cut up by characters without width; tags are put together over the whole page. */
function disguised(texts: Iterable<string>): PageGlyphs['invisible'] {
  return [...texts].flatMap((whole) => {
    const text = invisibleText(whole.replace(/[\u{e0000}-\u{e01ef}]/gu, ''));
    return text === undefined ? [] : [{ text, hiddenBy: 'invisible-characters' }];
  });
}

/** Width along the writing direction from the upright box PDFium gives: exact at right angles, solved for others. */
function advanceOf(style: Style, frame: PageFrame, w: number, h: number): number {
  const cos = Math.abs(Math.cos(style.angle));
  const sin = Math.abs(Math.sin(style.angle));
  const [boxWidth, boxHeight] = Math.abs(frame.a) > Math.abs(frame.b) ? [w, h] : [h, w];
  const along = cos >= sin ? boxWidth : boxHeight;
  const across = cos >= sin ? boxHeight : boxWidth;
  const major = Math.max(cos, sin);
  const minor = Math.min(cos, sin);
  if (minor < 0.02) return Math.max(0, along - style.slant * across) * frame.scale;
  const denominator = major * major - minor * minor;
  const solved = denominator > 0.2 ? (along * major - across * minor) / denominator : along * 0.6;
  return Math.max(0, solved) * frame.scale;
}

function readStyle(
  pdfium: Pdfium,
  textPage: Handle,
  index: number,
  object: Handle,
  frame: PageFrame,
  fonts: Map<Handle, boolean>,
): Style {
  const { call, scratch } = pdfium;
  const fontSize = call.FPDFText_GetFontSize(textPage, index);
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const [a = 1, b = 0, c = 0, d = 1] = pdfium.floats().subarray(scratch / 4, scratch / 4 + 4);
  const dx = frame.a * a + frame.c * b;
  const dy = frame.b * a + frame.d * b;
  const ux = frame.a * c + frame.c * d;
  const uy = frame.b * c + frame.d * d;
  const along = Math.hypot(dx, dy) || 1;
  // Height of the em across the writing direction, free of slant.
  const heightOfEm = Math.abs(dx * uy - dy * ux) / along;
  const slant = heightOfEm === 0 ? 0 : Math.abs((dx * ux + dy * uy) / along) / heightOfEm;
  const angle = Math.atan2(dy, dx);
  return {
    size: Math.abs(fontSize) * heightOfEm,
    angle: Math.abs(angle) < 0.05 ? 0 : angle,
    slant: slant > 0.02 ? slant : 0,
    bold: isBold(pdfium, object, fonts),
    font: call.FPDFTextObj_GetFont(object),
  };
}

const BOLD_NAME = /bold|black|heavy|(?:^|[-_ ])(?:demi|extrabold|ultra)/i;
const FILL_AND_STROKE = 2;

function isBold(pdfium: Pdfium, object: Handle, fonts: Map<Handle, boolean>): boolean {
  const { call } = pdfium;
  if (call.FPDFTextObj_GetTextRenderMode(object) === FILL_AND_STROKE) return true;
  const font = call.FPDFTextObj_GetFont(object);
  if (font === 0) return false;
  let bold = fonts.get(font);
  if (bold === undefined) {
    const name = readUtf8(pdfium, (buffer, bytes) => call.FPDFFont_GetBaseFontName(font, buffer, bytes));
    const weight = call.FPDFFont_GetWeight(font);
    bold = BOLD_NAME.test(name) || (weight >= 600 && weight <= 1000);
    fonts.set(font, bold);
  }
  return bold;
}
