/** The shapes of a PPT slide in drawing order: text boxes, placeholders, tables, pictures, fills. */
import type { Shape, TableShape, Paragraph } from '../../slide/shapes.js';
import type { Rect } from '../../layout/rect.js';
import { PROPERTY, readProperties, type ShapeProperties } from './shape-properties.js';
import { RT, childOf, childrenOf, descendantsOf, int32, uint32, type PptRecord } from './records.js';
import { readTexts, type PptText } from './text-atoms.js';

export interface DrawingWalk {
  data: Buffer;
  /** Slide units a master unit (1/576 inch), and a point. */
  scale: number;
  unit: number;
  /** The slide's texts in the slide list, which placeholders refer to. */
  outline: PptText[];
  /** Which of them a placeholder has shown. */
  shown: Set<number>;
  unseen: (text: string, by: 'alt' | 'not-drawn') => void;
}

/** Group coordinates to slide units. */
interface Frame {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}

const MAX_DEPTH = 40;
const TITLE_KINDS = new Set([0, 6]);
/** PowerPoint's insets, in points; a shape's own are in these units a point. */
const INSET_X = 7.2;
const INSET_Y = 3.6;
const EMU = 12_700;
const NO_WRAP = 2;
/** Of the property, which says beside that whether the text is centred across. */
const ANCHORS = ['top', 'middle', 'bottom', 'top', 'middle', 'bottom'] as const;
const HIDDEN = 0x20002;
const FILLED = 0x100010;

/** `drawing` is the slide's drawing record. */
export function readDrawing(drawing: PptRecord, walk: DrawingWalk): Shape[] {
  const container = childOf(walk.data, drawing, RT.DrawingContainer);
  const root = container && childOf(walk.data, container, RT.ShapeGroup);
  const frame = { scaleX: walk.scale, scaleY: walk.scale, x: 0, y: 0 };
  // The first shape of the root group stands for the slide itself.
  return root
    ? childrenOf(walk.data, root)
        .slice(1)
        .flatMap((shape) => readOne(shape, frame, walk, 0))
    : [];
}

function readOne(record: PptRecord, frame: Frame, walk: DrawingWalk, depth: number): Shape[] {
  if (depth > MAX_DEPTH) return [];
  if (record.type === RT.Shape) return readShape(record, frame, walk);
  if (record.type !== RT.ShapeGroup) return [];
  const [head, ...members] = childrenOf(walk.data, record);
  if (!head) return [];
  const inner = groupFrame(head, frame, walk);
  const properties = readProperties(walk.data, head);
  const rect = anchorOf(head, frame, walk);
  if (rect && (properties.number(PROPERTY.table) ?? 0) & 1) return [readTable(members, inner, rect, walk)];
  return members.flatMap((member) => readOne(member, inner, walk, depth + 1));
}

function readShape(shape: PptRecord, frame: Frame, walk: DrawingWalk): Shape[] {
  const properties = readProperties(walk.data, shape);
  const rect = anchorOf(shape, frame, walk) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const text = shapeText(shape, walk);
  if (((properties.number(PROPERTY.groupFlags) ?? 0) & HIDDEN) === HIDDEN) {
    for (const { runs } of text?.paragraphs ?? []) walk.unseen(runs.map((run) => run.text).join(''), 'not-drawn');
    return [];
  }
  const description = properties.text(PROPERTY.description);
  if (description) walk.unseen(description, 'alt');
  return [...fillItem(properties, rect), ...pictureItem(properties, rect), ...textItem(text, rect, walk, properties)];
}

/** The box of a shape in slide units. Anchors are top, left, right, bottom of the slide or left, top, … of a group. */
function anchorOf(shape: PptRecord, frame: Frame, { data, scale }: DrawingWalk): Rect | undefined {
  const client = childOf(data, shape, RT.ClientAnchor);
  if (client && client.end - client.start >= 8) {
    const wide = client.end - client.start >= 16;
    const at = (index: number) =>
      scale * (wide ? data.readInt32LE(client.start + 4 * index) : data.readInt16LE(client.start + 2 * index));
    return { x0: at(1), y0: at(0), x1: at(2), y1: at(3) };
  }
  const inner = childOf(data, shape, RT.ChildAnchor);
  if (!inner || inner.end - inner.start < 16) return undefined;
  const at = (index: number) => data.readInt32LE(inner.start + 4 * index);
  return {
    x0: frame.x + at(0) * frame.scaleX,
    y0: frame.y + at(1) * frame.scaleY,
    x1: frame.x + at(2) * frame.scaleX,
    y1: frame.y + at(3) * frame.scaleY,
  };
}

function groupFrame(head: PptRecord, outer: Frame, walk: DrawingWalk): Frame {
  const rect = anchorOf(head, outer, walk);
  const own = childOf(walk.data, head, RT.GroupRect);
  if (!rect || !own) return outer;
  const at = (index: number) => int32(walk.data, own, 4 * index) ?? 0;
  const [left, top, right, bottom] = [at(0), at(1), at(2), at(3)];
  if (right <= left || bottom <= top) return outer;
  const scaleX = (rect.x1 - rect.x0) / (right - left);
  const scaleY = (rect.y1 - rect.y0) / (bottom - top);
  return { scaleX, scaleY, x: rect.x0 - left * scaleX, y: rect.y0 - top * scaleY };
}

