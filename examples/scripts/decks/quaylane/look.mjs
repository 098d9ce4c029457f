// Look of the Quaylane deck: colours, slide frame, card, footnote, logo.

export const BG = '#0b1526';
export const CARD = '#14243d';
export const INK = '#f3f7fc';
export const SOFT = '#a3b6cf';
export const MINT = '#37d0b4';
export const BLUE = '#6c9bff';
export const RULE = '#263a58';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page @param {string} section @param {string} title */
export function frame(pen, page, section, title) {
  pen.background(BG);
  pen.rect(48, 44, 22, 4, { fill: MINT });
  pen.text(section, 78, 39, { size: 11, font: 'bold', color: MINT });
  pen.text(title, 48, 60, { w: 864, h: 76, size: 29, font: 'bold', color: INK, lead: 0.08 });
  pen.line(
    [
      [48, 508],
      [912, 508],
    ],
    { stroke: RULE, line: 0.75 },
  );
  pen.text('Quaylane, Inc.  |  Series A  |  Confidential', 48, 515, { size: 9, color: SOFT });
  pen.text(String(page), 862, 515, { w: 50, size: 9, color: SOFT, align: 'right' });
}

/** @param {Pen} pen @param {number[]} box @param {string} figure @param {string} words */
export function bigCard(pen, [x = 0, y = 0, w = 0, h = 0], figure, words) {
  pen.rect(x, y, w, h, { fill: CARD, r: 10 });
  pen.rect(x, y, 5, h, { fill: MINT, r: 2 });
  pen.text(figure, x + 22, y + 18, { w: w - 34, size: 34, font: 'bold', color: INK });
  pen.text(words, x + 22, y + 64, { w: w - 38, h: h - 72, size: 13, color: SOFT });
}

/** @param {Pen} pen @param {string} words */
export function footnote(pen, words) {
  pen.text(words, 48, 486, { w: 864, h: 20, size: 9, color: SOFT });
}

/** @param {Pen} pen */
export function mark(pen, x = 0, y = 0, size = 0) {
  pen.rect(x, y, size, size, { fill: MINT, r: size * 0.22 });
  pen.line(
    [
      [x + size * 0.22, y + size * 0.62],
      [x + size * 0.78, y + size * 0.62],
    ],
    { stroke: BG, line: size * 0.1 },
  );
  pen.line(
    [
      [x + size * 0.3, y + size * 0.42],
      [x + size * 0.5, y + size * 0.24],
      [x + size * 0.7, y + size * 0.42],
    ],
    { stroke: BG, line: size * 0.1 },
  );
}
