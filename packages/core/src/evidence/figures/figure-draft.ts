/** Writes a bound figure as a fact draft: kind, value with unit and bounds, period, date, basis and subject. */
import { INDIAN_RUPEE, OTHER_RUPEES, RUPEE_LETTERS } from '../words/numbers/currencies.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Ambiguity, Basis, FactDraft } from '../../model/fact.js';
import { CLOSELY_TRACKED, MARKET_FIGURES, MARKET_SIZES, SUMMED_OVER_PERIOD } from '../../model/kind-sets.js';
import { foldForLookup } from '../../text/fold-text.js';
import { QUOTE_LENGTH } from '../view/deck-view.js';
import type { DeckView, ViewLine } from '../view/view-types.js';
import { findQuote, quotesOf } from '../view/quote.js';
import type { Figure } from '../numbers/figure.js';
import { plannedDate, type PlannedDate } from '../claims/planned-date.js';
import { countsSomething } from './accepts-figure.js';
import { countsOrganisations, countsPeople } from './buyers.js';
import { citedNear } from './cited.js';
import { paidPer, periodOfCell } from './column-period.js';
import { judgeRole } from './judge-role.js';
import { isOpenBreak, lineAt, quotePassage } from './passages.js';
import { clauseOf } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';
import type { ReadFigure, SlideReading } from './figure-reading.js';
import { findDates } from '../numbers/find-dates.js';
import { OTHER } from '../words/numbers/units.js';
import { GROWS_TO, INDIAN, MARKET_COUNT, MONTHLY, PROJECTED, TRAILING, YEARLY } from '../words/figures/figure-draft.js';
import { SPAN_ALONE } from '../words/figures/plan-heads.js';

/** What a draft is written from beside the figure. */
export interface DraftFrame {
  view: DeckView;
  slide: SlideReading;
}

/** The parts of a draft that say how much: `value`, bounds, unit, currency, tolerance, ambiguities. */
export function amountOf(figure: Figure, money: boolean, view: DeckView, slide: SlideReading): Partial<FactDraft> {
  // Hours have no unit among the facts; the wording holds them.
  if (figure.type === 'time' || figure.type === 'other') return {};
  const ambiguous: Ambiguity[] = [...figure.ambiguous];
  let currency = figure.currency;
  if (money && currency === undefined) {
    currency = slide.slide.currency ?? view.currency;
    // Nobody counts dollars in crore.
    if (INDIAN.test(figure.text) && !COUNTED_IN_CRORE.has(currency ?? '')) currency = 'INR';
    if (currency !== undefined) ambiguous.push('currency-assumed');
  }
  if (currency === 'INR' && RUPEE_LETTERS.test(figure.text)) currency = rupeeOf(view);
  const unit = money ? 'money' : UNIT_OF[figure.type];
  return {
    value: tidy(figure.value),
    ...(figure.low !== undefined ? { low: tidy(figure.low) } : {}),
    ...(figure.high !== undefined ? { high: tidy(figure.high) } : {}),
    ...(unit !== undefined ? { unit } : {}),
    ...(money && currency !== undefined ? { currency } : {}),
    tolerance: tidy(figure.tolerance),
    ...(ambiguous.length > 0 ? { ambiguous } : {}),
  };
}

const rupees = new WeakMap<DeckView, string>();

/** Whose rupees "Rs." are: those of the country that the deck names, else of India. */
function rupeeOf(view: DeckView): string {
  const known = rupees.get(view);
  if (known !== undefined) return known;
  const says = (pattern: RegExp) => view.slides.some(({ lines }) => lines.some(({ text }) => pattern.test(text)));
  const other = says(INDIAN_RUPEE) ? undefined : OTHER_RUPEES.find(([, names]) => says(names));
  const rupee = other?.[0] ?? 'INR';
  rupees.set(view, rupee);
  return rupee;
}

/** Money of the countries that count in lakh and crore. */
const COUNTED_IN_CRORE: ReadonlySet<string> = new Set(['INR', 'PKR', 'BDT', 'NPR', 'LKR']);

/** What a figure of each type is measured in. */
export const UNIT_OF: Partial<Record<Figure['type'], NonNullable<FactDraft['unit']>>> = {
  money: 'money',
  percent: 'percent',
  points: 'percent',
  multiple: 'multiple',
  count: 'count',
  duration: 'months',
};

