/** Finds the printed values of a chart that is a picture, and the categories beneath them, among its lines. */
import type { TextLine } from '../layout/lay-out-lines.js';

type ChartLine = Omit<TextLine, 'bold'>;

/** Fewer bars, or points, are no chart. */
const FEWEST = 3;
/** Sizes by which the middle of a value is off its category at most, and in which categories stand on one line. */
const OFF = 1.5;
const LEVEL = 0.5;
/** A figure with its unit and nothing else; a year is a category. */
const VALUE = /^[^\p{L}\p{N}]{0,3}\p{N}[\p{N}.,’ ]{0,12} ?\p{L}{0,2} ?[%€$£]?$/u;
const YEAR = /^(?:19|20)\d\d$/;

/** Of the categories and values of `findChartPairs`, the `order`. */
export function findChartLines(lines: readonly ChartLine[]): ReadonlySet<number> {
  return new Set(findChartPairs(lines).flatMap((pair) => pair.map(({ order }) => order)));
}

/**
 * Categories, each with its value. They stand on one line, each with one value over it, and the values at different
 * heights: those of figures over their captions stand on one line too, and columns of a table hold several.
 */
export function findChartPairs<Line extends ChartLine>(lines: readonly Line[]): [category: Line, value: Line][] {
  const values = lines.filter(({ text }) => VALUE.test(text) && !YEAR.test(text));
  const others = lines.filter((line) => !values.includes(line));
  const found = new Map<Line, Line>();
  for (const first of others) {
    const pairs = others.flatMap((category): [Line, Line][] => {
      if (Math.abs(category.baseline - first.baseline) > LEVEL * first.size) return [];
      const over = values.filter((value) => value.y1 <= category.y0 && isOver(value, category));
      return over.length === 1 && over[0] ? [[category, over[0]]] : [];
    });
    const feet = pairs.map(([, value]) => value.baseline);
    if (pairs.length < FEWEST || Math.max(...feet) - Math.min(...feet) < first.size) continue;
    for (const [category, value] of pairs) found.set(category, value);
  }
  return [...found];
}

function isOver(value: ChartLine, category: ChartLine): boolean {
  return Math.abs(value.x0 + value.x1 - category.x0 - category.x1) / 2 <= OFF * category.size;
}
