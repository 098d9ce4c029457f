/** Puts blocks into the order in which a person reads them: titles first, columns one by one, cards in rows. */
import { area, bounds, containsPoint, intersection, overlapX, union, type Rect } from './rect.js';

/** What can be ordered: `look` stands for type size and weight, so that heads and bodies can be told apart. */
export interface Orderable extends Rect {
  look: number;
  /** A figure in large type, which belongs to the words beside it. */
  figure?: boolean;
}

interface Unit<Item extends Orderable> extends Rect {
  item?: Item;
  /** A card and what it holds, or a figure and its words. */
  children?: Unit<Item>[];
  paired?: boolean;
}

/** Overlap (slide units) that still counts as a gap: descenders and loose boxes touch. */
const TOLERANCE = 3;
/** Narrowest gutter between columns, slide units (about 1 % of the slide's width). */
const GUTTER = 9;
/** Edges this close (slide units) touch. */
const TOUCHING = 4;
/** Rows this many times farther apart than the columns are read one by one. */
const ROWS_APART = 1.6;
/** Over one column only, the head of a slide is this many times larger than what stands below. */
const HEAD = 1.15;
/** … and stands at most so far down, counted in rows. */
const MOST_HEADS = 2;
/** A figure is this many times larger than its caption, which stands closer than this many heights of it. */
const CAPTION = 1.25;
const CAPTION_GAP = 0.8;
/** What stands below this share of the slide's height, and is no larger than anything above it, is read last. */
const FOOT = 0.88;
/** A slide wider than this many times its height is two pages side by side. */
const SPREAD = 2.4;

/** `page` is the whole slide; `cards` are the boxes drawn on it. Every item comes back exactly once. */
export function readingOrder<Item extends Orderable>(
  items: readonly Item[],
  cards: readonly Rect[],
  page: { width: number; height: number },
): Item[] {
  const middle = page.width / 2;
  const crossing = items.some((item) => item.x0 < middle - TOLERANCE && item.x1 > middle + TOLERANCE);
  if (page.width > SPREAD * page.height && !crossing) {
    const left = items.filter((item) => item.x1 <= middle + TOLERANCE);
    const right = items.filter((item) => item.x1 > middle + TOLERANCE);
    return [...orderIn(left, cards, page.height), ...orderIn(right, cards, page.height)];
  }
  return orderIn(items, cards, page.height);
}

function orderIn<Item extends Orderable>(items: readonly Item[], cards: readonly Rect[], height: number): Item[] {
  const units = pairFigures(nest(items, joinStacked(cards)));
  const foot = pageFoot(units, height);
  const body = units.filter((unit) => !foot.includes(unit));
  const head = pageHead(body);
  const rest = body.filter((unit) => !head.includes(unit));
  return [...head, ...cut(rest), ...cut(foot)].flatMap(flatten);
}

/** The small print in the last row of a slide: page number, company, date. It is in no column above it. */
function pageFoot<Item extends Orderable>(units: readonly Unit<Item>[], height: number): Unit<Item>[] {
  const strips = splitY(units);
  const last = strips.at(-1) ?? [];
  const rest = strips.slice(0, -1).flat();
  const isFoot =
    rest.length > 0 &&
    last.every((unit) => unit.item !== undefined && unit.y0 > FOOT * height) &&
    Math.max(...last.map(lookOf)) <= Math.min(...rest.map(lookOf));
  return isFoot ? last : [];
}

/**
 * The words that stand alone above columns and are no smaller than anything in them: the head of all, though it may
 * be narrow enough to stand over one of them only. With it what stands alone above it, a logo or a label.
 */
function pageHead<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[] {
  // What spans all columns is no part of one.
  if (splitX(units).length < 2) return [];
  const strips = splitY(units);
  const head: Unit<Item>[] = [];
  for (const [index, strip] of strips.slice(0, MOST_HEADS).entries()) {
    const [unit, second] = strip;
    const rest = strips.slice(index + 1).flat();
    if (unit === undefined || second !== undefined || rest.length === 0) return [];
    head.push(unit);
    const largest = Math.max(...rest.map(lookOf));
    const over = splitX(rest).filter((column) => overlapX(bounds(column), unit) > 0).length;
    if (lookOf(unit) >= (over > 1 ? 1 : HEAD) * largest) return head;
  }
  return [];
}

/** A card drawn in parts, its head on its body, is one card; unless the parts go on sideways as the cells of a table do. */
function joinStacked(cards: readonly Rect[]): Rect[] {
  const touchesBeside = (card: Rect): boolean =>
    cards.some(
      (other) =>
        other !== card &&
        Math.abs(other.y0 - card.y0) < TOUCHING &&
        Math.abs(other.y1 - card.y1) < TOUCHING &&
        (Math.abs(other.x0 - card.x1) < TOUCHING || Math.abs(card.x0 - other.x1) < TOUCHING),
    );
  const joined: Rect[] = [];
  for (const card of [...cards].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const above = joined.findLast(
      (other) =>
        Math.abs(other.x0 - card.x0) < TOUCHING &&
        Math.abs(other.x1 - card.x1) < TOUCHING &&
        Math.abs(other.y1 - card.y0) < TOUCHING,
    );
    if (above !== undefined && !touchesBeside(card)) Object.assign(above, union(above, card));
    else joined.push({ ...card });
  }
  return joined;
}

