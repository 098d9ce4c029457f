/** Everything a page paints, in painting order, flattened out of its form objects: the material for boxes, borders and covers. */
import { area, intersection, type Rect } from '../../layout/rect.js';
import { toSlideRect, type PageFrame } from './page-frame.js';
import { OBJECT_TYPE, type Handle, type Pdfium } from './pdfium.js';

export interface Colour {
  red: number;
  green: number;
  blue: number;
  /** 0 transparent … 255 opaque. */
  alpha: number;
}

export interface PaintedObject {
  handle: Handle;
  kind: 'text' | 'path' | 'image' | 'shading';
  /** Painting order in its page: later covers earlier. */
  order: number;
  /** In slide units, cut to the object's clip path; empty for text. */
  rect: Rect;
  /** Undefined for pictures, shadings, pattern fills and paths that are only stroked. */
  fill?: Colour;
  /** Set for paths that are stroked. */
  stroke?: Colour;
  /** The path is an upright rectangle or line, so `rect` is its true outline. */
  upright: boolean;
  /** Of a path: how many lines and curves it is made of. */
  segments?: number;
  /** Of a picture: bytes of its data, as the file holds them. */
  bytes?: number;
  /** From the object's own space to the page's, through the forms around it. */
  matrix: Matrix;
  /** Part of an optional-content layer (which may be off). */
  inLayer: boolean;
  /** Opacity of the groups around it, 0..1; colours here are not yet thinned by it. */
  groupAlpha: number;
  /** In a group with a mask or a blend mode, whose effect only drawing shows. */
  masked: boolean;
}

/** What an object has from the forms around it. */
type Surroundings = Pick<PaintedObject, 'matrix' | 'inLayer' | 'groupAlpha' | 'masked'>;

/** Form objects nested deeper than this are attacks, not decks. */
const MAX_DEPTH = 12;
/** More objects than this are not needed to place text, and reading them would take seconds. */
const MAX_OBJECTS = 60_000;

/** `[a b c d e f]` as in PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Lists what a loaded page paints, first painted first. */
export function readPageObjects(pdfium: Pdfium, page: Handle, frame: PageFrame): PaintedObject[] {
  const { call } = pdfium;
  const found: PaintedObject[] = [];
  const visit = (handle: Handle, outer: Surroundings, depth: number): void => {
    if (handle === 0 || found.length >= MAX_OBJECTS) return;
    const around = outer.inLayer || !isInLayer(pdfium, handle) ? outer : { ...outer, inLayer: true };
    const type = call.FPDFPageObj_GetType(handle);
    if (type !== OBJECT_TYPE.form) {
      const object = readObject(pdfium, handle, type, around.matrix, frame);
      if (object !== undefined) found.push(Object.assign(object, around, { order: found.length }));
      return;
    }
    if (depth >= MAX_DEPTH) return;
    const inner = insideForm(pdfium, handle, around);
    const count = call.FPDFFormObj_CountObjects(handle);
    for (let i = 0; i < count; i += 1) visit(call.FPDFFormObj_GetObject(handle, i), inner, depth + 1);
  };
  const onPage: Surroundings = { matrix: IDENTITY, inLayer: false, groupAlpha: 1, masked: false };
  const count = call.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i += 1) visit(call.FPDFPage_GetObject(page, i), onPage, 0);
  return found;
}

function insideForm(pdfium: Pdfium, form: Handle, around: Surroundings): Surroundings {
  const alpha = (readFillColour(pdfium, form)?.alpha ?? 255) / 255;
  return {
    matrix: multiply(readMatrix(pdfium, form), around.matrix),
    inLayer: around.inLayer,
    groupAlpha: around.groupAlpha * alpha,
    masked: around.masked || (alpha === 1 && pdfium.call.FPDFPageObj_HasTransparency(form) === 1),
  };
}

type Unplaced = Omit<PaintedObject, keyof Surroundings | 'order'>;

