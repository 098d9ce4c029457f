// Quaylane: traction, customers, business model, competition, go to market.
import { drawBars } from '../../kit/charts.mjs';
import { drawTable } from '../../kit/parts.mjs';
import { CARD, INK, SOFT, MINT, BLUE, RULE, frame, footnote } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page */
export function traction(pen, page) {
  frame(pen, page, 'Traction', '$2.52M ARR, 2.5x in twelve months');
  pen.text('MRR at quarter end, thousand USD', 48, 112, { size: 12, color: SOFT });
  const quarters = [
    ['Q4 24', 52],
    ['Q1 25', 61],
    ['Q2 25', 72],
    ['Q3 25', 84],
    ['Q4 25', 105],
    ['Q1 26', 136],
    ['Q2 26', 171],
    ['Q3 26', 210],
  ];
  drawBars(
    pen,
    [48, 132, 560, 340],
    quarters.map(([label, value], index) => ({
      label: String(label),
      value: Number(value),
      text: `$${value}k`,
      color: index === 7 ? MINT : BLUE,
    })),
    {
      color: BLUE,
      ink: SOFT,
      grid: RULE,
      ticks: [0, 50, 100, 150, 200].map((value) => ({ value, text: `$${value}k` })),
    },
  );
  const figures = [
    ['$210k', 'MRR in September 2026 (ARR $2.52M)'],
    ['84', 'paying customers, from 38 a year ago'],
    ['118%', 'net revenue retention, last 12 months'],
    ['0.9%', 'customers lost a month, average of 12 months'],
    ['6%', 'of ARR is our largest customer'],
  ];
  figures.forEach(([figure = '', words = ''], index) => {
    const y = 130 + index * 69;
    pen.rect(640, y, 272, 60, { fill: CARD, r: 8 });
    pen.text(figure, 654, y + 17, { w: 88, size: 23, font: 'bold', color: MINT });
    pen.text(words, 746, y, { w: 156, h: 60, size: 11.5, color: SOFT, valign: 'middle' });
  });
  footnote(
    pen,
    'ARR = MRR of the month × 12; subscriptions only, without success fees. As of September 30, 2026, unaudited.',
  );
}

/** @param {Pen} pen @param {number} page */
export function customers(pen, page) {
  frame(pen, page, 'Customers', 'Importers of furniture, food and machines rely on us');
  const names = [
    'HALDEN & ROE',
    'Brightmoor',
    'corvane',
    'Lumen Tile Co.',
    'PALLAS OUTDOOR',
    'Fennick Foods',
    'oakhurst home',
    'TERAVANT',
  ];
  const fonts = ['serifBold', 'bold', 'italic', 'serif', 'bold', 'serifItalic', 'sans', 'boldItalic'];
  names.forEach((name, index) => {
    const [x, y] = [48 + (index % 4) * 218, 140 + Math.floor(index / 4) * 84];
    pen.rect(x, y, 204, 70, { fill: '#f4f7fb', r: 8 });
    pen.text(name, x + 8, y, {
      w: 188,
      h: 70,
      size: 19,
      font: fonts[index] ?? 'bold',
      color: '#3b4a60',
      align: 'center',
      valign: 'middle',
    });
  });
  pen.rect(48, 326, 864, 140, { fill: CARD, r: 10 });
  pen.text('“', 66, 326, { w: 40, size: 72, font: 'serifBold', color: MINT });
  pen.text(
    'In the first year Quaylane won back $412,000 that we had already written off. Two people in accounts payable now do what six could not keep up with.',
    118,
    346,
    { w: 762, size: 18, font: 'italic', color: INK },
  );
  pen.text('Corinne Albrecht, Director of Logistics, Halden & Roe (customer since 2024)', 118, 424, {
    size: 12.5,
    color: SOFT,
  });
  footnote(
    pen,
    'Across all customers $38M of charges were disputed successfully to date. This is money of the customers, not our revenue.',
  );
}

