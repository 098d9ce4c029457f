/** Tables, charts and SmartArt: what a graphic frame on a slide holds. */
import type { Shape, TableShape, Paragraph } from '../../slide/shapes.js';
import type { Rect } from '../../layout/rect.js';
import { fillOf } from './colour.js';
import { readChart } from './read-chart.js';
import { placed, readTransform, type Frame } from './geometry.js';
import { internalTarget } from './parts.js';
import type { ShapeWalk } from './shape-walk.js';
import { readParagraphs } from './text-body.js';
import {
  at,
  attribute,
  child,
  childrenOf,
  descendants,
  numberAttribute,
  relationId,
  textOf,
  type XmlNode,
} from './xml.js';

export async function readGraphicFrame(shape: XmlNode, frame: Frame, walk: ShapeWalk): Promise<Shape[]> {
  const transform = readTransform(child(shape, 'xfrm')) ?? { x: 0, y: 0, w: 0, h: 0, turn: 0 };
  const rect = placed(transform, frame);
  const data = at(shape, 'graphic', 'graphicData');
  const table = child(data, 'tbl');
  if (table) return [readTable(table, rect, walk)];
  const chart = child(data, 'chart');
  if (chart) {
    const part = await walk.parts.optional(internalTarget(walk.part, relationId(chart, 'id')));
    return [{ kind: 'chart', rect, ...readChart(part?.root) }];
  }
  const diagram = child(data, 'relIds');
  if (diagram) return readDiagram(diagram, { ...frame, x: rect.x0, y: rect.y0 }, rect, walk);
  // An embedded object (a sheet, a formula) is shown by the picture it carries.
  return descendants(data, 'pic').length > 0 ? walk.readShapes(wrap(descendants(data, 'pic')), frame, walk) : [];
}

function wrap(children: XmlNode[]): XmlNode {
  return { name: 'spTree', attributes: new Map(), children, text: '' };
}

function readTable(table: XmlNode, rect: Rect, { context }: ShapeWalk): TableShape {
  const rows = childrenOf(table, 'tr').map((row) => ({
    height: (numberAttribute(row, 'h') ?? 0) * context.scale,
    cells: childrenOf(row, 'tc').map((cell): Paragraph[] => {
      // A cell merged into its neighbour repeats nothing.
      if (attribute(cell, 'hMerge') === '1' || attribute(cell, 'vMerge') === '1') return [];
      const paragraphs = readParagraphs(child(cell, 'txBody'), {
        lists: [at(cell, 'txBody', 'lstStyle')],
        fontReference: undefined,
        // A colour of the table's style is not known here, and a default one would be wrong.
        defaults: [],
        palette: context.palette,
        unit: context.unit,
        fontScale: 1,
      });
      return withKnownGround(paragraphs, cell, { context });
    }),
  }));
  return { kind: 'table', rect, rows };
}

/** The ground of a cell comes from the table's style unless it has its own; only then can its colour hide text. */
function withKnownGround(paragraphs: Paragraph[], cell: XmlNode, { context }: Pick<ShapeWalk, 'context'>): Paragraph[] {
  const fill = fillOf(child(cell, 'tcPr'), context.palette);
  const ground = typeof fill === 'object' && fill.colours.length === 1 ? fill.colours[0] : undefined;
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => {
      const same =
        ground && run.colour && ground.r === run.colour.r && ground.g === run.colour.g && ground.b === run.colour.b;
      return { ...run, colour: undefined, alpha: same ? 0 : run.alpha };
    }),
  }));
}

/** SmartArt: the drawing PowerPoint left for it, else its points. Points that are not drawn are told apart. */
async function readDiagram(ids: XmlNode, frame: Frame, rect: Rect, walk: ShapeWalk): Promise<Shape[]> {
  const data = await walk.parts.optional(internalTarget(walk.part, relationId(ids, 'dm')));
  const points = pointTexts(data?.root);
  const drawingId = attribute(descendants(data?.root, 'dataModelExt')[0], 'relId');
  const drawing = await walk.parts.optional(internalTarget(walk.part, drawingId));
  const items = drawing
    ? await walk.readShapes(child(drawing.root, 'spTree'), frame, { ...walk, part: drawing, placeholders: true })
    : [];
  const drawn = squash(descendants(drawing?.root, 't').map(textOf).join(''));
  if (items.some((item) => item.kind === 'text')) {
    for (const point of points) if (!drawn.includes(squash(point))) walk.unseen(point, 'not-drawn');
    return items;
  }
  const style = { size: 0, bold: false, alpha: 1 };
  const paragraphs = points.map((text): Paragraph => ({ runs: [{ ...style, text }], align: 'left' }));
  if (paragraphs.length === 0) return items;
  const inset = { left: 0, top: 0, right: 0, bottom: 0 };
  return [...items, { kind: 'text', rect, inset, anchor: 'top', wraps: true, paragraphs, title: false }];
}

function pointTexts(model: XmlNode | undefined): string[] {
  return childrenOf(child(model, 'ptLst'), 'pt')
    .filter((point) => ['node', 'asst', undefined].includes(attribute(point, 'type')))
    .flatMap((point) => childrenOf(child(point, 't'), 'p').map((paragraph) => textOf(paragraph)))
    .filter((text) => text.trim() !== '');
}

function squash(text: string): string {
  return text.replace(/\s+/g, '');
}