function flatten<Item extends Orderable>(unit: Unit<Item>): Item[] {
  if (unit.item !== undefined) return [unit.item];
  return cut(unit.paired === true ? (unit.children ?? []) : pairFigures(unit.children ?? [])).flatMap(flatten);
}

/** Hangs every item under the smallest card around it, and cards under larger cards. */
function nest<Item extends Orderable>(items: readonly Item[], cards: readonly Rect[]): Unit<Item>[] {
  const bySize = cards
    .map((card): Unit<Item> => ({ x0: card.x0, y0: card.y0, x1: card.x1, y1: card.y1, children: [] }))
    .sort((a, b) => area(a) - area(b) || a.y0 - b.y0 || a.x0 - b.x0);
  const top: Unit<Item>[] = [];
  const place = (unit: Unit<Item>, from: number): void => {
    const x = (unit.x0 + unit.x1) / 2;
    const y = (unit.y0 + unit.y1) / 2;
    const home = bySize.slice(from).find((card) => containsPoint(card, x, y) && holds(card, unit));
    if (home === undefined) top.push(unit);
    else home.children?.push(unit);
  };
  for (const item of items) place({ x0: item.x0, y0: item.y0, x1: item.x1, y1: item.y1, item }, 0);
  bySize.forEach((card, index) => {
    const children = card.children ?? [];
    if (children.length === 0) return;
    // A card is as large as what it holds, at most as drawn: decoration around it must not block a cut.
    Object.assign(card, children.length === 1 ? bounds(children) : { ...card });
    place(card, index + 1);
  });
  return top;
}

/** Makes one unit of each figure and the words right of it, or else under it, when nothing else is as near. */
function pairFigures<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[] {
  const left = new Set(units);
  const pairs: Unit<Item>[] = [];
  for (const unit of units) {
    if (unit.item?.figure !== true) continue;
    const words = nearestBeside(unit, left) ?? captionOf(unit, left);
    if (words === undefined) continue;
    left.delete(unit);
    left.delete(words);
    pairs.push({ ...union(unit, words), children: [unit, words], paired: true });
  }
  return [...left, ...pairs];
}

function nearestBeside<Item extends Orderable>(
  figure: Unit<Item>,
  units: Iterable<Unit<Item>>,
): Unit<Item> | undefined {
  let best: Unit<Item> | undefined;
  for (const unit of units) {
    const middle = (unit.y0 + unit.y1) / 2;
    const gap = unit.x0 - figure.x1;
    if (unit === figure || unit.item === undefined || unit.item.figure === true) continue;
    if (middle < figure.y0 || middle > figure.y1 || gap < -TOLERANCE || gap > figure.y1 - figure.y0) continue;
    if (best === undefined || unit.x0 < best.x0) best = unit;
  }
  return best;
}

/** The smaller words right under a figure, if they are not as well under another one. */
function captionOf<Item extends Orderable>(figure: Unit<Item>, units: Iterable<Unit<Item>>): Unit<Item> | undefined {
  const under = (unit: Unit<Item>, above: Unit<Item>): boolean =>
    unit !== above &&
    unit.item !== undefined &&
    overlapX(unit, above) > 0.5 * Math.min(unit.x1 - unit.x0, above.x1 - above.x0) &&
    unit.y0 > (above.y0 + above.y1) / 2;
  const all = [...units];
  const [first] = all.filter((unit) => under(unit, figure)).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  if (first?.item === undefined || first.item.figure === true) return undefined;
  const near = first.y0 - figure.y1 < CAPTION_GAP * (figure.y1 - figure.y0);
  const smaller = first.item.look * CAPTION < lookOf(figure);
  const shared = all.some(
    (unit) =>
      unit !== figure &&
      unit.item?.figure === true &&
      overlapX(unit, first) > 0 &&
      under(first, unit) &&
      unit.y1 > figure.y0,
  );
  return near && smaller && !shared ? first : undefined;
}

/** Larger, and around it: a table is not in the one of its cells that happens to lie in its middle. */
function holds(card: Rect, unit: Rect): boolean {
  return area(card) > area(unit) && area(intersection(card, unit)) > 0.6 * area(unit);
}

/** Recursive cuts along white space (XY-cut, Nagy and Seth 1984), with columns kept whole before rows. */
function cut<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[] {
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

function splitX<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[][] {
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

function splitY<Item extends Orderable>(units: readonly Unit<Item>[]): Unit<Item>[][] {
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

function lookOf<Item extends Orderable>(unit: Unit<Item>): number {
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
