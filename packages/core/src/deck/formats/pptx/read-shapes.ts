/** Walks a shape tree in drawing order: text, fills, pictures, tables, charts, groups, SmartArt. */
import type { Shape } from '../../slide/shapes.js';
import { fillOf, paintOf, type Paint } from './colour.js';
import { fillsItsBox, groupFrame, isRound, placed, readTransform, type Frame, type Transform } from './geometry.js';
import { readGraphicFrame } from './read-graphic-frame.js';
import { internalTarget } from './parts.js';
import type { ShapeWalk } from './shape-walk.js';
import {
  inheritedShapes,
  isTitle,
  masterTextStyle,
  placeholderOf,
  type Placeholder,
  type SlideContext,
} from './slide-context.js';
import { boxOf, fontScaleOf, readParagraphs } from './text-body.js';
import type { TextStyle } from './text-style.js';
import { at, attribute, child, descendants, numberAttribute, relationId, type XmlNode } from './xml.js';

/** `tree` is `spTree` or `grpSp`. */
export async function readShapes(tree: XmlNode | undefined, frame: Frame, walk: ShapeWalk): Promise<Shape[]> {
  const items: Shape[] = [];
  for (const shape of tree?.children ?? []) items.push(...(await readShape(shape, frame, walk)));
  return items;
}

async function readShape(shape: XmlNode, frame: Frame, walk: ShapeWalk): Promise<Shape[]> {
  if (shape.name === 'AlternateContent') {
    // The first alternative that gives anything; the others say the same for other programs.
    for (const alternative of shape.children) {
      const items = await readShapes(alternative, frame, walk);
      if (items.length > 0) return items;
    }
    return [];
  }
  const properties = descendantProperties(shape);
  if (attribute(properties, 'hidden') === '1' || attribute(properties, 'hidden') === 'true') {
    for (const text of descendants(shape, 't')) walk.unseen(textContent(text), 'not-drawn');
    return [];
  }
  noteAlternativeText(properties, walk);
  if (shape.name === 'grpSp') return readShapes(shape, groupFrame(at(shape, 'grpSpPr', 'xfrm'), frame), walk);
  if (shape.name === 'sp' || shape.name === 'cxnSp') return readTextShape(shape, frame, walk);
  if (shape.name === 'pic') return readPicture(shape, frame, walk);
  if (shape.name === 'graphicFrame') return readGraphicFrame(shape, frame, walk);
  return [];
}

/** `cNvPr`: id, name and alternative text, whatever kind of shape it is. */
function descendantProperties(shape: XmlNode): XmlNode | undefined {
  return shape.children.map((each) => child(each, 'cNvPr')).find((each) => each !== undefined);
}

/** Names that programs give are one or a few words; a sentence was put there by somebody. */
const SENTENCE_WORDS = 6;

function noteAlternativeText(properties: XmlNode | undefined, walk: ShapeWalk): void {
  const name = attribute(properties, 'name') ?? '';
  const spoken = name.split(/\s+/).length >= SENTENCE_WORDS ? [name] : [];
  for (const text of [attribute(properties, 'descr'), attribute(properties, 'title'), ...spoken]) {
    if (text) walk.unseen(text, 'alt');
  }
}

function textContent(node: XmlNode): string {
  return node.children.map((each) => each.text).join('');
}

