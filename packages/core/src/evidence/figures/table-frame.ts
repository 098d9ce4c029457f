/** What a table says about its cells: the unit in its headers ("in k€"), the date of a column, the label of a row. */
import type { ViewLine } from '../view/view-types.js';
import { foldForLookup, foldText } from '../../text/fold-text.js';
import { CURRENCIES, CURRENCY_ALONE, NOTE, SCALES } from '../words/figures/table-frame.js';

export interface CellUnit {
  factor: number;
  /** ISO 4217, or `$`. */
  currency?: string;
}
const MONEY = '(?:[€$£₹]|US\\$|MX\\$|EUR|USD|GBP|CHF|MXN|COP|PEN|CLP|ARS|BRL|INR|MAD|TND|NGN|KES|ZAR|XOF|XAF|FCFA|CFA)';
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(?:^|[\\s(])(?:M ?${MONEY}|${MONEY} ?M)(?![\\p{L}\\p{N}])`, 'u'), 1e6],
  [new RegExp(`(?:^|[\\s(])(?:[kK] ?${MONEY}|${MONEY} ?[kK])(?![\\p{L}\\p{N}])`, 'u'), 1e3],
];

/** Unit that a header states for the numbers under or beside it: "Revenue (k€)", "$000s", "en miles de euros". */
export function unitIn(header: string): CellUnit | undefined {
  const { text } = foldText(header.slice(0, 120));
  const folded = foldForLookup(text);
  // An amount is no header: "1 450 000 dollars".
  if (/\d/u.test(folded.replace(/'?(?<![\d.,] ?)000s?(?![\d])|(?:19|20)\d\d/gu, ''))) return undefined;
  const currency = CURRENCIES.find(([sign]) => sign.test(folded))?.[1];
  const factor = LETTERS.find(([scale]) => scale.test(text))?.[1] ?? SCALES.find(([scale]) => scale.test(folded))?.[1];
  if (factor === undefined && !CURRENCY_ALONE.test(folded)) return undefined;
  return { factor: factor ?? 1, ...(currency !== undefined ? { currency } : {}) };
}

/** The unit note of a slide whose rows and columns are no table of the file: "in thousands of EUR". */
export function slideUnit(lines: readonly ViewLine[]): CellUnit | undefined {
  for (const line of lines) {
    if (line.cell !== undefined) continue;
    // "Actuals to 2025, plan from 2026 (millions of euros)".
    const bracket = line.text.length <= 120 ? /\(([^()]{3,40})\)$/u.exec(line.text.trim())?.[1] : undefined;
    const note = line.text.length <= 60 && NOTE.test(line.folded) ? line.text : bracket;
    if (note === undefined || (note === bracket && !NOTE.test(foldForLookup(note)))) continue;
    const unit = unitIn(note);
    if (unit !== undefined && unit.factor > 1) return unit;
  }
  return undefined;
}

/** Unit that holds for a cell: its row's, its column's, else the table's corner or the slide's title. */
export function cellUnit(line: ViewLine, title: string): CellUnit | undefined {
  const { cell } = line;
  if (cell === undefined) return undefined;
  const places = [line.row ?? '', line.column ?? '', cell.table.header[0] ?? '', title];
  for (const place of places) {
    const unit = unitIn(place);
    if (unit !== undefined) return unit;
  }
  return undefined;
}
