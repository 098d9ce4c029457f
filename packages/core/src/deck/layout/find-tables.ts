/** Finds tables among lines: rows whose cells stand under one another in the same columns. */
import type { TextBlock } from './group-blocks.js';
import type { TextLine } from './lay-out-lines.js';
import { area, bounds, containsPoint, height, overlapX, overlapY, type Rect } from './rect.js';
import { hasTextBeside, joinRules, ruledPanels } from './ruled-panels.js';
import { partRow } from './part-row.js';
import { ruledTables } from './ruled-tables.js';
import { toRows, type Row } from './table-rows.js';

export interface FoundTables {
  tables: TextBlock[];
  /** Lines that belong to no table. */
  rest: TextLine[];
}

/** Fewest rows and columns: two rows are as often a heading over a text. */
const FEWEST = { rows: 3, columns: 2 };
/** Rows closer than this (ems) are lines of a paragraph, unless borders part them. */
const PARAGRAPH_LEADING = 1.5;
/** Rows farther apart than this (ems) are not one table, unless borders hold them together. */
const MOST_LEADING = 5;
/** Share of cells that must hold something. */
const FILLED = 0.6;
/** Longest cell on average, characters: longer ones are columns of text. */
const LONGEST_CELL = 48;
/** Where borders part the rows, sentences stand in cells too. */
const LONGEST_RULED_CELL = 160;
/** Share of body cells that may start in lower case: in a paragraph most lines go on from the one above. */
const RUN_ON = 0.2;
/** "(1.6)" is a loss, no remark in brackets. */
const RUNS_ON = /^(?:\p{Ll}|\((?!\P{L}{0,6}\d[^)]{0,10}\)$))/u;
/** How much larger the letters of a row may be than those of the next. */
const LARGER = 1.35;
/** "screen- time": parted where the line ended. */
const BROKEN_WORD = /(?<=\p{Ll})- (?=\p{Ll})/gu;
const BULLET = /^[•●○◦▪■–—*-](?:\s|\p{L})/u;

interface Grown {
  rows: Row[];
  columns: Rect[];
  /** Borders or boxes part most of its rows. */
  ruled: boolean;
}

/** `rules` are level borders, `cards` boxes drawn on the slide (cells have one each). */
export function findTables(lines: readonly TextLine[], cards: readonly Rect[], rules: readonly Rect[]): FoundTables {
  const borders = joinRules(rules);
  const ruled = ruledTables(lines, borders).flatMap(({ rows, columns }) => {
    const table = toTable(rows, columns, LONGEST_RULED_CELL);
    return table === undefined ? [] : [{ table, rows }];
  });
  const used = new Set(ruled.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat())));
  const free = lines.filter((line) => !used.has(line));
  const found = byPanel(free, cards, borders).map((group) => findTablesIn(group, cards, borders));
  const tables = [...ruled.map(({ table }) => table), ...found.flatMap(({ tables }) => tables)];
  return { tables, rest: inOrderOf(free, found) };
}

function inOrderOf(lines: readonly TextLine[], found: readonly FoundTables[]): TextLine[] {
  const rest = new Set(found.flatMap((part) => part.rest));
  return lines.filter((line) => rest.has(line));
}

/** Lines by the panel that holds them: what stands in two boxes side by side, or beside a ruled table, is never one table. */
function byPanel(lines: readonly TextLine[], cards: readonly Rect[], rules: readonly Rect[]): TextLine[][] {
  const ruled = ruledPanels(rules).filter((panel) => hasTextBeside(panel, lines));
  const panels = [...cards.filter((card) => isPanel(card, lines)), ...ruled].sort((a, b) => area(a) - area(b));
  const groups = new Map<Rect | undefined, TextLine[]>();
  for (const line of lines) {
    const panel = panels.find((card) => isInside(line, card));
    const group = groups.get(panel);
    if (group === undefined) groups.set(panel, [line]);
    else group.push(line);
  }
  return [...groups.values()];
}

