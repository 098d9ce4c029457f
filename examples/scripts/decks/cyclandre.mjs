// Cyclandre: a middling pre-seed deck in French (mobility) that exists as pictures only: six PNG slides, as exported from a design tool.
import { openPdfDeck } from '../kit/pdf-deck.mjs';
import { drawPages, encodePng } from '../kit/raster.mjs';

const SAND = '#f7f3ea';
const NIGHT = '#12263a';
const LIME = '#b8d430';
const TILE = '#1f7a8c';
const SOFT = '#51606e';

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {string} title */
function frame(pen, title) {
  pen.background(SAND);
  pen.rect(0, 0, 960, 110, { fill: NIGHT });
  pen.rect(0, 110, 960, 6, { fill: LIME });
  pen.text(title, 56, 36, { w: 848, h: 46, size: 36, font: 'bold', color: '#ffffff' });
}

/** A cargo bicycle. @param {Pen} pen */
function bicycle(pen, x = 0, y = 0, s = 1, ink = NIGHT) {
  const line = 7 * s;
  for (const at of [70, 330]) {
    pen.circle(x + at * s, y + 170 * s, 62 * s, { stroke: ink, line });
    pen.circle(x + at * s, y + 170 * s, 8 * s, { fill: ink });
  }
  pen.line(
    [
      [x + 70 * s, y + 170 * s],
      [x + 130 * s, y + 70 * s],
      [x + 180 * s, y + 170 * s],
      [x + 70 * s, y + 170 * s],
    ],
    { stroke: ink, line },
  );
  pen.line(
    [
      [x + 180 * s, y + 170 * s],
      [x + 270 * s, y + 170 * s],
      [x + 330 * s, y + 170 * s],
    ],
    { stroke: ink, line },
  );
  pen.line(
    [
      [x + 130 * s, y + 70 * s],
      [x + 122 * s, y + 48 * s],
    ],
    { stroke: ink, line },
  );
  pen.line(
    [
      [x + 104 * s, y + 46 * s],
      [x + 142 * s, y + 46 * s],
    ],
    { stroke: ink, line: 10 * s },
  );
  pen.line(
    [
      [x + 180 * s, y + 170 * s],
      [x + 208 * s, y + 40 * s],
      [x + 184 * s, y + 34 * s],
    ],
    { stroke: ink, line },
  );
  pen.rect(x + 224 * s, y + 66 * s, 150 * s, 92 * s, { fill: LIME, r: 6 * s });
  pen.rect(x + 224 * s, y + 66 * s, 150 * s, 20 * s, { fill: TILE, r: 4 * s });
}

/** @param {Pen} pen */
function cover(pen) {
  pen.background(NIGHT);
  pen.rect(0, 430, 960, 110, { fill: TILE });
  pen.rect(0, 424, 960, 8, { fill: LIME });
  bicycle(pen, 500, 196, 1, '#ffffff');
  pen.text('Cyclandre', 64, 110, { size: 70, font: 'bold', color: '#ffffff' });
  pen.text('Des vélos cargos en location pour les livraisons de centre-ville', 64, 206, {
    w: 400,
    size: 27,
    color: '#dfe9ec',
    lead: 0.25,
  });
  pen.text('Tour de pré-amorçage, juin 2026', 64, 468, { size: 24, font: 'bold', color: '#ffffff' });
}

/** @param {Pen} pen */
function problem(pen) {
  frame(pen, 'Le problème');
  pen.bullets(
    [
      'Onze villes françaises ferment leur centre aux camionnettes diesel.',
      'Un vélo cargo coûte 7 800 € : trop pour un artisan.',
      'Une panne immobilise la tournée pendant quatre jours.',
    ],
    64,
    160,
    { w: 830, size: 30, color: NIGHT, markColor: TILE, mark: 'square', gap: 28 },
  );
}

/** @param {Pen} pen */
function solution(pen) {
  frame(pen, 'La solution');
  bicycle(pen, 64, 190, 0.95);
  const steps = [
    ['Un abonnement', '189 € par mois, assurance comprise'],
    ['Un atelier mobile', 'réparation sur place en 24 heures'],
    ['Un suivi', 'kilomètres, charge et vol dans l’application'],
  ];
  steps.forEach(([name = '', words = ''], index) => {
    const y = 156 + index * 116;
    pen.rect(480, y, 424, 98, { fill: '#ffffff', r: 10 });
    pen.rect(480, y, 10, 98, { fill: LIME, r: 3 });
    pen.text(name, 510, y + 16, { size: 27, font: 'bold', color: NIGHT });
    pen.text(words, 510, y + 54, { w: 386, size: 20, color: SOFT });
  });
}

