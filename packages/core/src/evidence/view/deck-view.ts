/** The prepared view of a deck that all extractors read: folded lines with their place, header and section. */
import type { ViewLine, ViewTable, ViewSlide, DeckOutline, DeckView } from './view-types.js';
import type { Block, Box, Deck, Slide } from '../../model/deck.js';
import type { Section } from '../../model/values.js';
import { foldForLookup, foldText, foldedLength, startWithin } from '../../text/fold-text.js';
import { once } from '../../text/memoize.js';
import { markRunningLines } from './running-lines.js';
import { voteConvention, type NumberConvention } from '../numbers/number-convention.js';
import { datesIn } from '../numbers/find-dates.js';
import { newestDateIn, ownDateIn } from '../numbers/newest-date.js';
import { voteCurrencies, type CurrencyVote } from '../numbers/vote-currency.js';

/** Quotes are cut at this many characters. */
export const QUOTE_LENGTH = 240;

/**
 * Characters of one slide, as written and as folded, that are looked at. A full page of prose has some 5,000; whoever writes more on a
 * slide writes it for machines.
 */
export const SLIDE_CHARACTERS = 30_000;

/** Prepares `deck` for the extractors. Linear in the deck's text. */
export function viewDeck(deck: Deck, outline: DeckOutline): DeckView {
  const { slides, currencies, convention, statedDate } = viewSlides(deck, outline);
  const readingDate = outline.readingDate ?? statedDate();
  return {
    slides,
    language: outline.language,
    convention: convention(),
    ...(currencies.deck !== undefined ? { currency: currencies.deck } : {}),
    dollar: currencies.dollar,
    ...(outline.companyName !== undefined ? { companyName: outline.companyName } : {}),
    competitorNames: outline.competitorNames ?? [],
    ...(readingDate !== undefined ? { readingDate } : {}),
    ...(outline.adaptation !== undefined ? { adaptation: outline.adaptation } : {}),
  };
}

interface ViewedSlides {
  of: readonly Slide[];
  outline: DeckOutline;
  slides: ViewSlide[];
  currencies: CurrencyVote;
  convention: () => NumberConvention;
  /** The deck's own date, else the newest that it states. */
  statedDate: () => string | undefined;
}

// The outline looks at a deck before its rivals are known and the facts are gathered after; the slides are the same.
const viewed = new WeakMap<DeckOutline['slides'], ViewedSlides>();
// It looks before models have said what the slides are about as well; their lines are the same.
const laidOut = new WeakMap<Deck['slides'], ViewedSlides>();

/** The slides of `viewDeck`, for whom asks no more. */
export function viewSlides(deck: Deck, outline: DeckOutline): ViewedSlides {
  const known = viewed.get(outline.slides);
  if (
    known !== undefined &&
    known.outline.companyName === outline.companyName &&
    known.outline.language === outline.language &&
    known.of.length === deck.slides.length &&
    known.of.every((one, i) => one === deck.slides[i])
  )
    return known;
  const before = laidOut.get(deck.slides);
  const { slides, currencies } =
    before !== undefined && isLaidOutAlike(before.outline, outline)
      ? { ...before, slides: before.slides.map((slide, i) => ({ ...slide, ...subjectsOf(outline.slides[i]) })) }
      : layOut(deck, outline);
  const view: ViewedSlides = {
    of: deck.slides,
    outline,
    slides,
    currencies,
    convention: once(() => {
      const texts = slides.flatMap((slide) => slide.lines.filter((line) => !line.running).map((line) => line.text));
      return voteConvention(texts, outline.language);
    }),
    statedDate: once(() => dateOf(slides, deck.metadata.writtenAt)),
  };
  viewed.set(outline.slides, view);
  laidOut.set(deck.slides, view);
  return view;
}

/** What a slide is about, which its lines do not depend on. */
const subjectsOf = (about?: DeckOutline['slides'][number]): Pick<ViewSlide, 'section' | 'alsoSections' | 'likely'> => ({
  section: about?.section ?? 'other',
  alsoSections: about?.alsoSections ?? [],
  likely: about?.likely ?? [],
});

function isLaidOutAlike(a: DeckOutline, b: DeckOutline): boolean {
  return (
    a.language === b.language &&
    a.slides.length === b.slides.length &&
    a.slides.every(({ language, excluded }, i) => {
      const other = b.slides[i]!;
      return language === other.language && excluded === other.excluded;
    })
  );
}