// Binary fractions: 1.1 * 1e6 is 1100000.0000000002.
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** The draft of `item` as a fact of `kind`; undefined when the figure cannot be one. */
export function figureDraft(
  item: ReadFigure,
  kind: FactKind,
  { view, slide }: DraftFrame,
  more: Partial<FactDraft> = {},
): FactDraft {
  const { figure, read } = item;
  const money =
    figure.type === 'money' ||
    (figure.type === 'count' &&
      kind !== 'buyer_count' &&
      !isOfThings(item, slide.reads) &&
      ((item.metric?.types.includes('money') === true && !item.metric.types.includes('count')) ||
        isMarketMoney(item, slide, view)));
  const judged = judgeRole(item, kind, slide, view, more.subject);
  const subject = judged.subject;
  const basis = more.basis ?? judged.basis;
  const { line } = lineAt(read.passage, figure.start);
  const summed = SUMMED_OVER_PERIOD.has(kind) ? (periodOfCell(item) ?? quarterOf(item)) : undefined;
  const paid = kind === 'price' ? paidPer(item) : undefined;
  const period =
    more.period ?? figure.period ?? paid ?? summed ?? monthlyBy(item, kind) ?? item.metric?.period ?? runRate(item);
  const span = leadOf(line);
  // "2 years: €1.7M" is of two years on, whatever month the line above tells of.
  const isCounted =
    span !== undefined && SPAN_ALONE.test(foldForLookup(span)) && findDates(line.folded).every(({ asOf }) => !asOf);
  const dated =
    item.date?.asOf === '' || isCounted ? undefined : (item.date?.asOf ?? trailingDate(item, kind, basis, view));
  const isPlanned = CLOSELY_TRACKED.has(kind) && subject === 'company' && (basis === 'target' || basis === 'forecast');
  const planned = dated === undefined && isPlanned ? plannedFor(item, line, slide) : undefined;
  const asOf = dated ?? planned?.asOf;
  const cited = MARKET_FIGURES.has(kind) || subject !== 'company' ? citedNear(slide.reads, read) : undefined;
  return {
    kind,
    text: wordingOf(item),
    ...amountOf(figure, money, view, slide),
    ...(period !== undefined && kind !== 'ask' ? { period } : {}),
    ...(asOf !== undefined ? { asOf } : {}),
    basis,
    subject,
    ...(cited !== undefined ? { cited } : {}),
    slide: slide.slide.number,
    quote: quoteOf(item, slide),
    box: line.box,
    source: line.source,
    ...withWhen(detailOf(item, kind, view), asOf === undefined ? planned?.when : undefined),
    ...more,
  };
}

const withWhen = (detailed: Pick<FactDraft, 'detail'>, when: string | undefined): Pick<FactDraft, 'detail'> =>
  when === undefined ? detailed : { detail: { ...detailed.detail, when } };

/** When a planned figure is to be reached: by what leads its line, its heads, or what opens its card: "Year 2 (2027)", "18-month targets". */
function plannedFor({ read, label }: ReadFigure, line: ViewLine, { slide }: SlideReading): PlannedDate | undefined {
  const lead = leadOf(line) ?? LEAD.exec(read.text)?.[0] ?? '';
  const [first] = line.block.lines;
  const under = label?.text ?? (line.cell === undefined && first?.text !== line.raw ? first?.text : undefined) ?? '';
  return plannedDate({ text: lead, folded: foldForLookup(lead), under, line, slide, box: line.box });
}

/** "12-month goal:", "Year 2 |". */
const LEAD = /^[^:|—]{2,40}[:|—]/u;

/** What opens the very line, of which a passage may hold several. */
const leadOf = ({ cell, text }: ViewLine): string | undefined =>
  cell === undefined ? LEAD.exec(text)?.[0] : undefined;

/** What was sold in the last twelve months is dated by the deck's own date. */
function trailingDate(item: ReadFigure, kind: FactKind, basis: Basis, view: DeckView): string | undefined {
  if (!SUMMED_OVER_PERIOD.has(kind) || basis !== 'actual' || (view.readingDate?.length ?? 0) < 7) return undefined;
  const words = `${item.read.folded} ${item.label?.folded ?? ''}`;
  return words.length < 400 && TRAILING.test(words) ? view.readingDate : undefined;
}

/** What is dated by a quarter was summed over it. */
const quarterOf = ({ date }: ReadFigure): 'quarter' | undefined =>
  /^\d{4}-Q\d$/u.test(date?.asOf ?? '') ? 'quarter' : undefined;

/** "Monthly revenue: 30,000": the words that name it say the time. */
function monthlyBy({ figure, read, label }: ReadFigure, kind: FactKind): 'month' | undefined {
  if (!SUMMED_OVER_PERIOD.has(kind)) return undefined;
  const named = label?.folded ?? read.folded.slice(Math.max(0, figure.start - 40), figure.start);
  return MONTHLY.test(named) ? 'month' : undefined;
}

function runRate({ figure, read }: ReadFigure): 'year' | undefined {
  const around = read.folded.slice(Math.max(0, figure.start - 25), figure.end + 30);
  return YEARLY.test(around) ? 'year' : undefined;
}

