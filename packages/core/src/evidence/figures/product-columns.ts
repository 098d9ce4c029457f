/** Columns of a table in which each row multiplies its own numbers: patients × tests a year × a price make money. */
import { foldText } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { findFigures } from '../numbers/find-figures.js';
import type { DeckView, ViewSlide, ViewTable } from '../view/view-types.js';
import { currencyOf, unitIn } from './table-frame.js';

/** Rows that must multiply so; one may be chance. */
const FEWEST_ROWS = 2;
const MOST_ROWS = 100;
/** A total is rounded. */
const OFF = 0.03;

const columns = new WeakMap<ViewTable, Map<number, string>>();

/** The currency of every column of bare numbers that are products of their rows, by the column's index. ISO 4217. */
export function productColumns(table: ViewTable, slide: ViewSlide, view: DeckView): ReadonlyMap<number, string> {
  const known = columns.get(table) ?? findProducts(table, slide, view);
  columns.set(table, known);
  return known;
}

function findProducts(table: ViewTable, slide: ViewSlide, view: DeckView): Map<number, string> {
  const found = new Map<number, string>();
  if (table.rows.length > MOST_ROWS) return found;
  const context = { convention: view.convention, language: slide.language, dollar: view.dollar };
  const only = (cell: string): Figure | undefined => {
    const figures = findFigures(foldText(cell).text, context);
    return figures.length === 1 ? figures[0] : undefined;
  };
  // A row with a number in it was not taken for the head.
  const header = table.header.length > 0 ? table.header : (table.rows[0] ?? []);
  const heads = header.map((head) => ({
    // "at CHF 35": by what the row is multiplied.
    factor: /\d/u.test(head) ? money(only(head)) : undefined,
    unit: unitIn(head, slide.language),
  }));
  const rows = table.rows.map((row) => row.map(only));
  for (let column = 2; column < header.length; column++) {
    const factor = heads[column]?.factor;
    const tied = rows.map((row) => {
      const total = row[column];
      const parts = row.slice(1, column).filter((part) => part !== undefined);
      if (total?.type !== 'count' || parts.length < 2 - (factor ? 1 : 0)) return undefined;
      const product = parts.reduce((so, { value }) => so * value, factor?.value ?? 1);
      return Math.abs(product / total.value - 1) <= OFF;
    });
    const complete = tied.filter((ties) => ties !== undefined);
    if (complete.length < FEWEST_ROWS || complete.includes(false)) continue;
    const currencies = [
      factor?.currency,
      ...rows.flatMap((row) => row.slice(1, column).map((part) => money(part)?.currency)),
      ...heads.slice(1, column).map(({ unit }) => unit && currencyOf(unit, view)),
    ].filter((currency) => currency !== undefined);
    const [currency, ...others] = new Set(currencies);
    if (currency !== undefined && others.length === 0) found.set(column, currency);
  }
  return found;
}

const money = (figure: Figure | undefined): Figure | undefined => (figure?.type === 'money' ? figure : undefined);
