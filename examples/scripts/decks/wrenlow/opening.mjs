// Wrenlow: cover, problem, solution on two phones, first results, market.
import { drawPhone } from '../../kit/parts.mjs';
import { TEAL, SKY, CORAL, INK, SOFT, frame, wren, panel } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen */
export function cover(pen) {
  pen.background(pen.gradient(0, 0, 960, 540, ['#f7c9a9', '#f0a58f', '#5aa6b0', '#0b7285']));
  pen.circle(770, 300, 190, { fill: '#ffffff', opacity: 0.12 });
  pen.circle(830, 250, 120, { fill: '#ffffff', opacity: 0.12 });
  wren(pen, 64, 92, 22, '#ffffff');
  pen.text('wrenlow', 124, 72, { size: 40, font: 'bold', color: '#ffffff' });
  pen.text('Wound care at home, seen by a specialist', 64, 210, {
    w: 520,
    size: 44,
    font: 'bold',
    color: '#ffffff',
    lead: 0.05,
  });
  pen.text('Pre-seed deck, autumn 2026', 64, 380, { size: 17, color: '#ffffff' });
  pen.text('Bristol, United Kingdom', 64, 404, { size: 15, color: '#ffffff' });
}

/** @param {Pen} pen @param {number} page */
export function problem(pen, page) {
  frame(pen, page, 'Wounds are measured with a paper ruler');
  panel(pen, [64, 150, 400, 320]);
  pen.rect(64, 150, 400, 150, { fill: pen.gradient(64, 150, 464, 300, ['#f6d7bf', '#e8a98a', '#9fc5cb']), r: 16 });
  pen.rect(110, 210, 300, 34, { fill: '#fdf6df', r: 3 });
  for (let tick = 0; tick <= 28; tick += 1)
    pen.line(
      [
        [118 + tick * 10, 210],
        [118 + tick * 10, tick % 5 === 0 ? 226 : 218],
      ],
      { stroke: '#7b6f55', line: 1 },
    );
  pen.text(
    '“I drive forty minutes to look at a leg for three. Half of my visits could be a photograph that someone competent looks at.”',
    88,
    322,
    { w: 352, size: 16, font: 'italic', color: INK, lead: 0.25 },
  );
  pen.text('District nurse, Somerset', 88, 434, { size: 13, color: SOFT });
  const points = [
    'District nurses spend about a third of their week on wounds.',
    'Four in ten wounds are not seen by a specialist before they get worse.',
    'Notes and pictures sit on personal phones and on paper.',
    'We spoke with 47 nurses and 9 managers before writing a line of code.',
  ];
  pen.bullets(points, 504, 170, { w: 392, size: 19, color: INK, markColor: CORAL, gap: 20 });
}

/** The wound photograph screen. @param {Pen} pen @param {[number, number, number, number]} box */
function capture(pen, [x, y, w, h]) {
  pen.rect(x, y, w, h, { fill: pen.gradient(x, y, x + w, y + h, ['#f3cdb6', '#e0a98a', '#c98a6d']) });
  pen.path(
    `M ${x + w * 0.3} ${y + h * 0.42} c ${w * 0.1} -40 ${w * 0.4} -20 ${w * 0.42} 20 c 0 40 -${w * 0.3} 60 -${w * 0.4} 30 c -20 -18 -12 -34 0 -50 Z`,
    { fill: '#a63d40', opacity: 0.85 },
  );
  pen.rect(x + w * 0.2, y + h * 0.3, w * 0.6, h * 0.36, { stroke: '#ffffff', line: 2, r: 8, dash: [8, 6] });
  pen.rect(x + 12, y + h - 92, w - 24, 36, { fill: '#ffffff', r: 18, opacity: 0.92 });
  pen.text('Hold still: 4.2 cm × 3.1 cm', x + 12, y + h - 80, {
    w: w - 24,
    size: 9.5,
    font: 'bold',
    color: INK,
    align: 'center',
  });
  pen.circle(x + w / 2, y + h - 30, 16, { fill: '#ffffff' });
}

/** The healing curve screen. @param {Pen} pen @param {[number, number, number, number]} box */
function curve(pen, [x, y, w]) {
  pen.text('Mrs T., left shin', x + 14, y + 28, { w: w - 28, size: 13, font: 'bold', color: INK });
  pen.text('Week 6 of treatment', x + 14, y + 46, { w: w - 28, size: 10, color: SOFT });
  const points = [
    [0, 0],
    [0.17, 12],
    [0.34, 26],
    [0.5, 30],
    [0.67, 52],
    [0.84, 70],
    [1, 84],
  ].map(([at = 0, drop = 0]) => [x + 18 + at * (w - 36), y + 78 + drop]);
  pen.line(
    [
      [x + 14, y + 176],
      [x + w - 14, y + 176],
    ],
    { stroke: '#c9dde0' },
  );
  pen.line(points, { stroke: CORAL, line: 3 });
  pen.text('Area down 38%', x + 14, y + 186, { w: w - 28, size: 12, font: 'bold', color: TEAL });
  ['Photograph today', 'Ask the specialist', 'Order dressings'].forEach((label, index) => {
    pen.rect(x + 14, y + 214 + index * 36, w - 28, 28, { fill: index === 0 ? TEAL : SKY, r: 14 });
    pen.text(label, x + 14, y + 222 + index * 36, {
      w: w - 28,
      size: 10.5,
      font: 'bold',
      color: index === 0 ? '#ffffff' : TEAL,
      align: 'center',
    });
  });
}

