// Rackhaven: business model, competition, team, financials, the round.
import { FONT, STEEL, ORANGE, SOFT, addSlide, addCard, addBullets, tableRows } from './look.mjs';

/** @typedef {import('./look.mjs').Deck} Deck */

/** @param {Deck} deck */
export function addModel(deck) {
  const slide = addSlide(
    deck,
    'We earn 12% of each sale and keep 58% after costs',
    'The lifetime is measured on the 2024 cohort only.',
  );
  slide.addTable(
    tableRows([
      ['Per buyer', 'Figure', 'From'],
      ['Contribution a year', '$581', '$1.15M × 58% ÷ 1,150'],
      ['Lifetime', '2.2 years', 'cohort of 2024'],
      ['Lifetime value', '$1,278', '$581 × 2.2'],
      ['Acquisition cost', '$310', 'marketing and sales pay ÷ new buyers'],
      ['LTV / CAC', '4.1x', '$1,278 ÷ $310'],
    ]),
    {
      x: 0.6,
      y: 1.6,
      w: 8.2,
      colW: [2.6, 1.8, 3.8],
      rowH: 0.52,
      fontFace: FONT,
      fontSize: 14,
      border: { type: 'solid', pt: 0.5, color: 'D5DDE4' },
    },
  );
  addBullets(
    slide,
    ['Seller pays 8%, buyer pays 4%', 'Freight and dismantling at cost', 'Costs: inspection, escrow, cards'],
    { x: 9.1, y: 1.6, w: 3.7, h: 2.6, size: 16 },
  );
  addBullets(slide, ['Channels: rack installers 46%, search 31%, liquidators 23% of GMV'], {
    x: 0.6,
    y: 5.2,
    w: 12,
    h: 0.8,
    size: 17,
  });
}

/** @param {Deck} deck */
export function addCompetition(deck) {
  const slide = addSlide(
    deck,
    'Dealers own the stock; we own the price and the proof',
    'Steelyard does forklifts better than we do.',
  );
  slide.addTable(
    tableRows([
      ['', 'Rackhaven', 'Steelyard Exchange', 'Bidgable', 'Local dealers'],
      ['Load certificate', '✓', '✗', '✗', '✓'],
      ['Price range from real sales', '✓', '✓', '✗', '✗'],
      ['Freight and dismantling', '✓', '✗', '✗', '✓'],
      ['Escrow', '✓', '✓', '✓', '✗'],
      ['Forklifts with warranty', '✗', '✓', '✗', '✓'],
      ['Seller fee', '8%', '10%', '15%', 'buys at half price'],
    ]),
    {
      x: 0.6,
      y: 1.6,
      w: 12.1,
      colW: [3.7, 2.1, 2.3, 1.9, 2.1],
      rowH: 0.5,
      fontFace: FONT,
      fontSize: 14,
      border: { type: 'solid', pt: 0.5, color: 'D5DDE4' },
    },
  );
  slide.addText('Steelyard Exchange raised $30M in 2025. It lists machines only and leaves moving them to the buyer.', {
    x: 0.6,
    y: 5.5,
    w: 12,
    h: 0.7,
    fontFace: FONT,
    fontSize: 16,
    color: STEEL,
  });
}

/** @param {Deck} deck */
export function addTeam(deck) {
  const slide = addSlide(
    deck,
    'A liquidator, a marketplace engineer and a rack inspector',
    'The three founders knew each other from Tarrow & Pike.',
  );
  const people = [
    [
      'JA',
      'Jocelyn Abara',
      'Co-founder, CEO',
      'Nine years in warehouse liquidation at Tarrow & Pike; closed 210 sites',
    ],
    [
      'MT',
      'Marcus Thiele',
      'Co-founder, CTO',
      'Built pricing at Gearbarn, a marketplace for farm machines, to $80M GMV',
    ],
    ['HL', 'Hana Lindqvist', 'Co-founder, inspections', 'Structural engineer; wrote load tables for a rack maker'],
  ];
  people.forEach(([initials = '', name = '', role = '', words = ''], index) => {
    const x = 0.6 + index * 4.1;
    slide.addShape('ellipse', { x: x + 1.25, y: 1.6, w: 1.4, h: 1.4, fill: { color: index === 1 ? STEEL : ORANGE } });
    slide.addText(initials, {
      x: x + 1.25,
      y: 1.6,
      w: 1.4,
      h: 1.4,
      fontFace: FONT,
      fontSize: 30,
      bold: true,
      color: 'FFFFFF',
      align: 'center',
      valign: 'middle',
    });
    slide.addText(name, {
      x,
      y: 3.1,
      w: 3.9,
      h: 0.45,
      fontFace: FONT,
      fontSize: 20,
      bold: true,
      color: STEEL,
      align: 'center',
    });
    slide.addText(role, {
      x,
      y: 3.5,
      w: 3.9,
      h: 0.4,
      fontFace: FONT,
      fontSize: 15,
      bold: true,
      color: ORANGE,
      align: 'center',
    });
    slide.addText(words, {
      x: x + 0.2,
      y: 3.9,
      w: 3.5,
      h: 1.0,
      fontFace: FONT,
      fontSize: 14,
      color: SOFT,
      align: 'center',
      valign: 'top',
    });
  });
  slide.addText(
    '16 people in Columbus; the three founders full time since 2024. Advisor: Rosalind Okafor, former head of operations of a grocery chain with 40 warehouses.',
    { x: 0.6, y: 5.4, w: 12, h: 0.8, fontFace: FONT, fontSize: 16, color: STEEL },
  );
}

