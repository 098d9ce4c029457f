// Look of the Fluxandre deck: colours, green side column, remark in it.

export const GREEN = '#0f4c3a';
export const LEAF = '#2f8f6b';
export const GOLD = '#c8963e';
export const INK = '#20302a';
export const SOFT = '#5b6b64';
export const PALE = '#eef5f1';
export const RULE = '#cfe0d7';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page @param {string} section @param {string} title */
export function frame(pen, page, section, title) {
  pen.background('#ffffff');
  pen.rect(0, 0, 268, 540, { fill: GREEN });
  pen.text(section, 36, 48, { w: 200, size: 13, font: 'bold', color: GOLD });
  pen.text(title, 36, 74, { w: 208, size: 27, font: 'serifBold', color: '#ffffff', lead: 0.1 });
  pen.text('Fluxandre', 36, 496, { size: 13, font: 'serifBold', color: '#ffffff' });
  pen.text('Document confidentiel', 36, 513, { size: 9, color: '#b9d3c7' });
  pen.text(`${page} / 12`, 880, 514, { w: 48, size: 9, color: SOFT, align: 'right' });
}

/** @param {Pen} pen @param {string} words */
export function aside(pen, words, y = 250) {
  pen.line(
    [
      [36, y],
      [84, y],
    ],
    { stroke: GOLD, line: 2 },
  );
  pen.text(words, 36, y + 14, { w: 200, size: 13.5, color: '#d6e6de', lead: 0.3 });
}
