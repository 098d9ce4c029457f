/** Size, weight and colour of text as PowerPoint inherits them: run, box, layout, master, presentation. */
import type { Run } from '../../slide/shapes.js';
import { fillOf, paintOf, type Paint, type Palette } from './colour.js';
import { attribute, child, numberAttribute, type XmlNode } from './xml.js';

/** Lists of level styles (`lstStyle`, `titleStyle`, …), nearest first. */
export interface TextStyle {
  lists: (XmlNode | undefined)[];
  /** `fontRef` of the shape's style: its colour, when no list names one. */
  fontReference: XmlNode | undefined;
  /** Lists asked after the font reference: the presentation's defaults. */
  defaults: (XmlNode | undefined)[];
  palette: Palette;
  /** Slide units a point. */
  unit: number;
  /** Shrink-to-fit, 1 when none. */
  fontScale: number;
}

/** PowerPoint's own default, in points. */
const DEFAULT_SIZE = 18;

/** `level` from 0. `paragraph` is `pPr`, `run` is `rPr`. */
export function runStyle(run: XmlNode | undefined, level: number, style: TextStyle): Omit<Run, 'text'> {
  const near = [run, ...style.lists.map((list) => levelDefaults(list, level))];
  const far = style.defaults.map((list) => levelDefaults(list, level));
  const all = [...near, ...far];
  const size = firstOf(all, (node) => numberAttribute(node, 'sz')) ?? DEFAULT_SIZE * 100;
  const bold = firstOf(all, (node) => attribute(node, 'b')) ?? '0';
  const paint =
    firstOf(near, (node) => fillOf(node, style.palette)) ??
    (style.fontReference ? paintOf(style.fontReference.children, style.palette) : undefined) ??
    firstOf(far, (node) => fillOf(node, style.palette));
  return {
    size: (size / 100) * style.fontScale * style.unit,
    bold: bold === '1' || bold === 'true',
    ...ink(paint, run),
  };
}

/** Level style of a paragraph; `defPPr` when the list has none for the level. */
export function levelProperties(list: XmlNode | undefined, level: number): XmlNode | undefined {
  return child(list, `lvl${level + 1}pPr`) ?? child(list, 'defPPr');
}

function levelDefaults(list: XmlNode | undefined, level: number): XmlNode | undefined {
  return child(levelProperties(list, level), 'defRPr');
}

function ink(paint: Paint | undefined, run: XmlNode | undefined): Pick<Run, 'colour' | 'alpha'> {
  if (paint === undefined || paint === 'unknown') return { alpha: 1 };
  // Letters without a fill may still have an outline.
  if (paint === 'none') return { alpha: child(child(run, 'ln'), 'solidFill') ? 1 : 0 };
  return { colour: paint.colours.length === 1 ? paint.colours[0] : undefined, alpha: paint.alpha };
}

function firstOf<T>(nodes: (XmlNode | undefined)[], read: (node: XmlNode) => T | undefined): T | undefined {
  for (const node of nodes) {
    const value = node && read(node);
    if (value !== undefined) return value;
  }
  return undefined;
}
