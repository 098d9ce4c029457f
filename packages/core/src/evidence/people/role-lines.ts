/** Lines that are roles, and which of them stands nearest to a name: below, above or beside it. */
import type { ViewLine } from '../view/view-types.js';
import { wordsOf } from '../../text/words.js';
import type { Candidate } from './name-candidates.js';
import { roleFrom, type Role } from './role-grammar.js';
import { RUNS_ON } from '../words/people/role-lines.js';

/** How far a role may stand from its name, in heights of the slide. */
const NEAR = 0.07;

const FARTHEST = 0.16;

const SAME_COLUMN = 0.09;

const LONGEST_ROLE_LINE = 90;

/** Between a role and what else is told of its person. */
const SEPARATOR = /\s[·|•]\s/u;
const MOST_OF_SEGMENT = 5;

export interface RoleLine {
  line: ViewLine;
  role: Role;
}

export function roleLinesOf(lines: readonly ViewLine[], candidates: readonly Candidate[], company: string): RoleLine[] {
  const named = new Set(candidates.map((candidate) => candidate.line));
  return lines.flatMap((line, index) => {
    if (named.has(line) || line.text.length > LONGEST_ROLE_LINE) return [];
    const next = lines[index + 1];
    const text =
      next !== undefined && next.block === line.block && RUNS_ON.test(line.text) && !named.has(next)
        ? `${line.text} ${next.text}`
        : line.text;
    // "Full-stack engineer · MSc in software architecture": the role, and what else is told.
    const [first = text, ...more] = text.split(SEPARATOR);
    // "Founder 1 · CEO": one role.
    const isWhole = more.length > 0 && [first, ...more].every((part) => roleFrom(part, company) !== undefined);
    const told = more.length === 0 ? undefined : roleFrom(isWhole ? text : first, company);
    if (told !== undefined && wordsOf(first).length <= MOST_OF_SEGMENT) return [{ line, role: told }];
    const role = roleFrom(text, company);
    // A role opens its line; further back it is part of a story.
    if (role === undefined || role.start > 25 || (role.share < 1 && /[.!?]$/u.test(line.text.trim()))) return [];
    const words = wordsOf(text).length;
    return words <= 9 || role.share >= 0.4 ? [{ line, role }] : [];
  });
}

export const middleY = (line: ViewLine): number => line.box.y + line.box.h / 2;

const middleX = (line: ViewLine): number => line.box.x + line.box.w / 2;

export function overlapX(a: ViewLine, b: ViewLine): number {
  return Math.min(a.box.x + a.box.w, b.box.x + b.box.w) - Math.max(a.box.x, b.box.x);
}

const inColumn = (a: ViewLine, b: ViewLine): boolean =>
  a.block === b.block ||
  overlapX(a, b) > 0.5 * Math.min(a.box.w, b.box.w) ||
  Math.abs(a.box.x - b.box.x) < 0.03 ||
  Math.abs(middleX(a) - middleX(b)) < SAME_COLUMN;

/** Whether `line` stands on the card of the name `above`: in its column, and no farther than a role. */
export function isRightBelow(line: ViewLine, above: ViewLine): boolean {
  const distance = gap(above, line);
  return distance > 0 && distance <= FARTHEST && inColumn(line, above);
}

/** Whether `line` stands in the row that the name `first` opens. */
export const isBehindInRow = (line: ViewLine, first: ViewLine): boolean =>
  line.box.x >= first.box.x + first.box.w && isInRow(line, first);

const isInRow = (a: ViewLine, b: ViewLine): boolean =>
  Math.abs(middleY(a) - middleY(b)) < 0.4 * Math.max(a.box.h, b.box.h) && b.box.h > 0;

/** Whether the slide sets roles below (1) or above (-1) the names: where words of both are near, those that say least else. */
export function roleDirection(candidates: readonly Candidate[], roles: readonly RoleLine[]): 1 | -1 {
  let votes = 0;
  for (const { line } of candidates) {
    const column = roles.filter((role) => inColumn(role.line, line));
    const share = (side: 1 | -1): number =>
      Math.max(
        0,
        ...column.flatMap(({ line: at, role }) =>
          side * gap(line, at) > 0 && side * gap(line, at) < NEAR ? [role.share] : [],
        ),
      );
    const [below, above] = [share(1), share(-1)];
    votes += below > 0 && above > 0 ? below - above : Math.sign(below - above);
  }
  return votes < 0 ? -1 : 1;
}

const gap = (from: ViewLine, to: ViewLine): number =>
  from.block === to.block && from.box.h === 0 ? (to.index - from.index) * 0.03 : middleY(to) - middleY(from);

export function nearestRole(
  candidate: Candidate,
  roles: readonly RoleLine[],
  candidates: readonly Candidate[],
  direction: 1 | -1,
  taken: ReadonlySet<ViewLine>,
): RoleLine | undefined {
  const { line } = candidate;
  let best: RoleLine | undefined;
  let bestCost = Infinity;
  for (const role of roles) {
    if (taken.has(role.line) || isOfOtherRow(line, role.line)) continue;
    const beside = costBeside(line, role.line);
    if (beside !== undefined && beside < bestCost) {
      [best, bestCost] = [role, beside];
      continue;
    }
    if (!inColumn(role.line, line)) continue;
    const distance = gap(line, role.line);
    if (Math.abs(distance) > FARTHEST || distance === 0) continue;
    const between = candidates.some(
      ({ line: other }) =>
        other !== line &&
        inColumn(other, role.line) &&
        Math.sign(gap(line, other)) === Math.sign(distance) &&
        Math.abs(gap(line, other)) < Math.abs(distance),
    );
    if (between) continue;
    const cost =
      Math.abs(distance) * (Math.sign(distance) === direction ? 1 : 2.5) +
      0.3 * Math.abs(middleX(role.line) - middleX(line));
    if (cost < bestCost) [best, bestCost] = [role, cost];
  }
  return best;
}

const isOfOtherRow = (name: ViewLine, role: ViewLine): boolean =>
  name.cell !== undefined &&
  name.cell.table === role.cell?.table &&
  isRowOfOne(name) &&
  name.cell.rowIndex !== role.cell.rowIndex;

/** "Name | Role": who is told of in a row, not in a column. */
const isRowOfOne = ({ column, cell }: ViewLine): boolean => cell?.columnIndex === 0 && (column ?? '') !== '';

/** A role beside the name on the same row, right of it or close before it; the cells of one row of a table belong together. */
function costBeside(name: ViewLine, role: ViewLine): number | undefined {
  if (name.cell && role.cell)
    return name.cell.table === role.cell.table && name.cell.rowIndex === role.cell.rowIndex ? 0 : undefined;
  const behind = role.box.x - (name.box.x + name.box.w);
  const before = name.box.x - (role.box.x + role.box.w);
  if (!isInRow(role, name)) return undefined;
  if (behind >= 0 && behind < 0.12) return 0.02 + 0.3 * behind;
  return before >= 0 && before < 0.05 ? 0.02 + 0.3 * before : undefined;
}
