/**
 * The lines by which a slide is told: of what stands on it that in which the statement model sees most of what an
 * investor looks for, each label once, as summaries are chosen by what they cover (Lin and Bilmes 2011). They claim
 * nothing: every line is the deck's own, whether or not anything was read from it.
 */
import { SAYS_NOTHING, type Telling } from '../../model/slide-summary.js';
import { isContact } from '../../text/is-contact.js';
import { plainLine } from '../../text/plain-line.js';
import { TORN_END } from '../../text/readable-text.js';
import { readFigures } from '../figures/read-figures.js';
import { QUOTE_LENGTH } from '../view/deck-view.js';
import { findQuote, quotesOf } from '../view/quote.js';
import { quoteOf, type Statement } from '../view/statements.js';
import type { DeckView, ViewLine } from '../view/view-types.js';
import { statementModel } from './adapt/adapt-model.js';
import { learnedStatements, type StatementReading } from './read-learned.js';

/**
 * What each line of a slide adds, in labels: of lines that add less than 0.4 half say nothing of what an investor looks
 * for, and a third is for pages that are full of it.
 */
const LEAST_GAINS = [0.4, 0.4, 0.7];
/** What can be quoted: a row, a bullet or a paragraph, or one sentence of a long one. */
interface Option {
  line: Telling;
  odds: Float64Array;
}

/**
 * By slide, at most three lines in its order, each quoted as it stands there: a label with the number beside it, a short
 * line with the heading over it. None is the title of the slide or stands on a slide before.
 */
export function tellingLines(view: DeckView): Map<number, Telling[]> {
  const bySlide = new Map<number, StatementReading[]>();
  for (const reading of learnedStatements(view)) {
    const { number } = reading.statement.slide;
    bySlide.set(number, [...(bySlide.get(number) ?? []), reading]);
  }
  const { labels } = statementModel(view).head;
  const counted = labels.flatMap((label, at) => (SAYS_NOTHING.has(label) ? [] : [at]));
  const numbers = numbersBeside(view);
  const told = new Set<string>();
  const telling = new Map<number, Telling[]>();
  for (const [slide, readings] of bySlide) {
    const options = optionsOf(readings, numbers).filter(({ line }) => !told.has(line.quote));
    const lines = chosenOf(options, counted);
    for (const { quote } of lines) told.add(quote);
    telling.set(slide, lines);
  }
  return telling;
}

/** The number that stands beside the line that says of what it is. */
function numbersBeside(view: DeckView): Map<ViewLine, string> {
  const numbers = new Map<ViewLine, string>();
  for (const { figures } of readFigures(view))
    for (const { read, label } of figures) {
      const line = label?.passage.lines[0];
      if (line && !line.cell)
        numbers.set(line, numbers.get(line) ?? read.passage.lines.map(({ raw }) => raw.trim()).join(' '));
    }
  return numbers;
}

/** Greedy: the line that adds most, then the one that adds most to it, and so on. */
function chosenOf(options: readonly Option[], labels: readonly number[]): Telling[] {
  const left = new Map(labels.map((label) => [label, 1]));
  const chosen = new Set<Option>();
  for (const leastGain of LEAST_GAINS) {
    const gains = options
      .filter((option) => !chosen.has(option))
      .map((option) => ({
        option,
        gain: labels.reduce((sum, label) => sum + left.get(label)! * option.odds[label]!, 0),
      }));
    const [best] = gains.sort((a, b) => b.gain - a.gain);
    if (best === undefined || best.gain < leastGain) break;
    chosen.add(best.option);
    for (const label of labels) left.set(label, left.get(label)! * (1 - best.option.odds[label]!));
  }
  return options.filter((option) => chosen.has(option)).map(({ line }) => line);
}

/** What stands on a slide, sentences of one paragraph and cells of one row together, in its order. */
function optionsOf(readings: readonly StatementReading[], numbers: ReadonlyMap<ViewLine, string>): Option[] {
  const statements = readings.map(({ statement }) => statement);
  const heads = new Map(statements.flatMap((one) => [[one, headOf(one, statements)] as const]));
  const heading = new Set(heads.values());
  return paragraphsOf(readings).flatMap((parts) => {
    const [{ statement }] = parts;
    if (parts.length === 1 && heading.has(statement)) return [];
    const line = (some: Parts) => lineOf(some, numbers, heads.get(some[0].statement)?.raw);
    // Sentences between which something else stands are quoted one by one.
    const pieces: Parts[] = line(parts) ? [parts] : parts.map((part) => [part]);
    return pieces.flatMap((some) => {
      const told = line(some);
      return told && readsAlone(some[0].statement, told) ? [{ line: told, odds: together(some) }] : [];
    });
  });
}

/** Letters of a heading are so much larger than those under it, unless it heads more than one line. */
const LARGER = 1.05;

