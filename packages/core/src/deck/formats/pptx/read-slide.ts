/** One slide of a PPTX as drawn: its shapes, ground, links, notes and comments. */
import type { Shape, DrawnSlide, Rgb } from '../../slide/shapes.js';
import { fillOf, paintOf } from './colour.js';
import type { Frame } from './geometry.js';
import { internalTarget, relatedAll, type Part, type PartReader } from './parts.js';
import { readShapes } from './read-shapes.js';
import type { ShapeWalk } from './shape-walk.js';
import { placeholderOf, type SlideContext } from './slide-context.js';
import { at, attribute, child, descendants, numberAttribute, relationId, textOf, type XmlNode } from './xml.js';

/** Theme backgrounds are numbered from here. */
const FIRST_BACKGROUND = 1001;

export async function readSlide(context: SlideContext, parts: PartReader): Promise<DrawnSlide> {
  const { slide, layout, master, scale, width, height } = context;
  const hidden: DrawnSlide['hidden'] = [];
  const frame: Frame = { scaleX: scale, scaleY: scale, x: 0, y: 0 };
  const walk: ShapeWalk = {
    context,
    part: slide,
    parts,
    animated: animatedShapes(slide.root),
    placeholders: true,
    readShapes,
    unseen: (text, hiddenBy) => hidden.push({ text, hiddenBy }),
  };
  const ground = background(context);
  const items = await readShapes(at(slide.root, 'cSld', 'spTree'), frame, walk);
  const backdrop: Shape[] = [];
  for (const part of shownUnder(slide, layout, master)) {
    const under = { ...walk, part, placeholders: false, unseen: () => undefined };
    const drawn = await readShapes(at(part.root, 'cSld', 'spTree'), frame, under);
    backdrop.push(...drawn.filter((item) => item.kind !== 'text'));
  }
  for (const text of await notesOf(slide, parts)) hidden.push({ text, hiddenBy: 'notes' });
  for (const text of await commentsOf(slide, parts)) hidden.push({ text, hiddenBy: 'comment' });
  return {
    width,
    height,
    items: [...(ground.picture ? [ground.picture] : []), ...items],
    backdrop,
    background: ground.colours,
    links: linksOf(slide),
    hidden,
  };
}

/** All text of a slide that is not shown, whatever its shapes. */
export function allText(root: XmlNode): string[] {
  return descendants(root, 'p')
    .map((paragraph) => descendants(paragraph, 't').map(textOf).join(''))
    .filter((text) => text.trim() !== '');
}

/** Words that a layout or master prints by itself: sentences only, prompts and page furniture aside. */
export function printedText(part: Part | undefined): string[] {
  return descendants(at(part?.root, 'cSld', 'spTree'), 'sp')
    .filter((shape) => placeholderOf(shape) === undefined)
    .flatMap((shape) => allText(shape))
    .filter((text) => text.trim().split(/\s+/).length >= 5);
}

/** Master first, as drawn; either may be switched off by what lies above it. */
function shownUnder(slide: Part, layout: Part | undefined, master: Part | undefined): Part[] {
  const shows = (part: Part | undefined) => attribute(part?.root, 'showMasterSp') !== '0';
  if (!shows(slide)) return [];
  return [shows(layout) ? master : undefined, layout].filter((part) => part !== undefined);
}

interface Background {
  colours: Rgb[];
  /** A picture of the slide's own; one of the layout is decoration. */
  picture?: Shape;
}

function background(context: SlideContext): Background {
  for (const part of [context.slide, context.layout, context.master]) {
    const node = at(part?.root, 'cSld', 'bg');
    if (!part || !node) continue;
    const own = child(node, 'bgPr');
    const reference = child(node, 'bgRef');
    if (own) {
      const fill = fillOf(own, context.palette);
      const blip = at(own, 'blipFill', 'blip');
      const source = blip && internalTarget(part, relationId(blip, 'embed'));
      const picture = source !== undefined && part === context.slide ? { picture: wholeSlide(source, context) } : {};
      return { colours: typeof fill === 'object' ? fill.colours : [], ...picture };
    }
    if (reference) {
      const plain = context.palette.plainBackgrounds[(numberAttribute(reference, 'idx') ?? 0) - FIRST_BACKGROUND];
      const paint = paintOf(reference.children, context.palette);
      return { colours: plain && typeof paint === 'object' ? paint.colours : [] };
    }
  }
  return { colours: [{ r: 255, g: 255, b: 255 }] };
}

function wholeSlide(source: string, { width, height }: SlideContext): Shape {
  const crop = { left: 0, top: 0, right: 0, bottom: 0 };
  return { kind: 'picture', rect: { x0: 0, y0: 0, x1: width, y1: height }, source, crop, covers: true };
}

/** Shapes that an effect names appear or leave while the slide is shown. */
function animatedShapes(root: XmlNode): ReadonlySet<string> {
  return new Set(descendants(child(root, 'timing'), 'spTgt').map((target) => attribute(target, 'spid') ?? ''));
}

const LINK = /^(?:https?|mailto):/i;

function linksOf(slide: Part): string[] {
  const links = descendants(slide.root, 'hlinkClick')
    .map((node) => slide.relationships.get(relationId(node, 'id') ?? ''))
    .filter((relation) => relation?.external && LINK.test(relation.target))
    .map((relation) => relation?.target ?? '');
  return [...new Set(links)];
}

async function notesOf(slide: Part, parts: PartReader): Promise<string[]> {
  const texts: string[] = [];
  for (const target of relatedAll(slide, 'notesSlide')) {
    const notes = await parts.optional(target);
    for (const shape of descendants(at(notes?.root, 'cSld', 'spTree'), 'sp')) {
      const role = placeholderOf(shape)?.type;
      if (role === 'sldNum' || role === 'hdr' || role === 'ftr' || role === 'dt') continue;
      texts.push(allText(shape).join('\n'));
    }
  }
  return texts.filter((text) => text !== '');
}

async function commentsOf(slide: Part, parts: PartReader): Promise<string[]> {
  const texts: string[] = [];
  for (const target of relatedAll(slide, 'comments')) {
    const comments = await parts.optional(target);
    for (const comment of descendants(comments?.root, 'cm')) {
      // Classic comments hold their text plainly, threaded ones as a text body each.
      const plain = textOf(child(comment, 'text'));
      texts.push(...(plain === '' ? allText(comment) : [plain]));
    }
  }
  return texts;
}