/** @param {Pen} pen @param {number} page */
export function model(pen, page) {
  frame(pen, page, 'Business model', 'A subscription that pays back in 14 months');
  drawTable(
    pen,
    48,
    146,
    [
      ['Plan', 'Containers a year', 'Price', 'Share of ARR'],
      ['Harbor', '500 to 1,500', '$1,500 / month', '31%'],
      ['Channel', '1,500 to 5,000', '$3,200 / month', '54%'],
      ['Ocean', 'over 5,000', 'from $6,500 / month', '15%'],
    ],
    { widths: [90, 130, 150, 100], rowHeight: 40, size: 13, ink: INK, headInk: SOFT, rule: RULE, boldFirst: true },
  );
  pen.text(
    'The logistics department pays; finance signs. Contracts run for a year and are billed in advance.',
    48,
    326,
    { w: 460, size: 14, color: SOFT },
  );
  pen.text('Gross margin 81%: hosting, data feeds and onboarding are the cost of sales.', 48, 378, {
    w: 460,
    size: 14,
    color: SOFT,
  });
  pen.rect(548, 146, 364, 318, { fill: CARD, r: 10 });
  pen.text('Unit economics, last 12 months', 570, 164, { size: 14, font: 'bold', color: MINT });
  const rows = [
    ['Average revenue per customer', '$2,500 / month'],
    ['Gross margin', '81%'],
    ['Monthly customer churn', '0.9%'],
    ['Lifetime value (LTV)', '$225,000'],
    ['Acquisition cost (CAC)', '$28,350'],
    ['LTV / CAC', '7.9x'],
    ['CAC payback', '14 months'],
  ];
  rows.forEach(([name = '', figure = ''], index) => {
    const y = 194 + index * 34;
    pen.text(name, 570, y, { w: 200, size: 13, color: SOFT });
    pen.text(figure, 750, y, { w: 142, size: 14, font: 'bold', color: INK, align: 'right' });
    pen.line(
      [
        [570, y + 24],
        [892, y + 24],
      ],
      { stroke: RULE, line: 0.75 },
    );
  });
  pen.text('LTV = $2,500 × 81% ÷ 0.9%', 570, 436, { size: 11, font: 'italic', color: SOFT });
  footnote(pen, 'CAC counts salaries, commissions and marketing of the quarter over customers signed in the quarter.');
}

/** @param {Pen} pen @param {number} page */
export function competition(pen, page) {
  frame(pen, page, 'Competition', 'Others audit after payment; we check before it');
  drawTable(
    pen,
    48,
    132,
    [
      ['', 'Quaylane', 'Laneledger', 'Docksum', 'Audit firms', 'Spreadsheets'],
      ['Checks before payment', 'Yes', 'No', 'Yes', 'No', 'No'],
      ['Reads contract terms', 'Yes', 'Yes', 'No', 'Yes', 'No'],
      ['Gate and vessel events', 'Yes', 'No', 'Yes', 'No', 'No'],
      ['Files the dispute', 'Yes', 'No', 'No', 'Yes', 'No'],
      ['Trucking and parcel invoices', 'No', 'Yes', 'No', 'Yes', 'Yes'],
      ['Price a year', '$30,000', '$85,000', '$24,000', 'a share of savings', 'salaries'],
    ],
    {
      widths: [224, 128, 128, 128, 128, 128],
      rowHeight: 38,
      size: 12.5,
      ink: INK,
      headInk: INK,
      rule: RULE,
      highlight: { column: 1, fill: '#1a3a4e' },
      yes: MINT,
      no: '#8091a8',
      boldFirst: true,
    },
  );
  pen.text(
    'Laneledger raised a $60M Series B in 2025 and sells to the 200 largest shippers. Docksum shows the same events but leaves reading contracts to the user.',
    48,
    412,
    { w: 864, size: 13, color: SOFT },
  );
  pen.text(
    'Switching costs: 5,300 confirmed contract rules and the dispute history stay with us. Data advantage: rules learned from 61,400 invoices cut onboarding from 21 days to 6.',
    48,
    454,
    { w: 864, size: 13, color: SOFT },
  );
}

/** @param {Pen} pen @param {number} page */
export function goToMarket(pen, page) {
  frame(pen, page, 'Go to market', 'One segment first, then the next lane');
  pen.text('Where new ARR of the last 12 months came from', 48, 136, { size: 14, font: 'bold', color: INK });
  drawBars(
    pen,
    [48, 162, 380, 290],
    [
      { label: 'Outbound sales', value: 62, text: '62%', color: MINT },
      { label: 'Forwarder partners', value: 27, text: '27%' },
      { label: 'Inbound', value: 11, text: '11%' },
    ],
    { color: BLUE, ink: SOFT, size: 12 },
  );
  const stages = [
    [
      'Now',
      'First U.S. importers of furniture and food with 500 to 5,000 containers a year. Outbound sales by four account executives brought 52 of 84 customers.',
    ],
    [
      '2027',
      'The same buyer in the Netherlands and Germany; 14 forwarder partners already bring leads for 20% of first-year fees.',
    ],
    ['2028', 'Larger shippers by way of the two payment platforms that we integrated in 2026.'],
  ];
  stages.forEach(([when = '', words = ''], index) => {
    const y = 140 + index * 108;
    pen.rect(470, y, 442, 92, { fill: CARD, r: 10 });
    pen.text(when, 490, y + 30, { w: 80, size: 22, font: 'bold', color: MINT });
    pen.text(words, 578, y, { w: 318, h: 92, size: 13, color: SOFT, valign: 'middle' });
  });
}
