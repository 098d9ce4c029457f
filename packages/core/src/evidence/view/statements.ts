/** Sentences, bullets and labels of a slide: lines of one block joined where the text runs on, split where it stops. */
import type { Box, TextSource } from '../../model/deck.js';
import { orderingLines } from '../../instructions/find-in-lines.js';
import { givesOrder } from '../../instructions/find-instruction.js';
import { QUOTE_LENGTH, evidenceLines, evidenceSlides, quoteLine } from './deck-view.js';
import type { DeckView, ViewLine, ViewSlide } from './view-types.js';
import { READ_LIMIT } from '../../text/bound-slide.js';
import { foldForLookup, foldText } from '../../text/fold-text.js';
import { sentencesOf } from '../../text/sentences.js';
import { wordsOf, type Word } from '../../text/words.js';
import { RUNS_ON } from '../words/view/statements.js';

export interface Statement {
  slide: ViewSlide;
  /** The line it begins on. */
  line: ViewLine;
  /** Verbatim; line breaks are single spaces. */
  raw: string;
  /** Plain dashes, quotes and spaces; case and accents as written. */
  text: string;
  /** `text` in lower case without accents, character for character. */
  folded: string;
  words: readonly Word[];
  /** In the title or a heading block. */
  heading: boolean;
  /** The heading above it in its block, or the slide's title: what a bullet or a short label speaks of. */
  under: string;
  box: Box;
  source: TextSource;
}

/** No sentence of a slide is longer; hostile lines are cut here, so that every pattern sees bounded text. */
const LONGEST = 600;
const BULLET =
  /^\s*(?:[•●○▪▫■□◦‣⁃➢➤►▶✓✔✅★☆→⇒Ø·*]|[-–—](?=\s)|\(?\d{1,2}[.)](?=\s)|[a-h][.)](?=\s)|[\uE000-\uF8FF])\s*/u;
