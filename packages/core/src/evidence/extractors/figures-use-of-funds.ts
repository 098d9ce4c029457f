/** What the round is to be spent on: one share or amount for each item. */
import { BESIDE_USES, GROWTHS, HOPED_UNTIL_USE } from '../../model/kind-sets.js';
import type { FactDraft } from '../../model/fact.js';
import type { Extractor } from '../facts/extractor.js';
import type { Box } from '../../model/deck.js';
import { evidenceLines } from '../view/deck-view.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { withoutDetail } from '../../text/without-detail.js';
import { foldForLookup } from '../../text/fold-text.js';
import { figureDraft } from '../figures/figure-draft.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/figure-reading.js';
import type { Figure } from '../numbers/figure.js';
import {
  HEADING,
  LAST_JOINT,
  LINK_AHEAD,
  LINK_BEHIND,
  NO_ITEM,
  NO_USE,
  SOURCE,
  TOKENS,
  TOTAL,
} from '../words/extractors/figures-use-of-funds.js';

export const figuresUseOfFunds: Extractor = {
  meta: { id: 'figures-use-of-funds', kinds: ['use_of_funds'] },
  extract: (view) =>
    readFigures(view).flatMap((slide) =>
      // "Sales €600K" has the word of a metric, and is none.
      useOfFunds(slide).map(({ item: { metric: _metric, ...item }, name }): FactDraft =>
        figureDraft(
          item,
          'use_of_funds',
          { view, slide },
          {
            subject: 'round',
            subjectName: name,
            basis: item.basis === 'example' ? 'example' : 'target',
          },
        ),
      ),
    ),
};

/** The items of the list that says what the money is for; none where the slide has none. */
export function useOfFunds(slide: SlideReading): { item: ReadFigure; name: string }[] {
  const list = listStart(slide);
  return list === undefined ? [] : itemsOf(slide, list);
}

/** Where the list begins, as the index of a line; `only` the figures that it is made of, where no heading says that it is one. */
interface ListStart {
  from: number;
  only?: ReadonlySet<ReadFigure>;
}

/** Undefined when the slide has no list. */
function listStart({ slide, figures }: SlideReading): ListStart | undefined {
  const lines = evidenceLines(slide);
  if (lines.some((line) => TOKENS.test(line.folded))) return undefined;
  const heading = lines.find((line) => HEADING.test(line.folded));
  if (heading !== undefined) return { from: heading.heading ? 0 : heading.index };
  // Shares that make a whole, or amounts that make the round, on the page of the ask.
  const odds = slide.likely.find(({ label }) => label === 'use_of_funds')?.probability ?? 0;
  if (slide.section !== 'ask' && (odds < LIKELY || !slide.alsoSections.includes('ask'))) return undefined;
  const free = figures.filter(
    ({ metric, read }) =>
      (metric === undefined || metric.weak === true || metric.kind === 'revenue') &&
      !TOTAL.test(foldForLookup(read.passage.lines[0]?.row ?? '')),
  );
  const shares = free.filter(({ figure, metric }) => figure.type === 'percent' && metric === undefined);
  const whole = [shares, ...alike(shares)].find((list) => list.length >= 3 && Math.abs(sumOf(list) - 100) <= 2);
  if (whole !== undefined) return { from: 0, only: new Set(whole) };
  const amounts = free.filter(({ figure }) => figure.type === 'money');
  const asked = figures.find(({ metric }) => metric?.kind === 'ask');
  const parts = [amounts, ...alike(amounts)].find((list) => list.length >= 2 && makesRound(list, asked, amounts));
  return parts && { from: 0, only: new Set(parts) };
}

/** From these odds on a slide that shares the ask tells what it is for. */
const LIKELY = 0.5;

const sumOf = (list: readonly ReadFigure[]): number => list.reduce((total, { figure }) => total + figure.value, 0);

/** Figures that open their lines in letters of one size: the items of one list. */
function alike(figures: readonly ReadFigure[]): ReadFigure[][] {
  const lists = new Map<string, ReadFigure[]>();
  for (const item of figures) {
    const { size = 0, bold = false } = item.read.passage.lines[0] ?? {};
    const look = `${Math.round(size * 2)} ${bold} ${item.figure.start <= 2}`;
    lists.set(look, [...(lists.get(look) ?? []), item]);
  }
  return [...lists.values()];
}

