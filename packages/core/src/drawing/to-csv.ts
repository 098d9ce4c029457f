/** Rows as CSV that opens in every spreadsheet and runs in none. */
import { stringify } from 'csv-stringify/sync';
import { safeCell } from './safe-cell.js';

export type Cell = string | number | null;

/** RFC 4180 with a byte order mark, which tells Excel that the file is UTF-8; texts are made safe, numbers stay numbers. */
export function toCsv(rows: readonly (readonly Cell[])[]): Uint8Array {
  const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell)));
  return new TextEncoder().encode(stringify(safe, { bom: true, record_delimiter: 'windows' }));
}
