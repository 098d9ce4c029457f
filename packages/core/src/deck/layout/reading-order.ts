/** Puts blocks into the order in which a person reads them: titles first, columns one by one, cards in rows. */
import { area, bounds, containsPoint, intersection, overlapX, union, type Rect } from './rect.js';
import { cut, HEAD, lookOf, splitX, splitY, TOLERANCE, type Orderable, type Unit } from './cut-columns.js';

/** Edges this close (slide units) touch. */
const TOUCHING = 4;
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