/** @param {Pen} pen */
function market(pen) {
  frame(pen, 'Marché et concurrence');
  const cells = [
    ['TAM', '1,4 Md €'],
    ['SAM', '260 M€'],
    ['SOM', '12 M€'],
  ];
  cells.forEach(([name = '', figure = ''], index) => {
    const x = 64 + index * 284;
    pen.rect(x, 150, 264, 140, { fill: [NIGHT, TILE, LIME][index] ?? NIGHT, r: 12 });
    const ink = index === 2 ? NIGHT : '#ffffff';
    pen.text(name, x + 22, 168, { size: 24, font: 'bold', color: ink });
    pen.text(figure, x + 22, 208, { size: 44, font: 'bold', color: ink });
  });
  pen.text('Location de véhicules légers aux professionnels en France, +8 % par an', 64, 304, {
    w: 840,
    size: 20,
    color: SOFT,
  });
  pen.bullets(
    [
      'Cargolib : vend ses vélos, ne les répare pas',
      'Roulandis : 15 M€ levés, grands comptes seulement',
      'La camionnette d’occasion',
    ],
    64,
    356,
    { w: 840, size: 26, color: NIGHT, markColor: TILE, mark: 'square', gap: 16 },
  );
}

/** @param {Pen} pen */
function traction(pen) {
  frame(pen, 'Où nous en sommes');
  const cells = [
    ['74', 'vélos loués à Rennes'],
    ['41', 'clients payants'],
    ['14 k€', 'de revenu mensuel'],
    ['96 %', 'de vélos en état de rouler'],
  ];
  cells.forEach(([figure = '', words = ''], index) => {
    const [x, y] = [64 + (index % 2) * 426, 150 + Math.floor(index / 2) * 176];
    pen.rect(x, y, 406, 156, { fill: '#ffffff', r: 12 });
    pen.text(figure, x + 28, y + 24, { size: 58, font: 'bold', color: TILE });
    pen.text(words, x + 28, y + 98, { size: 24, color: SOFT });
  });
}

/** @param {Pen} pen */
function ask(pen) {
  frame(pen, 'L’équipe et la levée');
  pen.text('Maëlle Guivarch', 64, 150, { size: 29, font: 'bold', color: NIGHT });
  pen.text('Fondatrice, dix ans de logistique urbaine', 64, 186, { w: 400, size: 21, color: SOFT });
  pen.text('Oumar Diatta', 64, 250, { size: 29, font: 'bold', color: NIGHT });
  pen.text('Directeur technique, ancien chef d’atelier', 64, 286, { w: 400, size: 21, color: SOFT });
  pen.rect(500, 146, 404, 330, { fill: NIGHT, r: 14 });
  pen.text('Nous levons 600 k€', 528, 172, { w: 360, size: 34, font: 'bold', color: LIME });
  pen.bullets(['60 % : 45 vélos de plus', '25 % : atelier de Nantes', '15 % : application'], 528, 240, {
    w: 352,
    size: 25,
    color: '#ffffff',
    markColor: LIME,
    gap: 18,
  });
  pen.text('18 mois pour atteindre 22 k€ de revenu mensuel', 528, 388, {
    w: 352,
    size: 21,
    color: '#dfe9ec',
    lead: 0.25,
  });
  pen.text('maelle@cyclandre.example', 64, 440, { size: 22, font: 'bold', color: TILE });
}

const pages = [cover, problem, solution, market, traction, ask];
const files = pages.map((_, index) => `cyclandre-images/slide-${String(index + 1).padStart(2, '0')}.png`);

export const cyclandre = {
  files,
  async build() {
    const deck = openPdfDeck({
      title: 'Cyclandre',
      author: 'Cyclandre',
      language: 'fr',
      created: new Date(Date.UTC(2026, 5, 15)),
    });
    for (const draw of pages) deck.slide(draw);
    return (await drawPages(await deck.bytes(), 1280)).map(encodePng);
  },
  truth: {
    id: 'cyclandre-images',
    company: 'Cyclandre',
    sector: 'mobility',
    language: 'fr',
    ask: { amount: 600_000, currency: 'EUR', page: 6, text: 'Nous levons 600 k€' },
    round: 'pre-seed',
    marketSize: {
      text: 'TAM 1,4 Md €',
      value: 1_400_000_000,
      currency: 'EUR',
      page: 4,
      alternatives: [
        { text: 'SAM 260 M€', value: 260_000_000, page: 4 },
        { text: 'SOM 12 M€', value: 12_000_000, page: 4 },
      ],
    },
    arr: null,
    growthRate: null,
    burnRate: null,
    users: { text: '41 clients payants', page: 5 },
    teamMembers: ['Maëlle Guivarch', 'Oumar Diatta'],
    competitors: ['Cargolib', 'Roulandis'],
    businessModel: 'Location de vélos cargos à 189 € par mois',
    hasSlide: {
      problem: true,
      solution: true,
      product: true,
      market: true,
      businessModel: true,
      traction: true,
      team: true,
      competition: true,
      financials: false,
      ask: true,
    },
    kind: 'investor-deck',
    notes:
      'Middling, pictures only. 14 k€ a month is the revenue (MRR), no ARR said: 74 bicycles × 189 € = 13 986 €. Traps: market growth 8 %, competitor raised 15 M€.',
  },
};
