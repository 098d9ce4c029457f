/** Cells of neighbouring columns that stand so close in one row that they were read as one line: parted where the next column begins. */
import type { TextLine } from './lay-out-lines.js';
import { bounds, overlapX, type Rect } from './rect.js';
import type { Row } from './table-rows.js';

/** How far, in ems, from the beginning of a column a cell of it may begin. */
const NEAR = 1;

/** Longer texts side by side are columns of prose. */
const LONGEST = 32;

/** `row` with every line that reaches over two of `columns` parted at the second, where all columns then hold a few words; else as it is. */
export function partRow(row: Row, columns: readonly Rect[]): Row {
  if (row.cells.length >= columns.length) return row;
  const cells = row.cells.flatMap((cell) => {
    const touched = columns.filter((column) => overlapX(column, bounds(cell)) > -2);
    const [line, ...more] = cell;
    const second = touched[1];
    const parts =
      line === undefined || more.length > 0 || second === undefined || touched.length > 2
        ? undefined
        : partedAt(line, second.x0);
    return parts?.map((part) => [part]) ?? [cell];
  });
  const isFull = cells.length === columns.length && cells.flat().every(({ text }) => text.length <= LONGEST);
  return isFull ? { ...row, cells, whole: row.cells.flat() } : row;
}

/** `line` parted at the space before the word that begins at `x`. */
function partedAt(line: TextLine, x: number): [TextLine, TextLine] | undefined {
  const { text, x0, x1, size } = line;
  const perLetter = (x1 - x0) / Math.max(text.length, 1);
  const [cut] = [...text.matchAll(/\s+/gu)]
    .map(({ index, 0: space }) => ({ index, start: x0 + (index + space.length) * perLetter }))
    .toSorted((a, b) => Math.abs(a.start - x) - Math.abs(b.start - x));
  if (cut === undefined || Math.abs(cut.start - x) > NEAR * size) return undefined;
  return [
    { ...line, text: text.slice(0, cut.index), x1: x - perLetter },
    { ...line, text: text.slice(cut.index).trimStart(), x0: x },
  ];
}
