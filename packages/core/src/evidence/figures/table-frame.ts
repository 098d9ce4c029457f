/** What a table says about its cells: the unit in its headers ("in k€"), the date of a column, the label of a row. */
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { foldForLookup, foldText } from '../../text/fold-text.js';
import { findFigures } from '../numbers/find-figures.js';
import { conventionOf } from '../numbers/number-convention.js';
import {
  BY_THOUSAND,
  CURRENCIES,
  CURRENCY_ALONE,
  IN_UNIT,
  LED_BY_IN,
  NOTE,
  SCALES,
} from '../words/figures/table-frame.js';

export interface CellUnit {
  factor: number;
  /** ISO 4217; `$` for whichever dollar, `¤` for the money of the deck: "milliers de francs". */
  currency?: string;
}

/** The currency of `unit` in `view`. ISO 4217. */
export const currencyOf = ({ currency }: CellUnit, view: DeckView): string | undefined =>
  currency === '$' ? view.dollar.currency : currency === '¤' ? view.currency : currency;

const MONEY = '(?:[€$£₹]|US\\$|MX\\$|EUR|USD|GBP|CHF|MXN|COP|PEN|CLP|ARS|BRL|INR|MAD|TND|NGN|KES|ZAR|XOF|XAF|FCFA|CFA)';
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(?:^|[\\s(])(?:M ?${MONEY}|${MONEY} ?M)(?![\\p{L}\\p{N}])`, 'u'), 1e6],
  [new RegExp(`(?:^|[\\s(])(?:[kK] ?${MONEY}|${MONEY} ?[kK])(?![\\p{L}\\p{N}])`, 'u'), 1e3],
  // "T€", "TCHF" as accountants of German-speaking countries write thousands.
  [/(?:^|[\s(])T ?(?:€|EUR|CHF)(?![\p{L}\p{N}])/u, 1e3],
];

/** Unit that a header states for the numbers under or beside it: "Revenue (k€)", "$000s", "en miles de euros". */
export function unitIn(header: string, language: string): CellUnit | undefined {
  const { text } = foldText(header.slice(0, 120).replace(BY_THOUSAND, '$1 thousands'));
  const folded = foldForLookup(text);
  // An amount is no header: "1 450 000 dollars"; a unit in brackets may stand behind one: "One plant, 250 guns (€k)".
  if (/\d/u.test(folded.replace(/'?(?<![\d.,] ?)000s?(?![\d])|(?:19|20)\d\d/gu, ''))) {
    const [, bracket] = /\(([^()\d]{1,14})\)\s*$/u.exec(text) ?? [];
    return bracket === undefined ? undefined : unitIn(bracket, language);
  }
  const letters = LETTERS.find(([scale]) => scale.test(text))?.[1];
  for (const phrase of letters === undefined ? phrasesOf(text) : []) {
    const unit = unitOfAmount(phrase, language);
    if (unit !== undefined) return unit;
  }
  const currency = CURRENCIES.find(([sign]) => sign.test(folded))?.[1];
  const factor = letters ?? SCALES.find(([scale]) => scale.test(folded))?.[1];
  if (factor === undefined && !CURRENCY_ALONE.test(folded)) return undefined;
  return { factor: factor ?? 1, ...(currency !== undefined ? { currency } : {}) };
}

const LONGEST_PHRASE = 14;

/** The phrases of a header that may be a unit and nothing else: its brackets, what follows a comma, all of it. */
function phrasesOf(header: string): string[] {
  const brackets = [...header.matchAll(/\(([^()]+)\)/gu)].map(([, inner]) => inner ?? '');
  // Not "000 USD" of "$50,000 USD".
  return [...brackets, ...header.split(/,(?!\d)/u), header]
    .map((phrase) => phrase.trim().replace(LED_BY_IN, ''))
    .filter((phrase) => phrase !== '' && phrase.length <= LONGEST_PHRASE);
}

/** How a single one would be written: "£1m", "AED 1 M", "1 MSEK". */
const AMOUNTS = [
  (unit: string) => unit.replace(/^(\p{L}{0,3}\p{Sc}|\p{Lu}{3})\s?(?=\p{L}|$)/u, '$1 1'),
  (unit: string) => `1 ${unit}`,
];

/** The unit that numbers have where `phrase` is what an amount is written with, by the grammar of amounts. */
function unitOfAmount(phrase: string, language: string): CellUnit | undefined {
  for (const write of AMOUNTS) {
    const amount = write(phrase);
    const [figure] = findFigures(amount, { ...PLAIN, language });
    if (figure?.type !== 'money' || figure.start > 0 || figure.end < amount.length) continue;
    return { factor: figure.value, ...(figure.currency !== undefined ? { currency: figure.currency } : {}) };
  }
  return undefined;
}

const PLAIN = { convention: conventionOf('en'), dollar: { currency: '$', sure: true } };

const LONGEST_NOTE = 120;

const slideUnits = new WeakMap<ViewSlide, CellUnit | undefined>();

/** The unit note of a slide whose rows and columns are no table of the file: "in thousands of EUR". Every cell asks for it. */
export function slideUnit(slide: ViewSlide): CellUnit | undefined {
  if (!slideUnits.has(slide)) slideUnits.set(slide, noteOf(slide));
  return slideUnits.get(slide);
}

function noteOf({ lines, language }: ViewSlide): CellUnit | undefined {
  for (const line of lines) {
    if (line.cell !== undefined) continue;
    if (line.text.length > LONGEST_NOTE) continue;
    const text = line.text.trim().replace(BY_THOUSAND, '$1 thousands');
    // "Actuals to 2025, plan from 2026 (millions of euros)", "Results (k€, years to 31 December)".
    const [, bracket] = /\(([^(),;]{2,40})(?:[,;][^()]*)?\)$/u.exec(text) ?? [];
    const notes = [
      ...phrasesOf(text).filter((phrase) => unitOfAmount(phrase, language) !== undefined),
      ...(text.length <= 60 && (NOTE.test(foldForLookup(text)) || IN_UNIT.test(foldForLookup(text))) ? [text] : []),
      ...(bracket !== undefined && NOTE.test(foldForLookup(bracket)) ? [bracket] : []),
    ];
    const unit = notes.map((note) => unitIn(note, language)).find((each) => each !== undefined && each.factor > 1);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/** Unit that holds for a cell: its row's, its column's, else the table's corner or the slide's title. */
export function cellUnit(line: ViewLine, title: string, language: string): CellUnit | undefined {
  const { cell } = line;
  if (cell === undefined) return undefined;
  const bracket = /\(([^(),;]{2,40})[,;][^()]*\)$/u.exec(title.trim())?.[1] ?? '';
  const places = [line.row ?? '', line.column ?? '', cell.table.header[0] ?? '', title, bracket];
  for (const place of places) {
    const unit = unitIn(place, language);
    if (unit !== undefined) return unit;
  }
  return undefined;
}
