// Quaylane: team, financials, risks, the round.
import { drawDonut } from '../../kit/charts.mjs';
import { drawPerson, drawTable } from '../../kit/parts.mjs';
import { BG, CARD, INK, SOFT, MINT, BLUE, RULE, frame, footnote } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page */
export function team(pen, page) {
  frame(pen, page, 'Team', 'We sent these invoices; now we check them');
  const people = [
    {
      name: 'Maren Oyelaran',
      role: 'Co-founder, CEO',
      lines: '8 years at Norhaven Line; cut billing errors in North America by 40% as head of detention billing',
    },
    {
      name: 'Tobias Feld',
      role: 'Co-founder, CTO',
      lines: 'PhD in document analysis, TU Dresden; led a team of 20 at Cartograph Systems',
    },
    {
      name: 'Priya Venkataraman',
      role: 'Co-founder, CPO',
      lines: 'Product lead at Wayfare Freight from seed to $40M revenue',
    },
    {
      name: 'Dashiell Romero',
      role: 'VP Sales, joined 2025',
      lines: 'Built the mid-market team of Slipstream TMS from 3 to 45 sellers',
    },
  ];
  const tints = ['#2f5d8a', '#2b7a78', '#6b4f8f', '#8a5a2f'];
  const skins = ['#8d5a3b', '#f0c8a4', '#a86f4a', '#d9a077'];
  people.forEach((person, index) => {
    const x = 48 + index * 218;
    pen.rect(x, 140, 204, 246, { fill: CARD, r: 10 });
    drawPerson(pen, [x + 12, 158, 180], person, {
      tint: tints[index] ?? BLUE,
      skin: skins[index] ?? '#e8b98f',
      ink: INK,
      soft: SOFT,
      accent: MINT,
      r: 42,
      size: 12,
    });
  });
  pen.text('31 people, 14 of them engineers; all three founders full time since 2023.', 48, 404, {
    size: 14,
    color: INK,
  });
  pen.text('Advisors', 48, 436, { size: 13, font: 'bold', color: MINT });
  pen.text(
    'Ingrid Halvorsen, former chief financial officer of Norhaven Line: carrier relations.   Samuel Achterberg, customs lawyer: dispute practice before the Commission.',
    120,
    436,
    { w: 792, size: 13, color: SOFT },
  );
}

/** @param {Pen} pen @param {number} page */
export function financials(pen, page) {
  frame(pen, page, 'Financials', 'Actuals to 2025, plan to 2028');
  drawTable(
    pen,
    48,
    136,
    [
      ['Million USD', '2024 actual', '2025 actual', '2026 forecast', '2027 forecast', '2028 forecast'],
      ['ARR at year end', '0.62', '1.26', '3.1', '7.4', '15.0'],
      ['Revenue', '0.4', '0.9', '2.2', '5.1', '11.0'],
      ['Gross margin', '74%', '79%', '81%', '82%', '83%'],
      ['Operating cost', '2.1', '2.9', '4.9', '11.9', '15.6'],
      ['Customers', '24', '52', '98', '210', '390'],
    ],
    {
      widths: [164, 140, 140, 140, 140, 140],
      rowHeight: 36,
      size: 13,
      ink: INK,
      headInk: SOFT,
      rule: RULE,
      highlight: { column: 2, fill: '#173049' },
      boldFirst: true,
    },
  );
  const figures = [
    ['$240k', 'net burn a month'],
    ['$2.9M', 'cash, September 30'],
    ['12 months', 'runway today'],
    ['1.7x', 'burn multiple, 12 months'],
    ['$9.6M', 'raised to date (2023, 2024)'],
  ];
  figures.forEach(([figure = '', words = ''], index) => {
    const x = 48 + index * 174;
    pen.rect(x, 378, 164, 72, { fill: CARD, r: 8 });
    pen.text(figure, x + 12, 389, { w: 144, size: 20, font: 'bold', color: MINT });
    pen.text(words, x + 12, 420, { w: 148, size: 11, color: SOFT });
  });
  pen.text(
    'Plan driver: each account executive closes 14 customers a year after a ramp of five months; today’s team closes 15.',
    48,
    462,
    { w: 864, size: 12, color: SOFT },
  );
  footnote(pen, 'Burn multiple: $2.57M net burn over $1.51M net new ARR, October 2025 to September 2026.');
}