/** @param {Pen} pen @param {number} page */
export function solution(pen, page) {
  frame(pen, page, 'Photograph, measure, ask: in two minutes');
  drawPhone(pen, [88, 142, 176, 348], { body: '#17323a', screen: '#ffffff' }, capture);
  drawPhone(pen, [300, 142, 176, 348], { body: '#17323a', screen: '#ffffff' }, curve);
  const points = [
    ['Photograph', 'The app guides distance and light; no sticker or ruler is needed.'],
    ['Measure', 'Our AI-powered model outlines the wound and gives area and depth class.'],
    ['Ask', 'A tissue viability nurse replies in the app, usually on the same day.'],
    ['Record', 'Picture and note go to the patient record that the trust already uses.'],
  ];
  points.forEach(([name = '', words = ''], index) => {
    const y = 158 + index * 82;
    pen.circle(536, y + 14, 14, { fill: CORAL });
    pen.text(`${index + 1}`, 522, y + 6, { w: 28, size: 14, font: 'bold', color: '#ffffff', align: 'center' });
    pen.text(name, 566, y - 2, { size: 19, font: 'bold', color: INK });
    pen.text(words, 566, y + 24, { w: 330, h: 44, size: 15, color: SOFT });
  });
}

/** @param {Pen} pen @param {number} page */
export function evidence(pen, page) {
  frame(pen, page, 'Early results from our first pilot');
  const cards = [
    ['up to 40%', 'fewer visits for stable wounds', CORAL],
    ['±6%', 'area against planimetry in 120 pictures', TEAL],
    ['28', 'nurses use the app each week', TEAL],
  ];
  cards.forEach(([figure = '', words = '', color = TEAL], index) => {
    const x = 64 + index * 284;
    panel(pen, [x, 144, 264, 150]);
    pen.text(figure, x + 22, 166, { w: 230, size: 40, font: 'bold', color });
    pen.text(words, x + 22, 224, { w: 224, h: 60, size: 16, color: SOFT });
  });
  panel(pen, [64, 316, 406, 154]);
  pen.text('Marram Community Health', 86, 334, { size: 18, font: 'bold', color: INK });
  pen.text(
    'Paid pilot, £12,000, February to November 2026. Two teams, 310 patients. Extension under discussion.',
    86,
    362,
    { w: 362, size: 15, color: SOFT, lead: 0.28 },
  );
  panel(pen, [490, 316, 406, 154]);
  pen.text('Tarnbeck Care Partnership', 512, 334, { size: 18, font: 'bold', color: INK });
  pen.text(
    'Free pilot with one team, starting in January 2027. Letter of intent signed for 150 seats if the targets are met.',
    512,
    362,
    { w: 362, size: 15, color: SOFT, lead: 0.28 },
  );
}

/** @param {Pen} pen @param {number} page */
export function market(pen, page) {
  frame(pen, page, 'A large market that still runs on paper');
  const rings = [
    ['£1.1bn', 'TAM: wound care technology in Europe', 150, '#bfe3e7'],
    ['£240m', 'SAM: community care in the UK and Ireland', 100, '#5fb3bf'],
    ['£9m', 'SOM: 80 trusts in five years', 46, TEAL],
  ];
  rings.forEach(([, , r, color]) => pen.circle(230, 312, Number(r), { fill: String(color) }));
  rings.forEach(([figure, words, r, color], index) => {
    const y = 176 + index * 94;
    pen.line(
      [
        [230 + Number(r) * 0.72, 312 - Number(r) * 0.69],
        [430, y + 22],
      ],
      { stroke: SOFT, line: 1 },
    );
    pen.rect(436, y, 8, 46, { fill: String(color) });
    pen.text(String(figure), 458, y - 2, { size: 30, font: 'bold', color: INK });
    pen.text(String(words), 458, y + 33, { w: 420, size: 16, color: SOFT });
  });
  pen.text('The digital wound care market is set to grow 9.8% a year to 2031.', 436, 452, {
    w: 460,
    size: 15,
    font: 'italic',
    color: INK,
  });
}