/** The heading right over a statement in its block: no item of the list that the statement stands in. */
function headOf({ under, line, slide }: Statement, statements: readonly Statement[]): Statement | undefined {
  if (under === slide.title || line.cell) return undefined;
  const head = statements.find(({ text }) => text === under);
  if (head === undefined || head.line === line) return undefined;
  const isSetOff = head.line.size > LARGER * line.size || (head.line.bold && !line.bold) || /:\s*$/u.test(head.raw);
  return isSetOff || statements.filter((one) => one.under === under).length > 1 ? head : undefined;
}

type Parts = [StatementReading, ...StatementReading[]];

function paragraphsOf(readings: readonly StatementReading[]): Parts[] {
  const paragraphs: Parts[] = [];
  for (const reading of readings) {
    const last = paragraphs.at(-1);
    const goesOn = last !== undefined && isOnePiece(last[0].statement, reading.statement);
    if (goesOn && (reading.statement.line.cell || lengthOf(last) + reading.statement.raw.length < QUOTE_LENGTH))
      last.push(reading);
    else paragraphs.push([reading]);
  }
  return paragraphs;
}

const lengthOf = (parts: Parts): number => parts.reduce((sum, { statement }) => sum + statement.raw.length + 1, 0);

/** Cells of one row, or sentences of one paragraph. */
function isOnePiece(one: Statement, other: Statement): boolean {
  const [a, b] = [one.line.cell, other.line.cell];
  if (a || b) return a?.table === b?.table && a?.rowIndex === b?.rowIndex;
  return one.line.block.id === other.line.block.id && one.box.x === other.box.x && one.box.y === other.box.y;
}

/** That at least one of the sentences says it; the cells of a row say one thing together. */
function together(parts: Parts): Float64Array {
  const isRow = parts[0].statement.line.cell !== undefined;
  return parts[0].odds.map((_, label) => {
    const odds = parts.map((part) => part.odds[label]!);
    return isRow ? Math.max(...odds) : 1 - odds.reduce((none, one) => none * (1 - one), 1);
  });
}

/** Fewer words say little without the heading over them. */
const CAPTION = 10;

/** The words as they stand on the slide, the number beside them with them where it stands right before or behind; undefined where they do not stand there in one piece. */
function lineOf(parts: Parts, numbers: ReadonlyMap<ViewLine, string>, head = ''): Telling | undefined {
  const [{ statement }] = parts;
  const stands = (words: string) => findQuote(words, quotesOf(statement.slide.slide)) !== undefined;
  const words =
    parts.length === 1 || statement.line.cell ? quoteOf(statement) : parts.map((part) => part.statement.raw).join(' ');
  const number = numbers.get(statement.line);
  const withNumber = number === undefined || words.includes(number) ? [] : [`${number} ${words}`, `${words} ${number}`];
  const quote = [...withNumber, words].find(stands);
  if (quote === undefined) return undefined;
  // "02" over a card heads nothing.
  const isHeaded = quote === words && /\p{L}{2}/u.test(head) && wordsIn(words) < CAPTION && stands(head);
  return isHeaded ? { quote, under: head } : { quote };
}

const wordsIn = (quote: string): number => quote.split(/\s+/u).filter((word) => /\p{L}{2}|\d/u.test(word)).length;

/** Words with letters; with a figure a line says something in fewer. */
const LEAST_WORDS = { plain: 4, figure: 2 };
/** Numbers and words that a figure stands among. */
const LEAST_PARTS = 3;
/** A piece of a sentence, of a table's head or of a drawing, and a note at the foot. */
const PIECE = /(?:^[\p{Ll}\u00b9\u00b2\u00b3\u2070-\u2079*†])|(?:[,;&+→\p{Pd}\u007c\u0028]\s*$)|[\u2500-\u257f]/u;
/** A blank to be filled in, and what somebody says to himself. */
const BLANK = /(?:\[[^\]]*\])|(?:^\(.*\)$)/u;
/** Letters that run from right to left: within lines of another language they often stand in the wrong order. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
/** Signs of a cell that ticks or says yes and no. */
const TICK = 3;

/** "Carrier | ✓ | ✗ | No": ticks say nothing without the heads over them. */
function isTicked(quote: string): boolean {
  const cells = quote.split(' | ');
  const ticks = cells.filter((cell) => cell.trim().length <= TICK && !/\d/u.test(cell));
  return cells.length > 2 && ticks.length * 2 >= cells.length;
}

/** Whether a reader makes something of the line without what stands around it, and more than of the title. */
function readsAlone({ slide }: Statement, { quote, under = '' }: Telling): boolean {
  const plain = (text: string) => plainLine(text).toLowerCase();
  const all = `${under} ${quote}`;
  const letters = all.match(/\p{L}{2,}/gu)?.length ?? 0;
  const isEnough = /\d/u.test(all)
    ? letters >= LEAST_WORDS.figure && wordsIn(all) >= LEAST_PARTS
    : letters >= LEAST_WORDS.plain;
  return (
    isEnough &&
    !PIECE.test(plainLine(quote)) &&
    !BLANK.test(quote) &&
    !RIGHT_TO_LEFT.test(all) &&
    !isTicked(quote) &&
    !TORN_END.test(quote) &&
    !isContact(quote) &&
    !plain(slide.title).includes(plain(quote))
  );
}
