/** Lines of a slide as the rows of a table: what stands side by side, and what goes on in a cell. */
import type { TextLine } from './lay-out-lines.js';
import { bounds, height, overlapX, overlapY, type Rect } from './rect.js';

export interface Row {
  cells: TextLine[][];
  /** The lines of the slide that some of them are parts of. */
  whole?: readonly TextLine[];
  y0: number;
  y1: number;
}

/** Lines side by side, as rows from the top; lines between the same two borders are one row. */
export function toRows(lines: readonly TextLine[], cards: readonly Rect[], rules: readonly Rect[]): Row[] {
  const rows: Row[] = [];
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const row = rows.at(-1);
    if (row === undefined || !sharesRow(row, line, cards, rules)) {
      rows.push({ cells: [[line]], y0: line.y0, y1: line.y1 });
      continue;
    }
    const cell = row.cells.find((held) => held.some((other) => overlapX(other, line) > 0));
    if (cell === undefined) row.cells.push([line]);
    else cell.push(line);
    row.y0 = Math.min(row.y0, line.y0);
    row.y1 = Math.max(row.y1, line.y1);
  }
  for (const row of rows) row.cells.sort((a, b) => bounds(a).x0 - bounds(b).x0);
  return rows;
}

function sharesRow(row: Row, line: TextLine, cards: readonly Rect[], rules: readonly Rect[]): boolean {
  const first = row.cells[0]?.[0];
  if (first === undefined) return false;
  const beside = row.cells.flat().some((other) => overlapY(other, line) > 0.5 * Math.min(height(other), height(line)));
  const under = row.cells
    .flat()
    .some((other) => overlapX(other, line) > 0 && overlapY(other, line) < 0.3 * height(line));
  if (beside && !under) return true;
  // The second line of a cell: close under the first, in a row that a border or the cells' own boxes hold together.
  const gap = line.y0 - row.y1;
  return gap < 0.5 * line.size && isHeldTogether(row, line, cards, rules);
}

/** Between the row and the line there is no border, but there is one above and one below both: one band of a ruled table. */
function isHeldTogether(row: Row, line: TextLine, cards: readonly Rect[], rules: readonly Rect[]): boolean {
  const all = bounds([...row.cells.flat(), line]);
  const inOneCell = cards.some(
    (card) => height(card) < 6 * line.size && card.y0 < row.y0 + 2 && card.y1 > line.y1 - 2 && overlapX(card, line) > 0,
  );
  const near = rules.filter((rule) => overlapX(rule, all) > 0.5 * (all.x1 - all.x0));
  const between = near.some((rule) => rule.y0 > row.y1 - 2 && rule.y1 < line.y0 + 2);
  const above = near.some((rule) => rule.y1 < row.y0 + 2 && row.y0 - rule.y1 < 3 * line.size);
  const below = near.some((rule) => rule.y0 > line.y1 - 2 && rule.y0 - line.y1 < 3 * line.size);
  return !between && (inOneCell || (above && below));
}
