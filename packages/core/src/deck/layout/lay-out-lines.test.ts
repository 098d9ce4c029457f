/** Letters to lines: what stands far apart in one piece of writing. */
import { expect, it } from 'vitest';
import type { Glyph } from './glyph.js';
import { layOutLines } from './lay-out-lines.js';

/** One piece of writing, its signs at `places`. */
const written = (text: string, places: readonly number[]): Glyph[] =>
  [...text].map((sign, at) => ({
    text: sign,
    x: places[at]!,
    y: 100,
    advance: 10,
    size: 14,
    angle: 0,
    bold: false,
    run: 1,
  }));

const texts = (glyphs: readonly Glyph[]) => layOutLines(glyphs).map(({ text, x0 }) => [text, Math.round(x0)]);

it('takes ticks and crosses in one row for cells of columns of their own', () => {
  expect(texts(written('✔ ✘', [300, 312, 340]))).toEqual([
    ['✔', 300],
    ['✘', 336],
  ]);
});

it('keeps words of a line that is stretched to fill its column', () => {
  expect(texts(written('a b', [300, 312, 340]))).toEqual([['a b', 300]]);
});