function readObject(
  pdfium: Pdfium,
  handle: Handle,
  type: number,
  matrix: Matrix,
  frame: PageFrame,
): Unplaced | undefined {
  if (type === OBJECT_TYPE.text) return { handle, kind: 'text', rect: NOWHERE, upright: false };
  const whole = readObjectBounds(pdfium, handle, matrix, frame);
  if (whole === undefined) return undefined;
  // A clip matters for what can cover or frame a word; icons and chart marks by the thousand are smaller.
  const clip = area(whole) < SMALL ? undefined : readClip(pdfium, handle, matrix, frame);
  const rect = clip === undefined ? whole : intersection(whole, clip);
  if (type === OBJECT_TYPE.image) {
    const bytes = pdfium.call.FPDFImageObj_GetImageDataRaw(handle, 0, 0);
    return { handle, kind: 'image', rect, upright: true, bytes };
  }
  if (type === OBJECT_TYPE.shading) return { handle, kind: 'shading', rect, upright: true };
  if (type !== OBJECT_TYPE.path) return undefined;
  return readPath(pdfium, handle, rect);
}

/** Square slide units: about a word of small type. */
const SMALL = 400;
/** Text is placed by its characters, not by its object. */
const NOWHERE: Rect = { x0: 0, y0: 0, x1: 0, y1: 0 };

function readPath(pdfium: Pdfium, handle: Handle, rect: Rect): Unplaced | undefined {
  const { call, scratch } = pdfium;
  call.FPDFPath_GetDrawMode(handle, scratch, scratch + 4);
  const [fillMode = 0, stroked = 0] = pdfium.ints().subarray(scratch / 4, scratch / 4 + 2);
  if (fillMode === 0 && stroked === 0) return undefined;
  const fill = fillMode === 0 ? undefined : readColour(pdfium, call.FPDFPageObj_GetFillColor, handle);
  const stroke = stroked === 0 ? undefined : readColour(pdfium, call.FPDFPageObj_GetStrokeColor, handle);
  return {
    handle,
    kind: 'path',
    rect,
    upright: isUpright(pdfium, handle, rect),
    segments: call.FPDFPath_CountSegments(handle),
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
  };
}