/** A shape's own text, or the one of the slide list that its placeholder shows. */
function shapeText(shape: PptRecord, { data, unit, outline, shown }: DrawingWalk): PptText | undefined {
  const box = childOf(data, shape, RT.TextBox);
  if (!box) return undefined;
  const records = childrenOf(data, box);
  const reference = records.find((record) => record.type === RT.OutlineTextRef);
  if (!reference) return readTexts(data, records, unit)[0];
  const index = uint32(data, reference, 0) ?? -1;
  shown.add(index);
  return outline[index];
}

export function textItem(
  text: PptText | undefined,
  rect: Rect,
  { unit }: Pick<DrawingWalk, 'unit'>,
  properties?: ShapeProperties,
): Shape[] {
  if (!text?.paragraphs.some(({ runs }) => runs.some((run) => run.text.trim() !== ''))) return [];
  const room = (id: number, usual: number) => {
    const own = properties?.number(id);
    return unit * (own === undefined ? usual : (own | 0) / EMU);
  };
  const inset = {
    left: room(PROPERTY.textLeft, INSET_X),
    right: room(PROPERTY.textRight, INSET_X),
    top: room(PROPERTY.textTop, INSET_Y),
    bottom: room(PROPERTY.textBottom, INSET_Y),
  };
  const title = TITLE_KINDS.has(text.kind);
  const anchor = ANCHORS[properties?.number(PROPERTY.textAnchor) ?? -1] ?? (title ? 'middle' : 'top');
  const wraps = properties?.number(PROPERTY.textWrap) !== NO_WRAP;
  return [{ kind: 'text', rect, inset, anchor, wraps, paragraphs: text.paragraphs, title }];
}

function fillItem(properties: ShapeProperties, rect: Rect): Shape[] {
  const flags = properties.number(PROPERTY.fillFlags) ?? 0;
  const colour = properties.number(PROPERTY.fillColour);
  if ((flags & FILLED) !== FILLED || colour === undefined) return [];
  // Colours of the scheme have a flag in the top byte; what they are is not known here.
  const plain = (properties.number(PROPERTY.fillType) ?? 0) === 0 && colour >>> 24 === 0;
  const colours = plain ? [{ r: colour & 255, g: (colour >> 8) & 255, b: (colour >> 16) & 255 }] : [];
  return [{ kind: 'fill', rect, colours, round: false, covers: false }];
}

function pictureItem(properties: ShapeProperties, rect: Rect): Shape[] {
  const index = properties.number(PROPERTY.pictureIndex);
  if (index === undefined || index === 0) return [];
  const share = (id: number) => Math.min(0.99, Math.max(0, ((properties.number(id) ?? 0) | 0) / 65_536));
  const crop = {
    left: share(PROPERTY.cropLeft),
    top: share(PROPERTY.cropTop),
    right: share(PROPERTY.cropRight),
    bottom: share(PROPERTY.cropBottom),
  };
  return [{ kind: 'picture', rect, source: String(index), crop, covers: true }];
}

/** Cells are shapes in a grid: rows by their upper edge, columns by their left one. */
function readTable(members: PptRecord[], frame: Frame, rect: Rect, walk: DrawingWalk): TableShape {
  const cells = members
    .filter((member) => member.type === RT.Shape)
    .map((member) => ({ box: anchorOf(member, frame, walk), text: shapeText(member, walk) }))
    .filter((cell): cell is { box: Rect; text: PptText | undefined } => cell.box !== undefined)
    // Borders are shapes as well, of no width or height; so are cells of a table that no program has laid out yet.
    .filter(({ box, text }) => text !== undefined || (box.x1 - box.x0 > 1 && box.y1 - box.y0 > 1));
  const places = (edge: (value: number) => number) =>
    new Set(cells.map(({ box }) => `${edge(box.x0)} ${edge(box.y0)}`));
  // Rows that no program has laid out yet are a hair high.
  const toEdge = places(halfUnits).size < places(asIs).size ? asIs : halfUnits;
  const edges = (values: number[]) => [...new Set(values.map(toEdge))].sort((a, b) => a - b);
  const tops = edges(cells.map(({ box }) => box.y0));
  const lefts = edges(cells.map(({ box }) => box.x0));
  const rows = tops.map((top, index) => ({
    height: (tops[index + 1] ?? rect.y1) - top,
    cells: lefts.map((left): Paragraph[] => {
      const cell = cells.find(({ box }) => toEdge(box.y0) === top && toEdge(box.x0) === left);
      return cell?.text?.paragraphs ?? [];
    }),
  }));
  return { kind: 'table', rect, rows };
}

/** Cells of one row differ by less, rows by more. */
function halfUnits(value: number): number {
  return Math.round(value * 2) / 2;
}

function asIs(value: number): number {
  return value;
}

/** Addresses that the shapes of a slide link to. */
export function linkIds(data: Buffer, slide: PptRecord): number[] {
  return descendantsOf(data, slide, RT.InteractiveInfoAtom).map((record) => uint32(data, record, 4) ?? 0);
}
