/** Finds the printed values of a chart that is a picture, and the categories beneath them, among its lines. */
import type { TextLine } from '../layout/lay-out-lines.js';

type ChartLine = Omit<TextLine, 'bold'>;

/** Fewer bars, or points, are no chart. */
const FEWEST = 3;
/** Sizes by which the middle of a value is off its category at most, and in which categories stand on one line. */
const OFF = 1.5;
const LEVEL = 0.5;
/** Bars stand evenly: of the gaps between the middles of their categories the widest is this many times the narrowest. */
const EVEN = 1.4;
/** Of a row of categories so many have a value that was read. */
const MOST_OF_THEM = 0.5;
/** A figure with its unit and nothing else; a year is a category. */
const VALUE = /^(?:\p{Lu}{1,2}\p{Sc}|[^\p{L}\p{N}]{0,3})\p{N}[\p{N}.,’ ]{0,12} ?\p{L}{0,8} ?[%€$£]?$/u;
const YEAR = /^(?:19|20)\d\d$/;

/** Of the categories and values of `findChartPairs`, the `order`. */
export function findChartLines(lines: readonly ChartLine[]): ReadonlySet<number> {
  return new Set(findChartPairs(lines.flatMap(figuresOf)).flatMap((pair) => pair.map(({ order }) => order)));
}

/**
 * Categories, each with its value. They stand evenly on one line, each with one value over it, or as many as there are
 * series, and the values at different heights: those of figures over their captions stand on one line too, and columns of
 * a table hold several, level with one another.
 */
export function findChartPairs<Line extends ChartLine>(lines: readonly Line[]): [category: Line, value: Line][] {
  const values = lines.filter(({ text }) => VALUE.test(text) && !YEAR.test(text));
  const others = lines.filter((line) => !values.includes(line));
  const found = new Map<Line, [Line, Line][]>();
  for (const row of evenRows(others)) {
    const isFree = (value: Line) => !row.some((category) => others.some((other) => isBetween(other, value, category)));
    const free = values.filter(isFree);
    const pairs = groupedValues(row, free) ?? singleValues(row, free) ?? [];
    for (const [category, value] of pairs) found.set(category, [...(found.get(category) ?? []), [category, value]]);
  }
  return [...found.values()].flat();
}

/** One value right over each of them. */
function singleValues<Line extends ChartLine>(
  row: readonly Line[],
  values: readonly Line[],
): [Line, Line][] | undefined {
  const pairs = row.flatMap((category): [Line, Line][] => {
    const over = values.filter(
      (value) => value.y1 <= category.y0 && Math.abs(middle(value) - middle(category)) <= OFF * category.size,
    );
    return over.length === 1 && over[0] ? [[category, over[0]]] : [];
  });
  return isChart(row, pairs, 1) ? pairs : undefined;
}

/** Bars beside one another over each of them. */
function groupedValues<Line extends ChartLine>(
  row: readonly Line[],
  values: readonly Line[],
): [Line, Line][] | undefined {
  const reach = (middle(row[1]!) - middle(row[0]!)) / 2;
  const groups = row.map((category) =>
    values.filter((value) => value.y1 <= category.y0 && Math.abs(middle(value) - middle(category)) < reach),
  );
  const [first = []] = groups;
  if (first.length < 2 || groups.some((group) => group.length !== first.length)) return undefined;
  const pairs = groups.flatMap((group, index) => group.map((value): [Line, Line] => [row[index]!, value]));
  return isChart(row, pairs, first.length) ? pairs : undefined;
}

/** Most have a value, and there are more heights than series. */
function isChart(row: readonly ChartLine[], pairs: readonly [ChartLine, ChartLine][], series: number): boolean {
  const categories = new Set(pairs.map(([category]) => category)).size;
  const feet = pairs.map(([, value]) => value.baseline).sort((a, b) => a - b);
  const size = row[0]!.size;
  const heights = feet.filter((foot, index) => index === 0 || foot - feet[index - 1]! >= size).length;
  return categories >= FEWEST && categories >= MOST_OF_THEM * row.length && heights > series;
}

/** Lines of which three and more stand level and evenly, from left to right. */
function evenRows<Line extends ChartLine>(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  const left = new Set(lines);
  for (const first of lines) {
    if (!left.has(first)) continue;
    const level = [...left].filter(({ baseline }) => Math.abs(baseline - first.baseline) <= LEVEL * first.size);
    for (const line of level) left.delete(line);
    rows.push(...evenRuns(level.sort((a, b) => middle(a) - middle(b))));
  }
  return rows;
}

/** Cuts a row where it goes on unevenly; the one before the cut may begin what follows it. */
function evenRuns<Line extends ChartLine>(row: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  let run: Line[] = [];
  for (const line of row) {
    const gaps = [...run, line].slice(1).map((each, index) => middle(each) - middle(run[index]!));
    if (Math.max(...gaps) <= EVEN * Math.min(...gaps)) run.push(line);
    else {
      runs.push(run);
      run = [...run.slice(-1), line];
    }
  }
  return [...runs, run].filter(({ length }) => length >= FEWEST);
}

/** Figures that were read as one line, as those of narrow bars are, each by itself and with its share of the line's width. */
function figuresOf<Line extends ChartLine>(line: Line): Line[] {
  const words = line.text.split(' ');
  if (words.length < 2 || !words.every((word) => VALUE.test(word))) return [line];
  const letter = (line.x1 - line.x0) / line.text.length;
  let at = line.x0;
  return words.map((text) => {
    const x0 = at;
    at += letter * (text.length + 1);
    return { ...line, text, x0, x1: x0 + letter * text.length };
  });
}

/** Words between a value and what would be its category: where a chart has a bar, or nothing. */
function isBetween(other: ChartLine, value: ChartLine, category: ChartLine): boolean {
  const at = middle(value);
  const isUnder = Math.abs(at - middle(category)) <= OFF * category.size;
  return isUnder && other.y0 >= value.y1 && other.y1 <= category.y0 && other.x0 <= at && at <= other.x1;
}

function middle({ x0, x1 }: ChartLine): number {
  return (x0 + x1) / 2;
}
