/** Whose figures the columns or rows of a table of companies hold. */
import type { ViewTable } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import { findDates } from '../numbers/find-dates.js';
import { findMetrics } from './find-metrics.js';
import type { KnownNames } from './read-passage.js';
import { PLACES, US } from '../words/figures/table-owners.js';

const NONE: TableOwners = { columns: [], rows: [] };

export interface TableOwners {
  /** One a column or row: ours, another's, or undefined for headers that name nobody. */
  columns: ('company' | 'competitor' | undefined)[];
  rows: ('company' | 'competitor' | undefined)[];
}

/**
 * Reads a table in which the company stands beside others: where one header is ours, every other header that is
 * a name, neither date nor metric, is another company's. Tables without us tell nothing here.
 */
export function tableOwners(table: ViewTable, names: KnownNames, language: string): TableOwners {
  const isUs = (cell: string): boolean =>
    US.has(cell) || names.company.some((name) => cell === name || cell.startsWith(`${name} `));
  const owners = (cells: readonly string[]): TableOwners['columns'] => {
    const folded = cells.map((cell) => foldForLookup(cell).trim());
    // "UK | Germany | US": countries, and nobody's.
    const places = folded.filter((cell) => PLACES.has(cell));
    if (!folded.some(isUs) || (places.length > 0 && cells.some((cell) => cell.trim() === 'US'))) return [];
    return folded.map((cell, i) => {
      if (isUs(cell)) return 'company';
      return isName(cells[i] ?? '', cell, language) || names.competitors.includes(cell) ? 'competitor' : undefined;
    });
  };
  if (table.rows.length > 200) return NONE;
  return { columns: owners(table.header), rows: owners(table.rows.map((row) => row[0] ?? '')) };
}

function isName(cell: string, folded: string, language: string): boolean {
  if (cell.length > 40 || !/^\p{Lu}/u.test(cell.trim()) || /\d{3}/u.test(cell)) return false;
  return findDates(folded).length === 0 && findMetrics(cell, folded, language).length === 0;
}