/** A box with several rows, some of them of several cells. */
function isPanel(card: Rect, lines: readonly TextLine[]): boolean {
  const held = lines.filter((line) => isInside(line, card));
  if (held.length < 2 * FEWEST.rows || held.length === lines.length) return false;
  const paired = held.filter((line) =>
    held.some((other) => other !== line && overlapX(other, line) <= 0 && overlapY(other, line) > 0.5 * height(line)),
  );
  const tops = paired.map((line) => line.baseline).sort((a, b) => a - b);
  const rows = tops.filter((top, i) => i === 0 || top - (tops[i - 1] ?? 0) > 0.5 * (held[0]?.size ?? 1));
  // Values without labels are highlighted columns of a table, not a table of their own.
  const first = paired.filter((line) => !paired.some((other) => other.x1 < line.x0 && overlapY(other, line) > 0));
  const labels = first.filter((line) => !isValue(line.text));
  return rows.length >= FEWEST.rows && labels.length >= 0.6 * first.length;
}

function isInside(line: Rect, card: Rect): boolean {
  return containsPoint(card, (line.x0 + line.x1) / 2, (line.y0 + line.y1) / 2);
}

function findTablesIn(lines: readonly TextLine[], cards: readonly Rect[], rules: readonly Rect[]): FoundTables {
  const rows = toRows(lines, cards, rules).map(withoutTitle);
  const used = new Set<TextLine>();
  const tables: TextBlock[] = [];
  for (let start = 0; start < rows.length; start += 1) {
    const run = growTable(rows, start, cards, rules);
    if (run === undefined) continue;
    if (!isTabular(run, cards)) continue;
    const table = toTable(run.rows, run.columns);
    if (table === undefined) continue;
    tables.push(table);
    for (const { cells, whole = [] } of run.rows) for (const line of [...cells.flat(), ...whole]) used.add(line);
    start += run.rows.length - 1;
  }
  return { tables, rest: lines.filter((line) => !used.has(line)) };
}

/** A row without the title of the slide that stands beside it, in letters that no cell has. */
function withoutTitle(row: Row): Row {
  const largest = (cell: readonly TextLine[]): number => Math.max(...cell.map(({ size }) => size));
  const cells = row.cells.filter((cell) => {
    const others = row.cells.filter((other) => other !== cell);
    return others.length < FEWEST.columns || others.some((other) => largest(cell) <= LARGER * largest(other));
  });
  if (cells.length === row.cells.length) return row;
  const { y0, y1 } = bounds(cells.flat());
  return { cells, y0, y1 };
}

/** The longest run of rows from `start` whose cells keep to common columns. */
function growTable(
  rows: readonly Row[],
  start: number,
  cards: readonly Rect[],
  rules: readonly Rect[],
): Grown | undefined {
  const first = rows[start];
  if (first === undefined || first.cells.length < FEWEST.columns || hasBullets(first)) return undefined;
  let columns = first.cells.map(bounds);
  const run = [first];
  let pitch: number | undefined;
  let bordered = 0;
  for (const row of rows.slice(start + 1)) {
    const last = run.at(-1) ?? first;
    if (run.length > 1 && wraps(last, row)) {
      run[run.length - 1] = withWrap(last, row);
      continue;
    }
    const step = row.y0 - last.y0;
    if (!follows(last, row, step, pitch, cards, rules)) break;
    const boxes = row.cells.map(bounds);
    const whole = mergeColumns(columns, boxes) ?? (run.length === 1 ? underHeads(columns, boxes) : undefined);
    const parted = whole === undefined && run.length > 1 ? partRow(row, columns) : row;
    const merged = whole ?? mergeColumns(columns, parted.cells.map(bounds));
    if (merged === undefined) break;
    columns = merged;
    run.push(parted);
    pitch = Math.max(pitch ?? 0, step);
    if (isParted(last, row, cards, rules)) bordered += 1;
  }
  // What stands alone under several columns is a note to the table.
  while (columns.length > FEWEST.columns && run.at(-1)?.cells.length === 1) run.pop();
  if (run.length < FEWEST.rows) return undefined;
  return { rows: run, columns, ruled: bordered >= 0.6 * (run.length - 1) };
}