function readColour(pdfium: Pdfium, ask: (...args: number[]) => number, handle: Handle): Colour | undefined {
  const { scratch } = pdfium;
  if (ask(handle, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 0] = pdfium.ints().subarray(scratch / 4, scratch / 4 + 4);
  return { red, green, blue, alpha };
}

/** The fill colour of an object, if it is a plain colour. */
export function readFillColour(pdfium: Pdfium, handle: Handle): Colour | undefined {
  return readColour(pdfium, pdfium.call.FPDFPageObj_GetFillColor, handle);
}

const SEGMENT = { line: 0, bezier: 1, move: 2 } as const;
/** A rectangle has 5 segments (4 when closed implicitly, 6 with a double closing line). */
const MOST_RECTANGLE_SEGMENTS = 6;

/** A card whose corners are rounded in few curves. */
const FEW_SEGMENTS = 24;
/** … and in many: browsers write a corner as some twenty of them, a border as two outlines. */
const MOST_SEGMENTS = 240;
/** Share of its outline that the straight sides of such a card make up. */
const STRAIGHT = 0.6;

/** True for rectangles and straight lines along the axes, and for cards with rounded corners (few long lines, short curves). */
function isUpright(pdfium: Pdfium, handle: Handle, rect: Rect): boolean {
  const { call, scratch } = pdfium;
  const count = call.FPDFPath_CountSegments(handle);
  if (count < 2 || count > (area(rect) < SMALL ? FEW_SEGMENTS : MOST_SEGMENTS)) return false;
  let x = 0;
  let y = 0;
  let slanted = false;
  let curves = 0;
  let lines = 0;
  let straight = 0;
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (let i = 0; i < count && !slanted; i += 1) {
    const segment = call.FPDFPath_GetPathSegment(handle, i);
    const type = call.FPDFPathSegment_GetType(segment);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const [nextX = 0, nextY = 0] = pdfium.floats().subarray(scratch / 4, scratch / 4 + 2);
    if (type === SEGMENT.bezier) curves += 1;
    if (type === SEGMENT.line) {
      const dx = Math.abs(nextX - x);
      const dy = Math.abs(nextY - y);
      slanted = Math.min(dx, dy) > 0.02 * Math.max(dx, dy) + 1e-6;
      lines += 1;
      straight += dx + dy;
    }
    x = nextX;
    y = nextY;
    xs.add(x);
    ys.add(y);
  }
  if (slanted) return false;
  if (count > FEW_SEGMENTS) return lines >= 2 && straight >= STRAIGHT * 2 * (spread(xs) + spread(ys));
  if (curves > 0) return lines >= 2 && curves <= 12;
  return count <= MOST_RECTANGLE_SEGMENTS && (lines === 1 || lines >= 3 || count === 4);
}

function spread(values: ReadonlySet<number>): number {
  return Math.max(...values) - Math.min(...values);
}

/** Bounds of one object on the slide, without its clip; undefined for one that a broken matrix puts nowhere. */
export function readObjectBounds(pdfium: Pdfium, handle: Handle, matrix: Matrix, frame: PageFrame): Rect | undefined {
  const { call, scratch } = pdfium;
  if (call.FPDFPageObj_GetBounds(handle, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.floats().subarray(scratch / 4, scratch / 4 + 4);
  if (!Number.isFinite(right - left + top - bottom)) return undefined;
  return matrix === IDENTITY
    ? toSlideRect(frame, left, bottom, right, top)
    : placed(matrix, frame, left, bottom, right, top);
}

/** Bounds of the object's clip paths together; undefined when nothing is cut. */
export function readClip(pdfium: Pdfium, handle: Handle, matrix: Matrix, frame: PageFrame): Rect | undefined {
  const { call, scratch } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(handle);
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
  let cut: Rect | undefined;
  for (let path = 0; path < paths; path += 1) {
    const segments = call.FPDFClipPath_CountPathSegments(clip, path);
    if (segments < 1 || segments > 400) continue;
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < segments; i += 1) {
      call.FPDFPathSegment_GetPoint(call.FPDFClipPath_GetPathSegment(clip, path, i), scratch, scratch + 4);
      const floats = pdfium.floats();
      const x = floats[scratch / 4] ?? 0;
      const y = floats[scratch / 4 + 1] ?? 0;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
    }
    const rect = placed(matrix, frame, x0, y0, x1, y1);
    cut = cut === undefined ? rect : intersection(cut, rect);
  }
  return cut;
}

function placed(matrix: Matrix, frame: PageFrame, x0: number, y0: number, x1: number, y1: number): Rect {
  const corners = [
    transform(matrix, x0, y0),
    transform(matrix, x1, y0),
    transform(matrix, x0, y1),
    transform(matrix, x1, y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return toSlideRect(frame, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function transform([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** First `inner`, then `outer`. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [x, y] = transform(outer, e, f);
  return [
    outer[0] * a + outer[2] * b,
    outer[1] * a + outer[3] * b,
    outer[0] * c + outer[2] * d,
    outer[1] * c + outer[3] * d,
    x,
    y,
  ];
}

function readMatrix(pdfium: Pdfium, handle: Handle): Matrix {
  const { call, scratch } = pdfium;
  if (call.FPDFPageObj_GetMatrix(handle, scratch) === 0) return IDENTITY;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.floats().subarray(scratch / 4, scratch / 4 + 6);
  return [a, b, c, d, e, f];
}

/** Marked content `/OC`: the object belongs to a layer. PDFium does not say whether the layer is on; drawing it does. */
function isInLayer(pdfium: Pdfium, handle: Handle): boolean {
  const { call, scratch } = pdfium;
  const marks = call.FPDFPageObj_CountMarks(handle);
  for (let i = 0; i < Math.min(marks, 16); i += 1) {
    const mark = call.FPDFPageObj_GetMark(handle, i);
    // UTF-16LE with its end mark: "OC" takes 6 bytes. Every object of a tagged file comes here, so no string is made.
    call.FPDFPageObjMark_GetName(mark, scratch + 8, 16, scratch);
    if (pdfium.ints()[scratch / 4] !== 6) continue;
    const bytes = pdfium.bytes();
    if (bytes[scratch + 8] === 0x4f && bytes[scratch + 10] === 0x43) return true;
  }
  return false;
}