/** @param {Pen} pen @param {number} page */
export function risks(pen, page) {
  frame(pen, page, 'Risks', 'What could go wrong, and what we do about it');
  drawTable(
    pen,
    48,
    140,
    [
      ['Risk', 'Why it matters', 'What we do'],
      [
        'A carrier closes its interface',
        'Two carriers bring 38% of events',
        'Terminal feeds cover 91% of the same events',
      ],
      [
        'Laneledger moves down-market',
        'It has the larger sales team',
        'Our setup takes 6 days at a third of its price',
      ],
      [
        'The billing rule is softened',
        'Disputes rest on its deadlines',
        'Contract terms alone support 64% of claims won',
      ],
      [
        'Sensitive contracts leak',
        'Customers share rates with us',
        'SOC 2 Type II certified since March 2026; tested every year',
      ],
      ['No head of finance yet', 'Reporting falls on the CEO', 'We will hire a head of finance by March 2027'],
    ],
    {
      widths: [226, 260, 378],
      rowHeight: 54,
      size: 13.5,
      ink: INK,
      headInk: MINT,
      rule: RULE,
      boldFirst: true,
      align: ['left', 'left', 'left'],
    },
  );
}

/** @param {Pen} pen @param {number} page */
export function ask(pen, page) {
  frame(pen, page, 'The round', 'Raising a $12M Series A');
  const parts = [
    { share: 45, color: MINT, name: 'Sales and customer success', money: '$5.4M' },
    { share: 35, color: BLUE, name: 'Product and engineering', money: '$4.2M' },
    { share: 12, color: '#c792ea', name: 'Carrier integrations', money: '$1.44M' },
    { share: 8, color: '#ffb454', name: 'General and administrative', money: '$0.96M' },
  ];
  drawDonut(pen, 180, 270, 112, parts, { hole: BG, middle: '$12M', small: 'use of funds', ink: INK });
  parts.forEach((part, index) => {
    const y = 180 + index * 48;
    pen.rect(322, y + 2, 14, 14, { fill: part.color, r: 3 });
    pen.text(`${part.share}%  ${part.name}`, 346, y, { w: 262, h: 18, size: 13, font: 'bold', color: INK });
    pen.text(part.money, 346, y + 18, { size: 12, color: SOFT });
  });
  pen.rect(600, 140, 312, 178, { fill: CARD, r: 10 });
  const terms = [
    ['Pre-money valuation', '$48M'],
    ['Post-money valuation', '$60M'],
    ['Stake for new money', '20%'],
    ['Committed by current investors', '$4M'],
  ];
  terms.forEach(([name = '', figure = ''], index) => {
    pen.text(name, 620, 158 + index * 40, { w: 190, size: 13, color: SOFT });
    pen.text(figure, 812, 156 + index * 40, { w: 80, size: 17, font: 'bold', color: INK, align: 'right' });
  });
  pen.text('Takes us to', 600, 336, { size: 14, font: 'bold', color: MINT });
  pen.bullets(
    [
      '$7.4M ARR and 210 customers by December 2027',
      'First 30 customers in the Netherlands and Germany',
      '26 months of runway at a planned average burn of $570k',
    ],
    600,
    360,
    { w: 312, size: 13, color: INK, markColor: MINT },
  );
  pen.text('Current investors: Lodestar Seed Partners (lead of the $8M seed, 2024), Savannah Angels', 48, 462, {
    w: 540,
    size: 12,
    color: SOFT,
  });
}

/** @param {Pen} pen @param {number} page */
export function milestones(pen, page) {
  frame(pen, page, 'Milestones', 'What we said we would do, and what comes next');
  const lists = [
    [
      'Reached',
      [
        'March 2024: product launched with the first 9 customers',
        'September 2025: reached $1M ARR, two months ahead of plan',
        'March 2026: achieved SOC 2 Type II certification',
        'June 2026: integrated with two freight payment platforms',
      ],
    ],
    [
      'Next',
      [
        'March 2027: hire a head of finance',
        'June 2027: launch in the Netherlands and Germany',
        'December 2027: reach $7.4M ARR and 210 customers',
      ],
    ],
  ];
  lists.forEach(([name = '', steps = []], index) => {
    const x = 48 + index * 442;
    pen.rect(x, 140, 422, 240, { fill: CARD, r: 10 });
    pen.text(String(name), x + 22, 158, { size: 16, font: 'bold', color: MINT });
    pen.bullets([...steps], x + 22, 196, { w: 380, size: 14, color: INK, markColor: MINT });
  });
  pen.text(
    'Dates are those of the board papers of the seed round; one date was missed by a quarter (Germany, from 2026).',
    48,
    404,
    {
      w: 864,
      size: 13,
      color: SOFT,
    },
  );
}
