/**
 * Whether a figure that no word, date or head settles has happened, as learned from labelled decks: by what it is of, where
 * it stands, the words around it and what else the deck tells of. Whoever plans seldom says so beside every figure.
 */
import type { FactKind } from '../../model/fact-kinds.js';
import { CLOSELY_TRACKED, FIRM_FIGURES, HOPED_UNTIL_USE, SALES, SALES_AND_USERS } from '../../model/kind-sets.js';
import { foldForLookup } from '../../text/fold-text.js';
import { probabilityOf, type ChoiceWeights } from '../choice/choice-weights.js';
import { learnedModel } from '../learned/models.js';
import { prelaunch, stillAhead } from '../facts/still-ahead.js';
import { evidenceLines } from '../view/deck-view.js';
import { standsOver } from '../view/stands-over.js';
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import type { ReadFigure, RoleSign, SlideReading } from './figure-reading.js';
import { readFigures } from './read-figures.js';

/** So from the day on which a deck says it: what it offers, what is in its bank, and what growth has cost. */
const AS_SAID = new Set<FactKind>(['price', 'take_rate', 'cash', 'burn_multiple']);
/** These leave a role open: they only guess that something has happened. */
const OPEN = new Set<RoleSign>(['none', 'page', 'row']);

/** Whether the model is asked of a figure of `kind` whose role `sign` decided; unit economics hang on the use that is shown alone. */
export const isOpen = (kind: FactKind, sign: RoleSign): boolean =>
  kind === 'grant' ? sign === 'kind' : OPEN.has(sign) && !AS_SAID.has(kind) && !HOPED_UNTIL_USE.has(kind);

/** Unit economics that no words settle, on a page of something else in a deck whose pages of traction show no use, or that has yet to launch, or to sell: hoped for. */
export const isHoped = (kind: FactKind, sign: RoleSign, { section }: ViewSlide, view: DeckView): boolean =>
  HOPED_UNTIL_USE.has(kind) &&
  OPEN.has(sign) &&
  section !== 'traction' &&
  (!toldBy(view).includes(IN_USE) || prelaunch(view) !== undefined || (OF_SALES.has(kind) && stillAhead(view).sale));

/** None of these is known before the first sale. */
const OF_SALES = new Set<FactKind>(['ltv', 'ltv_cac', 'payback', 'gross_margin']);

const IN_USE = 'in use';

/** From these odds on a figure that nothing settles has happened. */
export const LIKELY = 0.5;

/** 0 to 1. */
export function oddsOfHappened(
  features: ReadonlyMap<string, number>,
  weights: ChoiceWeights = learnedModel('roles'),
): number {
  return probabilityOf(features, weights);
}

/** Words before and behind a figure, and of a title or head, that are looked at. */
const NEAR = 5;
const OF_TITLE = 6;
/** Heads over a line that are looked at: the nearest ones. */
const HEADS_OVER = 2;
const REACH = 40;
const LONGEST_HEAD = 60;

/** What speaks for and against `item`, a figure of `kind`, having happened; from 0 to 1. */
export function roleFeatures(
  item: ReadFigure,
  kind: FactKind,
  sign: RoleSign,
  reading: SlideReading,
  view: DeckView,
): Map<string, number> {
  const { slide, frame } = reading;
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (Number(value) > 0) features.set(name, Number(value));
  };
  const { figure, read, label, date } = item;
  const [line] = read.passage.lines;
  const sections = new Set([slide.section, ...slide.alsoSections]);
  for (const word of [`by ${sign}`, `of ${kind}`, `on ${slide.section}`, `type ${figure.type}`]) set(word, true);
  for (const { label: name, probability } of slide.likely) if (probability >= 0.1) set(`likely ${name}`, probability);
  set(`frame ${frame.basis ?? 'none'}`, true);
  set(`told ${item.basis ?? 'nothing'}`, true);
  set(`said ${item.said ?? 'nobody'}`, true);
  set('grows', CLOSELY_TRACKED.has(kind));
  set('of a firm', FIRM_FIGURES.has(kind));
  set(`of ${kind} on traction`, sections.has('traction'));
  set('bound', figure.bound !== undefined);
  set('per', figure.per !== undefined);
  set('round', isRound(figure.value));
  set('labelled', label !== undefined);
  set('heading', line?.heading === true);
  const year = Number(date?.asOf.slice(0, 4) ?? 0);
  const now = Number(view.readingDate?.slice(0, 4) ?? 0);
  set(year === 0 ? 'undated' : year < now ? 'past' : year === now ? 'running' : 'ahead', true);
  set('others ahead', pageOf(reading, now).ahead);
  if (line?.cell !== undefined) {
    const { header, rows } = line.cell.table;
    set('cell', true);
    set('numbers beside', (rows[line.cell.rowIndex] ?? []).filter((cell) => /\d/u.test(cell)).length > 2);
    for (const word of header.flatMap((cell) => wordsIn(cell, 3))) set(`table ${word}`, true);
    for (const word of wordsIn(line.row ?? '', NEAR)) set(`row ${word}`, true);
    for (const word of wordsIn(line.column ?? '', NEAR)) set(`column ${word}`, true);
  }
  for (const word of wordsBefore(read.folded.slice(0, figure.start))) set(`near ${word}`, true);
  for (const word of wordsIn(read.folded.slice(figure.end), NEAR)) set(`near ${word}`, true);
  for (const word of wordsIn(label?.folded ?? '', NEAR)) set(`near ${word}`, true);
  for (const word of wordsIn(slide.title, OF_TITLE)) set(`title ${word}`, true);
  for (const head of line === undefined ? [] : headsOver(line, pageOf(reading, now)))
    for (const word of wordsIn(head.folded, OF_TITLE)) set(`head ${word}`, true);
  for (const word of toldBy(view)) {
    set(`deck ${word}`, true);
    set(`deck ${word}, of ${kind}`, true);
    set(`deck ${word}, on ${slide.section}`, true);
  }
  return features;
}

