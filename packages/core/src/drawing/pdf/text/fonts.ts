/** The embedded fonts, and which of them can draw a character. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Face, TextStyle } from '../theme.js';
import { FONT_FILES, type FontName } from './font-files.js';

const { resolve } = createRequire(import.meta.url);

/** Where a face lacks a character, the next font draws it: Hebrew, Arabic, Armenian, Georgian, symbols, some emoji. */
const CHAINS: Record<Face, readonly FontName[]> = {
  serif: ['serif', 'sans', 'wide'],
  serifItalic: ['serifItalic', 'serif', 'sans', 'wide'],
  serifBold: ['serifBold', 'sansBold', 'wideBold', 'wide'],
  sans: ['sans', 'serif', 'wide'],
  sansMedium: ['sansMedium', 'sans', 'serif', 'wide'],
  sansBold: ['sansBold', 'sansMedium', 'serifBold', 'wideBold', 'wide'],
};

/** Drawn for a character that no font has (Chinese, Japanese, Korean, most emoji). */
const UNKNOWN = '□';
/** Marks stacked on one letter beyond these are left out. */
const MOST_MARKS = 3;

export interface Piece {
  text: string;
  font: FontName;
}

export interface Fonts {
  /** `text` in pieces of one font each; characters without a glyph become `□`, one a visible sign. */
  pieces(text: string, face: Face): readonly Piece[];
  /** Width in points. */
  width(text: string, font: FontName, style: TextStyle): number;
}

const paths = new Map<FontName, string>();

function fontPath(name: FontName): string {
  let path = paths.get(name);
  if (path === undefined) {
    // The build lays them beside itself; sources take them from where they come.
    const beside = fileURLToPath(new URL(`./fonts/${basename(FONT_FILES[name])}`, import.meta.url));
    paths.set(name, (path = existsSync(beside) ? beside : resolve(FONT_FILES[name])));
  }
  return path;
}

/**
 * Makes `name` the font of what follows. pdfkit knows it by its path: by another name it would open it at every use.
 * Every document parses its own fonts: a parsed one that has been embedded forgets which characters its glyphs stand
 * for, and the next document could not be searched or read aloud.
 */
export function useFont(doc: PDFKit.PDFDocument, name: FontName): PDFKit.PDFDocument {
  return doc.font(fontPath(name));
}

/** pdfkit has no public question for this; its current font holds fontkit's, which answers it. */
function drawnBy(doc: PDFKit.PDFDocument, codePoint: number): boolean {
  const { _font: open } = doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
  return open.font.hasGlyphForCodePoint(codePoint);
}

export function openFonts(doc: PDFKit.PDFDocument): Fonts {
  const known = new Map<FontName, Map<number, boolean>>();
  const has = (font: FontName, codePoint: number): boolean => {
    let glyphs = known.get(font);
    if (!glyphs) known.set(font, (glyphs = new Map<number, boolean>()));
    let found = glyphs.get(codePoint);
    if (found === undefined) glyphs.set(codePoint, (found = drawnBy(useFont(doc, font), codePoint)));
    return found;
  };
  const split = new Map<string, readonly Piece[]>();
  const widths = new Map<string, number>();
  return {
    pieces(text, face) {
      const key = `${face} ${text}`;
      let pieces = split.get(key);
      if (!pieces) split.set(key, (pieces = splitByFont(text, CHAINS[face], has)));
      return pieces;
    },
    width(text, font, style) {
      const key = `${font} ${style.tabular ? 1 : 0} ${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        const open = useFont(doc, font).fontSize(1000);
        // pdfkit shapes a line word by word, each with the space behind it, and remembers them: so they are asked for.
        width = style.tabular
          ? open.widthOfString(text, featuresOf(style))
          : open.widthOfString(`${text} `) - open.widthOfString(' ');
        widths.set(key, width);
      }
      return (width * style.size) / 1000;
    },
  };
}

/** OpenType features of a style, as options for pdfkit. */
export function featuresOf(style: TextStyle): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return style.tabular ? { features: ['tnum'] } : {};
}

type Has = (font: FontName, codePoint: number) => boolean;

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

function splitByFont(text: string, chain: readonly FontName[], has: Has): Piece[] {
  const first = chain[0]!;
  if ([...text].every((sign) => has(first, sign.codePointAt(0)!))) return [{ text, font: first }];
  const pieces: Piece[] = [];
  for (const { segment } of signs.segment(text)) {
    const piece = drawable(segment, chain, has);
    const last = pieces.at(-1);
    if (last?.font === piece.font) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

/** One sign of a reader with its marks, in the first font that has all of it, else without its marks. */
function drawable(sign: string, chain: readonly FontName[], has: Has): Piece {
  const points = [...sign].filter((point) => !/[\ufe00-\ufe0f]/u.test(point)).slice(0, 1 + MOST_MARKS);
  // Joiners shape Arabic where the font knows them and are invisible everywhere else.
  const needed = points.filter((point) => !/[\u200c\u200d]/u.test(point));
  for (const wanted of [needed, needed.slice(0, 1)]) {
    const font = chain.find((name) => wanted.every((point) => has(name, point.codePointAt(0)!)));
    if (font && wanted.length > 0) {
      const kept = wanted === needed ? points.filter((point) => has(font, point.codePointAt(0)!)) : wanted;
      return { text: kept.join(''), font };
    }
  }
  return { text: UNKNOWN, font: chain.find((name) => has(name, UNKNOWN.codePointAt(0)!)) ?? chain[0]! };
}
