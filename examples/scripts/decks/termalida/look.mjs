// Look of the Termálida deck: colours, slide frame, source line, number card, factory at dusk.

export const PAPER = '#fffaf4';
export const INK = '#2d1f16';
export const SOFT = '#6d5a4c';
export const FIRE = '#d9480f';
export const SUN = '#f59f3a';
export const RULE = '#ecdccb';
export const DEEP = '#7a2e0b';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page @param {string} title @param {string} [sub] */
export function frame(pen, page, title, sub) {
  pen.background(PAPER);
  pen.rect(0, 0, 960, 10, { fill: pen.gradient(0, 0, 960, 0, [DEEP, FIRE, SUN]) });
  pen.text(title, 56, 38, { w: 848, h: 44, size: 30, font: 'bold', color: DEEP });
  if (sub) pen.text(sub, 56, 80, { w: 848, h: 22, size: 16, color: SOFT });
  pen.text('Termálida', 56, 512, { size: 10, font: 'bold', color: FIRE });
  pen.text('Ronda semilla · octubre de 2026', 120, 512, { size: 10, color: SOFT });
  pen.text(`${page}`, 854, 512, { w: 50, size: 10, color: SOFT, align: 'right' });
}

/** @param {Pen} pen @param {string} words */
export function source(pen, words) {
  pen.text(words, 56, 484, { w: 848, h: 24, size: 9.5, color: SOFT });
}

/** @param {Pen} pen @param {number[]} box @param {string} figure @param {string} words */
export function number(pen, [x = 0, y = 0, w = 0, h = 0], figure, words, fill = '#ffffff', ink = FIRE, soft = SOFT) {
  pen.rect(x, y, w, h, { fill, stroke: RULE, r: 14 });
  pen.text(figure, x + 18, y + 16, { w: w - 30, h: 48, size: 34, font: 'bold', color: ink });
  pen.text(words, x + 18, y + 60, { w: w - 34, h: h - 64, size: 13, color: soft });
}

/** A factory at dusk, drawn. @param {Pen} pen @param {number[]} box */
export function landscape(pen, [x = 0, y = 0, w = 0, h = 0]) {
  pen.rect(x, y, w, h, { fill: pen.gradient(x, y, x, y + h, ['#33203f', '#8f3a3f', '#e2733a', '#fbc26b']) });
  pen.circle(x + w * 0.72, y + h * 0.66, h * 0.13, { fill: '#ffe3a8', opacity: 0.9 });
  pen.polygon(
    [
      [x, y + h * 0.76],
      [x + w * 0.2, y + h * 0.62],
      [x + w * 0.42, y + h * 0.74],
      [x + w * 0.66, y + h * 0.6],
      [x + w, y + h * 0.75],
      [x + w, y + h],
      [x, y + h],
    ],
    { fill: '#5a2635', opacity: 0.75 },
  );
  const base = y + h * 0.9;
  const unit = w / 20;
  pen.polygon(
    [
      [x, base],
      [x + w, base],
      [x + w, y + h],
      [x, y + h],
    ],
    { fill: '#24131c' },
  );
  for (const [at = 0, wide = 0, tall = 0] of [
    [2, 3, 2.1],
    [5.2, 2.2, 3.1],
    [7.6, 4, 1.6],
    [12.4, 1.1, 4],
    [13.8, 1.1, 4],
    [15.2, 3, 2.4],
  ]) {
    pen.rect(x + at * unit, base - tall * unit, wide * unit, tall * unit + 1, { fill: '#24131c' });
  }
  for (let index = 0; index < 6; index += 1)
    pen.rect(x + (7.9 + index * 0.6) * unit, base - 1.2 * unit, unit * 0.3, unit * 0.35, {
      fill: '#ffd98a',
      opacity: 0.8,
    });
}
