/** Tells for every piece of text on a slide whether somebody who looks at it sees it, and if not, why. */
import type { HiddenBy } from '../../model/deck.js';
import { area, intersection, type Rect } from '../layout/rect.js';
import type { Shape, DrawnSlide, Rgb, Run } from './shapes.js';

/** Slide units; below this nobody reads on a screen. */
const TINY = 4;
/** Contrast (WCAG) under which text and ground are one colour: pale grey on white is 1.2. */
const SAME_COLOUR = 1.12;
const TRANSPARENT = 0.05;
/** Share of a text that must be outside or under something to count as hidden. */
const OUTSIDE = 0.9;
const UNDER = 0.95;
/** Share of a text that lies on something for that to be its ground. */
const ON_GROUND = 0.9;
const TOUCHES = 0.15;

/** Asks whether a picture has no see-through pixels. */
export type IsOpaque = (source: string) => Promise<boolean>;

/** Why nobody sees what lies at `rect` in `box`, item `index` of the slide, whatever its looks. */
export async function hiddenPlace(
  slide: DrawnSlide,
  index: number,
  rect: Rect,
  box: Rect,
  isOpaque: IsOpaque,
): Promise<HiddenBy | undefined> {
  const page = pageOf(slide);
  // Both: where a line lies in its box is an estimate.
  if (share(rect, page) < 1 - OUTSIDE && share(box, page) < 1 - OUTSIDE) return 'off-slide';
  for (const item of slide.items.slice(index + 1)) {
    if (item.kind !== 'fill' && item.kind !== 'picture') continue;
    if (!item.covers || share(rect, item.rect) < UNDER) continue;
    if (item.kind === 'fill' || (item.source !== undefined && (await isOpaque(item.source)))) return 'covered';
  }
  return undefined;
}

/** Why nobody sees a run by its own looks on that ground. */
export function hiddenLook(run: Run, ground: readonly Rgb[]): HiddenBy | undefined {
  if (run.alpha < TRANSPARENT) return 'transparent';
  if (run.size > 0 && run.size < TINY) return 'tiny';
  const { colour } = run;
  if (colour && ground.length > 0 && ground.every((each) => contrast(colour, each) < SAME_COLOUR)) return 'same-colour';
  return undefined;
}

/** Colours of what lies right under a text; empty when it cannot be told (a picture, several things). */
export function groundOf(slide: DrawnSlide, index: number, rect: Rect): readonly Rgb[] {
  const below: Shape[] = [...slide.backdrop, ...slide.items.slice(0, index)];
  for (const item of below.reverse()) {
    if (item.kind === 'chart' || item.kind === 'table') {
      if (share(rect, item.rect) > TOUCHES) return [];
      continue;
    }
    if (item.kind === 'text') continue;
    const on = share(rect, item.rect);
    if (on >= ON_GROUND) return item.kind === 'fill' ? item.colours : [];
    if (on > TOUCHES) return [];
  }
  return slide.background;
}

export function pageOf(slide: DrawnSlide): Rect {
  return { x0: 0, y0: 0, x1: slide.width, y1: slide.height };
}

/** Share of `rect` that lies in `other`. A box of no size is told by where it is. */
function share(rect: Rect, other: Rect): number {
  const sized = { ...rect, x1: Math.max(rect.x1, rect.x0 + 1), y1: Math.max(rect.y1, rect.y0 + 1) };
  return area(intersection(sized, other)) / area(sized);
}

/** Contrast ratio of WCAG 2, 1 (none) to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ r, g, b }: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
