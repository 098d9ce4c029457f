/** Tables that say how far each row is: "Milestone | Status", of which some rows are done and others are to come. */
import { foldForLookup } from '../../text/fold-text.js';
import type { ViewLine, ViewTable } from '../view/view-types.js';
import { DONE_SIGN, DONE_STATE, OPEN_SIGN, OPEN_STATE, STATE_HEAD } from '../words/outline/progress-tables.js';

export type Progress = 'done' | 'open';

/** Rows with a state, without the head. */
const LEAST_ROWS = 2;
/** Share of the filled cells of the column that are states. */
const MOSTLY = 2 / 3;

const KNOWN = new WeakMap<ViewTable, readonly (Progress | undefined)[]>();

/** What the table says of the row that `line` stands in; undefined elsewhere. */
export function progressOf({ cell }: ViewLine): Progress | undefined {
  return cell && statesOf(cell.table)[cell.rowIndex];
}

export const isProgressTable = (table: ViewTable): boolean => statesOf(table).length > 0;

/** By row; empty where no column says how far the rows are. */
function statesOf(table: ViewTable): readonly (Progress | undefined)[] {
  const known = KNOWN.get(table) ?? readStates(table);
  KNOWN.set(table, known);
  return known;
}

function readStates({ header, rows }: ViewTable): readonly (Progress | undefined)[] {
  const columns = header.flatMap((head, column) => (column > 0 && STATE_HEAD.test(foldForLookup(head)) ? column : []));
  const [column] = columns;
  if (column === undefined || columns.length > 1) return [];
  const states = rows.map((row, at) => (at === 0 ? undefined : stateOf(row[column] ?? '')));
  const filled = rows.slice(1).filter((row) => (row[column] ?? '').trim() !== '').length;
  const told = states.filter((state) => state !== undefined).length;
  return told >= LEAST_ROWS && told >= MOSTLY * filled ? states : [];
}

function stateOf(cell: string): Progress | undefined {
  if (DONE_SIGN.test(cell)) return 'done';
  if (OPEN_SIGN.test(cell)) return 'open';
  const folded = foldForLookup(cell);
  if (OPEN_STATE.test(folded)) return 'open';
  return DONE_STATE.test(folded) ? 'done' : undefined;
}
