// Quaylane: cover, problem, product, why now, market.
import { drawNestedCircles } from '../../kit/charts.mjs';
import { drawBrowser, drawTable } from '../../kit/parts.mjs';
import { BG, CARD, INK, SOFT, MINT, BLUE, RULE, frame, bigCard, footnote, mark } from './look.mjs';

/** @typedef {import('../../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen */
export function cover(pen) {
  pen.background(pen.gradient(0, 0, 960, 540, ['#0b1526', '#0f2a45', '#0d4a52']));
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 6 - row; column += 1) {
      const color = ['#1c3c5d', '#21506b', '#2b6a74', '#37d0b4'][(row + column * 3) % 4] ?? MINT;
      pen.rect(560 + column * 64 + row * 64, 424 - row * 42, 60, 38, { fill: color, r: 3, opacity: 0.85 });
    }
  }
  pen.rect(540, 466, 420, 3, { fill: '#2b6a74' });
  mark(pen, 60, 70, 46);
  pen.text('Quaylane', 120, 72, { size: 36, font: 'bold', color: INK });
  pen.text('Ocean freight invoices, audited before they are paid', 60, 190, {
    w: 560,
    size: 38,
    font: 'bold',
    color: INK,
    lead: 0.08,
  });
  pen.text(
    'Software for importers that checks every demurrage and detention charge against carrier contracts and port events.',
    60,
    300,
    { w: 430, size: 16, color: SOFT },
  );
  pen.text('Series A  |  September 2026', 60, 420, { size: 14, font: 'bold', color: MINT });
  pen.text('Maren Oyelaran, CEO  |  maren@quaylane.example  |  Savannah, Georgia', 60, 444, {
    w: 460,
    size: 12,
    color: SOFT,
  });
}

/** @param {Pen} pen @param {number} page */
export function problem(pen, page) {
  frame(pen, page, 'Problem', 'Importers pay late-container fees that they do not owe');
  bigCard(
    pen,
    [48, 150, 276, 150],
    '1 in 4',
    'demurrage and detention invoices that we audit contains an error in the importer’s disfavor¹',
  );
  bigCard(
    pen,
    [342, 150, 276, 150],
    '$1.1M',
    'is what a customer of ours spent on these fees in the year before signing (median)²',
  );
  bigCard(
    pen,
    [636, 150, 276, 150],
    '11 days',
    'of back-and-forth by e-mail to dispute one invoice by hand; carriers allow 30 days³',
  );
  pen.text('Today the work is done in spreadsheets', 48, 324, { size: 17, font: 'bold', color: INK });
  pen.bullets(
    [
      'Free-time terms sit in contract PDFs that differ by carrier, port and season.',
      'Gate and vessel events sit in six or more portals that nobody has time to compare.',
      'So accounts payable settles the invoice, and the logistics team learns of it a month later.',
    ],
    48,
    354,
    { w: 840, size: 15, color: SOFT, markColor: MINT },
  );
  footnote(
    pen,
    '¹ Quaylane audit data, 61,400 invoices, January to August 2026.   ² Onboarding questionnaires of 84 customers.   ³ Time study with 12 customers, 2025.',
  );
}

/** @param {Pen} pen @param {number} page */
export function product(pen, page) {
  frame(pen, page, 'Product', 'It reads the contract, follows the box, drafts the dispute');
  const steps = [
    ['1', 'Read', 'Contract PDFs and tariffs become free-time rules; a person confirms each rule once.'],
    ['2', 'Follow', 'Events of every container arrive from 9 carrier interfaces and 31 terminals.'],
    ['3', 'Check', 'Each invoice line is recomputed from the events. 96% need no human touch.'],
    ['4', 'Dispute', 'The claim goes out with its evidence. 71% of disputes filed are won.'],
  ];
  steps.forEach(([number = '', name = '', words = ''], index) => {
    const y = 146 + index * 82;
    pen.circle(66, y + 20, 17, { fill: MINT });
    pen.text(number, 49, y + 11, { w: 34, size: 16, font: 'bold', color: BG, align: 'center' });
    pen.text(name, 100, y, { size: 16, font: 'bold', color: INK });
    pen.text(words, 100, y + 22, { w: 300, h: 50, size: 12.5, color: SOFT });
  });
  drawBrowser(
    pen,
    [440, 146, 472, 318],
    { bar: '#dfe6ee', page: '#ffffff', url: 'app.quaylane.example/invoices/7714', ink: '#5c6b7d' },
    screen,
  );
  pen.text('Live since March 2024. In daily use by 410 people at 84 importers.', 440, 478, {
    w: 472,
    size: 11,
    color: SOFT,
  });
}