function layOut(deck: Deck, outline: DeckOutline): Pick<ViewedSlides, 'slides' | 'currencies'> {
  const seen = new Map<string, number>();
  const slides = deck.slides.map((slide, i) => {
    const view = viewSlide(slide, outline.slides[i], outline.language);
    const wording = slide.text.replace(/\s+/gu, ' ').trim();
    const first = seen.get(wording);
    if (wording !== '' && first !== undefined) view.repeats = first;
    else seen.set(wording, slide.number);
    return view;
  });
  markRunningLines(slides);
  const currencies = voteCurrencies(
    slides.map((slide) => slide.lines.map((line) => line.text)),
    outline.language,
  );
  slides.forEach((slide, i) => {
    const currency = currencies.slides[i];
    if (currency !== undefined) slide.currency = currency;
  });
  return { slides, currencies };
}

// Bare dates on these pages are mostly years to come, or of others.
const AHEAD = new Set<Section>(['market', 'whyNow', 'roadmap', 'financials', 'ask', 'gtm', 'problem', 'competition']);

/** The month that cover or footers name, or what has last happened in the year that they do; else the newest date that is told. */
function dateOf(slides: readonly ViewSlide[], writtenAt: string | undefined): string | undefined {
  const [cover] = slides;
  const footers = slides.flatMap(({ lines }) => lines.filter(({ running }) => running === true));
  const own = (lines: readonly ViewLine[]) => ownDateIn(lines.map(({ text }) => text));
  const dated = own([...(cover?.lines ?? []), ...footers]);
  if (dated !== undefined && dated.length > 4) return dated;
  // A deck without a cover begins with whatever years.
  const year = cover !== undefined && AHEAD.has(cover.section) ? own(footers) : dated;
  return newestDateIn(slides.map(datedTexts), { year, writtenAt }) ?? year;
}

function datedTexts(slide: ViewSlide): { texts: string[]; bareCounts: boolean } {
  const texts =
    slide.excluded === undefined ? slide.lines.filter((line) => !line.running).map((line) => line.text) : [];
  return { texts, bareCounts: !AHEAD.has(slide.section) && !slide.alsoSections.includes('roadmap') };
}

/** The slides that count: not excluded, not a repetition of an earlier slide. */
export function evidenceSlides(view: DeckView): ViewSlide[] {
  return view.slides.filter((slide) => slide.excluded === undefined && slide.repeats === undefined);
}

const counted = new WeakMap<ViewSlide, readonly ViewLine[]>();

/** The lines of `slide` that count: no running headers, footers or page numbers. */
export function evidenceLines(slide: ViewSlide): readonly ViewLine[] {
  const known = counted.get(slide) ?? slide.lines.filter((line) => !line.running);
  counted.set(slide, known);
  return known;
}

/** The verbatim quote for a line (a cell gives its row), at most 240 characters. */
export function quoteLine(line: ViewLine): string {
  const row = line.cell?.rowText;
  if (row !== undefined && row.length <= QUOTE_LENGTH) return row;
  return cutQuote(line.raw, 0, line.raw.length);
}

/** The verbatim quote around `text.slice(start, end)` of a line: the whole line when short, else its surroundings. */
export function quoteAround(line: ViewLine, start: number, end: number): string {
  if (line.cell !== undefined) return quoteLine(line);
  const from = line.places?.[start] ?? start;
  const last = end > start ? (line.places?.[end - 1] ?? end - 1) : from;
  return cutQuote(line.raw, from, last + 1);
}

function cutQuote(raw: string, from: number, to: number): string {
  const whole = raw.trim();
  if (whole.length <= QUOTE_LENGTH) return whole;
  const room = Math.max(0, QUOTE_LENGTH - (to - from));
  let start = Math.max(0, Math.min(from - Math.floor(room / 2), raw.length - QUOTE_LENGTH));
  let end = Math.min(raw.length, start + QUOTE_LENGTH);
  // Words stay whole where a space is near.
  if (start > 0) {
    const space = raw.indexOf(' ', start);
    if (space >= 0 && space < Math.min(from, start + 40)) start = space + 1;
  }
  if (end < raw.length) {
    const space = raw.lastIndexOf(' ', end);
    if (space > Math.max(to, end - 40)) end = space;
  }
  return raw.slice(start, end).trim();
}

