/** Finds the printed values of a chart that is a picture, and the categories beneath them, among the lines read of a slide. */
import type { OcrTextLine } from './ocr-lines.js';

/** Fewer bars, or points, are no chart. */
const FEWEST = 3;
/** Sizes by which the middle of a value is off its category at most, and in which categories stand on one line. */
const OFF = 1.5;
const LEVEL = 0.5;
/** A figure with its unit and nothing else; a year is a category. */
const VALUE = /^[^\p{L}\p{N}]{0,3}\p{N}[\p{N}.,’ ]{0,12} ?\p{L}{0,2} ?[%€$£]?$/u;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * The `order` of those lines. Categories stand on one line, each with one value over it, and the values at different
 * heights: those of figures over their captions stand on one line too, and columns of a table hold several.
 */
export function findChartLines(lines: readonly OcrTextLine[]): ReadonlySet<number> {
  const values = lines.filter(({ text }) => VALUE.test(text) && !YEAR.test(text));
  const others = lines.filter((line) => !values.includes(line));
  const found = new Set<number>();
  for (const first of others) {
    const pairs = others.flatMap((category) => {
      if (Math.abs(category.baseline - first.baseline) > LEVEL * first.size) return [];
      const over = values.filter((value) => value.y1 <= category.y0 && isOver(value, category));
      return over.length === 1 ? [[category, ...over]] : [];
    });
    const feet = pairs.flatMap(([, value]) => value?.baseline ?? []);
    if (pairs.length < FEWEST || Math.max(...feet) - Math.min(...feet) < first.size) continue;
    for (const { order } of pairs.flat()) found.add(order);
  }
  return found;
}

function isOver(value: OcrTextLine, category: OcrTextLine): boolean {
  return Math.abs(value.x0 + value.x1 - category.x0 - category.x1) / 2 <= OFF * category.size;
}