function readTextShape(shape: XmlNode, frame: Frame, walk: ShapeWalk): Shape[] {
  const holder = placeholderOf(shape);
  if (holder && (!walk.placeholders || holder.type === 'sldNum')) return [];
  const { context } = walk;
  const inherited = inheritedShapes(holder, context);
  const chain = [shape, ...inherited];
  const transform = chain.map((each) => readTransform(at(each, 'spPr', 'xfrm'))).find((each) => each !== undefined);
  const box: Transform = transform ?? { x: 0, y: 0, w: 0, h: 0, turn: 0 };
  // SmartArt drawings may give the text a box of its own.
  const textBox = readTransform(child(shape, 'txXfrm'));
  const items: Shape[] = [];

  const properties = child(shape, 'spPr');
  const fill = shapeFill(shape, inherited, walk);
  if (typeof fill === 'object' && fill.alpha > 0) {
    const covers = fill.alpha >= 0.99 && fillsItsBox(properties, box) && !isAnimated(shape, walk);
    const colours = fill.alpha >= 0.99 ? fill.colours : [];
    items.push({ kind: 'fill', rect: placed(box, frame), colours, round: isRound(properties), covers });
  }
  const blip = at(properties, 'blipFill');
  if (blip) items.push(pictureItem(blip, box, frame, shape, walk));
  else if (fill === 'unknown') {
    items.push({ kind: 'fill', rect: placed(box, frame), colours: [], round: false, covers: false });
  }

  const body = child(shape, 'txBody');
  const paragraphs = readParagraphs(body, styleOf(shape, inherited, holder, context));
  if (paragraphs.some(({ runs }) => runs.some((run) => run.text.trim() !== ''))) {
    const bodies = chain.map((each) => at(each, 'txBody', 'bodyPr'));
    items.push({
      kind: 'text',
      rect: placed(textBox ?? box, frame),
      ...boxOf(bodies, context.unit),
      paragraphs,
      title: isTitle(holder),
    });
  }
  return items;
}

/** A shape without a fill of its own has its placeholder's or its style's. */
function shapeFill(shape: XmlNode, inherited: XmlNode[], { context }: ShapeWalk): Paint {
  for (const each of [shape, ...inherited]) {
    const fill = fillOf(child(each, 'spPr'), context.palette);
    if (fill !== undefined) return fill;
  }
  const reference = at(shape, 'style', 'fillRef');
  if (!reference || (numberAttribute(reference, 'idx') ?? 0) === 0) return 'none';
  return paintOf(reference.children, context.palette);
}

function styleOf(
  shape: XmlNode,
  inherited: XmlNode[],
  holder: Placeholder | undefined,
  context: SlideContext,
): TextStyle {
  return {
    lists: [...[shape, ...inherited].map((each) => at(each, 'txBody', 'lstStyle')), masterTextStyle(holder, context)],
    fontReference: at(shape, 'style', 'fontRef'),
    defaults: [context.defaultText, at(context.master?.root, 'txStyles', 'otherStyle')],
    palette: context.palette,
    unit: context.unit,
    fontScale: fontScaleOf(at(shape, 'txBody', 'bodyPr')),
  };
}

function readPicture(shape: XmlNode, frame: Frame, walk: ShapeWalk): Shape[] {
  const holder = placeholderOf(shape);
  const chain = [shape, ...inheritedShapes(holder, walk.context)];
  const transform = chain.map((each) => readTransform(at(each, 'spPr', 'xfrm'))).find((each) => each !== undefined);
  const blip = child(shape, 'blipFill');
  return transform && blip ? [pictureItem(blip, transform, frame, shape, walk)] : [];
}

function pictureItem(blipFill: XmlNode, box: Transform, frame: Frame, shape: XmlNode, walk: ShapeWalk): Shape {
  const blip = child(blipFill, 'blip');
  const cut = child(blipFill, 'srcRect');
  const share = (name: string) => Math.min(0.99, Math.max(0, (numberAttribute(cut, name) ?? 0) / 100_000));
  const seeThrough = descendants(blip, 'alphaModFix').length > 0;
  return {
    kind: 'picture',
    rect: placed(box, frame),
    source: internalTarget(walk.part, relationId(blip, 'embed')),
    crop: { left: share('l'), top: share('t'), right: share('r'), bottom: share('b') },
    covers: !seeThrough && fillsItsBox(child(shape, 'spPr'), box) && !isAnimated(shape, walk),
  };
}

function isAnimated(shape: XmlNode, walk: ShapeWalk): boolean {
  return walk.animated.has(attribute(descendantProperties(shape), 'id') ?? '');
}
