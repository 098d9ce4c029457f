/**
 * Finds what looks like lines of text in a drawn slide: shapes of letters, of one height, in a row, darker or lighter
 * than what is around them. Looks at letters of usual size and, in a smaller picture, at large ones.
 */
import { area, bounds, intersection, union, type Rect } from '../layout/rect.js';
import { findLetterShapes } from './find-letter-shapes.js';
import { scaled, type GreyPicture } from './grey-picture.js';

/** Where a line of text seems to be, in pixels of the picture. */
export interface TextRegion extends Rect {
  /** Shapes in it that may be letters. */
  letters: number;
  /** Height of most of them, pixels. */
  size: number;
  /** How much it looks like text beside others: many shapes that stand on one line, and longer than high. */
  likeness: number;
  /** Its own shapes, and those of the lines above and below that reach into it. */
  own: readonly Rect[];
  strangers: readonly Rect[];
}

/** Widths of the picture in which letters of usual size, and large ones, are looked for; `lowest`: line, pixels. */
const LOOKS = [
  { width: 1600, lowest: 8, around: 18, highest: 90, widest: 375 },
  { width: 400, lowest: 17, around: 14, highest: 72, widest: 300 },
] as const;
type Look = (typeof LOOKS)[number];
/** How many times higher, and lower, than the others a letter of a line may be. */
const HIGHER = 1.9;
const LOWER = 2.4;
/** How far the foot of a letter with a tail is below the others, and the top of an accent above, in heights of a line. */
const BELOW = 0.62;
const ABOVE = 1.45;
/** Farthest that letters of one line are apart, in letter heights: wider than a space, narrower than a gutter. */
const SPACE = 1.25;
/** Letters stand on one line: this share of them, within this share of their height. */
const ON_LINE = 0.5;
const OFF_LINE = 0.22;
/** A figure that stands alone: share of the slide's height, and its width beside its height. */
const LONE = { lowest: 0.025, highest: 0.2, narrowest: 0.25, widest: 1.1 };
/** Two letters of a word are no farther apart, in letter heights. */
const TOUCH = 0.4;
/** A dot, a comma or a dash, beside the height of the line. */
const DOT = 0.55;
/** Share of a region that others cover which say what it says. */
const TOLD = 0.5;
/** A single shape that reaches so far into words is the ground beside them. */
const TOUCHED = 0.1;
/** Shapes that make a word. */
const WORD = 3;
/** Letters so many times larger do not say what a word among them says. */
const LARGER = 2.5;
/** Room around a line, in letter heights. */
const ROOM = 0.22;
/** More regions than this are a texture, and only the most text-like are looked at. */
const MOST = 150;
/** So many letters, and so many times as wide as high, make a line as much like text as it can be. */
const LIKE_TEXT = { letters: 8, wide: 6 };

