// Rackhaven: cover, problem, solution, market, traction.
import { FONT, STEEL, ORANGE, SOFT, addSlide, addCard, addBullets, addSource, tableRows } from './look.mjs';

/** @typedef {import('./look.mjs').Deck} Deck */

/** @param {Deck} deck @param {string} rackPicture */
export function addCover(deck, rackPicture) {
  const slide = deck.addSlide();
  slide.background = { color: STEEL };
  slide.addImage({
    data: rackPicture,
    x: 6.4,
    y: 0,
    w: 13.333,
    h: 7.5,
    sizing: { type: 'crop', x: 0.4, y: 0, w: 6.933, h: 7.5 },
    altText: 'Drawing of pallet racks with boxes',
  });
  slide.addText('Rackhaven', {
    x: 0.7,
    y: 2.1,
    w: 5.5,
    h: 1,
    fontFace: FONT,
    fontSize: 54,
    bold: true,
    color: 'FFFFFF',
  });
  slide.addText('The marketplace for used warehouse equipment', {
    x: 0.7,
    y: 3.1,
    w: 5.3,
    h: 1,
    fontFace: FONT,
    fontSize: 24,
    color: 'DCE4EA',
  });
  slide.addText('Seed round, October 2026', {
    x: 0.7,
    y: 5.6,
    w: 5.3,
    h: 0.4,
    fontFace: FONT,
    fontSize: 16,
    bold: true,
    color: 'FFA94D',
  });
  slide.addText('Jocelyn Abara, CEO | jocelyn@rackhaven.example | Columbus, Ohio', {
    x: 0.7,
    y: 6.0,
    w: 5.5,
    h: 0.5,
    fontFace: FONT,
    fontSize: 12,
    color: 'DCE4EA',
  });
  slide.addNotes('Open with the story of the grocery chain that paid to have 900 racks scrapped.');
}

/** @param {Deck} deck */
export function addProblem(deck) {
  const slide = addSlide(
    deck,
    'Good racks are scrapped while buyers wait for months',
    'The scrap figure comes from the sellers themselves, before they joined.',
  );
  addCard(slide, 0.6, 1.6, 3.9, '$0.11 per pound', 'is what a closing warehouse gets for its racks as scrap');
  addCard(slide, 4.7, 1.6, 3.9, '19 weeks', 'is the usual wait for new racking in 2026');
  addCard(slide, 8.8, 1.6, 3.9, '6 phone calls', 'to dealers before a buyer gets one comparable quote');
  addBullets(
    slide,
    [
      'Nobody vouches for load ratings, so insurers refuse used racks.',
      'Taking down, trucking and putting up cost more than the steel.',
      'Dealers know both prices and tell neither side.',
    ],
    { x: 0.6, y: 3.6, w: 12, h: 2.6, size: 20 },
  );
  addSource(slide, 'Sources: interviews with 86 warehouse managers, 2025; quotes from nine rack makers, June 2026.');
}

/** @param {Deck} deck @param {string} listingPicture */
export function addSolution(deck, listingPicture) {
  const slide = addSlide(
    deck,
    'We inspect, price and move the equipment',
    'Demo video is on the next slide in the long version.',
  );
  slide.addImage({
    data: listingPicture,
    x: 6.2,
    y: 1.6,
    w: 6.5,
    h: 3.656,
    altText: 'Screen of the marketplace with three offers',
  });
  addBullets(
    slide,
    [
      'Inspection: a certified partner checks and photographs every lot; we issue the load certificate.',
      'Price: our index of 14,000 past sales gives both sides a fair range.',
      'Move: dismantling and freight are booked in the same order.',
      'Guarantee: money stays in escrow until the buyer accepts.',
    ],
    { x: 0.6, y: 1.6, w: 5.3, h: 4.8, size: 17 },
  );
  addSource(slide, 'Live since February 2024 in 14 U.S. states.');
}

/** @param {Deck} deck */
export function addMarket(deck) {
  const slide = addSlide(
    deck,
    'A $624M commission market inside $5.2B of trade',
    'The $5.2B is trade volume, not our revenue market. Say so before they ask.',
  );
  slide.addTable(
    tableRows([
      ['', 'Used equipment traded', 'Commission at 12%'],
      ['TAM: North America', '$5.2B', '$624M'],
      ['SAM: racks and conveyors, U.S.', '$1.5B', '$180M'],
      ['SOM: 14 states, five years', '$117M', '$14M'],
    ]),
    {
      x: 0.6,
      y: 1.7,
      w: 7.4,
      colW: [3.4, 2, 2],
      rowH: 0.55,
      fontFace: FONT,
      fontSize: 15,
      border: { type: 'solid', pt: 0.5, color: 'D5DDE4' },
    },
  );
  addCard(slide, 8.5, 1.7, 4.2, '7% a year', 'growth of used equipment trade to 2030, Freightline Institute 2026');
  addBullets(
    slide,
    [
      'Why now: 2026 safety code asks for a written load certificate on every used rack.',
      'Leases signed in 2021 end now; 9% of warehouse space changes hands each year.',
    ],
    { x: 0.6, y: 4.4, w: 12, h: 1.9 },
  );
  addSource(slide, 'Trade: Freightline Institute, Secondary Equipment Report, 2026; states: our analysis.');
}

/** @param {Deck} deck */
export function addTraction(deck) {
  const slide = addSlide(
    deck,
    '$9.6M of goods sold in twelve months, $1.15M revenue',
    'Largest seller is 9% of GMV. Cash at the end of September: $590k.',
  );
  slide.addChart(
    'bar',
    [
      {
        name: 'GMV, million USD',
        labels: ['Q4 24', 'Q1 25', 'Q2 25', 'Q3 25', 'Q4 25', 'Q1 26', 'Q2 26', 'Q3 26'],
        values: [0.8, 0.9, 1.1, 1.4, 1.7, 2.1, 2.6, 3.2],
      },
    ],
    {
      x: 0.6,
      y: 1.5,
      w: 7.6,
      h: 4.9,
      chartColors: [ORANGE],
      showTitle: true,
      title: 'GMV by quarter, million USD',
      titleFontFace: FONT,
      titleFontSize: 13,
      titleColor: SOFT,
      showValue: true,
      dataLabelFormatCode: '0.0',
      dataLabelFontSize: 11,
      catAxisLabelFontFace: FONT,
      catAxisLabelFontSize: 11,
      valAxisLabelFontFace: FONT,
      valAxisLabelFontSize: 11,
      valAxisLabelFormatCode: '0.0',
      valGridLine: { color: 'E3E8ED', size: 0.5 },
      altText: 'Columns of goods sold by quarter, from 0.8 to 3.2 million dollars',
    },
  );
  addCard(slide, 8.6, 1.5, 4.1, '$1.15M revenue', '12% take rate on $9.6M GMV, up 129% on the year before');
  addCard(slide, 8.6, 3.15, 4.1, '1,150 buyers', 'active in 12 months; 44% bought again');
  addCard(slide, 8.6, 4.8, 4.1, '640 sellers', '1,200 orders of $8,000 on average');
  addSource(slide, 'October 2025 to September 2026, unaudited. GMV is the price of goods; revenue is our commission.');
}