/** Three amounts and more that make what is asked for, or another amount that is set larger; two only what is asked for. */
function makesRound(list: readonly ReadFigure[], asked: ReadFigure | undefined, all: readonly ReadFigure[]): boolean {
  const sum = sumOf(list);
  const isSum = ({ figure }: ReadFigure): boolean => Math.abs(sum - figure.value) <= 0.005 * figure.value;
  if (asked !== undefined && isSum(asked)) return true;
  const size = ({ read }: ReadFigure): number => read.passage.lines[0]?.size ?? 0;
  return list.length >= 3 && all.some((item) => !list.includes(item) && isSum(item) && size(item) > size(list[0]!));
}

/** A list that is longer is no use of funds. */
const MOST_ITEMS = 40;

function itemsOf({ figures, slide }: SlideReading, { from, only }: ListStart): NamedItem[] {
  const isMoney = only !== undefined && [...only].every(({ figure }) => figure.type === 'money');
  const candidates = figures.filter((item) => {
    const { figure, metric, mention, read, date } = item;
    if (figure.type !== 'percent' && figure.type !== 'money') return false;
    if (only !== undefined && !only.has(item)) return false;
    if (figure.type === 'percent' && (figure.value <= 0 || figure.value > 100)) return false;
    if (
      metric !== undefined &&
      metric.weak !== true &&
      (BESIDE_USES.has(metric.kind) || HOPED_UNTIL_USE.has(metric.kind))
    )
      return false;
    // "Sales planned for 2027: 1.1 M€" is an aim, no item.
    if (figure.type === 'money' && metric?.kind === 'revenue' && metric.weak !== true && date !== undefined)
      return false;
    // "Success metric: retention of 60%" on the page of the round; "Growth 30%" may be what the money is for.
    if (figure.type === 'percent' && mention && metric && metric.weak !== true && !GROWTHS.has(metric.kind))
      return false;
    // Shares and values of the company are no items.
    if (figure.type === 'percent' && metric?.kind === 'dilution') return false;
    if (figure.period !== undefined || figure.change !== undefined) return false;
    // “A 20%-of-savings tier” is a rate.
    if (/^-\p{L}/u.test(read.folded.slice(figure.end))) return false;
    const line = read.passage.lines[0];
    return line !== undefined && (line.index >= from || line.block === evidenceLines(slide)[from]?.block);
  });
  const shares = columnsOfShares(candidates);
  const inColumn = candidates.filter((item) => isInColumn(item, shares));
  const named = inTableOf(
    inColumn.flatMap((item) => {
      const name = itemName(item) ?? nameBelow(item, slide) ?? nameBeside(item, slide);
      return name === undefined || NO_ITEM.test(foldForLookup(name)) ? [] : [{ item, name }];
    }),
  );
  if (named.length > MOST_ITEMS) return [];
  // What the round is made of, not what it is for.
  if (isMoney && named.some(({ name }) => SOURCE.test(foldForLookup(name)))) return [];
  // The round told again beside the amounts that it is made of is none of them.
  const asked = figures.find(({ metric }) => metric?.kind === 'ask' && metric.weak !== true)?.figure.value;
  const isRound = ({ item: { figure } }: NamedItem): boolean => figure.type === 'money' && figure.value === asked;
  const parts = named.filter((one) => !isRound(one));
  const amounts = parts.filter(({ item }) => item.figure.type === 'money');
  const listed = amounts.length >= 2 ? parts : named;
  const told = listed.filter((one) => !listed.some((other) => other !== one && tellsMore(other, one)));
  return told.filter((one) => !isTotal(one, told));
}

type Cell = NonNullable<ViewLine['cell']>;

/** The column of a table that holds two shares and more: what stands beside them in a row is said of the part. */
function columnsOfShares(items: readonly ReadFigure[]): Map<Cell['table'], number> {
  const counts = new Map<Cell['table'], Map<number, number>>();
  for (const { figure, read } of items) {
    const cell = read.passage.lines[0]?.cell;
    if (cell === undefined || figure.type !== 'percent') continue;
    const columns = counts.get(cell.table) ?? new Map<number, number>();
    counts.set(cell.table, columns.set(cell.columnIndex, (columns.get(cell.columnIndex) ?? 0) + 1));
  }
  return new Map(
    [...counts].flatMap(([table, columns]) => {
      const [best] = [...columns].sort((a, b) => b[1] - a[1]);
      return best !== undefined && best[1] >= 2 ? [[table, best[0]] as const] : [];
    }),
  );
}