/** What sets a table apart from columns of text that happen to share their baselines. */
function isTabular({ rows, columns, ruled }: Grown, cards: readonly Rect[]): boolean {
  const body = rows.slice(1).flatMap((row) => row.cells);
  const values = body.filter((cell) => bounds(cell).x0 > (columns[0]?.x1 ?? 0));
  const texts = values.map((cell) => cell.map((line) => line.text).join(' '));
  if (isOfFewWords(texts, columns.length) && !rows.every(saysOneThing)) return true;
  // A card that holds several rows of one column is a column of text.
  const isColumn = cards.some((card) => {
    const held = rows.filter((row) => row.y0 > card.y0 - 2 && row.y1 < card.y1 + 2);
    if (held.length < 2 || columns.filter((column) => overlapX(column, card) > 0).length !== 1) return false;
    // Unless it marks a column of values.
    const cells = held.flatMap((row) => row.cells.filter((cell) => overlapX(bounds(cell), card) > 0));
    const marked = cells.filter((cell) => isValue(cell.map((line) => line.text).join(' ')));
    return marked.length < 0.8 * cells.length;
  });
  if (isColumn) return false;
  if (ruled) return true;
  const runOn = body.filter((cell) => RUNS_ON.test(cell[0]?.text ?? '')).length;
  if (runOn > RUN_ON * body.length) return false;
  const keyed = rows.every(
    (row) => row.cells.length === 2 && row.cells[0]?.[0]?.bold === true && row.cells[1]?.[0]?.bold !== true,
  );
  return keyed || texts.filter(isValue).length >= 0.6 * texts.length;
}

/** "160 €", "10–20", "✓", "✓ Built-in", "No", "n/a". */
function isValue(text: string): boolean {
  return text.length <= 5 || (text.length <= 24 && (/\p{Nd}/u.test(text) || /^[✓✔✗✘✕△]/u.test(text)));
}

/** Three cards with the same placeholder in them. */
const saysOneThing = ({ cells }: Row): boolean =>
  new Set(cells.map((cell) => cell.map((line) => line.text).join(' '))).size === 1;

/** "High", "Limited", "Not yet": cells of several columns that say the same few things again and again. */
function isOfFewWords(texts: readonly string[], columns: number): boolean {
  const cells = texts.filter((text) => text.length <= 24);
  const said = new Set(cells.map((text) => text.toLowerCase()));
  return columns > 2 && cells.length >= 0.8 * texts.length && said.size <= 0.5 * texts.length;
}

/** A lone line close under a cell is the rest of that cell. */
function wraps(last: Row, row: Row): boolean {
  const line = row.cells[0]?.[0];
  if (line === undefined || row.cells.length !== 1 || row.y0 - last.y1 > 0.5 * line.size) return false;
  const over = last.cells.filter((cell) => overlapX(bounds(cell), line) > 0);
  return over.length === 1 && Math.abs((over[0]?.[0]?.x0 ?? Infinity) - line.x0) < line.size;
}

function withWrap(last: Row, row: Row): Row {
  const rest = row.cells.flat();
  const cells = last.cells.map((cell) => (overlapX(bounds(cell), bounds(rest)) > 0 ? [...cell, ...rest] : cell));
  return { ...last, cells, y0: last.y0, y1: Math.max(last.y1, row.y1) };
}

function follows(
  last: Row,
  row: Row,
  step: number,
  pitch: number | undefined,
  cards: readonly Rect[],
  rules: readonly Rect[],
): boolean {
  const size = sizeOf(row);
  const ratio = size / sizeOf(last);
  if (ratio > LARGER || ratio < 1 / LARGER || hasBullets(row)) return false;
  const parted = isParted(last, row, cards, rules);
  if (!parted && (step < PARAGRAPH_LEADING * size || step > MOST_LEADING * size)) return false;
  if (parted && step > 3 * MOST_LEADING * size) return false;
  return pitch === undefined || parted || step < 1.7 * pitch;
}

