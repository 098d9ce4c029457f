/** Cuts what stands on a slide along its white space: columns kept whole before rows. */
import { bounds, type Rect } from './rect.js';

/** What can be ordered: `look` stands for type size and weight, so that heads and bodies can be told apart. */
export interface Orderable extends Rect {
  look: number;
  /** A figure in large type, which belongs to the words beside it. */
  figure?: boolean;
}

/** An item, or several that are read together. */
export interface Unit<Item extends Orderable> extends Rect {
  item?: Item;
  /** A card and what it holds, or a figure and its words. */
  children?: Unit<Item>[];
  paired?: boolean;
}

/** Overlap (slide units) that still counts as a gap: descenders and loose boxes touch. */
export const TOLERANCE = 3;
/** Narrowest gutter between columns, slide units (about 1 % of the slide's width). */
const GUTTER = 9;
/** Rows this many times farther apart than the columns are read one by one. */
const ROWS_APART = 1.6;
/** Over one column only, the head of a slide is this many times larger than what stands below. */
export const HEAD = 1.15;

/** Recursive cuts along white space (XY-cut, Nagy and Seth 1984), with columns kept whole before rows. */
export function cut<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[] {
  if (units.length < 2) return [...units];
  const columns = splitX(units);
  const strips = splitY(units);
  if (columns.length > 1 && (strips.length === 1 || !rowsFirst(columns, strips))) return columns.flatMap(cut);
  if (columns.length > 1) return strips.flatMap(cut);
  if (strips.length > 1) return runsOfStrips(strips).flatMap(cut);
  return inBands(units);
}

/** Units that no straight cut parts: rows by their middles, left to right in a row. */
function inBands<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[] {
  const middle = (unit: Unit<Item>): number => (unit.y0 + unit.y1) / 2;
  const sorted = [...units].sort((a, b) => middle(a) - middle(b) || a.x0 - b.x0);
  const bands: Unit<Item>[][] = [];
  for (const unit of sorted) {
    const band = bands.at(-1);
    const first = band?.[0];
    if (band !== undefined && first !== undefined && middle(unit) < first.y1 && middle(first) > unit.y0)
      band.push(unit);
    else bands.push([unit]);
  }
  return bands.flatMap((band) => band.sort((a, b) => a.x0 - b.x0 || a.y0 - b.y0));
}

export function splitX<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[][] {
  const sorted = [...units].sort((a, b) => a.x0 - b.x0 || a.y0 - b.y0);
  return widestCuts(
    split(
      sorted,
      (unit) => unit.x0,
      (unit) => unit.x1,
      GUTTER,
    ),
  );
}

/** Cuts only where the gutter is nearly as wide as the widest: a figure and its words part after their columns have. */
function widestCuts<Item extends Orderable>(columns: Unit<Item>[][]): Unit<Item>[][] {
  const boxes = columns.map(bounds);
  const gapBefore = boxes.map((box, index) => box.x0 - (boxes[index - 1]?.x1 ?? box.x0));
  const widest = Math.max(0, ...gapBefore);
  const cuts: Unit<Item>[][] = [];
  columns.forEach((column, index) => {
    const group = cuts.at(-1);
    if (group === undefined || (gapBefore[index] ?? 0) >= 0.5 * widest) cuts.push([...column]);
    else group.push(...column);
  });
  return cuts;
}

export function splitY<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[][] {
  const sorted = [...units].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  return split(
    sorted,
    (unit) => unit.y0,
    (unit) => unit.y1,
    -TOLERANCE,
  );
}

function split<Thing>(
  sorted: readonly Thing[],
  from: (thing: Thing) => number,
  to: (thing: Thing) => number,
  gap: number,
): Thing[][] {
  const groups: Thing[][] = [];
  let end = -Infinity;
  for (const thing of sorted) {
    const group = groups.at(-1);
    if (group === undefined || from(thing) - end >= gap) groups.push([thing]);
    else group.push(thing);
    end = Math.max(end, to(thing));
  }
  return groups;
}

/** With both cuts open: rows when they are farther apart than the columns, or when the units are cards in a grid. */
function rowsFirst<Item extends Orderable>(columns: Unit<Item>[][], strips: Unit<Item>[][]): boolean {
  const units = strips.flat();
  const inCards = units.filter((unit) => unit.children !== undefined).length;
  if (inCards * 2 > units.length) return true;
  // Heads over bodies are read column by column however far apart; rows of one kind are a grid.
  if (!areAlike(strips)) return false;
  return widestGap(strips.map(bounds)) > narrowestGap(columns.map(bounds)) * ROWS_APART;
}

/** Rows with as many units each, and the same largest type: none is the head of another. */
function areAlike<Item extends Orderable>(strips: Unit<Item>[][]): boolean {
  const looks = strips.map((strip) => Math.max(0, ...strip.map(lookOf)));
  const counts = strips.map((strip) => strip.length);
  const few = Math.min(...counts);
  return few * 1.5 >= Math.max(...counts) && Math.min(...looks) * 1.12 >= Math.max(...looks);
}

export function lookOf<Item extends Orderable>(unit: Unit<Item>): number {
  return unit.item?.look ?? Math.max(0, ...(unit.children ?? []).map(lookOf));
}

function widestGap(rects: readonly Rect[]): number {
  return Math.max(0, ...rects.slice(1).map((rect, index) => rect.y0 - (rects[index]?.y1 ?? rect.y0)));
}

function narrowestGap(rects: readonly Rect[]): number {
  return Math.min(Infinity, ...rects.slice(1).map((rect, index) => rect.x0 - (rects[index]?.x1 ?? rect.x0)));
}

/** Strips that share their gutters form one region of columns; a strip without one (a title) stands alone. */
function runsOfStrips<Item extends Orderable>(strips: readonly Unit<Item>[][]): Unit<Item>[][] {
  const runs: Unit<Item>[][] = [];
  let columns = 0;
  for (const strip of strips) {
    const run = runs.at(-1);
    const own = splitX(strip).length;
    const joined = run === undefined ? 0 : splitX([...run, ...strip]).length;
    // Joining must not close a gutter that either side has: a single narrow strip may be the head of a column, unless it
    // is the larger of two that stand alone, one to the left and one to the right.
    if (run !== undefined && joined > 1 && joined >= Math.max(columns, own) && !headsAlone(run, strip)) {
      run.push(...strip);
      columns = joined;
    } else {
      runs.push([...strip]);
      columns = own;
    }
  }
  return runs;
}

function headsAlone<Item extends Orderable>(upper: readonly Unit<Item>[], lower: readonly Unit<Item>[]): boolean {
  const [first, second] = [upper[0], lower[0]];
  if (first === undefined || second === undefined || upper.length + lower.length > 2) return false;
  return lookOf(first) >= HEAD * lookOf(second);
}
