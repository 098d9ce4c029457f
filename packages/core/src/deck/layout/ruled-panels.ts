/** Where the level borders of a table lie: from how far left to how far right its rows reach, and from where to where down. */
import { height, overlapX, overlapY, type Rect } from './rect.js';

/** Borders of cells that end so near to one another (slide units) are one line. */
const TOUCH = 3;
/** So many lines of one width, one under another, are those of a table. */
const FEWEST = 3;
/** Farther apart than this (slide units) they part sections of the slide. */
const MOST_PITCH = 110;

/** A border goes on with one of the last that were seen on its height, however many lines a page has. */
const LOOK_BACK = 8;

/** Level borders with those of neighbouring cells joined to one. Linear but for sorting. */
export function joinRules(rules: readonly Rect[]): Rect[] {
  const joined: Rect[] = [];
  for (const rule of [...rules].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const beside = joined
      .slice(-LOOK_BACK)
      .findLast(
        (other) => Math.abs(other.y0 - rule.y0) < TOUCH / 2 && rule.x0 - other.x1 < TOUCH && rule.x0 > other.x0,
      );
    if (beside === undefined) joined.push({ ...rule });
    else beside.x1 = Math.max(beside.x1, rule.x1);
  }
  return joined;
}

/**
 * Upright borders that nobody drew: where the borders under the cells of a table meet, row after row, its columns do. Each
 * reaches a row over the first of them.
 */
export function columnBorders(rules: readonly Rect[]): Rect[] {
  const sorted = [...rules].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const joints = sorted.flatMap((rule, at) => {
    const beside = sorted[at + 1];
    const meets = beside !== undefined && beside.y0 - rule.y0 < TOUCH / 2 && Math.abs(beside.x0 - rule.x1) < TOUCH;
    return meets ? [{ x: beside.x0, y: rule.y0 }] : [];
  });
  const places = new Map<number, number[]>();
  for (const { x, y } of joints) {
    const place = Math.round(x / TOUCH);
    places.set(place, [...(places.get(place) ?? []), y]);
  }
  return [...places].slice(0, MOST_PANELS).flatMap(([place, heights]) =>
    runsOf(heights, (y) => y).map((run) => {
      const [first, last] = [run[0]!, run.at(-1)!];
      const x = place * TOUCH;
      return { x0: x - 1, x1: x + 1, y0: first - (last - first) / (run.length - 1), y1: last };
    }),
  );
}

/** What follows one another down the slide as the rows of a table do, `FEWEST` and more of it. */
function runsOf<T>(marks: readonly T[], heightOf: (mark: T) => number): T[][] {
  const runs: T[][] = [];
  for (const mark of marks) {
    const run = runs.at(-1);
    if (run !== undefined && heightOf(mark) - heightOf(run.at(-1)!) <= MOST_PITCH) run.push(mark);
    else runs.push([mark]);
  }
  return runs.filter((run) => run.length >= FEWEST);
}

/** More tables than any slide has. */
const MOST_PANELS = 40;

/** Borders of one width that follow one another down the slide, as those of a table do. */
export function ruledRuns(borders: readonly Rect[]): Rect[][] {
  const widths = new Map<string, Rect[]>();
  for (const border of borders) {
    const width = `${Math.round(border.x0 / TOUCH)} ${Math.round(border.x1 / TOUCH)}`;
    widths.set(width, [...(widths.get(width) ?? []), border]);
  }
  const alike = [...widths.values()].map((some) => some.sort((a, b) => a.y0 - b.y0));
  return alike.flatMap((some) => runsOf(some, ({ y0 }) => y0)).slice(0, MOST_PANELS);
}

/** The tables that borders of one width draw, each with a row above its first border and one below its last. */
export function ruledPanels(borders: readonly Rect[]): Rect[] {
  return ruledRuns(borders).map((run) => {
    const [first, last] = [run[0]!, run.at(-1)!];
    const row = (last.y0 - first.y0) / (run.length - 1);
    return { x0: first.x0, x1: first.x1, y0: first.y0 - row, y1: last.y1 + row };
  });
}

/** Whether other text stands on the height of `panel`, left or right of it. */
export function hasTextBeside(panel: Rect, lines: readonly Rect[]): boolean {
  return lines.some((line) => overlapX(panel, line) <= 0 && overlapY(panel, line) > 0.5 * height(line));
}