function viewSlide(slide: Slide, about: DeckOutline['slides'][number] | undefined, language: string): ViewSlide {
  const lines: ViewLine[] = [];
  const tables: ViewTable[] = [];
  let left = SLIDE_CHARACTERS;
  let unread = 0;
  for (const block of slide.blocks) {
    if (block.rows !== undefined && block.rows.length > 0) {
      const written = block.lines.reduce((sum, line) => sum + line.text.length, 0);
      const size = written > left ? written : block.lines.reduce((sum, line) => sum + foldedLength(line.text), 0);
      if (size <= left) addTable(slide, block, lines, tables);
      else unread += written;
      left -= Math.min(left, size);
      continue;
    }
    for (const line of block.lines) {
      const { text, size } = startWithin(line.text, left);
      unread += line.text.length - text.length;
      left -= size;
      if (text !== '') lines.push(viewLine(slide, block, text, line, lines.length));
    }
  }
  return {
    number: slide.number,
    slide,
    ...subjectsOf(about),
    language: about?.language ?? language,
    title: slide.title,
    lines,
    tables,
    ...(about?.excluded !== undefined ? { excluded: about.excluded } : {}),
    ...(unread > 0 ? { unread } : {}),
  };
}

function viewLine(
  slide: Slide,
  block: Block,
  raw: string,
  place: { box: Box; size: number; bold?: boolean },
  index: number,
): ViewLine {
  const { text, places } = foldText(raw);
  return {
    slide: slide.number,
    block,
    index,
    text,
    folded: foldForLookup(text),
    raw,
    ...(places !== undefined ? { places } : {}),
    box: place.box,
    size: place.size,
    bold: place.bold ?? false,
    source: block.source,
    heading: block.title === true || (slide.title !== '' && raw.trim() === slide.title.trim()),
    running: false,
  };
}

function addTable(slide: Slide, block: Block, lines: ViewLine[], tables: ViewTable[]): void {
  const rows = block.rows ?? [];
  const labels = isListOfFigures(rows) ? 1 : 0;
  const hasHeader = labels === 0 && isHeader(rows[0] ?? []);
  const table: ViewTable = { block, header: hasHeader ? (rows[0] ?? []) : [], rows };
  tables.push(table);
  rows.forEach((cells, rowIndex) => {
    const rowLine = block.lines[rowIndex];
    cells.forEach((cell, columnIndex) => {
      if (cell.trim() === '') return;
      const place = {
        box: cellBox(block.box, rows.length, cells.length, rowIndex, columnIndex),
        size: rowLine?.size ?? 0,
      };
      const line = viewLine(slide, block, cell, place, lines.length);
      line.cell = { table, rowIndex, columnIndex, rowText: rowLine?.text ?? cell };
      const column = rowIndex > 0 ? table.header[columnIndex] : undefined;
      const row = columnIndex === labels ? undefined : cells[labels];
      if (column !== undefined && column !== '') line.column = column;
      if (row !== undefined && row !== '') line.row = row;
      lines.push(line);
    });
  });
}

const LONGEST_FIGURE = 16;

/** True for names and dates over columns; a first row with amounts is data. */
function isHeader(cells: readonly string[]): boolean {
  return cells.slice(1).every((cell) => !/\d/u.test(cell) || datesIn(cell).length > 0 || NUMBERED.test(cell));
}

/** "Month 6", "Phase 2", "Volume projected (Y1)": the number is of what stands under it. */
const NUMBERED = /^(?:\p{L}{1,12}[ .+-]?\d{1,3}|\p{L}[^()\d]{2,30}\([^()]{1,12}\))$/u;

/** "410k | revenue in March": rows whose figure stands before what it is. */
const isListOfFigures = (rows: readonly (readonly string[])[]): boolean =>
  rows.length > 1 &&
  rows.every(
    ([figure = '', label = '', ...more]) =>
      more.length === 0 &&
      figure.length <= LONGEST_FIGURE &&
      /\d/u.test(figure) &&
      datesIn(figure).length === 0 &&
      /^[^\p{L}\d]*\p{L}/u.test(label),
  );

// Cells have no boxes of their own; an even grid is near enough to show the place.
function cellBox(box: Box, rows: number, columns: number, row: number, column: number): Box {
  const w = box.w / Math.max(1, columns);
  const h = box.h / Math.max(1, rows);
  return { x: box.x + column * w, y: box.y + row * h, w, h };
}
