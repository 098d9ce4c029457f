// Wrenlow: business model, competition, team, roadmap, the round.
import { drawMatrix, drawPerson, drawTimeline } from '../../kit/parts.mjs';
import { TEAL, SKY, CORAL, INK, SOFT, frame, panel } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page */
export function model(pen, page) {
  frame(pen, page, 'Trusts pay per patient under care');
  panel(pen, [64, 146, 400, 320]);
  pen.text('£6', 64, 186, { w: 400, size: 86, font: 'bold', color: CORAL, align: 'center' });
  pen.text('per patient per month', 64, 290, { w: 400, size: 20, font: 'bold', color: INK, align: 'center' });
  pen.text('billed quarterly to the trust; set-up from £4,000', 64, 322, {
    w: 400,
    size: 15,
    color: SOFT,
    align: 'center',
  });
  pen.text('A trust with 1,500 wound patients pays £108,000 a year.', 94, 372, {
    w: 340,
    size: 16,
    color: INK,
    align: 'center',
    lead: 0.25,
  });
  pen.text('Later', 504, 160, { size: 18, font: 'bold', color: TEAL });
  pen.bullets(
    [
      'Care homes: £95 a month for each home',
      'Dressing makers: anonymous healing data for studies',
      'Private clinics: specialist answers at £14 each',
    ],
    504,
    194,
    { w: 392, size: 18, color: INK, markColor: CORAL, gap: 16 },
  );
  pen.text('How we reach them', 504, 344, { size: 18, font: 'bold', color: TEAL });
  pen.text(
    'Tissue viability leads decide; we meet them in their regional networks. 190 clinicians have joined our waiting list.',
    504,
    374,
    { w: 392, size: 17, color: INK, lead: 0.25 },
  );
}

/** @param {Pen} pen @param {number} page */
export function competition(pen, page) {
  frame(pen, page, 'Where we stand');
  drawMatrix(
    pen,
    [250, 146, 460, 306],
    {
      x: ['Needs extra hardware', 'Any phone'],
      y: ['Measures only', 'With a specialist'],
      dots: [
        { name: 'Wrenlow', at: [0.84, 0.8], color: CORAL, strong: true },
        { name: 'Dermalook', at: [0.72, 0.28], color: '#8aa5ab' },
        { name: 'Lesioscan', at: [0.2, 0.36], color: '#8aa5ab' },
        { name: 'Paper ruler', at: [0.4, 0.1], color: '#8aa5ab' },
        { name: 'Phone call to the hospital', at: [0.56, 0.62], color: '#8aa5ab', below: true },
      ],
    },
    { ink: INK, rule: '#b7d3d7', fill: '#ffffff', size: 13 },
  );
  pen.text('Dermalook has raised £21m and works with hospitals.', 250, 482, {
    w: 460,
    size: 12,
    color: SOFT,
    align: 'center',
  });
}

/** @param {Pen} pen @param {number} page */
export function team(pen, page) {
  frame(pen, page, 'A nurse, an engineer and a trial specialist');
  const people = [
    {
      name: 'Dr Eleri Bowen',
      role: 'Founder and CEO',
      lines: 'Twelve years in tissue viability nursing; doctorate on leg ulcers',
    },
    { name: 'Sunil Kadam', role: 'Co-founder and CTO', lines: 'Built camera software for a maker of dental scanners' },
    { name: 'Beth Arkwright', role: 'Clinical studies, part time', lines: 'Ran six trials at a university hospital' },
  ];
  const skins = ['#f0c9a8', '#a8704c', '#e6b48f'];
  people.forEach((person, index) => {
    const x = 64 + index * 284;
    panel(pen, [x, 144, 264, 250]);
    drawPerson(pen, [x + 20, 166, 224], person, {
      tint: ['#cdebee', '#fbd5c8', '#d9e4f2'][index] ?? SKY,
      skin: skins[index] ?? '#e8b98f',
      ink: INK,
      soft: SOFT,
      accent: TEAL,
      r: 48,
      size: 14,
    });
  });
  pen.text('We are looking for a head of regulatory affairs.', 64, 414, { size: 17, font: 'bold', color: CORAL });
  pen.text('Advisor: Prof. Hamish Strachan, vascular surgeon', 64, 444, { size: 16, color: INK });
}

/** @param {Pen} pen @param {number} page */
export function roadmap(pen, page) {
  frame(pen, page, 'Next eighteen months');
  drawTimeline(
    pen,
    [64, 232, 832],
    [
      { when: 'Q1 2027', what: 'Second pilot starts at Tarnbeck', done: false },
      { when: 'Q3 2027', what: 'UKCA marking as a class IIa device' },
      { when: 'Q4 2027', what: 'First annual contract with a trust' },
      { when: 'Q2 2028', what: 'Five trusts, 4,000 patients' },
    ],
    { color: TEAL, ink: INK, soft: INK, hole: '#ffffff', size: 16 },
  );
  panel(pen, [64, 352, 832, 110]);
  pen.text(
    'Today the app is registered as a class I device and records measurements only. Advice on treatment needs class IIa; the technical file is about half written.',
    92,
    352,
    { w: 776, h: 110, size: 17, color: INK, valign: 'middle', lead: 0.25 },
  );
}

/** @param {Pen} pen @param {number} page */
export function ask(pen, page) {
  frame(pen, page, 'We are raising £650k');
  const parts = [
    ['Product and regulatory', '50%', '£325k', 416],
    ['Pilots and clinical evidence', '30%', '£195k', 250],
    ['Sales and operations', '20%', '£130k', 172],
  ];
  let x = 64;
  parts.forEach(([name, share, money, width], index) => {
    pen.rect(x, 150, Number(width) - 6, 96, { fill: [TEAL, '#4aa3b0', CORAL][index] ?? TEAL, r: 10 });
    pen.text(String(share), x + 16, 164, { w: Number(width) - 30, size: 30, font: 'bold', color: '#ffffff' });
    pen.text(`${money}`, x + 16, 206, { size: 17, color: '#ffffff' });
    pen.text(String(name), x + 2, 256, { w: Number(width) - 10, size: 15, font: 'bold', color: INK });
    x += Number(width);
  });
  panel(pen, [64, 316, 406, 150]);
  pen.text('Terms', 86, 332, { size: 17, font: 'bold', color: TEAL });
  pen.text(
    'Pre-seed round by advance subscription agreement, valuation cap £3.5m. £120k of angel money is promised.',
    86,
    360,
    { w: 362, size: 16, color: INK, lead: 0.25 },
  );
  panel(pen, [490, 316, 406, 150]);
  pen.text('What it buys', 512, 332, { size: 17, font: 'bold', color: TEAL });
  pen.text('18 months of work, the class IIa mark and the first yearly contract.', 512, 360, {
    w: 362,
    size: 16,
    color: INK,
    lead: 0.25,
  });
  pen.text('eleri@wrenlow.example', 640, 484, { w: 256, size: 14, font: 'bold', color: TEAL, align: 'right' });
}