const STOPS = /[.!?…:;]["')\]»”’]?$/u;

const CACHE = new WeakMap<DeckView['slides'], Statement[]>();
const SLIDES = new WeakMap<ViewSlide, Statement[]>();

/** Statements of the slides that count, in order; text that gives orders to a reader is left out. Linear. */
export function statementsOf(view: DeckView): Statement[] {
  const known = CACHE.get(view.slides);
  if (known) return known;
  const statements = evidenceSlides(view).flatMap(statementsOfSlide);
  CACHE.set(view.slides, statements);
  return statements;
}

/** The statements of one slide. */
export function statementsOfSlide(slide: ViewSlide): Statement[] {
  const known = SLIDES.get(slide);
  if (known) return known;
  const statements: Statement[] = [];
  SLIDES.set(slide, statements);
  for (const lines of blocksOf(slide)) {
    const paragraphs = lines[0]?.cell ? lines.map((line) => [line]) : paragraphsOf(lines);
    if (givesOrders(lines, paragraphs)) continue;
    let label = '';
    for (const paragraph of paragraphs) {
      const first = paragraph[0];
      if (first === undefined) continue;
      const raw = paragraph.map((line) => line.raw.trim()).join(' ');
      const heads =
        paragraphs.length > 1 &&
        paragraph.length === 1 &&
        raw.length <= 60 &&
        !BULLET.test(raw) &&
        !/[.!?]$/u.test(raw);
      for (const sentence of pieces(raw.slice(0, READ_LIMIT)))
        statements.push(statementOf(slide, first, paragraph, sentence, label));
      if (heads) label = foldText(raw).text;
    }
  }
  return statements;
}

function givesOrders(lines: readonly ViewLine[], paragraphs: readonly (readonly ViewLine[])[]): boolean {
  const wording = (some: readonly ViewLine[]) => some.map(({ raw }) => raw);
  return (
    orderingLines(wording(lines)).length > 0 ||
    paragraphs.some((paragraph) => givesOrder(wording(paragraph).join(' ').slice(0, READ_LIMIT)))
  );
}

/** A quote of at most 240 characters around `text.slice(start, end)` of the statement; the whole when it fits. */
export function quoteOf(statement: Statement, start = 0, end = start): string {
  const { raw, line } = statement;
  if (line.cell) return quoteLine(line);
  if (raw.length <= QUOTE_LENGTH) return raw;
  const middle = Math.floor((Math.min(start, raw.length) + Math.min(end, raw.length)) / 2);
  let from = Math.max(0, Math.min(middle - QUOTE_LENGTH / 2, raw.length - QUOTE_LENGTH));
  let to = Math.min(raw.length, from + QUOTE_LENGTH);
  if (from > 0) from = Math.min(nextSpace(raw, from) + 1, Math.max(from, start));
  if (to < raw.length) to = Math.max(raw.lastIndexOf(' ', to), Math.min(to, end));
  return raw.slice(from, to).trim();
}

function nextSpace(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 ? at - 1 : space;
}

function statementOf(slide: ViewSlide, first: ViewLine, paragraph: ViewLine[], raw: string, label: string): Statement {
  const { text } = foldText(raw);
  const line = paragraph.find((each) => each.raw.includes(raw.slice(0, 12))) ?? first;
  return {
    slide,
    line,
    raw,
    text,
    folded: foldForLookup(text),
    words: wordsOf(text),
    heading: first.heading,
    under: first.row ?? (label === '' ? slide.title : label),
    box: boundsOf(paragraph),
    source: first.source,
  };
}

function blocksOf(slide: ViewSlide): ViewLine[][] {
  const blocks = new Map<string, ViewLine[]>();
  let length = 0;
  for (const line of evidenceLines(slide)) {
    if (length > READ_LIMIT) break;
    length += line.raw.length;
    const known = blocks.get(line.block.id);
    if (known) known.push(line);
    else blocks.set(line.block.id, [line]);
  }
  // Paragraphs with wide leading come as one block a line.
  const merged: ViewLine[][] = [];
  for (const lines of blocks.values()) {
    const before = merged.at(-1);
    if (before !== undefined && followsOn(before, lines)) before.push(...lines);
    else merged.push([...lines]);
  }
  return merged;
}

function followsOn(before: readonly ViewLine[], lines: readonly ViewLine[]): boolean {
  const last = before.at(-1);
  const first = lines[0];
  if (last === undefined || first === undefined || last.cell || first.cell || last.heading || first.heading)
    return false;
  if (first.index !== last.index + 1 || (lines.length > 1 && before.length > 1)) return false;
  if (last.size <= 0 || Math.abs(last.size - first.size) > 0.08 * last.size || last.bold !== first.bold) return false;
  const leading = first.box.y - last.box.y;
  return (
    Math.abs(first.box.x - last.box.x) < 0.015 &&
    leading > 0 &&
    leading < 2.4 * Math.max(last.box.h, 0.01) &&
    wordsOf(last.text).length >= 4
  );
}

/** Lines that run on, by their wording and by how far they reach. */
function paragraphsOf(lines: ViewLine[]): ViewLine[][] {
  const paragraphs: ViewLine[][] = [];
  const right = Math.max(...lines.map((line) => line.box.x + line.box.w));
  const left = Math.min(...lines.map((line) => line.box.x));
  // In capitals throughout, no line shows by its first letter whether it goes on.
  const shouted = !lines.some(({ raw }) => /\p{Ll}/u.test(raw));
  const shape = {
    left,
    right,
    // Of a wrapped text some line begins in the middle of a sentence; under bullets, lines without one run on.
    listed: lines.length > 2 && !shouted && !lines.some(({ raw }) => BULLET.test(raw) || /^\s*\p{Ll}/u.test(raw)),
    prose: shouted || /[.!?]$/u.test(lines.at(-1)?.raw.trim() ?? ''),
  };
  let length = 0;
  for (const line of lines) {
    const current = paragraphs.at(-1);
    const last = current?.at(-1);
    if (current && last && length < LONGEST && runsOn(last, line, shape)) {
      current.push(line);
      length += line.raw.length;
    } else {
      paragraphs.push([line]);
      length = line.raw.length;
    }
  }
  return paragraphs;
}

function runsOn(
  last: ViewLine,
  next: ViewLine,
  { left, right, listed, prose }: { left: number; right: number; listed: boolean; prose: boolean },
): boolean {
  if (BULLET.test(next.raw) || last.heading !== next.heading) return false;
  const text = last.raw.trim();
  if (/[.!?…:]["')\]»”’]?$/u.test(text)) return false;
  const sizes = Math.min(last.size, next.size);
  if (sizes > 0 && Math.max(last.size, next.size) / sizes > 1.15) return false;
  if (/\p{Sc}$/u.test(text) && /^\d/u.test(next.raw.trim())) return true;
  if (RUNS_ON.test(text) || /\([^)]*$/u.test(text) || /^[\p{Ll}(]/u.test(next.raw.trim())) return true;
  if (last.bold !== next.bold || STOPS.test(text) || listed) return false;
  if (!prose && (last.block !== next.block || hasRoomFor(next, right - last.box.x - last.box.w))) return false;
  const width = right - left;
  // A line that ends well before the edge ended by itself.
  const words = wordsOf(text).length;
  const slack = words >= 6 ? 0.22 : 0.12;
  return width > 0.12 && last.box.x + last.box.w > right - slack * width && words >= 5;
}

/** The next line's first word would have fitted: the line before it ended on purpose. */
function hasRoomFor({ raw, box }: ViewLine, room: number): boolean {
  const text = raw.trim();
  const word = /^\S+/u.exec(text)?.[0] ?? '';
  return (box.w * (word.length + 1)) / Math.max(text.length, 1) < room;
}

/** Its sentences, the longest cut, without those that have no word. */
const pieces = (raw: string): string[] =>
  sentencesOf(raw)
    .flatMap(cutLong)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

function cutLong(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const pieces: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST) {
    const space = sentence.lastIndexOf(' ', from + LONGEST);
    const end = space > from ? space : from + LONGEST;
    pieces.push(sentence.slice(from, end).trim());
    from = end;
  }
  pieces.push(sentence.slice(from).trim());
  return pieces;
}

function boundsOf(lines: ViewLine[]): Box {
  const x = Math.min(...lines.map((line) => line.box.x));
  const y = Math.min(...lines.map((line) => line.box.y));
  const right = Math.max(...lines.map((line) => line.box.x + line.box.w));
  const bottom = Math.max(...lines.map((line) => line.box.y + line.box.h));
  return { x, y, w: right - x, h: bottom - y };
}