/** @param {Pen} pen @param {[number, number, number, number]} box */
function screen(pen, [x, y, w] = [440, 170, 472, 294]) {
  pen.text('Invoice 7714', x + 18, y + 14, { size: 14, font: 'bold', color: '#15233a' });
  pen.rect(x + w - 118, y + 12, 100, 20, { fill: '#ffe9d6', r: 10 });
  pen.text('3 lines disputed', x + w - 118, y + 17, {
    w: 100,
    size: 9,
    font: 'bold',
    color: '#b45309',
    align: 'center',
  });
  drawTable(
    pen,
    x + 14,
    y + 44,
    [
      ['Container', 'Billed', 'Recomputed', 'Difference', 'OK'],
      ['NHVU 441902', '$2,310', '$2,310', '$0', true],
      ['NHVU 552871', '$4,620', '$1,980', '$2,640', false],
      ['BRXU 113370', '$1,540', '$0', '$1,540', false],
      ['BRXU 908114', '$990', '$990', '$0', true],
      ['TLMU 220457', '$3,300', '$2,200', '$1,100', false],
    ],
    {
      widths: [126, 82, 92, 92, 52],
      rowHeight: 27,
      size: 9.5,
      ink: '#2b3b52',
      headInk: '#6b7b90',
      rule: '#e4eaf1',
      head: '#f5f8fb',
    },
  );
  pen.rect(x + 14, y + 222, w - 28, 56, { fill: '#effaf7', r: 6 });
  pen.text('Draft claim: $5,280', x + 26, y + 231, { size: 12, font: 'bold', color: '#0f766e' });
  pen.text('Evidence attached: gate-out event, contract clause 8.2, terminal closure notice', x + 26, y + 250, {
    w: w - 60,
    size: 9.5,
    color: '#2b3b52',
  });
}

/** @param {Pen} pen @param {number} page */
export function whyNow(pen, page) {
  frame(pen, page, 'Why now', 'Wrong invoices can now be refused, and proved wrong');
  const cards = [
    [
      'May 2024',
      'The rule',
      'Since May 2024 a billing rule of the U.S. Federal Maritime Commission is in force: an invoice without the required fields need not be paid, and a dispute must be answered within 30 days.',
    ],
    [
      '2023 to 2025',
      'The data',
      'Nine carriers opened container events by interface. Before, events were read from web pages that changed every quarter.',
    ],
    [
      '2025',
      'The pressure',
      'Rerouting and port closures pushed detention days per container up 22% among our customers; finance chiefs now ask for a line by line check.',
    ],
  ];
  cards.forEach(([when = '', name = '', words = ''], index) => {
    const x = 48 + index * 294;
    pen.rect(x, 158, 276, 250, { fill: CARD, r: 10 });
    pen.text(when, x + 22, 178, { w: 232, size: 24, font: 'bold', color: MINT });
    pen.text(name, x + 22, 214, { size: 16, font: 'bold', color: INK });
    pen.text(words, x + 22, 242, { w: 232, h: 150, size: 13.5, color: SOFT, lead: 0.3 });
  });
  pen.text('For the first time the importer holds both the right and the evidence.', 48, 434, {
    size: 17,
    font: 'italic',
    color: INK,
  });
}

/** @param {Pen} pen @param {number} page */
export function market(pen, page) {
  frame(pen, page, 'Market', 'A $1.86B market, counted importer by importer');
  drawNestedCircles(pen, 220, 480, [
    { r: 168, color: '#1d3557', name: 'TAM', value: '$1.86B', ink: INK },
    { r: 112, color: '#23607a', name: 'SAM', value: '$555M', ink: INK },
    { r: 58, color: MINT, name: 'SOM', value: '$36M', ink: BG },
  ]);
  drawTable(
    pen,
    430,
    152,
    [
      ['', 'Importers', 'Contract value', 'Market'],
      ['TAM: U.S. and EU, over 500 containers a year', '62,000', '$30,000', '$1.86B'],
      ['SAM: mid-size importers in the U.S.', '18,500', '$30,000', '$555M'],
      ['SOM: customers planned for 2031', '1,200', '$30,000', '$36M'],
    ],
    { widths: [222, 80, 100, 80], rowHeight: 44, size: 12, ink: INK, headInk: SOFT, rule: RULE },
  );
  pen.rect(430, 346, 482, 116, { fill: CARD, r: 10 });
  pen.text('The market grows 14% a year', 452, 362, { size: 20, font: 'bold', color: BLUE });
  pen.text(
    'Spending on freight audit software in the U.S. and Europe, 2025 to 2030 (source: Portside Research, 2025).¹ We grow faster because most of our buyers replace a spreadsheet, not a product.',
    452,
    394,
    { w: 440, size: 12.5, color: SOFT },
  );
  footnote(
    pen,
    '¹ Portside Research, Freight Audit Outlook, 2025. Importer counts: customs filings 2025, our analysis. Contract value: our average.',
  );
}