// "TAM 30.9M students" counts heads; "TAM 2.5B" beside other money is money.
function isMarketMoney(item: ReadFigure, { slide }: SlideReading, view: DeckView): boolean {
  const { figure, metric, read, label } = item;
  if (metric === undefined || !metric.types.includes('money')) return false;
  // "A market of 2M+ participants".
  if (countsSomething(figure, read.folded)) return false;
  if (metric.weak === true) return true;
  // "SAM — target companies" over "300K+".
  if (label?.text.split(/\s[-–—]\s|:/u).some((part) => countsOrganisations(part) || countsPeople(part))) return false;
  return (
    (slide.currency !== undefined || (view.currency !== undefined && figure.value >= 1e9)) &&
    figure.scaled &&
    !/^ ?\p{L}/u.test(read.folded.slice(figure.end, figure.end + 2)) &&
    !isHeadsSlide(slide.slide.text)
  );
}

/** "Demand: >1.2M", and on the next line "tonnes a year". */
function isOfThings({ figure, read }: ReadFigure, reads: readonly ReadPassage[]): boolean {
  if (read.folded.slice(figure.end).trim() !== '') return false;
  return OTHER.test(reads[reads.indexOf(read) + 1]?.folded ?? '');
}

function isHeadsSlide(text: string): boolean {
  return MARKET_COUNT.test(text);
}

function detailOf(item: ReadFigure, kind: FactKind, view: DeckView): Pick<FactDraft, 'detail'> {
  const ofMetric = {
    ...item.metric?.detail,
    ...(item.base !== undefined ? { base: item.base } : {}),
    ...(item.date?.split === true ? { splitYear: true } : {}),
  };
  const detail = {
    ...(kind === item.metric?.kind || item.base !== undefined ? ofMetric : {}),
    ...(MARKET_SIZES.has(kind) && isOfLater(item, view) ? { ahead: true } : {}),
  };
  return Object.keys(detail).length > 0 ? { detail } : {};
}

/** A size that a market is to have: "growing to $23B", "Projection 2034: $2.8B". */
function isOfLater({ figure, read, label, date, basis }: ReadFigure, view: DeckView): boolean {
  if (date !== undefined && view.readingDate !== undefined && date.asOf.slice(0, 4) > view.readingDate.slice(0, 4))
    return true;
  const row = read.passage.lines[0]?.row;
  return (
    basis === 'forecast' ||
    GROWS_TO.test(read.folded.slice(Math.max(0, figure.start - 60), figure.start)) ||
    PROJECTED.test(label?.folded ?? '') ||
    (row !== undefined && PROJECTED.test(foldForLookup(row)))
  );
}

/** The statement as the deck writes it: its clause when short, else the figure with the words around it. */
function wordingOf(item: ReadFigure): string {
  const { figure, read, label } = item;
  if (label !== undefined) return tidyText(`${read.text.trim()} ${label.text.trim()}`, 120);
  const { start, end } = statementOf(read, figure);
  const clause = read.text.slice(start, end).trim();
  if (clause.length <= 110) return tidyText(clause, 120);
  const reach = item.mention ?? figure;
  const from = read.text.lastIndexOf(' ', Math.max(start, Math.min(figure.start, reach.start) - 12)) + 1;
  const next = read.text.indexOf(' ', Math.min(end, Math.max(figure.end, reach.end) + 12));
  return tidyText(read.text.slice(Math.max(start, from), next < 0 || next > end ? end : next), 160);
}

/** The clause around a figure, no further than line breaks at which another statement may begin. */
function statementOf(read: ReadPassage, figure: Figure): { start: number; end: number } {
  let { start, end } = clauseOf(read, figure.start);
  for (const at of read.passage.starts) {
    if (at > start && at <= figure.start && isOpenBreak(read.passage, at - 1, at)) start = at;
    if (at >= figure.end && at < end && isOpenBreak(read.passage, at - 1, at)) end = at;
  }
  return { start, end };
}

function tidyText(text: string, most: number): string {
  const tidied = text.replace(/^\s*-\s+/u, '').replace(/^[^\p{L}\p{N}$€£₹¥+<>~≈(-]+|[\s,;:(]+$/gu, '');
  return tidied.length > most ? tidied.slice(0, most) : tidied === '' ? text.trim() : tidied;
}

/** The shortest verbatim text that shows the figure with its metric word: passage, or label and figure together. */
function quoteOf(item: ReadFigure, slide: SlideReading): string {
  const { figure, read, mention, label } = item;
  if (label !== undefined) {
    const texts = [read, label].map(({ passage }) => passage.lines.map((line) => line.raw).join(' '));
    const joined = [texts.join(' '), [...texts].reverse().join(' ')].find(
      (quote) => quote.length <= QUOTE_LENGTH && findQuote(quote, quotesOf(slide.slide.slide)) !== undefined,
    );
    if (joined !== undefined) return joined;
  }
  const from = Math.min(figure.start, mention?.start ?? figure.start);
  const to = Math.max(figure.end, mention?.end ?? figure.end);
  return to - from > QUOTE_LENGTH
    ? quotePassage(read.passage, figure.start, figure.end)
    : quotePassage(read.passage, from, to);
}
