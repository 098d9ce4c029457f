/** Tables whose rows are parted by level borders: what stands between two of them is a row, however many lines its cells take. */
import type { TextLine } from './lay-out-lines.js';
import { bounds, height, overlapX, type Rect } from './rect.js';
import { ruledRuns } from './ruled-panels.js';
import type { Row } from './table-rows.js';

export interface RuledTable {
  rows: Row[];
  columns: Rect[];
}

/** Slide units that part two columns. */
const APART = 4;
/** Lines of one cell follow closer than this (ems): wider set ones are rows that no border parts. */
const CELL_LEADING = 1.6;
/** A head stands as close over the first border (ems), and a last row under the last one. */
const REACH = 2.5;
/** Ems between two lines of one cell. */
const WITHIN_CELL = 0.6;
const FEWEST_ROWS = 3;
/** Share of rows in which several columns hold something. */
const SIDE_BY_SIDE = 0.7;

/** The tables that `borders` draw, each border whole (`joinRules`); lines that no row takes are in none. */
export function ruledTables(lines: readonly TextLine[], borders: readonly Rect[]): RuledTable[] {
  return ruledRuns(borders)
    .flatMap((run) => apartTables(lines, run))
    .flatMap((run) => ruledTable(lines, run) ?? []);
}

/** More tables stand on no slide one under another. */
const MOST_STACKED = 4;

/** Borders of tables that stand one under another in one width, parted by a line that heads the lower one: their columns differ. */
function apartTables(lines: readonly TextLine[], run: readonly Rect[], most = MOST_STACKED): (readonly Rect[])[] {
  const bands = run.slice(1).map((under, at) => between(lines, run[at]!, under));
  const columnsIn = (from: number, to?: number): number =>
    columnsOf(bands.slice(from, to).filter((band) => columnsOf([band]).length > 1)).length;
  const all = columnsIn(0);
  const head = bands.findIndex(
    (band, at) => at > 0 && band.length === 1 && Math.max(columnsIn(0, at), columnsIn(at + 1)) > all,
  );
  if (head < 0 || most === 1) return [run];
  return [run.slice(0, head + 1), ...apartTables(lines, run.slice(head + 1), most - 1)];
}

function ruledTable(lines: readonly TextLine[], run: readonly Rect[]): RuledTable | undefined {
  const [first, last] = [run[0]!, run.at(-1)!];
  const within = lines.filter(({ x0, x1 }) => (x0 + x1) / 2 > first.x0 && (x0 + x1) / 2 < first.x1);
  const bands = run.slice(1).map((under, at) => between(within, run[at]!, under));
  if (bands.some((band) => band.length > 0 && !isOneRow(band))) return undefined;
  const body = bands.filter((band) => band.length > 0);
  const columns = columnsOf(body.filter((band) => columnsOf([band]).length > 1));
  if (columns.length < 2) return undefined;
  const over = rowBeyond(within, (line) => first.y0 - line.y1, columns);
  // A head may be set off by its ground alone: the first border is then under the row below it.
  const above = bounds(over).y0;
  const head = over.length > 0 ? rowBeyond(within, (line) => above - line.y1, columns, columns.length - 1) : [];
  const foot = rowBeyond(within, (line) => line.y0 - last.y1, columns);
  const rows = [head, over, ...body, foot].filter(({ length }) => length > 0).map((row) => inCells(row, columns));
  // What stands alone between two borders over the table is a sentence or a title.
  while (rows[0]?.cells.length === 1) rows.shift();
  const full = rows.filter(({ cells }) => cells.length > 1);
  return rows.length >= FEWEST_ROWS && full.length >= SIDE_BY_SIDE * rows.length ? { rows, columns } : undefined;
}

const between = (lines: readonly TextLine[], over: Rect, under: Rect): TextLine[] =>
  lines.filter(({ y0, y1 }) => (y0 + y1) / 2 > over.y1 && (y0 + y1) / 2 < under.y0);

/** No two lines that stand under one another are set as wide apart as rows are. */
function isOneRow(band: readonly TextLine[]): boolean {
  return columnsOf([band]).every((column) => {
    const cell = band.filter((line) => overlapX(line, column) > 0).sort((a, b) => a.baseline - b.baseline);
    return cell.every((line, at) => at === 0 || line.baseline - cell[at - 1]!.baseline < CELL_LEADING * line.size);
  });
}

/** The strips of the slide that the lines of `bands` fill, with nothing between them. */
function columnsOf(bands: readonly (readonly TextLine[])[]): Rect[] {
  const columns: Rect[] = [];
  for (const line of bands.flat().sort((a, b) => a.x0 - b.x0)) {
    const column = columns.at(-1);
    if (column === undefined || line.x0 - column.x1 > APART) columns.push(bounds([line]));
    else columns[columns.length - 1] = bounds([column, line]);
  }
  return columns;
}

/**
 * The row that stands nearest to a border on one side of it, `distance` from it: its lines stand under or over one column
 * each, none beside another in it, and they are of at least `fewest`. Empty where there is none.
 */
function rowBeyond(
  lines: readonly TextLine[],
  distance: (line: TextLine) => number,
  columns: readonly Rect[],
  fewest = 2,
): TextLine[] {
  const beyond = lines.filter((line) => distance(line) > -2).sort((a, b) => distance(a) - distance(b));
  const row: TextLine[] = [];
  let reached = 0;
  for (const line of beyond) {
    const away = distance(line);
    if (away > (row.length === 0 ? REACH : WITHIN_CELL) * line.size + reached) break;
    row.push(line);
    reached = Math.max(reached, away + height(line));
  }
  const held = row.map((line) => columns.filter((column) => overlapX(column, line) > 0));
  const isRow = held.every(({ length }) => length === 1) && new Set(held.flat()).size >= Math.max(2, fewest);
  const isTwo = row.some((line, at) =>
    row.some((other, to) => to > at && held[to]![0] === held[at]![0] && overlapX(other, line) <= 0),
  );
  return isRow && !isTwo ? row : [];
}

function inCells(row: readonly TextLine[], columns: readonly Rect[]): Row {
  const cells = columns.map((column) =>
    row
      .filter((line) => columns.find((one) => overlapX(one, line) > 0) === column)
      .sort((a, b) => a.baseline - b.baseline),
  );
  const { y0, y1 } = bounds(row);
  return { cells: cells.filter((cell) => cell.length > 0), y0, y1 };
}