function isInColumn({ read }: ReadFigure, shares: ReadonlyMap<Cell['table'], number>): boolean {
  const cell = read.passage.lines[0]?.cell;
  const column = cell && shares.get(cell.table);
  return column === undefined || cell?.columnIndex === column;
}

interface NamedItem {
  item: ReadFigure;
  name: string;
}

/** Rows of one table from which on it is the list, and one or two figures around it no part of it: a rate, what was paid in. */
const LEAST_ROWS = 3;

function inTableOf(items: readonly NamedItem[]): readonly NamedItem[] {
  const tableOf = ({ item }: NamedItem) => item.read.passage.lines[0]?.cell?.table;
  const tables = new Set(items.map(tableOf).filter((table) => table !== undefined));
  const lists = new Set(
    [...tables].filter((table) => items.filter((one) => tableOf(one) === table).length >= LEAST_ROWS),
  );
  const inTable = items.filter((one) => lists.has(tableOf(one)!));
  return inTable.length === 0 || items.length - inTable.length >= LEAST_ROWS ? items : inTable;
}

/** A row called so that is the sum of the others, or all of it. */
function isTotal(one: NamedItem, items: readonly NamedItem[]): boolean {
  if (!TOTAL.test(foldForLookup(one.name))) return false;
  const { type, value } = one.item.figure;
  const others = items.filter((other) => other !== one && other.item.figure.type === type);
  const sum = others.reduce((total, { item }) => total + item.figure.value, 0);
  return (type === 'percent' && value === 100) || Math.abs(sum - value) <= 0.01 * value;
}

/** A list and the legend of its chart name one item twice: the longer name stays. */
function tellsMore(other: NamedItem, one: NamedItem): boolean {
  const { figure } = one.item;
  if (other.item.figure.value !== figure.value || other.item.figure.type !== figure.type) return false;
  const words = (name: string): Set<string> => new Set(foldForLookup(name).match(/[\p{L}&+]{2,}/gu) ?? []);
  const [mine, theirs] = [words(one.name), words(other.name)];
  return mine.size < theirs.size && [...mine].every((word) => theirs.has(word));
}

/** The item's words: those between the figure and its neighbours, else the label or row beside it. */
function itemName({ figure, read, label }: ReadFigure): string | undefined {
  const line = read.passage.lines[0];
  if (line?.cell !== undefined)
    return (
      nearestName(line.cell) ??
      clean(line.row ?? '') ??
      clean(read.text.replace(figure.text, ' ')) ??
      line.cell.rowText.split(' | ').flatMap((cell) => (/\d/u.test(cell) ? [] : (clean(cell) ?? [])))[0] ??
      clean(line.column ?? '')
    );
  const at = read.figures.indexOf(figure);
  const previous = read.figures[at - 1];
  const next = read.figures[at + 1];
  const before = read.text.slice(previous?.end ?? 0, figure.start);
  const after = read.text.slice(figure.end, next?.start ?? read.text.length);
  const first = read.figures[0];
  // "40 % product, 30 % sales" or "Product 40 %, sales 30 %": as the first item of the line has it.
  const leads =
    first !== undefined &&
    (clean(read.text.slice(0, first.start)) === undefined || isUnderHead(read) || isHeaded(read.text, read.figures));
  const own = leads ? clean(after.split(LAST_JOINT)[0] ?? '') : clean(before.split(BETWEEN_ITEMS).pop() ?? '');
  // What stands between two figures names one of them alone.
  const other = leads ? (previous ? '' : before) : next ? '' : after;
  return own ?? clean(other) ?? (label === undefined ? undefined : clean(label.text));
}

/** “Use of funds:” stands on a line of its own over the first item. */
const isUnderHead = ({ passage: { lines }, text, figures: [first] }: ReadFigure['read']): boolean =>
  first !== undefined && lines.length > 1 && /:\s*$/u.test(text.slice(0, first.start));

/** A comma within brackets parts no items: "Sales (pilots, fairs) 25 %". */
const BETWEEN_ITEMS = /[,;|•·](?![^()]*\))/u;

