/** Tables as an Excel workbook: typed cells, a frozen and filtered head, widths, and the same bytes for the same tables. */
import type { Image, Feature } from 'write-excel-file/node';
import { OWN_KEY, OWN_PART } from '../../text/own-mark.js';
import { safeCell } from '../safe-cell.js';
import { deterministicZip } from './deterministic-zip.js';

/** A number with how it is shown: an Excel format such as `0%`. */
export interface Figure {
  number: number | null;
  format?: string;
}

/** A moment or day, in UTC. */
export interface Day {
  date: Date;
  format: string;
}

export type SheetCell = string | number | null | undefined | Figure | Day;

export interface SheetColumn {
  title: string;
  /** In characters. */
  width: number;
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** As many cells a row as there are columns; missing ones stay empty. */
  rows: readonly (readonly SheetCell[])[];
  /** Rows under the table, outside of its filter: notes. */
  after?: readonly (readonly SheetCell[])[];
}

/** Excel refuses longer cells. */
const LONGEST_CELL = 32_000;
const HEAD = {
  fontWeight: 'bold',
  backgroundColor: '#efede7',
  textColor: '#1c1b18',
  alignVertical: 'top',
  wrap: true,
} as const;

/** `mark` says that the file is ours: `ownMark`. */
export async function writeWorkbook(sheets: readonly Sheet[], mark: string): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const names = sheetNames(sheets.map(({ name }) => name));
  const written = sheets.map(({ columns, rows, after = [] }, index) => ({
    sheet: names[index]!,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    data: [
      columns.map(({ title }) => ({ ...HEAD, type: String, value: cellText(title) })),
      ...[...rows, ...after].map((row) => columns.map((_, at) => typedCell(row[at]))),
    ],
  }));
  const filters = sheets.map(({ columns, rows }) => `A1:${letters(columns.length)}${rows.length + 1}`);
  const bytes = await writeExcelFile(written, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [await autoFilters(filters), ownProperty(mark)],
  }).toBuffer();
  return deterministicZip(new Uint8Array(bytes));
}

function typedCell(cell: SheetCell) {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'string') {
    // Text format: what is typed over it later stays text as well.
    return { type: String, value: cellText(cell), format: '@', wrap: true, alignVertical: 'top' as const };
  }
  if (typeof cell === 'number') return typedCell({ number: cell });
  if ('date' in cell) {
    const { date, format } = cell;
    if (Number.isNaN(date.getTime())) return null;
    return { type: Date, value: date, format, alignVertical: 'top' as const, align: 'left' as const };
  }
  if (cell.number === null || !Number.isFinite(cell.number)) return null;
  return {
    type: Number,
    value: cell.number,
    format: cell.format ?? (Number.isInteger(cell.number) ? '#,##0' : '#,##0.00'),
    alignVertical: 'top' as const,
  };
}

/** Excel reads `_x0041_` as a character: the underscore is written in that way where a text has it itself. */
function cellText(text: string): string {
  return safeCell(text)
    .slice(0, LONGEST_CELL)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

/** At most 31 characters, none that Excel forbids, each once. */
function sheetNames(wanted: readonly string[]): string[] {
  const names: string[] = [];
  for (const name of wanted) {
    const clean =
      name
        .replace(/[[\]/\\:*?']+/g, ' ')
        .trim()
        .slice(0, 27) || 'Sheet';
    let free = clean;
    for (let copy = 2; names.some((other) => other.toLowerCase() === free.toLowerCase()); copy += 1) {
      free = `${clean} ${copy}`;
    }
    names.push(free);
  }
  return names;
}

/** Where the filter element stands among a worksheet's others (ECMA-376, CT_Worksheet). */
const ORDER = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'sheetProtection',
  'autoFilter',
  'mergeCells',
  'conditionalFormatting',
  'pageMargins',
  'pageSetup',
  'drawing',
];

/** write-excel-file writes no filters; this adds one over each sheet's table. */
async function autoFilters(ranges: readonly string[]): Promise<Feature<Image['content']>> {
  const { insertElementMarkupAccordingToOrderOfSiblings: insert } = await import('write-excel-file/utility');
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) =>
            insert(
              // Only rows are frozen: the pane below them is the left one.
              xml.replace('xSplit="0" ', '').replace('activePane="bottomRight"', 'activePane="bottomLeft"'),
              `<autoFilter ref="${ranges[sheetIndex]}"/>`,
              ORDER,
              'worksheet',
            ),
        },
      },
    },
  };
}

/** The mark as a property of the file: in Excel under File, Info, Properties. */
function ownProperty(mark: string): Feature<Image['content']> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
  const type = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
  return {
    files: {
      transform: {
        '[Content_Types].xml': { insert: () => `<Override PartName="/${OWN_PART}" ContentType="${type}"/>` },
        '_rels/.rels': {
          insert: () =>
            `<Relationship Id="rId-own" Type="${office}/relationships/custom-properties" Target="${OWN_PART}"/>`,
        },
      },
      write: {
        files: () => ({
          [OWN_PART]:
            '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
            `<Properties xmlns="${office}/custom-properties" xmlns:vt="${office}/docPropsVTypes">` +
            `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="${OWN_KEY}">` +
            `<vt:lpwstr>${mark}</vt:lpwstr></property></Properties>`,
        }),
      },
    },
  };
}

/** Name of the `count`-th column: 1 is A, 27 is AA. */
function letters(count: number): string {
  return count <= 26
    ? String.fromCharCode(64 + count)
    : `${letters(Math.floor((count - 1) / 26))}${letters(((count - 1) % 26) + 1)}`;
}
