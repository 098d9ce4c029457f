/** Comparison tables: which side names the companies, whether we lose anywhere, whether all ticks are ours. */
import type { DeckView, ViewLine, ViewSlide, ViewTable } from '../view/view-types.js';
import { quoteLine } from '../view/deck-view.js';
import { markOf, markOpening } from '../words/marks.js';
import { fold } from '../../text/words.js';
import { isProgressTable } from '../outline/progress-tables.js';
import { rivalName } from './rival-names.js';
import { OURS } from '../words/competitors/comparison-tables.js';

export interface FoundMatrix {
  slide: number;
  line: ViewLine;
  quote: string;
  /** Names in its heads besides our own. */
  names: string[];
  /** We stand among them. */
  oursBeside: boolean;
  losing: boolean;
  allOurs: boolean;
}

/** Comparison tables: two or more heads and cells that mark yes and no. */
export function matricesOf(slide: ViewSlide, view: DeckView): FoundMatrix[] {
  return slide.tables.flatMap((table) => matrixOf(table, slide, view) ?? []);
}

function matrixOf(table: ViewTable, slide: ViewSlide, view: DeckView): FoundMatrix | undefined {
  const line = slide.lines.find((each) => each.cell?.table === table);
  // "Competitor | Status" tells how far they are.
  if (isProgressTable(table) && slide.section !== 'competition') return undefined;
  const weighed = weighTable(table.rows, slide, view);
  if (line === undefined || weighed === undefined) return undefined;
  return { slide: slide.number, line, quote: quoteLine(line), ...weighed };
}

/** What `given`, a row of heads and then the others with their heads before them, says; undefined where it compares no companies. */
export function weighTable(
  given: readonly string[][],
  slide: ViewSlide,
  view: DeckView,
): Omit<FoundMatrix, 'slide' | 'line' | 'quote'> | undefined {
  const rows = withoutMarksInHeads(withoutTitle(given));
  if (rows.length < 2 || (rows[0]?.length ?? 0) < 2) return undefined;
  const inner = rows.slice(1).flatMap((row) => row.slice(1));
  const marks = inner.filter((cell) => markOf(cell) !== undefined).length;
  const competition = slide.section === 'competition' || slide.alsoSections.includes('competition');
  if (marks < 2 || marks < 0.4 * inner.length) {
    if (!competition || inner.filter((cell) => cell.trim() !== '').length < 4) return undefined;
  }
  const heads = (rows[0] ?? []).slice(1);
  const sides = rows.slice(1).map((row) => row[0] ?? '');
  const ourColumn = heads.findIndex((head) => isOurs(head, view));
  const ourRow = sides.findIndex((side) => isOurs(side, view));
  // Elsewhere a table of ticks compares plans, laws or phases.
  if (!competition && ourColumn < 0 && ourRow < 0) return undefined;
  // The side on which we stand is the side of the companies; else the one with more names.
  const namesOf = (side: readonly string[]) => {
    const areClasses = side.some((head) => inBrackets(head, view.companyName ?? '').length >= 2);
    return side.flatMap((head) => namesIn(head, view.companyName ?? '', areClasses));
  };
  const [headNames, sideNames] = [namesOf(heads), namesOf(sides)];
  const byColumn = ourColumn >= 0 ? true : ourRow >= 0 ? false : headNames.length >= sideNames.length;
  const names = byColumn ? headNames : sideNames;
  // "Advantage | Detail": one head compares nothing.
  if (byColumn && heads.length === 1 && marks < 2 && ourColumn < 0) return undefined;
  const cells = rows.slice(1).map((row) => row.slice(1));
  const ours = byColumn
    ? ourColumn < 0
      ? []
      : cells.map((row) => row[ourColumn] ?? '')
    : ourRow < 0
      ? []
      : (cells[ourRow] ?? []);
  const others = byColumn
    ? cells.map((row) => row.filter((_, column) => column !== ourColumn))
    : transpose(cells.filter((_, row) => row !== ourRow));
  const loses = ours.map((cell, index) => {
    const mark = markOpening(cell);
    return (mark === 'no' || mark === 'partly') && (others[index] ?? []).some((other) => markOpening(other) === 'yes');
  });
  return {
    names,
    oursBeside: ourColumn >= 0 || ourRow >= 0,
    losing: loses.some(Boolean),
    allOurs:
      ours.length >= 3 &&
      ours.every((cell) => markOpening(cell) === 'yes') &&
      others.every((row) => row.some((cell) => markOpening(cell) === 'no')),
  };
}

/** A sentence over the heads, which the table took in as a row of fewer cells. */
function withoutTitle(rows: readonly string[][]): readonly string[][] {
  const filled = rows.map((row) => row.filter((cell) => cell.trim() !== '').length);
  const [first = 0, second = 0] = filled;
  return rows.length > 2 &&
    second >= FEWEST_HEADS &&
    first < second &&
    first * 2 <= second + 1 &&
    /[.!?]$/u.test(rows[0]!.join(' ').trim())
    ? rows.slice(1)
    : rows;
}
/** Of a table whose head another row stands over. */
const FEWEST_HEADS = 3;

/** The name that a head is, those of "Acme / Globex / Initech", or of "Legacy systems (Acme, Globex)" where heads are classes. */
function namesIn(head: string, company: string, areClasses: boolean): string[] {
  const inside = areClasses ? inBrackets(head, company) : [];
  if (inside.length > 0) return inside;
  const parts = head.replace(/\s*\([^()]*\)\s*$/u, '').split(/ \/ |, /u);
  const names = parts.flatMap((part) => rivalName(part, company) ?? []);
  return names.length === parts.length ? names : [];
}

const IN_BRACKETS = /^[^()]+\(([^()]+)\)\s*$/u;

const inBrackets = (head: string, company: string): string[] =>
  (IN_BRACKETS.exec(head)?.[1] ?? '').split(/,\s*/u).flatMap((part) => rivalName(part, company) ?? []);

/** Where the first row of marks was read into the heads ("Acme yes", "Globex no"), the heads are freed of it. */
function withoutMarksInHeads(rows: readonly string[][]): readonly string[][] {
  const [heads = []] = rows;
  const freed = heads.map((head, at) => {
    const words = head.trim().split(/\s+/u);
    return at > 0 && words.length > 1 && markOf(words.at(-1) ?? '') !== undefined ? words.slice(0, -1).join(' ') : head;
  });
  return freed.filter((head, at) => head !== heads[at]).length >= 2 ? [freed, ...rows.slice(1)] : rows;
}

const transpose = (rows: readonly (readonly string[])[]): string[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

function isOurs(head: string, view: DeckView): boolean {
  const text = fold(head).trim();
  const own = fold(view.companyName ?? '');
  if (OURS.test(text)) return true;
  return (
    own.length >= 3 && text.replace(/[^\p{L}\p{N}]/gu, '').includes(own.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 14))
  );
}