/** @param {Deck} deck */
export function addFinancials(deck) {
  const slide = addSlide(deck, 'Plan to 2028', 'Plan assumes nine new states a year.');
  slide.addTable(
    tableRows([
      ['Million USD', '2025 actual', '2026 forecast', '2027 forecast', '2028 forecast'],
      ['GMV', '5.1', '11.6', '24', '46'],
      ['Revenue', '0.61', '1.4', '2.9', '5.5'],
      ['Operating cost', '1.3', '1.9', '4.1', '5.6'],
    ]),
    {
      x: 0.6,
      y: 1.6,
      w: 7.4,
      colW: [1.8, 1.4, 1.4, 1.4, 1.4],
      rowH: 0.5,
      fontFace: FONT,
      fontSize: 13,
      border: { type: 'solid', pt: 0.5, color: 'D5DDE4' },
    },
  );
  slide.addChart(
    'line',
    [
      { name: 'Revenue, million USD', labels: ['2025', '2026', '2027', '2028'], values: [0.61, 1.4, 2.9, 5.5] },
      { name: 'Operating cost, million USD', labels: ['2025', '2026', '2027', '2028'], values: [1.3, 1.9, 4.1, 5.6] },
    ],
    {
      x: 8.3,
      y: 1.5,
      w: 4.5,
      h: 3.6,
      chartColors: [ORANGE, STEEL],
      showLegend: true,
      legendPos: 'b',
      legendFontFace: FONT,
      legendFontSize: 10,
      catAxisLabelFontSize: 10,
      valAxisLabelFontSize: 10,
      altText: 'Lines of revenue and operating cost from 2025 to 2028',
    },
  );
  addCard(slide, 0.6, 4.0, 3.6, '$85k a month', 'net burn, average of the last three months');
  addCard(slide, 4.4, 4.0, 3.6, '7 months', 'of runway today');
  addBullets(
    slide,
    [
      'Risk: freight prices. Each 10% costs 3 points of contribution; we quote freight for 14 days only.',
      'Risk: one inspection partner does 41% of visits; two more are being certified.',
    ],
    { x: 0.6, y: 5.65, w: 12.1, h: 1.05, size: 14 },
  );
}

/** @param {Deck} deck */
export function addAsk(deck) {
  const slide = addSlide(deck, 'We are raising a $4M seed round', 'Terms are on the slide; no side letters.');
  slide.addChart(
    'doughnut',
    [
      {
        name: 'Use of funds',
        labels: ['Inspection network 40%', 'Product 30%', 'Marketing 20%', 'General 10%'],
        values: [40, 30, 20, 10],
      },
    ],
    {
      x: 0.6,
      y: 1.5,
      w: 6,
      h: 4.9,
      holeSize: 55,
      chartColors: [ORANGE, STEEL, '7C8FA1', 'FFC078'],
      showLegend: true,
      legendPos: 'r',
      legendFontFace: FONT,
      legendFontSize: 13,
      showPercent: true,
      dataLabelColor: 'FFFFFF',
      altText: 'Ring of the use of funds',
    },
  );
  addCard(slide, 7, 1.5, 2.75, '$12M', 'pre-money valuation');
  addCard(slide, 9.95, 1.5, 2.75, '$16M', 'post-money; 25% for new money');
  addBullets(
    slide,
    [
      '$1.3M committed by Millrace Ventures and two angels',
      '24 months of runway at $190k a month',
      '23 states and $24M GMV in 2027',
    ],
    { x: 7, y: 3.4, w: 5.8, h: 2.6, size: 18 },
  );
  slide.addText('jocelyn@rackhaven.example', {
    x: 7,
    y: 6.1,
    w: 5.7,
    h: 0.4,
    fontFace: FONT,
    fontSize: 16,
    bold: true,
    color: ORANGE,
    hyperlink: { url: 'mailto:jocelyn@rackhaven.example' },
  });
}
