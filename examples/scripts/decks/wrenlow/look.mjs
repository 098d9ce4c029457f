// Look of the Wrenlow deck: colours, slide frame, bird, panel.

export const TEAL = '#0b7285';
export const SKY = '#e3f5f7';
export const CORAL = '#f2705b';
export const INK = '#17323a';
export const SOFT = '#58737b';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page @param {string} title */
export function frame(pen, page, title) {
  pen.background(pen.gradient(0, 0, 960, 540, ['#ffffff', '#f2fafb', SKY]));
  pen.circle(930, 20, 130, { fill: '#cdebee', opacity: 0.55 });
  pen.text(title, 64, 46, { w: 780, h: 84, size: 32, font: 'bold', color: TEAL, lead: 0.06 });
  wren(pen, 64, 506, 9);
  pen.text('wrenlow', 90, 503, { size: 12, font: 'bold', color: TEAL });
  pen.text(`${page}`, 846, 503, { w: 50, size: 11, color: SOFT, align: 'right' });
}

/** A bird of two strokes. @param {Pen} pen */
export function wren(pen, x = 0, y = 0, s = 0, color = CORAL) {
  pen.path(
    `M ${x} ${y} q ${s} ${s * 1.3} ${s * 2} 0 l ${s * 0.5} ${-s * 0.5} q ${-s * 0.7} ${-s * 0.5} ${-s} ${s * 0.2} q ${-s * 0.8} ${-s * 0.3} ${-s * 1.5} ${s * 0.3} Z`,
    { fill: color },
  );
}

/** @param {Pen} pen @param {number[]} box */
export function panel(pen, [x = 0, y = 0, w = 0, h = 0]) {
  pen.rect(x + 2, y + 4, w, h, { fill: '#0b7285', opacity: 0.08, r: 16 });
  pen.rect(x, y, w, h, { fill: '#ffffff', r: 16 });
}
