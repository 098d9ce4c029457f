/** What a table says about its cells: the unit in its headers ("in k€"), the date of a column, the label of a row. */
import type { ViewLine } from '../view/view-types.js';
import { foldForLookup, foldText } from '../../text/fold-text.js';

export interface CellUnit {
  factor: number;
  /** ISO 4217, or `$`. */
  currency?: string;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/(?:^|[\s(€$£₹/])(?:in |en )?(?:crores?|crs?|cr\.)(?![\p{L}])/u, 1e7],
  [/(?:^|[\s(€$£₹/])(?:in |en )?(?:lakhs?|lacs?)(?![\p{L}])/u, 1e5],
  [/(?:^|[\s(])(?:mdp|mdd)(?![\p{L}])/u, 1e6],
  [/(?:^|[\s(€$£/])(?:in |en )?(?:billions?|milliards?|miles de millones|bn|mds?|mrd)(?![\p{L}])/u, 1e9],
  [/(?:^|[\s(€$£/,])(?:in |en )?(?:millions?|millones|mm|mio|mn)(?![\p{L}])/u, 1e6],
  [/(?:^|[\s(€$£/,])(?:in |en )?(?:thousands?|miles|milliers|'?000s?|000)(?![\p{L}\p{N}])/u, 1e3],
];
const MONEY = '(?:[€$£₹]|US\\$|MX\\$|EUR|USD|GBP|CHF|MXN|COP|PEN|CLP|ARS|BRL|INR|MAD|TND|NGN|KES|ZAR|XOF|XAF|FCFA|CFA)';
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(?:^|[\\s(])(?:M ?${MONEY}|${MONEY} ?M)(?![\\p{L}\\p{N}])`, 'u'), 1e6],
  [new RegExp(`(?:^|[\\s(])(?:[kK] ?${MONEY}|${MONEY} ?[kK])(?![\\p{L}\\p{N}])`, 'u'), 1e3],
];
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/us\$|(?<!\p{L})[km]?usd(?!\p{L})|(?:\bmdd\b)/u, 'USD'],
  [/€|(?<!\p{L})[km]?eur(?:os?)?(?!\p{L})/u, 'EUR'],
  [/£|gbp|livres sterling|(?:\b(?:pounds|libras)\b)/u, 'GBP'],
  [/mx\$|mxn|pesos mexicanos|(?:\bmdp\b)/u, 'MXN'],
  [/(?<!\p{L})[km]?cop(?!\p{L})/u, 'COP'],
  [/(?<!\p{L})s\/|(?<!\p{L})pen(?![a-z])/u, 'PEN'],
  [/₹|(?<!\p{L})[km]?inr(?!\p{L})|(?:\brs\b)/u, 'INR'],
  [/(?<!\p{L})[km]?chf(?!\p{L})/u, 'CHF'],
  [/(?:f?cfa|xof)(?![a-z])/u, 'XOF'],
  [/\bmad\b/u, 'MAD'],
  [/\bngn\b|₦/u, 'NGN'],
  [/\b(?:kes|kshs?)\b/u, 'KES'],
  [/\bzar\b/u, 'ZAR'],
  [/r\$|(?:\bbrl\b)/u, 'BRL'],
  [/\bclp\b/u, 'CLP'],
  [/\bars\b/u, 'ARS'],
  [/\$/u, '$'],
];

/** Unit that a header states for the numbers under or beside it: "Revenue (k€)", "$000s", "en miles de euros". */
export function unitIn(header: string): CellUnit | undefined {
  const { text } = foldText(header.slice(0, 120));
  const folded = foldForLookup(text);
  // An amount is no header: "1 450 000 dollars".
  if (/\d/u.test(folded.replace(/'?(?<![\d.,] ?)000s?(?![\d])|(?:19|20)\d\d/gu, ''))) return undefined;
  const currency = CURRENCIES.find(([sign]) => sign.test(folded))?.[1];
  const factor = LETTERS.find(([scale]) => scale.test(text))?.[1] ?? SCALES.find(([scale]) => scale.test(folded))?.[1];
  if (factor === undefined && !/(?:^|[\s(])(?:€|\$|£|us\$|eur|usd|gbp|mxn|cop|pen|chf)(?:[\s)]|$)/u.test(folded))
    return undefined;
  return { factor: factor ?? 1, ...(currency !== undefined ? { currency } : {}) };
}

const NOTE =
  /^\W{0,2}(?:(?:all )?(?:figures|amounts|values|importes|cifras|montants|chiffres)? ?(?:in|en) )?\(?(?:in |en )?(?:thousands?|millions?|miles|millones|milliers|k ?[€$£]|m ?[€$£]|[€$£] ?(?:k|m|000s?)|000s?)/u;

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