/** `known`: where the text is that needs no reading, pixels. From top to bottom. */
export async function findTextRegions(picture: GreyPicture, known: readonly Rect[]): Promise<TextRegion[]> {
  const kept: TextRegion[] = [];
  for (const look of LOOKS) {
    const small = await scaled(picture, look.width);
    const times = picture.width / small.width;
    const hidden = known.map((rect) => times1(rect, 1 / times));
    const found = linesIn(small, hidden, look).map((region) => {
      const larger = (shapes: readonly Rect[]) => shapes.map((shape) => times1(shape, times));
      const { size, own, strangers } = region;
      return {
        ...region,
        ...times1(region, times),
        size: size * times,
        own: larger(own),
        strangers: larger(strangers),
      };
    });
    // What looks like large letters around small ones is the bars of a chart, or the frames of cards.
    for (const region of found.sort((a, b) => b.letters - a.letters || area(b) - area(a))) {
      if (kept.length < MOST && !isTold(region, kept)) kept.push(region);
    }
  }
  return kept.filter((region) => !isCounter(region, kept)).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** The ground inside a large letter. */
function isCounter(region: TextRegion, others: readonly TextRegion[]): boolean {
  if (region.letters > 1) return false;
  return others.some((other) => other.letters >= WORD && shared(region, other) > TOLD * area(region));
}

/** Others say what it says: they cover it in letters of its size, or lie in it as words. */
function isTold(region: TextRegion, others: readonly TextRegion[]): boolean {
  const covers = others
    .filter((other) => other.size <= LARGER * region.size || region.letters < WORD)
    .map((other) => ({ other, both: shared(region, other) }));
  if (covers.reduce((sum, { both }) => sum + both, 0) > TOLD * area(region)) return true;
  const share = region.letters === 1 ? TOUCHED : TOLD;
  return covers.some(({ both, other }) => other.letters >= WORD && both > share * area(other));
}

function times1({ x0, y0, x1, y1 }: Rect, times: number): Rect {
  return { x0: x0 * times, y0: y0 * times, x1: x1 * times, y1: y1 * times };
}

function shared(a: Rect, b: Rect): number {
  const both = intersection(a, b);
  return both.x1 > both.x0 && both.y1 > both.y0 ? area(both) : 0;
}

/** A line as it grows to the right. */
interface Line extends Rect {
  shapes: Rect[];
  size: number;
  /** Where its letters stand: the middle one of their lower ends. */
  foot: number;
}

function linesIn(picture: GreyPicture, known: readonly Rect[], look: Look): TextRegion[] {
  return findLetterShapes(picture, look).flatMap((found) => {
    const shapes = found.filter((shape) => !known.some((rect) => holdsMiddle(rect, shape)));
    const lines = joinLetters(shapes, look.highest).filter((line) => isText(line, picture));
    const words = lines.filter((line) => line.shapes.length >= WORD);
    return lines
      .filter((line) => line.y1 - line.y0 >= look.lowest)
      .map((line) => {
        const region = withRoom(line, picture);
        return { ...region, own: line.shapes, strangers: strangersIn(region, line, words) };
      });
  });
}

/** Letters of the lines above and below `line` that reach into its region. */
function strangersIn(region: Rect, line: Line, lines: readonly Line[]): Rect[] {
  return lines.flatMap((other) => {
    const reaches = shared(region, other) > 0 && Math.abs(other.foot - line.foot) > BELOW * line.size;
    return reaches ? other.shapes.filter((shape) => shared(region, shape) > 0) : [];
  });
}

/** Each shape goes to the line that it is nearest to, from left to right. */
function joinLetters(shapes: readonly Rect[], highest: number): Line[] {
  const lines: Line[] = [];
  let growing: Line[] = [];
  for (const [index, shape] of [...shapes].sort((a, b) => a.x0 - b.x0 || a.y0 - b.y0).entries()) {
    const high = shape.y1 - shape.y0;
    // Lines that no letter can reach any more need no more looks.
    if (index % 64 === 0) growing = growing.filter((line) => shape.x0 - line.x1 <= SPACE * highest);
    let best: Line | undefined;
    let nearest = Infinity;
    for (const line of growing) {
      if (high > HIGHER * line.size || line.size > LOWER * high) continue;
      const size = Math.max(high, line.size);
      const off = Math.abs(shape.y1 - line.foot);
      const dot = high < DOT * line.size;
      if (dot ? shape.y1 > line.foot + BELOW * size || shape.y0 < line.foot - ABOVE * size : off > BELOW * size)
        continue;
      // A space is told by the lower of the two: an icon before a word is no letter of it.
      const gap = shape.x0 - line.x1;
      if (gap > SPACE * (dot ? size : Math.min(high, line.size)) || gap < -2 * size) continue;
      // Of two lines in reach, the one that it stands on the same height with.
      const far = Math.abs(gap) + (dot ? 0 : 2 * off);
      if (far < nearest) [best, nearest] = [line, far];
    }
    if (best === undefined) {
      const line = { ...shape, shapes: [shape], size: high, foot: shape.y1 };
      lines.push(line);
      growing.push(line);
      continue;
    }
    best.shapes.push(shape);
    best.x1 = Math.max(best.x1, shape.x1);
    best.y0 = Math.min(best.y0, shape.y0);
    best.y1 = Math.max(best.y1, shape.y1);
    // Most of a line's letters are small ones; capitals and figures tell its height.
    const heights = best.shapes.map((each) => each.y1 - each.y0).sort((a, b) => b - a);
    best.size = heights[heights.length >> 2] ?? high;
    const feet = best.shapes.filter((each) => each.y1 - each.y0 >= DOT * best.size).map((each) => each.y1);
    best.foot = feet.sort((a, b) => a - b)[feet.length >> 1] ?? shape.y1;
  }
  return withFirstLetters(lines);
}

/** A drawing before a word takes its first letter, which is nearer to the word, or letters of the line above it. */
function withFirstLetters(lines: readonly Line[]): Line[] {
  const settled = lines.map(withoutDrawing);
  const ends = lines.flatMap(({ shapes }, index) => {
    const strays = shapes.filter((shape) => !settled[index]?.shapes.includes(shape));
    const [before, last] = shapes.slice(-2);
    const end = before && last ? [{ shape: last, gap: last.x0 - before.x1 }] : [];
    return [...end, ...strays.map((shape) => ({ shape, gap: Infinity }))];
  });
  return settled.map((line) => {
    if (line.shapes.length < WORD) return line;
    const first = ends.find(({ shape, gap: before }) => {
      const [gap, high] = [line.x0 - shape.x1, (shape.y1 - shape.y0) / line.size];
      const isLetter = high > DOT && high <= HIGHER && Math.abs(shape.y1 - line.foot) <= OFF_LINE * line.size;
      return isLetter && Math.abs(gap) <= TOUCH * line.size && gap < before;
    })?.shape;
    return first === undefined ? line : { ...line, ...union(line, first), shapes: [first, ...line.shapes] };
  });
}

/** What began it and is too high for its letters, with what only that one reached. */
function withoutDrawing(line: Line): Line {
  const isHigh = ({ y0, y1 }: Rect) => y1 - y0 > HIGHER * line.size;
  if (!line.shapes.slice(0, 1).some(isHigh)) return line;
  const shapes = line.shapes.filter((shape) => !isHigh(shape) && Math.abs(shape.y1 - line.foot) <= BELOW * line.size);
  return shapes.length < WORD ? line : { ...line, ...bounds(shapes), shapes };
}

/** Several shapes on one line, or one that may be a large figure. */
function isText({ shapes, size, x0, x1 }: Line, { height }: GreyPicture): boolean {
  if (shapes.length === 1) {
    const wide = x1 - x0;
    const [low, high] = [LONE.lowest * height, LONE.highest * height];
    const lone = size > low && size < high && wide > LONE.narrowest * size && wide < LONE.widest * size;
    // Letters that touch are one shape.
    return lone || wide > 2 * size;
  }
  return shareOnLine(shapes, OFF_LINE * size + 1) >= ON_LINE;
}

function withRoom(
  { x0, y0, x1, y1, shapes, size }: Line,
  { width, height }: GreyPicture,
): Omit<TextRegion, 'own' | 'strangers'> {
  const room = ROOM * (y1 - y0) + 1;
  const rect = {
    x0: Math.max(0, x0 - room),
    y0: Math.max(0, y0 - room),
    x1: Math.min(width, x1 + room),
    y1: Math.min(height, y1 + room),
  };
  const wide = (rect.x1 - rect.x0) / (rect.y1 - rect.y0);
  const likeness = Math.min(shapes.length, LIKE_TEXT.letters) * shareOnLine(shapes, 1) + Math.min(wide, LIKE_TEXT.wide);
  return { ...rect, letters: shapes.length, size, likeness };
}

/** How many of the shapes end within `off` pixels of where most do. */
function shareOnLine(shapes: readonly Rect[], off: number): number {
  const feet = shapes.map((shape) => shape.y1).sort((a, b) => a - b);
  const line = feet[feet.length >> 1] ?? 0;
  return feet.filter((foot) => Math.abs(foot - line) <= off).length / feet.length;
}

function holdsMiddle(rect: Rect, shape: Rect): boolean {
  const x = (shape.x0 + shape.x1) / 2;
  const y = (shape.y0 + shape.y1) / 2;
  return x >= rect.x0 && x <= rect.x1 && y >= rect.y0 && y <= rect.y1;
}
