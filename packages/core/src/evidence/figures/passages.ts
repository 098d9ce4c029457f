/** Passages: the lines of a block that read on as one sentence, joined, with the way back to the lines. */
import { evidenceLines, quoteAround, QUOTE_LENGTH } from '../view/deck-view.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { isOrdinary } from '../learned/ordinary-words.js';
import { BROKEN_AMOUNT, OPEN_END, SCALE_START } from '../words/figures/passages.js';

export interface Passage {
  lines: ViewLine[];
  /** The lines' folded texts joined by a space. */
  text: string;
  folded: string;
  /** Where in `text` each line begins. */
  starts: number[];
}

/** All passages of the lines of `slide` that count, in reading order. A cell is a passage. */
export function passagesOf(slide: ViewSlide): Passage[] {
  const groups: ViewLine[][] = [];
  for (const line of evidenceLines(slide)) {
    const group = groups[groups.length - 1];
    const last = group?.[group.length - 1];
    const first = group?.[0];
    if (
      group !== undefined &&
      first !== undefined &&
      last !== undefined &&
      group.length < MAX_LINES &&
      (readsOn(last, line) || hangsUnder(first, last, line))
    )
      group.push(line);
    else groups.push([line]);
  }
  return groups.map(toPassage);
}

const MAX_LINES = 12;

function toPassage(lines: ViewLine[]): Passage {
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.text.length + 1;
  }
  return {
    lines,
    starts,
    text: lines.map((line) => line.text).join(' '),
    folded: lines.map((line) => line.folded).join(' '),
  };
}

/** True when `next` continues the sentence of `line`. */
export function readsOn(line: ViewLine, next: ViewLine): boolean {
  if (line.block !== next.block || line.cell !== undefined || next.cell !== undefined) return false;
  if (line.block.title === true && line.block.lines.length <= 5) return true;
  if (line.size > 0 && next.size > 0 && Math.abs(line.size - next.size) > Math.max(line.size, next.size) * 0.15)
    return false;
  if (line.text.length + next.text.length > 2000) return false;
  // What a calculation comes to stands under it.
  if (/^[=≈] ?\P{L}{0,4}\d/u.test(next.text)) return true;
  const end = line.folded.trimEnd();
  if (end.endsWith('=') && /^\P{L}{0,4}\d/u.test(next.text)) return true;
  // An amount that was broken off before its scale or currency, and a label before its amount.
  if (BROKEN_AMOUNT.test(end) && SCALE_START.test(next.folded)) return true;
  if (/\p{Sc}$/u.test(end) && /^\d/u.test(next.text)) return true;
  if (end.endsWith(':') && /^[~≈<>±]? ?(?:\p{Sc}|\p{Lu}{1,2}\$)? ?\d/u.test(next.text)) return true;
  if (/[.!?;:•|]$/u.test(end)) return false;
  if (BULLET.test(next.text)) return false;
  if (opensParenthesis(end) || OPEN_END.test(end)) return true;
  const words = line.text.split(' ').length;
  // Prose wraps: a long line, then one that begins in lower case; or both lines are full.
  if (/^\p{Ll}/u.test(next.text) && words >= 3) return true;
  return (
    !opensAnew(next) &&
    words >= 5 &&
    next.text.split(' ').length >= 2 &&
    line.box.w >= line.block.box.w * 0.85 &&
    !/^[^:]{2,30}:/u.test(next.text)
  );
}

/** Whether a line begins with a word that only the beginning of a statement writes with a capital: "Next steps", "Q2 2026". */
function opensAnew({ text }: ViewLine): boolean {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?![\p{L}\p{N}.&'’-])/u.exec(text) ?? [];
  return isOrdinary(first) || PERIOD.test(text);
}

const PERIOD = /^(?:[QTS][1-4]|[1-4]T) ?[’'-]?(?:20)?\d\d\b/u;

/** True when the line break at `at` of a passage may end a statement: the next line does not begin in lower case. */
export function isOpenBreak(passage: Passage, from: number, to: number): boolean {
  return passage.starts.some(
    (start) => start > from && start <= to && !/^[\p{Ll}\d$€£(]/u.test(passage.text.slice(start, start + 1)),
  );
}
const BULLET = /^(?:[•▪●◦‣○■*\u2192\u27a2\u2713\u2714-]|\d{1,2}[.)] )/u;

/** Lines set in under a bullet belong to it. */
function hangsUnder(first: ViewLine, last: ViewLine, next: ViewLine): boolean {
  if (!BULLET.test(first.text) || BULLET.test(next.text) || last.block !== next.block || next.cell !== undefined)
    return false;
  return (
    next.box.x > first.box.x + 0.005 && next.box.y > first.box.y && Math.abs(last.size - next.size) <= last.size * 0.15
  );
}

function opensParenthesis(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** The line that holds place `at` of the passage. */
export function lineAt(passage: Passage, at: number): { line: ViewLine; start: number } {
  let i = passage.starts.length - 1;
  while (i > 0 && (passage.starts[i] ?? 0) > at) i--;
  const line = passage.lines[i] ?? passage.lines[0];
  if (line === undefined) throw new RangeError('a passage has lines');
  return { line, start: passage.starts[i] ?? 0 };
}

const joinedLines = (lines: readonly ViewLine[], from: number, to: number): string =>
  lines
    .slice(from, to + 1)
    .map((line) => line.raw)
    .join(' ');

/** A quotation is no longer made whole than that. */
const LONGEST_WHOLE = 160;

/** The line at which the sentence of the line `at` begins: those above, as long as the next goes on in small letters. */
function openingOf(lines: readonly ViewLine[], at: number): number {
  let from = at;
  while (from > 0 && goesOn(lines[from]!) && joinedLines(lines, from - 1, at).length <= LONGEST_WHOLE) from -= 1;
  return goesOn(lines[from]!) ? at : from;
}

/** The line at which it ends. */
function endOf(lines: readonly ViewLine[], at: number): number {
  let to = at;
  while (to + 1 < lines.length && goesOn(lines[to + 1]!) && joinedLines(lines, at, to + 1).length <= LONGEST_WHOLE)
    to += 1;
  return to;
}

/** Whether a line of `passage` that begins at `start` is the head of what follows: "SOM (obtainable):". */
export const opensHead = ({ lines, starts }: Passage, start: number): boolean =>
  /:\s*$/u.test(lines[starts.indexOf(start)]?.text ?? '');

const goesOn = ({ raw, cell }: ViewLine): boolean => cell === undefined && /^\s*\p{Ll}{2}/u.test(raw);

/**
 * The verbatim quote for `start`..`end` of a passage: the lines that hold it, whole while they fit, else the
 * surroundings in the line of `start`.
 */
export function quotePassage(passage: Passage, start: number, end: number): string {
  const first = lineAt(passage, start);
  const last = lineAt(passage, Math.max(start, end - 1));
  const from = openingOf(passage.lines, passage.lines.indexOf(first.line));
  const to = endOf(passage.lines, passage.lines.indexOf(last.line));
  if (to > from) {
    const joined = joinedLines(passage.lines, from, to);
    if (joined.length <= QUOTE_LENGTH) return joined;
  }
  return quoteAround(first.line, start - first.start, Math.min(end - first.start, first.line.text.length));
}
