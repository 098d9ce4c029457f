/** What a PowerPoint reader finds on a slide, in drawing order, before it is told apart what a viewer sees. */
import type { HiddenBy } from '../../model/deck.js';
import type { Rect } from '../layout/rect.js';

/** 0..255 each. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

export interface Run {
  text: string;
  /** Slide units (the slide is 540 high), 0 when unknown. */
  size: number;
  bold: boolean;
  /** Undefined when it cannot be told: then it is never taken for hidden. */
  colour?: Rgb | undefined;
  /** 0 is invisible. */
  alpha: number;
}

export interface Paragraph {
  runs: Run[];
  align: 'left' | 'centre' | 'right';
}

export interface TextShape {
  kind: 'text';
  /** The text box, slide units. */
  rect: Rect;
  /** Empty room between box and text, slide units. */
  inset: { left: number; top: number; right: number; bottom: number };
  anchor: 'top' | 'middle' | 'bottom';
  wraps: boolean;
  paragraphs: Paragraph[];
  title: boolean;
}

export interface TableShape {
  kind: 'table';
  rect: Rect;
  rows: { height: number; cells: Paragraph[][] }[];
}

/** A chart's words (title, axes) and its figures: a head with the series, then a row a category. */
export interface ChartShape {
  kind: 'chart';
  rect: Rect;
  headings: string[];
  rows: string[][];
}

/** A filled area: hides what lies under it and is the ground of what lies on it. */
export interface FillShape {
  kind: 'fill';
  rect: Rect;
  /** Every colour of a gradient; empty when it cannot be told. */
  colours: Rgb[];
  round: boolean;
  /** False when see-through, round, turned or animated: then it hides nothing. */
  covers: boolean;
}

export interface PictureShape {
  kind: 'picture';
  rect: Rect;
  /** Where its bytes are: a part name or an index; undefined when it has none that can be read. */
  source?: string | undefined;
  /** Share cut off at each side, 0..1. */
  crop: { left: number; top: number; right: number; bottom: number };
  covers: boolean;
}

export type Shape = TextShape | TableShape | ChartShape | FillShape | PictureShape;

export interface DrawnSlide {
  /** Points. */
  width: number;
  height: number;
  /** Bottom first. */
  items: Shape[];
  /** What the layout and master draw under the slide: ground for its text, no content. */
  backdrop: Shape[];
  /** Every colour of the ground; empty when it is a picture or cannot be told. */
  background: Rgb[];
  links: string[];
  /** What the reader itself knows to be unseen: notes, alt text, comments. */
  hidden: { text: string; hiddenBy: HiddenBy }[];
}
