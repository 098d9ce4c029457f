/** Tables: a row never breaks over two pages, the head stands again on each page, and readers of the structure get one table. */
import type { Paper, RoleOptions } from '../paper.js';
import { FULL, INK, PAGE, TEXT, type TextStyle } from '../theme.js';
import { stack, type Block } from './stack.js';

export interface Column {
  title: string;
  /** Share of the table's width; shares are taken of their sum. */
  share: number;
  align?: 'left' | 'right';
}

/** `lang` where the cell is in another language than the document. */
export type Cell = { blocks: readonly Block[]; lang?: string };

/** First lines of all cells of a row stand on one line: small texts take the leading of the larger ones. */
const CELL_LEADING = 12.3;

/** A cell of plain text. */
export function cell(text: string, style: TextStyle = TEXT.body, most?: number): Cell {
  const leading = CELL_LEADING / style.size;
  return { blocks: [{ text: [{ text, style }], leading, ...(most === undefined ? {} : { most }) }] };
}

const PAD_X = 6;
const PAD_Y = 3.8;

export interface TableOptions {
  x?: number;
  width?: number;
  /** Space left and right in a cell, points. @default 6 */
  padX?: number;
  /** Without a head the first cell of a row is its head. @default true */
  head?: boolean;
}

/** Height of the head and the first two rows, or of a table of three: what a heading must keep beside it. */
export function tableStart(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  options: TableOptions = {},
): number {
  return tableHeight(paper, columns, rows.slice(0, startOf(rows)), options);
}

function startOf(rows: readonly unknown[]): number {
  return rows.length === 3 ? 3 : 2;
}

export function tableHeight(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  options: TableOptions = {},
): number {
  const { measure, head } = tools(paper, columns, options);
  return rows.reduce((sum, row) => sum + measure(row).height, head.height);
}

export function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  options: TableOptions = {},
): void {
  const { measure, draw, head } = tools(paper, columns, options);
  const withHead = options.head ?? true;
  const measured = rows.map(measure);
  paper.within('Table', () => {
    if (withHead) {
      paper.need(head.height + measured.slice(0, startOf(rows)).reduce((sum, { height }) => sum + height, 0));
      paper.within('TR', () => draw(head, true));
    }
    measured.forEach((row, index) => {
      // The last row never stands alone on a page.
      const last = index === rows.length - 2 ? measured[index + 1]!.height : 0;
      if (paper.need(row.height + last) && withHead) draw(head, 'again');
      paper.within('TR', () => draw(row, index > 0 || withHead ? 'row' : 'first'));
    });
  });
}

function tools(
  paper: Paper,
  columns: readonly Column[],
  { x = PAGE.left, width = FULL, head: withHead = true, padX = PAD_X }: TableOptions,
) {
  const { doc, fonts } = paper;
  const sum = columns.reduce((total, { share }) => total + share, 0);
  const widths = columns.map(({ share }) => (share / sum) * width);
  const lefts = widths.map((_, at) => x + widths.slice(0, at).reduce((total, wide) => total + wide, 0));
  const measure = (cells: readonly Cell[]) => {
    const stacks = cells.map(({ blocks }, at) =>
      stack(
        blocks.map((block) =>
          'text' in block && block.text ? { ...block, align: block.align ?? columns[at]?.align ?? 'left' } : block,
        ),
        (widths[at] ?? 0) - 2 * padX,
        fonts,
      ),
    );
    return { cells, stacks, height: Math.max(0, ...stacks.map(({ height }) => height)) + 2 * PAD_Y };
  };
  const head = measure(columns.map(({ title }) => ({ blocks: [{ text: [{ text: title, style: TEXT.column }] }] })));
  const draw = (row: ReturnType<typeof measure>, kind: true | 'again' | 'row' | 'first') => {
    const top = paper.y;
    const isHead = kind === true || kind === 'again';
    paper.decorate(() => {
      if (isHead) doc.rect(x, top, width, row.height).fill(INK.sunk);
      if (kind === 'row')
        doc
          .moveTo(x, top)
          .lineTo(x + width, top)
          .lineWidth(0.5)
          .strokeColor(INK.line)
          .stroke();
      row.stacks.forEach((cell, at) => cell.decorate(doc, lefts[at]! + padX, top + PAD_Y));
    });
    const write = (at: number) => row.stacks[at]!.write(doc, lefts[at]! + padX, top + PAD_Y);
    if (kind === 'again') paper.decorate(() => row.stacks.forEach((_, at) => write(at)));
    else
      row.cells.forEach(({ lang }, at) => {
        const options: RoleOptions = lang === undefined ? {} : { lang };
        if (isHead) paper.mark('TH', () => write(at), { ...options, scope: 'Column' });
        else if (!withHead && at === 0) paper.mark('TH', () => write(at), { ...options, scope: 'Row' });
        else paper.mark('TD', () => write(at), options);
      });
    paper.y += row.height;
  };
  return { measure, draw, head };
}