/** A border lies between the rows, or they stand in boxes of their own. */
function isParted(last: Row, row: Row, cards: readonly Rect[], rules: readonly Rect[]): boolean {
  const all = bounds([...last.cells.flat(), ...row.cells.flat()]);
  const ruled = rules.some(
    (rule) => rule.y0 > last.y1 - 4 && rule.y1 < row.y0 + 4 && overlapX(rule, all) > 0.5 * (all.x1 - all.x0),
  );
  const boxOf = (line: TextLine | undefined): Rect | undefined =>
    line === undefined
      ? undefined
      : cards.find(
          (card) =>
            height(card) < 5 * line.size && overlapY(card, line) > 0.8 * height(line) && overlapX(card, line) > 0,
        );
  const [upper, lower] = [boxOf(last.cells[0]?.[0]), boxOf(row.cells[0]?.[0])];
  return ruled || (upper !== undefined && lower !== undefined && Math.abs(upper.y1 - lower.y0) < 6);
}

function sizeOf(row: Row): number {
  return Math.max(1, ...row.cells.flat().map((line) => line.size));
}

function hasBullets(row: Row): boolean {
  return row.cells.some((cell) => BULLET.test(cell[0]?.text ?? ''));
}

/** The columns of a head over the first row of cells, which may be set to another side than their heads. */
function underHeads(heads: readonly Rect[], cells: readonly Rect[]): Rect[] | undefined {
  const [label] = cells;
  // A head of dates may have no cell over the labels of the rows.
  if (label !== undefined && cells.length === heads.length + 1 && label.x1 < (heads[0]?.x0 ?? 0) - 4)
    return mergeColumns([label, ...heads], cells);
  if (cells.length !== heads.length) return undefined;
  return apart(heads.map((head, index) => bounds([head, cells[index] ?? head])));
}

const apart = (columns: readonly Rect[]): Rect[] | undefined =>
  columns.every((column, index) => column.x0 - (columns[index - 1]?.x1 ?? -Infinity) > 4) ? [...columns] : undefined;

/** Columns widened by a row's cells; undefined when a cell reaches over two columns or starts a new one between. */
function mergeColumns(columns: readonly Rect[], cells: readonly Rect[]): Rect[] | undefined {
  const merged = columns.map((column) => ({ ...column }));
  let hits = 0;
  for (const cell of cells) {
    const touched = merged.filter((column) => overlapX(column, cell) > -2);
    const [column, second] = touched;
    if (second !== undefined || column === undefined) return undefined;
    column.x0 = Math.min(column.x0, cell.x0);
    column.x1 = Math.max(column.x1, cell.x1);
    hits += 1;
  }
  return hits > 0 ? apart([...merged].sort((a, b) => a.x0 - b.x0)) : undefined;
}

function toTable(rows: readonly Row[], columns: readonly Rect[], longest = LONGEST_CELL): TextBlock | undefined {
  const texts = rows.map((row) =>
    columns.map((column) =>
      row.cells
        .filter((cell) => columns.find((one) => overlapX(bounds(cell), one) > 0) === column)
        .flatMap((cell) => cell.map((line) => line.text))
        .join(' ')
        .replace(BROKEN_WORD, '-'),
    ),
  );
  const cells = texts.flat();
  const filled = cells.filter((text) => text !== '');
  const letters = filled.reduce((sum, text) => sum + text.length, 0);
  if (filled.length < FILLED * cells.length || letters > longest * filled.length) return undefined;
  const lines = rows.map((row, index) => tableLine(row, texts[index] ?? []));
  const first = lines[0];
  return {
    ...bounds(lines),
    lines,
    card: -1,
    look: (first?.size ?? 0) * (first?.bold === true ? 1.25 : 1),
    rows: texts,
  };
}

function tableLine(row: Row, texts: readonly string[]): TextLine {
  const lines = row.cells.flat();
  return {
    ...bounds(lines),
    text: texts.join(' | '),
    baseline: Math.max(...lines.map((line) => line.baseline)),
    size: sizeOf(row),
    bold: lines.every((line) => line.bold),
    order: Math.min(...lines.map((line) => line.order)),
  };
}
