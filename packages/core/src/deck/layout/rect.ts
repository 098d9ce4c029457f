/** Rectangles in slide units: origin top left, y downwards. */
export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function width(rect: Rect): number {
  return rect.x1 - rect.x0;
}

export function height(rect: Rect): number {
  return rect.y1 - rect.y0;
}

export function area(rect: Rect): number {
  return Math.max(0, width(rect)) * Math.max(0, height(rect));
}

export function union(a: Rect, b: Rect): Rect {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

/** May come out inside out; `area` is then 0. */
export function intersection(a: Rect, b: Rect): Rect {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

/** The rectangle around all of them; all zero for none. */
export function bounds(rects: readonly Rect[]): Rect {
  const first = rects[0];
  return first === undefined ? { x0: 0, y0: 0, x1: 0, y1: 0 } : rects.reduce((all, rect) => union(all, rect), first);
}

export function containsPoint(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x0 && x <= rect.x1 && y >= rect.y0 && y <= rect.y1;
}

/** How far the spans of two rectangles overlap in x; negative is the gap between them. */
export function overlapX(a: Rect, b: Rect): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

/** How far the spans of two rectangles overlap in y; negative is the gap between them. */
export function overlapY(a: Rect, b: Rect): number {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
}