/** Where two tables stand side by side as one, the name of a share is its neighbour, not what opens the row. */
function nearestName({ table, rowIndex, columnIndex }: NonNullable<ViewLine['cell']>): string | undefined {
  const before = (table.rows[rowIndex] ?? []).slice(0, columnIndex);
  const at = before.findLastIndex((cell) => cell.trim() !== '');
  return at > 1 && before.slice(1, at).some((cell) => NUMBER.test(cell)) && !NUMBER.test(before[at]!.split('(')[0]!)
    ? clean(before[at]!)
    : undefined;
}

/** "… 15% research, 10%" ends its line: the words of the next one, where they go on in small letters. */
function nameBelow({ figure, read }: ReadFigure, slide: ViewSlide): string | undefined {
  const line = read.passage.lines.at(-1);
  if (line === undefined || line.cell !== undefined || read.figures.indexOf(figure) === 0) return undefined;
  if (figure !== read.figures.at(-1) || read.text.slice(figure.end).trim() !== '') return undefined;
  const next = evidenceLines(slide).find(({ index }) => index > line.index);
  return next !== undefined && /^\p{Ll}/u.test(next.text) && !NUMBER.test(next.folded) ? clean(next.text) : undefined;
}

/** Digits that are no part of a word, as in "5G" and "B2B". */
const NUMBER = /(?<![\p{L}\d])\d[\d.,]*(?![\p{L}\d])/u;

/** "Team (2 developers + 1 seller)" is a name. */
const IN_BRACKETS = /\([^()]*\)/gu;

/** Lines of a name that is broken. */
const MOST_NAME_LINES = 3;

/** The words by which an item stands that is figures alone: above it in its block, at its left in one row, or over it. */
function nameBeside({ read }: ReadFigure, slide: ViewSlide): string | undefined {
  const line = read.passage.lines[0];
  if (line === undefined || line.cell !== undefined || /\p{L}{4,}/u.test(read.text)) return undefined;
  const words = evidenceLines(slide).filter(
    ({ cell, heading, folded }) => !cell && !heading && !NUMBER.test(folded.replace(IN_BRACKETS, '')),
  );
  const above = words.filter((other) => other.block === line.block && other.index < line.index);
  const own = above.filter((other, i) => other.index === line.index - above.length + i).slice(-MOST_NAME_LINES);
  if (own.length > 0) return clean(own.map(({ text }) => text).join(' '));
  const row = words.filter(({ box }) => isLeftOf(box, line.box)).sort((a, b) => b.box.x - a.box.x);
  const over = words.filter(({ box }) => isOver(box, line.box)).sort((a, b) => b.box.y - a.box.y);
  return clean((row[0] ?? over[0])?.text ?? '');
}

function isLeftOf(a: Box, b: Box): boolean {
  return a.x + a.w <= b.x + 0.01 && Math.abs(a.y + a.h / 2 - (b.y + b.h / 2)) < Math.max(a.h, b.h) * 0.5;
}

function isOver(a: Box, b: Box): boolean {
  const gap = b.y - (a.y + a.h);
  return gap > -0.01 && gap < 0.05 && Math.abs(a.x + a.w / 2 - (b.x + b.w / 2)) < 0.06;
}

/** "Destino: 50 % ventas, 35 % producto": the colon follows a word for the list, since the last item's stands behind it. */
function isHeaded(text: string, figures: readonly Figure[]): boolean {
  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  return /:\s*$/u.test(text.slice(0, first.start)) && clean(text.slice(last.end)) !== undefined;
}

const LONGEST_NAME = 70;

function clean(text: string): string | undefined {
  const colon = text.lastIndexOf(':');
  // "Use of funds: product": the head of the list stands before its first item.
  const headed = colon > 0 && HEADING.test(foldForLookup(text.slice(0, colon)));
  const name = (headed ? text.slice(colon + 1) : text)
    .replace(/^(?:[^\p{L}\p{N}]|\p{N}+(?!\p{L}))+|[^\p{L}\p{N})]+$/gu, '')
    .replace(LINK_AHEAD, '')
    .replace(LINK_BEHIND, '')
    .trim();
  const said = name.length > LONGEST_NAME ? withoutDetail(name) : name;
  if (!/\p{L}{2,}|\p{L}[&+]\p{L}/u.test(said) || said.length > LONGEST_NAME || HEADING.test(said.toLowerCase()))
    return undefined;
  return NO_USE.test(said) ? undefined : said;
}
