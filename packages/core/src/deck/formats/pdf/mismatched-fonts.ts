/** Finds fonts whose letters are not what the file says they are: shown as one text, extracted as another. */
import type { PdfGlyph } from './page-glyphs.js';
import type { Handle } from './pdfium.js';

/** Widths (in ems) of one letter that differ by more belong to different shapes. */
const SAME_WIDTH = 0.04;
/** A font is judged by this many letters that occur at least three times each. */
const ENOUGH_LETTERS = 4;
/** Share of those letters with several widths. Honest fonts have none, or a few with alternates. */
const LYING = 0.4;

/**
 * In an honest font every "e" is as wide as every other. Where a map gives the same letter to several shapes, so that
 * the page shows one sentence and a program reads another, letters have the widths of what is shown.
 */
export function findMismatchedFonts(glyphs: readonly PdfGlyph[]): Set<Handle> {
  const lying = new Set<Handle>();
  for (const [font, letters] of widthsByFont(glyphs)) {
    let judged = 0;
    let several = 0;
    for (const widths of letters.values()) {
      if (widths.length < 3) continue;
      judged += 1;
      // One odd width is an alternate or a rounding; a lie spreads.
      const middle = [...widths].sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
      const odd = widths.filter((width) => Math.abs(width - middle) > SAME_WIDTH).length;
      if (odd >= 0.25 * widths.length) several += 1;
    }
    if (judged >= ENOUGH_LETTERS && several >= LYING * judged) lying.add(font);
  }
  return lying;
}

function widthsByFont(glyphs: readonly PdfGlyph[]): Map<Handle, Map<string, number[]>> {
  const fonts = new Map<Handle, Map<string, number[]>>();
  for (const { font, text, advance, size } of glyphs) {
    if (font === 0 || size === 0 || text.length !== 1 || !isLatinLetter(text.charCodeAt(0))) continue;
    let letters = fonts.get(font);
    if (letters === undefined) fonts.set(font, (letters = new Map<string, number[]>()));
    const widths = letters.get(text);
    if (widths === undefined) letters.set(text, [advance / size]);
    else if (widths.length < 64) widths.push(advance / size);
  }
  return fonts;
}

function isLatinLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
