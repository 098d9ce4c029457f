/** Where shapes lie: positions of nested groups and turned shapes in slide units (the slide is 540 high). */
import type { Rect } from '../../layout/rect.js';
import { attribute, child, numberAttribute, type XmlNode } from './xml.js';

/** How a group's inner coordinates become slide units. */
export interface Frame {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}

/** A shape's own box, before its group. */
export interface Transform {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** `xfrm` of a shape; undefined when it has none of its own. */
export function readTransform(xfrm: XmlNode | undefined): Transform | undefined {
  const x = numberAttribute(child(xfrm, 'off'), 'x');
  const y = numberAttribute(child(xfrm, 'off'), 'y');
  const w = numberAttribute(child(xfrm, 'ext'), 'cx');
  const h = numberAttribute(child(xfrm, 'ext'), 'cy');
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined;
  return { x, y, w: Math.max(0, w), h: Math.max(0, h), turn: (numberAttribute(xfrm, 'rot') ?? 0) / 60_000 };
}

/** The frame of what is inside a group. */
export function groupFrame(xfrm: XmlNode | undefined, outer: Frame): Frame {
  const own = readTransform(xfrm);
  const childX = numberAttribute(child(xfrm, 'chOff'), 'x');
  const childY = numberAttribute(child(xfrm, 'chOff'), 'y');
  const childW = numberAttribute(child(xfrm, 'chExt'), 'cx');
  const childH = numberAttribute(child(xfrm, 'chExt'), 'cy');
  // The slide's own shape tree has an empty transform: its children are in slide coordinates.
  if (!own || !childW || !childH || childX === undefined || childY === undefined || own.w === 0 || own.h === 0) {
    return outer;
  }
  const scaleX = (own.w / childW) * outer.scaleX;
  const scaleY = (own.h / childH) * outer.scaleY;
  return {
    scaleX,
    scaleY,
    x: outer.x + own.x * outer.scaleX - childX * scaleX,
    y: outer.y + own.y * outer.scaleY - childY * scaleY,
  };
}

/** The box in slide units; of a turned shape the box around it. */
export function placed({ x, y, w, h, turn }: Transform, frame: Frame): Rect {
  const x0 = frame.x + x * frame.scaleX;
  const y0 = frame.y + y * frame.scaleY;
  const width = w * Math.abs(frame.scaleX);
  const height = h * Math.abs(frame.scaleY);
  if (turn % 360 === 0) return { x0, y0, x1: x0 + width, y1: y0 + height };
  const angle = (turn * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const halfWidth = (width * cos + height * sin) / 2;
  const halfHeight = (width * sin + height * cos) / 2;
  const middleX = x0 + width / 2;
  const middleY = y0 + height / 2;
  return {
    x0: middleX - halfWidth,
    y0: middleY - halfHeight,
    x1: middleX + halfWidth,
    y1: middleY + halfHeight,
  };
}

/** Geometries that fill their box to its corners, or nearly. */
const BOXES = new Set(['rect', 'roundRect', 'round1Rect', 'round2SameRect', 'snip1Rect', 'flowChartProcess']);

export function isRound(shapeProperties: XmlNode | undefined): boolean {
  return attribute(child(shapeProperties, 'prstGeom'), 'prst') === 'ellipse';
}

/** Whether a shape covers its whole box: a plain box that is not turned. */
export function fillsItsBox(shapeProperties: XmlNode | undefined, transform: Transform): boolean {
  const preset = attribute(child(shapeProperties, 'prstGeom'), 'prst');
  const plain = preset === undefined ? child(shapeProperties, 'custGeom') === undefined : BOXES.has(preset);
  return plain && transform.turn % 90 === 0;
}
