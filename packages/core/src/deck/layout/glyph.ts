/** A character as placed on a slide: what lines are made of. */
export interface Glyph {
  /** One visible character (or ligature written out), or ' ' for a real space. */
  text: string;
  /** Left end of its baseline, slide units (the slide is 540 high), origin top left. */
  x: number;
  y: number;
  /** Width along the writing direction, slide units. */
  advance: number;
  /** Size of the type, slide units. */
  size: number;
  /** Writing direction, radians clockwise from left-to-right. */
  angle: number;
  bold: boolean;
  /** Which piece of writing in the file it comes from: letters of one piece hold together more readily. */
  run: number;
}