/** One or two digits and zeros. */
const isRound = (value: number): boolean => value !== 0 && Number(value.toPrecision(1)) === value;

const WORD = /\p{L}{2,}/gu;
const wordsIn = (text: string, most: number): string[] => (foldForLookup(text).match(WORD) ?? []).slice(0, most);
const wordsBefore = (folded: string): string[] => (folded.match(WORD) ?? []).slice(-NEAR);

function shareAhead(figures: readonly ReadFigure[], now: number): number {
  const dated = figures.filter(({ date }) => date !== undefined && date.asOf !== '');
  if (dated.length === 0) return 0;
  return dated.filter(({ date }) => Number(date!.asOf.slice(0, 4)) > now).length / dated.length;
}

/** What is asked of a page for every figure on it. */
interface Page {
  lines: readonly ViewLine[];
  places: ReadonlyMap<ViewLine, number>;
  /** Share of its dated figures that are of later years. */
  ahead: number;
}

const pages = new WeakMap<SlideReading, Page>();

function pageOf(reading: SlideReading, now: number): Page {
  const known = pages.get(reading);
  if (known !== undefined) return known;
  const lines = evidenceLines(reading.slide);
  const page = {
    lines,
    places: new Map(lines.map((line, at) => [line, at])),
    ahead: shareAhead(reading.figures, now),
  };
  pages.set(reading, page);
  return page;
}

/** The short lines without figures that stand over a line, in its block or its column, the nearest first. */
function headsOver(line: ViewLine, { lines, places }: Page): ViewLine[] {
  const heads: ViewLine[] = [];
  const from = places.get(line) ?? 0;
  for (let at = from - 1; at >= Math.max(0, from - REACH) && heads.length < HEADS_OVER; at -= 1) {
    const above = lines[at]!;
    if (above.cell !== undefined || above.folded.length > LONGEST_HEAD || /\d/u.test(above.folded)) continue;
    if (above.block === line.block || standsOver(above, line)) heads.push(above);
    if (above.heading) break;
  }
  return heads;
}

const told = new WeakMap<DeckView, readonly string[]>();

/** What a deck tells of itself elsewhere: a page of traction, and there people, money and dates that are of today. */
function toldBy(view: DeckView): readonly string[] {
  const known = told.get(view);
  if (known !== undefined) return known;
  const pages = readFigures(view).filter(
    ({ slide: { section, alsoSections } }) => section === 'traction' || alsoSections.includes('traction'),
  );
  const figures = pages.flatMap(({ frame, figures }) => (frame.basis === undefined ? figures : []));
  const now = Number(view.readingDate?.slice(0, 4) ?? 0);
  const isOf = (kinds: ReadonlySet<FactKind>, { metric, basis, figure, date }: ReadFigure): boolean =>
    metric !== undefined &&
    kinds.has(metric.kind) &&
    metric.weak !== true &&
    figure.value > 0 &&
    (basis ?? 'actual') === 'actual' &&
    (date === undefined || (date.mark !== 'forecast' && Number(date.asOf.slice(0, 4)) <= now));
  const use = figures.filter((item) => isOf(SALES_AND_USERS, item));
  const words = [
    pages.length > 0 ? 'with traction' : 'without traction',
    use.length > 0 ? IN_USE : 'in no use',
    figures.some((item) => isOf(SALES, item)) ? 'with sales' : 'without sales',
    ...(new Set(use.map(({ metric }) => metric!.kind)).size > 2 ? ['in much use'] : []),
    ...(use.some(({ date }) => date !== undefined && date.asOf !== '') ? ['in use on a day'] : []),
    ...(use.some((item) => item.told === true) ? ['told in use'] : []),
  ];
  told.set(view, words);
  return words;
}
