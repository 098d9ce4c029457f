/** What metafiles, the drawings in a PPT, say and where: common to both kinds of them. */
import type { Rect } from '../../layout/rect.js';

export interface MetafileText extends Rect {
  text: string;
}

/** All places are in one unit of the drawing's own. */
export interface Metafile {
  frame: Rect;
  texts: MetafileText[];
}

/** More than a drawing that anyone reads has. */
export const MOST_TEXTS = 400;
/** Of a text's options: glyphs of a font instead of characters. */
export const GLYPHS = 0x10;
/** Height of a letter of a font that is not told. */
export const USUAL_HEIGHT = 12;
/** Text alignment: bits of what the point of a text is of its line. */
const ALIGN = { right: 2, centre: 6, bottom: 8, baseline: 24 };
/** Width of a letter where none is told, in its height. */
const WIDE = 0.5;
/** Depth of tails below the baseline. */
const TAIL = 0.2;

export interface TextPoint {
  text: string;
  x: number;
  y: number;
  /** Undefined where the letters' widths are not told. */
  wide?: number | undefined;
}

/** Turned text has the place that it would have level. */
export function textBox({ text, x, y, wide }: TextPoint, height: number, align: number): Rect {
  const width = wide ?? WIDE * height * text.length;
  const across = (align & ALIGN.centre) === ALIGN.centre ? 0.5 : align & ALIGN.right ? 1 : 0;
  const down = (align & ALIGN.baseline) === ALIGN.baseline ? 1 - TAIL : align & ALIGN.bottom ? 1 : 0;
  const [x0, y0] = [x - across * width, y - down * height];
  return { x0, y0, x1: x0 + width, y1: y0 + height };
}
